"""Walls (spec 7): gaining, losing, testing and building them. Compiled."""

from __future__ import annotations

from ...engine.chance import die
from ...engine.layout import Grid, Row
from ...engine.log import EVERYBODY, note
from .board import (
    BONUS, BORDER_COUNT, HEXES, NEAR, OPPOSITE, SEAT_OF, SIDES, WALLS, WEAKER,
)
from .lava import wall_sides
from .position import CHANGED, EVENT, FIRST, Position

TWIN = True   # compiled: see engine/twin.py

DIE = 8       # two dice in one number: DIE * lava + white


# -- walls on flows


def flow_wall(p: Position, h: int, side: int) -> int:
    return (p.walls[h] >> (2 * side)) & 3


def put_flow_wall(p: Position, h: int, side: int, wall: int) -> None:
    p.walls[h] = (p.walls[h] & ~(3 << (2 * side))) | (wall << (2 * side))


def lose_flow_wall(p: Position, h: int, side: int, cause: int, log: Grid) -> None:
    """The wall on that exit, if there is one, goes to the supply."""
    wall = flow_wall(p, h, side)
    if wall > 0:
        put_flow_wall(p, h, side, 0)
        p.supply[wall] += 1
        note(log, EVENT.flow_lost, -1, EVERYBODY, SIDES * h + side, wall, cause, 0)


def facing_wall(p: Position, h: int, side: int) -> int:
    """The wall that a neighbour's exit has towards this side of the hex."""
    return flow_wall(p, NEAR[h][side], OPPOSITE[side]) if NEAR[h][side] >= 0 else 0


def clear_facing(p: Position, h: int, cause: int, log: Grid) -> None:
    """All flow walls towards the hex go to the supply."""
    for side in range(SIDES):
        if NEAR[h][side] >= 0:
            lose_flow_wall(p, NEAR[h][side], OPPOSITE[side], cause, log)


def clear_tile(p: Position, h: int, log: Grid) -> None:
    """All walls on the tile go to the supply: it is turned, replaced or removed (E-49)."""
    if p.walls[h] != 0:
        for side in range(SIDES):
            lose_flow_wall(p, h, side, CHANGED, log)


# -- walls of villages


def lose_village_wall(p: Position, s: int, border: int) -> None:
    """To the supply; what happened to it was told before."""
    p.supply[p.village_walls[s, border]] += 1
    p.village_walls[s, border] = 0


def bomb_village_wall(p: Position, village: int, border: int, log: Grid) -> None:
    s = SEAT_OF[p.players][village]
    note(log, EVENT.village_lost, s, EVERYBODY, village, border, p.village_walls[s, border], 0)
    lose_village_wall(p, s, border)


# -- gaining and testing


def obtainable(p: Position, wall: int) -> int:
    """What is taken instead of a wall that may not be in the supply (7.4); 0 for nothing."""
    while wall > 0 and p.supply[wall] == 0:
        wall = WEAKER[wall]
    return wall


def gain(p: Position, s: int, wall: int, cause: int, log: Grid) -> None:
    """From the supply into the seat's stockpile."""
    wall = obtainable(p, wall)
    if wall > 0:
        p.supply[wall] -= 1
        p.stock[s, wall] += 1
        note(log, EVENT.gain, s, EVERYBODY, wall, cause, 0, 0)


def roll(rng: Row) -> int:
    """First the lava's die, then the wall's (section 10)."""
    lava = die(rng)
    return DIE * lava + die(rng)


def wall_holds(wall: int, dice: int) -> bool:
    """7.3: more than the lava's die, bonus included; equal is not enough (E-3, E-4)."""
    return dice % DIE + BONUS[wall] > dice // DIE


# -- BUILD


def legal_builds(p: Position, out: Row, n: int) -> int:
    """Every material of the stockpile on every free exit and border; the number of moves after these."""
    s = p.seat
    if p.allowed == 0:
        return n
    done = 0      # the material before, whose places are the same
    start = n
    count = 0
    for wall in range(1, WALLS):
        if p.stock[s, wall] == 0:
            continue
        if done > 0:
            for i in range(start, start + count):
                out[n] = out[i] + (wall - done) * HEXES * SIDES
                n += 1
            continue
        done = wall
        for h in range(HEXES):
            sides = wall_sides(p, h) if p.tile[h] > 0 else 0
            if sides != 0:
                for side in range(SIDES):
                    if sides & (1 << side) != 0:
                        out[n] = FIRST.build + ((wall - 1) * HEXES + h) * SIDES + side
                        n += 1
        count = n - start
    return n


def legal_village_builds(p: Position, out: Row, n: int) -> int:
    s = p.seat
    if p.allowed == 0:
        return n
    for wall in range(1, WALLS):
        if p.stock[s, wall] > 0:
            for border in range(BORDER_COUNT):
                if p.village_walls[s, border] == 0:
                    out[n] = FIRST.build_village + (wall - 1) * BORDER_COUNT + border
                    n += 1
    return n


def build_flow(p: Position, wall: int, h: int, side: int, log: Grid) -> None:
    p.allowed -= 1
    p.stock[p.seat, wall] -= 1
    put_flow_wall(p, h, side, wall)
    note(log, EVENT.build, p.seat, EVERYBODY, SIDES * h + side, wall, 0, 0)


def build_border(p: Position, wall: int, border: int, log: Grid) -> None:
    p.allowed -= 1
    p.stock[p.seat, wall] -= 1
    p.village_walls[p.seat, border] = wall
    note(log, EVENT.build_village, p.seat, EVERYBODY, border, wall, 0, 0)

