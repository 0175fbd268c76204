"""Who leads and what it is worth (spec section 6), points and places. Compiled and interpreted alike."""

from __future__ import annotations

from ...engine.layout import Row
from .board import COLUMNS, KINDS, KIND_POINTS, OPEN, ROCK_ROW, SLOTS
from .position import Position

TWIN = True   # compiled: see engine/twin.py

# Keys of 6.1 and 6.2 as one number: gems, then the column, then the slot that decide a tie.
SLOT_BASE = SLOTS + 1
COLUMN_BASE = COLUMNS + 1


def column_key(p: Position, c: int, s: int) -> int:
    """(gems in the column, the lowest of them); 0 without a gem."""
    gems = 0
    lowest = 0
    for slot in range(1, SLOTS + 1):
        if p.cell[c, slot] == s + 1:
            gems += 1
            lowest = slot
    return gems * SLOT_BASE + lowest


def row_key(p: Position, row: int, s: int) -> int:
    """(gems in the row in open columns, the column furthest right, the lowest slot there); 0 without a gem."""
    gems = 0
    place = 0
    for c in range(p.frame, min(p.frame + OPEN - 1, COLUMNS) + 1):
        rock = p.rock[c]
        for slot in range(1, SLOTS + 1):
            if p.cell[c, slot] == s + 1 and ROCK_ROW[rock][slot] == row:
                gems += 1
                place = c * SLOT_BASE + slot
    return gems * COLUMN_BASE * SLOT_BASE + place


def key_gems(key: int) -> int:
    """The gems of a row's key."""
    return key // (COLUMN_BASE * SLOT_BASE)


def key_column(key: int) -> int:
    return key // SLOT_BASE % COLUMN_BASE


def row_leader(p: Position, row: int) -> int:
    """Who takes the tile of the row if it is scored now; -1 if nobody."""
    best = 0
    leader = -1
    for s in range(p.players):
        key = row_key(p, row, s)
        if key > best:
            best = key
            leader = s
    return leader


def column_place(p: Position, c: int, s: int) -> int:
    """The seat's rank in the column from 1; 0 without a gem there (I-42)."""
    key = column_key(p, c, s)
    if key == 0:
        return 0
    rank = 1
    for other in range(p.players):
        if column_key(p, c, other) > key:
            rank += 1
    return rank


def column_tie(p: Position, c: int, s: int) -> int:
    """The seat's lowest slot if another player has as many gems in the column, else 0."""
    key = column_key(p, c, s)
    for other in range(p.players):
        if other != s and column_key(p, c, other) // SLOT_BASE == key // SLOT_BASE:
            return key % SLOT_BASE
    return 0


def row_tie(p: Position, row: int, s: int) -> int:
    """How the leader of the row is ahead of others with as many gems: 100 * column + slot; the slot is 0 if the
    column is enough, all is 0 if nobody has as many."""
    key = row_key(p, row, s)
    column = 0
    slot = 0
    for other in range(p.players):
        rival = row_key(p, row, other)
        if other != s and key_gems(rival) == key_gems(key):
            column = key_column(key)
            if key_column(rival) == column:
                slot = key % SLOT_BASE
    return 100 * column + slot


def track(p: Position, s: int) -> int:
    """The points of the columns."""
    points = 0
    for c in range(COLUMNS + 1):
        points += p.gained[s, c]
    return points


def tile_points(p: Position, s: int) -> int:
    points = 0
    for kind in range(1, KINDS):
        points += p.won[s, kind] * KIND_POINTS[kind]
    return points


def total(p: Position, s: int) -> int:
    """The points a seat has for certain: columns and tiles. Cards and other tiles are worth nothing (I-29)."""
    return track(p, s) + tile_points(p, s)


def scores(p: Position, out: Row) -> None:
    for s in range(p.players):
        out[s] = total(p, s)


def place(p: Position, s: int) -> int:
    """The seat's place from 1; equal totals share it (section 7)."""
    rank = 1
    for other in range(p.players):
        if total(p, other) > total(p, s):
            rank += 1
    return rank


def ranks(p: Position, out: Row) -> None:
    for s in range(p.players):
        out[s] = place(p, s)
