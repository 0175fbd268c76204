"""A position and its readable JSON are the same thing."""

import msgspec
import pytest
from hypothesis import given

import lanai
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
    played,
    state_of,
)


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
