"""Undo gives every position back exactly; chance hangs on the seed, the ply and the move, and on nothing else."""

import hashlib
import hmac
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given

import lanai
from lanai.engine.match import ply_words
from shared.tables import (
    KNOWN,
    SHARES,
    Side,
    Table,
    bytes_of,
    copy_of,
    decision,
    every_table,
    everything,
    examples,
    fields,
    moment,
    played,
    some,
    state_of,
)


def words_of(seed: str, ply: int, move: int) -> list[int]:
    """The random words of a ply, by the letter of the design: HMAC-SHA256(seed, ply ‖ move)."""
    text = ply.to_bytes(8, "big") + move.to_bytes(8, "big", signed=True)
    digest = hmac.digest(seed.encode(), text, hashlib.sha256)
    return [int.from_bytes(digest[i:i + 4], "big") for i in range(0, 16, 4)]


def free_to_take_back(matches: tuple[lanai.Match, ...], seat: int) -> int:
    """How many plies back to the last thing revealed or another seat's decision, read off the events."""
    events = matches[0].game.events
    kinds = {name for name, revealing in zip(events.names, events.revealing, strict=True) if revealing}
    count = 0
    for before, after in zip(matches[-2::-1], matches[:0:-1], strict=True):
        told = {event.kind for event in after.events_for(-1, since=after.ply)}
        if before.seat != seat or told & kinds:
            break
        count += 1
    return count


@every_table
@given(seed=KNOWN)
@examples(3)
def test_undo_goes_back_through_every_position_to_the_first(table: Table, seed: int) -> None:
    matches = played(table, seed)
    match = matches[-1].fork()
    for past in matches[-2::-1]:
        match.undo()
        assert bytes_of(match) == bytes_of(past)
        assert (match.ply, match.seat, match.history) == (past.ply, past.seat, past.history)
    assert everything(match) == everything(matches[0])
    with pytest.raises(lanai.NothingToUndo):
        match.undo()
    assert everything(match) == everything(matches[0])


@every_table
@given(seed=KNOWN)
@examples(3)
def test_free_undo_goes_back_to_what_was_revealed_or_to_another_seat(table: Table, seed: int) -> None:
    matches = played(table, seed)
    for ply, match in enumerate(matches):
        for seat in range(table.players):
            assert match.undoable(seat) == free_to_take_back(matches[:ply + 1], seat), f"ply {ply}, seat {seat}"


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(3)
def test_the_same_move_after_undo_has_the_same_result(table: Table, seed: int, share: int) -> None:
    match = decision(table, seed, share)
    before = everything(match)
    for move in some(match.moves(), 12):
        match.play(move)
        after = everything(match)
        match.undo()
        assert everything(match) == before
        match.play(move.text)
        assert everything(match) == after
        match.undo()


def rerun(side: Side, state: Any, move: int, words: list[int]) -> tuple[bytes, list[list[int]]]:
    """A move on a copy with the words given."""
    state = copy_of(state)
    rows, _ = side.run(state, move, np.array(words, np.int64))
    return state.tobytes(), rows


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(3)
def test_a_match_draws_from_seed_ply_and_move(table: Table, seed: int, share: int) -> None:
    side, match = Side(table.game), decision(table, seed, share)
    state = state_of(match)
    for move in some([move.id for move in match.moves()], 12):
        match.play(move)
        after, rows = rerun(side, state, move, words_of(match.seed, match.ply, move))
        assert bytes_of(match) == after
        assert [list(row) for row in match.history[-1].rows] == rows
        match.undo()


@every_table
def test_setup_draws_from_the_seed_alone(table: Table) -> None:
    for first in (None, 0, table.players - 1):
        match, side = table.game.match(table.players, table.variant, first, seed="veranda"), Side(table.game)
        state = side.blank(table, first)
        side.run(state, None, np.array(words_of("veranda", 0, -1), np.int64))
        assert fields(table.game, state_of(match)) == fields(table.game, state)


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(3)
def test_other_moves_and_other_plies_draw_other_words(table: Table, seed: int, share: int) -> None:
    """So that an undone choice tells nothing about another one."""
    match = moment(table, seed, share)
    moves = some(range(-1, len(table.game.moves)), 200)
    drawn = {tuple(ply_words(match.seed, ply, move)) for move in moves for ply in range(match.ply, match.ply + 3)}
    assert len(drawn) == 3 * len(moves)
    move = random.Random(seed).choice(moves)
    assert list(ply_words(match.seed, match.ply, move)) == words_of(match.seed, match.ply, move)
    assert list(ply_words(match.seed + "0", match.ply, move)) != words_of(match.seed, match.ply, move)
