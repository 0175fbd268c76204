"""What a good Iquazú player looks at: the worth of a position and the promise of a move. Compiled.

Worth is counted in tenths of a point, in whole numbers, so that it is the same on every machine. The numbers were
fitted to games of bots, see docs/bots.md. What all seats have travels as one whole number, a *heap*, of which every
seat has its BITS; it is never below zero for any of them.
"""

from __future__ import annotations

from math import exp

from ...engine.layout import Row
from .board import (
    COLOUR_COUNT, DOUBLE, DRAW, HAND_LIMIT, JOKER, KIND_CARDS, KIND_POINTS, LAST_FRAME, PAIR, PRIZE, ROCK_COLOUR,
    ROCK_ROW, ROWS, ROW_SLOTS, SEATS, SLOTS, USED_KIND,
)
from .position import EXTRA, FAMILY, MOVE, PAY, Position, START
from .rules import last_open, price
from .scoring import place, total

TWIN = True   # compiled: see engine/twin.py

POINT = 10
HAND = (0, 24, 48, 72, 96, 123, 150, 177, 204, 229, 254, 279, 304)   # so many cards in hand
SURPLUS = 2           # a card above the limit
TILE_CARD = 23        # a card on a tile
JOKER_WORTH = 22
DOUBLE_WORTH = 84
ACTION = 92           # one more action to take
TURN = 46             # being next to act, before the others
WON = 100 * POINT

# Who gets ahead of whom in a column, in 64ths: by free slots and by how many gems one is ahead, twice, and 1 more or
# less for who has the lowest. Logistic curves: so much counts a gem, and the lowest one, in tenths.
LEAD = ((200, 100), (18, 6), (12, 5), (13, 3), (10, 2), (11, 0), (6, 1), (1, 0))
EVEN = 32
FAR = 3               # gems ahead that are looked at
CHANCE = tuple(tuple(round(2 * EVEN / (1 + exp(-(gems * d + lowest * tie) / 10)))
                     for d in range(-FAR, FAR + 1) for tie in (-1, 0, 1)) for gems, lowest in LEAD)

# What leading a row is worth: of the tile to be won next, in hundredths, by filled slots of the first column; of
# those to come, in tenths of points. By gems ahead: level, 1, 2 or more.
NEXT = ((15, 80, 150), (15, 80, 150), (20, 80, 150), (26, 80, 150), (33, 80, 125), (53, 80, 110), (80, 85, 105),
        (90, 95, 105))
LATER = (14, 34, 50)

# How a move is weighed by what it promises: twice as much for 3 points more.
STEP = (8, 20, 45, 20, 8)   # a gem more in a row, for each scoring: by how many it was ahead, from -2 to 2
NEAR = 50             # that much of a step is the whole tile, if it lies face up
GEM = 200             # is worth more than what is paid for it
USE = 60              # a tile used is seldom a mistake
SHY = 100
EAGER = tuple(round(2 ** (worth / 3)) for worth in range(40))

BITS = 15             # of a heap for each seat
MASK = (1 << BITS) - 1
KEY = 8               # bits of a place in the wall; the number of gems stands above them


def of(heap: int, s: int) -> int:
    """The seat's part of a heap."""
    return heap >> BITS * s & MASK


def value(p: Position, seat: int) -> int:
    """How well the seat stands, against the best of the others."""
    return against(p, worths(p), seat)


def values(p: Position, out: Row) -> None:
    """The same of every seat."""
    heap = worths(p)
    for s in range(p.players):
        out[s] = against(p, heap, s)


def against(p: Position, heap: int, seat: int) -> int:
    won = WON if p.seat < 0 and place(p, seat) == 1 else 0
    return of(heap, seat) - most(p, heap, seat) + won


def most(p: Position, heap: int, seat: int) -> int:
    """What the best of the others has."""
    best = 0
    for s in range(p.players):
        if s != seat:
            best = max(best, of(heap, s))
    return best


def worths(p: Position) -> int:
    """What everybody has and may hope for. A slot that was chosen counts as if it were paid."""
    heap = points(p)
    if p.seat < 0:
        return heap
    left = time_left(p)
    heap += cards(p, left) + tiles(p, left) + turns(p, left)
    choose(p, p.seat + 1)
    heap += columns(p) + rows(p, left, 1, 1)
    choose(p, 0)
    return heap


def choose(p: Position, what: int) -> None:
    """Put a gem into the slot that was chosen, or nothing."""
    if p.phase == PAY:
        p.cell[p.col, p.slot] = what


