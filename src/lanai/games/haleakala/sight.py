"""What is hidden in Haleakalā: the order of the cards within each deck, from both (spec section 9). Compiled."""

from __future__ import annotations

from ...engine.chance import shuffle_row
from ...engine.layout import Row
from .board import CARD_COUNT, DISCS, LEVELS, SCORING_COUNT, SEGMENTS, SLOTS, SPACE_COUNT
from .position import Position
from .soundness import in_deck

TWIN = True   # compiled: see engine/twin.py

SEAT = DISCS + 4 + CARD_COUNT + SCORING_COUNT
BITS = 4                 # for how often a card lies in a deck, and the most they can say
MOST = (1 << BITS) - 1
OBSERVED = 10 + SPACE_COUNT + SEGMENTS * (1 + SLOTS) + LEVELS * CARD_COUNT + 2 * SEAT


def redeal(p: Position, seat: int, rng: Row) -> None:
    """Deal anew what nobody can see: sort each deck, then mix it, so that its order before has no say."""
    for level in range(LEVELS):
        counts = 0
        for i in range(p.deck_left[level]):
            counts += 1 << BITS * p.deck[level, i]
        i = 0
        for card in range(1, CARD_COUNT + 1):
            for _ in range(counts >> BITS * card & MOST):
                p.deck[level, i] = card
                i += 1
        shuffle_row(rng, p.deck, level, p.deck_left[level])


def observe(p: Position, seat: int, out: Row) -> None:
    """All that the seat knows as OBSERVED numbers, its own things first and owners as 1 (own) and 2, for learners."""
    out[0] = p.variant
    out[1] = p.round
    out[2] = p.phase
    out[3] = -1 if p.seat < 0 else owner(p.seat + 1, seat)
    out[4] = owner(p.turn + 1, seat)
    out[5] = owner(p.first + 1, seat)
    out[6] = owner(p.waiting, seat)
    out[7] = p.boat
    out[8] = p.priestess
    out[9] = p.quiet
    n = 10
    for space in range(SPACE_COUNT):
        out[n + space] = owner(p.statue[space], seat)
    n += SPACE_COUNT
    for segment in range(SEGMENTS):
        out[n] = p.lava[segment]
        n += 1
        for slot in range(SLOTS):
            out[n] = p.slot[segment, slot]
            n += 1
    for level in range(LEVELS):
        for card in range(1, CARD_COUNT + 1):   # which cards, not in what order
            out[n] = in_deck(p, level, card)
            n += 1
    n = observe_seat(p, seat, out, n)
    observe_seat(p, 1 - seat, out, n)


def observe_seat(p: Position, s: int, out: Row, n: int) -> int:
    for i in range(DISCS):
        out[n + i] = p.disc[s, i]
    n += DISCS
    out[n] = p.shaman[s]
    out[n + 1] = p.invocation[s]
    out[n + 2] = p.shells[s]
    out[n + 3] = p.banked[s]
    n += 4
    for card in range(1, CARD_COUNT + 1):
        out[n + card - 1] = p.kept[s, card]
    n += CARD_COUNT
    for card in range(SCORING_COUNT):
        out[n + card] = 1 if p.holder[card] == s + 1 else 0
    return n + SCORING_COUNT


def owner(mark: int, seat: int) -> int:
    """0 nobody, 1 the seat itself, 2 the other."""
    if mark == 0:
        return 0
    return 1 if mark == seat + 1 else 2
