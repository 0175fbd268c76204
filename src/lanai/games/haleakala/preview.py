"""What a move will certainly do in Haleakalā, before anything is revealed."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from .board import CARDS, LAVA, LEVELS, LINES, MARKET, SEATS, SLOTS, SPACES
from .position import ACTION, EVENTS, IDLE, LAYOUT, MOST_EVENTS, PHASES, Position
from .rules import apply
from .scoring import total
from .soundness import in_deck


class Receipt(msgspec.Struct, frozen=True):
    """A card that somebody gets without a choice."""

    seat: int
    card: str
    slot: int


class ScoredLine(msgspec.Struct, frozen=True):
    seat: int
    what: str
    count: int
    points: int


class Preview(msgspec.Struct, frozen=True):
    """What a move will certainly do. Only the cards drawn afterwards are left to chance."""

    disc: int = 0
    beach: int | None = None          # where it is placed, or taken from
    own: int | None = None            # both sums there afterwards
    other: int | None = None
    lands: int | None = None          # the segment where the boat lands
    steps: int = 0
    summons: int | None = None        # the crater that gets lava from the supply
    receivers: list[int] = []         # the seats that get a card, in this order
    sums: list[int] = []              # of these seats where the boat lands
    chooses: int | None = None        # the seat that chooses a card then; None: nobody has a choice
    cards: list[Receipt] = []         # what is received without a choice, by this move
    builds: list[str] = []            # statues built, by whoever gets the card
    idle: str | None = None           # why a statue card has no effect: `beach`, `occupied`, `supply`
    calm: bool = False                # a Priestess finds no lava
    shaman: str | None = None         # where it stands
    lava_from: int | None = None
    lava_to: int | None = None
    buys: str | None = None
    price: int = 0
    home: list[list[int]] = []        # by seat, the discs that return to the pool
    recalls: list[int] = []           # the seats whose invocation disc returns
    destroys: list[str] = []          # statues, by an eruption that comes now
    scored: list[ScoredLine] = []     # line by line, by a scoring that comes now
    scores: bool = False              # a scoring comes now, or after cards that are still to be drawn
    draws: int = 0                    # so many slots are refilled with cards that nobody knows
    next: str = ""                    # what is to be decided then: a phase, or `over`; empty: the cards drawn decide
    next_seat: int | None = None      # who decides it
    points: int = 0                   # change of the mover's score, were the game to end then


def preview(p: Position, move: int) -> Preview:
    """Play the move on a copy whose decks are empty, so that nothing hidden has a say, and tell what happened."""
    s = p.seat
    after: Any = LAYOUT.twice(p)
    for level in range(LEVELS):
        after.deck_left[level] = 0
    log = memoryview(np.zeros((1 + MOST_EVENTS, 7), np.int64))   # type: ignore[arg-type]
    apply(after, move, memoryview(np.ones(4, np.int64)), log)   # type: ignore[arg-type]
    told: dict[str, Any] = {"receivers": [], "sums": [], "cards": [], "builds": [], "recalls": [], "destroys": [],
                            "home": [[] for _ in range(SEATS)], "scored": []}
    for i in range(1, log[0, 0] + 1):
        event = EVENTS.read([log[i, c] for c in range(7)], -1, 0)
        tell(told, event.kind, event.seat, event.args)
    if after.phase == ACTION:
        draw(p, after, told)
    if after.seat < 0:
        told["next"] = "over"
    elif not may_score(p, after, told.get("draws", 0)):
        told["next"], told["next_seat"] = PHASES[after.phase], after.seat
    return Preview(points=total(after, s) - total(p, s), **told)


def draw(p: Position, after: Position, told: dict[str, Any]) -> None:
    """How many slots are refilled (lava fills none), and whether the second deck must run out by that."""
    slots = sum(after.slot[after.boat, slot] == 0 for slot in range(SLOTS))
    told["draws"] = min(slots, fillers(p, LEVELS))
    if after.round == 1 and slots and (p.deck_left[0] + p.deck_left[1] <= slots or fillers(p, 2) < slots):
        told["scores"] = True


def fillers(p: Position, levels: int) -> int:
    """How many cards of the lowest decks can lie in a slot."""
    return sum(p.deck_left[level] - in_deck(p, level, LAVA) for level in range(levels))


def may_score(p: Position, after: Position, draws: int) -> bool:
    """Whether the cards that are drawn can use up the second deck; lava takes more of them."""
    left = p.deck_left[0] + p.deck_left[1]
    return after.round == 1 and draws > 0 and left <= draws + in_deck(p, 1, LAVA)


def tell(told: dict[str, Any], kind: str, seat: int, args: dict[str, int]) -> None:
    """One thing that happens."""
    if kind in ("place", "take"):
        told.update(args)
    elif kind == "sail":
        told["lands"], told["steps"] = args["segment"], args["steps"]
    elif kind == "summon":
        told["summons"] = args["segment"]
    elif kind == "choose":
        order = [seat, 1 - seat] if args["other"] else [seat]
        told["receivers"] = order[:args["cards"]]
        told["sums"] = [args["own"], args["other"]][:len(told["receivers"])]
        told["chooses"] = seat if args["cards"] > 1 else None
    elif kind == "card":
        told["cards"].append(Receipt(seat, CARDS[args["card"]], args["slot"]))
    elif kind == "build":
        told["builds"].append(SPACES[args["space"]])
    elif kind == "idle":
        told["idle"] = IDLE[args["reason"]]
    elif kind == "calm":
        told["calm"] = True
    elif kind == "shaman":
        told["shaman"] = SPACES[args["space"]]
    elif kind == "shift":
        told["lava_from"], told["lava_to"] = args["origin"], args["target"]
    elif kind == "buy":
        told["buys"], told["price"] = MARKET[args["item"]], args["price"]
    elif kind == "home":
        told["home"][seat].append(args["disc"])
    elif kind == "recall":
        told["recalls"].append(seat)
    elif kind == "destroy":
        told["destroys"].append(SPACES[args["space"]])
    elif kind == "points":
        told["scored"].append(ScoredLine(seat, LINES[args["line"]], args["count"], args["points"]))
    elif kind == "scoring":
        told["scores"] = True
