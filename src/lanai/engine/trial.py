"""Trying moves out, for any game."""

from __future__ import annotations

from typing import Any

from .layout import Grid, Row

TWIN = True   # compiled: see twin.py

game: Any = None   # bound by twin()


def finals(states: Any, moves: Row, count: int, revealing: Row, rng: Row, log: Grid, out: Row) -> None:
    """Which of the moves of states[0] are final: they reveal something or end the turn (1, otherwise 0).

    They are tried in states[1] on a redealt position, so that the answer tells no secret.
    """
    seat = states[0].seat
    game.redeal(states[0], seat, rng)
    for i in range(count):
        states[1] = states[0]
        log[0, 0] = 0
        game.apply(states[1], moves[i], rng, log)
        out[i] = 0
        if states[1].seat != seat:
            out[i] = 1
        for n in range(1, min(log[0, 0], len(log) - 1) + 1):
            if revealing[log[n, 0]] != 0:
                out[i] = 1
