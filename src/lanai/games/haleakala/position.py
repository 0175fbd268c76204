"""What lies on the table, what can be decided, what can happen: the vocabulary of the rules."""

from __future__ import annotations

from ...engine.events import Events
from ...engine.layout import HIDDEN, Layout, i8, i16
from ...engine.moves import Moves
from .board import (
    CARD_COUNT, DISCS, LEVELS, MARKET, MODES, MOST_DECK, MOST_QUIET, SCORING_COUNT, SEATS, SEGMENTS, SLOTS,
    SPACES, SPACE_COUNT,
)

NAME = "haleakala"
TITLE = "Haleakalā"
VERSION = 1
VARIANTS = dict.fromkeys(MODES, (SEATS,))
TACTICAL = MODES.index("tactical")

ACTION, SHAMAN, CARD, SHIFT, BUY, PREBUY = 0, 1, 2, 3, 4, 5
PHASES = ("action", "shaman", "card", "priestess", "buy", "prebuy")

MOVES = Moves(
    place=dict(disc=range(1, DISCS + 1), beach=range(SEGMENTS)),
    invoke=dict(disc=range(1, DISCS + 1), beach=range(SEGMENTS)),   # with the invocation disc
    take=dict(disc=range(1, DISCS + 1)),
    sail={},
    shaman=dict(space=SPACES),
    card=dict(slot=range(SLOTS)),
    priestess=dict(origin=range(SEGMENTS), target=range(SEGMENTS)),
    buy=dict(card=MARKET),
    keep={},                       # buy nothing
)
FAMILY = MOVES.codes
FIRST = MOVES.first
MOVE = MOVES.table                 # MOVE[move] = family and arguments

MOST_LEGAL = DISCS * (SEGMENTS + 1) + 1
MOST_PLIES = 40 * MOST_QUIET * 8  # fewer than 40 cards can leave a slot, with so many turns between them (H-66)
MOST_EVENTS = 96

EVENTS = Events(
    deal="segment slot card !",
    start="first",                 # the seat that begins
    place="disc beach own other",  # with both sums afterwards
    invoke="beach",                # the invocation disc lies beside it
    take="disc beach own other",   # back into the pool
    sail="origin segment steps",
    summon="segment lava",         # lava on the crater afterwards, here and below
    shaman="origin space",         # the same space: it stays
    nobody="segment",              # no disc lies where the boat landed
    choose="segment own other cards",    # may take a card first: both sums, how many different cards lie there
    card="segment slot card",      # receives it
    build="space left",            # with a statue card; statues left in the supply
    idle="reason space",           # a statue card without effect, see IDLE
    calm="",                       # a Priestess, but no lava to move
    shift="origin target",         # a Priestess moves a lava disc
    buy="item price shells",       # shells left
    keep="shells",                 # buys nothing
    home="disc beach",             # a disc returns to the pool
    recall="beach",                # so does the invocation disc
    refill="segment slot card level !",
    lava="segment lava level placed !",  # a lava card is drawn; placed 0: the supply was empty
    exhausted="level",             # the last card of a deck is drawn
    scoring="round",               # it comes now; purchases before it may follow
    erupt="segment lava",
    destroy="space",               # the seat's statue
    points="line count points",    # one line of a scoring, see board.LINES
    scored="points total",
    second_round="",               # lava and scoring cards lie in their places again
    over="total place drawn",
)
EVENT = EVENTS.codes

ON_BEACH, OCCUPIED, NO_STATUE = 0, 1, 2
IDLE = ("beach", "occupied", "supply")


class Position:
    """All there is on the table. Segments, spaces, cards and discs are numbered as in board.py."""

    seat = i8()                    # who decides; -1 when the game is over
    players = i8()
    variant = i8()                 # place in VARIANTS
    first = i8()                   # who has the first-player card
    turn = i8()                    # the active player; while the boat lands another seat may decide
    round = i8()                   # 1 or 2
    phase = i8()
    waiting = i8()                 # the seat that gets the other card where the boat landed, plus 1; 0 nobody
    boat = i8()
    priestess = i8()               # of the market: 1 face up
    quiet = i16()                  # turns since a card left a slot; -1: one has in this turn
    disc = i8(SEATS, DISCS)        # the beach where each disc lies, or POOL
    invocation = i8(SEATS)         # the same of the invocation discs; POOL in the base game
    shaman = i8(SEATS)             # the space where it stands
    statue = i8(SPACE_COUNT)       # seat plus 1 of the statue on each space, 0 none
    lava = i8(SEGMENTS)            # lava discs on each crater; the others are in the supply
    slot = i8(SEGMENTS, SLOTS)     # cards at the rim, 0 none
    deck_left = i8(LEVELS)
    deck = i8(LEVELS, MOST_DECK, sees=HIDDEN)   # drawn from the end
    kept = i8(SEATS, CARD_COUNT + 1)     # beach cards by card
    shells = i8(SEATS)
    holder = i8(SCORING_COUNT)     # seat plus 1 of who has each scoring card, 0 the market
    banked = i16(SEATS)            # points of the first scoring; those of the second are counted from the pieces


LAYOUT = Layout(Position)
