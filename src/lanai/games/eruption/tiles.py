"""The lava stack and the placing of its tiles (spec 5.4, 9.3). Compiled.

begin() draws and stops at a decision of the player, or says that the procedure is over; so do choose() and place().
"""

from __future__ import annotations

from ...engine.chance import shuffle_row
from ...engine.layout import Grid, Row
from ...engine.log import EVERYBODY, note
from .board import COUNT, FITTING, HEXES, LAVA_SIDES, NEAR, OPPOSITE, RESOURCE, SHAPES, SHORE, SIDES, STACKS
from .hands import draw_cards, stir
from .lava import fitting, has_place, lay, placeable, replacing
from .position import (
    BYPASSED, BY_RESOURCE, BY_TEST, EVENT, EXTERMINATION, FIRST, FORECAST, FOR_GOOD, HAPPENED, Position, QUAKE_TILE,
    REPLACE, STACK, TILE,
)
from .walls import DIE, clear_facing, facing_wall, gain, roll, wall_holds

TWIN = True   # compiled: see engine/twin.py


def stack_left(p: Position) -> int:
    """How many tiles the stack holds, or the three of them."""
    count = 0
    for i in range(STACKS):
        count += p.size[i] + (1 if p.tops[i] > 0 else 0)
    return count


def kinds_of(pile: Row) -> int:
    """The shapes (bits) of which a pile has tiles."""
    kinds = 0
    for kind in range(1, SHAPES):
        if pile[kind] > 0:
            kinds |= 1 << kind
    return kinds


def in_stack(p: Position) -> int:
    """The shapes (bits) that are still in the stack; in Extermination an empty one is the discard (9.2 point 2)."""
    kinds = kinds_of(p.left)
    if kinds == 0 and EXTERMINATION[p.variant] != 0:
        kinds = kinds_of(p.spent)
    return kinds


def can_place(p: Position) -> bool:
    """Whether a tile in the stack has a legal placement: the condition of 5.5 and 5.6."""
    kinds = in_stack(p)
    return kinds != 0 and kinds & placeable(p) != 0


def can_replace(p: Position) -> bool:
    """Whether a tile in the stack can replace one on the board (E-51)."""
    kinds = in_stack(p)
    return kinds != 0 and kinds & replacing(p) != 0


# -- stacks


def push(p: Position, i: int, tile: int) -> None:
    """Onto a stack, face down; it is shuffled afterwards."""
    p.stack[i, p.size[i]] = tile
    p.size[i] += 1
    p.left[tile] += 1


def pop(p: Position, i: int) -> int:
    """The uppermost face-down tile of a stack."""
    p.size[i] -= 1
    tile = p.stack[i, p.size[i]]
    p.stack[i, p.size[i]] = 0
    return tile


def show_top(p: Position, i: int, log: Grid) -> None:
    """Lava Forecasting: the next tile of a stack is turned up, if there is one."""
    p.tops[i] = 0
    if p.size[i] > 0:
        p.tops[i] = pop(p, i)
        note(log, EVENT.top, -1, EVERYBODY, i, p.tops[i], 0, 0)


def cut(p: Position, rng: Row) -> None:
    """Shuffle the tiles, all on stack 0, and cut them in order into three as equal as possible (E-97)."""
    count = p.size[0]
    shuffle_row(rng, p.stack, 0, count)
    if FORECAST[p.variant] != 0:
        for i in range(STACKS):
            p.size[i] = (count + STACKS - 1 - i) // STACKS
        start = p.size[0]
        for i in range(1, STACKS):
            for n in range(p.size[i]):
                p.stack[i, n] = p.stack[0, start + n]
                p.stack[0, start + n] = 0
            start += p.size[i]


def show_tops(p: Position, log: Grid) -> None:
    if FORECAST[p.variant] != 0:
        for i in range(STACKS):
            show_top(p, i, log)


def refill(p: Position, rng: Row, log: Grid) -> None:
    """Extermination: the discarded tiles become the stack, or the stacks."""
    for kind in range(1, SHAPES):
        while p.spent[kind] > 0:
            p.spent[kind] -= 1
            push(p, 0, kind)
    note(log, EVENT.refilled, -1, EVERYBODY, p.size[0], 0, 0, 0)
    cut(p, rng)
    show_tops(p, log)


def redeal_stacks(p: Position, usable: int, rng: Row, log: Grid) -> None:
    """Lava Forecasting: mix all tiles and deal them anew until a top tile can be used (9.3 point 4)."""
    note(log, EVENT.redealt, -1, EVERYBODY, stack_left(p), 0, 0, 0)
    while True:
        n = 0
        for i in range(STACKS):
            if p.tops[i] > 0:
                p.stack[i, p.size[i]] = p.tops[i]
                p.size[i] += 1
                p.tops[i] = 0
            if i == 0:
                n = p.size[0]
            else:
                for k in range(p.size[i]):
                    p.stack[0, n] = p.stack[i, k]
                    p.stack[i, k] = 0
                    n += 1
        p.size[0] = n
        cut(p, rng)
        for i in range(STACKS):
            if p.size[i] > 0 and usable & (1 << p.stack[i, p.size[i] - 1]) != 0:
                show_tops(p, log)
                return


