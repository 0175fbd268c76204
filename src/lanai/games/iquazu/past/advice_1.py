"""What a good Iquazú player looks at: the worth of a position and the promise of a move. Compiled.

Worth is counted in tenths of a point, in whole numbers, so that it is the same on every machine.
"""

from __future__ import annotations

from ..board import (
    COLOUR_COUNT, DOUBLE, HAND_LIMIT, JOKER, KIND_CARDS, KIND_POINTS, KINDS, LAST_FRAME, PAIR, POINTS,
    ROCK_COLOUR, ROWS, SLOTS,
)
from ..position import EXTRA, FAMILY, MOVE, PAY, Position
from ..rules import last_open, price
from ..scoring import column_key, place, row_leader, total

TWIN = True   # compiled: see engine/twin.py

POINT = 10
CARD = 9              # in hand
SURPLUS = 2           # above the limit
TILE_CARD = 8         # on a tile
JOKER_WORTH = 12
DOUBLE_WORTH = 34
ACTION = 38           # one more action to take
LASTING = 5           # a gem, for every row scoring that it will still see
YOUNG = 3             # how much of a column's points is certain, counted in slots, when it is empty
WON = 100 * POINT


def value(p: Position, seat: int) -> int:
    """How well the seat stands, against the others. A slot that was chosen counts as if it were paid."""
    best = -100000
    for s in range(p.players):
        if s != seat:
            best = max(best, total(p, s))
    worth = POINT * (total(p, seat) - best)
    if p.seat < 0:
        return worth + (WON if place(p, seat) == 1 else 0)
    if p.phase == PAY:
        p.cell[p.col, p.slot] = p.seat + 1
        worth += share(p, seat, p.seat, -cost(p) * CARD * time_left(p) // SLOTS)
    for c in range(p.frame, last_open(p) + 1):
        worth += column_prospects(p, c, seat)
    filled = SLOTS - free(p, p.frame)
    for row in range(1, ROWS + 1):
        leader = row_leader(p, row)
        if leader >= 0:
            worth += share(p, seat, leader, tile_worth(p, p.face_up[row]) * (YOUNG + filled) // (YOUNG + SLOTS))
    for s in range(p.players):
        worth += share(p, seat, s, holdings(p, s))
    if p.phase == PAY:
        p.cell[p.col, p.slot] = 0
    if p.phase == EXTRA:
        worth += share(p, seat, p.seat, ACTION * time_left(p) // SLOTS)
    return worth


def share(p: Position, seat: int, owner: int, amount: int) -> int:
    """What something of the owner's is worth to the seat: what others have counts against it."""
    return amount if owner == seat else -amount // (p.players - 1)


def column_prospects(p: Position, c: int, seat: int) -> int:
    """The points of a column, the nearer the more of its slots are filled; and what its gems will still see."""
    filled = SLOTS - free(p, c)
    worth = 0
    for s in range(p.players):
        key = column_key(p, c, s)
        if key > 0:
            rank = 0
            for other in range(p.players):
                if column_key(p, c, other) > key:
                    rank += 1
            if rank < p.players - 1:
                worth += share(p, seat, s, POINT * POINTS[p.players][c][rank] * (YOUNG + filled) // (YOUNG + SLOTS))
            lasting = LASTING * (min(c, LAST_FRAME) - p.frame)
            worth += share(p, seat, s, lasting * (key // (SLOTS + 1)))
    return worth


def free(p: Position, c: int) -> int:
    count = 0
    for slot in range(1, SLOTS + 1):
        if p.cell[c, slot] == 0:
            count += 1
    return count


def time_left(p: Position) -> int:
    """How much can still be done with cards and tiles: up to SLOTS."""
    return min(SLOTS, (LAST_FRAME - p.frame) * SLOTS + free(p, p.frame))


def cost(p: Position) -> int:
    """The cards that go for the chosen slot, if the hand pays sensibly."""
    colour = ROCK_COLOUR[p.rock[p.col]][p.slot]
    left = price(p, p.col) - p.hand[p.seat, colour]
    cards = min(price(p, p.col), p.hand[p.seat, colour])
    for other in range(COLOUR_COUNT):
        if other != colour and left > 0:
            pairs = min(left, p.hand[p.seat, other] // PAIR)
            cards += pairs * PAIR
            left -= pairs
    if left > 0:   # by joker
        return price(p, p.col) + 1
    return cards


def tile_worth(p: Position, kind: int) -> int:
    worth = POINT * KIND_POINTS[kind]
    usable = TILE_CARD * KIND_CARDS[kind]
    if kind == JOKER:
        usable = JOKER_WORTH
    if kind == DOUBLE:
        usable = DOUBLE_WORTH
    return worth + usable * time_left(p) // SLOTS


def holdings(p: Position, s: int) -> int:
    """Cards in hand and tiles that can be used; points of tiles count already."""
    worth = CARD * min(p.held[s], HAND_LIMIT) + SURPLUS * max(0, p.held[s] - HAND_LIMIT)
    for kind in range(1, KINDS):
        if KIND_POINTS[kind] == 0 and p.won[s, kind] > 0:
            worth += p.won[s, kind] * tile_worth(p, kind)
    return worth * time_left(p) // SLOTS


def weight(p: Position, move: int) -> int:
    """How likely a player is to try this move, for random play with sense: at least 1."""
    family = MOVE[move][0]
    if family == FAMILY.draw:
        return max(1, 2 * (HAND_LIMIT - p.held[p.seat]))
    if family == FAMILY.place:
        return 1 + POINTS[p.players][MOVE[move][1]][0] // 4
    if family == FAMILY.pay:
        return max(1, 12 - MOVE[move][1] - MOVE[move][2] - MOVE[move][3])
    if family == FAMILY.tile:
        return 6
    return 2
