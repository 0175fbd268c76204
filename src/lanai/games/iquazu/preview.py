"""What a move will certainly do, before anything is revealed."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from .board import COLOURS, KIND_NAMES, KIND_POINTS, ROCK_ROW
from .payments import Payment, best_payment
from .position import EVENTS, FAMILY, LAYOUT, MOST_EVENTS, MOVE, Position
from .rules import apply, price
from .scoring import column_place, row_leader


class Change(msgspec.Struct, frozen=True):
    """Who leads a row (or who stands first in a column) before and after."""

    before: int | None
    after: int | None


class Gain(msgspec.Struct, frozen=True):
    """What a seat gets from a scoring."""

    seat: int
    points: int
    tiles: list[str]


class Preview(msgspec.Struct, frozen=True):
    """What a move will do. Choosing a slot is told as if the gem lay there already."""

    draws: int = 0                     # cards, less if both piles run out
    col: int = 0
    slot: int = 0
    row: int = 0
    price: int = 0
    payment: Payment | None = None     # the cheapest sensible one, for a slot that is being chosen
    paid: dict[str, int] = {}
    joker: bool = False
    tile: str | None = None            # used
    column_leader: Change | None = None
    row_leader: Change | None = None
    fills: bool = False                # the first open column is scored
    drop: int = 0                      # slot of the first open column where the turn will let a drop fall
    gains: list[Gain] = []             # of all scorings that are certain
    over: bool = False                 # the game ends
    points: int = 0                    # change of the mover's score
    reveals: bool = False


def preview(p: Position, move: int) -> Preview:
    """Play the move on a copy and tell what happened before anything was revealed."""
    family, s = MOVE[move][0], p.seat
    after: Any = LAYOUT.twice(p)
    if family == FAMILY.place:
        return choice(p, MOVE[move][1], MOVE[move][2])
    told: dict[str, Any] = {}
    gains: dict[int, Gain] = {}
    for kind, seat, args in happenings(after, move):
        if kind == "use":
            told["tile"] = KIND_NAMES[args["tile"]]
        elif kind == "draw":
            told["draws"] = told.get("draws", 0) + args["count"]
            told["reveals"] = True
        elif kind == "pay":
            told["paid"] = {colour: args[colour] for colour in COLOURS}
            told["joker"] = bool(args["joker"])
        elif kind == "discard":
            told["paid"] = {colour: args[colour] for colour in COLOURS}
        elif kind == "gem":
            told |= with_gem(p, args["col"], args["slot"])
        elif kind == "drop":
            told["drop"] = args["slot"]
        elif kind == "column":
            told["fills"] = True
        elif kind == "rank" and args["points"]:
            had = gains.get(seat, Gain(seat, 0, []))
            gains[seat] = Gain(seat, had.points + args["points"], had.tiles)
        elif kind == "won":
            had = gains.get(seat, Gain(seat, 0, []))
            gains[seat] = Gain(seat, had.points, [*had.tiles, KIND_NAMES[args["tile"]]])
        elif kind == "over":
            told["over"] = True
        elif kind == "reveal":
            told["reveals"] = True
    mine = gains.get(s, Gain(s, 0, []))
    points = mine.points + sum(KIND_POINTS[KIND_NAMES.index(tile)] for tile in mine.tiles)
    return Preview(gains=[gains[seat] for seat in sorted(gains)], points=points, **told)


def happenings(after: Any, move: int) -> list[tuple[str, int, dict[str, int]]]:
    """Kind, seat and numbers of the events, as far as they are certain: tiles that are turned up are not, nor is what
    comes after them. Cards that are drawn decide nothing in this turn."""
    log = memoryview(np.zeros((1 + MOST_EVENTS, 7), np.int64))   # type: ignore[arg-type]
    apply(after, move, memoryview(np.ones(4, np.int64)), log)   # type: ignore[arg-type]
    found: list[tuple[str, int, dict[str, int]]] = []
    for i in range(1, log[0, 0] + 1):
        row = [log[i, c] for c in range(7)]
        event = EVENTS.read(row, -1, 0)
        found.append((event.kind, event.seat, event.args))
        if event.kind == "reveal":
            break
    return found


def choice(p: Position, c: int, slot: int) -> Preview:
    """A slot about to be chosen."""
    return Preview(price=price(p, c), payment=best_payment(p, p.seat, c, slot), **with_gem(p, c, slot))


def with_gem(p: Position, c: int, slot: int) -> dict[str, Any]:
    """Where the gem of the mover would lie, and who leads there then."""
    after: Any = LAYOUT.twice(p)
    after.cell[c, slot] = p.seat + 1
    row = ROCK_ROW[p.rock[c]][slot]
    return {"col": c, "slot": slot, "row": row,
            "row_leader": Change(seat_or_none(row_leader(p, row)), seat_or_none(row_leader(after, row))),
            "column_leader": Change(first_of(p, c), first_of(after, c))}


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def first_of(p: Position, c: int) -> int | None:
    return next((s for s in range(p.players) if column_place(p, c, s) == 1), None)
