"""Haleakalā in writing: move notation and events as messages; positions as readable JSON are in readable.py."""

from __future__ import annotations

from typing import Any

from ...engine.events import Event
from ...engine.moves import Notation
from ...engine.words import Message, message
from .board import CARDS, LINES, MARKET, SEGMENTS, SPACES
from .position import IDLE, MOVES
from .readable import from_json as from_json, to_json as to_json

NOTATION = Notation(
    MOVES,
    place="{disc}@{beach}", invoke="{disc}@{beach}!", take="-{disc}", sail="~", shaman="{space}", card="c{slot}",
    priestess="{origin}>{target}", buy="${card}", keep="$-",
)


def card_word(card: str) -> Message:
    """A palm card by its name in the data: `fish(1,2)` has one basket and two butterflies."""
    if card.startswith("fish"):
        baskets, butterflies = card[len("fish("):-1].split(",")
        return message("haleakala-fish", baskets=int(baskets), butterflies=int(butterflies))
    return message(f"haleakala-{card}")


def item_word(item: str) -> Message:
    """A card of the market."""
    return message("haleakala-market_priestess" if item == "priestess" else f"haleakala-{item}")


def space_word(space: str) -> Message:
    """`F3` is forest 3."""
    return message(f"haleakala-space-{space[0]}", segment=int(space[1:]))


def say(event: Event) -> Message:
    """The event as a message; numbers that stand for things become their names."""
    args: dict[str, Any] = dict(event.args)
    if "card" in args:
        args["card"] = card_word(CARDS[args["card"]])
    if "item" in args:
        args["item"] = item_word(MARKET[args["item"]])
    if "line" in args:
        args["line"] = message(f"haleakala-{LINES[args['line']]}")
    if "reason" in args:
        args["reason"] = IDLE[args["reason"]]
    if event.kind == "start":
        args["first"] += 1
    if event.kind == "shaman":
        args["stays"] = int(args["space"] == args["origin"])
        args["climb"] = args["space"] // SEGMENTS - args["origin"] // SEGMENTS
        args["origin"] = space_word(SPACES[args["origin"]])
    if "space" in args:
        args["space"] = space_word(SPACES[args["space"]])
    return Message(f"haleakala-event-{event.kind}", args)
