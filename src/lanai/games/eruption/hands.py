"""Cards in hand, deck and discard; who belongs together; what stirs the game. Compiled."""

from __future__ import annotations

from ...engine.chance import shuffle
from ...engine.layout import Grid, Row
from ...engine.log import EVERYBODY, note
from .board import CARDS, PARTNERS
from .position import CLANS, EVENT, EXTERMINATION, Position

TWIN = True   # compiled: see engine/twin.py


def partner(p: Position, s: int) -> int:
    """The other seat of the team, -1 for none."""
    return PARTNERS[p.players][s] if CLANS[p.variant] != 0 else -1


def together(p: Position, s: int, other: int) -> bool:
    """Whether the two see each other's cards, or are the same."""
    return other == s or other == partner(p, s)


def team(p: Position, s: int) -> int:
    """The seat and its partner (bits): who may see its cards."""
    other = partner(p, s)
    return (1 << s) | (1 << other if other >= 0 else 0)


def draw_cards(p: Position, s: int, count: int, rng: Row, log: Grid) -> None:
    """From the deck into the seat's hand; the discard becomes the deck when that is empty (E-61)."""
    for _ in range(count):
        if p.deck_left == 0:
            renew_deck(p, rng, log)
        if p.deck_left > 0:
            p.deck_left -= 1
            card = p.deck[p.deck_left] - 1
            p.deck[p.deck_left] = 0
            p.hand[s, card] += 1
            p.cards[s] += 1
            note(log, EVENT.card, s, team(p, s), card, 0, 0, 0)


def renew_deck(p: Position, rng: Row, log: Grid) -> None:
    for card in range(len(CARDS)):
        while p.used[card] > 0:
            p.used[card] -= 1
            p.deck[p.deck_left] = card + 1
            p.deck_left += 1
    if p.deck_left > 0:
        shuffle(rng, p.deck, p.deck_left)
        note(log, EVENT.deck, -1, EVERYBODY, p.deck_left, 0, 0, 0)
        count_hands(p)


def count_hands(p: Position) -> None:
    """What was discarded is known, so every team knows what all others together hold now (section 10)."""
    for s in range(p.players):
        for card in range(len(CARDS)):
            p.sure[s, card] = 0
            for other in range(p.players):
                if not together(p, s, other):
                    p.sure[s, card] += p.hand[other, card]


def lay_down(p: Position, s: int, card: int) -> None:
    """From the seat's hand to the discard. It may be one of those that others have counted."""
    p.hand[s, card] -= 1
    p.cards[s] -= 1
    p.used[card] += 1
    for other in range(p.players):
        if p.sure[other, card] > 0 and not together(p, s, other):
            p.sure[other, card] -= 1


def stir(p: Position, what: int) -> None:
    """Something happened that puts off the stalemate of Extermination (9.2 point 6)."""
    if EXTERMINATION[p.variant] != 0:
        p.stirred |= what
