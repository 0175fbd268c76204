"""What lies on the table, what can be decided, what can happen: the vocabulary of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.events import Events
from ...engine.layout import HIDDEN, TEAM, Layout, i8, i16, i64
from ...engine.moves import Moves, Value
from .board import (
    BORDER_COUNT, CARDS, CARD_COUNT, ERUPTIONS, HEX_NAMES, HEXES, LAVA_TILES, MATERIALS, PARTNERS, PLAYER_COUNTS,
    SEATS, SHAPES, SIDES, SIDE_NAMES, STACKS, TEAM_COUNTS, VILLAGE_NAMES, WALLS, WALL_NAMES,
)

NAME = "eruption"
TITLE = "Eruption"
VERSION = 1

# Clans and Extermination exclude each other; Lava Forecasting goes with either of them and with neither (section 9).
VARIANTS = {
    "base": PLAYER_COUNTS, "clans": TEAM_COUNTS, "extermination": PLAYER_COUNTS, "forecasting": PLAYER_COUNTS,
    "clans+forecasting": TEAM_COUNTS, "extermination+forecasting": PLAYER_COUNTS,
}
CLANS = tuple(int("clans" in variant) for variant in VARIANTS)
EXTERMINATION = tuple(int("extermination" in variant) for variant in VARIANTS)
FORECAST = tuple(int("forecasting" in variant) for variant in VARIANTS)

PHASES = ("eruption", "stack", "tile", "extra", "cards", "replace", "arrange", "build", "discard")
ERUPTION, STACK, TILE, EXTRA, CARD, REPLACE, ARRANGE, BUILD, DISCARD = range(len(PHASES))

# What a drawn tile is for: the placement of the turn, that of danger zone 3, one from a card or a trade, Quake.
TASKS = ("turn", "zone", "card", "quake")
TURN_TILE, ZONE_TILE, CARD_TILE, QUAKE_TILE = range(len(TASKS))

ENDINGS = ("open", "burned", "used")       # trigger A: burned up, trigger B: stack used up
GOES_ON, BURNED_UP, USED_UP = range(len(ENDINGS))

# What puts off the stalemate of Extermination (bits): anything at all, and what cannot go on for ever (9.2 point 6).
HAPPENED, FOR_GOOD = 1, 2

_SPOTS: dict[str, Sequence[Value]] = dict(hex=HEX_NAMES, turn=range(SIDES))
_SIDES: dict[str, Sequence[Value]] = dict(hex=HEX_NAMES, side=SIDE_NAMES)
_BORDERS = range(BORDER_COUNT)

MOVES = Moves(
    eruption=dict(hex=HEX_NAMES),
    stack=dict(stack=range(STACKS)),
    tile=_SPOTS,
    extra=dict(answer=("no", "yes")),
    aftershock=_SPOTS,
    quake={},
    replace=_SPOTS,
    lava_flow={},
    rain={},
    relocate={},
    arrange=dict(border=_BORDERS, wall=WALL_NAMES),
    fortify={},
    sinkhole=dict(hex=HEX_NAMES),
    bomb=_SIDES,
    bomb_village=dict(village=VILLAGE_NAMES, border=_BORDERS),
    trade=dict(card=CARDS),
    trade_tile=dict(first=CARDS, second=CARDS),
    give=dict(card=CARDS),
    give_wall=dict(wall=MATERIALS),
    build=dict(wall=MATERIALS, **_SIDES),
    build_village=dict(wall=MATERIALS, border=_BORDERS),
    discard=dict(card=CARDS),
    done={},
)
FAMILY = MOVES.codes
FIRST = MOVES.first
MOVE = MOVES.table                 # MOVE[move] = family and arguments

MOST_LEGAL = 512                   # walls on 138 exits and 7 borders in three materials are 435; see also cuts()
MOST_PLIES = 20_000                # Extermination has no sure end while Sinkholes give tiles back
MOST_EVENTS = 512                  # a stack set aside for each of four eliminated players in a row

HEAT_CAUSES = ("flows", "wall", "eruption", "rain")
BY_FLOWS, BY_WALL, BY_ERUPTION, BY_RAIN = range(len(HEAT_CAUSES))
LOSS_CAUSES = ("bypassed", "test", "eruption", "changed", "bomb")
BYPASSED, BY_TEST, UNDER_ERUPTION, CHANGED, BOMBED = range(len(LOSS_CAUSES))
GAIN_CAUSES = ("resource", "trade")
BY_RESOURCE, BY_TRADE = range(len(GAIN_CAUSES))

# A `place` is a hex and a side in one number: SIDES * hex + side. The two dice are told as they fell: the wall holds
# if the white one and the wall's bonus are more than the lava's.
EVENTS = Events(
    start="lava white !",                  # the roll for the first turn, and its sum
    turn="number",
    heat="cause origin degrees count",     # from `origin` to `degrees`; how many flows
    holds="border wall lava white !",      # a village wall was tested
    breaks="border wall lava white !",
    claim="number",                        # of an eruption tile
    stuck="number",                        # no hex is legal for it
    erupt="number hex",
    drawn="tile !",
    aside="tile !",                        # drawn, but there is no place for it
    top="stack tile !",                    # Lava Forecasting: comes to light
    taken="stack tile",
    redealt="count",                       # Lava Forecasting: all stacks mixed and dealt anew
    shuffled="count",                      # tiles go back into the stack
    refilled="count",                      # Extermination: the discarded tiles are the new stack
    attempt="tile hex turn",               # all flows there are walled: they are tested now
    lay="tile hex turn",
    blocks="place wall lava white !",      # a flow wall was tested
    yields="place wall lava white !",
    closed="hex",
    nowhere="count",                       # no tile can be placed; so many are discarded
    lost="",                               # walls held: the placement is lost
    extra="answer",
    flow_lost="place wall cause",          # a wall on a flow goes to the supply
    village_lost="village border wall",
    gain="wall cause",
    card="card !",                         # drawn; its face is for the owner and the partner
    deck="count",                          # the discarded cards are the new deck
    play="card",
    trade="card",
    swap="first second",                   # two cards for a tile
    turned="hex origin turn",
    replaced="hex old tile turn",
    sunk="hex tile",
    moved="border before wall",            # Relocate
    give="card",                           # for the partner; its face is for the two
    give_wall="wall",
    build="place wall",
    build_village="border wall",
    discard="card",
    eliminated="rank",
    last="ending",                         # last turns begin
    stalemate="",
    over="degrees rank !",
)
EVENT = EVENTS.codes


class Position:
    """All there is on the table. Hexes, sides, borders, tiles and walls are numbered as in board.py."""

    seat = i8()                    # who decides; -1 when the game is over
    players = i8()
    variant = i8()                 # place in VARIANTS
    first = i8()                   # who began
    phase = i8()
    turns = i16()                  # counted from 1
    # of the turn
    task = i8()                    # what the drawn tile is for
    drawn = i8()                   # the tile to be placed, 0 for none
    source = i8()                  # the stack it came from
    aside = i8(SHAPES)             # tiles set aside, by shape
    closed = i64()                 # hexes closed in this placement (bits)
    fortified = i8()               # Fortify cards played
    allowed = i8()                 # BUILD: walls that may still be built
    gave = i8()                    # CARD: the last of the gifts in a row, counted from 1
    border = i8()                  # ARRANGE: the next border to decide on
    draft = i8(BORDER_COUNT)       # ARRANGE: the new walls before it
    # of the end
    ending = i8()
    queue = i8()                   # seats that still have a last turn (bits)
    stirred = i8()                 # Extermination: what happened in this turn (bits)
    quiet = i16()                  # turns in a row in which nothing happened
    stale = i16()                  # turns in a row in which nothing happened for good
    # on the board
    tile = i8(HEXES)
    turn = i8(HEXES)
    exits = i8(HEXES)              # sides with lava (bits)
    face = i16(HEXES)              # what lies across its sides (face code)
    walls = i16(HEXES)             # two bits for every side
    village_walls = i8(SEATS, BORDER_COUNT)
    supply = i8(WALLS)
    claimed = i8(ERUPTIONS)        # seat + 1, 0 for unclaimed
    laid = i8(ERUPTIONS)           # 1: no longer held
    # tiles and cards
    left = i8(SHAPES)              # tiles in the stack or stacks, by shape: everybody can work them out
    spent = i8(SHAPES)             # discarded tiles, by shape
    size = i8(STACKS)              # face-down tiles of each stack
    tops = i8(STACKS)              # Lava Forecasting: the tile that lies open
    stack = i8(STACKS, LAVA_TILES, sees=HIDDEN)   # drawn from the end
    deck_left = i8()
    deck = i8(CARD_COUNT, sees=HIDDEN)            # drawn from the end
    used = i8(len(CARDS))          # discarded cards
    # by seat
    heat = i16(SEATS)              # temperature
    highest = i16(SEATS)           # Extermination: the highest it has been
    out = i8(SEATS)                # Extermination: 1 for the first eliminated, ...
    cards = i8(SEATS)              # how many in hand
    hand = i8(SEATS, len(CARDS), sees=TEAM)
    sure = i8(SEATS, len(CARDS), sees=TEAM)       # what the seat knows by counting: all others together hold that
    stock = i8(SEATS, WALLS)


LAYOUT = Layout(Position)


def partners(p: Position, seat: int) -> tuple[int, ...]:
    """The seats that play together with this one, and see its cards."""
    partner = PARTNERS[p.players][seat] if CLANS[p.variant] else -1
    return (partner,) if partner >= 0 else ()
