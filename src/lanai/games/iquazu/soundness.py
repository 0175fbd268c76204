"""What holds in every position. Compiled and interpreted alike."""

from __future__ import annotations

from .board import (
    ALL_CARDS, BONUS, CARDS, COLOUR_COUNT, COLUMNS, DARK, DROPS, FIRST_FRAME, FIRST_TILES, FIXED_COLUMN, FIXED_ROCK,
    GEMS, HAND_LIMIT, KINDS, LAST_FRAME, LIGHT, LIGHT_COLUMNS, ROCK_COLOUR, ROWS, SEATS, SLOTS, SPREAD, STRIP_COLUMNS,
    STRIP_COUNT, TILES,
)
from .cards import older_places, own_older
from .position import DISCARD, DROP, MOST_TURNS, PAY, Position, SETS, START
from .rules import has_gem, is_full, last_open, price, reach

TWIN = True   # compiled: see engine/twin.py


# What check() can find, by number, with the field of the readable position that is to blame.
CHECKS = (
    ("", "sound"),
    ("seat", "the seat that decides does not exist"),
    ("strips", "every rock strip stands in one place, none is turned"),
    ("cards", "hands, draw pile and discard pile are not all the cards"),
    ("seats", "a hand above the limit, although its turn is over"),
    ("seats", "the cards drawn and paid since the last shuffle do not agree with the hands"),
    ("tiles", "tiles on the wall, won and out of the game are not all the tiles"),
    ("tiles", "tiles lie where none can be, or none where some must be"),
    ("wall", "drops on the wall and in the supply are not all the drops"),
    ("wall", "gems on the wall and in the supply are not all the gems of a player"),
    ("wall", "a drop or a gem lies in a column that is not open"),
    ("wall", "the first open column is full"),
    ("phase", "nothing is to be decided in this phase"),
    ("chosen", "the slot that was chosen cannot be paid"),
    ("turn", "the game cannot last so long"),
    ("frame", "the game is over exactly when the last column has been scored"),
)


def check(p: Position) -> int:
    """0, or the number of the first broken invariant."""
    if p.players < 2 or p.players > SEATS or p.seat < -1 or p.seat >= p.players:
        return 1
    if p.first < 0 or p.first >= p.players or p.water < 0 or p.water >= p.players:
        return 1
    if p.frame < FIRST_FRAME or p.frame > LAST_FRAME:
        return 15
    if not strips_stand(p):
        return 2
    broken = check_cards(p)
    if broken == 0:
        broken = check_tiles(p)
    if broken == 0:
        broken = check_wall(p)
    if broken == 0:
        broken = check_turn(p)
    return broken


def strips_stand(p: Position) -> bool:
    seen = 0
    for c in range(1, FIXED_COLUMN):
        if p.rock[c] < 0 or p.rock[c] >= FIXED_ROCK:
            return False
        if p.rock[c] % STRIP_COLUMNS != (c - 1) % STRIP_COLUMNS:
            return False
        if c % STRIP_COLUMNS == 0 and p.rock[c] != p.rock[c - 1] + 1:
            return False
        seen |= 1 << p.rock[c]
    return seen == (1 << STRIP_COUNT * STRIP_COLUMNS) - 1 and p.rock[FIXED_COLUMN] == FIXED_ROCK


# -- cards ------------------------------------------------------------------------------------------------


def check_cards(p: Position) -> int:
    if p.pile_left < 0 or p.pile_left > ALL_CARDS:
        return 3
    for i in range(ALL_CARDS):
        if (p.pile[i] == 0) != (i >= p.pile_left) or p.pile[i] < 0 or p.pile[i] > COLOUR_COUNT:
            return 3
    for colour in range(COLOUR_COUNT):
        count = piled(p, colour) + p.discard[colour]
        for s in range(p.players):
            if p.hand[s, colour] < 0:
                return 3
            count += p.hand[s, colour]
        if count != CARDS[colour] or p.discard[colour] < 0:
            return 3
    for s in range(p.players):
        held = 0
        for colour in range(COLOUR_COUNT):
            held += p.hand[s, colour]
        if p.held[s] != held:
            return 3
        if held > HAND_LIMIT and s != p.seat and p.seat >= 0:   # I-17
            return 4
    if not counted(p):
        return 5
    return 0


def piled(p: Position, colour: int) -> int:
    """How many cards of the colour the draw pile holds."""
    count = 0
    for i in range(p.pile_left):
        if p.pile[i] == colour + 1:
            count += 1
    return count


def counted(p: Position) -> bool:
    """Whether what counting tells agrees with the cards."""
    for colour in range(COLOUR_COUNT):
        count = piled(p, colour)
        for s in range(p.players):
            if p.drawn[s, colour] < 0 or p.paid[s, colour] < 0 or own_older(p, s, colour) < 0:
                return False
            count += p.drawn[s, colour]
        if p.shuffled[colour] != count:
            return False
    for s in range(p.players):
        drawn = 0
        for colour in range(COLOUR_COUNT):
            drawn += p.drawn[s, colour]
        if p.fresh[s] != drawn or older_places(p, s) < 0:
            return False
        for colours in range(1, SETS):
            if p.older[s, colours] < 0 or p.older[s, colours] > paid_older(p, s, colours):
                return False
    return True


