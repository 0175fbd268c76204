"""The worth of a position taken apart, so that a bot can say in words what a move is good for.

The terms add up to advice.value (a test proves it); `eruption-reason-<term>` puts each into words.
"""

from __future__ import annotations

from ...engine.words import Message, message
from .advice import HEAT, NEXT, WORTH, burning, clock, hand, last_hand, last_heat, stockpile, turn, value, village
from .board import VILLAGE_NAMES, VILLAGE_OF
from .hands import partner
from .position import GOES_ON, Position

OWN = ("heat", "zones", "borders", "walls", "cards", "turn")
THEIRS = ("rival_heat", "rival_borders", "rivals")


def reasons(p: Position, seat: int) -> dict[str, int]:
    """What speaks for the seat, or its team, by term, as advice counts it."""
    terms = dict.fromkeys((*OWN, *THEIRS), 0)
    whole = value(p, seat)
    friend = partner(p, seat)
    if p.seat < 0 or p.out[seat] > 0:
        return terms | {"heat": whole}
    for s in (seat, friend):
        if s >= 0:
            for term, points in parts(p, s).items():
                terms[term] += points
    rivals = [s for s in range(p.players) if s not in (seat, friend) and p.out[s] == 0]
    for s in rivals:
        of = parts(p, s)
        terms["rival_heat"] -= (of["heat"] + of["zones"]) // len(rivals)
        terms["rival_borders"] -= of["borders"] // len(rivals)
    return terms | {"rivals": whole - sum(terms.values())}


def parts(p: Position, s: int) -> dict[str, int]:
    """What a village has. While heat does it good, that is another reason than when it does harm."""
    if p.ending != GOES_ON:
        return {"heat": last_heat(p, s), "zones": 0, "borders": 0, "walls": 0, "cards": last_hand(p, s), "turn": 0}
    now = clock(p)
    heat = burning(p, s, now)
    good = WORTH[now][HEAT] + WORTH[now][NEXT] > 0
    return {"heat": 0 if good else heat, "zones": heat if good else 0, "borders": village(p, s, now),
            "walls": stockpile(p, s, now), "cards": hand(p, s, now), "turn": turn(p, s, now)}


def details(before: Position, after: Position, seat: int) -> dict[str, Message]:
    """The village that suffers most from a move."""
    if after.seat < 0 or after.ending != before.ending or clock(after) != clock(before):
        return {}
    rivals = [s for s in range(after.players)
              if s not in (seat, partner(after, seat)) and after.out[s] == before.out[s] == 0]
    lost = {s: (parts(before, s), parts(after, s)) for s in rivals}
    found = {}
    for term, id, names in (("rival_heat", "eruption-reason-rival_heat-village", ("heat", "zones")),
                            ("rival_borders", "eruption-reason-rival_borders-village", ("borders",))):
        worst = {s: sum(then[name] - now[name] for name in names) for s, (now, then) in lost.items()}
        s = min(worst, key=lambda s: worst[s], default=-1)
        if s >= 0 and worst[s] < 0:
            village = message(f"eruption-{VILLAGE_NAMES[VILLAGE_OF[after.players][s]]}")
            found[term] = message(id, village=village)
    return found
