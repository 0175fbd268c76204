"""Points and places (spec section 6). Compiled and interpreted alike."""

from __future__ import annotations

from ...engine.layout import Row
from .board import DOLLAR_POINTS, PEARLS, PEARL_POINTS, PENALTY_POINTS, POINTS
from .position import PATTERN_COUNT, Position

TWIN = True   # compiled: see engine/twin.py


def total(p: Position, s: int) -> int:
    """A seat's points, as if the game ended now."""
    points = p.dollars[s] * DOLLAR_POINTS + p.penalties[s] * PENALTY_POINTS - p.crab_points[s]
    for pattern in range(PATTERN_COUNT):
        points += POINTS[p.shells[s, pattern]]
    for colour in range(len(PEARLS)):
        points += PEARL_POINTS[p.pearls[s, colour]]
    return points


def scores(p: Position, out: Row) -> None:
    """Every seat's points, as if the game ended now."""
    for s in range(p.players):
        out[s] = total(p, s)


def beats(p: Position, a: int, b: int) -> bool:
    """Whether seat a is placed before seat b: points, fewer towels, more dollars, later in turn order."""
    if total(p, a) != total(p, b):
        return total(p, a) > total(p, b)
    if p.placed[a] != p.placed[b]:
        return p.placed[a] < p.placed[b]   # M-57
    if p.dollars[a] != p.dollars[b]:
        return p.dollars[a] > p.dollars[b]
    return (a - p.first) % p.players > (b - p.first) % p.players   # M-58


def place(p: Position, s: int) -> int:
    rank = 1
    for other in range(p.players):
        if other != s and beats(p, other, s):
            rank += 1
    return rank


def ranks(p: Position, out: Row) -> None:
    """Every seat's place from 1; the third tie-break always separates."""
    for s in range(p.players):
        out[s] = place(p, s)
