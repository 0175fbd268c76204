"""Looking one decision ahead, for any game."""

from __future__ import annotations

from typing import Any

from ..engine.layout import Grid, Row

TWIN = True   # compiled: see engine/twin.py

game: Any = None   # bound by twin()

DEALS = 3   # hidden things and dice are guessed that often for each move


def best(states: Any, out: Row, rng: Row, log: Grid) -> int:
    """The legal move of states[0] after which its seat stands best; states[1] is scratch."""
    seat = states[0].seat
    count = game.legal(states[0], out)
    chosen = out[0]
    highest = -(1 << 60)
    for i in range(count):
        worth = 0
        for _ in range(DEALS):
            states[1] = states[0]
            game.redeal(states[1], seat, rng)
            game.apply(states[1], out[i], rng, log)
            worth += game.value(states[1], seat)
        if worth > highest:
            highest = worth
            chosen = out[i]
    return chosen


def dearest(states: Any, out: Row, numbers: Row, rng: Row, log: Grid) -> int:
    """The legal move of states[0] after which its seat has most points, of several the one with the most weight."""
    seat = states[0].seat
    count = game.legal(states[0], out)
    chosen = out[0]
    highest = -(1 << 60)
    heaviest = -1
    for i in range(count):
        points = 0
        for _ in range(DEALS):
            states[1] = states[0]
            game.redeal(states[1], seat, rng)
            game.apply(states[1], out[i], rng, log)
            game.scores(states[1], numbers)
            points += numbers[seat]
        weight = game.weight(states[0], out[i])
        if points > highest or (points == highest and weight > heaviest):
            highest = points
            heaviest = weight
            chosen = out[i]
    return chosen
