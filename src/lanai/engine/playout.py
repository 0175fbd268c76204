"""Random play of any game, for benchmarks, bots and tests."""

from __future__ import annotations

from typing import Any

from .chance import below
from .layout import Grid, Row

TWIN = True   # compiled: see twin.py

game: Any = None   # bound by twin()


def playout(p: Any, out: Row, rng: Row, log: Grid) -> int:
    """Play p to its end with random legal moves; how many there were."""
    plies = 0
    while p.seat >= 0:
        game.apply(p, out[below(rng, game.legal(p, out))], rng, log)
        plies += 1
    return plies


def games(states: Any, out: Row, rng: Row, log: Grid, count: int) -> int:
    """Play whole random games; states[0] is blank but for its options, states[1] is where they are played."""
    plies = 0
    for _ in range(count):
        states[1] = states[0]
        game.setup(states[1], rng, log)
        plies += playout(states[1], out, rng, log)
    return plies


def clones(states: Any, count: int) -> None:
    """Copy the first position over the others, in turn (a benchmark)."""
    for i in range(count):
        states[1 + i % (len(states) - 1)] = states[0]
