"""What lies on the table, what can be decided, what can happen: the vocabulary of the rules."""

from __future__ import annotations

from math import comb

from ...engine.events import Events
from ...engine.layout import HIDDEN, OWNER, Layout, i8, i16
from ...engine.moves import Moves
from .board import (
    ALL_CARDS, COLOUR_COUNT, COLUMNS, HAND_LIMIT, KINDS, LAST_FRAME, MOST_CARDS, MOST_PRICE, PAIR, PLAYER_COUNTS,
    ROWS, SEATS, SLOTS, SPREAD, USED,
)

NAME = "iquazu"
TITLE = "Iquazú"
VERSION = 1
VARIANTS = {"base": PLAYER_COUNTS}

START, EXTRA, PAY, AFTER, DISCARD = 0, 1, 2, 3, 4
PHASES = ("start", "extra", "pay", "after", "discard")   # TURN_START, EXTRA_ACTION, ... of the specification

SETS = (1 << COLOUR_COUNT) - 1     # a set of colours is a number of as many bits, below that of all colours
MOST_PAID = MOST_PRICE * PAIR      # cards of one colour in a payment
_PAID, _JOKER, _HELD = range(MOST_PAID + 1), range(MOST_PRICE + 1), range(MOST_CARDS + 1)

MOVES = Moves(
    draw={},
    place=dict(col=range(1, COLUMNS + 1), slot=range(1, SLOTS + 1)),
    tile=dict(kind=USED),
    end=dict(how=("done", "pass")),
    pay=dict(white=_PAID, blue=_PAID, orange=_PAID),
    joker=dict(white=_JOKER, blue=_JOKER, orange=_JOKER),
    discard=dict(white=_HELD, blue=_HELD, orange=_HELD),
)
FAMILY = MOVES.codes
FIRST = MOVES.first
MOVE = MOVES.table                 # MOVE[move] = family and arguments
DONE, PASS = 0, 1
PAY_BASE, JOKER_BASE, DISCARD_BASE = len(_PAID), len(_JOKER), len(_HELD)

MOST_LEGAL = comb(HAND_LIMIT + COLOUR_COUNT - 1, COLOUR_COUNT - 1)   # ways to choose the cards that are kept
MOST_TURNS = SLOTS * LAST_FRAME    # of each player (I-60)
MOST_PLIES = 4 * MOST_TURNS * SEATS + 4 * ROWS * SPREAD
MOST_EVENTS = (LAST_FRAME + 2) * (2 + SEATS + 2 * ROWS) + 3 * SEATS + 12

EVENTS = Events(
    turn="idle",                   # the first turn begins; idle: 1 if the seat can do nothing in its turn (I-15)
    draw="count left !",           # so many cards from the draw pile, and what is left of it
    cards="white blue orange !",   # what they were; only their owner is told
    shuffle="cards",               # the discard pile becomes the draw pile
    pay="white blue orange joker",
    gem="col slot",
    drop="col slot",
    use="tile",                    # a draw tile or double turn leaves the game
    discard="white blue orange",
    column="col final",            # column points are awarded; final: 1 for the last two, which have no tiles
    rank="place points gems tie",  # of a player in that column; tie: the lowest slot if that decides, else 0
    won="row tile gems tie",       # tie: 100 * column + slot; slot 0 if the column decides; 0 if nobody was level
    gone="row tile",               # nobody has a gem in that row
    slide="frame",
    reveal="row tile !",
    box="",                        # the water box comes to the seat
    points="points",               # of the tiles, at the end
    over="total place !",
)
EVENT = EVENTS.codes


class Position:
    """All there is on the table. Seats count from 0, columns, slots and rows from 1."""

    seat = i8()                    # who decides: the gem box; -1 when the game is over
    players = i8()
    variant = i8()
    first = i8()                   # who took the first turn
    phase = i8()
    turn = i16()
    frame = i8()
    water = i8()                   # who has the water box
    scored = i8()                  # 1: a scoring has taken place in this turn
    col = i8()                     # PAY: the slot that was chosen
    slot = i8()
    drops = i8()                   # supply
    rock = i8(COLUMNS + 1)         # which rock column stands there, see board.py
    cell = i8(COLUMNS + 1, SLOTS + 1)   # 0 free, DROP, or seat + 1 for a gem
    gems = i8(SEATS)               # supply
    face_up = i8(ROWS + 1)         # kinds of the tiles of the bonus column
    face_down = i8(SPREAD, ROWS + 1, sees=HIDDEN)   # by bonus column from 0; empty where they have been turned up
    won = i8(SEATS, KINDS)         # tiles in front of the players
    out = i8(KINDS)                # tiles that have left the game
    gained = i16(SEATS, COLUMNS + 1)    # points by column; at 0 those of a described position
    held = i8(SEATS)               # cards in hand
    hand = i8(SEATS, COLOUR_COUNT, sees=OWNER)
    discard = i8(COLOUR_COUNT)
    pile_left = i8()
    pile = i8(ALL_CARDS, sees=HIDDEN)   # colours from 1, drawn from the end

    # What counting tells, see cards.py. All of it begins anew when the discard pile is shuffled.
    shuffled = i8(COLOUR_COUNT)    # what the draw pile was made of, less cards certainly drawn from it and paid
    fresh = i8(SEATS)              # cards drawn from it, less those
    drawn = i8(SEATS, COLOUR_COUNT, sees=OWNER)   # their colours
    paid = i8(SEATS, COLOUR_COUNT)      # paid by somebody who held older cards of that colour, for all one knows
    older = i8(SEATS, SETS)        # how many of those of a set of colours were certainly older


DROP = SEATS + 1

LAYOUT = Layout(Position)
