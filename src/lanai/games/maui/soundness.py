"""What holds in every position. Compiled and interpreted alike."""

from __future__ import annotations

from .board import (
    CELLS, CRAB_COUNT, CRAB_SPOTS, DOLLARS_IN_PLAY, LAST_SQUARE, MARKET_ROWS, MOST_UMBRELLAS, ORNAMENTS,
    ORNAMENT_TOKENS, PEARLS, PEARL_POINTS, ROWS, SEATS, SLOTS, TOP_MAX, TOP_MIN, TOWELS_TO_END,
    TOWEL_COUNT, UMBRELLA_COUNT, UMBRELLA_PEARL, UMBRELLA_SPOTS,
)
from .position import ACTION, ORNAMENT_COUNT, PATTERN_COUNT, Position, TOKEN_COUNT, UMBRELLA
from .matches import shown

TWIN = True   # compiled: see engine/twin.py


# What check() can find, by number, with the field of the readable position that is to blame.
CHECKS = (
    ("", "sound"),
    ("seat", "the seat that decides does not exist"),
    ("dollars", "the dollars in hands and zones are not players + 2"),
    ("towels", "every towel must be in exactly one place"),
    ("market", "an empty slot although the bag holds towels"),
    ("shells", "a shell beyond the end of its track"),
    ("ornaments", "more towel tokens than there are"),
    ("pearls", "more pearls and umbrellas of a colour than there are"),
    ("umbrellas", "an umbrella or crab lies in a column that is covered"),
    ("penalties", "fewer penalty tokens than cells outside the beach"),
    ("towels", "a towel lies at an impossible height, or nothing of the rightmost one is active"),
    ("last", "the last round is the one in which somebody has all towels"),
    ("phase", "nothing is to be decided in this phase"),
    ("crab_points", "the crabs on the towels have other values"),
)


def check(p: Position) -> int:
    """0, or the number of the first broken invariant."""
    if p.players < 2 or p.players > SEATS or p.seat < -1 or p.seat >= p.players:
        return 1
    if dollars_in_play(p) != DOLLARS_IN_PLAY[p.players]:   # M-7
        return 2
    if not towels_complete(p):
        return 3
    for slot in range(MARKET_ROWS * SLOTS):
        if p.market[slot // SLOTS, slot % SLOTS] == 0 and p.bag_left > 0 and p.taken != slot // SLOTS + 1:
            return 4
    for s in range(p.players):
        broken = check_seat(p, s)
        if broken != 0:
            return broken
    for token in range(TOKEN_COUNT):
        if tokens_about(p, token) > tokens_made(p, token):
            return 6
    for s in range(p.players):
        if p.placed[s] > TOWELS_TO_END:
            return 11
    if p.last != last_round(p):
        return 11
    if p.phase != ACTION and (p.seat < 0 or p.taken == 0):
        return 12
    return 0


def last_round(p: Position) -> int:
    """1 if somebody has ended a turn with all towels laid."""
    for s in range(p.players):
        if p.placed[s] == TOWELS_TO_END and (s != p.seat or p.phase == ACTION):
            return 1
    return 0


def check_seat(p: Position, s: int) -> int:
    column = p.placed[s]
    for pattern in range(PATTERN_COUNT):
        if p.shells[s, pattern] < 0 or p.shells[s, pattern] > LAST_SQUARE[p.variant]:
            return 5
    for colour in range(len(PEARLS)):
        count = p.pearls[s, colour]
        for i in range(MOST_UMBRELLAS):
            if UMBRELLA_PEARL[p.umbrella[s, i]] == colour:
                count += 1
        if p.pearls[s, colour] < 0 or count >= len(PEARL_POINTS):   # M-32
            return 7
    for i in range(UMBRELLA_COUNT[p.side]):
        choosing = s == p.seat and p.phase == UMBRELLA and i >= p.pending
        if p.umbrella[s, i] > 0 and UMBRELLA_SPOTS[p.side][i][0] <= column and not choosing:
            return 8
    for i in range(CRAB_COUNT[p.side]):
        if p.crab[s, i] > 0 and CRAB_SPOTS[p.side][i][0] <= column:
            return 8
    outside = 0
    crabs = 0
    for c in range(column + 1):
        if p.top[s, c] < TOP_MIN or p.top[s, c] > TOP_MAX:
            return 10
        outside += max(0, 1 - p.top[s, c]) + max(0, p.top[s, c] + CELLS - 1 - ROWS)
        for cell in range(CELLS):
            crabs += max(0, -p.cover[s, c, cell])
    if p.penalties[s] < outside or (p.part == 1 and p.penalties[s] != outside):
        return 9
    if p.crab_points[s] != crabs:
        return 13
    if shown(p, s, column) == 0:
        return 10
    return 0


def dollars_in_play(p: Position) -> int:
    count = 0
    for zone in range(MARKET_ROWS):
        count += p.zones[zone]
    for s in range(p.players):
        count += p.dollars[s]
        if p.dollars[s] < 0:
            return -1
    return count


def towels_complete(p: Position) -> bool:
    """Whether every towel is in the bag, on the market or on a beach, once."""
    seen = 0
    count = 0
    for i in range(p.bag_left):
        seen |= 1 << p.bag[i]
        count += 1
    for row in range(MARKET_ROWS):
        for slot in range(SLOTS):
            if p.market[row, slot] > 0:
                seen |= 1 << p.market[row, slot]
                count += 1
    for s in range(p.players):
        for column in range(p.placed[s] + 1):
            seen |= 1 << p.towel[s, column]
            count += 1
    return count == TOWEL_COUNT and seen == (1 << (TOWEL_COUNT + 1)) - 2


def tokens_made(p: Position, token: int) -> int:
    """How many towel tokens of a colour the game started with."""
    count = 0
    for i in range(ORNAMENT_COUNT):
        if ORNAMENTS[i][2] == token:
            count += ORNAMENT_TOKENS[p.players][i]
    return count


def tokens_about(p: Position, token: int) -> int:
    """How many lie on ornament squares, in hands and on towels."""
    count = 0
    for i in range(ORNAMENT_COUNT):
        if ORNAMENTS[i][2] == token:
            count += p.ornaments[i]
    for s in range(p.players):
        count += p.tokens[s, token]
        for column in range(p.placed[s] + 1):
            for cell in range(CELLS):
                if p.cover[s, column, cell] == token + 1:
                    count += 1
    return count
