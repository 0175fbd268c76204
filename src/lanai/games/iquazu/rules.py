"""How Iquazú is played: setup, legal, apply. Compiled and interpreted alike.

The turn (spec 5.4): START offers draw tiles, `draw` and `place`; a slot is paid in a decision of its own, PAY. AFTER
the action tiles can be used, a double turn leads to EXTRA. Then the drop, any scoring, DISCARD, the next player.
"""

from __future__ import annotations

from ...engine.chance import below, shuffle
from ...engine.layout import Grid, Row
from ...engine.log import EVERYBODY, note
from .board import (
    BONUS, CARDS, COLOUR_COUNT, COLUMNS, DARK, DOUBLE, DRAW, DROPS, FINAL_COLUMNS, FIRST_FRAME, FIXED_COLUMN,
    FIXED_ROCK, FIRST_TILES, GEMS, HAND_LIMIT, JOKER, KINDS, KIND_CARDS, LAST_FRAME, LIGHT, LIGHT_COLUMNS, OPEN, PAIR,
    PAYMENTS, PAYMENT_COUNT, POINTS, PRICE, RANKS, ROCK_COLOUR, ROWS, SLOTS, SPREAD, STARTING_HAND, STRIP_COLUMNS,
    STRIP_COUNT, USED_KIND,
)
from .cards import discarded, draw_cards, fill_pile, spend, take
from .position import (
    AFTER, DISCARD, DISCARD_BASE, DONE, DROP, EVENT, EXTRA, FAMILY, FIRST, JOKER_BASE, MOVE, PASS, PAY, PAY_BASE,
    Position, START,
)
from .scoring import (
    SLOT_BASE, column_key, column_place, column_tie, key_gems, place, row_key, row_leader, row_tie, tile_points,
    total,
)

TWIN = True   # compiled: see engine/twin.py


