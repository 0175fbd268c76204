"""A copy of a match shares nothing with it that can change, nor does anything a match hands out."""

import copy
import hashlib
import random
from typing import Any

import msgspec
from hypothesis import given

import lanai
from shared.tables import KNOWN, SHARES, Table, bytes_of, decision, every_table, everything, examples, play_on, some

LOOKED_AT = 20   # past positions of a long game that are looked at after every move; at the end it is all


def digest(match: lanai.Match) -> bytes:
    """Position and history; quick, so that every past position can be hashed again after every move."""
    past = b"".join(ply.before for ply in match.history)
    return hashlib.sha256(past + bytes_of(match) + repr(match.scores).encode()).digest()


@every_table
@given(seed=KNOWN)
@examples(2)
def test_no_past_position_changes_however_the_game_goes_on(table: Table, seed: int) -> None:
    match, chance = table.match(seed), random.Random(seed)
    past: list[tuple[lanai.Match, bytes]] = []
    while not match.over:
        fork = match.fork()
        kept, played = (match, fork) if chance.random() < 0.5 else (fork, match)   # either may go on
        past.append((kept, digest(kept)))
        play_on(played, chance)
        match = played
        assert all(digest(old) == was for old, was in some(past, LOOKED_AT, match.ply))
    assert all(digest(old) == was for old, was in past)


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(4)
def test_two_forks_go_their_ways(table: Table, seed: int, share: int) -> None:
    match = decision(table, seed, share)
    before = everything(match)
    left, right = match.fork(), match.fork()
    assert everything(left) == everything(right) == before
    play_on(left, random.Random(seed))
    after = everything(left)
    assert everything(match) == everything(right) == before
    if right.ply:
        right.undo()
    assert everything(match) == before
    assert everything(left) == after
    left.undo()
    assert everything(left) == before


def spoil(data: Any) -> None:
    """Change every container inside, as a careless caller might."""
    if isinstance(data, dict):
        for value in data.values():
            spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.append("spoilt")


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(3)
def test_changing_what_a_match_hands_out_changes_no_match(table: Table, seed: int, share: int) -> None:
    match = decision(table, seed, share)
    before = copy.deepcopy(everything(match))
    spoil(match.position())
    spoil(match.scores)
    spoil(match.ranking)
    spoil([move.args for move in match.moves()])
    spoil([event.args for event in match.events])
    spoil(msgspec.to_builtins(match.view(0)))
    spoil(match.moves())
    spoil(match.events)
    assert everything(match) == before
    assert match.record().match().position() == match.position()


@every_table
def test_changing_the_data_a_match_was_made_from_changes_no_match(table: Table) -> None:
    position = decision(table, 5, 40).position()
    match = table.game.match(table.players, table.variant, seed=5, position=position)
    before, record = copy.deepcopy(everything(match)), match.record().dump()
    spoil(position)
    assert everything(match) == before
    assert match.record().dump() == record


@every_table
def test_changing_a_record_changes_no_match(table: Table) -> None:
    position = decision(table, 5, 40).position()
    match = table.game.match(table.players, table.variant, seed=5, position=position)
    play_on(match, random.Random(5))
    record = match.record().dump()
    spoil(match.record().moves)
    spoil(match.record().position)
    assert match.record().dump() == record