def points(p: Position) -> int:
    heap = 0
    for s in range(p.players):
        heap += POINT * total(p, s) << BITS * s
    return heap


# -- what can be used --------------------------------------------------------------------------------------


def cards(p: Position, left: int) -> int:
    """In hand."""
    heap = 0
    for s in range(p.players):
        held = p.held[s]
        if s == p.seat and p.phase == PAY:
            held -= min(held, cost(p))
        worth = HAND[min(held, HAND_LIMIT)] + SURPLUS * max(0, held - HAND_LIMIT)
        heap += worth * left // SLOTS << BITS * s
    return heap


def tiles(p: Position, left: int) -> int:
    """Those that are used in a turn; points of tiles count already."""
    heap = 0
    for s in range(p.players):
        worth = JOKER_WORTH * p.won[s, JOKER]
        for i in range(len(USED_KIND)):
            worth += use_of(USED_KIND[i]) * p.won[s, USED_KIND[i]]
        heap += worth * left // SLOTS << BITS * s
    return heap


def turns(p: Position, left: int) -> int:
    """The sooner a seat acts, the better."""
    heap = 0
    for s in range(p.players):
        wait = (s - p.seat - (0 if p.phase == START else 1)) % p.players
        heap += TURN * (p.players - 1 - wait) * left // ((p.players - 1) * SLOTS) << BITS * s
    if p.phase == EXTRA:
        heap += ACTION * left // SLOTS << BITS * p.seat
    return heap


def use_of(kind: int) -> int:
    if kind == JOKER:
        return JOKER_WORTH
    if kind == DOUBLE:
        return DOUBLE_WORTH
    return TILE_CARD * KIND_CARDS[kind]


def time_left(p: Position) -> int:
    """How much can still be done with cards and tiles: up to SLOTS."""
    return min(SLOTS, (LAST_FRAME - p.frame) * SLOTS + free(p, p.frame))


def free(p: Position, c: int) -> int:
    count = 0
    for slot in range(1, SLOTS + 1):
        if p.cell[c, slot] == 0:
            count += 1
    return count


