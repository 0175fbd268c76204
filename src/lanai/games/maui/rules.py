"""How Maui is played: setup, legal, apply, scores, ranks, check. Compiled and interpreted alike.

The turn (spec 5.2): ACTION is `dollars`, `towel` or `spare`. A towel is paid and laid, then UMBRELLA (a choice
only if a pattern pair is covered), TOKENS (only if one can be played), shells move, the market is refilled.
"""

from __future__ import annotations

from ...engine.chance import below, shuffle, shuffle_row
from ...engine.layout import Grid, Row
from ...engine.log import EVERYBODY, note
from .board import (
    CELLS, COLUMNS, COSTS, CRABS, CRAB_COUNT, CRAB_FROM, CRAB_SPOTS, DOLLARS_START, LAST_SQUARE, LOWEST, MARKET_ROWS,
    MOST_UMBRELLAS, ORNAMENTS, ORNAMENT_TOKENS, PARTS, PART_SIDE, ROWS, ROW_VALUE, SLOTS, SPARE_TOP,
    START_TOP, TOP_COUNT, TOWELS_TO_END, TOWEL_COUNT, UMBRELLA_COUNT, UMBRELLA_FROM, UMBRELLA_PAIR, UMBRELLA_PEARL,
    UMBRELLA_SETS, UMBRELLA_SPOTS, UMBRELLA_STEPS, ZONE_START,
)
from .position import (
    ACTION, EVENT, FAMILY, FIRST, MOVE, ORNAMENT_COUNT, Position, TOKEN, TOKEN_COUNT, UMBRELLA,
)
from .matches import crab_rows, match_rows, pattern_at, playable, possible_tops, shown, token_fits, token_rows
from .scoring import place, total

TWIN = True   # compiled: see engine/twin.py


def setup(p: Position, rng: Row, log: Grid) -> None:
    """Section 4; players, variant and first (-1: by lot) are set before."""
    for i in range(ORNAMENT_COUNT):
        p.ornaments[i] = ORNAMENT_TOKENS[p.players][i]
    for zone in range(MARKET_ROWS):
        p.zones[zone] = ZONE_START
    for s in range(p.players):
        p.dollars[s] = DOLLARS_START
    lay_out(p, 1, rng, log)
    if p.first < 0:
        p.first = below(rng, p.players)
    begin_part(p, log)


def lay_out(p: Position, part: int, rng: Row, log: Grid) -> None:
    """Bag, market, beaches."""
    p.part = part
    p.side = PART_SIDE[p.variant][part - 1]
    p.round = 1
    p.last = 0
    p.taken = 0
    for i in range(TOWEL_COUNT):
        p.bag[i] = i + 1
    p.bag_left = TOWEL_COUNT
    shuffle(rng, p.bag, TOWEL_COUNT)
    for row in range(MARKET_ROWS):
        for slot in range(SLOTS):
            p.market[row, slot] = draw(p)
            note(log, EVENT.market, -1, EVERYBODY, row + 1, slot + 1, p.market[row, slot], 0)
    for s in range(p.players):
        for i in range(CRAB_COUNT[p.side]):
            p.crab[s, i] = CRABS[i]
        shuffle_row(rng, p.crab, s, CRAB_COUNT[p.side])
        for i in range(MOST_UMBRELLAS):
            p.umbrella[s, i] = UMBRELLA_SETS[p.side][i]
        shuffle_row(rng, p.umbrella, s, UMBRELLA_COUNT[p.side])
    for s in range(p.players):
        p.towel[s, 0] = draw(p)
        p.top[s, 0] = START_TOP
        note(log, EVENT.entrance, s, EVERYBODY, p.towel[s, 0], 0, 0, 0)


def begin_part(p: Position, log: Grid) -> None:
    """The first player is to act."""
    p.seat = p.first
    note(log, EVENT.part, p.first, EVERYBODY, p.part, p.first, 0, 0)


def draw(p: Position) -> int:
    """The next towel of the bag; 0 if it is empty (M-12)."""
    if p.bag_left == 0:
        return 0
    p.bag_left -= 1
    towel = p.bag[p.bag_left]
    p.bag[p.bag_left] = 0
    return towel


# -- legal moves ------------------------------------------------------------------------------------------


def legal(p: Position, out: Row) -> int:
    """Write the legal moves in ascending order; how many there are."""
    if p.seat < 0:
        return 0
    if p.phase == ACTION:
        return legal_actions(p, out)
    if p.phase == UMBRELLA:
        return legal_umbrella(p, out)
    return legal_tokens(p, out)


