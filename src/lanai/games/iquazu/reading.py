"""Positions described as JSON, see text.py."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ...engine.described import by_seat, choice, flag, items, known, number, pairs, same_match
from ...engine.errors import BadPosition
from .board import (
    ALL_CARDS, BONUS, CARDS, COLOUR_COUNT, COLUMNS, DARK, DROPS, FIRST_FRAME, FIRST_TILES, FIXED_COLUMN, GEMS,
    KIND_NAMES, KINDS, LAST_FRAME, LETTERS, LIGHT, LIGHT_COLUMNS, ROWS, SLOTS, SPREAD, STRIP_COLUMNS, STRIPS,
)
from .position import DROP, MOST_TURNS, PAY, PHASES, SETS, START, VARIANTS, Position
from .soundness import CHECKS, check

TABLE_FIELDS = ("players", "variant", "first", "seat", "turn", "phase", "frame", "water", "scored", "strips", "wall",
                "tiles", "pile", "discard", "seats", "shuffled", "chosen")
SEAT_FIELDS = ("hand", "tiles", "points", "drawn", "paid", "older")
BEFORE = "before"
Counts = list[int]


def from_json(p: Position, data: Mapping[str, Any]) -> None:
    """Change a position after setup into the one described; BadPosition names the field that cannot be."""
    known("", data, TABLE_FIELDS)
    same_match(p, data, VARIANTS)
    p.first = number("first", data.get("first", p.first), 0, p.players - 1)
    p.seat = number("seat", data.get("seat", p.first), -1, p.players - 1)
    p.turn = number("turn", data.get("turn", p.turn), 1, MOST_TURNS * p.players)
    p.frame = number("frame", data.get("frame", p.frame), FIRST_FRAME, LAST_FRAME)
    p.water = number("water", data.get("water", p.water), 0, p.players - 1)
    p.scored = flag("scored", data.get("scored", False))
    p.phase = choice("phase", data.get("phase", PHASES[START]), PHASES)
    seats = by_seat("seats", data, p.players, SEAT_FIELDS)
    stand_strips(p, data)
    build_wall(p, data)
    lay_tiles(p, data, seats)
    deal_cards(p, data, seats)
    for s, seat in enumerate(seats):
        read_points(p, s, seat)
    if p.phase == PAY:
        p.col, p.slot = chosen(data.get("chosen"))
    elif data.get("chosen") is not None:
        raise BadPosition("chosen", "no slot is chosen in this phase")
    broken = check(p)
    if broken:
        raise BadPosition(*CHECKS[broken])


def stand_strips(p: Position, data: Mapping[str, Any]) -> None:
    order = data.get("strips")
    if order is None:
        return
    if not isinstance(order, str) or sorted(order.upper()) != sorted(STRIPS):
        raise BadPosition("strips", f"{order!r} does not name each of {', '.join(STRIPS)} once")
    for c in range(1, FIXED_COLUMN):
        strip = STRIPS.index(order.upper()[(c - 1) // STRIP_COLUMNS])
        p.rock[c] = strip * STRIP_COLUMNS + (c - 1) % STRIP_COLUMNS


def build_wall(p: Position, data: Mapping[str, Any]) -> None:
    signs = {".": 0, "~": DROP} | {str(s): s + 1 for s in range(p.players)}
    for name, text in pairs("wall", data.get("wall", {})):
        field, c = f"wall.{name}", column("wall", name, 1, COLUMNS)
        if not isinstance(text, str) or len(text) != SLOTS or not set(text) <= set(signs):
            raise BadPosition(field, f"{text!r} is not {SLOTS} signs of {' '.join(signs)}")
        for slot, sign in enumerate(text, 1):
            what = p.cell[c, slot] = signs[sign]
            if what == DROP:
                p.drops -= 1
            elif what:
                p.gems[what - 1] -= 1
    for s in range(p.players):
        if p.gems[s] < 0:
            raise BadPosition("wall", f"seat {s} has only {GEMS} gems")
    if p.drops < 0:
        raise BadPosition("wall", f"there are only {DROPS} drops")


# -- tiles ------------------------------------------------------------------------------------------------


def lay_tiles(p: Position, data: Mapping[str, Any], seats: list[Any]) -> None:
    """Named tiles go where they are named; other places keep the one that setup laid if it is still free; what is
    left over has left the game."""
    before = [[p.face_up[row] or 0 if i == FIRST_FRAME + BONUS - FIRST_TILES else p.face_down[i, row]
               for row in range(1, ROWS + 1)] for i in range(SPREAD)]
    backs = [list(LIGHT), list(DARK)]
    first = p.frame + BONUS - FIRST_TILES + (p.seat < 0)   # the bonus column from where tiles lie
    named: dict[int, list[int]] = {}
    for name, kinds in pairs("tiles", data.get("tiles", {})):
        i = column("tiles", name, FIRST_TILES + first, FIRST_TILES + SPREAD - 1) - FIRST_TILES
        named[i] = [tile(f"tiles.{name}", kind, backs[i >= LIGHT_COLUMNS])
                    for kind in items(f"tiles.{name}", kinds, ROWS)]
    for s, seat in enumerate(seats):
        field = f"seats[{s}].tiles"
        for name in items(field, seat.get("tiles", []), None):
            light = name in KIND_NAMES[1:] and backs[0][KIND_NAMES.index(name)] > 0
            p.won[s, tile(field, name, backs[0 if light else 1])] += 1
    for i in range(SPREAD):
        for row in range(1, ROWS + 1):
            kind = named[i][row - 1] if i in named else 0
            if i >= first and not kind:
                kind = fill(backs[i >= LIGHT_COLUMNS], before[i][row - 1])
            shown = i == first and p.seat >= 0
            p.face_down[i, row] = 0 if shown else kind
            if shown:
                p.face_up[row] = kind
            elif p.seat < 0:
                p.face_up[row] = 0
    for kind in range(KINDS):
        p.out[kind] = backs[0][kind] + backs[1][kind]


def tile(field: str, name: Any, left: Counts) -> int:
    """The kind of that name, taken from those left."""
    if name not in KIND_NAMES[1:]:
        raise BadPosition(field, f"{name!r} is none of {', '.join(KIND_NAMES[1:])}")
    kind = KIND_NAMES.index(name)
    if not left[kind]:
        raise BadPosition(field, f"there are not so many tiles {name} with that back")
    left[kind] -= 1
    return kind


def fill(left: Counts, wish: int) -> int:
    kind = wish if left[wish] else next((kind for kind in range(KINDS) if left[kind]), 0)
    if not kind:
        raise BadPosition("tiles", "there are not enough tiles")
    left[kind] -= 1
    return kind


# -- cards ------------------------------------------------------------------------------------------------


def deal_cards(p: Position, data: Mapping[str, Any], seats: list[Any]) -> None:
    """Named cards go where they are named, other hands stay as dealt, the rest lies in the pile as it did."""
    order = [p.pile[i] - 1 for i in range(p.pile_left - 1, -1, -1)]
    dealt = [[p.hand[s, colour] for colour in range(COLOUR_COUNT)] for s in range(p.players)]
    hands = [triple(f"seats[{s}].hand", seat["hand"]) if "hand" in seat else dealt[s] for s, seat in enumerate(seats)]
    discard = triple("discard", data.get("discard", "0/0/0"))
    names = items("pile", data.get("pile", []), None)
    for i, name in enumerate(names):
        if name not in LETTERS:
            raise BadPosition(f"pile[{i}]", f"{name!r} is none of {', '.join(LETTERS)}")
    pile = [LETTERS.index(name) for name in names]
    left = [CARDS[colour] - discard[colour] - pile.count(colour) - sum(hand[colour] for hand in hands)
            for colour in range(COLOUR_COUNT)]
    if min(left) < 0:
        raise BadPosition("cards", f"there are not so many cards {LETTERS[left.index(min(left))]}")
    for colour in [*order, *(c for c in range(COLOUR_COUNT) for _ in range(CARDS[c]))]:
        if left[colour]:
            left[colour] -= 1
            pile.append(colour)
    p.pile_left = len(pile)
    for i in range(ALL_CARDS):
        p.pile[i] = pile[len(pile) - 1 - i] + 1 if i < len(pile) else 0
    shuffled = triple("shuffled", data["shuffled"]) if "shuffled" in data else [
        CARDS[colour] - discard[colour] for colour in range(COLOUR_COUNT)]
    for colour in range(COLOUR_COUNT):
        p.discard[colour], p.shuffled[colour] = discard[colour], shuffled[colour]
    for s, seat in enumerate(seats):
        read_hand(p, s, seat, hands[s])


def read_hand(p: Position, s: int, seat: Mapping[str, Any], hand: Counts) -> None:
    """Without a word about counting, all cards were drawn since the last shuffle."""
    field = f"seats[{s}]"
    drawn = triple(f"{field}.drawn", seat["drawn"]) if "drawn" in seat else hand
    paid = triple(f"{field}.paid", seat.get("paid", "0/0/0"))
    for colour in range(COLOUR_COUNT):
        p.hand[s, colour], p.drawn[s, colour], p.paid[s, colour] = hand[colour], drawn[colour], paid[colour]
    p.held[s], p.fresh[s] = sum(hand), sum(drawn)
    for name, count in pairs(f"{field}.older", seat.get("older", {})):
        p.older[s, colour_set(f"{field}.older", name)] = number(f"{field}.older.{name}", count, 0, ALL_CARDS)


def read_points(p: Position, s: int, seat: Mapping[str, Any]) -> None:
    field = f"seats[{s}].points"
    for name, points in pairs(field, seat.get("points", {})):
        c = 0 if name == BEFORE else column(field, name, 1, COLUMNS)
        p.gained[s, c] = number(field, points, 0, 999)


# -- small readers ----------------------------------------------------------------------------------------


def triple(field: str, value: Any) -> Counts:
    """Cards written as white/blue/orange."""
    found = re.fullmatch(r"(\d{1,2})/(\d{1,2})/(\d{1,2})", value) if isinstance(value, str) else None
    counts = [int(count) for count in found.groups()] if found else [ALL_CARDS]
    if max(counts) > max(CARDS):
        raise BadPosition(field, f"{value!r} is not written like '3/1/4' (white/blue/orange, at most {max(CARDS)})")
    return counts


def colour_set(field: str, name: str) -> int:
    """Some of the colours, but not all."""
    colours = sum(1 << colour for colour, letter in enumerate(LETTERS) if letter in name)
    if not 0 < colours < SETS or len(name) != len(set(name)) or set(name) - set(LETTERS):
        raise BadPosition(field, f"{name!r} does not name one or two of {', '.join(LETTERS)}")
    return colours


def column(field: str, name: Any, low: int, high: int) -> int:
    found = re.fullmatch(r"c(\d{1,2})", name) if isinstance(name, str) else None
    if not found or not low <= int(found[1]) <= high:
        raise BadPosition(field, f"{name!r} is no column from c{low} to c{high}")
    return int(found[1])


def chosen(value: Any) -> tuple[int, int]:
    found = re.fullmatch(r"c(\d{1,2})s(\d)", value) if isinstance(value, str) else None
    if not found or not 1 <= int(found[1]) <= COLUMNS or not 1 <= int(found[2]) <= SLOTS:
        raise BadPosition("chosen", f"{value!r} is not written like 'c2s4'")
    return int(found[1]), int(found[2])
