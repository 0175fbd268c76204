"""What a good Haleakalā player looks at: the worth of a position and the promise of a move. Compiled.

Worth is counted in tenths of a point, in whole numbers, so that it is the same on every machine.
"""

from __future__ import annotations

from .board import (
    BASKETS, BLACK_PEARL, BUTTERFLIES, DISCS, EACH, MOUNTAIN, NAUTILUS, NAUTILUS_POINTS, PEARL_POINTS, PLAIN, POOL,
    PRIESTESS, ROUNDS, SAIL_STEPS, SCORING_COUNT, SEGMENTS, SHELL, SLOTS, SPACE_COUNT, STATUE, STATUE_POINTS,
    WHITE_PEARL,
)
from .landing import empty, statues_left, sum_on
from .position import CARD, FAMILY, MOVE, PREBUY, Position, SHAMAN, SHIFT
from .scoring import for_card, hit, place, points, total

TWIN = True   # compiled: see engine/twin.py

POINT = 10
AGAIN = 8             # what counts in the first scoring mostly counts in the second, too
RISKED = 3            # a point below lava that may still be shifted away
SHELL_WORTH = 6       # besides its own point
HOPE = (2, 4, 4, 3, 3, 3)   # tenths of the cards at a segment, by how far the boat is from there; 0 is a whole circle
READY = 2             # more tenths of the best of them that a disc in the pool leads to
PIP = 1               # a disc in the pool is free to be placed
STEP_TO_COME = 8
SHIFT_TO_COME = 8
FOOTING = 3           # standing where a statue could be built
ASHORE = 8            # not having left the beach
PATIENCE = 4          # so many turns without a card, and then any card is better than none
IMPATIENCE = 3
ACT = 2               # an action card taken without effect is still not the other player's
WON = 100 * POINT


def value(p: Position, seat: int) -> int:
    """How well the seat stands against the other."""
    lead = worth(p, seat) - worth(p, 1 - seat)
    if p.seat < 0 or (p.phase == PREBUY and p.round == ROUNDS):
        return lead + (WON if place(p, seat) == 1 else -WON)
    if p.phase == CARD:   # a card is about to be taken
        return lead
    haste = IMPATIENCE if ready(p, seat) > 0 else 2 * IMPATIENCE
    return lead - haste * max(0, p.quiet - PATIENCE)


def worth(p: Position, s: int) -> int:
    """What a seat has and what it may hope for."""
    worth = POINT * total(p, s)
    if p.seat < 0:
        return worth
    share = AGAIN if p.round < ROUNDS else 0
    for space in range(PLAIN * SEGMENTS, SPACE_COUNT):
        if p.statue[space] == s + 1:
            worth += STATUE_POINTS[space // SEGMENTS] * (RISKED if hit(p, space) else share)
    worth += (share + 1) * (points(p, s, 3) + points(p, s, 4))
    worth += SHELL_WORTH * p.shells[s]
    if p.round < ROUNDS:
        worth += POINT * p.shells[s]
    if p.shaman[s] < SEGMENTS:
        worth -= ASHORE
    else:
        worth += FOOTING * site(p, s)
    for i in range(DISCS):
        if p.disc[s, i] == POOL:
            worth += PIP * (i + 1)
    worth += READY * ready(p, s) // 10
    for segment in range(SEGMENTS):
        worth += HOPE[(segment - p.boat) % SEGMENTS] * prospect(p, s, segment) // 10
    if s == p.seat and p.phase == SHAMAN:
        worth += STEP_TO_COME
    if s == p.seat and p.phase == SHIFT:
        worth += SHIFT_TO_COME
    if p.phase == CARD and (s == p.seat or p.waiting == s + 1):
        worth += prospect(p, s, p.boat)
    return worth


def site(p: Position, s: int) -> int:
    """The points of a statue that could be built under the shaman."""
    space = p.shaman[s]
    if space < SEGMENTS or p.statue[space] > 0 or hit(p, space) or statues_left(p, s) == 0:
        return 0
    return STATUE_POINTS[space // SEGMENTS]


def prospect(p: Position, s: int, segment: int) -> int:
    """What a seat would get if the boat were to land there."""
    own = sum_on(p, s, segment)
    other = sum_on(p, 1 - s, segment)
    if own == 0 or empty(p, segment):
        return 0
    one = card_worth(p, s, p.slot[segment, 0])
    two = card_worth(p, s, p.slot[segment, SLOTS - 1])
    if own > other:
        return max(one, two)
    if p.slot[segment, 0] == p.slot[segment, 1]:
        return 0   # H-27
    return min(one, two)


def ready(p: Position, s: int) -> int:
    """The best that a seat would get by sailing with a disc of its pool."""
    best = 0
    for i in range(DISCS):
        if p.disc[s, i] == POOL:
            best = max(best, prospect(p, s, (p.boat + i + 1) % SEGMENTS))
    return best


def card_worth(p: Position, s: int, card: int) -> int:
    if card == 0:
        return 0
    share = POINT + (AGAIN if p.round < ROUNDS else 0)
    if card == STATUE:
        return ACT + share * site(p, s)
    if card == PRIESTESS:
        return ACT + SHIFT_TO_COME
    if card == SHELL:
        return POINT + SHELL_WORTH
    if card == WHITE_PEARL:
        return share * PEARL_POINTS[1]
    if card == BLACK_PEARL:
        return share * PEARL_POINTS[2]
    if card == NAUTILUS:
        return POINT * NAUTILUS_POINTS
    return 5 * BASKETS[card] + 2 * BUTTERFLIES[card]


def weight(p: Position, move: int) -> int:
    """How likely a player is to try this move, for random play with sense: at least 1."""
    s = p.seat
    family = MOVE[move][0]
    a = MOVE[move][1]
    if family == FAMILY.place or family == FAMILY.invoke:
        return landing(p, s, a) if MOVE[move][2] == p.boat else placing(p, s, a, MOVE[move][2])
    if family == FAMILY.sail:
        return landing(p, s, SAIL_STEPS)
    if family == FAMILY.take:
        return 1
    if family == FAMILY.shaman:
        free = p.statue[a] == 0 and not hit(p, a)
        return 1 + (3 if free else 1) * (a // SEGMENTS)
    if family == FAMILY.card:
        return 1 + card_worth(p, s, p.slot[p.boat, a])
    if family == FAMILY.priestess:
        own = 1
        for height in range(PLAIN, MOUNTAIN + 1):
            if p.statue[height * SEGMENTS + a] == s + 1:
                own += 2
            if p.statue[height * SEGMENTS + MOVE[move][2]] == 2 - s:
                own += 2
        return own
    if family == FAMILY.buy and a < SCORING_COUNT:
        return 1 + 3 * EACH[a] * for_card(p, s, a)
    return 3


def landing(p: Position, s: int, steps: int) -> int:
    """The promise of sailing there: cards for oneself rather than for the other, or the end."""
    segment = (p.boat + steps) % SEGMENTS
    if empty(p, segment):
        return 40 if place(p, s) == 1 else 2
    if sum_on(p, s, segment) + sum_on(p, 1 - s, segment) == 0:
        return 2
    return max(2, 12 + prospect(p, s, segment) - prospect(p, 1 - s, segment))


def placing(p: Position, s: int, disc: int, beach: int) -> int:
    """The promise of a disc where no cards are to be had at once: it gains the higher sum, and not by far."""
    behind = sum_on(p, 1 - s, beach) - sum_on(p, s, beach)
    return 3 if behind >= 0 and behind < disc and not empty(p, beach) else 1
