"""The compiled rules do what the interpreted ones do, bit by bit, with and without bounds checks.

With `pytest -n`, the two compilations happen once each, side by side (tests/conftest.py).
"""

import random
from typing import Any

import numpy as np
import pytest

from lanai.engine import playout
from shared.tables import QUICK, Side, Table, copy_of, fields, on_one_worker, pick, players, seat_of, words

compiled = pytest.mark.parametrize("table", on_one_worker("compiled", QUICK))
bounded = pytest.mark.parametrize("table", on_one_worker("bounds", QUICK))

GAMES_PLAYED = 2
CLOSELY, NOW_AND_THEN = 60, 7   # all is compared on the first plies, then on some; bytes and moves on every one


def facts(side: Side, state: Any, seed: int) -> dict[str, Any]:
    """All that the functions of a game tell about a position."""
    seats, over = range(players(state)), seat_of(state) < 0
    legal = side.legal(state)
    return {
        "bytes": state.tobytes(),
        "fields": fields(side.game, state),
        "legal": legal,
        "check": side.check(state),
        "scores": side.scores(state),
        "ranks": side.ranks(state),
        "redeal": [(fields(side.game, copy), copy.tobytes(), left)
                   for copy, left in (side.redealt(state, seat, words(seed, seat)) for seat in seats)],
        "observe": [side.observed(state, seat) for seat in seats],
        "value": [int(side.f.value(side.at(state), seat)) for seat in seats],
        "weight": [] if over else [int(side.f.weight(side.at(state), move)) for move in legal],
    }


def assert_same_game(one: Side, other: Side, table: Table, seed: int) -> None:
    chance = random.Random(seed)
    here = one.blank(table, chance.choice([None, *range(table.players)]))
    there = copy_of(here)
    move, ply = None, 0
    while True:
        assert one.run(here, move, words(seed, ply)) == other.run(there, move, words(seed, ply))
        legal = one.legal(here)
        assert (here.tobytes(), legal) == (there.tobytes(), other.legal(there))
        if ply < CLOSELY or ply % NOW_AND_THEN == 0 or seat_of(here) < 0:
            assert facts(one, here, seed) == facts(other, there, seed)
        if seat_of(here) < 0:
            return
        move, ply = pick(one.game, legal, chance), ply + 1


@compiled
@pytest.mark.parametrize("seed", range(GAMES_PLAYED))
def test_compiled_rules_play_the_same_games(table: Table, seed: int) -> None:
    assert_same_game(Side(table.game), Side(table.game, compiled=True), table, seed)


@bounded
def test_compiled_rules_with_bounds_checks_play_the_same_games(table: Table) -> None:
    assert_same_game(Side(table.game), Side(table.game, compiled=True, bounds=True), table, GAMES_PLAYED)


def playouts(side: Side, table: Table, count: int) -> tuple[int, bytes, list[int]]:
    """Whole games by the engine's own loop: their plies, the last end, and the random words that are left."""
    kit, states = side.kit, side.game.layout.new(2)
    states[0] = side.blank(table)[0]
    rng = kit.rng(5, table.players)
    plies = kit.bind(playout).games(kit.states(states), kit.out(), rng, kit.log(), count)
    return int(plies), states.tobytes(), [int(rng[i]) for i in range(4)]


@compiled
def test_compiled_playouts_are_the_same(table: Table) -> None:
    assert playouts(Side(table.game), table, 2) == playouts(Side(table.game, compiled=True), table, 2)


@compiled
def test_a_log_without_room_changes_nothing_but_the_log(table: Table) -> None:
    """Search passes an empty log, previews a short one: the game must go the same way."""
    for side in (Side(table.game), Side(table.game, compiled=True)):
        ends = []
        for rows in (0, 1, 2, 1 + table.game.most_events):
            state, chance = side.blank(table, 0), random.Random(3)
            log = side.kit.array(np.zeros((rows, 7), np.int64))
            side.f.setup(side.at(state), side.kit.array(words(0)), log)
            for ply in range(20):
                move = pick(side.game, side.legal(state), chance)
                if rows:
                    log[0, 0] = 0
                side.f.apply(side.at(state), move, side.kit.array(words(ply)), log)
                if seat_of(state) < 0:
                    break
            ends.append(state.tobytes())
        assert len(set(ends)) == 1
