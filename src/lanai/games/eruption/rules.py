"""How Eruption is played: setup, legal, apply, and what leads from one decision to the next. Compiled.

The turn (spec 5): ASSESS, ERUPTION, TILE, perhaps another TILE, CARDS, BUILD, DISCARD, END_CHECK. All that needs no
decision happens by itself, but a turn ends only by `done`.
"""

from __future__ import annotations

from ...engine.chance import die, shuffle
from ...engine.layout import Grid, Row
from ...engine.log import EVERYBODY, note
from .board import (
    CARDS, CARD_COPIES, COPIES, EDGE, FORTIFY, HAND_LIMIT, HEXES, LAVA_FLOW, QUAKE, RAIN, SHAPES, START, START_CARDS,
    START_WALLS, WALLS, WALLS_A_TURN, WALL_COUNT, ZONE_WALLS,
)
from .cards import (
    aftershock, arrange, bomb, bomb_village, can_act, give_card, give_wall, legal_arrangements, legal_cards, play,
    relocate, replace, sinkhole, trade,
)
from .damage import assess, cool_down, erupt, held, legal_eruptions, zone
from .endings import end_check
from .hands import draw_cards, lay_down
from .lava import takes_eruption
from .position import (
    ARRANGE, BUILD, CARD, CARD_TILE, DISCARD, ERUPTION, EVENT, EXTRA, FAMILY, FIRST, MOVE, Position, QUAKE_TILE,
    REPLACE, STACK, TILE, TURN_TILE, ZONE_TILE,
)
from .tiles import (
    begin, can_place, choose, cut, legal_replacements, legal_stacks, legal_tiles, place, push, show_tops,
)
from .walls import build_border, build_flow, legal_builds, legal_village_builds

TWIN = True   # compiled: see engine/twin.py


def setup(p: Position, rng: Row, log: Grid) -> None:
    """Section 4; players, variant and first (-1: by the dice) are set before."""
    for h in range(HEXES):
        p.face[h] = EDGE[h]
    for wall in range(1, WALLS):
        p.supply[wall] = WALL_COUNT[wall] - START_WALLS * p.players
        for s in range(p.players):
            p.stock[s, wall] = START_WALLS
    for card in range(len(CARDS)):
        for _ in range(CARD_COPIES[card]):
            p.deck[p.deck_left] = card + 1
            p.deck_left += 1
    shuffle(rng, p.deck, p.deck_left)
    for s in range(p.players):   # E-97: in blocks, seat by seat
        p.heat[s] = START
        draw_cards(p, s, START_CARDS, rng, log)
    for kind in range(1, SHAPES):
        for _ in range(COPIES[kind]):
            push(p, 0, kind)
    cut(p, rng)
    show_tops(p, log)
    if p.first < 0:
        p.first = roll_for_first(p, rng, log)
    p.seat = p.first
    start_turn(p, rng, log)


def roll_for_first(p: Position, rng: Row, log: Grid) -> int:
    """The highest sum begins; those tied for it roll again."""
    tied = (1 << p.players) - 1
    winner = -1
    while winner < 0:
        best = 0
        rolling = tied
        for s in range(p.players):
            if rolling & (1 << s) != 0:
                lava = die(rng)
                white = die(rng)
                note(log, EVENT.start, s, EVERYBODY, lava, white, 0, 0)
                if lava + white > best:
                    best = lava + white
                    tied = 1 << s
                    winner = s
                elif lava + white == best:
                    tied |= 1 << s
                    winner = -1
    return winner


# -- legal moves ------------------------------------------------------------------------------------------


def legal(p: Position, out: Row) -> int:
    """Write the legal moves in ascending order; how many there are."""
    if p.seat < 0:
        return 0
    if p.phase == TILE:
        return legal_tiles(p, out, 0)
    if p.phase == ERUPTION:
        return legal_eruptions(p, out, 0)
    if p.phase == STACK:
        return legal_stacks(p, out, 0)
    if p.phase == REPLACE:
        return legal_replacements(p, out, 0)
    if p.phase == ARRANGE:
        return legal_arrangements(p, out, 0)
    if p.phase == EXTRA:
        out[0] = FIRST.extra
        out[1] = FIRST.extra + 1
        return 2
    n = 0
    if p.phase == CARD:
        n = legal_cards(p, out)
    elif p.phase == BUILD:
        n = legal_village_builds(p, out, legal_builds(p, out, n))
    elif p.cards[p.seat] > HAND_LIMIT:
        for card in range(len(CARDS)):
            if p.hand[p.seat, card] > 0:
                out[n] = FIRST.discard + card
                n += 1
        return n
    out[n] = FIRST.done
    return n + 1


# -- one decision -----------------------------------------------------------------------------------------


