"""A saved game gives the same game back, and a changed one is refused at the first ply that does not fit."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given

import lanai
from shared.tables import (
    KNOWN,
    SHARES,
    Table,
    at_ply,
    bytes_of,
    decision,
    ended,
    every_table,
    examples,
    moment,
    play_on,
    played,
)

TAMPERED = 4      # plies of a game at which a record is changed


def again(match: lanai.Match) -> lanai.Match:
    """Saved, read and replayed."""
    return lanai.Record.load(match.record().dump()).match()


def changed(match: lanai.Match, **values: Any) -> lanai.Record:
    """The record of a match with some fields changed, through its text."""
    data = msgspec.json.decode(match.record().dump())
    return lanai.Record.load(msgspec.json.encode(data | values))


def refused_at(record: lanai.Record) -> int | None:
    with pytest.raises(lanai.BadRecord) as caught:
        record.match()
    return caught.value.ply


def first_misfit(table: Table, match: lanai.Match, moves: list[str], seed: str) -> int | None:
    """The first ply at which this seed and these moves lead away from the match; None if they do not."""
    positions = [*(ply.before for ply in match.history), bytes_of(match)]
    other = table.game.match(table.players, table.variant, match.options["first"], seed)
    for ply in range(len(positions)):
        if ply > len(moves):
            return ply   # a move is missing
        try:
            if ply > 0:
                other.play(moves[ply - 1])
        except lanai.IllegalMove:
            return ply
        if bytes_of(other) != positions[ply] or (ply and other.history[-1].move != match.history[ply - 1].move):
            return ply
    return None


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(4)
def test_a_record_gives_the_same_game_back(table: Table, seed: int, share: int) -> None:
    for match in (moment(table, seed, share), ended(table, seed)):
        other = again(match)
        assert bytes_of(other) == bytes_of(match)
        assert other.history == match.history
        assert other.events == match.events
        assert (other.scores, other.ranking, other.options, other.seed) == (
            match.scores, match.ranking, match.options, match.seed)
        assert other.record().dump() == match.record().dump()


@every_table
def test_a_record_of_a_match_from_a_position_gives_it_back(table: Table) -> None:
    position = decision(table, 11, 50).position()
    match = table.game.match(table.players, table.variant, seed=4, position=position)
    for _ in range(3):
        if not match.over:
            play_on(match, random.Random(4))
    other = again(match)
    assert bytes_of(other) == bytes_of(match)
    assert other.events == match.events


@every_table
def test_a_running_game_goes_on_from_its_record_as_it_would_have(table: Table) -> None:
    match = decision(table, 12, 60)
    other = again(match)
    while not match.over:
        move = match.moves()[-1].text
        match.play(move)
        other.play(move)
    assert bytes_of(other) == bytes_of(match)
    assert other.events == match.events


@every_table
def test_a_secret_record_has_no_seed_until_the_end(table: Table) -> None:
    running, over = decision(table, 13, 30), ended(table, 13)
    secret = running.record(secret=True)
    assert secret.seed is None
    assert '"seed"' not in secret.dump()
    assert secret.checks == ""   # made from all that lies hidden
    with pytest.raises(lanai.BadRecord):
        lanai.Record.load(secret.dump()).match()
    assert over.record(secret=True).seed == over.seed


@every_table
@given(seed=KNOWN)
@examples(2)
def test_a_record_with_another_legal_move_is_refused_at_that_ply(table: Table, seed: int) -> None:
    matches, chance = played(table, seed), random.Random(seed)
    moves = matches[-1].record().moves
    choices = [match for match in matches[:-1] if len(match.moves()) > 1]
    for match in chance.sample(choices, TAMPERED):
        others = [move.text for move in match.moves() if move.text != moves[match.ply]]
        forged = [*moves[:match.ply], chance.choice(others), *moves[match.ply + 1:]]
        assert refused_at(changed(matches[-1], moves=forged)) == match.ply + 1


@every_table
@given(seed=KNOWN)
@examples(2)
def test_a_record_with_a_move_dropped_is_refused_at_that_ply(table: Table, seed: int) -> None:
    match, chance = ended(table, seed), random.Random(seed)
    moves = match.record().moves
    for ply in [*chance.sample(range(1, len(moves)), TAMPERED), len(moves)]:
        forged = [*moves[:ply - 1], *moves[ply:]]
        misfit = first_misfit(table, match, forged, match.seed)
        assert misfit is not None
        assert refused_at(changed(match, moves=forged)) == misfit


@every_table
@given(seed=KNOWN)
@examples(2)
def test_a_record_with_a_move_too_many_is_refused(table: Table, seed: int) -> None:
    match = decision(table, seed, 50)
    extra = [*match.record().moves, match.moves()[0].text]
    assert refused_at(changed(match, moves=extra)) == match.ply + 1
    over = ended(table, seed)
    assert refused_at(changed(over, moves=[*over.record().moves, over.record().moves[-1]])) == over.ply + 1


@every_table
@given(seed=KNOWN)
@examples(2)
def test_a_record_with_another_seed_is_refused_where_chance_first_differs(table: Table, seed: int) -> None:
    match = ended(table, seed)
    other = f"{match.seed}0"
    misfit = first_misfit(table, match, match.record().moves, other)
    if misfit is not None:   # None: nothing at all was left to chance
        assert refused_at(changed(match, seed=other)) == misfit


@every_table
@given(seed=KNOWN)
@examples(2)
def test_a_record_with_other_checks_is_refused_at_that_ply(table: Table, seed: int) -> None:
    match, chance = ended(table, seed), random.Random(seed)
    checks = match.record().checks
    letters = len(checks) // (match.ply + 1)
    for ply in [0, *chance.sample(range(1, match.ply), TAMPERED), match.ply]:
        at = letters * ply + chance.randrange(letters)
        letter = next(c for c in "0123456789abcdef" if c != checks[at])
        assert refused_at(changed(match, checks=checks[:at] + letter + checks[at + 1:])) == ply
    for wrong in ("", checks[:-letters], checks[:-1], checks + checks[:letters], checks[::-1]):
        refused_at(changed(match, checks=wrong))


@every_table
@given(seed=KNOWN)
@examples(2)
def test_a_record_with_another_result_is_refused_at_the_end(table: Table, seed: int) -> None:
    match = ended(table, seed)
    scores, ranking = match.scores, match.ranking
    assert refused_at(changed(match, scores=[scores[0] + 1, *scores[1:]])) == match.ply
    assert refused_at(changed(match, scores=scores[:-1])) == match.ply
    assert refused_at(changed(match, ranking=[ranking[0] + 1, *ranking[1:]])) == match.ply


@every_table
def test_a_record_of_a_running_game_cannot_claim_a_result(table: Table) -> None:
    """Nor can a finished one be cut short and keep its own."""
    match = decision(table, 14, 50)
    assert refused_at(changed(match, scores=match.scores)) == match.ply
    assert refused_at(changed(match, ranking=match.ranking)) == match.ply


@every_table
def test_a_record_of_another_table_is_refused(table: Table) -> None:
    match = ended(table, 15)
    first = (at_ply(table, 15, 0).position()["first"] + 1) % table.players   # not the one who began
    variants = [v for v, counts in table.game.variants.items() if v != table.variant and table.players in counts]
    counts = [n for n in table.game.variants[table.variant] if n != table.players]
    for wrong in ({"first": first}, {"rules": 99}, {"game": "no such game"}, {"players": 99}, {"variant": "none"},
                  *({"variant": variant} for variant in variants), *({"players": count} for count in counts)):
        refused_at(changed(match, **wrong))
