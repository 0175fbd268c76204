"""Why a move of Haleakalā is refused: the ruling that forbids it. Arguments may be open."""

from __future__ import annotations

from typing import Any

from ...engine.moves import Args
from ...engine.words import Reason, message
from .board import (
    DISCS, HUTS, MARKET, MARKET_PRIESTESS, POOL, PRICES, SEGMENTS, SPACES,
)
from .landing import lava_supply, sum_on
from .position import ACTION, BUY, CARD, MOVES, PHASES, PREBUY, Position, SHAMAN, SHIFT, TACTICAL
from .rules import can_place


def refuse(ruling: str, id: str, **args: Any) -> Reason:
    return Reason(ruling, message(f"haleakala-why-{id}", **args))


PHASE_OF = {"place": (ACTION,), "invoke": (ACTION,), "take": (ACTION,), "sail": (ACTION,), "shaman": (SHAMAN,),
            "card": (CARD,), "priestess": (SHIFT,), "buy": (BUY, PREBUY), "keep": (BUY, PREBUY)}
RULE_OF_PHASE = {"shaman": "5.4", "card": "H-24", "priestess": "H-34", "buy": "5.10", "prebuy": "6.1"}


def why(p: Position, family: str | None, args: Args) -> Reason:
    """The ruling that forbids it; called only for what is not legal."""
    if family is None:
        family = family_of(p, args)
    if p.phase not in PHASE_OF[family]:
        return why_not_now(p, family)
    if family in ("place", "invoke"):
        return why_place(p, family, args)
    if family == "take":
        return why_take(p, args)
    if family == "sail":
        return refuse("H-10", "pool")
    if family == "shaman":
        return why_shaman(p, str(args["space"]))
    if family == "priestess":
        return why_shift(p, args)
    return why_buy(p, args)


def family_of(p: Position, args: Args) -> str:
    """Of the families with such arguments one that the phase asks for, if there is any."""
    families = [name for name, domain in MOVES.domains.items() if set(args) <= set(domain)]
    return next((name for name in families if p.phase in PHASE_OF[name]), families[0])


def why_not_now(p: Position, family: str) -> Reason:
    if p.phase != ACTION:
        return refuse(RULE_OF_PHASE[PHASES[p.phase]], f"first-{PHASES[p.phase]}")
    if family == "shaman":
        return refuse("5.4", "no-shaman")
    if family == "card":
        return refuse("5.5", "no-card")
    if family == "priestess":
        return refuse("5.9", "no-priestess")
    return refuse("H-41", "no-shell")


def why_place(p: Position, family: str, args: Args) -> Reason:
    """Not in the pool, nothing to invoke, or equal sums."""
    s = p.seat
    discs = [d for d in range(1, DISCS + 1) if args.get("disc", d) == d]
    held = [d for d in discs if p.disc[s, d - 1] == POOL]
    if not held:
        if len(discs) > 1:
            return refuse("H-10", "pool-empty")
        return refuse("5.2", "not-in-pool", disc=discs[0], beach=p.disc[s, discs[0] - 1])
    if family == "invoke":
        if p.variant != TACTICAL:
            return refuse("8", "base-game")
        if p.invocation[s] != POOL:
            return refuse("8", "invocation-out", beach=p.invocation[s])
        if lava_supply(p) == 0:
            return refuse("H-58", "no-lava-left")
        if args.get("beach", p.boat) != p.boat:
            return refuse("8", "invocation-at-boat", beach=p.boat)
    beaches = [b for b in ([p.boat] if family == "invoke" else range(SEGMENTS)) if args.get("beach", b) == b]
    disc, beach = next((d, b) for d in held for b in beaches if not can_place(p, d, b))
    own, other = sum_on(p, s, beach), sum_on(p, 1 - s, beach)
    return refuse("5.3", "equal-place", disc=disc, beach=beach, own=own, sum=own + disc, other=other)


def why_take(p: Position, args: Args) -> Reason:
    s = p.seat
    discs = [d for d in range(1, DISCS + 1) if args.get("disc", d) == d]
    out = [d for d in discs if p.disc[s, d - 1] != POOL]
    if not out:
        return refuse("5.2", "not-out", disc=discs[0], discs=len(discs))
    disc, beach = out[0], p.disc[s, out[0] - 1]
    own, other = sum_on(p, s, beach), sum_on(p, 1 - s, beach)
    return refuse("H-2", "equal-take", disc=disc, beach=beach, own=own, sum=own - disc, other=other)


def why_shaman(p: Position, space: str) -> Reason:
    """Occupied, a beach, too high or too far."""
    end, start = SPACES.index(space), p.shaman[p.seat]
    if p.shaman[1 - p.seat] == end:
        return refuse("H-21", "occupied")
    if end < SEGMENTS:
        return refuse("H-18", "beach", own=int(start == HUTS[p.seat]))
    climb = end // SEGMENTS - start // SEGMENTS
    if climb > 1:
        return refuse("H-17" if start < SEGMENTS else "H-20", "too-high", beach=int(start < SEGMENTS))
    return refuse("3.2", "too-far")


def why_shift(p: Position, args: Args) -> Reason:
    origin, target = args.get("origin"), args.get("target")
    if isinstance(origin, int) and p.lava[origin] == 0:
        return refuse("5.9", "no-lava", segment=origin)
    if not isinstance(origin, int):
        return refuse("H-36", "lava-not-near", segment=str(target))
    return refuse("H-36", "not-neighbours", origin=origin)


def why_buy(p: Position, args: Args) -> Reason:
    item = MARKET.index(str(args["card"]))
    if item == MARKET_PRIESTESS:
        return refuse("H-45", "priestess-later") if p.phase == PREBUY else refuse("H-44", "priestess-used")
    if p.holder[item]:
        return refuse("H-42", "held", own=int(p.holder[item] - 1 == p.seat))
    return refuse("5.10", "too-dear", price=PRICES[item], shells=p.shells[p.seat])
