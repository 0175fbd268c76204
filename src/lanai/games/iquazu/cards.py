"""Cards: drawing, shuffling, paying, and what counting tells of them. Compiled and interpreted alike.

Whoever counts knows all that was paid, and at every shuffle what all hands together hold: what is not in the new
draw pile. So a hand consists of *older* cards, held at the last shuffle, and *fresh* ones, drawn since. A payment
comes from one or the other; where everybody can tell which, it is forgotten here, otherwise `paid` remembers it.
Who has paid more cards than they had drawn till then paid older ones, too: `older` remembers how many, for every set
of colours, as cards drawn later cannot have been among them.
"""

from __future__ import annotations

from ...engine.chance import shuffle
from ...engine.layout import Grid, Row
from ...engine.log import EVERYBODY, note
from .board import CARDS, COLOUR_COUNT
from .position import EVENT, Position, SETS

TWIN = True   # compiled: see engine/twin.py


def draw_cards(p: Position, count: int, rng: Row, log: Grid) -> None:
    """Cards one by one; a shuffle when one is due and the pile is empty (5.6, I-20)."""
    due = count
    while due > 0:
        if p.pile_left == 0:
            if discarded(p) == 0:
                return   # I-14: those there were
            reshuffle(p, rng, log)
        drawn = min(due, p.pile_left)
        take(p, p.seat, drawn, log)
        due -= drawn


def take(p: Position, s: int, count: int, log: Grid) -> None:
    """So many cards from the draw pile, which has them."""
    before_white = p.hand[s, 0]
    before_blue = p.hand[s, 1]
    before_orange = p.hand[s, 2]
    for _ in range(count):
        p.pile_left -= 1
        colour = p.pile[p.pile_left] - 1
        p.pile[p.pile_left] = 0
        p.hand[s, colour] += 1
        p.drawn[s, colour] += 1
    p.held[s] += count
    p.fresh[s] += count
    note(log, EVENT.draw, s, EVERYBODY, count, p.pile_left, 0, 0)
    note(log, EVENT.cards, s, 1 << s, p.hand[s, 0] - before_white, p.hand[s, 1] - before_blue,
         p.hand[s, 2] - before_orange, 0)


def fill_pile(p: Position, rng: Row) -> None:
    """The draw pile anew from the cards of `shuffled`."""
    n = 0
    for colour in range(COLOUR_COUNT):
        for _ in range(p.shuffled[colour]):
            p.pile[n] = colour + 1
            n += 1
    p.pile_left = n
    shuffle(rng, p.pile, n)


def reshuffle(p: Position, rng: Row, log: Grid) -> None:
    """The discard pile becomes the draw pile; counting begins anew."""
    note(log, EVENT.shuffle, -1, EVERYBODY, discarded(p), 0, 0, 0)
    for colour in range(COLOUR_COUNT):
        p.shuffled[colour] = p.discard[colour]
        p.discard[colour] = 0
        for s in range(p.players):
            p.drawn[s, colour] = 0
            p.paid[s, colour] = 0
    for s in range(p.players):
        p.fresh[s] = 0
        for colours in range(1, SETS):
            p.older[s, colours] = 0
    fill_pile(p, rng)


def discarded(p: Position) -> int:
    count = 0
    for colour in range(COLOUR_COUNT):
        count += p.discard[colour]
    return count


def spend(p: Position, white: int, blue: int, orange: int) -> None:
    """Cards of the active hand go onto the discard pile."""
    spend_colour(p, 0, white)
    spend_colour(p, 1, blue)
    spend_colour(p, 2, orange)
    for colours in range(1, SETS):
        p.older[p.seat, colours] = max(p.older[p.seat, colours], paid_cards(p, p.seat, colours) - p.fresh[p.seat])


def spend_colour(p: Position, colour: int, count: int) -> None:
    s = p.seat
    if count > 0:
        if p.fresh[s] > 0:
            if older_places(p, s) == 0 or older_cards(p, colour) == 0:   # it was fresh
                p.fresh[s] -= count
                p.drawn[s, colour] -= count
                p.shuffled[colour] -= count
            else:
                p.paid[s, colour] += count
        p.held[s] -= count
        p.hand[s, colour] -= count
        p.discard[colour] += count


# -- what everybody can count -----------------------------------------------------------------------------


def paid_cards(p: Position, s: int, colours: int) -> int:
    """Of a set of colours."""
    count = 0
    for colour in range(COLOUR_COUNT):
        if colours >> colour & 1 == 1:
            count += p.paid[s, colour]
    return count


def older_places(p: Position, s: int) -> int:
    """How many cards the seat held at the last shuffle, less those certainly paid."""
    return p.held[s] + paid_cards(p, s, SETS) - p.fresh[s]


def older_cards(p: Position, colour: int) -> int:
    """How many of them, in all hands together, are of the colour."""
    count = CARDS[colour] - p.shuffled[colour] - p.discard[colour]
    for s in range(p.players):
        count += p.paid[s, colour]
    return count


def own_older(p: Position, s: int, colour: int) -> int:
    """How many of them are the seat's own; nobody else knows."""
    return p.hand[s, colour] + p.paid[s, colour] - p.drawn[s, colour]
