"""What a hand can pay for a slot, and which payment a sensible player chooses first."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .board import COLOUR_COUNT, COLOURS, JOKER, PAYMENT_COUNT, PAYMENTS, ROCK_COLOUR
from .position import Position
from .rules import price, reach

Cards = dict[str, int]


class Payment(msgspec.Struct, frozen=True):
    """Cards by colour, whether a joker tile goes with them, and what stays in hand."""

    white: int
    blue: int
    orange: int
    joker: bool
    keeps: Cards


def colours(counts: Iterable[int]) -> Cards:
    return dict(zip(COLOURS, counts, strict=True))


def payments(p: Position, seat: int, c: int, slot: int) -> list[Payment]:
    """All that the seat's hand can pay (5.3), the most sensible first: without a joker, with few cards, keeping the
    colours even."""
    hand = [p.hand[seat, colour] for colour in range(COLOUR_COUNT)]
    colour, cost, found = ROCK_COLOUR[p.rock[c]][slot], price(p, c), []
    for *cards, joker in PAYMENTS[colour][cost][:PAYMENT_COUNT[colour][cost]]:
        keeps = [held - paid for held, paid in zip(hand, cards, strict=True)]
        if min(keeps) >= 0 and (not joker or p.won[seat, JOKER]):
            found.append((joker, sum(cards), sum(kept * kept for kept in keeps),
                          Payment(cards[0], cards[1], cards[2], bool(joker), colours(keeps))))
    return [payment for *_, payment in sorted(found, key=lambda each: each[:3])]


def best_payment(p: Position, seat: int, c: int, slot: int) -> Payment | None:
    return next(iter(payments(p, seat, c, slot)), None)


def shortage(p: Position, seat: int, c: int, slot: int) -> int:
    """How many units more the slot costs than the hand can pay."""
    return max(0, price(p, c) - reach(p, seat, ROCK_COLOUR[p.rock[c]][slot]))
