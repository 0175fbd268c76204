"""Maui in writing: move notation, events as messages, positions as readable JSON and back.

A position reads like this; from_json takes as little of it as one cares to name, the rest is as after setup:

    {"seat": 0, "market": [["YPB", "POG", "GBO"], ["OYB", "GBY", "YGB"]], "zones": [1, 0], "bag": ["OGY"],
     "beaches": [{"dollars": 2, "towels": ["YPB@3", "?", "PBY@4 blue>5"], "shells": {"yellow": 3}}, {}]}

Towels are written with their height and what lies on their rows (`blue>5` a token, `crab3>4` a crab); `?` is
any towel not named elsewhere, in the middle. The bag names the next towels to come; the others follow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from ...engine.described import by_seat, choice, items, known, mapping, number, pairs, same_match
from ...engine.errors import BadPosition
from ...engine.events import Event
from ...engine.moves import Notation
from ...engine.words import Message, message
from .board import (
    CELLS, COLUMNS, CRAB_COUNT, CRAB_SPOTS, CRABS, LAST_SQUARE, MARKET_ROWS, PARTS, PART_SIDE, PATTERNS, PEARLS,
    ROWS, SLOTS, SPARE_TOP, TOKENS, TOP_MAX, TOP_MIN, TOWEL_COUNT, TOWEL_NAMES, UMBRELLA_COUNT,
    UMBRELLA_NAMES, UMBRELLA_SPOTS,
)
from .position import ACTION, MOVES, PHASES, VARIANTS, Position
from .rules import legal
from .soundness import CHECKS, check, last_round

NOTATION = Notation(
    MOVES,
    dollars="dollars {zone}", towel="towel {row}.{slot}@{top}", umbrella="umbrella {pattern}",
    token="token {token} > {cell}", done="done", spare="spare {row}.{slot}",
)


# -- events -----------------------------------------------------------------------------------------------


def pattern_word(pattern: int) -> Message:
    return message(f"maui-{PATTERNS[pattern]}")


def say(event: Event) -> Message:
    """The event as a message; numbers that stand for things become their names."""
    args: dict[str, Any] = dict(event.args)
    for arg, names in (("towel", TOWEL_NAMES), ("kind", UMBRELLA_NAMES)):
        if arg in args:
            args[arg] = names[args[arg]]
    if event.kind == "umbrella" or event.kind == "lost":
        args["kind"] = message("maui-umbrella-" + str(args["kind"]).replace("/", "-"))
    if "pattern" in args:
        args["pattern"] = pattern_word(args["pattern"])
    if "track" in args:
        args["track"] = pattern_word(args["track"])
    if "token" in args:
        args["token"] = message(f"maui-{TOKENS[args['token']]}")
    if "colour" in args:
        args["colour"] = message(f"maui-{PEARLS[args['colour']]}")
    if event.kind == "lay":
        args["bottom"] = args["top"] + CELLS - 1
    if event.kind == "step":
        args["steps"] = args["square"] - args["origin"]
    if event.kind == "part":
        args["first"] += 1
    return Message(f"maui-event-{event.kind}", args)


# -- position to JSON -------------------------------------------------------------------------------------


def to_json(p: Position) -> dict[str, Any]:
    data: dict[str, Any] = {
        "players": p.players, "variant": list(VARIANTS)[p.variant], "first": p.first, "seat": p.seat,
        "part": p.part, "round": p.round, "phase": PHASES[p.phase],
        "market": [[name_or_none(p.market[row, slot]) for slot in range(SLOTS)] for row in range(MARKET_ROWS)],
        "zones": [p.zones[row] for row in range(MARKET_ROWS)],
        "ornaments": list_of(p.ornaments),
        "bag": [TOWEL_NAMES[p.bag[i]] for i in range(p.bag_left - 1, -1, -1)],
        "beaches": [beach_json(p, s) for s in range(p.players)],
    }
    if p.phase != ACTION:   # in the middle of a turn
        data["taken"] = p.taken
        data["fresh"] = {token: p.fresh[i] for i, token in enumerate(TOKENS)}
        if PHASES[p.phase] == "umbrella":
            data["pending"] = spot_name(UMBRELLA_SPOTS[p.side][p.pending])
    return data


def beach_json(p: Position, s: int) -> dict[str, Any]:
    return {
        "dollars": p.dollars[s],
        "shells": {pattern: p.shells[s, i] for i, pattern in enumerate(PATTERNS)},
        "tokens": {token: p.tokens[s, i] for i, token in enumerate(TOKENS)},
        "pearls": {colour: p.pearls[s, i] for i, colour in enumerate(PEARLS)},
        "penalties": p.penalties[s],
        "towels": [towel_text(p, s, column) for column in range(p.placed[s] + 1)],
        "umbrellas": {spot_name(UMBRELLA_SPOTS[p.side][i]): UMBRELLA_NAMES[p.umbrella[s, i]]
                      for i in range(UMBRELLA_COUNT[p.side]) if p.umbrella[s, i]},
        "crabs": {spot_name(CRAB_SPOTS[p.side][i]): p.crab[s, i]
                  for i in range(CRAB_COUNT[p.side]) if p.crab[s, i]},
    }


def towel_text(p: Position, s: int, column: int) -> str:
    words = [f"{TOWEL_NAMES[p.towel[s, column]]}@{p.top[s, column]}"]
    for cell in range(CELLS):
        cover = p.cover[s, column, cell]
        if cover:
            words.append(f"{TOKENS[cover - 1] if cover > 0 else f'crab{-cover}'}>{p.top[s, column] + cell}")
    return " ".join(words)


def name_or_none(towel: int) -> str | None:
    return TOWEL_NAMES[towel] if towel else None


def spot_name(spot: tuple[int, int]) -> str:
    return f"{spot[0]}.{spot[1]}"


def list_of(row: Any) -> list[int]:
    return [row[i] for i in range(len(row))]


# -- position from JSON -----------------------------------------------------------------------------------

TABLE_FIELDS = ("players", "variant", "first", "seat", "part", "round", "phase", "market", "zones", "ornaments",
                "bag", "beaches", "taken", "fresh", "pending")
BEACH_FIELDS = ("dollars", "shells", "tokens", "pearls", "penalties", "towels", "umbrellas", "crabs")
ANY = "?"


def from_json(p: Position, data: Mapping[str, Any]) -> None:
    """Change a position after setup into the one described; BadPosition names the field that cannot be."""
    known("", data, TABLE_FIELDS)
    same_match(p, data, VARIANTS)
    p.first = number("first", data.get("first", p.first), 0, p.players - 1)
    p.seat = number("seat", data.get("seat", p.first), -1, p.players - 1)
    part = number("part", data.get("part", p.part), 1, PARTS[p.variant])
    if part != p.part:
        to_part(p, part)
    p.round = number("round", data.get("round", p.round), 1, 999)
    p.phase = choice("phase", data.get("phase", PHASES[ACTION]), PHASES)
    for row, count in enumerate(items("zones", data.get("zones", list_of(p.zones)), MARKET_ROWS)):
        p.zones[row] = number(f"zones[{row}]", count, 0, 6)
    for i, count in enumerate(items("ornaments", data.get("ornaments", list_of(p.ornaments)), len(p.ornaments))):
        p.ornaments[i] = number(f"ornaments[{i}]", count, 0, 9)
    p.taken = number("taken", data.get("taken", 0), 0, MARKET_ROWS)
    for token, count in mapping("fresh", data.get("fresh", {}), TOKENS):
        p.fresh[token] = number("fresh", count, 0, 9)
    beaches = by_seat("beaches", data, p.players, BEACH_FIELDS)
    lay_towels(p, data, beaches)
    for s, beach in enumerate(beaches):
        read_beach(p, s, beach)
    if PHASES[p.phase] == "umbrella":
        p.pending = spot("pending", data.get("pending"), UMBRELLA_SPOTS[p.side][:UMBRELLA_COUNT[p.side]])
    elif data.get("pending") is not None:
        raise BadPosition("pending", "no umbrella is to be decided in this phase")
    p.last = last_round(p)
    judge(p)


def judge(p: Position) -> None:
    """What the single fields cannot tell."""
    broken = check(p)
    if broken:
        raise BadPosition(*CHECKS[broken])
    if p.seat >= 0 and legal(p, [0] * 64) == 0:
        raise BadPosition("phase", "nothing can be decided")


def to_part(p: Position, part: int) -> None:
    """Only the side of the beaches differs: what lies there is described, or nothing."""
    p.part = part
    p.side = PART_SIDE[p.variant][part - 1]
    for s in range(p.players):
        for i in range(UMBRELLA_COUNT[0]):
            p.umbrella[s, i] = 0
        for i in range(CRAB_COUNT[1]):
            p.crab[s, i] = 0


def lay_towels(p: Position, data: Mapping[str, Any], beaches: list[Any]) -> None:
    """Named towels go where they are named; places left to setup keep theirs if it is still free."""
    market = [items(f"market[{i}]", row, SLOTS) for i, row in
              enumerate(items("market", data.get("market", [[ANY] * SLOTS] * MARKET_ROWS), MARKET_ROWS))]
    rows = [list(beach_towels(s, beach)) for s, beach in enumerate(beaches)]
    bag = [towel_number(f"bag[{i}]", name) for i, name in enumerate(items("bag", data.get("bag", []), None))]
    named: dict[int, str] = {}

    def claim(field: str, towel: int) -> None:
        if towel in named:
            raise BadPosition(field, f"{TOWEL_NAMES[towel]} is also in {named[towel]}")
        named[towel] = field

    for row in range(MARKET_ROWS):
        for slot in range(SLOTS):
            if market[row][slot] not in (ANY, None):
                field = f"market[{row}][{slot}]"
                claim(field, towel_number(field, market[row][slot]))
    for s, towels in enumerate(rows):
        for column, (towel, _, _) in enumerate(towels):
            if towel:
                claim(f"beaches[{s}].towels[{column}]", towel)
    for i, towel in enumerate(bag):
        claim(f"bag[{i}]", towel)
    dealt = [p.market[row, slot] for row in range(MARKET_ROWS) for slot in range(SLOTS)]
    starts = [p.towel[s, 0] for s in range(p.players)]
    rest = [t for t in (p.bag[i] for i in range(p.bag_left - 1, -1, -1)) if t not in named]
    kept = {t for t in (*dealt, *starts) if t not in named}

    def fill(wish: int) -> int:
        if wish in kept:
            kept.discard(wish)
            return wish
        if not rest:
            raise BadPosition("towels", "there are not enough towels")
        return rest.pop(0)

    for row in range(MARKET_ROWS):
        for slot in range(SLOTS):
            name = market[row][slot]
            p.market[row, slot] = (fill(p.market[row, slot]) if name == ANY else
                                   towel_number("market", name) if name else 0)
    for s, towels in enumerate(rows):
        for column, (towel, top, covers) in enumerate(towels):
            p.towel[s, column] = towel or fill(starts[s] if column == 0 else 0)
            p.top[s, column] = top
            for cell, cover in enumerate(covers):
                p.cover[s, column, cell] = cover
        p.placed[s] = len(towels) - 1
    order = [*bag, *rest, *sorted(kept)]
    p.bag_left = len(order)
    for i in range(TOWEL_COUNT):
        p.bag[i] = order[len(order) - 1 - i] if i < len(order) else 0


def beach_towels(s: int, beach: Mapping[str, Any]) -> Iterator[tuple[int, int, list[int]]]:
    """Number (0: any), top and covers of each towel, from the entrance on."""
    field = f"beaches[{s}]"
    names = items(f"{field}.towels", beach.get("towels", [ANY]), None)
    if not 1 <= len(names) <= COLUMNS + 1:
        raise BadPosition(f"{field}.towels", f"a start towel and at most {COLUMNS} more")
    for column, name in enumerate(names):
        where = f"{field}.towels[{column}]"
        if name == ANY:
            yield 0, SPARE_TOP, [0] * CELLS
            continue
        pattern = r"(\?|[A-Za-z]{3})@(-?[0-9]{1,3})((?:\s+\w+>[0-9])*)"
        found = re.fullmatch(pattern, name) if isinstance(name, str) else None
        if not found:
            raise BadPosition(where, f"{name!r} is not written like 'YPB@3' or 'YPB@3 blue>5'")
        top = number(where, int(found[2]), TOP_MIN, TOP_MAX)
        covers = [0] * CELLS
        for what, row in re.findall(r"(\w+)>([0-9])", found[3]):
            if not 0 <= int(row) - top < CELLS or not 1 <= int(row) <= ROWS:
                raise BadPosition(where, f"the towel has no cell in row {row}")
            if what in TOKENS:
                covers[int(row) - top] = TOKENS.index(what) + 1
            elif what in [f"crab{value}" for value in CRABS]:
                covers[int(row) - top] = -int(what[4:])
            else:
                raise BadPosition(where, f"{what!r} is neither a token nor a crab")
        yield 0 if found[1] == ANY else towel_number(where, found[1]), top, covers


def read_beach(p: Position, s: int, beach: Mapping[str, Any]) -> None:
    field, column = f"beaches[{s}]", p.placed[s]
    last = LAST_SQUARE[p.variant]
    p.dollars[s] = number(f"{field}.dollars", beach.get("dollars", p.dollars[s]), 0, 6)
    for pattern, square in mapping(f"{field}.shells", beach.get("shells", {}), PATTERNS):
        p.shells[s, pattern] = number(f"{field}.shells", square, 0, last)
    for token, count in mapping(f"{field}.tokens", beach.get("tokens", {}), TOKENS):
        p.tokens[s, token] = number(f"{field}.tokens", count, 0, 9)
    for colour, count in mapping(f"{field}.pearls", beach.get("pearls", {}), PEARLS):
        p.pearls[s, colour] = number(f"{field}.pearls", count, 0, 3)
    outside = sum(max(0, 1 - p.top[s, c]) + max(0, p.top[s, c] + CELLS - 1 - ROWS) for c in range(column + 1))
    p.penalties[s] = number(f"{field}.penalties", beach.get("penalties", outside), 0, 99)
    p.crab_points[s] = sum(max(0, -p.cover[s, c, cell]) for c in range(column + 1) for cell in range(CELLS))
    umbrellas = UMBRELLA_SPOTS[p.side][:UMBRELLA_COUNT[p.side]]
    crabs = CRAB_SPOTS[p.side][:CRAB_COUNT[p.side]]
    for i, (at, _) in enumerate(umbrellas):
        if at <= column or "umbrellas" in beach:
            p.umbrella[s, i] = 0
    for i, (at, _) in enumerate(crabs):
        if at <= column or "crabs" in beach:
            p.crab[s, i] = 0
    for name, kind in pairs(f"{field}.umbrellas", beach.get("umbrellas", {})):
        at = spot(f"{field}.umbrellas", name, umbrellas)
        p.umbrella[s, at] = choice(f"{field}.umbrellas", kind, UMBRELLA_NAMES)
    for name, value in pairs(f"{field}.crabs", beach.get("crabs", {})):
        if type(value) is not int or value not in CRABS:
            raise BadPosition(f"{field}.crabs", f"{value!r} is none of {', '.join(map(str, sorted({*CRABS})))}")
        p.crab[s, spot(f"{field}.crabs", name, crabs)] = value


# -- small readers ----------------------------------------------------------------------------------------


def spot(field: str, name: Any, spots: tuple[tuple[int, int], ...]) -> int:
    names = [spot_name(s) for s in spots]
    if name not in names:
        raise BadPosition(field, f"{name!r} is no spot; there are {', '.join(names)}")
    return names.index(name)


def towel_number(field: str, name: Any) -> int:
    if not isinstance(name, str) or name.upper() not in TOWEL_NAMES[1:]:
        raise BadPosition(field, f"{name!r} is no towel")
    return TOWEL_NAMES.index(name.upper())
