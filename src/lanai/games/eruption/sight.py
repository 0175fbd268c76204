"""What is hidden in Eruption (spec section 10): hands of others but partners, the deck, the lava stack. Compiled."""

from __future__ import annotations

from ...engine.chance import below, shuffle, shuffle_row
from ...engine.layout import Row
from .board import (
    BORDER_COUNT, CARDS, CARD_COPIES, ERUPTIONS, HEXES, SEATS, SHAPES, SIDES, STACKS, VILLAGE_OF, WALLS,
)
from .hands import partner, together
from .lava import has_contact
from .position import Position
from .walls import flow_wall

TWIN = True   # compiled: see engine/twin.py

TABLE = 20 + 2 * (SHAPES - 1) + STACKS * 2 + ERUPTIONS * 2 + WALLS + 3 * len(CARDS)
BOARD = HEXES * (3 + SIDES)
SEAT = 6 + 3 * BORDER_COUNT + WALLS + len(CARDS)
OBSERVED = TABLE + BOARD + SEATS * SEAT


def redeal(p: Position, seat: int, rng: Row) -> None:
    """Deal anew what the seat cannot see. Cards and tiles are sorted first, so that their order has no say."""
    redeal_cards(p, seat, rng)
    redeal_tiles(p, rng)


def redeal_cards(p: Position, seat: int, rng: Row) -> None:
    """Into deck and hands of others, who together have at least the cards counted. What they have counted
    themselves is their affair: nothing."""
    friend = partner(p, seat)
    n = 0
    for card in range(len(CARDS)):
        unseen = CARD_COPIES[card] - p.used[card] - p.hand[seat, card] - p.sure[seat, card]
        if friend >= 0:
            unseen -= p.hand[friend, card]
        for _ in range(unseen):
            p.deck[n] = card + 1
            n += 1
    shuffle(rng, p.deck, n)
    counted = 0
    for card in range(len(CARDS)):
        for _ in range(p.sure[seat, card]):
            p.deck[n] = card + 1
            n += 1
            counted += 1
    left = n - p.deck_left
    for s in range(p.players):
        if not together(p, seat, s):
            for card in range(len(CARDS)):
                p.hand[s, card] = 0
                p.sure[s, card] = 0
            for _ in range(p.cards[s]):
                n -= 1
                if counted > 0:   # the counted ones lie on top of others that go into hands
                    k = n - below(rng, left)
                    card = p.deck[k]
                    p.deck[k] = p.deck[n]
                    p.deck[n] = card
                p.hand[s, p.deck[n] - 1] += 1
                p.deck[n] = 0
                left -= 1


def redeal_tiles(p: Position, rng: Row) -> None:
    """Into the stacks as high as they are, under the tiles that lie open."""
    n = 0
    for kind in range(1, SHAPES):
        unseen = p.left[kind]
        for i in range(STACKS):
            if p.tops[i] == kind:
                unseen -= 1
        for _ in range(unseen):
            p.stack[0, n] = kind
            n += 1
    shuffle_row(rng, p.stack, 0, n)
    start = p.size[0]
    for i in range(1, STACKS):
        for k in range(p.size[i]):
            p.stack[i, k] = p.stack[0, start + k]
            p.stack[0, start + k] = 0
        start += p.size[i]


def observe(p: Position, seat: int, out: Row) -> None:
    """All that the seat knows as OBSERVED numbers, its own things first, for learners."""
    n = observe_table(p, seat, out)
    for card in range(len(CARDS)):
        friend = partner(p, seat)
        out[n] = p.hand[friend, card] if friend >= 0 else 0
        out[n + len(CARDS)] = p.used[card]
        out[n + 2 * len(CARDS)] = p.sure[seat, card]
        n += 1
    n += 2 * len(CARDS)
    for h in range(HEXES):
        out[n] = p.tile[h]
        out[n + 1] = p.exits[h]
        out[n + 2] = 1 if p.closed & (1 << h) != 0 else 0
        for side in range(SIDES):
            out[n + 3 + side] = flow_wall(p, h, side)
        n += 3 + SIDES
    for k in range(p.players):
        n = observe_seat(p, (seat + k) % p.players, seat, out, n)
    while n < OBSERVED:
        out[n] = 0
        n += 1


def observe_table(p: Position, seat: int, out: Row) -> int:
    n = put(out, 0, p.players, p.variant, p.phase, p.turns)
    n = put(out, n, (p.seat - seat) % p.players if p.seat >= 0 else -1, (p.first - seat) % p.players, p.task, p.drawn)
    n = put(out, n, p.source, p.fortified, p.allowed, p.gave)
    n = put(out, n, p.border, p.ending, p.queue, p.deck_left)
    n = put(out, n, p.quiet, p.stale, p.stirred, VILLAGE_OF[p.players][seat])
    for kind in range(1, SHAPES):
        out[n] = p.left[kind]
        out[n + 1] = p.spent[kind] + p.aside[kind]
        n += 2
    for i in range(STACKS):
        out[n] = p.size[i]
        out[n + 1] = p.tops[i]
        n += 2
    for number in range(ERUPTIONS):
        out[n] = (p.claimed[number] - 1 - seat) % p.players if p.claimed[number] > 0 else -1
        out[n + 1] = p.laid[number]
        n += 2
    for wall in range(WALLS):
        out[n] = p.supply[wall]
        n += 1
    return n


def observe_seat(p: Position, s: int, seat: int, out: Row, n: int) -> int:
    n = put(out, n, p.heat[s], p.highest[s], p.out[s], p.cards[s])
    out[n] = 1 if p.queue & (1 << s) != 0 else 0
    out[n + 1] = VILLAGE_OF[p.players][s]
    n += 2
    for border in range(BORDER_COUNT):
        out[n] = p.village_walls[s, border]
        out[n + 1] = 1 if has_contact(p, s, border) else 0
        out[n + 2] = p.draft[border] if s == p.seat else 0
        n += 3
    for wall in range(WALLS):
        out[n] = p.stock[s, wall]
        n += 1
    for card in range(len(CARDS)):
        out[n] = p.hand[s, card] if s == seat else 0
        n += 1
    return n


def put(out: Row, n: int, a: int, b: int, c: int, d: int) -> int:
    out[n] = a
    out[n + 1] = b
    out[n + 2] = c
    out[n + 3] = d
    return n + 4
