"""What holds in every position. Compiled and interpreted alike."""

from __future__ import annotations

from .board import (
    CARD_COUNT, HUTS, IN_DECK, IN_GAME, KEPT, LAVA, LAVA_DISCS, LEVELS, POOL, PREBUYING, ROUNDS, SEATS,
    SEGMENTS, SHELL, SLOTS,
)
from .landing import can_buy_any, empty, kinds_at, lava_supply, statues_left, sum_on
from .position import ACTION, BUY, CARD, PREBUY, Position, SHAMAN, SHIFT, TACTICAL
from .scoring import drawn

TWIN = True   # compiled: see engine/twin.py

# What check() can find, by number, with the field of the readable position that is to blame.
CHECKS = (
    ("", "sound"),
    ("seat", "the seat that decides does not exist, or it is not its turn"),
    ("discs", "the sums on a beach are equal"),
    ("lava", "more lava discs than there are"),
    ("statues", "more statues than a player has"),
    ("shaman", "both shamans on one space, or one on a beach that is not its own"),
    ("cards", "more of a card than there are, or a beach card that is nowhere"),
    ("slots", "an empty slot although a deck holds cards, or lava in a slot"),
    ("decks", "a deck holds what it cannot, or is used up before the one that comes first"),
    ("round", "the second round begins when the second deck is used up"),
    ("phase", "nothing is to be decided in this phase"),
    ("invocation", "there are no invocation discs in the base game"),
    ("quiet", "the turns without a card do not go with the phase"),
    ("seat", "the game is over before its time"),
    ("banked", "points before the first scoring"),
    ("waiting", "nobody can be waiting for the other card"),
)


def check(p: Position) -> int:
    """0, or the number of the first broken invariant."""
    if p.players != SEATS or p.seat >= SEATS or (p.seat != p.turn and p.phase <= SHAMAN and p.seat >= 0):
        return 1
    for beach in range(SEGMENTS):
        if sum_on(p, 0, beach) == sum_on(p, 1, beach) and sum_on(p, 0, beach) > 0:
            return 2
    if lava_supply(p) < 0:
        return 3
    for s in range(SEATS):
        if statues_left(p, s) < 0:
            return 4
        if p.shaman[s] < SEGMENTS and p.shaman[s] != HUTS[s]:   # H-18
            return 5
        if p.invocation[s] != POOL and p.variant != TACTICAL:
            return 11
        if p.banked[s] != 0 and p.round < ROUNDS:
            return 14
    for space in range(SEGMENTS):
        if p.statue[space] != 0:
            return 4
    if p.shaman[0] == p.shaman[1]:
        return 5
    broken = check_cards(p)
    if broken != 0:
        return broken
    if p.round != round_of(p):
        return 9
    if p.seat < 0:
        return check_end(p)
    if p.phase == ACTION or p.phase == SHAMAN:
        return 15 if p.waiting != 0 else check_quiet(p, False)
    if p.phase == PREBUY:
        return check_prebuy(p)
    return check_landing(p)


def check_cards(p: Position) -> int:
    cards = 0
    for level in range(LEVELS):
        cards += p.deck_left[level]
        if level > 0 and p.deck_left[level] == 0 and p.deck_left[level - 1] > 0:   # 5.7
            return 8
        for card in range(1, CARD_COUNT + 1):
            if in_deck(p, level, card) > IN_DECK[p.variant][level][card]:
                return 8
        for i in range(p.deck_left[level]):
            if p.deck[level, i] == 0:
                return 8
    for card in range(1, CARD_COUNT + 1):
        count = on_table(p, card)
        if count > IN_GAME[p.variant][card] or (KEPT[card] == 1 and count < IN_GAME[p.variant][card]):
            return 6
    for segment in range(SEGMENTS):
        for slot in range(SLOTS):
            if p.slot[segment, slot] == LAVA:
                return 7
            if p.slot[segment, slot] == 0 and cards > 0 and not (p.phase > SHAMAN and segment == p.boat):
                return 7
    return 0


def in_deck(p: Position, level: int, card: int) -> int:
    count = 0
    for i in range(p.deck_left[level]):
        if p.deck[level, i] == card:
            count += 1
    return count


def on_table(p: Position, card: int) -> int:
    """How many of a card lie in decks, slots and before players; the others are discarded."""
    count = 0
    for level in range(LEVELS):
        count += in_deck(p, level, card)
    for segment in range(SEGMENTS):
        for slot in range(SLOTS):
            if p.slot[segment, slot] == card:
                count += 1
    for s in range(SEATS):
        count += p.kept[s, card]
        if card == SHELL:
            count += p.shells[s]
    return count


def round_of(p: Position) -> int:
    """The second round begins with the scoring for which the second deck is used up, or after it."""
    if p.deck_left[1] > 0 or (p.phase == PREBUY and p.deck_left[2] > 0):
        return 1
    return ROUNDS


def check_end(p: Position) -> int:
    if p.phase != ACTION or p.waiting != 0:
        return 10
    if drawn(p):
        return 0
    done = p.deck_left[LEVELS - 1] == 0 and empty(p, p.boat) and lava_supply(p) == LAVA_DISCS
    return 0 if done else 13


def check_quiet(p: Position, received: bool) -> int:
    """In the middle of a turn in which a card has left its slot, -1 stands for that."""
    return 12 if (p.quiet == -1) != received or drawn(p) else 0


def check_prebuy(p: Position) -> int:
    if PREBUYING[p.variant] == 0 or not can_buy_any(p, p.seat) or p.deck_left[0] > 0 or p.deck_left[1] > 0:
        return 10
    if p.round == ROUNDS and (p.deck_left[LEVELS - 1] > 0 or not empty(p, p.boat)):
        return 10
    return 15 if p.waiting != 0 else check_quiet(p, p.round < ROUNDS)


def check_landing(p: Position) -> int:
    """CARD, SHIFT and BUY: who decides is present where the boat landed, and may be followed by the other."""
    own = sum_on(p, p.seat, p.boat)
    other = sum_on(p, 1 - p.seat, p.boat)
    full = p.slot[p.boat, 0] > 0 and p.slot[p.boat, 1] > 0
    if own == 0 or full != (p.phase == CARD):
        return 10
    if p.waiting != 0 and (p.waiting != 2 - p.seat or other == 0 or other > own or empty(p, p.boat)):
        return 15
    if p.phase == CARD:
        if kinds_at(p, p.boat) < 2 or other > own:
            return 10
        return 15 if p.waiting == 0 and other > 0 else check_quiet(p, False)
    if p.phase == SHIFT and lava_supply(p) == LAVA_DISCS:
        return 10
    if p.phase == BUY and (p.shells[p.seat] == 0 or not can_buy_any(p, p.seat)):
        return 10
    return check_quiet(p, True)