def paid_older(p: Position, s: int, colours: int) -> int:
    """How many of the cards paid, of a set of colours, can have been older ones."""
    count = 0
    for colour in range(COLOUR_COUNT):
        if colours >> colour & 1 == 1:
            count += min(p.paid[s, colour], own_older(p, s, colour))
    return count


# -- tiles ------------------------------------------------------------------------------------------------


def check_tiles(p: Position) -> int:
    over = p.seat < 0
    for kind in range(1, KINDS):
        count = p.out[kind] + light_down(p, kind) + dark_down(p, kind)
        for s in range(p.players):
            if p.won[s, kind] < 0:
                return 6
            count += p.won[s, kind]
        for row in range(1, ROWS + 1):
            if p.face_up[row] == kind:
                count += 1
        if count != TILES[kind] or p.out[kind] < 0:
            return 6
    for row in range(1, ROWS + 1):
        if (p.face_up[row] == 0) != over or p.face_up[row] < 0 or p.face_up[row] >= KINDS:
            return 7
        for i in range(SPREAD):
            hidden = i > p.frame + BONUS - FIRST_TILES
            if (p.face_down[i, row] == 0) == hidden or p.face_down[i, row] < 0 or p.face_down[i, row] >= KINDS:
                return 7
    for kind in range(1, KINDS):   # backs
        light = light_down(p, kind)
        dark = dark_down(p, kind)
        for row in range(1, ROWS + 1):
            if p.face_up[row] == kind and p.frame + BONUS - FIRST_TILES < LIGHT_COLUMNS:
                light += 1
            elif p.face_up[row] == kind:
                dark += 1
        if light > LIGHT[kind] or dark > DARK[kind]:
            return 6
    return 0


def light_down(p: Position, kind: int) -> int:
    """How many tiles of the kind lie face down with their light backs up."""
    return down(p, kind, 0, LIGHT_COLUMNS)


def dark_down(p: Position, kind: int) -> int:
    return down(p, kind, LIGHT_COLUMNS, SPREAD)


def down(p: Position, kind: int, start: int, stop: int) -> int:
    count = 0
    for i in range(start, stop):
        for row in range(1, ROWS + 1):
            if p.face_down[i, row] == kind:
                count += 1
    return count


# -- the wall and the turn --------------------------------------------------------------------------------


def check_wall(p: Position) -> int:
    if p.drops < 0 or p.drops + lying(p, DROP) != DROPS:
        return 8
    for s in range(p.players):
        if p.gems[s] < 0 or p.gems[s] + lying(p, s + 1) != GEMS:
            return 9
    for c in range(1, COLUMNS + 1):
        for slot in range(1, SLOTS + 1):
            if c > p.frame and p.cell[c, slot] == DROP:
                return 10
            if c > last_open(p) and p.cell[c, slot] != 0:
                return 10
            if p.cell[c, slot] < 0 or p.cell[c, slot] > DROP:
                return 10
            if p.cell[c, slot] > p.players and p.cell[c, slot] != DROP:
                return 10
    if p.seat >= 0 and is_full(p, p.frame):
        return 11
    return 0


def lying(p: Position, what: int) -> int:
    count = 0
    for c in range(1, COLUMNS + 1):
        for slot in range(1, SLOTS + 1):
            if p.cell[c, slot] == what:
                count += 1
    return count


def check_turn(p: Position) -> int:
    if p.turn < 1 or p.turn > most_turns(p):
        return 14
    if p.seat < 0:
        if p.frame != LAST_FRAME or not is_full(p, LAST_FRAME):
            return 15
        return 0
    if p.phase < START or p.phase > DISCARD:
        return 12
    if (p.phase == DISCARD) and p.held[p.seat] <= HAND_LIMIT:
        return 12
    if p.scored != 0 and (p.phase == START or p.frame == FIRST_FRAME):
        return 12
    if (p.phase == PAY) != (p.col > 0) or (p.phase == PAY) != (p.slot > 0):
        return 13
    if p.phase == PAY:
        if p.col < p.frame or p.col > last_open(p) or p.slot > SLOTS or p.cell[p.col, p.slot] != 0:
            return 13
        if not has_gem(p, p.seat) or price(p, p.col) > reach(p, p.seat, ROCK_COLOUR[p.rock[p.col]][p.slot]):
            return 13
    return 0


def most_turns(p: Position) -> int:
    """The turns there can have been, this one included, so that the others fit in (I-60): the first column gets
    something in every round of the water box, at the latest when its holder is next."""
    if p.seat < 0:
        return MOST_TURNS * p.players
    filled = 0
    for slot in range(1, SLOTS + 1):
        if p.cell[p.frame, slot] != 0:
            filled += 1
    due = (p.water - p.seat) % p.players
    if due == 0 and (p.scored != 0 or p.phase == DISCARD):   # no drop is to come in this turn
        due = p.players
    return p.players * (SLOTS * (p.frame - FIRST_FRAME) + filled + 1) - due