def cost(p: Position) -> int:
    """The cards that go for the chosen slot, if the hand pays sensibly."""
    colour = ROCK_COLOUR[p.rock[p.col]][p.slot]
    left = price(p, p.col) - p.hand[p.seat, colour]
    spent = min(price(p, p.col), p.hand[p.seat, colour])
    for other in range(COLOUR_COUNT):
        if other != colour and left > 0:
            pairs = min(left, p.hand[p.seat, other] // PAIR)
            spent += pairs * PAIR
            left -= pairs
    if left > 0:   # by joker
        return price(p, p.col) + 1
    return spent


# -- the wall ----------------------------------------------------------------------------------------------


def columns(p: Position) -> int:
    """The points of the open columns, as likely as they are now."""
    heap = 0
    for c in range(p.frame, last_open(p) + 1):
        heap += column(p, c)
    return heap


def column(p: Position, c: int) -> int:
    keys = gems(p, c)
    left = free(p, c)
    heap = 0
    if keys > 0:
        for s in range(p.players):
            if left > 0 or of(keys, s) > 0:
                behind = 0
                for other in range(p.players):
                    if other != s:
                        behind += chance(of(keys, other), of(keys, s), left)
                rank = behind // (2 * EVEN)
                part = behind % (2 * EVEN)
                prize = PRIZE[p.players][c][rank] * (2 * EVEN - part) + PRIZE[p.players][c][rank + 1] * part
                heap += POINT * prize // (2 * EVEN) << BITS * s
    return heap


def gems(p: Position, c: int) -> int:
    """A heap of keys: everybody's gems in the column and the lowest of them."""
    keys = 0
    for slot in range(1, SLOTS + 1):
        what = p.cell[c, slot]
        if 0 < what <= SEATS:
            keys = counted(keys, what - 1, slot)
    return keys


def counted(keys: int, s: int, slot: int) -> int:
    """One more gem of the seat, at a place that counts more than those before."""
    return (keys & ~((1 << KEY) - 1 << BITS * s)) + (1 << KEY + BITS * s) + (slot << BITS * s)


def chance(key: int, other: int, left: int) -> int:
    """That whose gems these are gets ahead of the other in a column, in 64ths."""
    ahead = max(-FAR, min(FAR, (key >> KEY) - (other >> KEY)))
    lowest = 1
    if key == other:
        lowest = 0
    elif key & (1 << KEY) - 1 < other & (1 << KEY) - 1:
        lowest = -1
    return CHANCE[min(left, len(LEAD) - 1)][3 * (ahead + FAR) + lowest + 1]


def rows(p: Position, left: int, soon: int, later: int) -> int:
    """The tiles to be won, by who leads the rows now: those face up, if they are asked for, and those to come, for
    which only gems count that will not be under water then."""
    heap = 0
    filled = min(SLOTS - free(p, p.frame), len(NEXT) - 1)
    for row in range(1, ROWS + 1):
        keys = 0
        lead = 0
        for c in range(last_open(p), p.frame - 1, -1):
            found = row_gems(p, row, c, keys)
            if found != keys:
                keys = found
                lead = leader(p, keys)
            if keys > 0 and c <= LAST_FRAME:
                if c > p.frame:
                    heap += later * LATER[lead // SEATS] << BITS * (lead % SEATS)
                else:
                    worth = tile_worth(p.face_up[row], left) * NEXT[filled][lead // SEATS] // 100
                    heap += soon * worth << BITS * (lead % SEATS)
    return heap


def row_gems(p: Position, row: int, c: int, keys: int) -> int:
    """What everybody has in a row, with column c; those further right have been counted, and their places hold."""
    slots = ROW_SLOTS[p.rock[c]][row]
    i = 0
    while slots[i] > 0:
        what = p.cell[c, slots[i]]
        if 0 < what <= SEATS:
            s = what - 1
            keys += 1 << KEY + BITS * s
            if of(keys, s) & (1 << KEY) - 1 == 0:
                keys += (c - p.frame) * (SLOTS + 1) + slots[i] << BITS * s
        i += 1
    return keys


def leader(p: Position, keys: int) -> int:
    """Who leads a row, and by how many gems (up to 2), times SEATS."""
    best = 0
    second = 0
    first = 0
    for s in range(p.players):
        key = of(keys, s)
        if key > best:
            second = best
            best = key
            first = s
        elif key > second:
            second = key
    return first + SEATS * min((best >> KEY) - (second >> KEY), len(LATER) - 1)


def tile_worth(kind: int, left: int) -> int:
    return POINT * KIND_POINTS[kind] + use_of(kind) * left // SLOTS


# -- moves -------------------------------------------------------------------------------------------------


def weight(p: Position, move: int) -> int:
    """How likely a player is to try this move, for random play with sense: at least 1."""
    family = MOVE[move][0]
    a = MOVE[move][1]
    b = MOVE[move][2]
    if family == FAMILY.draw:
        return eager(HAND[min(p.held[p.seat] + DRAW, HAND_LIMIT)] - HAND[min(p.held[p.seat], HAND_LIMIT)])
    if family == FAMILY.place:
        return eager(column_promise(p, a, b) + row_promise(p, a, b) - HAND[min(about(p, a, b), HAND_LIMIT)])
    if family == FAMILY.pay:
        return eager(GEM - HAND[2] * (a + b + MOVE[move][3]))
    if family == FAMILY.tile:
        return eager(USE)
    return 1


def eager(worth: int) -> int:
    return EAGER[max(0, min(len(EAGER) - 1, (worth + SHY) // POINT))]


def about(p: Position, c: int, slot: int) -> int:
    """The cards for a slot, about."""
    due = price(p, c)
    return due + max(0, due - p.hand[p.seat, ROCK_COLOUR[p.rock[c]][slot]])


def column_promise(p: Position, c: int, slot: int) -> int:
    """How much nearer a gem brings the first prize, compared with the strongest rival, who loses as much."""
    keys = gems(p, c)
    left = free(p, c)
    mine = of(keys, p.seat)
    then = (mine >> KEY) + 1 << KEY | max(slot, mine & (1 << KEY) - 1)
    rival = most(p, keys, p.seat)
    return POINT * PRIZE[p.players][c][0] * (chance(then, rival, left - 1) - chance(mine, rival, left)) // EVEN


def row_promise(p: Position, c: int, slot: int) -> int:
    """What a gem more is worth in all scorings of its row that it will see."""
    row = ROCK_ROW[p.rock[c]][slot]
    keys = 0
    worth = 0
    for column in range(last_open(p), p.frame - 1, -1):
        keys = row_gems(p, row, column, keys)
        if column <= min(c, LAST_FRAME):
            ahead = (of(keys, p.seat) >> KEY) - (most(p, keys, p.seat) >> KEY)
            step = STEP[max(0, min(len(STEP) - 1, ahead + len(STEP) // 2))]
            if column > p.frame:
                worth += step
            else:
                worth += tile_worth(p.face_up[row], time_left(p)) * step // NEAR
    return worth
