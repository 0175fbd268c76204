"""Heaps of stones: take 1 to 3 from one heap; whoever takes the last stone wins. For 2 or 3 players, and for two
against one (seats 0 and 2 are partners)."""

from __future__ import annotations

from typing import Any

from lanai.engine.layout import Grid, Row, i8
from lanai.engine.moves import Moves

TWIN = True

PLAYERS = 3
HEAPS = 3
MOST_LEGAL = 9
MOVES = Moves(take=dict(heap=(0, 1, 2), stones=(1, 2, 3)))
MOVE = MOVES.table
OBSERVED = 5 + HEAPS


class Position:
    seat = i8()
    players = i8()
    partners = i8()
    winner = i8()
    heap = i8(HEAPS)


def legal(p: Any, out: Row) -> int:
    n = 0
    for heap in range(HEAPS):
        for stones in range(1, 4):
            if stones <= p.heap[heap]:
                out[n] = heap * 3 + stones - 1
                n += 1
    return n


def apply(p: Any, move: int, rng: Row, log: Grid) -> None:
    p.heap[MOVE[move][1]] -= MOVE[move][2]
    left = 0
    for heap in range(HEAPS):
        left += p.heap[heap]
    if left == 0:
        p.winner = p.seat
        p.seat = -1
    else:
        p.seat = (p.seat + 1) % p.players


def together(p: Any, a: int, b: int) -> bool:
    return a == b or (p.partners != 0 and a % 2 == b % 2)


def scores(p: Any, out: Row) -> None:
    for s in range(p.players):
        out[s] = 1 if p.seat < 0 and together(p, s, p.winner) else 0


def ranks(p: Any, out: Row) -> None:
    for s in range(p.players):
        out[s] = 1 if p.seat < 0 and together(p, s, p.winner) else 2


def redeal(p: Any, seat: int, rng: Row) -> None:
    """Nothing is hidden."""


def observe(p: Any, seat: int, out: Row) -> None:
    out[0] = p.seat
    out[1] = p.players
    out[2] = p.partners
    out[3] = p.winner
    out[4] = seat
    for heap in range(HEAPS):
        out[5 + heap] = p.heap[heap]


def value(p: Any, seat: int) -> int:
    """No idea, before the end."""
    return 0


def weight(p: Any, move: int) -> int:
    return 1
