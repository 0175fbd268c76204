"""What lies on the table, what can be decided, what can happen: the vocabulary of the rules."""

from __future__ import annotations

from ...engine.events import Events
from ...engine.layout import HIDDEN, Layout, i8, i16
from ...engine.moves import Moves
from .board import (
    CELLS, COLUMNS, MARKET_ROWS, MODES, MOST_CRABS, MOST_UMBRELLAS, ORNAMENTS, PATTERNS, PEARLS,
    PLAYER_COUNTS, ROWS, SEATS, SLOTS, TOKENS, TOP_MAX, TOP_MIN, TOWELS_TO_END, TOWEL_COUNT,
)

NAME = "maui"
TITLE = "Maui"
VERSION = 1
VARIANTS = dict.fromkeys(MODES, PLAYER_COUNTS)

PLAYERS = SEATS
PATTERN_COUNT = len(PATTERNS)
TOKEN_COUNT = len(TOKENS)
ORNAMENT_COUNT = len(ORNAMENTS)
BITS = ROWS + 2                    # bits a pattern takes in a set of rows by pattern, see shown()
TOWEL_CELLS = (1 << BITS) - 1

ACTION, UMBRELLA, TOKEN = 0, 1, 2
PHASES = ("action", "umbrella", "tokens")

MOVES = Moves(
    dollars=dict(zone=range(1, MARKET_ROWS + 1)),
    towel=dict(row=range(1, MARKET_ROWS + 1), slot=range(1, SLOTS + 1), top=range(TOP_MIN, TOP_MAX + 1)),
    umbrella=dict(pattern=PATTERNS),
    token=dict(token=TOKENS, cell=range(1, ROWS + 1)),
    done={},
    spare=dict(row=range(1, MARKET_ROWS + 1), slot=range(1, SLOTS + 1)),
)
FAMILY = MOVES.codes
FIRST = MOVES.first
MOVE = MOVES.table                 # MOVE[move] = family and arguments

MOST_LEGAL = 2 + 6 * 5             # both zones; a towel fits at five heights at the most
MOST_PLIES = 2 * (SEATS * TOWELS_TO_END * 4 + 12)
MOST_EVENTS = 48

EVENTS = Events(
    part="part first",             # a part begins; the seat that starts
    market="row slot towel !",     # laid out at the start of a part
    entrance="towel !",            # the start towel
    dollars="zone count",          # took all dollars of a zone
    take="row slot towel cost",
    lay="column towel top",
    spare="row slot towel",
    penalty="column row",
    pearl="colour column row",
    umbrella="kind column row",    # a pattern umbrella is covered
    lost="kind column row",        # an umbrella leaves uncovered, or under a spare towel
    crab="value column row",       # a crab sits on the towel from now on
    escape="value column row",     # a crab leaves uncovered, or under a spare towel
    token="token column row",
    step="pattern origin square row",   # row 0: by an umbrella; origin = square: the shell is at the end
    ornament="token track square",
    refill="row slot towel !",
    last="towels",                 # the round becomes the last one
    first_scoring="total !",       # combined game: a total after part 1
    over="total place !",
)
EVENT = EVENTS.codes


class Position:
    """All there is on the table. Rows, columns, slots and towels are the numbers of the spec."""

    seat = i8()                    # who decides; -1 when the game is over
    players = i8()
    variant = i8()                 # place in VARIANTS
    first = i8()                   # who has the first-player marker
    part = i8()                    # 1, or 2 in the second part of the combined game
    side = i8()                    # of the beaches: 0 umbrellas, 1 sand crabs
    phase = i8()
    last = i8()                    # 1: the current round is the last
    pending = i8()                 # UMBRELLA: the spot whose bonus is to be chosen
    taken = i8()                   # the market row to refill at the end of this turn, 0 for none
    round = i16()
    bag_left = i8()
    bag = i8(TOWEL_COUNT, sees=HIDDEN)   # drawn from the end
    market = i8(MARKET_ROWS, SLOTS)
    zones = i8(MARKET_ROWS)
    ornaments = i8(ORNAMENT_COUNT)       # tokens left there
    fresh = i8(TOKEN_COUNT)              # tokens gained this turn, not playable in it
    dollars = i8(SEATS)
    penalties = i8(SEATS)                # penalty tokens, those of part 1 included
    crab_points = i8(SEATS)              # values of the crabs on towels
    placed = i8(SEATS)                   # towels, the start towel not counted
    shells = i8(SEATS, PATTERN_COUNT)
    tokens = i8(SEATS, TOKEN_COUNT)
    pearls = i8(SEATS, len(PEARLS))
    towel = i8(SEATS, COLUMNS + 1)
    top = i8(SEATS, COLUMNS + 1)
    cover = i8(SEATS, COLUMNS + 1, CELLS)   # on a cell: 0 nothing, token number from 1, minus a crab's value
    umbrella = i8(SEATS, MOST_UMBRELLAS)    # kind by spot
    crab = i8(SEATS, MOST_CRABS)            # value by spot


LAYOUT = Layout(Position)
