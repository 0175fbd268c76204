"""The worth of a position taken apart, so that a bot can say in words what a move is good for.

The terms add up to advice.value (a test proves it); `iquazu-reason-<term>` puts each into words.
"""

from __future__ import annotations

from .advice import cards, choose, column, columns, of, points, rows, tiles, time_left, turns, value
from .position import Position


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