# -- drawing


def begin(p: Position, task: int, rng: Row, log: Grid) -> bool:
    """Start the procedure TILE, or draw for Quake. True: the player has to decide; False: nothing is placed."""
    p.task = task
    p.closed = 0
    return draw(p, rng, log)


def usable_kinds(p: Position) -> int:
    """The shapes (bits) that can be used for what is drawn."""
    return replacing(p) if p.task == QUAKE_TILE else placeable(p)


def draw(p: Position, rng: Row, log: Grid) -> bool:
    """Steps 1 and 2 of 5.4, up to a tile that can be used."""
    usable = usable_kinds(p)
    if EXTERMINATION[p.variant] != 0 and stack_left(p) == 0 and usable & in_stack(p) != 0:
        refill(p, rng, log)
    if FORECAST[p.variant] != 0:
        return forecast(p, usable, rng, log)
    kinds = in_stack(p)
    if EXTERMINATION[p.variant] != 0:   # E-93: the discarded tiles follow
        kinds |= kinds_of(p.spent)
    if kinds & usable == 0:   # none of them would do, in whatever order they came (E-34)
        nothing_placed(p, rng, log)
        return False
    while True:
        if p.size[0] == 0:
            refill(p, rng, log)
        tile = pop(p, 0)
        p.left[tile] -= 1
        if usable & (1 << tile) != 0:
            note(log, EVENT.drawn, p.seat, EVERYBODY, tile, 0, 0, 0)
            take(p, tile, 0, rng, log)
            return True
        note(log, EVENT.aside, p.seat, EVERYBODY, tile, 0, 0, 0)
        p.aside[tile] += 1


def forecast(p: Position, usable: int, rng: Row, log: Grid) -> bool:
    """Lava Forecasting: a choice between stacks, if more than one can be used."""
    if kinds_of(p.left) & usable == 0:
        nothing_placed(p, rng, log)
        return False
    count = 0
    only = 0
    for i in range(STACKS):
        if top_usable(p, i, usable):
            count += 1
            only = i
    if count == 0:
        redeal_stacks(p, usable, rng, log)
        for i in range(STACKS):
            if top_usable(p, i, usable):
                count += 1
                only = i
    if count == 1:
        choose(p, only, rng, log)
    else:
        p.phase = STACK
    return True


def top_usable(p: Position, i: int, usable: int) -> bool:
    return p.tops[i] > 0 and usable & (1 << p.tops[i]) != 0


def legal_stacks(p: Position, out: Row, n: int) -> int:
    usable = usable_kinds(p)
    for i in range(STACKS):
        if top_usable(p, i, usable):
            out[n] = FIRST.stack + i
            n += 1
    return n


def choose(p: Position, i: int, rng: Row, log: Grid) -> None:
    """Take the top tile of a stack."""
    tile = p.tops[i]
    p.left[tile] -= 1
    note(log, EVENT.taken, p.seat, EVERYBODY, i, tile, 0, 0)
    show_top(p, i, log)
    take(p, tile, i, rng, log)


def take(p: Position, tile: int, i: int, rng: Row, log: Grid) -> None:
    """A tile that can be used is in hand; for Quake those set aside go back at once."""
    p.drawn = tile
    p.source = i
    p.phase = TILE
    if p.task == QUAKE_TILE:
        p.phase = REPLACE
        put_back(p, rng, log)


def put_back(p: Position, rng: Row, log: Grid) -> None:
    """Tiles set aside go back into the stack, which is shuffled."""
    count = 0
    for kind in range(1, SHAPES):
        while p.aside[kind] > 0:
            p.aside[kind] -= 1
            push(p, 0, kind)
            count += 1
    if count > 0:
        shuffle_row(rng, p.stack, 0, p.size[0])
        note(log, EVENT.shuffled, -1, EVERYBODY, count, 0, 0, 0)


def nothing_placed(p: Position, rng: Row, log: Grid) -> None:
    """The end of 5.4. What could not be used for walls that held goes back (E-35); if no tile has a place on the
    board at all, the stack is used up (E-36), but not in Extermination."""
    p.closed = 0
    open_to = placeable(p)
    fits = 0
    count = 0
    for kind in range(1, SHAPES):
        held = p.left[kind] + p.aside[kind]
        count += held
        if held > 0 and open_to & (1 << kind) != 0:
            fits = 1
    if fits == 0 and count > 0 and EXTERMINATION[p.variant] == 0:
        discard_stack(p)   # nothing is set aside then: a tile is only drawn if one of them has a place
        note(log, EVENT.nowhere, p.seat, EVERYBODY, count, 0, 0, 0)
        return
    put_back(p, rng, log)
    if count > 0:
        note(log, EVENT.lost, p.seat, EVERYBODY, 0, 0, 0, 0)


