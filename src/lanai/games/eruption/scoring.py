"""Who stands how (spec 8.6, 9.1, 9.2). Compiled and interpreted alike."""

from __future__ import annotations

from ...engine.layout import Row
from .board import BORDER_COUNT, WALLS, WALL_POINTS
from .hands import partner
from .lava import contacts
from .position import Position

TWIN = True   # compiled: see engine/twin.py


def temperature(p: Position, s: int) -> int:
    """What is compared: the temperature of a village, or the sum of a team's two (as good as their average)."""
    other = partner(p, s)
    return p.heat[s] + (p.heat[other] if other >= 0 else 0)


def bonus(p: Position, s: int) -> int:
    """8.6: walls of village and stockpile less the flows at the village; flow walls do not count (E-82)."""
    points = -contacts(p, s)
    for border in range(BORDER_COUNT):
        points += WALL_POINTS[p.village_walls[s, border]]
    for wall in range(1, WALLS):
        points += WALL_POINTS[wall] * p.stock[s, wall]
    return points


def bonus_points(p: Position, s: int) -> int:
    """The same, of the whole team."""
    other = partner(p, s)
    return bonus(p, s) + (bonus(p, other) if other >= 0 else 0)


def beats(p: Position, a: int, b: int) -> bool:
    """Whether seat a is placed before seat b."""
    if p.out[a] != p.out[b]:   # E-95: survivors, then the later elimination
        return p.out[a] == 0 or (p.out[b] > 0 and p.out[a] > p.out[b])
    if temperature(p, a) != temperature(p, b):
        return temperature(p, a) < temperature(p, b)
    return bonus_points(p, a) > bonus_points(p, b)


def place_of(p: Position, s: int) -> int:
    """From 1; the tied, and partners, share it (E-81)."""
    rank = 1
    for other in range(p.players):
        if other != s and beats(p, other, s):
            rank += 1
    return rank


def scores(p: Position, out: Row) -> None:
    """Higher is better: minus the temperature, in Clans minus that of both villages of the team."""
    for s in range(p.players):
        out[s] = -temperature(p, s)


def ranks(p: Position, out: Row) -> None:
    for s in range(p.players):
        out[s] = place_of(p, s)
