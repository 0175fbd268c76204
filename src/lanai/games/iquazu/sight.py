"""What is hidden in Iquazú, and dealing it anew as a seat that counts must allow for (spec section 8). Compiled.

A seat knows which cards all others together held at the last shuffle (*older*), which it has not seen since of those
shuffled (*fresh*), how many of each kind every other hand took, and what was paid. So the others share the older
cards, draw fresh ones, and each must have had what it paid. Numbers by colour travel as one whole number, a *bunch*.
"""

from __future__ import annotations

from ...engine.chance import below, bits32
from ...engine.layout import Row
from .board import (
    COLOUR_COUNT, COLUMNS, KINDS, LIGHT_COLUMNS, MOST_PAYMENTS, OPEN, PAYMENTS, PAYMENT_COUNT, PRICE, JOKER,
    ROCK_COLOUR, ROCK_ROW, ROWS, SEATS, SLOTS, SPREAD,
)
from .cards import older_cards, older_places, own_older
from .position import DROP, PAY, Position, SETS

TWIN = True   # compiled: see engine/twin.py

BITS = 7                      # of a bunch for each colour; sixty cards fit
MASK = (1 << BITS) - 1
TRIES = 24                    # deals at random before one is worked out
CELL_BITS = 6                 # of a plan for each other seat and colour

OBSERVED = 16 + OPEN * SLOTS * 3 + ROWS + COLOUR_COUNT * 4 + 2 * KINDS + SEATS * (4 + SETS + KINDS + COLOUR_COUNT)


def bunch(white: int, blue: int, orange: int) -> int:
    return white | blue << BITS | orange << 2 * BITS


def of(cards: int, colour: int) -> int:
    """How many cards of the colour there are in a bunch."""
    return cards >> BITS * colour & MASK


def size(cards: int) -> int:
    return of(cards, 0) + of(cards, 1) + of(cards, 2)


def lacking(needed: int, cards: int) -> int:
    """What is needed beyond the cards, colour by colour."""
    missing = 0
    for colour in range(COLOUR_COUNT):
        missing += max(0, of(needed, colour) - of(cards, colour)) << BITS * colour
    return missing


def some(cards: int, count: int, rng: Row) -> int:
    """So many cards of a bunch, at random."""
    left = size(cards)
    if count == left:
        return cards
    taken = 0
    for _ in range(count):
        n = below(rng, left)
        colour = 0
        while n >= of(cards, colour):
            n -= of(cards, colour)
            colour += 1
        cards -= 1 << BITS * colour
        taken += 1 << BITS * colour
        left -= 1
    return taken


# -- what the seat knows ----------------------------------------------------------------------------------


def older_known(p: Position, seat: int) -> int:
    """The older cards of all others together."""
    cards = 0
    for colour in range(COLOUR_COUNT):
        cards += older_cards(p, colour) - own_older(p, seat, colour) << BITS * colour
    return cards


def fresh_known(p: Position, seat: int) -> int:
    """The cards of the last shuffle that lie in the draw pile or were drawn by others."""
    cards = 0
    for colour in range(COLOUR_COUNT):
        cards += p.shuffled[colour] - p.drawn[seat, colour] << BITS * colour
    return cards


def paid_by(p: Position, s: int) -> int:
    return bunch(p.paid[s, 0], p.paid[s, 1], p.paid[s, 2])


# -- dealing anew -----------------------------------------------------------------------------------------


def redeal(p: Position, seat: int, rng: Row) -> None:
    """Deal anew what the seat cannot see, in any way that agrees with what it knows."""
    shuffle_tiles(p, 0, LIGHT_COLUMNS, rng)
    shuffle_tiles(p, LIGHT_COLUMNS, SPREAD, rng)
    for _ in range(TRIES):
        if deal(p, seat, owed(p, seat, bits32(rng)), 0, rng):
            return
    start = bits32(rng)
    for i in range(MOST_PAYMENTS):   # rare: what was paid leaves little choice
        asked = owed(p, seat, start + i)
        planned = plan(p, seat, asked, bits32(rng))
        if planned >= 0 and deal(p, seat, asked, planned, rng):
            return


def shuffle_tiles(p: Position, start: int, stop: int, rng: Row) -> None:
    """The tiles that lie face down there, in any order; which they are can be worked out. Four bits count a kind."""
    hidden = 0
    left = 0
    for i in range(start, stop):
        for row in range(1, ROWS + 1):
            if p.face_down[i, row] > 0:
                hidden += 1 << 4 * p.face_down[i, row]
                left += 1
    for i in range(start, stop):
        for row in range(1, ROWS + 1):
            if p.face_down[i, row] > 0:
                n = below(rng, left)
                kind = 1
                while n >= hidden >> 4 * kind & 15:
                    n -= hidden >> 4 * kind & 15
                    kind += 1
                hidden -= 1 << 4 * kind
                left -= 1
                p.face_down[i, row] = kind


