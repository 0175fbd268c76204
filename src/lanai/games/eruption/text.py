"""Eruption in writing: move notation, events as messages, positions as readable JSON (read back by reading.py).

A position reads like this; from_json takes as little of it as one cares to name, the rest is as after setup:

    {"seat": 0, "phase": "tile", "drawn": "L03", "board": {"e6": "L04", "e4": "L05 1"}, "walls": {"e4 ne": "stone"},
     "villages": [{"temperature": 20, "hand": ["rain"], "walls": {"3": "straw"}, "stock": {"wood": 2}}, {}],
     "stacks": [["L10", "L01"]], "deck": ["bomb"], "claimed": [0, null, null]}

Hexes are named by column and row, a tile with its turn (0 may be left out). Stacks and deck name what comes next;
what is named nowhere follows. `tiles_left` says how high the stacks are all together, the rest being discarded.
"""

from __future__ import annotations

from typing import Any

from ...engine.events import Event
from ...engine.moves import Notation
from ...engine.words import Message, message
from .board import (
    BONUS, BORDER_COUNT, CARDS, ERUPTIONS, HEXES, HEX_NAMES, MATERIALS, SHAPES, SIDES, SIDE_NAMES, STACKS,
    TILE_NAMES, VILLAGE_NAMES, WALL_NAMES,
)
from .position import (
    ARRANGE, BUILD, CARD, ENDINGS, EXTERMINATION, FORECAST, GAIN_CAUSES, HEAT_CAUSES, LOSS_CAUSES, MOVES, PHASES,
    QUAKE_TILE, STACK, TASKS, TURN_TILE, VARIANTS, Position,
)
from .reading import from_json as from_json
from .walls import flow_wall

NOTATION = Notation(
    MOVES,
    eruption="eruption {hex}", stack="stack {stack}", tile="tile {hex} {turn}", extra="extra {answer}",
    aftershock="aftershock {hex} {turn}", quake="quake", replace="replace {hex} {turn}", lava_flow="lava_flow",
    rain="rain", relocate="relocate", arrange="arrange {border} {wall}", fortify="fortify", sinkhole="sinkhole {hex}",
    bomb="bomb {hex} {side}", bomb_village="bomb {village} {border}", trade="trade {card}",
    trade_tile="trade {first} {second}", give="give {card}", give_wall="give {wall}",
    build="build {wall} {hex} {side}", build_village="build {wall} {border}", discard="discard {card}", done="done",
)


# -- events -----------------------------------------------------------------------------------------------

HIDDEN = ("card", "give")                       # their numbers are for the owner and the partner


def place_name(place: int) -> str:
    return f"{HEX_NAMES[place // SIDES]} {SIDE_NAMES[place % SIDES]}"


def card_word(card: int) -> Message:
    return message(f"eruption-card-{CARDS[card]}")


def wall_word(wall: int) -> Message:
    return message(f"eruption-wall-{WALL_NAMES[wall]}")


NAMED: dict[str, Any] = {                       # what numbers of events stand for
    "place": place_name, "hex": lambda n: HEX_NAMES[n], "tile": lambda n: TILE_NAMES[n],
    "old": lambda n: TILE_NAMES[n], "card": card_word, "first": card_word, "second": card_word, "wall": wall_word,
    "before": wall_word,
    "village": lambda n: message(f"eruption-{VILLAGE_NAMES[n]}"),
}


def say(event: Event) -> Message:
    """The event as a message; numbers that stand for things become their names."""
    if event.kind in HIDDEN and not event.args:
        return message(f"eruption-event-{event.kind}-hidden")
    args: dict[str, Any] = {arg: NAMED[arg](n) if arg in NAMED else n for arg, n in event.args.items()}
    if event.kind == "heat":
        args["cause"] = HEAT_CAUSES[args["cause"]]
        args["change"] = abs(args["degrees"] - args["origin"])
    elif event.kind == "gain":
        args["cause"] = GAIN_CAUSES[args["cause"]]
    elif event.kind == "flow_lost":
        args["cause"] = LOSS_CAUSES[args["cause"]]
    elif event.kind == "last":
        args["ending"] = ENDINGS[args["ending"]]
    elif event.kind in ("holds", "breaks", "blocks", "yields"):
        args["bonus"] = BONUS[event.args["wall"]]
        args["total"] = event.args["white"] + args["bonus"]
    elif event.kind == "start":
        args["total"] = args["lava"] + args["white"]
    elif event.kind == "extra":
        args["answer"] = MOVES.domains["extra"]["answer"][args["answer"]]
    return Message(f"eruption-event-{event.kind}", args)


