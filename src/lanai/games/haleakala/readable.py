"""Haleakalā's positions as readable JSON and back.

A position reads like this; from_json takes as little of it as one cares to name, the rest is as after setup:

    {"seat": 1, "boat": 5, "slots": [["statue", "shell"], ["?", "?"], ...], "decks": [["shell"], ["?", "lava"], null],
     "lava": [1, 0, 0, 0, 0, 0], "statues": {"M0": 0, "F3": 1}, "priestess": true,
     "seats": [{"discs": ["3@2"], "shaman": "F2", "kept": ["fish(1,2)"], "shells": 1, "cards": ["butterflies"]}]}

Slots are those of segments 0 to 5; decks name their cards from the top; `?` is any card not named elsewhere. Of a
deck that is null or not named all cards are left that lie nowhere else. Cards that lie nowhere are discarded.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ...engine.described import by_seat, choice, flag, items, known, mapping, number, same_match
from ...engine.errors import BadPosition
from .board import (
    CARDS, DISCS, KEPT, LAVA, LAVA_DISCS, LEVELS, MOST_DECK, MOST_QUIET, POOL, ROUNDS, SCORING_CARDS, SEATS,
    SEGMENTS, SHELL, SLOTS, SPACES, SPACE_COUNT,
)
from .position import PHASES, SHAMAN, VARIANTS, Position
from .rules import legal
from .soundness import CHECKS, check, round_of

ANY = "?"
TABLE_FIELDS = ("players", "variant", "first", "seat", "turn", "round", "phase", "waiting", "boat", "quiet", "slots",
                "decks", "lava", "statues", "priestess", "seats")
SEAT_FIELDS = ("discs", "invocation", "shaman", "kept", "shells", "cards", "banked")


# -- to JSON ----------------------------------------------------------------------------------------------


def to_json(p: Position) -> dict[str, Any]:
    return {
        "players": p.players, "variant": list(VARIANTS)[p.variant], "first": p.first, "seat": p.seat, "turn": p.turn,
        "round": p.round, "phase": PHASES[p.phase], "waiting": seat_or_none(p.waiting), "boat": p.boat,
        "quiet": p.quiet,
        "slots": [[CARDS[p.slot[segment, slot]] or None for slot in range(SLOTS)] for segment in range(SEGMENTS)],
        "decks": [[CARDS[p.deck[level, i]] for i in range(p.deck_left[level] - 1, -1, -1)]
                  for level in range(LEVELS)],
        "lava": [p.lava[segment] for segment in range(SEGMENTS)],
        "statues": {SPACES[space]: p.statue[space] - 1 for space in range(SPACE_COUNT) if p.statue[space]},
        "priestess": bool(p.priestess),
        "seats": [seat_json(p, s) for s in range(SEATS)],
    }


def seat_json(p: Position, s: int) -> dict[str, Any]:
    return {
        "discs": [f"{disc}@{p.disc[s, disc - 1]}" for disc in range(1, DISCS + 1) if p.disc[s, disc - 1] != POOL],
        "invocation": None if p.invocation[s] == POOL else p.invocation[s], "shaman": SPACES[p.shaman[s]],
        "kept": [CARDS[card] for card in range(1, len(CARDS)) for _ in range(p.kept[s, card])],
        "shells": p.shells[s], "cards": [id for i, id in enumerate(SCORING_CARDS) if p.holder[i] == s + 1],
        "banked": p.banked[s],
    }


def seat_or_none(mark: int) -> int | None:
    return mark - 1 if mark else None


# -- from JSON --------------------------------------------------------------------------------------------


def from_json(p: Position, data: Mapping[str, Any]) -> None:
    """Change a position after setup into the one described; BadPosition names the field that cannot be."""
    known("", data, TABLE_FIELDS)
    same_match(p, data, VARIANTS)
    p.first = number("first", data.get("first", p.first), 0, SEATS - 1)
    p.seat = number("seat", data.get("seat", p.first), -1, SEATS - 1)
    p.turn = number("turn", data.get("turn", p.first if p.seat < 0 else p.seat), 0, SEATS - 1)
    p.phase = choice("phase", data.get("phase", PHASES[0]), PHASES)
    waiting = data.get("waiting")
    p.waiting = 0 if waiting is None else 1 + number("waiting", waiting, 0, SEATS - 1)
    p.boat = number("boat", data.get("boat", p.boat), 0, SEGMENTS - 1)
    for segment, count in enumerate(items("lava", data.get("lava", [0] * SEGMENTS), SEGMENTS)):
        p.lava[segment] = number(f"lava[{segment}]", count, 0, LAVA_DISCS)
    for space, owner in mapping("statues", data.get("statues", {}), SPACES):
        p.statue[space] = 1 + number(f"statues.{SPACES[space]}", owner, 0, SEATS - 1)
    p.priestess = flag("priestess", data.get("priestess", True))
    seats = by_seat("seats", data, SEATS, SEAT_FIELDS)
    for s, seat in enumerate(seats):
        read_seat(p, s, seat)
    deal(p, data, seats)
    p.round = number("round", data.get("round", round_of(p)), 1, ROUNDS)
    received = p.phase > SHAMAN and PHASES[p.phase] != "card" and (PHASES[p.phase] != "prebuy" or p.round < ROUNDS)
    p.quiet = number("quiet", data.get("quiet", -1 if received else 0), -1, MOST_QUIET)
    judge(p)


def judge(p: Position) -> None:
    """What the single fields cannot tell."""
    broken = check(p)
    if broken:
        raise BadPosition(*CHECKS[broken])
    if p.seat >= 0 and legal(p, [0] * 64) == 0:
        raise BadPosition("phase", "nothing can be decided")


def read_seat(p: Position, s: int, seat: Any) -> None:
    field = f"seats[{s}]"
    for text in items(f"{field}.discs", seat.get("discs", []), None):
        found = re.fullmatch(r"(\d)@(\d)", text) if isinstance(text, str) else None
        if not found:
            raise BadPosition(f"{field}.discs", f"{text!r} is not written like '3@2'")
        disc = number(f"{field}.discs", int(found[1]), 1, DISCS)
        if p.disc[s, disc - 1] != POOL:
            raise BadPosition(f"{field}.discs", f"disc {disc} is there twice")
        p.disc[s, disc - 1] = number(f"{field}.discs", int(found[2]), 0, SEGMENTS - 1)
    at = seat.get("invocation")
    p.invocation[s] = POOL if at is None else number(f"{field}.invocation", at, 0, SEGMENTS - 1)
    p.shaman[s] = choice(f"{field}.shaman", seat.get("shaman", SPACES[p.shaman[s]]), SPACES)
    for name in items(f"{field}.kept", seat.get("kept", []), None):
        card = choice(f"{field}.kept", name, CARDS)
        if not KEPT[card]:
            raise BadPosition(f"{field}.kept", f"{name!r} is not kept")
        p.kept[s, card] += 1
    p.shells[s] = number(f"{field}.shells", seat.get("shells", 0), 0, 99)
    for name in items(f"{field}.cards", seat.get("cards", []), None):
        card = choice(f"{field}.cards", name, SCORING_CARDS)
        if p.holder[card]:
            raise BadPosition(f"{field}.cards", f"{name!r} is held twice")
        p.holder[card] = s + 1
    p.banked[s] = number(f"{field}.banked", seat.get("banked", 0), 0, 999)


def deal(p: Position, data: Mapping[str, Any], seats: list[Any]) -> None:
    """Named cards go where they are named; places left open keep what setup dealt there, or get another card."""
    slots = [items(f"slots[{i}]", row, SLOTS) for i, row in
             enumerate(items("slots", data.get("slots", [[ANY] * SLOTS] * SEGMENTS), SEGMENTS))]
    decks = items("decks", data.get("decks", [None] * LEVELS), LEVELS)
    places = [(segment, slot) for segment in range(SEGMENTS) for slot in range(SLOTS)]
    dealt = {place: p.slot[place] for place in places}
    rest = [[p.deck[level, i] for i in range(p.deck_left[level] - 1, -1, -1)] for level in range(LEVELS)]
    rest[0] = [*dealt.values(), *rest[0]]

    def claim(field: str, card: int, levels: Any) -> int:
        level = next((level for level in levels if card in rest[level]), None)
        if level is None:
            raise BadPosition(field, f"there is no other {CARDS[card]}")
        rest[level].remove(card)
        return card

    named = [None if deck is None else [deck_card(level, i, name) for i, name in
                                        enumerate(items(f"decks[{level}]", deck, None))]
             for level, deck in enumerate(decks)]
    for level, cards in enumerate(named):
        for card in cards or ():
            if card:
                claim(f"decks[{level}]", card, [level])
    for segment, slot in places:
        name = slots[segment][slot]
        field = f"slots[{segment}][{slot}]"
        p.slot[segment, slot] = 0 if name in (ANY, None) else claim(field, choice(field, name, CARDS), range(LEVELS))
    for s in range(SEATS):
        for card in range(1, len(CARDS)):
            for _ in range(p.kept[s, card]):
                claim(f"seats[{s}].kept", card, range(LEVELS))
        for _ in range(p.shells[s]):
            claim(f"seats[{s}].shells", SHELL, range(LEVELS))
    for level, cards in enumerate(named):
        for i, card in enumerate(cards or ()):
            if not card and not rest[level]:
                raise BadPosition(f"decks[{level}]", "there are not enough cards")
            if not card:
                (cards or [])[i] = rest[level].pop(0)
    fill(p, [place for place in places if slots[place[0]][place[1]] == ANY], dealt, rest, named)
    for level, cards in enumerate(named):
        order = rest[level] if cards is None else cards
        p.deck_left[level] = len(order)
        for i in range(MOST_DECK):
            p.deck[level, i] = order[len(order) - 1 - i] if i < len(order) else 0


def fill(p: Position, open_: list[tuple[int, int]], dealt: Mapping[tuple[int, int], int], rest: list[list[int]],
         named: list[Any]) -> None:
    """Slots left open: first beach cards that have no other place, then what setup dealt, then whatever is left."""
    for level in range(LEVELS):
        for card in [card for card in rest[level] if KEPT[card]] if named[level] is not None else ():
            if open_:
                place = next((place for place in open_ if dealt[place] == card), open_[-1])
                open_.remove(place)
                rest[level].remove(card)
                p.slot[place] = card
    for place in list(open_):
        if dealt[place] in rest[0]:
            open_.remove(place)
            rest[0].remove(dealt[place])
            p.slot[place] = dealt[place]
    for place in open_:
        cards = next((cards for cards in rest if any(card != LAVA for card in cards)), None)
        if cards is None:
            raise BadPosition("slots", "there are not enough cards")
        p.slot[place] = next(card for card in cards if card != LAVA)
        cards.remove(p.slot[place])


def deck_card(level: int, i: int, name: Any) -> int:
    return 0 if name == ANY else choice(f"decks[{level}][{i}]", name, CARDS)