def owed(p: Position, seat: int, start: int) -> int:
    """What another player who has chosen a slot pays for it, as one of the possible ways: they hold that. The
    first possible way from `start` on."""
    if p.phase != PAY or p.seat == seat:
        return 0
    colour = ROCK_COLOUR[p.rock[p.col]][p.slot]
    price = PRICE[p.col - p.frame + 1]
    for i in range(PAYMENT_COUNT[colour][price]):
        way = (start + i) % PAYMENT_COUNT[colour][price]
        cards = bunch(PAYMENTS[colour][price][way][0], PAYMENTS[colour][price][way][1],
                      PAYMENTS[colour][price][way][2])
        if size(cards) <= p.held[p.seat] and PAYMENTS[colour][price][way][3] <= p.won[p.seat, JOKER]:
            return cards
    return 0


def deal(p: Position, seat: int, asked: int, planned: int, rng: Row) -> bool:
    """Older cards by lot, though as planned; then fresh ones, first those without which a hand could not have paid
    what it paid. False if there are not enough of these."""
    older = older_known(p, seat)
    fresh = fresh_known(p, seat)
    for i in range(1, p.players):
        older -= planned_for(planned, i)
    for i in range(1, p.players):
        s = (seat + i) % p.players
        taken = planned_for(planned, i)
        more = some(older, older_places(p, s) - size(taken), rng)
        older -= more
        taken += more
        if not enough_older(p, s, taken):
            return False
        needed = lacking(paid_by(p, s) + (asked if s == p.seat else 0), taken)
        if size(needed) > p.fresh[s] or lacking(needed, fresh) > 0:
            return False
        fresh -= needed
        keep(p, s, taken, needed)
    for i in range(1, p.players):
        s = (seat + i) % p.players
        missing = p.fresh[s] - p.drawn[s, 0] - p.drawn[s, 1] - p.drawn[s, 2]
        more = some(fresh, missing, rng)
        fresh -= more
        for colour in range(COLOUR_COUNT):
            p.drawn[s, colour] += of(more, colour)
            p.hand[s, colour] += of(more, colour)
    for i in range(p.pile_left):
        card = some(fresh, 1, rng)
        fresh -= card
        p.pile[i] = 1 + of(card, 1) + 2 * of(card, 2)
    return True


def enough_older(p: Position, s: int, taken: int) -> bool:
    """Whether the older cards taken are those that the seat certainly paid, at least."""
    for colours in range(1, SETS):
        count = 0
        for colour in range(COLOUR_COUNT):
            if colours >> colour & 1 == 1:
                count += of(taken, colour)
        if count < p.older[s, colours]:
            return False
    return True


def keep(p: Position, s: int, older: int, fresh: int) -> None:
    """The cards that a hand is sure to have had; what it paid is gone. It may be below zero until the rest comes."""
    for colour in range(COLOUR_COUNT):
        p.drawn[s, colour] = of(fresh, colour)
        p.hand[s, colour] = of(older, colour) + of(fresh, colour) - p.paid[s, colour]


# -- a deal that is worked out ----------------------------------------------------------------------------


def cell(planned: int, i: int, colour: int) -> int:
    return planned >> CELL_BITS * ((i - 1) * COLOUR_COUNT + colour) & (1 << CELL_BITS) - 1


def planned_for(planned: int, i: int) -> int:
    return bunch(cell(planned, i, 0), cell(planned, i, 1), cell(planned, i, 2))


