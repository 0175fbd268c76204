"""What a good Eruption player looks at: the worth of a position and the promise of a move. Compiled.

Worth is counted in thousandths of the logistic curve, in whole numbers, so that it is the same on every machine: who
is 1000 ahead of a single rival wins about three games of four. All numbers were fitted to games of bots against each
other (docs/bots.md), most of them twice: what the thing is worth while the island is cold, and what is added until
all villages burn. Heat harms nobody at first, and everybody needs walls and cards in the end.
"""

from __future__ import annotations

from ...engine.layout import Row
from .board import (
    ALL_SIDES, BORDERS, BORDER_AT, BORDER_COUNT, CARDS, EXITS, HEAT_ERUPTION, HEAT_FLOW, HEAT_WALL, HEXES, HOLDS,
    LAVA_SIDES, MOST, MOUTHS, NEAR, RAIN, RESOURCE, ROLLS, SEAT_OF, SHORE, SIDES, VILLAGE_AT, VILLAGE_OF, WALLS,
    WALL_POINTS,
)
from .damage import held
from .hands import partner
from .lava import has_contact
from .position import (
    BUILD, CARD_TILE, ERUPTION, FAMILY, GOES_ON, MOVE, Position, QUAKE_TILE, STACK, TILE,
)
from .scoring import beats, bonus, temperature
from .walls import facing_wall

TWIN = True   # compiled: see engine/twin.py

COLD, HOT = range(2)
# for a degree, and for what is to be expected of the next assessment
HEAT = (-1, -5)
NEXT = (27, -70)
DOOMED = (-745, 380)      # the next assessment will burn the village up
BURNT = (137, -1711)
# by border of the village, by its wall
CONTACT = ((68, -425), (33, -252), (47, -131), (-10, 53))   # lava is there
THREAT = ((96, -409), (-12, 35), (104, -39), (53, 221))     # a flow can come there next
APPROACH = (61, -220)     # in two tiles
SEALED = (124, -159)      # a tile without lava on that side
IDLE = (36, 119)          # a wall that nothing threatens yet, for each of its points
# in hand
STOCK = ((0, 0), (-1, 178), (35, 399), (55, 522))
CARD_WORTH = ((43, 343), (90, 345), (54, 288), (219, 664), (-51, 253), (49, 128), (70, 102), (-5, 428))
HELD = (-71, 1224)        # an eruption tile
# of whoever decides: what the turn still brings
TO_ERUPT = (-524, 2661)
TO_LAY = (-3, 943)
TO_LAY_MORE = (-80, 540)
BUILDING = (10, -496)
ALLOWED = (-102, 320)
# when the last turns have come
LAST_DEGREE = 200
LAST_BONUS = 400
LAST_RAIN = 4000
LAST_CARD = 300
LAST_BURNT = 2000
WON = 200000
LOWEST = -(1 << 40)