def legal_actions(p: Position, out: Row) -> int:
    s = p.seat
    n = 0
    for zone in range(MARKET_ROWS):
        if p.zones[zone] > 0:   # M-5
            out[n] = FIRST.dollars + zone
            n += 1
    left = shown(p, s, p.placed[s])
    free = ~crab_rows(p, s, p.placed[s] + 1)
    by_token = token_rows(p, left)
    move = FIRST.towel
    for row in range(MARKET_ROWS):
        for slot in range(SLOTS):
            if p.market[row, slot] > 0 and COSTS[slot] <= p.dollars[s]:
                tops = possible_tops(p.market[row, slot], left, free, by_token)
                while tops != 0:
                    out[n] = move + LOWEST[tops]
                    n += 1
                    tops &= tops - 1
            move += TOP_COUNT
    if n == 0:   # M-45
        for slot in range(MARKET_ROWS * SLOTS):
            if p.market[slot // SLOTS, slot % SLOTS] > 0:
                out[n] = FIRST.spare + slot
                n += 1
    return n


def legal_umbrella(p: Position, out: Row) -> int:
    """Both patterns of the pair: with a choice to make neither shell is at the end (M-28)."""
    kind = p.umbrella[p.seat, p.pending]
    a = min(UMBRELLA_PAIR[kind][0], UMBRELLA_PAIR[kind][1])
    b = max(UMBRELLA_PAIR[kind][0], UMBRELLA_PAIR[kind][1])
    out[0] = FIRST.umbrella + a
    out[1] = FIRST.umbrella + b
    return 2


def legal_tokens(p: Position, out: Row) -> int:
    s = p.seat
    left = shown(p, s, p.placed[s] - 1)
    n = 0
    for token in range(TOKEN_COUNT):
        for cell in range(CELLS):
            if token_fits(p, token, cell, left):
                out[n] = FIRST.token + token * ROWS + p.top[s, p.placed[s]] + cell - 1
                n += 1
    if match_rows(p, s, left) != 0:   # M-37, M-38
        out[n] = FIRST.done
        n += 1
    return n


# -- one decision -----------------------------------------------------------------------------------------


def apply(p: Position, move: int, rng: Row, log: Grid) -> None:
    """One legal decision, then everything automatic after it."""
    family = MOVE[move][0]
    a = MOVE[move][1]
    b = MOVE[move][2]
    if family == FAMILY.dollars:
        take_dollars(p, a - 1, log)
        end_turn(p, rng, log)
    elif family == FAMILY.towel:
        lay_towel(p, a - 1, b - 1, MOVE[move][3], log)
        resolve_umbrellas(p, UMBRELLA_FROM[p.side][p.placed[p.seat]], rng, log)
    elif family == FAMILY.umbrella:
        spot = p.pending
        p.pending = 0
        p.phase = ACTION
        umbrella_step(p, spot, a, log)
        resolve_umbrellas(p, spot + 1, rng, log)
    elif family == FAMILY.token:
        play_token(p, a, b, log)
    elif family == FAMILY.done:
        move_shells(p, rng, log)
    else:
        lay_spare(p, a - 1, b - 1, log)
        refill(p, log)
        end_turn(p, rng, log)


def take_dollars(p: Position, zone: int, log: Grid) -> None:
    """All of one zone (M-6)."""
    note(log, EVENT.dollars, p.seat, EVERYBODY, zone + 1, p.zones[zone], 0, 0)
    p.dollars[p.seat] += p.zones[zone]
    p.zones[zone] = 0


def lay_towel(p: Position, row: int, slot: int, top: int, log: Grid) -> None:
    """PAY/PLACE: pay to the zone of the row (M-3), lay, penalties, crabs."""
    s = p.seat
    note(log, EVENT.take, s, EVERYBODY, row + 1, slot + 1, p.market[row, slot], COSTS[slot])
    p.dollars[s] -= COSTS[slot]
    p.zones[row] += COSTS[slot]
    lay(p, row, slot, top, log)
    column = p.placed[s]
    for cell in range(CELLS):
        if top + cell < 1 or top + cell > ROWS:
            p.penalties[s] += 1
            note(log, EVENT.penalty, s, EVERYBODY, column, top + cell, 0, 0)
    for i in range(CRAB_FROM[p.side][column], CRAB_FROM[p.side][column + 1]):
        cell = CRAB_SPOTS[p.side][i][1] - top
        if 0 <= cell < CELLS and p.crab[s, i] > 0:
            p.cover[s, column, cell] = -p.crab[s, i]
            p.crab_points[s] += p.crab[s, i]
            note(log, EVENT.crab, s, EVERYBODY, p.crab[s, i], column, top + cell, 0)
            p.crab[s, i] = 0
        else:
            lose_crab(p, i, log)


def lay(p: Position, row: int, slot: int, top: int, log: Grid) -> None:
    """A towel from the market into the next column (M-14)."""
    s = p.seat
    towel = p.market[row, slot]
    p.market[row, slot] = 0
    p.taken = row + 1
    p.placed[s] += 1
    p.towel[s, p.placed[s]] = towel
    p.top[s, p.placed[s]] = top
    note(log, EVENT.lay, s, EVERYBODY, p.placed[s], towel, top, 0)


def lay_spare(p: Position, row: int, slot: int, log: Grid) -> None:
    """The spare towel: free, in the middle; what lies in its column leaves the game (M-46)."""
    s = p.seat
    note(log, EVENT.spare, s, EVERYBODY, row + 1, slot + 1, p.market[row, slot], 0)
    lay(p, row, slot, SPARE_TOP, log)
    column = p.placed[s]
    for i in range(UMBRELLA_FROM[p.side][column], UMBRELLA_FROM[p.side][column + 1]):
        lose_umbrella(p, i, log)
    for i in range(CRAB_FROM[p.side][column], CRAB_FROM[p.side][column + 1]):
        lose_crab(p, i, log)


def lose_umbrella(p: Position, spot: int, log: Grid) -> None:
    s = p.seat
    column = UMBRELLA_SPOTS[p.side][spot][0]
    row = UMBRELLA_SPOTS[p.side][spot][1]
    if p.umbrella[s, spot] > 0:
        note(log, EVENT.lost, s, EVERYBODY, p.umbrella[s, spot], column, row, 0)
    p.umbrella[s, spot] = 0


def lose_crab(p: Position, spot: int, log: Grid) -> None:
    s = p.seat
    column = CRAB_SPOTS[p.side][spot][0]
    row = CRAB_SPOTS[p.side][spot][1]
    if p.crab[s, spot] > 0:
        note(log, EVENT.escape, s, EVERYBODY, p.crab[s, spot], column, row, 0)
    p.crab[s, spot] = 0


def resolve_umbrellas(p: Position, start: int, rng: Row, log: Grid) -> None:
    """UMBRELLA, from spot `start` on: it may stop for a choice; otherwise TOKENS follows."""
    s = p.seat
    column = p.placed[s]
    for i in range(start, UMBRELLA_FROM[p.side][column + 1]):
        row = UMBRELLA_SPOTS[p.side][i][1]
        kind = p.umbrella[s, i]
        if kind == 0 or row < p.top[s, column] or row >= p.top[s, column] + CELLS:   # M-25
            lose_umbrella(p, i, log)
        elif UMBRELLA_PEARL[kind] >= 0:
            p.umbrella[s, i] = 0
            p.pearls[s, UMBRELLA_PEARL[kind]] += 1
            note(log, EVENT.pearl, s, EVERYBODY, UMBRELLA_PEARL[kind], column, row, 0)
        else:
            note(log, EVENT.umbrella, s, EVERYBODY, kind, column, row, 0)
            a = UMBRELLA_PAIR[kind][0]
            b = UMBRELLA_PAIR[kind][1]
            if p.shells[s, a] < LAST_SQUARE[p.variant] and p.shells[s, b] < LAST_SQUARE[p.variant]:
                p.phase = UMBRELLA
                p.pending = i
                return
            umbrella_step(p, i, a if p.shells[s, b] == LAST_SQUARE[p.variant] else b, log)   # M-28
    offer_tokens(p, rng, log)


def umbrella_step(p: Position, spot: int, pattern: int, log: Grid) -> None:
    """The bonus of a pattern umbrella, which then leaves the game; nothing if that shell is at the end."""
    s = p.seat
    steps = UMBRELLA_STEPS[p.umbrella[s, spot]]
    p.umbrella[s, spot] = 0
    if p.shells[s, pattern] < LAST_SQUARE[p.variant]:
        step(p, s, pattern, steps, 0, log)


def offer_tokens(p: Position, rng: Row, log: Grid) -> None:
    """TOKENS, or straight on if none can be played."""
    for token in range(TOKEN_COUNT):
        if playable(p, token) > 0:
            left = shown(p, p.seat, p.placed[p.seat] - 1)
            for cell in range(CELLS):
                if token_fits(p, token, cell, left):
                    p.phase = TOKEN
                    return
    move_shells(p, rng, log)


def play_token(p: Position, token: int, row: int, log: Grid) -> None:
    s = p.seat
    column = p.placed[s]
    p.tokens[s, token] -= 1
    p.cover[s, column, row - p.top[s, column]] = token + 1
    note(log, EVENT.token, s, EVERYBODY, token, column, row, 0)


def move_shells(p: Position, rng: Row, log: Grid) -> None:
    """SHELLS: every match counts (M-18), from top to bottom (M-21); then REFILL and END."""
    s = p.seat
    column = p.placed[s]
    rows = match_rows(p, s, shown(p, s, column - 1))
    for cell in range(CELLS):
        row = p.top[s, column] + cell
        if row >= 1 and rows & (1 << row) != 0:
            step(p, s, pattern_at(p, s, column, cell), ROW_VALUE[row], row, log)
    refill(p, log)
    end_turn(p, rng, log)


def step(p: Position, s: int, pattern: int, steps: int, row: int, log: Grid) -> None:
    """5.4: surplus steps are lost; ornament squares reached or passed give a token each (M-41 to M-44)."""
    origin = p.shells[s, pattern]
    square = min(origin + steps, LAST_SQUARE[p.variant])
    p.shells[s, pattern] = square
    note(log, EVENT.step, s, EVERYBODY, pattern, origin, square, row)
    for i in range(ORNAMENT_COUNT):
        if ORNAMENTS[i][0] == pattern and origin < ORNAMENTS[i][1] and ORNAMENTS[i][1] <= square:
            if p.ornaments[i] > 0:
                p.ornaments[i] -= 1
                p.tokens[s, ORNAMENTS[i][2]] += 1
                p.fresh[ORNAMENTS[i][2]] += 1
                note(log, EVENT.ornament, s, EVERYBODY, ORNAMENTS[i][2], pattern, ORNAMENTS[i][1], 0)


def refill(p: Position, log: Grid) -> None:
    """5.5: towels move towards the zone, a new one comes into the last slot."""
    row = p.taken - 1
    kept = 0
    for slot in range(SLOTS):
        if p.market[row, slot] > 0:
            towel = p.market[row, slot]
            p.market[row, slot] = 0
            p.market[row, kept] = towel
            kept += 1
    p.market[row, SLOTS - 1] = draw(p)
    p.taken = 0
    note(log, EVENT.refill, -1, EVERYBODY, row + 1, SLOTS, p.market[row, SLOTS - 1], 0)


# -- turns, parts, the end --------------------------------------------------------------------------------


def end_turn(p: Position, rng: Row, log: Grid) -> None:
    """END: the next seat; after the last of the round a new round, part, or nothing (M-51)."""
    p.phase = ACTION
    for token in range(TOKEN_COUNT):
        p.fresh[token] = 0
    if p.placed[p.seat] == TOWELS_TO_END and p.last == 0:
        p.last = 1
        note(log, EVENT.last, p.seat, EVERYBODY, TOWELS_TO_END, 0, 0, 0)
    p.seat = (p.seat + 1) % p.players
    if p.seat == p.first:
        if p.last == 0:
            p.round += 1
        elif p.part < PARTS[p.variant]:
            change_over(p, rng, log)
        else:
            p.seat = -1
            for s in range(p.players):
                note(log, EVENT.over, s, EVERYBODY, total(p, s), place(p, s), 0, 0)


def change_over(p: Position, rng: Row, log: Grid) -> None:
    """7.2: the lowest total starts part 2, ties by lot (M-64); shells, dollars, pearls, tokens stay."""
    lowest = total(p, 0)
    for s in range(p.players):
        note(log, EVENT.first_scoring, s, EVERYBODY, total(p, s), 0, 0, 0)
        lowest = min(lowest, total(p, s))
    ties = 0
    for s in range(p.players):
        if total(p, s) == lowest:
            ties += 1
            if below(rng, ties) == 0:   # each of the tied ends up here equally often
                p.first = s
    for s in range(p.players):
        p.placed[s] = 0
        p.crab_points[s] = 0
        for column in range(COLUMNS + 1):
            p.towel[s, column] = 0
            p.top[s, column] = 0
            for cell in range(CELLS):
                p.cover[s, column, cell] = 0   # M-63
    lay_out(p, p.part + 1, rng, log)
    begin_part(p, log)
