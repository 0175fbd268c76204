"""A position and its readable JSON are the same thing."""

import random

import msgspec
import pytest
from hypothesis import given

import lanai
from shared.damage import damaged, words_of
from shared.tables import (
    KNOWN,
    SHARES,
    Side,
    Table,
    bytes_of,
    every_table,
    examples,
    fields,
    moment,
    pick,
    played,
    seat_of,
    shown_to,
    some,
    state_of,
    words,
)

DAMAGED = 12          # positions made from one game
TABLE = ("players", "variant")   # not to be damaged: another table is always refused
KNOWING = 60          # others of the same game that tell what could stand where


def through_json(match: lanai.Match) -> dict:
    """The position as another program would read it."""
    return msgspec.json.decode(msgspec.json.encode(match.position()))


@every_table
@given(seed=KNOWN)
@examples(2)
def test_every_position_comes_back_from_json_byte_by_byte(table: Table, seed: int) -> None:
    for match in played(table, seed):
        again = table.game.match(table.players, table.variant, seed=seed + 1, position=through_json(match))
        assert fields(table.game, state_of(again)) == fields(table.game, state_of(match)), f"ply {match.ply}"
        assert bytes_of(again) == bytes_of(match)
        assert again.position() == match.position()


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(4)
def test_a_position_with_a_part_left_out_is_sound_or_refused(table: Table, seed: int, share: int) -> None:
    """What is not named is as after setup; together with what is named that may be impossible."""
    whole = through_json(moment(table, seed, share))
    for name in whole:
        for part in ({name: whole[name]}, {other: whole[other] for other in whole if other != name}):
            try:
                match = table.game.match(table.players, table.variant, seed=seed, position=part)
            except lanai.BadPosition:
                continue
            assert Side(table.game).check(state_of(match)) == 0
            assert match.over or match.moves()


@every_table
def test_the_position_after_setup_may_be_left_out_altogether(table: Table) -> None:
    plain = table.game.match(table.players, table.variant, 0, seed=3)
    assert bytes_of(table.game.match(table.players, table.variant, 0, seed=3, position={})) == bytes_of(plain)


@every_table
def test_a_position_with_an_unknown_part_or_of_another_table_is_refused(table: Table) -> None:
    for wrong in ({"no such field": 1}, {"players": table.players + 1}, {"variant": "no such variant"},
                  {"seat": table.players}, {"seat": "0"}, {"first": -2}):
        with pytest.raises(lanai.BadPosition) as caught:
            table.game.match(table.players, table.variant, seed=3, position=wrong)
        assert caught.value.field in wrong


@every_table
@given(seed=KNOWN)
@examples(1)
def test_a_damaged_position_is_refused_or_can_be_played_to_the_end(table: Table, seed: int) -> None:
    chance, matches = random.Random(seed), played(table, seed)
    known = words_of(match.position() for match in some(matches, KNOWING))
    for _ in range(DAMAGED):
        whole = through_json(chance.choice(matches))
        wrong = damaged({name: whole[name] for name in whole if name not in TABLE}, known, chance)
        try:
            match = table.game.match(table.players, table.variant, seed=seed, position=wrong)
        except lanai.BadPosition as error:
            assert error.field
            continue
        assert_playable(table, match, chance)


def assert_playable(table: Table, match: lanai.Match, chance: random.Random) -> None:
    side, state = Side(table.game), state_of(match)
    assert side.check(state) == 0
    assert_readable(table, match)
    plies = 0
    while seat_of(state) >= 0:
        legal = side.legal(state)
        assert 0 < len(legal) <= table.game.most_legal
        plies += 1
        assert plies <= table.game.most_plies
        side.run(state, pick(table.game, legal, chance), words(plies))
        assert side.check(state) == 0
    for seat in range(table.players):
        shown_to(table.game, state, seat)
    assert len(side.ranks(state)) == len(side.scores(state)) == table.players


def assert_readable(table: Table, match: lanai.Match) -> None:
    """All that is told about a position, to everybody."""
    for seat in range(table.players):
        msgspec.json.encode((match.view(seat), match.breakdown(seat)))
        if not match.over:
            match.seen(seat)
    for number in some(range(len(table.game.moves)), 40):
        match.why(number)
    for move in some(match.moves(), 5):
        msgspec.json.encode((match.preview(move), move.final))
    again = table.game.match(table.players, table.variant, seed=0, position=through_json(match))
    assert bytes_of(again) == bytes_of(match)