def apply(p: Position, move: int, rng: Row, log: Grid) -> None:
    """One legal decision, then everything automatic after it."""
    family = MOVE[move][0]
    a = MOVE[move][1]
    b = MOVE[move][2]
    if family == FAMILY.done:
        done(p, rng, log)
    elif family == FAMILY.tile:
        if not place(p, a, b, rng, log):
            after_tile(p, rng, log)
    elif family == FAMILY.build:
        build_flow(p, a + 1, b, MOVE[move][3], log)
    elif family == FAMILY.build_village:
        build_border(p, a + 1, b, log)
    elif family == FAMILY.discard:
        lay_down(p, p.seat, a)
        note(log, EVENT.discard, p.seat, EVERYBODY, a, 0, 0, 0)
    elif family == FAMILY.eruption:
        erupt(p, a, rng, log)
        tile(p, TURN_TILE, rng, log)
    elif family == FAMILY.stack:
        choose(p, a, rng, log)
    elif family == FAMILY.extra:
        note(log, EVENT.extra, p.seat, EVERYBODY, a, 0, 0, 0)
        if a == 1:
            tile(p, ZONE_TILE, rng, log)
        else:
            begin_cards(p, rng, log)
    elif family == FAMILY.give:
        give_card(p, a, log)
        go_on(p)
    elif family == FAMILY.give_wall:
        give_wall(p, a + 1, log)
        go_on(p)
    elif family == FAMILY.arrange:
        arrange(p, b, log)
        if p.phase == CARD:
            go_on(p)
    elif family == FAMILY.replace:
        replace(p, a, b, rng, log)
        p.task = TURN_TILE
        p.phase = CARD
        go_on(p)
    else:
        p.gave = 0
        play_card(p, move, rng, log)


def play_card(p: Position, move: int, rng: Row, log: Grid) -> None:
    family = MOVE[move][0]
    a = MOVE[move][1]
    b = MOVE[move][2]
    if family == FAMILY.quake:
        play(p, QUAKE, log)
        begin(p, QUAKE_TILE, rng, log)
    elif family == FAMILY.lava_flow:
        play(p, LAVA_FLOW, log)
        tile(p, CARD_TILE, rng, log)
    elif family == FAMILY.trade_tile:
        note(log, EVENT.swap, p.seat, EVERYBODY, a, b, 0, 0)
        lay_down(p, p.seat, a)
        lay_down(p, p.seat, b)
        tile(p, CARD_TILE, rng, log)
    elif family == FAMILY.relocate:
        relocate(p, log)
    else:
        if family == FAMILY.aftershock:
            aftershock(p, a, b, rng, log)
        elif family == FAMILY.rain:
            play(p, RAIN, log)
            cool_down(p, p.seat, log)
        elif family == FAMILY.fortify:
            play(p, FORTIFY, log)
            p.fortified += 1
        elif family == FAMILY.sinkhole:
            sinkhole(p, a, log)
        elif family == FAMILY.bomb:
            bomb(p, a, b, log)
        elif family == FAMILY.bomb_village:
            bomb_village(p, a, b, log)
        else:
            trade(p, a, log)
        go_on(p)


# -- from one state to the next ---------------------------------------------------------------------------


def start_turn(p: Position, rng: Row, log: Grid) -> bool:
    """ASSESS and on to the first decision. False: an eliminated player finds no tile to draw."""
    s = p.seat
    p.turns += 1
    note(log, EVENT.turn, s, EVERYBODY, p.turns, 0, 0, 0)
    if p.out[s] > 0:   # 9.2 point 4
        return begin(p, TURN_TILE, rng, log)
    assess(p, rng, log)
    number = held(p, s)
    if number > 0:
        for h in range(HEXES):
            if takes_eruption(p, h):
                p.phase = ERUPTION
                return True
        note(log, EVENT.stuck, s, EVERYBODY, number, 0, 0, 0)   # E-15
    tile(p, TURN_TILE, rng, log)
    return True


def tile(p: Position, task: int, rng: Row, log: Grid) -> None:
    """The procedure TILE of 5.4."""
    if not begin(p, task, rng, log):
        after_tile(p, rng, log)


def after_tile(p: Position, rng: Row, log: Grid) -> None:
    task = p.task
    p.task = TURN_TILE
    if p.out[p.seat] > 0:
        open_build(p)   # there is nothing to build with: only to say that the turn is over
    elif task == TURN_TILE and zone(p, p.seat) == 3 and can_place(p):   # 5.5, E-96
        p.phase = EXTRA
    elif task == CARD_TILE:
        p.phase = CARD
        go_on(p)
    else:
        begin_cards(p, rng, log)


def begin_cards(p: Position, rng: Row, log: Grid) -> None:
    """CARD_DRAW, then CARDS."""
    if zone(p, p.seat) >= 2:
        draw_cards(p, p.seat, 1, rng, log)
    p.phase = CARD
    go_on(p)


def go_on(p: Position) -> None:
    """CARDS ends by itself when nothing is left to think about."""
    if not can_act(p):
        open_build(p)


def open_build(p: Position) -> None:
    """5.7: the walls allowed are counted with the present temperature (E-72)."""
    p.phase = BUILD
    p.gave = 0
    p.allowed = WALLS_A_TURN + p.fortified + (ZONE_WALLS if zone(p, p.seat) >= 1 else 0)
    p.fortified = 0


def done(p: Position, rng: Row, log: Grid) -> None:
    """End the phase, and those after it in which there is nothing to decide."""
    if p.phase == CARD:
        open_build(p)
        if can_build(p):
            return
    p.allowed = 0
    if p.phase == BUILD and p.cards[p.seat] > HAND_LIMIT:
        p.phase = DISCARD
        return
    p.phase = ERUPTION
    end_check(p, log)
    while p.seat >= 0 and not start_turn(p, rng, log):
        end_check(p, log)


def can_build(p: Position) -> bool:
    """Whether the player has anything to build with."""
    for wall in range(1, WALLS):
        if p.stock[p.seat, wall] > 0:
            return True
    return False
