"""What a good Haleakalā player looks at: the worth of a position and the promise of a move. Compiled.

Worth is counted in tenths of a point, in whole numbers, so that it is the same on every machine.
"""

from __future__ import annotations

from ...engine.layout import Row
from .board import (
    BASKETS, BLACK_PEARL, BUTTERFLIES, CARD_COUNT, DISCS, EACH, MOUNTAIN, NAUTILUS, NAUTILUS_POINTS, PEARL_POINTS,
    PLAIN, POOL, PRIESTESS, ROUNDS, SAIL_STEPS, SCORING_COUNT, SEGMENTS, SHELL, SLOTS, SPACE_COUNT, STATUE,
    STATUE_POINTS, WHITE_PEARL,
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

# CARD_WORTH[round][card], but for statues: what those bring depends on the shaman.
CARD_WORTH = tuple(tuple({
    PRIESTESS: ACT + SHIFT_TO_COME,
    SHELL: POINT + SHELL_WORTH,
    WHITE_PEARL: point * PEARL_POINTS[1],
    BLACK_PEARL: point * PEARL_POINTS[2],
    NAUTILUS: POINT * NAUTILUS_POINTS,
}.get(card, 5 * BASKETS[card] + 2 * BUTTERFLIES[card]) for card in range(CARD_COUNT + 1))
    for point in (0, POINT + AGAIN, POINT))
BITS = 6              # of a sum of discs, and all of them
SUM = (1 << BITS) - 1


def value(p: Position, seat: int) -> int:
    """How well the seat stands against the other."""
    return worth(p, seat) - worth(p, 1 - seat) + outlook(p, seat)


def values(p: Position, out: Row) -> None:
    """The same of both seats, each looked at once only."""
    lead = worth(p, 0) - worth(p, 1)
    out[0] = outlook(p, 0) + lead
    out[1] = outlook(p, 1) - lead


def outlook(p: Position, seat: int) -> int:
    """What does not lie on the table: the game is won or lost, or goes nowhere."""
    if p.seat < 0 or (p.phase == PREBUY and p.round == ROUNDS):
        return WON if place(p, seat) == 1 else -WON
    if p.phase == CARD or p.quiet <= PATIENCE:   # a card is about to be taken, or was not long ago
        return 0
    haste = IMPATIENCE if ready(p, seat) > 0 else 2 * IMPATIENCE
    return haste * (PATIENCE - p.quiet)


def worth(p: Position, s: int) -> int:
    """What a seat has and what it may hope for."""
    if p.seat < 0:
        return POINT * total(p, s)
    return (POINT * total(p, s) + lasting(p, s) + purse(p, s) + standing(p, s) + steps(p, s) + pool(p, s)
            + hopes(p, s))


def again(p: Position) -> int:
    """What a point counts for in the scoring after the next one."""
    return AGAIN if p.round < ROUNDS else 0


def lasting(p: Position, s: int) -> int:
    """What will count once more, and what may still be saved from the lava."""
    return monuments(p, s) + (again(p) + 1) * (points(p, s, 3) + points(p, s, 4))


def monuments(p: Position, s: int) -> int:
    """Statues, besides what they bring in the next scoring."""
    worth = 0
    for space in range(PLAIN * SEGMENTS, SPACE_COUNT):
        if p.statue[space] == s + 1:
            worth += STATUE_POINTS[space // SEGMENTS] * (RISKED if hit(p, space) else again(p))
    return worth


def purse(p: Position, s: int) -> int:
    """Shells, besides what they bring in the next scoring."""
    return (SHELL_WORTH + (POINT if p.round < ROUNDS else 0)) * p.shells[s]


def standing(p: Position, s: int) -> int:
    """Where the shaman stands."""
    return FOOTING * site(p, s) if p.shaman[s] >= SEGMENTS else -ASHORE


def steps(p: Position, s: int) -> int:
    """The shaman may walk on, or a lava disc be shifted."""
    if s != p.seat:
        return 0
    return STEP_TO_COME if p.phase == SHAMAN else SHIFT_TO_COME if p.phase == SHIFT else 0


def pool(p: Position, s: int) -> int:
    """Discs that are free to be placed."""
    worth = 0
    for i in range(DISCS):
        if p.disc[s, i] == POOL:
            worth += PIP * (i + 1)
    return worth


def hopes(p: Position, s: int) -> int:
    """The cards that may come."""
    own = sums(p, s)
    other = sums(p, 1 - s)
    statue = card_worth(p, s, STATUE)
    worth = 0
    best = 0
    for segment in range(SEGMENTS):
        away = (segment - p.boat) % SEGMENTS
        hope = promised(p, segment, own >> BITS * segment & SUM, other >> BITS * segment & SUM, statue)
        worth += HOPE[away] * hope // 10
        if away > 0 and p.disc[s, away - 1] == POOL:
            best = max(best, hope)
        elif away == 0 and p.phase == CARD and (s == p.seat or p.waiting == s + 1):
            worth += hope
    return worth + READY * best // 10


def sums(p: Position, s: int) -> int:
    """The sums on all beaches, BITS for each."""
    found = 0
    for i in range(DISCS):
        found += (i + 1) << BITS * p.disc[s, i]
    return found


def site(p: Position, s: int) -> int:
    """The points of a statue that could be built under the shaman."""
    space = p.shaman[s]
    if space < SEGMENTS or p.statue[space] > 0 or hit(p, space) or statues_left(p, s) == 0:
        return 0
    return STATUE_POINTS[space // SEGMENTS]


def prospect(p: Position, s: int, segment: int) -> int:
    """What a seat would get if the boat were to land there."""
    return promised(p, segment, sum_on(p, s, segment), sum_on(p, 1 - s, segment), card_worth(p, s, STATUE))


def promised(p: Position, segment: int, own: int, other: int, statue: int) -> int:
    """The same for who has these sums there, and to whom a statue card is worth so much."""
    one = p.slot[segment, 0]
    two = p.slot[segment, SLOTS - 1]
    if own == 0 or (own < other and one == two):   # H-27
        return 0
    first = statue if one == STATUE else CARD_WORTH[p.round][one]
    second = statue if two == STATUE else CARD_WORTH[p.round][two]
    return max(first, second) if own > other else min(first, second)


def ready(p: Position, s: int) -> int:
    """The best that a seat would get by sailing with a disc of its pool."""
    best = 0
    for i in range(DISCS):
        if p.disc[s, i] == POOL:
            best = max(best, prospect(p, s, (p.boat + i + 1) % SEGMENTS))
    return best


def card_worth(p: Position, s: int, card: int) -> int:
    return ACT + (POINT + again(p)) * site(p, s) if card == STATUE else CARD_WORTH[p.round][card]


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