def plan(p: Position, seat: int, asked: int, start: int) -> int:
    """How many of the cards paid (or asked for) were older ones, for each other seat and colour, such that all could
    be; -1 if there is no way. Numbers are tried in order from a random one on, and taken back where they fail."""
    cells = (p.players - 1) * COLOUR_COUNT
    planned = 0
    tried = 0
    n = 0
    while n < cells:
        low = lowest(p, seat, asked, planned, n)
        width = highest(p, seat, asked, planned, n) - low + 1
        count = tried >> CELL_BITS * n & (1 << CELL_BITS) - 1
        if count < width:
            planned += low + (start // (n + 1) + count) % width << CELL_BITS * n
            tried += 1 << CELL_BITS * n
            if n % COLOUR_COUNT < COLOUR_COUNT - 1 or planned_enough(p, seat, planned, n // COLOUR_COUNT + 1):
                n += 1
            else:
                planned &= (1 << CELL_BITS * n) - 1
        else:
            tried &= (1 << CELL_BITS * n) - 1
            n -= 1
            if n < 0:
                return -1
            planned &= (1 << CELL_BITS * n) - 1
    return planned


def need(p: Position, seat: int, asked: int, i: int) -> int:
    """What the i-th other seat must have had."""
    s = (seat + i) % p.players
    return paid_by(p, s) + (asked if s == p.seat else 0)


def planned_enough(p: Position, seat: int, planned: int, i: int) -> bool:
    return enough_older(p, (seat + i) % p.players, planned_for(planned, i))


def lowest(p: Position, seat: int, asked: int, planned: int, n: int) -> int:
    """Fewer older cards here, and fresh places of the seat or fresh cards of the colour would run out."""
    i = n // COLOUR_COUNT + 1
    colour = n % COLOUR_COUNT
    s = (seat + i) % p.players
    by_seat = -p.fresh[s]
    for c in range(COLOUR_COUNT):
        if c < colour:
            by_seat += of(need(p, seat, asked, i), c) - cell(planned, i, c)
        elif c == colour:
            by_seat += of(need(p, seat, asked, i), c)
    by_colour = -of(fresh_known(p, seat), colour)
    for k in range(1, i + 1):
        by_colour += of(need(p, seat, asked, k), colour)
        if k < i:
            by_colour -= cell(planned, k, colour)
    return max(0, by_seat, by_colour)


def highest(p: Position, seat: int, asked: int, planned: int, n: int) -> int:
    """More older cards here, and the seat's older places or the older cards of the colour would run out."""
    i = n // COLOUR_COUNT + 1
    colour = n % COLOUR_COUNT
    by_seat = older_places(p, (seat + i) % p.players)
    for c in range(colour):
        by_seat -= cell(planned, i, c)
    by_colour = of(older_known(p, seat), colour)
    for k in range(1, i):
        by_colour -= cell(planned, k, colour)
    return min(of(need(p, seat, asked, i), colour), by_seat, by_colour)


# -- for learners -----------------------------------------------------------------------------------------


def observe(p: Position, seat: int, out: Row) -> None:
    """All that the seat knows as OBSERVED numbers, seats counted from itself, columns from the frame."""
    for i in range(OBSERVED):
        out[i] = 0
    out[0] = p.players
    out[1] = p.phase
    out[2] = p.frame
    out[3] = (p.seat - seat) % p.players if p.seat >= 0 else -1
    out[4] = (p.water - seat) % p.players
    out[5] = p.scored
    out[6] = p.col - p.frame + 1 if p.col > 0 else 0
    out[7] = p.slot
    out[8] = p.drops
    out[9] = p.pile_left
    n = 16
    for k in range(OPEN):
        c = p.frame + k
        for slot in range(1, SLOTS + 1):
            if c <= COLUMNS:
                out[n] = 1 + ROCK_COLOUR[p.rock[c]][slot]
                out[n + 1] = ROCK_ROW[p.rock[c]][slot]
                out[n + 2] = stranger(p, p.cell[c, slot], seat)
            n += 3
    for row in range(1, ROWS + 1):
        out[n] = p.face_up[row]
        n += 1
    for colour in range(COLOUR_COUNT):
        out[n] = p.hand[seat, colour]
        out[n + 1] = p.discard[colour]
        out[n + 2] = of(older_known(p, seat), colour)
        out[n + 3] = of(fresh_known(p, seat), colour)
        n += 4
    for kind in range(KINDS):   # which tiles are still to come
        for i in range(SPREAD):
            for row in range(1, ROWS + 1):
                if p.face_down[i, row] == kind:
                    out[n if i < LIGHT_COLUMNS else n + 1] += 1
        n += 2
    for k in range(p.players):
        n = observe_seat(p, (seat + k) % p.players, out, n)


def observe_seat(p: Position, s: int, out: Row, n: int) -> int:
    """What everybody knows of a seat."""
    points = 0
    for c in range(COLUMNS + 1):
        points += p.gained[s, c]
    out[n] = points
    out[n + 1] = p.held[s]
    out[n + 2] = p.gems[s]
    out[n + 3] = p.fresh[s]
    out[n + 4] = older_places(p, s)
    for colours in range(1, SETS):
        out[n + 4 + colours] = p.older[s, colours]
    n += 4 + SETS
    for kind in range(KINDS):
        out[n + kind] = p.won[s, kind]
    n += KINDS
    for colour in range(COLOUR_COUNT):
        out[n + colour] = p.paid[s, colour]
    return n + COLOUR_COUNT


def stranger(p: Position, what: int, seat: int) -> int:
    """What lies in a slot, as the seat sees it: 0 nothing, 1 its own gem, 2 to 4 those of the others, 5 a drop."""
    if what == 0 or what == DROP:
        return what
    return 1 + (what - 1 - seat) % p.players