def setup(p: Position, rng: Row, log: Grid) -> None:
    """Section 4; players and first (-1: by lot) are set before. The pile lends its room for shuffling."""
    for i in range(STRIP_COUNT):
        p.pile[i] = i
    shuffle(rng, p.pile, STRIP_COUNT)
    for c in range(1, FIXED_COLUMN):
        p.rock[c] = p.pile[(c - 1) // STRIP_COLUMNS] * STRIP_COLUMNS + (c - 1) % STRIP_COLUMNS
    p.rock[FIXED_COLUMN] = FIXED_ROCK
    for kind in range(KINDS):   # the tiles that have left the game lend their room
        p.out[kind] = LIGHT[kind]
    lay_tiles(p, 0, LIGHT_COLUMNS, rng)
    for kind in range(KINDS):
        p.out[kind] = DARK[kind]
    lay_tiles(p, LIGHT_COLUMNS, SPREAD, rng)
    if p.first < 0:
        p.first = below(rng, p.players)
    p.frame = FIRST_FRAME
    p.drops = DROPS
    for s in range(p.players):
        p.gems[s] = GEMS
    for colour in range(COLOUR_COUNT):
        p.shuffled[colour] = CARDS[colour]
    fill_pile(p, rng)
    reveal(p, log)
    for i in range(p.players):
        take(p, (p.first + i) % p.players, STARTING_HAND[i], log)
    p.water = (p.first - 1) % p.players
    p.seat = p.first
    p.phase = START
    p.turn = 1
    note(log, EVENT.turn, p.first, EVERYBODY, 0, 0, 0, 0)


def lay_tiles(p: Position, start: int, stop: int, rng: Row) -> None:
    """The tiles of `out` face down on bonus columns start..stop-1, in any order."""
    left = (stop - start) * ROWS
    for i in range(start, stop):
        for row in range(1, ROWS + 1):
            n = below(rng, left)
            kind = 1
            while n >= p.out[kind]:
                n -= p.out[kind]
                kind += 1
            p.out[kind] -= 1
            p.face_down[i, row] = kind
            left -= 1


def reveal(p: Position, log: Grid) -> None:
    """The tiles of the bonus column are turned face up."""
    i = p.frame + BONUS - FIRST_TILES
    for row in range(1, ROWS + 1):
        p.face_up[row] = p.face_down[i, row]
        p.face_down[i, row] = 0
        note(log, EVENT.reveal, -1, EVERYBODY, row, p.face_up[row], 0, 0)


# -- legal moves ------------------------------------------------------------------------------------------


def legal(p: Position, out: Row) -> int:
    """Write the legal moves in ascending order; how many there are."""
    if p.seat < 0:
        return 0
    if p.phase == PAY:
        return legal_payments(p, out)
    if p.phase == DISCARD:
        return legal_discards(p, out)
    n = 0
    if p.phase != AFTER:
        n = legal_actions(p, out)
    actions = n
    if p.phase != EXTRA:
        n = legal_tiles(p, out, n)
    if p.phase == AFTER:
        out[n] = FIRST.end + DONE
        n += 1
    elif actions == 0:   # I-15
        out[n] = FIRST.end + PASS
        n += 1
    return n


def legal_actions(p: Position, out: Row) -> int:
    n = 0
    if cards_left(p):
        out[n] = FIRST.draw
        n += 1
    if has_gem(p, p.seat):
        for c in range(p.frame, last_open(p) + 1):
            for slot in range(1, SLOTS + 1):
                if p.cell[c, slot] == 0 and price(p, c) <= reach(p, p.seat, ROCK_COLOUR[p.rock[c]][slot]):
                    out[n] = FIRST.place + (c - 1) * SLOTS + slot - 1
                    n += 1
    return n


def legal_tiles(p: Position, out: Row, n: int) -> int:
    """Draw tiles before the first action and after every action (I-21), double turns after one (I-22)."""
    for i in range(len(USED_KIND)):
        if can_use(p, USED_KIND[i]):
            out[n] = FIRST.tile + i
            n += 1
    return n


def legal_payments(p: Position, out: Row) -> int:
    """5.3: all that the hand can pay, cheap or not (I-5)."""
    s = p.seat
    colour = ROCK_COLOUR[p.rock[p.col]][p.slot]
    cost = price(p, p.col)
    n = 0
    for i in range(PAYMENT_COUNT[colour][cost]):
        white = PAYMENTS[colour][cost][i][0]
        blue = PAYMENTS[colour][cost][i][1]
        orange = PAYMENTS[colour][cost][i][2]
        if white <= p.hand[s, 0] and blue <= p.hand[s, 1] and orange <= p.hand[s, 2]:
            if PAYMENTS[colour][cost][i][3] == 0:
                out[n] = FIRST.pay + (white * PAY_BASE + blue) * PAY_BASE + orange
                n += 1
            elif p.won[s, JOKER] > 0:
                out[n] = FIRST.joker + (white * JOKER_BASE + blue) * JOKER_BASE + orange
                n += 1
    return n


def legal_discards(p: Position, out: Row) -> int:
    """I-18: exactly down to the limit, in any colours."""
    s = p.seat
    surplus = p.held[s] - HAND_LIMIT
    n = 0
    for white in range(min(surplus, p.hand[s, 0]) + 1):
        for blue in range(min(surplus - white, p.hand[s, 1]) + 1):
            orange = surplus - white - blue
            if orange <= p.hand[s, 2]:
                out[n] = FIRST.discard + (white * DISCARD_BASE + blue) * DISCARD_BASE + orange
                n += 1
    return n


def last_open(p: Position) -> int:
    """The rightmost open column."""
    return min(p.frame + OPEN - 1, COLUMNS)


def price(p: Position, c: int) -> int:
    """In cards; it depends on the window, not on the column (I-8)."""
    return PRICE[c - p.frame + 1]


def cards_left(p: Position) -> bool:
    """Whether a card can be drawn."""
    return p.pile_left > 0 or discarded(p) > 0


def reach(p: Position, s: int, colour: int) -> int:
    """The dearest slot of the colour that the hand can pay."""
    units = p.hand[s, colour]
    for other in range(COLOUR_COUNT):
        if other != colour:
            units += p.hand[s, other] // PAIR   # I-1
    if p.won[s, JOKER] > 0:   # I-6; with cards of the colour alone it reaches no further (I-7)
        return max(units, p.held[s])
    return units


def has_gem(p: Position, s: int) -> bool:
    """In the supply, or under water from where it would return (I-40)."""
    if p.gems[s] > 0:
        return True
    for c in range(1, p.frame):
        for slot in range(1, SLOTS + 1):
            if p.cell[c, slot] == s + 1:
                return True
    return False


def can_use(p: Position, kind: int) -> bool:
    """Whether the active player can play a tile of the kind now."""
    if p.won[p.seat, kind] == 0:
        return False
    if kind == DOUBLE:
        # Whoever holds all cards that are left can pay for a slot of the first column.
        return p.phase == AFTER and (cards_left(p) or has_gem(p, p.seat))
    return KIND_CARDS[kind] > 0 and cards_left(p)   # I-28


# -- one decision -----------------------------------------------------------------------------------------


def apply(p: Position, move: int, rng: Row, log: Grid) -> None:
    """One legal decision, then everything automatic after it."""
    family = MOVE[move][0]
    a = MOVE[move][1]
    b = MOVE[move][2]
    c = MOVE[move][3]
    if family == FAMILY.draw:
        draw_cards(p, DRAW, rng, log)
        after_action(p, log)
    elif family == FAMILY.place:
        p.col = a
        p.slot = b
        p.phase = PAY
    elif family == FAMILY.pay:
        pay(p, a, b, c, 0, log)
    elif family == FAMILY.joker:
        pay(p, a, b, c, 1, log)
    elif family == FAMILY.tile:
        use_tile(p, USED_KIND[a], rng, log)
    elif family == FAMILY.discard:
        note(log, EVENT.discard, p.seat, EVERYBODY, a, b, c, 0)
        spend(p, a, b, c)
        next_turn(p)
    elif a == DONE:
        finish(p, log)
    else:
        note(log, EVENT.turn, p.seat, EVERYBODY, 1, 0, 0, 0)
        after_action(p, log)


def pay(p: Position, white: int, blue: int, orange: int, joker: int, log: Grid) -> None:
    """The cards, then the gem (5.2)."""
    s = p.seat
    note(log, EVENT.pay, s, EVERYBODY, white, blue, orange, joker)
    spend(p, white, blue, orange)
    if joker == 1:
        lose_tile(p, JOKER)
    if p.gems[s] == 0:   # I-40
        p.gems[s] += clear(p, s + 1)
    p.gems[s] -= 1
    p.cell[p.col, p.slot] = s + 1
    note(log, EVENT.gem, s, EVERYBODY, p.col, p.slot, 0, 0)
    p.col = 0
    p.slot = 0
    if is_full(p, p.frame):
        score_sequence(p, log)
    if p.seat >= 0:
        after_action(p, log)


def clear(p: Position, what: int) -> int:
    """Take all drops, or gems of one colour, out of the scored columns (5.7); how many they were."""
    count = 0
    for c in range(1, p.frame):
        for slot in range(1, SLOTS + 1):
            if p.cell[c, slot] == what:
                p.cell[c, slot] = 0
                count += 1
    return count


def first_free(p: Position, c: int) -> int:
    """The topmost free slot of a column; one more than there are if none is free."""
    slot = 1
    while slot <= SLOTS and p.cell[c, slot] != 0:
        slot += 1
    return slot


def is_full(p: Position, c: int) -> bool:
    return first_free(p, c) > SLOTS


def use_tile(p: Position, kind: int, rng: Row, log: Grid) -> None:
    note(log, EVENT.use, p.seat, EVERYBODY, kind, 0, 0, 0)
    lose_tile(p, kind)
    if kind == DOUBLE:
        p.phase = EXTRA
    else:
        draw_cards(p, KIND_CARDS[kind], rng, log)
        if p.phase == AFTER:
            after_action(p, log)


def lose_tile(p: Position, kind: int) -> None:
    """A tile of the active player leaves the game (I-27)."""
    p.won[p.seat, kind] -= 1
    p.out[kind] += 1


# -- the rest of a turn -----------------------------------------------------------------------------------


def after_action(p: Position, log: Grid) -> None:
    """AFTER_ACTION, or straight on if no tile can be used."""
    p.phase = AFTER
    if not can_use_any(p):
        finish(p, log)


def can_use_any(p: Position) -> bool:
    i = 0
    while i < len(USED_KIND) and not can_use(p, USED_KIND[i]):
        i += 1
    return i < len(USED_KIND)


def finish(p: Position, log: Grid) -> None:
    """DROP, END_TURN. After a scoring caused by the drop tiles can be used once more (I-34), but then no second drop
    falls (I-35)."""
    if p.seat == p.water and p.scored == 0:
        lay_drop(p, log)
        if is_full(p, p.frame):
            score_sequence(p, log)
            if p.seat < 0 or can_use_any(p):
                return
    if p.held[p.seat] > HAND_LIMIT:   # I-17
        p.phase = DISCARD
    else:
        next_turn(p)


def lay_drop(p: Position, log: Grid) -> None:
    """On the topmost free slot of the first open column (5.5)."""
    if p.drops == 0:   # I-39
        p.drops += clear(p, DROP)
    slot = first_free(p, p.frame)
    p.cell[p.frame, slot] = DROP
    p.drops -= 1
    note(log, EVENT.drop, p.seat, EVERYBODY, p.frame, slot, 0, 0)


def next_turn(p: Position) -> None:
    p.seat = (p.seat + 1) % p.players
    p.turn += 1
    p.scored = 0
    p.phase = START


# -- scoring ----------------------------------------------------------------------------------------------


def score_sequence(p: Position, log: Grid) -> None:
    """6: columns and rows, again as long as the next column is full, too; the water box moves once (I-37)."""
    p.scored = 1
    while is_full(p, p.frame):
        score_column(p, p.frame, 0, log)
        score_rows(p, log)
        if p.frame == LAST_FRAME:   # I-51
            final_scoring(p, log)
            return
        p.frame += 1
        note(log, EVENT.slide, -1, EVERYBODY, p.frame, 0, 0, 0)
        reveal(p, log)
    p.water = (p.water - 1) % p.players
    note(log, EVENT.box, p.water, EVERYBODY, 0, 0, 0, 0)


def score_column(p: Position, c: int, final: int, log: Grid) -> None:
    """6.1: points for the ranks there are (I-43); those without a gem get nothing (I-42)."""
    note(log, EVENT.column, -1, EVERYBODY, c, final, 0, 0)
    for rank in range(1, p.players + 1):
        for s in range(p.players):
            if column_place(p, c, s) == rank:
                points = 0
                if rank <= RANKS:
                    points = POINTS[p.players][c][rank - 1]
                p.gained[s, c] = points
                note(log, EVENT.rank, s, EVERYBODY, rank, points, column_key(p, c, s) // SLOT_BASE,
                     column_tie(p, c, s))


def score_rows(p: Position, log: Grid) -> None:
    """6.2: the tile of each row goes to its leader, or leaves the game (I-47)."""
    for row in range(1, ROWS + 1):
        kind = p.face_up[row]
        p.face_up[row] = 0
        s = row_leader(p, row)
        if s < 0:
            p.out[kind] += 1
            note(log, EVENT.gone, -1, EVERYBODY, row, kind, 0, 0)
        else:
            p.won[s, kind] += 1
            note(log, EVENT.won, s, EVERYBODY, row, kind, key_gems(row_key(p, row, s)), row_tie(p, row, s))


def final_scoring(p: Position, log: Grid) -> None:
    """7: the last two columns as they are (I-49, I-50), points of tiles, totals."""
    for i in range(len(FINAL_COLUMNS)):
        score_column(p, FINAL_COLUMNS[i], 1, log)
    p.seat = -1
    p.phase = START
    for s in range(p.players):
        note(log, EVENT.points, s, EVERYBODY, tile_points(p, s), 0, 0, 0)
    for s in range(p.players):
        note(log, EVENT.over, s, EVERYBODY, total(p, s), place(p, s), 0, 0)
