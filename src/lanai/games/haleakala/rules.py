"""How Haleakalā is played: setup, legal, apply. Compiled and interpreted alike.

The turn (spec 5.1): ACTION is `place`, `invoke`, `take` or `sail`. A disc placed away from the boat or taken back
leads to SHAMAN; otherwise the boat sails (landing.py), and CARD, PRIESTESS and BUY are asked of whoever is entitled,
PREBUY before a scoring.
"""

from __future__ import annotations

from ...engine.chance import below, shuffle_row
from ...engine.layout import Grid, Row
from ...engine.log import EVERYBODY, note
from .board import (
    DECKS, DECK_SIZE, DISCS, HUTS, JETTY, LEVELS, POOL, REACH, SAIL_STEPS, SCORING_COUNT, SEGMENTS, SLOTS,
    SPACE_COUNT,
)
from .landing import (
    buy, can_buy, draw, end_turn, go_on, lava_supply, other_prebuys, receive, sail, score, shift, sum_on,
)
from .position import (
    ACTION, CARD, EVENT, FAMILY, FIRST, MOVE, PREBUY, Position, SHAMAN, SHIFT, TACTICAL,
)

TWIN = True   # compiled: see engine/twin.py

def setup(p: Position, rng: Row, log: Grid) -> None:
    """Section 4; players, variant and first (-1: by lot) are set before."""
    for level in range(LEVELS):
        p.deck_left[level] = DECK_SIZE[p.variant][level]
        for i in range(p.deck_left[level]):
            p.deck[level, i] = DECKS[p.variant][level][i]
        shuffle_row(rng, p.deck, level, p.deck_left[level])
    for segment in range(SEGMENTS):
        for slot in range(SLOTS):
            p.slot[segment, slot] = draw(p, 0)
            note(log, EVENT.deal, -1, EVERYBODY, segment, slot, p.slot[segment, slot], 0)
    for s in range(p.players):
        for i in range(DISCS):
            p.disc[s, i] = POOL
        p.invocation[s] = POOL
        p.shaman[s] = HUTS[s]
    p.boat = JETTY
    p.priestess = 1
    p.round = 1
    p.phase = ACTION
    if p.first < 0:
        p.first = below(rng, p.players)
    p.turn = p.first
    p.seat = p.first
    note(log, EVENT.start, p.first, EVERYBODY, p.first, 0, 0, 0)

# -- legal moves ------------------------------------------------------------------------------------------

def legal(p: Position, out: Row) -> int:
    """Write the legal moves in ascending order; how many there are."""
    if p.seat < 0:
        return 0
    if p.phase == ACTION:
        return legal_actions(p, out)
    if p.phase == SHAMAN:
        return legal_spaces(p, out)
    if p.phase == CARD:
        out[0] = FIRST.card
        out[1] = FIRST.card + 1
        return 2
    if p.phase == SHIFT:
        return legal_shifts(p, out)
    return legal_purchases(p, out)

def can_place(p: Position, disc: int, beach: int) -> bool:
    """The inequality rule (5.3, H-6): the two sums on a beach must differ."""
    return sum_on(p, p.seat, beach) + disc != sum_on(p, 1 - p.seat, beach)

def equalities(p: Position) -> int:
    """The placements that can_place forbids, as bits; each beach is looked at once for all discs."""
    found = 0
    for beach in range(SEGMENTS):
        behind = sum_on(p, 1 - p.seat, beach) - sum_on(p, p.seat, beach)
        if 0 < behind <= DISCS:
            found |= 1 << (behind * SEGMENTS + beach)
    return found

def can_take(p: Position, disc: int) -> bool:
    """It lies on a beach, and leaves different sums or none at all (H-2 to H-4)."""
    beach = p.disc[p.seat, disc - 1]
    if beach == POOL:
        return False
    left = sum_on(p, p.seat, beach) - disc
    return left == 0 or left != sum_on(p, 1 - p.seat, beach)

def can_invoke(p: Position) -> bool:
    """Section 8.2, H-58."""
    return p.variant == TACTICAL and p.invocation[p.seat] == POOL and lava_supply(p) > 0

def pool_empty(p: Position, s: int) -> bool:
    return sum_on(p, s, POOL) == 0