# -- position to JSON -------------------------------------------------------------------------------------


def to_json(p: Position) -> dict[str, Any]:
    data: dict[str, Any] = {
        "players": p.players, "variant": list(VARIANTS)[p.variant], "first": p.first, "seat": p.seat,
        "turn": p.turns, "phase": PHASES[p.phase] if p.seat >= 0 else "over",
        "board": {HEX_NAMES[h]: tile_text(p.tile[h], p.turn[h]) for h in range(HEXES) if p.tile[h]},
        "walls": {place_name(SIDES * h + side): WALL_NAMES[flow_wall(p, h, side)]
                  for h in range(HEXES) for side in range(SIDES) if flow_wall(p, h, side)},
        "supply": {name: p.supply[i] for i, name in enumerate(MATERIALS, 1)},
        "claimed": [p.claimed[n] - 1 if p.claimed[n] else None for n in range(ERUPTIONS)],
        "ending": ENDINGS[p.ending], "last_turns": [s for s in range(p.players) if p.queue >> s & 1],
        "villages": [village_json(p, s) for s in range(p.players)],
        "stacks": [stack_json(p, i) for i in range(STACKS if FORECAST[p.variant] else 1)],
        "lava_discard": shapes(p.spent),
        "deck": [CARDS[p.deck[n] - 1] for n in range(p.deck_left - 1, -1, -1)],
        "card_discard": {name: p.used[i] for i, name in enumerate(CARDS) if p.used[i]},
    }
    if EXTERMINATION[p.variant]:
        data["eliminated"] = sorted((s for s in range(p.players) if p.out[s]), key=lambda s: p.out[s])
        data |= {"quiet": p.quiet, "stale": p.stale, "stirred": p.stirred}
    return data | in_hand(p)


def in_hand(p: Position) -> dict[str, Any]:
    """What there is only in the middle of a turn."""
    data: dict[str, Any] = {
        "task": TASKS[p.task] if p.task not in (TURN_TILE, QUAKE_TILE) or p.phase == STACK else None,
        "drawn": TILE_NAMES[p.drawn] or None, "source": p.source, "aside": shapes(p.aside),
        "closed": [HEX_NAMES[h] for h in range(HEXES) if p.closed >> h & 1], "fortified": p.fortified,
    }
    data = {name: value for name, value in data.items() if value}
    if p.phase == BUILD:
        data["allowed"] = p.allowed
    if p.phase == CARD and p.gave:
        data["gave"] = (*CARDS, *MATERIALS)[p.gave - 1]
    if p.phase == ARRANGE:
        data["draft"] = [WALL_NAMES[p.draft[i]] for i in range(p.border)]
    return data


def village_json(p: Position, s: int) -> dict[str, Any]:
    data: dict[str, Any] = {
        "temperature": p.heat[s],
        "hand": [name for i, name in enumerate(CARDS) for _ in range(p.hand[s, i])],
        "stock": {name: p.stock[s, i] for i, name in enumerate(MATERIALS, 1)},
        "walls": {str(i): WALL_NAMES[p.village_walls[s, i]] for i in range(BORDER_COUNT) if p.village_walls[s, i]},
    }
    sure = {name: p.sure[s, i] for i, name in enumerate(CARDS) if p.sure[s, i]}
    if sure:
        data["others_hold"] = sure
    if EXTERMINATION[p.variant]:
        data["highest"] = p.highest[s]
    return data


def tile_text(tile: int, turn: int) -> str:
    return f"{TILE_NAMES[tile]} {turn}" if turn else TILE_NAMES[tile]


def stack_json(p: Position, i: int) -> list[str]:
    """From the tile that comes next."""
    tiles = [p.tops[i]] if p.tops[i] else []
    return [TILE_NAMES[tile] for tile in (*tiles, *(p.stack[i, n] for n in range(p.size[i] - 1, -1, -1)))]


def shapes(row: Any) -> dict[str, int]:
    return {TILE_NAMES[kind]: row[kind] for kind in range(1, SHAPES) if row[kind]}
