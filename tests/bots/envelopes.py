"""Three closed envelopes hold 0, 1 and 4; the other player has 3. A turn is two decisions: first to peek into the
second envelope or not, then to keep a sure 2 or to open an envelope."""

from __future__ import annotations

from typing import Any

from lanai.engine.chance import shuffle
from lanai.engine.layout import HIDDEN, Grid, Row, i8
from lanai.engine.moves import Moves

TWIN = True

PLAYERS = 2
ENVELOPES = 3
MOST_LEGAL = 4
MOVES = Moves(peek={}, blind={}, keep={}, open=dict(envelope=(0, 1, 2)))
PEEK, BLIND, KEEP, OPEN = 0, 1, 2, 3
PRIZES = (0, 1, 4)
SURE, OTHER = 2, 3
OBSERVED = 5


class Position:
    seat = i8()
    players = i8()
    turn = i8()       # 0: to peek or not, 1: to open or keep
    known = i8()      # prize in the second envelope, -1: not known
    prize = i8()      # what seat 0 has got
    envelope = i8(ENVELOPES, sees=HIDDEN)


def legal(p: Any, out: Row) -> int:
    if p.turn == 0:
        out[0] = PEEK
        out[1] = BLIND
        return 2
    out[0] = KEEP
    for i in range(ENVELOPES):
        out[i + 1] = OPEN + i
    return 4


def apply(p: Any, move: int, rng: Row, log: Grid) -> None:
    if p.turn == 0:
        p.turn = 1
        p.known = p.envelope[1] if move == PEEK else -1
    else:
        p.prize = SURE if move == KEEP else p.envelope[move - OPEN]
        p.seat = -1


def scores(p: Any, out: Row) -> None:
    out[0] = p.prize
    out[1] = OTHER


def ranks(p: Any, out: Row) -> None:
    out[0] = 1 if p.prize > OTHER else 2
    out[1] = 1 if p.prize < OTHER else 2


def redeal(p: Any, seat: int, rng: Row) -> None:
    for n in range(ENVELOPES):
        p.envelope[n] = PRIZES[n]
    shuffle(rng, p.envelope, ENVELOPES)
    if p.turn == 1 and p.known >= 0:
        for i in range(ENVELOPES):
            if p.envelope[i] == p.known:
                p.envelope[i] = p.envelope[1]
                p.envelope[1] = p.known
                return


def observe(p: Any, seat: int, out: Row) -> None:
    out[0] = p.seat
    out[1] = p.turn
    out[2] = p.known
    out[3] = p.prize
    out[4] = seat


def value(p: Any, seat: int) -> int:
    return 0


def weight(p: Any, move: int) -> int:
    return 1
