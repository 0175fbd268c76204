"""What a good Eruption player looks at: the worth of a position and the promise of a move. Compiled.

Worth is counted in thousandths of the logistic curve, in whole numbers, so that it is the same on every machine: who
is 1000 ahead of a single rival wins about three games of four. All numbers were fitted to games of bots against each
other (docs/bots.md). What counts changes while the island heats up: few degrees harm nobody at first.
"""

from __future__ import annotations

from ...engine.layout import Row
from .board import (
    ALL_SIDES, BORDERS, BORDER_AT, BORDER_COUNT, CARDS, EXITS, HEAT_ERUPTION, HEAT_FLOW, HEAT_WALL, HEXES, HOLDS,
    LAVA_SIDES, MOST, MOUTHS, NEAR, RAIN, RESOURCE, ROLLS, SEAT_OF, SHORE, SIDES, START, STEP, VILLAGE_AT,
    VILLAGE_OF, WALLS, WALL_POINTS,
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

# What is counted, for every village.
HEAT = 0                  # a degree
NEXT = 1                  # a degree that the next assessment will leave it with
DOOMED = 2                # the next assessment will burn it up
BURNT = 3
CONTACT = 4               # lava at a border, without a wall and behind straw, wood, stone
THREAT = CONTACT + WALLS  # an empty hex before a border to which a flow leads, the same
APPROACH = THREAT + WALLS     # one to which a flow leads in two tiles, no wall there
SEALED = APPROACH + 1     # a border before which lies a tile without lava there
IDLE = SEALED + 1         # walls that nothing threatens yet, each of their points
STOCK = IDLE              # walls in the stockpile: straw, wood, stone follow
HAND = STOCK + WALLS      # action cards, by kind
HELD = HAND + len(CARDS)  # an eruption tile
# And for whoever decides: what the turn still brings.
TO_ERUPT = HELD + 1
TO_LAY = TO_ERUPT + 1
TO_LAY_MORE = TO_LAY + 1  # a tile from a card or for Quake
BUILDING = TO_LAY_MORE + 1
ALLOWED = BUILDING + 1    # walls

# By whether there are more than two players: what each of these is worth while the whole island is cold, and what is
# added until the hottest village is burnt.
FITTED = (
    (
        (18, -20), (19, -59),   # heat, next
        (203, -842), (-612, -612),   # doomed, burnt
        (162, -423), (97, -357), (175, -354), (60, -146),   # contact
        (131, -450), (-2, -207), (94, -65), (80, -54),   # threat
        (70, -263), (151, -194), (37, 21),   # approach, sealed, idle
        (-8, 65), (20, 203), (46, 242),   # stock
        (68, 253), (50, 290), (108, 118), (342, 976),   # cards: aftershock, quake, lava flow, rain
        (-23, 96), (27, 79), (123, 65), (-7, 260),   # relocate, fortify, sinkhole, bomb
        (198, 1601),   # held
        (-1079, 2124), (32, 702), (-160, 504),   # to erupt, to lay, to lay more
        (-25, -263), (-116, 297),   # building, allowed
    ),
    (
        (21, -19), (5, -72),   # heat, next
        (-582, 116), (-1282, -1282),   # doomed, burnt
        (-60, -53), (-32, -15), (-71, 41), (-30, -16),   # contact
        (-32, -214), (-28, 41), (-8, 85), (0, 193),   # threat
        (23, -9), (85, -87), (29, 74),   # approach, sealed, idle
        (34, 79), (58, 259), (100, 384),   # stock
        (75, 317), (98, 94), (88, -28), (382, 881),   # cards: aftershock, quake, lava flow, rain
        (55, 30), (34, 101), (7, 219), (62, 113),   # relocate, fortify, sinkhole, bomb
        (1180, -723),   # held
        (-1449, 4436), (-94, 1098), (-64, 748),   # to erupt, to lay, to lay more
        (-139, 104), (37, -9),   # building, allowed
    ),
)
SPACES_ON = (MOST - START) // STEP
# The same by the place of the hottest marker, with more than two players SPACES_ON + 1 further on.
WORTH = tuple(tuple(cold + hot * place // SPACES_ON for cold, hot in table)
              for table in FITTED for place in range(SPACES_ON + 1))

# When the last turns have come.
LAST_DEGREE = 200
LAST_BONUS = 120
LAST_RAIN = 3400
LAST_CARD = 170
LAST_BURNT = 1600
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
    """The same of every seat, each looked at once only."""
    leader = -1
    best = LOWEST
    second = LOWEST
    total = 0
    count = 0
    for s in range(p.players):
        if p.seat >= 0 and p.out[s] == 0:
            out[s] = together(p, s)
            total += out[s]
            count += 1
            if leader < 0 or out[s] > best:
                second = best
                best = out[s]
                leader = s
            elif partner(p, s) != leader:
                second = max(second, out[s])
    for s in range(p.players):
        friend = partner(p, s)
        side = 2 if friend >= 0 else 1   # partners have the same worth
        if p.seat < 0 or p.out[s] > 0 or count == side:
            out[s] = result(p, s)
        else:
            rival = second if s == leader or s == partner(p, leader) else best
            out[s] -= (rival + (total - side * out[s]) // (count - side)) // 2


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
        return last_heat(p, s) + last_hand(p, s)
    now = clock(p)
    return burning(p, s, now) + village(p, s, now) + stockpile(p, s, now) + hand(p, s, now) + turn(p, s, now)


def clock(p: Position) -> int:
    """The row of WORTH that holds now."""
    hottest = 0
    for s in range(p.players):
        hottest = max(hottest, p.heat[s])
    return (hottest - START) // STEP + (SPACES_ON + 1 if p.players > 2 else 0)


def burning(p: Position, s: int, now: int) -> int:
    """Heat: what is there, and what the next assessment will bring."""
    expected = p.heat[s] + danger(p, s)
    points = WORTH[now][HEAT] * p.heat[s] + WORTH[now][NEXT] * min(expected, MOST)
    if expected >= MOST:
        points += WORTH[now][DOOMED]
    if p.heat[s] == MOST:
        points += WORTH[now][BURNT]
    return points


def danger(p: Position, s: int) -> int:
    """The degrees one assessment will bring, about."""
    rolls = 0
    for border in range(BORDER_COUNT):
        if has_contact(p, s, border):
            wall = p.village_walls[s, border]
            rolls += ROLLS * HEAT_FLOW if wall == 0 else HEAT_WALL * (ROLLS - HOLDS[wall])
    return rolls // ROLLS


def village(p: Position, s: int, now: int) -> int:
    """The borders, each by what lies before it and by its wall."""
    points = 0
    v = VILLAGE_OF[p.players][s]
    for border in range(BORDER_COUNT):
        wall = p.village_walls[s, border]
        h = BORDERS[v][border][0]
        if has_contact(p, s, border):
            points += WORTH[now][CONTACT + wall]
        elif p.tile[h] != 0:
            points += WORTH[now][SEALED] + WORTH[now][IDLE] * WALL_POINTS[wall]
        elif reached(p, h):
            points += WORTH[now][THREAT + wall]
        elif wall > 0:
            points += WORTH[now][IDLE] * WALL_POINTS[wall]
        elif LAVA_SIDES[p.face[h]] != 0 or beside(p, h):
            points += WORTH[now][APPROACH]
    return points


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


def stockpile(p: Position, s: int, now: int) -> int:
    points = 0
    for wall in range(1, WALLS):
        points += WORTH[now][STOCK + wall] * p.stock[s, wall]
    return points


def hand(p: Position, s: int, now: int) -> int:
    """Action cards, and an eruption tile held."""
    points = WORTH[now][HELD] if held(p, s) > 0 else 0
    for card in range(len(CARDS)):
        points += WORTH[now][HAND + card] * p.hand[s, card]
    return points


def turn(p: Position, s: int, now: int) -> int:
    """What is still to be done in this turn."""
    if s != p.seat:
        return 0
    points = WORTH[now][ALLOWED] * (p.allowed + p.fortified)
    if p.phase == ERUPTION:
        points += WORTH[now][TO_ERUPT]
    elif p.task == CARD_TILE or p.task == QUAKE_TILE:
        points += WORTH[now][TO_LAY_MORE]
    elif p.phase == TILE or p.phase == STACK:
        points += WORTH[now][TO_LAY]
    elif p.phase >= BUILD:
        points += WORTH[now][BUILDING]
    return points


def last_heat(p: Position, s: int) -> int:
    """In the last turns: the temperature to come, and the tie-break."""
    coming = danger(p, s) if p.queue & (1 << s) != 0 else 0
    points = LAST_BONUS * bonus(p, s) - LAST_DEGREE * min(p.heat[s] + coming, MOST)
    return points - LAST_BURNT if p.heat[s] == MOST else points


def last_hand(p: Position, s: int) -> int:
    """What can still be done about it."""
    queued = p.queue & (1 << s) != 0
    points = 0
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
