"""Heat (spec 5.2, 5.3, 8): damage assessment, eruption tiles and who claims them. Compiled."""

from __future__ import annotations

from ...engine.layout import Grid, Row
from ...engine.log import EVERYBODY, note
from .board import (
    ALL_SIDES, BORDER_COUNT, COOLING, ERUPTIONS, HEAT_ERUPTION, HEAT_FLOW, HEAT_WALL, HEXES, MOST, RESOURCE, SHAPES,
    SHORE, COUNT, SPACES,
)
from .hands import draw_cards, partner, stir
from .lava import has_contact, lay, takes_eruption
from .position import (
    BY_ERUPTION, BY_FLOWS, BY_RAIN, BY_RESOURCE, BY_WALL, EVENT, EXTERMINATION, FIRST, FOR_GOOD, HAPPENED,
    Position, UNDER_ERUPTION,
)
from .walls import DIE, clear_facing, gain, lose_village_wall, roll, wall_holds

TWIN = True   # compiled: see engine/twin.py


def zone(p: Position, s: int) -> int:
    """The danger zone the seat's marker is in (8.1): 0 to 3."""
    reached = 0
    for n in range(ERUPTIONS):
        if p.heat[s] >= SPACES[n]:
            reached += 1
    return reached


def heat_up(p: Position, s: int, degrees: int, cause: int, count: int, log: Grid) -> None:
    """Never above 145 (8.3); eruption spaces reached or passed are claimed (8.2)."""
    before = p.heat[s]
    p.heat[s] = min(before + degrees, MOST)
    note(log, EVENT.heat, s, EVERYBODY, cause, before, p.heat[s], count)
    if p.heat[s] > before:
        stir(p, HAPPENED)
    if EXTERMINATION[p.variant] != 0 and p.heat[s] > p.highest[s]:
        p.highest[s] = p.heat[s]
        stir(p, FOR_GOOD)
    for n in range(ERUPTIONS):
        if p.claimed[n] == 0 and before < SPACES[n] and SPACES[n] <= p.heat[s]:
            p.claimed[n] = s + 1
            note(log, EVENT.claim, s, EVERYBODY, n + 1, 0, 0, 0)


def cool_down(p: Position, s: int, log: Grid) -> None:
    """Rain (E-43)."""
    before = p.heat[s]
    p.heat[s] = max(0, before - COOLING)
    note(log, EVENT.heat, s, EVERYBODY, BY_RAIN, before, p.heat[s], 0)


def assess(p: Position, rng: Row, log: Grid) -> None:
    """ASSESS: open flows first, then a test for every wall with lava before it, from left to right (E-2)."""
    s = p.seat
    flows = 0
    for border in range(BORDER_COUNT):
        if has_contact(p, s, border) and p.village_walls[s, border] == 0:
            flows += 1
    if flows > 0:
        heat_up(p, s, HEAT_FLOW * flows, BY_FLOWS, flows, log)
    for border in range(BORDER_COUNT):
        wall = p.village_walls[s, border]
        if wall > 0 and has_contact(p, s, border):   # E-7
            dice = roll(rng)
            stir(p, HAPPENED)
            if wall_holds(wall, dice):
                note(log, EVENT.holds, s, EVERYBODY, border, wall, dice // DIE, dice % DIE)
            else:
                note(log, EVENT.breaks, s, EVERYBODY, border, wall, dice // DIE, dice % DIE)
                lose_village_wall(p, s, border)
                heat_up(p, s, HEAT_WALL, BY_WALL, 0, log)   # E-5, E-6


# -- ERUPTION


def held(p: Position, s: int) -> int:
    """The number of the eruption tile the seat has to place next, 0 for none (E-14)."""
    for n in range(ERUPTIONS):
        if p.claimed[n] == s + 1 and p.laid[n] == 0:
            return n + 1
    return 0


def legal_eruptions(p: Position, out: Row, n: int) -> int:
    for h in range(HEXES):
        if takes_eruption(p, h):
            out[n] = FIRST.eruption + h
            n += 1
    return n


def erupt(p: Position, h: int, rng: Row, log: Grid) -> None:
    """5.3: the tile, the wall and the cards it brings, then the heat for everybody else, clockwise."""
    s = p.seat
    number = held(p, s)
    note(log, EVENT.erupt, s, EVERYBODY, number, h, 0, 0)
    clear_facing(p, h, UNDER_ERUPTION, log)
    lay(p, h, SHAPES + number - 1, 0)
    p.laid[number - 1] = 1
    stir(p, HAPPENED | FOR_GOOD)
    if RESOURCE[h] > 0:
        gain(p, s, RESOURCE[h], BY_RESOURCE, log)   # E-18
    draw_cards(p, s, COUNT[ALL_SIDES & SHORE[h]], rng, log)
    for k in range(1, p.players):
        other = (s + k) % p.players
        if other != partner(p, s) and p.out[other] == 0:
            heat_up(p, other, HEAT_ERUPTION, BY_ERUPTION, number, log)
