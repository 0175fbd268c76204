"""Matches, heights and tokens (spec 3.5, 5.3): where a towel fits. Compiled and interpreted alike.

Sets of rows are bits of a whole number: bit r stands for row r.
"""

from __future__ import annotations

from .board import CELLS, CRAB_FROM, CRAB_SPOTS, ROWS, TOKEN_PATTERN, TOP_MIN, TOWELS
from .position import BITS, Position, TOKEN_COUNT, TOWEL_CELLS

TWIN = True   # compiled: see engine/twin.py


def pattern_at(p: Position, s: int, column: int, cell: int) -> int:
    """The effective pattern of a towel's cell (0 top to 2 bottom), -1 if it is inactive (3.2)."""
    row = p.top[s, column] + cell
    cover = p.cover[s, column, cell]
    if row < 1 or row > ROWS or cover < 0:
        return -1
    if cover > 0:
        return TOKEN_PATTERN[cover - 1]
    return TOWELS[p.towel[s, column]][cell]


def shown(p: Position, s: int, column: int) -> int:
    """The rows in which a towel is active, by pattern: bit BITS·pattern + row."""
    rows = 0
    for cell in range(CELLS):
        pattern = pattern_at(p, s, column, cell)
        if pattern >= 0:
            rows |= 1 << (BITS * pattern + p.top[s, column] + cell)
    return rows


def rows_of(left: int, pattern: int) -> int:
    """Of a set of rows by pattern, those of one pattern: bit = row."""
    return (left >> (BITS * pattern)) & TOWEL_CELLS


def crab_rows(p: Position, s: int, column: int) -> int:
    """The rows of a column where a crab waits: bit = row."""
    rows = 0
    for i in range(CRAB_FROM[p.side][column], CRAB_FROM[p.side][column + 1]):
        if p.crab[s, i] > 0:
            rows |= 1 << CRAB_SPOTS[p.side][i][1]
    return rows


def playable(p: Position, token: int) -> int:
    """How many of the mover's tokens of that colour were held when the turn began."""
    return p.tokens[p.seat, token] - p.fresh[token]


def token_rows(p: Position, left: int) -> int:
    """The rows in which the mover could make a match by a token: bit = row (one token is always enough)."""
    rows = 0
    for token in range(TOKEN_COUNT):
        if playable(p, token) > 0:
            rows |= rows_of(left, TOKEN_PATTERN[token])
    return rows


def possible_tops(towel: int, left: int, free: int, by_token: int) -> int:
    """The heights at which a towel can lie (5.3): bit = top - TOP_MIN.

    `left` are the rows of the towel on the left by pattern, `free` the rows without a crab, `by_token` those
    where a token makes a match. A match of cell c in row r means top = r - c: for bits, shift by c.
    """
    tops = 0
    for cell in range(CELLS):
        rows = (rows_of(left, TOWELS[towel][cell]) | by_token) & free
        tops |= (rows << -TOP_MIN) >> cell
    return tops


def match_rows(p: Position, s: int, left: int) -> int:
    """The rows in which the mover's rightmost towel matches the one on its left: bit = row."""
    return matches_if(p, s, left, -1, 0)


def matches_if(p: Position, s: int, left: int, changed: int, pattern: int) -> int:
    """The same, as if one cell showed another pattern."""
    column = p.placed[s]
    rows = 0
    for cell in range(CELLS):
        shows = pattern if cell == changed else pattern_at(p, s, column, cell)
        if shows >= 0:
            rows |= rows_of(left, shows) & (1 << (p.top[s, column] + cell))
    return rows


def token_fits(p: Position, token: int, cell: int, left: int) -> bool:
    """Whether that token may be played on that cell of the towel just laid (M-33 to M-37, M-68)."""
    s = p.seat
    column = p.placed[s]
    pattern = TOKEN_PATTERN[token]
    if playable(p, token) <= 0 or p.cover[s, column, cell] != 0:
        return False
    shows = pattern_at(p, s, column, cell)
    if shows < 0 or shows == pattern:
        return False
    if matches_if(p, s, left, cell, pattern) != 0:
        return True
    return can_restore(p, token, cell, left)


def can_restore(p: Position, used: int, cell: int, left: int) -> bool:
    """Whether a further token, on another cell, would make a match again (M-68)."""
    s = p.seat
    column = p.placed[s]
    for token in range(TOKEN_COUNT):
        count = playable(p, token)
        if token == used:
            count -= 1
        if count > 0:
            for other in range(CELLS):
                if other != cell and p.cover[s, column, other] == 0 and pattern_at(p, s, column, other) >= 0:
                    row = p.top[s, column] + other
                    if rows_of(left, TOKEN_PATTERN[token]) & (1 << row) != 0:
                        return True
    return False
