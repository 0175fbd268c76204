"""What holds in every position (spec 3.3, 3.5). Compiled and interpreted alike."""

from __future__ import annotations

from .board import (
    BORDER_COUNT, CARDS, CARD_COPIES, COPIES, DIGIT, EDGE, ERUPTIONS, EXITS, HAND_LIMIT, HEXES, LAVA, LAVA_SIDES,
    MOST, NEAR, OPPOSITE, PLAINEST, ROCK, ROCK_SIDES, SEATS, SHAPES, SIDES, STACKS, STEP, WALLED, WALLS, WALL_COUNT,
)
from .endings import QUIET_ROUNDS, STALE_ROUNDS, survivors
from .hands import partner, together
from .lava import connected, is_lava, open_sides
from .position import (
    ARRANGE, BUILD, BURNED_UP, CARD, CARD_TILE, DISCARD, ERUPTION, EXTERMINATION, FORECAST, GOES_ON, Position,
    QUAKE_TILE, REPLACE, STACK, TILE, TURN_TILE,
)
from .tiles import stack_left
from .walls import flow_wall

TWIN = True   # compiled: see engine/twin.py


# What check() can find, by number, with the field of the readable position that is to blame.
CHECKS = (
    ("", "sound"),
    ("seat", "the seat that decides does not exist"),
    ("board", "a tile does not lie as it is written, or is there too often"),
    ("board", "lava meets rock"),
    ("board", "a tile is connected to no source of lava"),
    ("walls", "a wall stands on no exit that faces an empty hex"),
    ("walls", "there are 18 straw, 15 wood and 15 stone walls"),
    ("stacks", "there are 40 lava tiles of certain shapes"),
    ("stacks", "the stacks do not hold what they should"),
    ("deck", "there are 36 action cards of certain kinds"),
    ("villages", "a hand does not hold as many cards as it should"),
    ("villages", "a temperature that the burn meter does not have"),
    ("claimed", "an eruption tile is claimed and placed by somebody, or neither"),
    ("phase", "what is in hand does not belong to the phase"),
    ("last_turns", "last turns follow a trigger; whose turn it is or who burned up has none, and there are no tiles"),
    ("eliminated", "only in Extermination is anybody out, at 145 degrees and with nothing in hand"),
    ("villages", "others do not hold the cards that were counted"),
    ("seat", "the game is over before its time, or goes on after it"),
)


def check(p: Position) -> int:
    """0, or the number of the first broken invariant."""
    if p.players < 2 or p.players > SEATS or p.seat < -1 or p.seat >= p.players:
        return 1
    broken = check_board(p)
    if broken == 0:
        broken = check_walls(p)
    if broken == 0:
        broken = check_tiles(p)
    if broken == 0:
        broken = check_cards(p)
    if broken == 0:
        broken = check_seats(p)
    if broken == 0:
        broken = check_turn(p)
    return broken


def check_board(p: Position) -> int:
    every = 0
    for h in range(HEXES):
        tile = p.tile[h]
        if tile < 0 or tile >= SHAPES + ERUPTIONS or p.turn[h] < 0 or p.turn[h] >= SIDES:
            return 2
        if p.exits[h] != EXITS[tile][p.turn[h]] or PLAINEST[tile][p.turn[h]] != p.turn[h]:
            return 2
        if tile > 0:
            every |= 1 << h
    for h in range(HEXES):
        code = EDGE[h]
        for side in range(SIDES):
            other = NEAR[h][side]
            if other >= 0 and p.tile[other] > 0:
                code += DIGIT[side] * (LAVA if p.exits[other] & (1 << OPPOSITE[side]) != 0 else ROCK)
        if p.face[h] != code:
            return 2
        if p.tile[h] > 0 and p.exits[h] & (LAVA_SIDES[code] | ROCK_SIDES[code]) != LAVA_SIDES[code]:
            return 3
    if connected(p) != every:
        return 4
    return 0


