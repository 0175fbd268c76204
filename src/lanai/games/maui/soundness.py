"""What holds in every position. Compiled and interpreted alike."""

from __future__ import annotations

from .board import (
    CELLS, CRABS, CRAB_COUNT, CRAB_SPOTS, DOLLARS_IN_PLAY, LAST_SQUARE, MARKET_ROWS, MOST_UMBRELLAS, ORNAMENTS,
    ORNAMENT_TOKENS, PARTS, PEARLS, PEARL_POINTS, ROWS, SEATS, SLOTS, TOP_MAX, TOP_MIN, TOWELS_TO_END,
    TOWEL_COUNT, UMBRELLA_COUNT, UMBRELLA_PAIR, UMBRELLA_PEARL, UMBRELLA_SETS, UMBRELLA_SPOTS,
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
    ("seat", "a player with all towels has no further turn, and without such a player the game is not over"),
    ("taken", "nothing is missing in the market row to be refilled, or no turn is under way"),
    ("fresh", "more tokens gained in this turn than held, or no turn is under way"),
    ("pending", "no pattern umbrella with both steps to choose from is covered there"),
    ("umbrellas", "more umbrellas of a kind than there are"),
    ("crabs", "more crabs of a value than there are, or one on a towel away from its spot"),
)


def check(p: Position) -> int:
    """0, or the number of the first broken invariant."""
    if p.players < 2 or p.players > SEATS or p.seat < -1 or p.seat >= p.players:
        return 1
    if dollars_in_play(p) != DOLLARS_IN_PLAY[p.players]:   # M-7
        return 2
    if not towels_complete(p):
        return 3
    broken = check_market(p)
    if broken != 0:
        return broken
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
    if p.phase == ACTION and p.taken != 0:
        return 15
    if not turns_left(p):
        return 14
    for token in range(TOKEN_COUNT):
        if p.fresh[token] > (0 if p.phase == ACTION else p.tokens[p.seat, token]):
            return 16
    if p.phase == UMBRELLA and not choosable(p):
        return 17
    return 0


def check_market(p: Position) -> int:
    """A gap only in the row where a towel was taken, and there is one; others come when the bag is empty (M-12)."""
    broken = 0
    for row in range(MARKET_ROWS):
        gaps = 0
        for slot in range(SLOTS):
            if p.market[row, slot] == 0:
                gaps += 1
        if p.bag_left > 0 and gaps > (1 if p.taken == row + 1 else 0):
            return 4
        if p.taken == row + 1 and gaps == 0:
            broken = 15
    return broken


def turns_left(p: Position) -> bool:
    """Whether those who are still to play in this round have room for a towel; nobody plays when it is over."""
    if p.seat < 0:
        return p.last == 1 and p.part == PARTS[p.variant]
    for k in range((p.seat - p.first) % p.players, p.players):
        s = (p.first + k) % p.players
        if p.placed[s] == TOWELS_TO_END and (s != p.seat or p.phase == ACTION):
            return False
    return True


def choosable(p: Position) -> bool:
    """Whether the mover's last towel covers a pattern umbrella on the pending spot, with two steps to choose from."""
    s = p.seat
    column = p.placed[s]
    kind = p.umbrella[s, p.pending]
    row = UMBRELLA_SPOTS[p.side][p.pending][1]
    if UMBRELLA_SPOTS[p.side][p.pending][0] != column or row < p.top[s, column] or row >= p.top[s, column] + CELLS:
        return False
    for i in range(2):
        if UMBRELLA_PAIR[kind][i] < 0 or p.shells[s, UMBRELLA_PAIR[kind][i]] == LAST_SQUARE[p.variant]:
            return False
    return True


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
    if not umbrellas_exist(p, s):
        return 18
    if not crabs_exist(p, s):
        return 19
    return 0


def umbrellas_exist(p: Position, s: int) -> bool:
    """Whether those that wait are a part of the player's set (2.5)."""
    for i in range(MOST_UMBRELLAS):
        count = 0
        for k in range(MOST_UMBRELLAS):
            if p.umbrella[s, k] == p.umbrella[s, i]:
                count += 1
            if UMBRELLA_SETS[p.side][k] == p.umbrella[s, i]:
                count -= 1
        if p.umbrella[s, i] > 0 and count > 0:
            return False
    return True


def crabs_exist(p: Position, s: int) -> bool:
    """Whether those that wait or lie on towels are a part of the player's set (2.8), the latter on their spots."""
    for value in range(1, max(CRABS) + 1):
        count = 0
        for i in range(len(CRABS)):
            if CRABS[i] == value:
                count += 1
            if p.crab[s, i] == value:
                count -= 1
        for column in range(p.placed[s] + 1):
            for cell in range(CELLS):
                if p.cover[s, column, cell] == -value:
                    count -= 1
                    if not crab_spot(p, column, p.top[s, column] + cell):
                        return False
        if count < 0:
            return False
    return True


def crab_spot(p: Position, column: int, row: int) -> bool:
    for i in range(CRAB_COUNT[p.side]):
        if CRAB_SPOTS[p.side][i][0] == column and CRAB_SPOTS[p.side][i][1] == row:
            return True
    return False


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
