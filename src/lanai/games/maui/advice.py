"""What a good Maui player looks at: the worth of a position and the promise of a move. Compiled.

Worth is counted in tenths of a point, in whole numbers, so that it is the same on every machine.
"""

from __future__ import annotations

from ...engine.layout import Row
from .board import (
    CELLS, COLUMNS, COSTS, LAST_SQUARE, PARTS, POINTS, ROW_VALUE, ROWS, TOWELS, TOWELS_TO_END,
)
from .matches import match_rows, pattern_at, rows_of, shown
from .position import ACTION, FAMILY, MOVE, PATTERN_COUNT, TOKEN_COUNT, Position
from .scoring import place, total

TWIN = True   # compiled: see engine/twin.py

POINT = 10
TOWEL = 22            # a towel laid is a turn not spent on dollars
DOLLAR = (0, 14, 24, 30, 33, 35, 36)   # what dollars can still buy, besides their own point
TOKEN_WORTH = 24
OPEN = (-200, -70, -22, 0)   # by the number of active cells the next towel can match
ROW_WORTH = 3         # a cell in a good row invites a good match
YOUNG = 4             # a square of the cheap beginning of a track leads to dear ones
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


def values(p: Position, out: Row) -> None:
    """The same of every seat, each looked at once only."""
    best = -100000
    second = -100000
    for s in range(p.players):
        out[s] = worth(p, s)
        if out[s] > best:
            second = best
            best = out[s]
        elif out[s] > second:
            second = out[s]
    shared = 0
    for s in range(p.players):
        if out[s] == best:
            shared += 1
    for s in range(p.players):
        rival = second if out[s] == best and shared == 1 else best
        out[s] -= rival
        if p.seat < 0 and place(p, s) == 1:
            out[s] += WON


def worth(p: Position, s: int) -> int:
    """What a seat has and what it may hope for."""
    points = POINT * total(p, s)
    if p.seat < 0:
        return points
    left = towels_left(p, s)
    points += progress(p, s)
    if s == p.seat and p.phase != ACTION:
        points += pending(p, s)
    if left == 0:
        return points
    return points + purse(p, s, left) + keepsakes(p, s, left) + youth(p, s, left) + prospects(p, s)


def towels_left(p: Position, s: int) -> int:
    left = TOWELS_TO_END - p.placed[s]
    if p.part < PARTS[p.variant]:
        left += TOWELS_TO_END
    return left


def progress(p: Position, s: int) -> int:
    return TOWEL * min(p.placed[s] + (p.part - 1) * TOWELS_TO_END, 2 * TOWELS_TO_END)


def purse(p: Position, s: int, left: int) -> int:
    """What the dollars can still buy."""
    return DOLLAR[min(p.dollars[s], len(DOLLAR) - 1)] * min(left, 6) // 6


def keepsakes(p: Position, s: int, left: int) -> int:
    """The ornaments' tokens in hand."""
    points = 0
    for token in range(TOKEN_COUNT):
        points += TOKEN_WORTH * p.tokens[s, token] * min(left, 3) // 3
    return points


def youth(p: Position, s: int, left: int) -> int:
    """Shells on their way to the dear squares, and those that have nowhere to go."""
    points = 0
    for pattern in range(PATTERN_COUNT):
        points += YOUNG * min(p.shells[s, pattern], 4) * min(left, 8) // 8
        if p.shells[s, pattern] >= LAST_SQUARE[p.variant] - 1:
            points -= POINT   # further matches of this pattern bring next to nothing
    return points


def pending(p: Position, s: int) -> int:
    """The matches of a towel whose shells have not moved yet."""
    column = p.placed[s]
    rows = match_rows(p, s, shown(p, s, column - 1))
    points = 0
    for cell in range(CELLS):
        row = p.top[s, column] + cell
        if row >= 1 and rows & (1 << row) != 0:
            points += steps_worth(p, s, pattern_at(p, s, column, cell), ROW_VALUE[row])
    return points


def steps_worth(p: Position, s: int, pattern: int, steps: int) -> int:
    square = p.shells[s, pattern]
    target = min(square + steps, LAST_SQUARE[p.variant])
    return POINT * (POINTS[target] - POINTS[square])


def prospects(p: Position, s: int) -> int:
    """How well the next towel can go on from the rightmost one."""
    column = p.placed[s]
    if column >= COLUMNS:
        return 0
    active = 0
    points = 0
    for cell in range(CELLS):
        pattern = pattern_at(p, s, column, cell)
        if pattern >= 0:
            active += 1
            points += ROW_WORTH * (ROW_VALUE[p.top[s, column] + cell] - 1)
    return points + OPEN[active]


def weight(p: Position, move: int) -> int:
    """How likely a player is to try this move, for random play with sense: at least 1."""
    s = p.seat
    family = MOVE[move][0]
    if family == FAMILY.dollars:
        return 2 + 2 * p.zones[MOVE[move][1] - 1] if p.dollars[s] == 0 else 1 + p.zones[MOVE[move][1] - 1]
    if family != FAMILY.towel:
        return 4
    towel = p.market[MOVE[move][1] - 1, MOVE[move][2] - 1]
    top = MOVE[move][3]
    left = shown(p, s, p.placed[s])
    steps = 0
    outside = 0
    for cell in range(CELLS):
        row = top + cell
        if row < 1 or row > ROWS:
            outside += 1
        elif rows_of(left, TOWELS[towel][cell]) & (1 << row) != 0:
            steps += ROW_VALUE[row]
    return max(1, 3 + 4 * steps - 3 * outside - COSTS[MOVE[move][2] - 1])