def check_walls(p: Position) -> int:
    straw = 0
    wood = 0
    stone = 0
    for h in range(HEXES):
        walls = p.walls[h]
        if walls != 0:
            if WALLED[walls] & ~open_sides(p, h) != 0:   # 7.1
                return 5
            for side in range(SIDES):
                wall = flow_wall(p, h, side)
                straw += 1 if wall == 1 else 0
                wood += 1 if wall == 2 else 0
                stone += 1 if wall == 3 else 0
    for s in range(p.players):
        for border in range(BORDER_COUNT):
            wall = p.village_walls[s, border]
            straw += 1 if wall == 1 else 0
            wood += 1 if wall == 2 else 0
            stone += 1 if wall == 3 else 0
    for wall in range(1, WALLS):
        count = p.supply[wall] + (straw if wall == 1 else wood if wall == 2 else stone)
        if p.supply[wall] < 0:
            return 6
        for s in range(p.players):
            if p.stock[s, wall] < 0:
                return 6
            count += p.stock[s, wall]
        if count != WALL_COUNT[wall]:
            return 6
    return 0


def check_tiles(p: Position) -> int:
    """Tiles are counted by shape in one number, five bits for each."""
    lying = 0
    for h in range(HEXES):
        if is_lava(p, h):
            lying += 1 << (5 * (p.tile[h] - 1))
    stacked = 0
    for i in range(STACKS):
        if p.tops[i] > 0:
            stacked += 1 << (5 * (p.tops[i] - 1))
        for n in range(p.size[i]):
            stacked += 1 << (5 * (p.stack[i, n] - 1))
        if FORECAST[p.variant] == 0 and (p.tops[i] > 0 or (i > 0 and p.size[i] > 0)):
            return 8
        if FORECAST[p.variant] != 0 and p.size[i] > 0 and p.tops[i] == 0:
            return 8
    for kind in range(1, SHAPES):
        count = p.left[kind] + p.spent[kind] + p.aside[kind] + ((lying >> (5 * (kind - 1))) & 31)
        if p.left[kind] < 0 or p.spent[kind] < 0 or p.aside[kind] < 0:
            return 7
        if p.drawn == kind:
            count += 1
        if count > COPIES[kind] or (count < COPIES[kind] and p.ending != BURNED_UP):
            return 7
        if p.left[kind] != (stacked >> (5 * (kind - 1))) & 31:
            return 8
    return 0


def check_cards(p: Position) -> int:
    for s in range(p.players):
        held = 0
        for card in range(len(CARDS)):
            if p.hand[s, card] < 0:
                return 10
            held += p.hand[s, card]
        if held != p.cards[s]:
            return 10
        if held > HAND_LIMIT and s != p.seat and partner(p, s) < 0:   # gifts wait, maybe for ever (9.1 point 2)
            return 10
        for card in range(len(CARDS)):
            elsewhere = 0
            for other in range(p.players):
                if not together(p, s, other):
                    elsewhere += p.hand[other, card]
            if p.sure[s, card] < 0 or p.sure[s, card] > elsewhere:
                return 16
    lying = 0
    for n in range(p.deck_left):
        lying += 1 << (6 * (p.deck[n] - 1))
    for card in range(len(CARDS)):
        count = p.used[card] + ((lying >> (6 * card)) & 63)
        if p.used[card] < 0:
            return 9
        for s in range(p.players):
            count += p.hand[s, card]
        if count != CARD_COPIES[card]:
            return 9
    return 0


