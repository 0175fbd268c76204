"""The worth of a position taken apart, so that a bot can say in words what a move is good for.

The terms add up to advice.value (a test proves it); `maui-reason-<term>` puts each into words.
"""

from __future__ import annotations

from .advice import POINT, keepsakes, pending, progress, prospects, purse, towels_left, value, worth, youth
from .board import DOLLAR_POINTS, PEARLS, PEARL_POINTS, PENALTY_POINTS, POINTS
from .position import ACTION, PATTERN_COUNT, Position


def reasons(p: Position, seat: int) -> dict[str, int]:
    """What speaks for the seat, by term, as advice counts it: tenths of points."""
    over, left = p.seat < 0, towels_left(p, seat)
    terms = {
        "shells": POINT * sum(POINTS[p.shells[seat, pattern]] for pattern in range(PATTERN_COUNT)),
        "pearls": POINT * sum(PEARL_POINTS[p.pearls[seat, colour]] for colour in range(len(PEARLS))),
        "penalties": POINT * p.penalties[seat] * PENALTY_POINTS,
        "crabs": -POINT * p.crab_points[seat],
        "dollars": POINT * p.dollars[seat] * DOLLAR_POINTS,
    }
    if not over:
        terms["shells"] += pending(p, seat) if seat == p.seat and p.phase != ACTION else 0
        terms["towels"] = progress(p, seat)
        if left:
            terms["dollars"] += purse(p, seat, left)
            terms["tokens"] = keepsakes(p, seat, left)
            terms["tracks"] = youth(p, seat, left)
            terms["next"] = prospects(p, seat)
    terms["rivals"] = value(p, seat) - worth(p, seat)
    return terms
