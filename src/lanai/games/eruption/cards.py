"""Action cards (spec 5.6, 6.5 to 6.7): what can be played, traded and given, and what it does. Compiled."""

from __future__ import annotations

from ...engine.layout import Grid, Row
from ...engine.log import EVERYBODY, note
from .board import (
    AFTERSHOCK, BOMB, BORDER_COUNT, CARDS, CARD_WALL, COUNT, FORTIFY, HEXES, LAVA_FLOW, QUAKE, RAIN, RELOCATE,
    SEAT_OF, SHORE, SIDES, SINKHOLE, VILLAGES, WALLED, WALLS,
)
from .hands import draw_cards, lay_down, partner, team
from .lava import cuts, fitting, is_lava, lay, lift
from .position import ARRANGE, BOMBED, BY_TRADE, CARD, EVENT, FIRST, Position
from .tiles import can_place, can_replace
from .walls import bomb_village_wall, clear_tile, gain, lose_flow_wall, obtainable

TWIN = True   # compiled: see engine/twin.py


# -- what is legal in CARDS, in the order of the moves


def legal_cards(p: Position, out: Row) -> int:
    s = p.seat
    n = 0
    needed = cuts(p, out) if p.hand[s, SINKHOLE] > 0 else 0   # the list itself is the scratch row
    if p.hand[s, AFTERSHOCK] > 0:
        n = legal_turns(p, out, n)
    if p.hand[s, QUAKE] > 0 and can_replace(p):
        out[n] = FIRST.quake
        n += 1
    placing = (p.hand[s, LAVA_FLOW] > 0 or p.cards[s] > 1) and can_place(p)
    if p.hand[s, LAVA_FLOW] > 0 and placing:
        out[n] = FIRST.lava_flow
        n += 1
    if p.hand[s, RAIN] > 0 and p.heat[s] > 0:   # E-43
        out[n] = FIRST.rain
        n += 1
    if p.hand[s, RELOCATE] > 0 and can_relocate(p):
        out[n] = FIRST.relocate
        n += 1
    if p.hand[s, FORTIFY] > 0:   # E-58
        out[n] = FIRST.fortify
        n += 1
    if p.hand[s, SINKHOLE] > 0:
        for h in range(HEXES):
            if is_lava(p, h) and needed & (1 << h) == 0:
                out[n] = FIRST.sinkhole + h
                n += 1
    if p.hand[s, BOMB] > 0:
        n = legal_bombs(p, out, n)
    for card in range(len(CARDS)):
        if p.hand[s, card] > 0 and obtainable(p, CARD_WALL[card]) > 0:   # E-64
            out[n] = FIRST.trade + card
            n += 1
    if p.cards[s] > 1 and placing:   # E-63
        for card in range(len(CARDS)):
            for other in range(card, len(CARDS)):
                if p.hand[s, card] > 0 and p.hand[s, other] > (1 if card == other else 0):
                    out[n] = FIRST.trade_tile + len(CARDS) * card + other
                    n += 1
    return legal_gifts(p, out, n)


def legal_turns(p: Position, out: Row, n: int) -> int:
    """Aftershock: other exits that fit (6.5); a turn that looks the same has no number of its own (E-45)."""
    for h in range(HEXES):
        if is_lava(p, h):
            turns = fitting(p, h, p.tile[h]) & ~(1 << p.turn[h])
            if turns != 0:
                for turn in range(SIDES):
                    if turns & (1 << turn) != 0:
                        out[n] = FIRST.aftershock + SIDES * h + turn
                        n += 1
    return n


def legal_bombs(p: Position, out: Row, n: int) -> int:
    for h in range(HEXES):
        sides = WALLED[p.walls[h]]
        if sides != 0:
            for side in range(SIDES):
                if sides & (1 << side) != 0:
                    out[n] = FIRST.bomb + SIDES * h + side
                    n += 1
    for village in range(VILLAGES):
        s = SEAT_OF[p.players][village]
        if s >= 0:
            for border in range(BORDER_COUNT):
                if p.village_walls[s, border] > 0:
                    out[n] = FIRST.bomb_village + BORDER_COUNT * village + border
                    n += 1
    return n


def legal_gifts(p: Position, out: Row, n: int) -> int:
    """Clans: gifts in a row come in ascending order, cards before walls, so that a set is given in one way."""
    s = p.seat
    if partner(p, s) >= 0:
        for card in range(len(CARDS)):
            if p.hand[s, card] > 0 and card + 1 >= p.gave:
                out[n] = FIRST.give + card
                n += 1
        for wall in range(1, WALLS):
            if p.stock[s, wall] > 0 and len(CARDS) + wall >= p.gave:
                out[n] = FIRST.give_wall + wall - 1
                n += 1
    return n


def can_act(p: Position) -> bool:
    """Whether there is anything in CARDS to think about: a card, or something for the partner."""
    s = p.seat
    if p.cards[s] > 0:
        return True
    if partner(p, s) >= 0:
        for wall in range(1, WALLS):
            if p.stock[s, wall] > 0:
                return True
    return False


# -- what cards do


def play(p: Position, card: int, log: Grid) -> None:
    """Onto the discard first (E-60)."""
    lay_down(p, p.seat, card)
    note(log, EVENT.play, p.seat, EVERYBODY, card, 0, 0, 0)


