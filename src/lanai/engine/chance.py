"""Random numbers, the same interpreted and compiled.

A generator is four words handed in from outside. It is sfc32, kept in int64 cells that never leave
0..2**32-1, so nothing overflows and no platform rounds differently.
"""

from __future__ import annotations

from .layout import Grid, Row

TWIN = True   # compiled: see twin.py

WORD = 0xFFFFFFFF


def bits32(rng: Row) -> int:
    """The next 32 random bits."""
    a = rng[0]
    b = rng[1]
    c = rng[2]
    d = rng[3]
    drawn = (a + b + d) & WORD
    rng[3] = (d + 1) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = ((((c << 21) & WORD) | (c >> 11)) + drawn) & WORD
    return drawn


def below(rng: Row, n: int) -> int:
    """A whole number in 0..n-1, each equally likely (Lemire's multiply and reject); n is at most 2**31."""
    product = bits32(rng) * n
    if (product & WORD) < n:
        surplus = (WORD + 1) % n
        while (product & WORD) < surplus:
            product = bits32(rng) * n
    return product >> 32


def die(rng: Row) -> int:
    """1 to 6."""
    return 1 + below(rng, 6)


def shuffle(rng: Row, cards: Row, count: int) -> None:
    """Mix cards[0..count-1] in place."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def shuffle_row(rng: Row, cards: Grid, row: int, count: int) -> None:
    """Mix cards[row, 0..count-1] in place."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[row, i]
        cards[row, i] = cards[row, j]
        cards[row, j] = card
