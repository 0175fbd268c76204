"""The worth of a position taken apart, so that a bot can say in words what a move is good for.

The terms add up to advice.value (a test proves it); `iquazu-reason-<term>` puts each into words.
"""

from __future__ import annotations

from ...engine.words import Message, message
from .advice import cards, choose, column, columns, of, points, rows, tile_worth, tiles, time_left, turns, value
from .board import ROWS
from .position import Position
from .scoring import row_leader


def reasons(p: Position, seat: int) -> dict[str, int]:
    """What speaks for the seat, by term, as advice counts it: tenths of points."""
    terms = {"points": of(points(p), seat)}
    if p.seat >= 0:
        left = time_left(p)
        terms |= {"cards": of(cards(p, left), seat), "tiles": of(tiles(p, left), seat),
                  "action": of(turns(p, left), seat)}
        choose(p, p.seat + 1)
        first = of(column(p, p.frame), seat)
        terms |= {"first": first, "columns": of(columns(p), seat) - first,
                  "next": of(rows(p, left, 1, 0), seat), "later": of(rows(p, left, 0, 1), seat)}
        choose(p, 0)
    terms["rivals"] = value(p, seat) - sum(terms.values())
    return terms


def details(before: Position, after: Position, seat: int) -> dict[str, Message]:
    """The dearest row whose lead the move takes, and from whom."""
    if after.seat < 0 or after.frame != before.frame:
        return {}
    now, then = leaders(before), leaders(after)
    taken = [row for row in now if then[row] == seat != now[row]]
    if not taken:
        return {}
    row = max(taken, key=lambda row: tile_worth(before.face_up[row], time_left(before)))
    if now[row] < 0:
        return {"next": message("iquazu-reason-next-row", row=row)}
    return {"next": message("iquazu-reason-next-from", row=row, rival=int(now[row]))}


def leaders(p: Position) -> dict[int, int]:
    """Who leads each row, with the gem that is about to be paid for."""
    choose(p, p.seat + 1)
    found = {row: row_leader(p, row) for row in range(1, ROWS + 1)}
    choose(p, 0)
    return found