def check_seats(p: Position) -> int:
    for s in range(p.players):
        if p.heat[s] < 0 or p.heat[s] > MOST or p.heat[s] % STEP != 0:
            return 11
        if EXTERMINATION[p.variant] != 0 and p.highest[s] < p.heat[s]:
            return 11
        if p.out[s] != 0:
            if EXTERMINATION[p.variant] == 0 or p.heat[s] != MOST or p.cards[s] > 0:
                return 15
            for wall in range(1, WALLS):
                if p.stock[s, wall] > 0:
                    return 15
    eruptions = 0
    for h in range(HEXES):
        if p.tile[h] >= SHAPES:
            eruptions += 1 << (6 * (p.tile[h] - SHAPES))
    for n in range(ERUPTIONS):
        there = (eruptions >> (6 * n)) & 63
        if p.claimed[n] < 0 or p.claimed[n] > p.players or there > 1 or (there > 0 and p.claimed[n] == 0):
            return 12
        gone = p.claimed[n] > 0 and p.out[p.claimed[n] - 1] > 0
        if p.laid[n] != (1 if there > 0 or gone else 0):
            return 12
    if (p.ending == GOES_ON or p.seat < 0) and p.queue != 0:
        return 14
    if p.queue >= 1 << p.players or (EXTERMINATION[p.variant] != 0 and p.ending != GOES_ON):
        return 14
    if p.ending != GOES_ON and (stack_left(p) > 0 or p.drawn > 0):   # 8.5
        return 14
    if EXTERMINATION[p.variant] == 0:
        return check_ending(p)
    return check_exterminated(p)


def check_ending(p: Position) -> int:
    """8.4, 8.5: the game is over when the last turns are; who burned up has none."""
    if p.seat < 0:
        return 17 if p.ending == GOES_ON else 0
    if p.queue & (1 << p.seat) != 0:
        return 14
    if p.ending != BURNED_UP:
        return 0
    for s in range(p.players):
        other = partner(p, s)
        if p.heat[s] == MOST and s != p.seat and p.queue & (1 << s) == 0 and (other < 0 or p.heat[other] == MOST):
            return 0
    return 14


def check_exterminated(p: Position) -> int:
    """9.2: one after the other; the game goes on exactly while two are left and something happens."""
    gone = 0
    orders = 0
    for s in range(p.players):
        if p.out[s] > 0:
            gone += 1
            orders |= 1 << p.out[s]
    if orders != (1 << (gone + 1)) - 2 or gone == p.players:
        return 15
    over = survivors(p) == 1 or p.quiet >= QUIET_ROUNDS * p.players or p.stale >= STALE_ROUNDS * p.players
    return 17 if (p.seat < 0) != over else 0


def check_turn(p: Position) -> int:
    """What belongs to a phase is there, and nothing else."""
    if p.seat >= 0 and p.out[p.seat] > 0 and p.phase != TILE and p.phase != STACK and p.phase != BUILD:
        return 13
    if (p.drawn > 0) != (p.seat >= 0 and (p.phase == TILE or p.phase == REPLACE)) or p.drawn >= SHAPES:
        return 13
    drawing = p.phase == TILE or p.phase == STACK or p.phase == REPLACE
    if p.seat < 0 and p.phase != ERUPTION:
        return 13
    if not drawing and (p.task != TURN_TILE or p.closed != 0 or p.source != 0):
        return 13
    if (p.task == QUAKE_TILE) != (p.phase == REPLACE) and not (p.task == QUAKE_TILE and p.phase == STACK):
        return 13
    if p.closed != 0:
        for h in range(HEXES):
            if p.closed & (1 << h) != 0 and p.tile[h] > 0:
                return 13
    for kind in range(1, SHAPES):
        if p.aside[kind] > 0 and (p.phase != TILE or FORECAST[p.variant] != 0):
            return 13
    if p.allowed != 0 and p.phase != BUILD:
        return 13
    if p.fortified != 0 and p.phase != CARD and p.phase != ARRANGE and p.task != CARD_TILE and p.task != QUAKE_TILE:
        return 13
    if p.gave != 0 and (p.phase != CARD or partner(p, p.seat) < 0):
        return 13
    if p.border != 0 and p.phase != ARRANGE:
        return 13
    if p.phase == DISCARD and p.cards[p.seat] < HAND_LIMIT:
        return 13
    return 0