def value(p: Position, seat: int) -> int:
    """How well the seat, or its team, stands against the best of the others."""
    if p.seat < 0 or p.out[seat] > 0:
        return result(p, seat)
    friend = partner(p, seat)
    best = LOWEST
    total = 0
    count = 0
    for s in range(p.players):
        if s != seat and s != friend and p.out[s] == 0:
            theirs = together(p, s)
            best = max(best, theirs)
            total += theirs
            count += 1
    if count == 0:
        return result(p, seat)
    return together(p, seat) - (best + total // count) // 2


def values(p: Position, out: Row) -> None:
    """The same of every seat; of two, each is looked at once only."""
    if p.players == 2 and p.seat >= 0 and p.out[0] == 0 and p.out[1] == 0:
        out[0] = worth(p, 0) - worth(p, 1)
        out[1] = -out[0]
        return
    for s in range(p.players):
        out[s] = value(p, s)


def result(p: Position, seat: int) -> int:
    """The game is over, for this seat at least."""
    points = LAST_DEGREE * (MOST - temperature(p, seat)) - WON
    if p.out[seat] > 0:
        return points - WON
    for s in range(p.players):
        if s != seat and s != partner(p, seat):
            if beats(p, s, seat):
                return points
    return points + 3 * WON


def together(p: Position, s: int) -> int:
    """What the seat and its partner have."""
    friend = partner(p, s)
    return worth(p, s) + (worth(p, friend) if friend >= 0 else 0)


def worth(p: Position, s: int) -> int:
    """What a village has and may expect."""
    if p.ending != GOES_ON:
        return last_worth(p, s)
    warm = warmth(p)
    return burning(p, s, warm) + village(p, s, warm) + stockpile(p, s, warm) + cards(p, s, warm) + turn(p, s, warm)


def warmth(p: Position) -> int:
    """How hot the villages are together, in hundredths of the most there can be."""
    total = 0
    for s in range(p.players):
        total += p.heat[s]
    return 100 * total // (MOST * p.players)


def burning(p: Position, s: int, warm: int) -> int:
    """Heat: what is there, and what the next assessment will bring."""
    expected = p.heat[s] + danger(p, s)
    cold = HEAT[COLD] * p.heat[s] + NEXT[COLD] * min(expected, MOST)
    hot = HEAT[HOT] * p.heat[s] + NEXT[HOT] * min(expected, MOST)
    if expected >= MOST:
        cold += DOOMED[COLD]
        hot += DOOMED[HOT]
    if p.heat[s] == MOST:
        cold += BURNT[COLD]
        hot += BURNT[HOT]
    return cold + hot * warm // 100


def danger(p: Position, s: int) -> int:
    """The degrees one assessment will bring, about."""
    rolls = 0
    for border in range(BORDER_COUNT):
        if has_contact(p, s, border):
            wall = p.village_walls[s, border]
            rolls += ROLLS * HEAT_FLOW if wall == 0 else HEAT_WALL * (ROLLS - HOLDS[wall])
    return rolls // ROLLS


def village(p: Position, s: int, warm: int) -> int:
    """The borders, each by what lies before it and by its wall."""
    cold = 0
    hot = 0
    v = VILLAGE_OF[p.players][s]
    for border in range(BORDER_COUNT):
        wall = p.village_walls[s, border]
        h = BORDERS[v][border][0]
        if has_contact(p, s, border):
            cold += CONTACT[wall][COLD]
            hot += CONTACT[wall][HOT]
        elif p.tile[h] != 0:
            cold += SEALED[COLD] + IDLE[COLD] * WALL_POINTS[wall]
            hot += SEALED[HOT] + IDLE[HOT] * WALL_POINTS[wall]
        elif reached(p, h):
            cold += THREAT[wall][COLD]
            hot += THREAT[wall][HOT]
        else:
            cold += IDLE[COLD] * WALL_POINTS[wall]
            hot += IDLE[HOT] * WALL_POINTS[wall]
            if wall == 0 and (LAVA_SIDES[p.face[h]] != 0 or beside(p, h)):
                cold += APPROACH[COLD]
                hot += APPROACH[HOT]
    return cold + hot * warm // 100


def reached(p: Position, h: int) -> bool:
    """Whether a flow without a wall leads to that empty hex."""
    sides = LAVA_SIDES[p.face[h]]
    if sides & MOUTHS[h] != 0:
        return True
    for side in range(SIDES):
        if sides & (1 << side) != 0 and facing_wall(p, h, side) == 0:
            return True
    return False


def beside(p: Position, h: int) -> bool:
    """Whether some flow leads to an empty hex next to this one."""
    for side in range(SIDES):
        other = NEAR[h][side]
        if other >= 0 and p.tile[other] == 0 and LAVA_SIDES[p.face[other]] != 0:
            return True
    return False


def stockpile(p: Position, s: int, warm: int) -> int:
    cold = 0
    hot = 0
    for wall in range(1, WALLS):
        cold += STOCK[wall][COLD] * p.stock[s, wall]
        hot += STOCK[wall][HOT] * p.stock[s, wall]
    return cold + hot * warm // 100


def cards(p: Position, s: int, warm: int) -> int:
    """The hand, and an eruption tile held."""
    cold = 0
    hot = 0
    for card in range(len(CARDS)):
        cold += CARD_WORTH[card][COLD] * p.hand[s, card]
        hot += CARD_WORTH[card][HOT] * p.hand[s, card]
    if held(p, s) > 0:
        cold += HELD[COLD]
        hot += HELD[HOT]
    return cold + hot * warm // 100


def turn(p: Position, s: int, warm: int) -> int:
    """What is still to be done in this turn."""
    if s != p.seat:
        return 0
    cold = ALLOWED[COLD] * (p.allowed + p.fortified)
    hot = ALLOWED[HOT] * (p.allowed + p.fortified)
    if p.phase == ERUPTION:
        cold += TO_ERUPT[COLD]
        hot += TO_ERUPT[HOT]
    elif p.task == CARD_TILE or p.task == QUAKE_TILE:
        cold += TO_LAY_MORE[COLD]
        hot += TO_LAY_MORE[HOT]
    elif p.phase == TILE or p.phase == STACK:
        cold += TO_LAY[COLD]
        hot += TO_LAY[HOT]
    elif p.phase >= BUILD:
        cold += BUILDING[COLD]
        hot += BUILDING[HOT]
    return cold + hot * warm // 100


def last_worth(p: Position, s: int) -> int:
    """In the last turns: the temperature to come, and what can still be done about it."""
    queued = p.queue & (1 << s) != 0
    expected = p.heat[s] + (danger(p, s) if queued else 0)
    points = LAST_BONUS * bonus(p, s) - LAST_DEGREE * min(expected, MOST)
    if expected >= MOST:
        points -= LAST_BURNT
    if p.heat[s] == MOST:
        points -= LAST_BURNT
    if queued or (s == p.seat and p.phase < BUILD):
        points += LAST_RAIN * p.hand[s, RAIN] + LAST_CARD * (p.cards[s] - p.hand[s, RAIN])
    if held(p, s) > 0 and (queued or (s == p.seat and p.phase == ERUPTION)):
        points += LAST_DEGREE * HEAT_ERUPTION
    return points


# -- the promise of a move

GOOD_CARD = (6, 6, 4, 12, 2, 3, 3, 5)     # to keep
# The village beside a hex, -1 for none: no hex lies at two.
OWNER = tuple(max(VILLAGE_AT[h]) for h in range(HEXES))
FRESH, WALLED_OFF, DRAWS, LEADS, TOKEN = 30, 8, 6, 8, 10


def weight(p: Position, move: int) -> int:
    """How likely a player is to try this move, for play with sense: at least 1."""
    s = p.seat
    family = MOVE[move][0]
    a = MOVE[move][1]
    b = MOVE[move][2]
    if family == FAMILY.tile:
        return max(1, 20 + spread(p, a, EXITS[p.drawn][b], 0) + (TOKEN if RESOURCE[a] > 0 else 0))
    if family == FAMILY.build_village:
        if has_contact(p, s, b):
            return 20 + 20 * a
        return 8 + 6 * a if reached(p, BORDERS[VILLAGE_OF[p.players][s]][b][0]) else 1 + a
    if family == FAMILY.build:
        other = NEAR[b][MOVE[move][3]]
        return 3 + 3 * a if mine(p, other) else 1
    if family == FAMILY.done:
        return 12
    if family == FAMILY.aftershock:
        return max(1, 3 + spread(p, a, EXITS[p.tile[a]][b], p.exits[a]))
    if family == FAMILY.replace:
        return max(1, 10 + spread(p, a, EXITS[p.drawn][b], p.exits[a]))
    if family == FAMILY.sinkhole:
        return max(1, 3 + spread(p, a, 0, p.exits[a]))
    if family == FAMILY.eruption:
        return max(1, 20 + spread(p, a, ALL_SIDES, 0))
    if family == FAMILY.bomb_village:
        other = SEAT_OF[p.players][a]
        if other == s or other == partner(p, s):
            return 1
        return 30 if has_contact(p, other, b) else 4
    if family == FAMILY.rain:
        return 40 if p.heat[s] >= 15 else 6
    if family == FAMILY.discard:
        return 13 - GOOD_CARD[a]
    if family == FAMILY.trade:
        return 8 - GOOD_CARD[a] // 2
    if family == FAMILY.lava_flow or family == FAMILY.fortify:
        return 10
    if family == FAMILY.quake:
        return 16
    if family == FAMILY.extra:
        return 1 + 8 * a
    if family == FAMILY.give or family == FAMILY.give_wall or family == FAMILY.bomb:
        return 2
    return 4


def spread(p: Position, h: int, exits: int, before: int) -> int:
    """What it promises that a hex has these exits instead of those."""
    points = 0
    changed = (exits ^ before) & SHORE[h]
    for side in range(SIDES):
        bit = 1 << side
        if changed & bit != 0:
            owner = SEAT_OF[p.players][VILLAGE_AT[h][side]]
            harm = 0
            if owner >= 0:
                harm = FRESH
                if p.village_walls[owner, BORDER_AT[h][side]] > 0:
                    harm = WALLED_OFF
                if owner == p.seat or owner == partner(p, p.seat):
                    harm = -harm
            points += harm + DRAWS if exits & bit != 0 else -harm
        elif (exits ^ before) & bit != 0:
            other = NEAR[h][side]
            if other >= 0 and p.tile[other] == 0 and OWNER[other] >= 0:
                owner = SEAT_OF[p.players][OWNER[other]]
                lead = 0
                if owner >= 0:
                    lead = -LEADS if mine(p, other) else LEADS
                points += lead if exits & bit != 0 else -lead
    return points


def mine(p: Position, h: int) -> bool:
    """Whether the hex lies at the own village, or the partner's."""
    if OWNER[h] < 0:
        return False
    owner = SEAT_OF[p.players][OWNER[h]]
    return owner >= 0 and (owner == p.seat or owner == partner(p, p.seat))
