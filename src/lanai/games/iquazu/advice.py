"""What a good Iquazú player looks at: the worth of a position and the promise of a move. Compiled.

Worth is counted in tenths of a point, in whole numbers, so that it is the same on every machine.
"""

from __future__ import annotations

from .board import (
    BONUS, COLOUR_COUNT, COLUMNS, DOUBLE, FINAL_COLUMNS, HAND_LIMIT, JOKER, KIND_CARDS, KIND_POINTS, KINDS, LAST_FRAME,
    OPEN, POINTS, RANKS, ROWS, SLOTS, WALL,
)
from .position import AFTER, DISCARD, FAMILY, MOVE, PAY, Position
from .rules import last_open, price
from .scoring import column_place, place, row_key, total

TWIN = True   # compiled: see engine/twin.py

POINT = 10
CARD = 9
DRAWN = 8             # a card still on a tile
GEM = 6               # on the wall, whatever it may win
WON = 100 * POINT


def value(p: Position, seat: int) -> int:
    """How well the seat stands, against the best of the others."""
    best = -100000
    for s in range(p.players):
        if s != seat:
            best = max(best, worth(p, s))
    if p.seat < 0 and place(p, seat) == 1:
        return WON + worth(p, seat) - best
    return worth(p, seat) - best


def worth(p: Position, s: int) -> int:
    return POINT * total(p, s)


def weight(p: Position, move: int) -> int:
    """How likely a player is to try this move, for random play with sense: at least 1."""
    return 1
