"""What is hidden in Maui: the order of the bag, from everybody alike (spec section 8). Compiled."""

from __future__ import annotations

from ...engine.chance import shuffle
from ...engine.layout import Row
from .board import (
    CELLS, COLUMNS, LAST_SQUARE, MARKET_ROWS, MOST_CRABS, MOST_UMBRELLAS, PEARLS, SEATS,
    SLOTS, TOWEL_COUNT, TOWELS,
)
from .matches import pattern_at
from .position import ORNAMENT_COUNT, PATTERN_COUNT, TOKEN_COUNT, Position

TWIN = True   # compiled: see engine/twin.py

BEACH = 6 + PATTERN_COUNT + TOKEN_COUNT + len(PEARLS) + MOST_UMBRELLAS + MOST_CRABS + 2 * CELLS
OBSERVED = 10 + ORNAMENT_COUNT + MARKET_ROWS * (1 + SLOTS * CELLS) + TOWEL_COUNT + SEATS * BEACH


def redeal(p: Position, seat: int, rng: Row) -> None:
    """Deal anew what the seat cannot see: sort the bag, then mix it, so that its order before has no say."""
    held = 0
    for i in range(p.bag_left):
        held |= 1 << p.bag[i]
    n = 0
    for towel in range(1, TOWEL_COUNT + 1):
        if held & (1 << towel) != 0:
            p.bag[n] = towel
            n += 1
    shuffle(rng, p.bag, n)


def observe(p: Position, seat: int, out: Row) -> None:
    """All that the seat knows as OBSERVED numbers, its own beach first, for learners."""
    n = put(out, 0, p.players, p.variant, p.part)
    n = put(out, n, p.phase, p.last, p.round)
    n = put(out, n, p.bag_left, (p.seat - seat) % p.players if p.seat >= 0 else -1, (p.first - seat) % p.players)
    out[n] = p.taken
    n += 1
    for i in range(ORNAMENT_COUNT):
        out[n] = p.ornaments[i]
        n += 1
    for row in range(MARKET_ROWS):
        out[n] = p.zones[row]
        n += 1
        for slot in range(SLOTS):
            for cell in range(CELLS):
                out[n] = TOWELS[p.market[row, slot]][cell]
                n += 1
    for i in range(TOWEL_COUNT):
        out[n + i] = 0
    for i in range(p.bag_left):   # which towels, not in what order
        out[n + p.bag[i] - 1] = 1
    n += TOWEL_COUNT
    for k in range(p.players):
        n = observe_beach(p, (seat + k) % p.players, out, n)
    while n < OBSERVED:
        out[n] = 0
        n += 1


def observe_beach(p: Position, s: int, out: Row, n: int) -> int:
    column = p.placed[s]
    n = put(out, n, p.dollars[s], p.penalties[s], column)
    n = put(out, n, p.top[s, column], COLUMNS - column, LAST_SQUARE[p.variant])
    for pattern in range(PATTERN_COUNT):
        out[n] = p.shells[s, pattern]
        n += 1
    for token in range(TOKEN_COUNT):
        out[n] = p.tokens[s, token] - (p.fresh[token] if s == p.seat else 0)
        n += 1
    for colour in range(len(PEARLS)):
        out[n] = p.pearls[s, colour]
        n += 1
    for i in range(MOST_UMBRELLAS):
        out[n] = p.umbrella[s, i]
        n += 1
    for i in range(MOST_CRABS):
        out[n] = p.crab[s, i]
        n += 1
    for cell in range(CELLS):   # the towel to match, and the one before it while tokens are played
        out[n] = pattern_at(p, s, column, cell)
        out[n + CELLS] = pattern_at(p, s, max(0, column - 1), cell)
        n += 1
    return n + CELLS


def put(out: Row, n: int, a: int, b: int, c: int) -> int:
    out[n] = a
    out[n + 1] = b
    out[n + 2] = c
    return n + 3