def legal_actions(p: Position, out: Row) -> int:
    n = 0
    barred = equalities(p)
    for disc in range(1, DISCS + 1):
        if p.disc[p.seat, disc - 1] == POOL:
            for beach in range(SEGMENTS):
                if barred & (1 << (disc * SEGMENTS + beach)) == 0:
                    out[n] = FIRST.place + (disc - 1) * SEGMENTS + beach
                    n += 1
    if can_invoke(p):
        for disc in range(1, DISCS + 1):
            if p.disc[p.seat, disc - 1] == POOL and can_place(p, disc, p.boat):
                out[n] = FIRST.invoke + (disc - 1) * SEGMENTS + p.boat
                n += 1
    for disc in range(1, DISCS + 1):
        if can_take(p, disc):
            out[n] = FIRST.take + disc - 1
            n += 1
    if pool_empty(p, p.seat):   # H-10, H-11
        out[n] = FIRST.sail
        n += 1
    return n

def legal_spaces(p: Position, out: Row) -> int:
    """5.4: all within reach but where the other shaman stands."""
    n = 0
    for space in range(SPACE_COUNT):
        if can_stand(p, p.seat, space):
            out[n] = FIRST.shaman + space
            n += 1
    return n

def can_stand(p: Position, s: int, space: int) -> bool:
    """Whether a seat's shaman can end its move there (H-21)."""
    return REACH[p.shaman[s]] & (1 << space) != 0 and p.shaman[1 - s] != space

def legal_shifts(p: Position, out: Row) -> int:
    """Every crater with lava, to either side (H-36)."""
    n = 0
    for origin in range(SEGMENTS):
        if p.lava[origin] > 0:
            one = (origin + 1) % SEGMENTS
            other = (origin - 1) % SEGMENTS
            out[n] = FIRST.priestess + origin * SEGMENTS + min(one, other)
            out[n + 1] = FIRST.priestess + origin * SEGMENTS + max(one, other)
            n += 2
    return n

def legal_purchases(p: Position, out: Row) -> int:
    n = 0
    for item in range(SCORING_COUNT + 1):
        if can_buy(p, p.seat, item):
            out[n] = FIRST.buy + item
            n += 1
    out[n] = FIRST.keep
    return n + 1

# -- one decision -----------------------------------------------------------------------------------------

def apply(p: Position, move: int, rng: Row, log: Grid) -> None:
    """One legal decision, then everything automatic after it."""
    family = MOVE[move][0]
    a = MOVE[move][1]
    b = MOVE[move][2]
    if family == FAMILY.place or family == FAMILY.invoke:
        place_disc(p, a, b, family == FAMILY.invoke, log)
    elif family == FAMILY.take:
        take_disc(p, a, log)
    elif family == FAMILY.sail:
        sail(p, SAIL_STEPS, False, log)
    elif family == FAMILY.shaman:
        note(log, EVENT.shaman, p.seat, EVERYBODY, p.shaman[p.seat], a, 0, 0)
        p.shaman[p.seat] = a
        end_turn(p, log)
    elif family == FAMILY.card:
        if not receive(p, p.seat, a, log):
            go_on(p, log)
    elif family == FAMILY.priestess:
        shift(p, a, b, log)
        go_on(p, log)
    else:
        purchase(p, a if family == FAMILY.buy else -1, log)

def place_disc(p: Position, disc: int, beach: int, invoked: bool, log: Grid) -> None:
    """Actions 1a and 1b: away from the boat the shaman moves, at the boat it sails (H-14)."""
    s = p.seat
    p.disc[s, disc - 1] = beach
    note(log, EVENT.place, s, EVERYBODY, disc, beach, sum_on(p, s, beach), sum_on(p, 1 - s, beach))
    if invoked:
        p.invocation[s] = beach
        note(log, EVENT.invoke, s, EVERYBODY, beach, 0, 0, 0)
    if beach == p.boat:
        sail(p, disc, invoked, log)
    else:
        p.phase = SHAMAN

def take_disc(p: Position, disc: int, log: Grid) -> None:
    """Action 2, also from the boat's beach (H-5)."""
    s = p.seat
    beach = p.disc[s, disc - 1]
    p.disc[s, disc - 1] = POOL
    note(log, EVENT.take, s, EVERYBODY, disc, beach, sum_on(p, s, beach), sum_on(p, 1 - s, beach))
    p.phase = SHAMAN

def purchase(p: Position, item: int, log: Grid) -> None:
    """BUY on receiving a shell, or PREBUY before a scoring; -1: nothing."""
    before = p.phase == PREBUY
    waits = False
    if item >= 0:
        waits = buy(p, item, log)
    else:
        note(log, EVENT.keep, p.seat, EVERYBODY, p.shells[p.seat], 0, 0, 0)
    if not before:
        if not waits:
            go_on(p, log)
    elif p.seat == p.turn:
        other_prebuys(p, log)
    else:
        score(p, log)
