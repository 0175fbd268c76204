"""What a good Eruption player looks at: the worth of a position and the promise of a move. Compiled.

Worth is counted in tenths of a degree, in whole numbers, so that it is the same on every machine. It is the heat of
others less one's own, both as they are to be expected after the assessments still to come.
"""

from __future__ import annotations

from ..board import (
    BORDERS, BORDER_COUNT, CARDS, HEAT_FLOW, HEAT_WALL, HOLDS, LAVA_SIDES, MOST, MOUTHS, NEAR, OPPOSITE, ROLLS, SIDES,
    VILLAGE_OF, WALLS,
)
from ..damage import held, zone
from ..hands import partner
from ..lava import has_contact
from ..position import CARD_TILE, EXTERMINATION, FAMILY, GOES_ON, MOVE, Position, TILE
from ..scoring import beats, temperature
from ..tiles import stack_left
from ..walls import flow_wall

TWIN = True   # compiled: see engine/twin.py

DEGREE = 10
WON = 5000
AHEAD = 3             # so many assessments are thought of
NEAR_BY = 22          # lava one hex away from a border without a wall
BARRED = 8            # the same behind walls
WALL = (0, 12, 18, 25)                    # in the stockpile
STANDING = (0, 4, 6, 8)                   # in the village, before any lava is there
CARD = (14, 14, 14, 60, 12, 14, 22, 12)   # in hand, by kind: Rain is as good as what it cools
MOST_CARDS = 3
HELD = 100            # an eruption tile to come heats all others
LOWEST = -(1 << 40)


def value(p: Position, seat: int) -> int:
    """How well the seat, or its team, stands against the best of the others."""
    friend = partner(p, seat)
    own = worth(p, seat, seat)
    if friend >= 0:
        own += worth(p, friend, seat)
    best = LOWEST
    total = 0
    count = 0
    for s in range(p.players):
        if s != seat and s != friend and p.out[s] == 0:
            theirs = worth(p, s, seat)
            if partner(p, s) >= 0:
                theirs += worth(p, partner(p, s), seat)
            best = max(best, theirs)
            total += theirs
            count += 1
    if p.seat < 0 or p.out[seat] > 0 or count == 0:
        return result(p, seat)
    return own - (best + total // count) // 2


def result(p: Position, seat: int) -> int:
    """The game is over, for this seat at least."""
    points = DEGREE * (MOST - temperature(p, seat)) - WON
    if p.out[seat] > 0:
        return points - WON
    for s in range(p.players):
        if s != seat and s != partner(p, seat):
            if beats(p, s, seat):
                return points
    return points + 3 * WON


def worth(p: Position, s: int, seat: int) -> int:
    """What a village has and may expect, seen at the time at which `seat` decides."""
    points = -DEGREE * p.heat[s]
    if p.seat < 0:
        return points
    to_come = assessments(p, s, seat)
    points -= min(DEGREE * (MOST - p.heat[s]), to_come * danger(p, s))
    if p.heat[s] == MOST:
        points -= 400
    for wall in range(1, WALLS):
        points += WALL[wall] * min(p.stock[s, wall], 4)
    for border in range(BORDER_COUNT):
        points += STANDING[p.village_walls[s, border]]
    if s == seat:
        for card in range(len(CARDS)):
            points += CARD[card] * min(p.hand[s, card], 2)
        if p.seat == s:
            points += 16 * p.fortified
            if p.drawn > 0 and p.task == CARD_TILE and p.phase == TILE:
                points += 10
    else:
        points += 15 * min(p.cards[s], MOST_CARDS)
    if held(p, s) > 0:
        points += HELD
    return points


def assessments(p: Position, s: int, seat: int) -> int:
    """How many more there are for the seat. Others before the next turn of `seat` have one more as long as it has
    not come, so that waiting for it brings nothing."""
    ahead = AHEAD
    if EXTERMINATION[p.variant] == 0:
        ahead = min(ahead, stack_left(p) // p.players + 1)
        if p.ending != GOES_ON:
            return 1 if p.queue & (1 << s) != 0 else 0
    if s == seat:
        return ahead
    if p.seat == seat:
        return ahead + 1
    if (s - p.seat) % p.players > 0 and (s - p.seat) % p.players < (seat - p.seat) % p.players:
        return ahead + 1
    return ahead


def danger(p: Position, s: int) -> int:
    """What one assessment will cost, about."""
    points = 0
    village = VILLAGE_OF[p.players][s]
    for border in range(BORDER_COUNT):
        wall = p.village_walls[s, border]
        if has_contact(p, s, border):
            points += expected(wall)
        else:
            h = BORDERS[village][border][0]
            if p.tile[h] == 0:
                near = nearness(p, h)
                points += near * expected(wall) // (DEGREE * HEAT_FLOW)
    return points


def expected(wall: int) -> int:
    """What a flow costs behind that wall, 0 for none."""
    if wall == 0:
        return DEGREE * HEAT_FLOW
    return DEGREE * HEAT_WALL * (ROLLS - HOLDS[wall]) // ROLLS


def nearness(p: Position, h: int) -> int:
    """How likely lava comes to an empty hex soon, in hundredths."""
    sides = LAVA_SIDES[p.face[h]]
    if sides == 0:
        return 0
    if sides & MOUTHS[h] != 0:
        return NEAR_BY
    for side in range(SIDES):
        if sides & (1 << side) != 0 and flow_wall(p, NEAR[h][side], OPPOSITE[side]) == 0:
            return NEAR_BY
    return BARRED


def weight(p: Position, move: int) -> int:
    """How likely a player is to try this move, for random play with sense: at least 1."""
    s = p.seat
    family = MOVE[move][0]
    a = MOVE[move][1]
    if family == FAMILY.rain:
        return 40
    if family == FAMILY.build_village:
        border = MOVE[move][2]
        if has_contact(p, s, border):
            return 30
        return 6 if nearness(p, BORDERS[VILLAGE_OF[p.players][s]][border][0]) > 0 else 1
    if family == FAMILY.build:
        return 2
    if family == FAMILY.trade:
        return 2 if stock_of(p, s) < 3 else 1
    if family == FAMILY.tile or family == FAMILY.aftershock or family == FAMILY.replace:
        return away(p, s, a)
    if family == FAMILY.done:
        return 4
    if family == FAMILY.extra:
        return 1 + 3 * a
    if family == FAMILY.give or family == FAMILY.give_wall:
        return 1
    return 3 + zone(p, s)


def stock_of(p: Position, s: int) -> int:
    count = 0
    for wall in range(1, WALLS):
        count += p.stock[s, wall]
    return count


def away(p: Position, s: int, h: int) -> int:
    """Few care to lay lava at their own village."""
    village = VILLAGE_OF[p.players][s]
    for border in range(BORDER_COUNT):
        if BORDERS[village][border][0] == h:
            return 1
    return 6
