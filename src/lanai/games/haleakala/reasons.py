"""The worth of a position taken apart, so that a bot can say in words what a move is good for.

The terms add up to advice.value (a test proves it); `haleakala-reason-<term>` puts each into words.
"""

from __future__ import annotations

from ...engine.words import Message, message
from .advice import POINT, hopes, lasting, outlook, pool, prospect, purse, standing, steps, worth
from .board import LINES, ROUNDS, SEGMENTS
from .position import PREBUY, Position, SHIFT
from .scoring import BY_CARDS, points

STATUES = range(LINES.index("baskets"))
BASKETS, PEARLS, NAUTILUS, SHELLS = range(len(STATUES), BY_CARDS)
BOUGHT = range(BY_CARDS, len(LINES))


def reasons(p: Position, seat: int) -> dict[str, int]:
    """What speaks for the seat, by term, as advice counts it: tenths of points."""
    over, other = p.seat < 0, 1 - seat
    decided = over or (p.phase == PREBUY and p.round == ROUNDS)
    terms = {
        "statues": sum(POINT * points(p, seat, line) for line in STATUES),
        "baskets": POINT * points(p, seat, BASKETS),
        "pearls": POINT * points(p, seat, PEARLS),
        "nautilus": POINT * points(p, seat, NAUTILUS),
        "shells": POINT * points(p, seat, SHELLS),
        "market": sum(POINT * points(p, seat, line) for line in BOUGHT),
        "later": POINT * p.banked[seat],
        "ruins": -sum(POINT * points(p, other, line) for line in STATUES),
        "victory": outlook(p, seat) if decided else 0,
    }
    if not over:
        terms["shells"] += purse(p, seat)
        terms["later"] += lasting(p, seat)
        terms["shaman"] = standing(p, seat)
        terms["steps"] = steps(p, seat) if p.phase != SHIFT else 0
        terms["shift"] = steps(p, seat) if p.phase == SHIFT else 0
        terms["discs"] = pool(p, seat)
        terms["cards"] = hopes(p, seat)
    if not decided:
        terms["haste"] = outlook(p, seat)
    terms["rival"] = -worth(p, other) - terms["ruins"]
    return terms


def details(before: Position, after: Position, seat: int) -> dict[str, Message]:
    """The beaches where the move changes most what is to be had."""
    if after.seat < 0 or after.round != before.round:
        return {}

    def gained(s: int) -> list[int]:
        return [prospect(after, s, beach) - prospect(before, s, beach) for beach in range(SEGMENTS)]

    own, other, found = gained(seat), gained(1 - seat), {}
    if max(own) > 0:
        found["cards"] = message("haleakala-reason-cards-beach", beach=own.index(max(own)))
    if min(other) < 0:
        found["rival"] = message("haleakala-reason-rival-beach", beach=other.index(min(other)))
    return found