def discard_stack(p: Position) -> None:
    for kind in range(1, SHAPES):
        p.spent[kind] += p.left[kind]
    empty_stack(p)


def empty_stack(p: Position) -> None:
    for kind in range(1, SHAPES):
        p.left[kind] = 0
    for i in range(STACKS):
        for n in range(p.size[i]):
            p.stack[i, n] = 0
        p.size[i] = 0
        p.tops[i] = 0


# -- placing


def legal_tiles(p: Position, out: Row, n: int) -> int:
    for h in range(HEXES):
        turns = FITTING[p.drawn][p.face[h]]
        if turns != 0 and p.tile[h] == 0 and p.closed & (1 << h) == 0:
            for turn in range(SIDES):
                if turns & (1 << turn) != 0:
                    out[n] = FIRST.tile + SIDES * h + turn
                    n += 1
    return n


def place(p: Position, h: int, turn: int, rng: Row, log: Grid) -> bool:
    """Steps 3 to 5 of 5.4. True: the player has to decide again; False: the procedure is over."""
    walled = 0
    free = 0
    for side in range(SIDES):
        if LAVA_SIDES[p.face[h]] & (1 << side) != 0:
            if facing_wall(p, h, side) > 0:
                walled += 1
            else:
                free += 1   # mouths are never walled (E-32)
    if walled > 0 and free == 0:
        note(log, EVENT.attempt, p.seat, EVERYBODY, p.drawn, h, turn, 0)
        if not break_through(p, h, rng, log):
            return held_up(p, h, rng, log)
    note(log, EVENT.lay, p.seat, EVERYBODY, p.drawn, h, turn, 0)
    if walled > 0:
        clear_facing(p, h, BYPASSED if free > 0 else BY_TEST, log)
    lay(p, h, p.drawn, turn)
    p.drawn = 0
    p.closed = 0
    p.source = 0
    stir(p, HAPPENED | FOR_GOOD)
    if p.out[p.seat] == 0:   # E-86
        if RESOURCE[h] > 0:
            gain(p, p.seat, RESOURCE[h], BY_RESOURCE, log)
        draw_cards(p, p.seat, COUNT[p.exits[h] & SHORE[h]], rng, log)
    put_back(p, rng, log)
    return False


def break_through(p: Position, h: int, rng: Row, log: Grid) -> bool:
    """Test every wall that faces the hex; whether the lava has won at least once (E-30)."""
    won = False
    stir(p, HAPPENED)
    for side in range(SIDES):
        wall = facing_wall(p, h, side)
        if wall > 0:
            dice = roll(rng)
            spot = SIDES * NEAR[h][side] + OPPOSITE[side]
            if wall_holds(wall, dice):
                note(log, EVENT.blocks, p.seat, EVERYBODY, spot, wall, dice // DIE, dice % DIE)
            else:
                note(log, EVENT.yields, p.seat, EVERYBODY, spot, wall, dice // DIE, dice % DIE)
                won = True
    return won


def held_up(p: Position, h: int, rng: Row, log: Grid) -> bool:
    """All walls held: the hex is closed; the same tile goes elsewhere, or the next one is drawn."""
    p.closed |= 1 << h
    note(log, EVENT.closed, p.seat, EVERYBODY, h, 0, 0, 0)
    if has_place(p, p.drawn):
        return True
    tile = p.drawn
    p.drawn = 0
    if FORECAST[p.variant] != 0:   # 9.3 point 3
        i = p.source
        p.source = 0
        if p.tops[i] > 0:
            p.left[p.tops[i]] -= 1
            push(p, i, p.tops[i])
        push(p, i, tile)
        shuffle_row(rng, p.stack, i, p.size[i])
        note(log, EVENT.shuffled, -1, EVERYBODY, 1, 0, 0, 0)
        show_top(p, i, log)
    else:
        note(log, EVENT.aside, p.seat, EVERYBODY, tile, 0, 0, 0)
        p.aside[tile] += 1
    return draw(p, rng, log)


# -- Quake


def legal_replacements(p: Position, out: Row, n: int) -> int:
    """6.6: the same exits as before are allowed (E-52)."""
    for h in range(HEXES):
        if p.tile[h] > 0 and p.tile[h] < SHAPES:
            turns = fitting(p, h, p.drawn)
            for turn in range(SIDES):
                if turns & (1 << turn) != 0:
                    out[n] = FIRST.replace + SIDES * h + turn
                    n += 1
    return n
