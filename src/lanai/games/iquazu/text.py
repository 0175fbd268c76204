"""Iquazú in writing: move notation, events as messages, positions as readable JSON (reading.py has the way back).

A position reads like this; from_json takes as little of it as one cares to name, the rest is as after setup:

    {"seat": 0, "frame": 3, "water": 2, "strips": "ABCDE", "wall": {"c3": "~~20010", "c4": "21.201."},
     "tiles": {"c8": ["joker", "draw2", "double", "points3", "draw4"]}, "pile": ["W", "B"], "discard": "3/0/1",
     "seats": [{"hand": "3/1/4", "tiles": ["double"], "points": {"before": 11}}]}

Cards are counted white/blue/orange. A wall column is written from the top: `.` is free, `~` a drop, a digit a gem of
that seat. The pile names the next cards to come, tiles lie on wall columns; what is not named follows by lot.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from ...engine.events import Event
from ...engine.moves import Notation
from ...engine.words import Message, message
from .board import (
    BONUS, CARDS, COLOUR_COUNT, COLOURS, COLUMNS, FIRST_TILES, FIXED_COLUMN, KIND_NAMES, KINDS, LETTERS, ROWS, SLOTS,
    SPREAD, STRIP_COLUMNS, STRIPS,
)
from .position import DROP, MOVES, PAY, PHASES, SETS, VARIANTS, Position
from .reading import from_json as from_json


class PlaceAndPay(Notation):
    """`place c5s5 0/0/1` is `place c5s5` and then `pay 0/0/1`; a word `joker` comes last (I-62)."""

    BOTH = re.compile(r"(place c ?\d+ ?s ?\d+) (\d+ ?/ ?\d+ ?/ ?\d+(?: joker)?)", re.IGNORECASE)

    def sequence(self, text: str) -> Iterable[str]:
        parts: list[str] = []
        for part in super().sequence(text):
            both = self.BOTH.fullmatch(" ".join(part.split()))
            parts += [both[1], f"pay {both[2]}"] if both else [part]
        return parts


NOTATION = PlaceAndPay(
    MOVES,
    draw="draw", place="place c{col}s{slot}", tile="tile {kind}", end="{how}", pay="pay {white}/{blue}/{orange}",
    joker="pay {white}/{blue}/{orange} joker", discard="discard {white}/{blue}/{orange}",
)


# -- events -----------------------------------------------------------------------------------------------


def cards_words(counts: Iterable[int]) -> Message:
    """`2 white and 1 orange`."""
    parts = {f"part{i}": message(f"iquazu-cards-{colour}", count=count) for i, (colour, count) in enumerate(
        (colour, count) for colour, count in zip(COLOURS, counts, strict=True) if count)}
    return message(f"iquazu-cards-{len(parts)}", **parts)


def tile_words(kind: int | str) -> Message:
    return message(f"iquazu-tile-{KIND_NAMES[kind] if isinstance(kind, int) else kind}")


def say(event: Event) -> Message:
    """The event as a message; numbers that stand for things become their names."""
    args: dict[str, Any] = dict(event.args)
    if event.kind == "cards" and not args:
        return message("iquazu-event-cards-hidden")
    if event.kind in ("cards", "pay", "discard"):
        args["cards"] = cards_words(args.pop(colour) for colour in COLOURS)
    if "tile" in args:
        args["tile"] = tile_words(args["tile"])
    if event.kind == "won":
        tie = args.pop("tie")
        args["column"], args["slot"] = tie // 100, tie % 100
        args["how"] = "slot" if tie % 100 else "column" if tie else "gems"
    return Message(f"iquazu-event-{event.kind}", args)


# -- position to JSON -------------------------------------------------------------------------------------


def triple(counts: Iterable[int]) -> str:
    return "/".join(map(str, counts))


def of_seat(grid: Any, s: int) -> list[int]:
    return [grid[s, colour] for colour in range(COLOUR_COUNT)]


def set_text(colours: int) -> str:
    """`WO` for white and orange."""
    return "".join(letter for colour, letter in enumerate(LETTERS) if colours >> colour & 1)


def strips_text(p: Position) -> str:
    return "".join(STRIPS[p.rock[c] // STRIP_COLUMNS] for c in range(1, FIXED_COLUMN, STRIP_COLUMNS))


def wall_text(p: Position, c: int) -> str:
    return "".join({0: ".", DROP: "~"}.get(p.cell[c, slot], str(p.cell[c, slot] - 1)) for slot in range(1, SLOTS + 1))


def to_json(p: Position) -> dict[str, Any]:
    data: dict[str, Any] = {
        "players": p.players, "variant": list(VARIANTS)[p.variant], "first": p.first, "seat": p.seat,
        "turn": p.turn, "phase": PHASES[p.phase], "frame": p.frame, "water": p.water, "scored": bool(p.scored),
        "strips": strips_text(p),
        "wall": {f"c{c}": wall_text(p, c) for c in range(1, COLUMNS + 1)},
        "tiles": tiles_json(p),
        "pile": [LETTERS[p.pile[i] - 1] for i in range(p.pile_left - 1, -1, -1)],
        "discard": triple(p.discard[colour] for colour in range(COLOUR_COUNT)),
        "seats": [seat_json(p, s) for s in range(p.players)],
    }
    if [p.shuffled[colour] + p.discard[colour] for colour in range(COLOUR_COUNT)] != list(CARDS):
        data["shuffled"] = triple(p.shuffled[colour] for colour in range(COLOUR_COUNT))
    if p.phase == PAY:
        data["chosen"] = f"c{p.col}s{p.slot}"
    return data


def tiles_json(p: Position) -> dict[str, list[str]]:
    """By wall column: the bonus column face up, all further right face down."""
    data = {}
    for i in range(SPREAD):
        kinds = [p.face_down[i, row] for row in range(1, ROWS + 1)]
        if i == p.frame + BONUS - FIRST_TILES:
            kinds = [p.face_up[row] for row in range(1, ROWS + 1)]
        if any(kinds):
            data[f"c{FIRST_TILES + i}"] = [KIND_NAMES[kind] for kind in kinds]
    return data


def seat_json(p: Position, s: int) -> dict[str, Any]:
    data: dict[str, Any] = {
        "hand": triple(of_seat(p.hand, s)),
        "tiles": [KIND_NAMES[kind] for kind in range(1, KINDS) for _ in range(p.won[s, kind])],
        "points": {"before" if c == 0 else f"c{c}": p.gained[s, c] for c in range(COLUMNS + 1) if p.gained[s, c]},
    }
    if of_seat(p.drawn, s) != of_seat(p.hand, s) or any(of_seat(p.paid, s)):   # cards older than the last shuffle
        data["drawn"] = triple(of_seat(p.drawn, s))
        data["paid"] = triple(of_seat(p.paid, s))
        data["older"] = {set_text(colours): p.older[s, colours] for colours in range(1, SETS) if p.older[s, colours]}
    return data