def aftershock(p: Position, h: int, turn: int, rng: Row, log: Grid) -> None:
    play(p, AFTERSHOCK, log)
    note(log, EVENT.turned, p.seat, EVERYBODY, h, p.turn[h], turn, 0)
    change(p, h, p.tile[h], turn, rng, log)


def replace(p: Position, h: int, turn: int, rng: Row, log: Grid) -> None:
    """The second half of Quake."""
    note(log, EVENT.replaced, p.seat, EVERYBODY, h, p.tile[h], p.drawn, turn)
    p.spent[p.tile[h]] += 1
    tile = p.drawn
    p.drawn = 0
    p.source = 0
    change(p, h, tile, turn, rng, log)


def change(p: Position, h: int, tile: int, turn: int, rng: Row, log: Grid) -> None:
    """A tile lies otherwise than before: its walls go (E-49), new contacts earn cards (E-50), never a resource."""
    before = p.exits[h]
    clear_tile(p, h, log)
    lift(p, h)
    lay(p, h, tile, turn)
    draw_cards(p, p.seat, COUNT[p.exits[h] & ~before & SHORE[h]], rng, log)


def sinkhole(p: Position, h: int, log: Grid) -> None:
    play(p, SINKHOLE, log)
    note(log, EVENT.sunk, p.seat, EVERYBODY, h, p.tile[h], 0, 0)
    clear_tile(p, h, log)
    p.spent[p.tile[h]] += 1
    lift(p, h)


def bomb(p: Position, h: int, side: int, log: Grid) -> None:
    play(p, BOMB, log)
    lose_flow_wall(p, h, side, BOMBED, log)


def bomb_village(p: Position, village: int, border: int, log: Grid) -> None:
    play(p, BOMB, log)
    bomb_village_wall(p, village, border, log)


def trade(p: Position, card: int, log: Grid) -> None:
    note(log, EVENT.trade, p.seat, EVERYBODY, card, 0, 0, 0)
    lay_down(p, p.seat, card)
    gain(p, p.seat, CARD_WALL[card], BY_TRADE, log)


def give_card(p: Position, card: int, log: Grid) -> None:
    """To the partner; what it is, only the two know."""
    other = partner(p, p.seat)
    p.hand[p.seat, card] -= 1
    p.cards[p.seat] -= 1
    p.hand[other, card] += 1
    p.cards[other] += 1
    p.gave = card + 1
    note(log, EVENT.give, p.seat, team(p, p.seat), card, 0, 0, 0)


def give_wall(p: Position, wall: int, log: Grid) -> None:
    p.stock[p.seat, wall] -= 1
    p.stock[partner(p, p.seat), wall] += 1
    p.gave = len(CARDS) + wall
    note(log, EVENT.give_wall, p.seat, EVERYBODY, wall, 0, 0, 0)


# -- Relocate: one border after the other, from left to right


def pool(p: Position, wall: int) -> int:
    """How many walls of that material (0: borders without one) the village has that are not drafted yet."""
    count = 0
    for border in range(BORDER_COUNT):
        if p.village_walls[p.seat, border] == wall:
            count += 1
    for border in range(p.border):
        if p.draft[border] == wall:
            count -= 1
    return count


def can_relocate(p: Position) -> bool:
    """E-57: not with seven equal walls, nor with none."""
    for border in range(1, BORDER_COUNT):
        if p.village_walls[p.seat, border] != p.village_walls[p.seat, 0]:
            return True
    return False


def drafted_otherwise(p: Position) -> bool:
    for border in range(p.border):
        if p.draft[border] != p.village_walls[p.seat, border]:
            return True
    return False


def legal_arrangements(p: Position, out: Row, n: int) -> int:
    """What can stand on the next border, such that the whole can still become another arrangement."""
    present = p.village_walls[p.seat, p.border]
    for wall in range(WALLS):
        if pool(p, wall) > 0:
            if drafted_otherwise(p) or wall != present or kinds_besides(p, wall) > 1:
                out[n] = FIRST.arrange + WALLS * p.border + wall
                n += 1
    return n


def kinds_besides(p: Position, wall: int) -> int:
    """How many different things are left for the borders after this one."""
    kinds = 0
    for other in range(WALLS):
        if pool(p, other) > (1 if other == wall else 0):
            kinds += 1
    return kinds


def relocate(p: Position, log: Grid) -> None:
    play(p, RELOCATE, log)
    p.border = 0
    p.phase = ARRANGE


def arrange(p: Position, wall: int, log: Grid) -> None:
    """One border; when all that is left is the same, the arrangement is complete."""
    kinds = kinds_besides(p, wall)
    p.draft[p.border] = wall
    p.border += 1
    if kinds > 1:
        return
    for rest in range(WALLS):
        if pool(p, rest) > 0:
            while p.border < BORDER_COUNT:
                p.draft[p.border] = rest
                p.border += 1
            break
    for border in range(BORDER_COUNT):
        if p.village_walls[p.seat, border] != p.draft[border]:
            note(log, EVENT.moved, p.seat, EVERYBODY, border, p.village_walls[p.seat, border], p.draft[border], 0)
        p.village_walls[p.seat, border] = p.draft[border]
        p.draft[border] = 0
    p.border = 0
    p.phase = CARD
