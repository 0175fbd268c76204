"""Tiles on the board (spec 3.2, 3.3, 6): laying and lifting, what fits, what hangs on what. Compiled."""

from __future__ import annotations

from ...engine.layout import Row
from .board import (
    BORDERS, BORDER_COUNT, DIGIT, EXITS, FITTING, FIT_KINDS, FREE_SIDES, HEXES, INNER, LAVA, MOUTHS, NEAR, OPPOSITE,
    ROCK, ROCK_SIDES, SHAPES, SIDES, VILLAGE_OF, WALLED,
)
from .position import Position

TWIN = True   # compiled: see engine/twin.py


def lay(p: Position, h: int, tile: int, turn: int) -> None:
    """Put a tile on an empty hex; its neighbours face it from now on."""
    p.tile[h] = tile
    p.turn[h] = turn
    p.exits[h] = EXITS[tile][turn]
    turn_faces(p, h, 1)


def lift(p: Position, h: int) -> None:
    """Take the tile off; its walls must be gone."""
    turn_faces(p, h, -1)
    p.tile[h] = 0
    p.turn[h] = 0
    p.exits[h] = 0


def turn_faces(p: Position, h: int, sign: int) -> None:
    exits = p.exits[h]
    for side in range(SIDES):
        other = NEAR[h][side]
        if other >= 0:
            p.face[other] += sign * DIGIT[OPPOSITE[side]] * (LAVA if exits & (1 << side) != 0 else ROCK)


def fitting(p: Position, h: int, tile: int) -> int:
    """The turns (bits) with which a lava tile fits a hex that is empty or emptied (6.1, 6.2)."""
    return FITTING[tile][p.face[h]]


def open_sides(p: Position, h: int) -> int:
    """Exits of a tile that face an empty hex: where a flow could be continued."""
    return p.exits[h] & FREE_SIDES[p.face[h]] & INNER[h]


def wall_sides(p: Position, h: int) -> int:
    """Exits that can still take a wall (7.1)."""
    return open_sides(p, h) & ~WALLED[p.walls[h]]


def has_place(p: Position, tile: int) -> bool:
    """Whether a lava tile has a legal placement on a hex that is not closed."""
    for h in range(HEXES):
        if FITTING[tile][p.face[h]] != 0 and p.tile[h] == 0 and p.closed & (1 << h) == 0:
            return True
    return False


def placeable(p: Position) -> int:
    """The shapes (bits) that have a legal placement on a hex that is not closed."""
    kinds = 0
    for h in range(HEXES):
        if p.tile[h] == 0 and p.closed & (1 << h) == 0:
            kinds |= FIT_KINDS[p.face[h]]
    return kinds


def replacing(p: Position) -> int:
    """The shapes (bits) that can replace some lava tile (6.6)."""
    kinds = 0
    for h in range(HEXES):
        if is_lava(p, h):
            kinds |= FIT_KINDS[p.face[h]]
    return kinds


def is_lava(p: Position, h: int) -> bool:
    """Whether a lava tile lies there, not an eruption tile (6.4)."""
    return p.tile[h] > 0 and p.tile[h] < SHAPES


def takes_eruption(p: Position, h: int) -> bool:
    """6.3: no rock on any side."""
    return p.tile[h] == 0 and ROCK_SIDES[p.face[h]] == 0


def has_contact(p: Position, s: int, border: int) -> bool:
    """Whether lava touches that border of the seat's village (3.4)."""
    village = VILLAGE_OF[p.players][s]
    h = BORDERS[village][border][0]
    return p.exits[h] & (1 << BORDERS[village][border][1]) != 0


def contacts(p: Position, s: int) -> int:
    """The flows at the seat's village, blocked or not."""
    count = 0
    for border in range(BORDER_COUNT):
        if has_contact(p, s, border):
            count += 1
    return count


def from_source(p: Position, h: int) -> bool:
    """Whether the tile is linked to the volcano or to an eruption tile."""
    if p.exits[h] & MOUTHS[h] != 0:
        return True
    for side in range(SIDES):
        if p.exits[h] & (1 << side) != 0 and NEAR[h][side] >= 0 and p.tile[NEAR[h][side]] >= SHAPES:
            return True
    return False


def cuts(p: Position, scratch: Row) -> int:
    """The lava tiles (bits) on which others depend: without them something would hang on no source (E-47).

    Tarjan's search for articulation points over the flow graph, all sources being one root. Of the scratch row it
    uses three numbers for every hex: when it was found, the earliest found that can be reached from below it, and
    where it was found from with the next side to look across.
    """
    for h in range(HEXES):
        scratch[h] = 0
    needed = 0
    found = 0
    for start in range(HEXES):
        if is_lava(p, start) and scratch[start] == 0 and from_source(p, start):
            found += 1
            scratch[start] = found
            scratch[HEXES + start] = 0
            scratch[2 * HEXES + start] = 0
            h = start
            while h >= 0:
                side = scratch[2 * HEXES + h] % 8
                origin = scratch[2 * HEXES + h] // 8 - 1
                if side == SIDES:
                    if origin >= 0:
                        scratch[HEXES + origin] = min(scratch[HEXES + origin], scratch[HEXES + h])
                        if scratch[HEXES + h] >= scratch[origin]:
                            needed |= 1 << origin
                    h = origin
                    continue
                scratch[2 * HEXES + h] += 1
                if p.exits[h] & (1 << side) == 0:
                    continue
                other = NEAR[h][side]
                if other < 0 or not is_lava(p, other) or other == origin:
                    continue
                if scratch[other] > 0:
                    scratch[HEXES + h] = min(scratch[HEXES + h], scratch[other])
                else:
                    found += 1
                    scratch[other] = found
                    scratch[HEXES + other] = 0 if from_source(p, other) else found
                    scratch[2 * HEXES + other] = 8 * (h + 1)
                    h = other
    return needed


def connected(p: Position) -> int:
    """The tiles (bits) that are connected to a source, eruption tiles included (3.3)."""
    reached = 0
    for h in range(HEXES):
        if p.tile[h] >= SHAPES or (is_lava(p, h) and from_source(p, h)):
            reached |= 1 << h
    looked = 0
    while looked != reached:
        fresh = reached & ~looked
        looked = reached
        for h in range(HEXES):
            if fresh & (1 << h) != 0:
                for side in range(SIDES):
                    if p.exits[h] & (1 << side) != 0 and NEAR[h][side] >= 0 and p.tile[NEAR[h][side]] > 0:
                        reached |= 1 << NEAR[h][side]
    return reached
