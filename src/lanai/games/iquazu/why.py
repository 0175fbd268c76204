"""Why a move is refused: the ruling that forbids it, and what is missing."""

from __future__ import annotations

from typing import Any

from ...engine.moves import Args
from ...engine.words import Message, Reason, message
from .board import (
    COLOUR_COUNT, COLOURS, COLUMNS, DOUBLE, HAND_LIMIT, JOKER, KIND_NAMES, PAIR, ROCK_COLOUR, SLOTS,
)
from .position import AFTER, DISCARD, DROP, EXTRA, MOVES, PAY, Position
from .rules import has_gem, last_open, price, reach


def refuse(ruling: str, id: str, **args: Any) -> Reason:
    return Reason(ruling, message(f"iquazu-why-{id}", **args))


def colour_word(colour: int) -> Message:
    return message(f"iquazu-{COLOURS[colour]}")


def why(p: Position, family: str | None, args: Args) -> Reason:
    """Called only for what is not legal. Arguments may be open."""
    if family is None:
        family = asked(p, args)
    if p.phase == PAY and family not in ("pay", "joker"):
        return refuse("5.2", "pay-first", col=p.col, slot=p.slot)
    if p.phase == DISCARD and family != "discard":
        return refuse("I-17", "discard-first", surplus=p.held[p.seat] - HAND_LIMIT)
    if family == "discard":
        return why_discard(p, args)
    if family in ("pay", "joker"):
        return why_payment(p, family, args) if p.phase == PAY else refuse("5.2", "choose-first")
    if family == "tile":
        return why_tile(p, args)
    if family == "end":
        return why_end(p, args)
    if p.phase == AFTER:
        return refuse("I-11", "one-action")
    return refuse("I-14", "no-cards") if family == "draw" else why_place(p, args)


def asked(p: Position, args: Args) -> str:
    """The family that open arguments most likely belong to."""
    if "white" in args or "blue" in args or "orange" in args:
        return "discard" if p.phase == DISCARD else "pay"
    return next(name for name, domain in MOVES.domains.items() if set(args) <= set(domain))


# -- gems -------------------------------------------------------------------------------------------------


def why_place(p: Position, args: Args) -> Reason:
    """The reason that stands in the way last: of several slots, that of the one that comes nearest to legal."""
    found = [why_slot(p, c, slot) for c in range(1, COLUMNS + 1) for slot in range(1, SLOTS + 1)
             if args.get("col", c) == c and args.get("slot", slot) == slot]
    return max(found, key=lambda each: each[0])[1]


def why_slot(p: Position, c: int, slot: int) -> tuple[int, Reason]:
    s, what = p.seat, p.cell[c, slot]
    if c < p.frame:
        return 0, refuse("I-16", "under-water", col=c)
    if c > last_open(p):
        return 1, refuse("I-16", "closed", col=c)
    if what == DROP:
        return 2, refuse("5.5", "drop", col=c, slot=slot)
    if what:
        return 2, refuse("I-9", "taken", col=c, slot=slot)
    if not has_gem(p, s):
        return 3, refuse("I-40", "no-gems")
    colour, cost = ROCK_COLOUR[p.rock[c]][slot], price(p, c)
    able = reach(p, s, colour)
    words = {"col": c, "slot": slot, "price": cost, "colour": colour_word(colour), "missing": cost - able}
    return 4 + able - cost + SLOTS, refuse("5.3", "too-dear", **words)


def why_payment(p: Position, family: str, args: Args) -> Reason:
    s = p.seat
    named = [args.get(colour) for colour in COLOURS]
    if family == "joker" and not p.won[s, JOKER]:
        return refuse("I-6", "no-joker")
    lacking = next((c for c in range(COLOUR_COUNT)
                    if isinstance(count := named[c], int) and count > p.hand[s, c]), None)
    if lacking is not None:
        return refuse("5.3", "not-held", colour=colour_word(lacking), held=p.hand[s, lacking])
    colour, cost = ROCK_COLOUR[p.rock[p.col]][p.slot], price(p, p.col)
    words = {"price": cost, "colour": colour_word(colour)}
    paid = [count for count in named if isinstance(count, int)]
    if len(paid) < COLOUR_COUNT:
        return refuse("5.3", "no-such-payment", **words)
    if family == "joker":
        return refuse("I-6", "joker-count", **words) if sum(paid) != cost else refuse("I-7", "joker-wasted", **words)
    others = [paid[c] for c in range(COLOUR_COUNT) if c != colour]
    if paid[colour] > cost and not any(others):
        return refuse("I-2", "own-pair", **words)
    if any(count % PAIR for count in others):
        return refuse("I-1", "odd", **words)
    units = paid[colour] + sum(count // PAIR for count in others)
    return refuse("I-4", "too-much" if units > cost else "too-little", paid=units, **words)


# -- the rest ---------------------------------------------------------------------------------------------


def why_tile(p: Position, args: Args) -> Reason:
    if p.phase == EXTRA:
        return refuse("I-23", "extra-first")
    kinds = [KIND_NAMES.index(str(name)) for name in MOVES.domains["tile"]["kind"] if args.get("kind", name) == name]
    owned = [kind for kind in kinds if p.won[p.seat, kind]]
    if not owned:
        return refuse("5.4", "no-tile")
    if any(kind != DOUBLE for kind in owned):
        return refuse("I-28", "no-cards")
    return refuse("5.4", "no-extra") if p.phase == AFTER else refuse("I-22", "double-early")


def why_end(p: Position, args: Args) -> Reason:
    if p.phase == AFTER:
        return refuse("I-15", "done-instead")
    return refuse("I-15", "no-pass") if args.get("how") == "pass" else refuse("I-12", "act-first")


def why_discard(p: Position, args: Args) -> Reason:
    s = p.seat
    if p.phase != DISCARD:
        return refuse("I-18", "no-discard", limit=HAND_LIMIT)
    for c, colour in enumerate(COLOURS):
        count = args.get(colour)
        if isinstance(count, int) and count > p.hand[s, c]:
            return refuse("I-18", "not-held", colour=colour_word(c), held=p.hand[s, c])
    return refuse("I-18", "discard-count", surplus=p.held[s] - HAND_LIMIT, limit=HAND_LIMIT)
