"""Eruption's tables, made once from data.toml. Everything is a whole number or a nest of tuples of them.

A hex is its number in data.toml, a set of sides is six bits. What lies across the six sides of a hex is one *face
code*: a digit to the base three for every side, FREE, LAVA or ROCK. Laying or lifting a tile adds to the codes of
its neighbours; all that can be asked about fitting is looked up by the code.
"""

from __future__ import annotations

import tomllib
from itertools import product
from pathlib import Path
from typing import Any

DATA: dict[str, Any] = tomllib.loads((Path(__file__).parent / "data.toml").read_text("utf-8"))

# -- sides and hexes
SIDES = len(DATA["conventions"]["side_vectors"])
SIDE_NAMES: tuple[str, ...] = tuple(name.lower() for name in DATA["conventions"]["side_names"])
VECTORS = [tuple(vector) for vector in DATA["conventions"]["side_vectors"]]
ALL_SIDES = (1 << SIDES) - 1
PLACES: tuple[tuple[int, int], ...] = tuple((q, r) for q, r in DATA["board"]["playable"])
HEXES = len(PLACES)
COLUMNS = "abcdefghijk"
LEFTMOST, TOPMOST = -5, -9


def hex_name(q: int, r: int) -> str:
    """Column letter and row: rows are half hexes, counted from 1 at the top (appendix B of the rules)."""
    return f"{COLUMNS[q - LEFTMOST]}{2 * r + q - TOPMOST}"


HEX_NAMES = tuple(hex_name(q, r) for q, r in PLACES)
_NUMBER = {place: h for h, place in enumerate(PLACES)}


def _across(h: int, side: int) -> tuple[int, int]:
    (q, r), (dq, dr) = PLACES[h], VECTORS[side]
    return q + dq, r + dr


def _at(entry: dict[str, Any]) -> tuple[int, int]:
    """Hex and side of an entry of the data."""
    return _NUMBER[tuple(entry["hex"])], entry["side"]


def _sets(entries: list[tuple[int, int]]) -> tuple[int, ...]:
    """By hex: the sides that are named."""
    sets = [0] * HEXES
    for h, side in entries:
        sets[h] |= 1 << side
    return tuple(sets)


OPPOSITE = tuple((side + SIDES // 2) % SIDES for side in range(SIDES))
NEAR = tuple(tuple(_NUMBER.get(_across(h, side), -1) for side in range(SIDES)) for h in range(HEXES))
INNER = tuple(sum(1 << side for side in range(SIDES) if NEAR[h][side] >= 0) for h in range(HEXES))
COUNT = tuple(sides.bit_count() for sides in range(ALL_SIDES + 1))

# -- the edge of the board: volcano, villages, sea
_MOUTHS = [_at(mouth) for mouth in DATA["mouth"]]
_CLOSED = [_at(closed) for closed in DATA["volcano"]["closed_sides"]]
MOUTHS = _sets(_MOUTHS)
VILLAGE_NAMES: tuple[str, ...] = tuple(village["color"] for village in DATA["village"])
VILLAGES = len(VILLAGE_NAMES)
BORDERS = tuple(tuple(_at(side) for side in village["sides"]) for village in DATA["village"])
BORDER_COUNT = len(BORDERS[0])
SHORE = _sets([place for borders in BORDERS for place in borders])     # sides on any village
_VILLAGE = {place: (v, i) for v, borders in enumerate(BORDERS) for i, place in enumerate(borders)}
VILLAGE_AT = tuple(tuple(_VILLAGE.get((h, side), (-1, -1))[0] for side in range(SIDES)) for h in range(HEXES))
BORDER_AT = tuple(tuple(_VILLAGE.get((h, side), (-1, -1))[1] for side in range(SIDES)) for h in range(HEXES))
_SEA = [_at(side) for sea in DATA["sea"] for side in sea["sides"]]
SEA = _sets(_SEA)

# -- walls. Materials count from 1; 0 is "no wall".
MATERIALS: tuple[str, ...] = tuple(wall["material"] for wall in DATA["wall"])
WALL_NAMES = ("none", *MATERIALS)
WALLS = len(WALL_NAMES)
WALL_COUNT = (0, *(wall["count"] for wall in DATA["wall"]))
BONUS: tuple[int, ...] = (0, *(wall["die_bonus"] for wall in DATA["wall"]))
WALL_POINTS = (0, *(wall["tiebreak_points"] for wall in DATA["wall"]))
WEAKER = (0, *(WALL_NAMES.index(wall["fallback"] or "none") for wall in DATA["wall"]))
_DICE = list(product(range(1, 7), repeat=2))
ROLLS = len(_DICE)
# Of ROLLS, how many a wall holds against.
HOLDS: tuple[int, ...] = (0, *(sum(white + bonus > lava for lava, white in _DICE) for bonus in BONUS[1:]))
RESOURCE = tuple(next((WALL_NAMES.index(material) for material, hexes in DATA["resources"].items()
                       if [q, r] in hexes), 0) for q, r in PLACES)
# The walls on the exits of a tile are one number, two bits for every side; the sides that have one, by that number.
WALLED = tuple(sum(1 << side for side in range(SIDES) if walls >> 2 * side & 3) for walls in range(1 << 2 * SIDES))

# -- tiles. Lava tiles count from 1, eruption tiles follow them; 0 is "no tile".
_LAVA, _ERUPTION = DATA["lava_tile"], DATA["eruption_tile"]
TILE_NAMES = ("", *(tile["id"] for tile in (*_LAVA, *_ERUPTION)))
TILES = len(TILE_NAMES)
SHAPES = len(_LAVA) + 1                       # lava tiles have numbers below
COPIES = (0, *(tile["copies"] for tile in _LAVA))
LAVA_TILES = sum(COPIES)
ERUPTIONS = len(_ERUPTION)


def _turned(sides: int, turn: int) -> int:
    return sum(1 << (side + turn) % SIDES for side in range(SIDES) if sides >> side & 1)


_PRINTED = (0, *(sum(1 << side for side in tile["groups"][0]) for tile in (*_LAVA, *_ERUPTION)))
EXITS = tuple(tuple(_turned(sides, turn) for turn in range(SIDES)) for sides in _PRINTED)
# The smallest of all turns that look the same (3.1): the others are not counted and not stored.
PLAINEST = tuple(tuple(exits.index(sides) for sides in exits) for exits in EXITS)
TURNS = tuple(len(set(exits)) for exits in EXITS)

# -- face codes
FREE, LAVA, ROCK = 0, 1, 2
DIGIT = tuple(3**side for side in range(SIDES))
CODES = 3**SIDES


def _sides_with(code: int, what: int) -> int:
    return sum(1 << side for side in range(SIDES) if code // DIGIT[side] % 3 == what)


FREE_SIDES = tuple(_sides_with(code, FREE) for code in range(CODES))
LAVA_SIDES = tuple(_sides_with(code, LAVA) for code in range(CODES))
ROCK_SIDES = tuple(_sides_with(code, ROCK) for code in range(CODES))
EDGE = tuple(sum(DIGIT[side] * what for places, what in ((_MOUTHS, LAVA), (_CLOSED, ROCK))
                 for hex_, side in places if hex_ == h) for h in range(HEXES))


def _fits(exits: int, code: int) -> bool:
    """6.2: lava meets lava, rock meets rock, and some lava comes in."""
    return bool(LAVA_SIDES[code]) and exits & (LAVA_SIDES[code] | ROCK_SIDES[code]) == LAVA_SIDES[code]


# The turns of a shape that fit (bits), by shape and code; the shapes that fit anyhow (bits), by code.
FITTING = tuple(tuple(sum(1 << turn for turn in range(SIDES)
                          if PLAINEST[kind][turn] == turn and kind and _fits(EXITS[kind][turn], code))
                      for code in range(CODES)) for kind in range(SHAPES))
FIT_KINDS = tuple(sum(1 << kind for kind in range(1, SHAPES) if FITTING[kind][code]) for code in range(CODES))

# -- action cards. In moves and hands they are numbered from 0, in piles from 1; 0 is "no card" there.
CARDS: tuple[str, ...] = tuple(card["id"] for card in DATA["card"])
CARD_COPIES: tuple[int, ...] = tuple(card["copies"] for card in DATA["card"])
CARD_WALL = tuple(WALL_NAMES.index(card["wall"]) for card in DATA["card"])
CARD_COUNT = sum(CARD_COPIES)
AFTERSHOCK, QUAKE, LAVA_FLOW, RAIN, RELOCATE, FORTIFY, SINKHOLE, BOMB = range(len(CARDS))

# -- burn meter and heat
START: int = DATA["meter"]["start"]
STEP: int = DATA["meter"]["step"]
MOST: int = DATA["meter"]["max"]
SPACES: tuple[int, ...] = tuple(DATA["meter"]["eruption_spaces"])
HEAT_FLOW: int = DATA["heat"]["open_flow"]
HEAT_WALL: int = DATA["heat"]["broken_village_wall"]
HEAT_ERUPTION: int = DATA["heat"]["eruption_others"]
COOLING: int = -DATA["heat"]["rain"]

# -- limits
START_CARDS: int = DATA["limits"]["start_cards"]
HAND_LIMIT: int = DATA["limits"]["hand_limit"]
START_WALLS: int = DATA["limits"]["start_walls_each"]
WALLS_A_TURN: int = DATA["limits"]["walls_per_turn"]
ZONE_WALLS: int = DATA["limits"]["zone1_extra_walls"]

# -- seats: the village of each seat by number of players, and the partner of each seat in Clans (-1: none)
SEATS: int = DATA["meta"]["players_max"]
PLAYER_COUNTS = tuple(range(DATA["meta"]["players_min"], SEATS + 1))
_SEATED: list[list[int]] = [DATA["seats"].get(f"p{n}", []) for n in range(SEATS + 1)]
VILLAGE_OF = tuple(tuple(seated) + (-1,) * (SEATS - len(seated)) for seated in _SEATED)
SEAT_OF = tuple(tuple(seated.index(v) if v in seated else -1 for v in range(VILLAGES)) for seated in _SEATED)


def _partner(n: int, seat: int) -> int:
    for team in DATA["clans"].get(f"teams_p{n}", []):
        if seat < n and VILLAGE_OF[n][seat] in team:
            return SEAT_OF[n][int(sum(team)) - VILLAGE_OF[n][seat]]
    return -1


PARTNERS = tuple(tuple(_partner(n, seat) for seat in range(SEATS)) for n in range(SEATS + 1))
TEAM_COUNTS = tuple(n for n in PLAYER_COUNTS if PARTNERS[n][0] >= 0)
STACKS = len(DATA["forecast"]["stacks"])


# -- the checks of section 2.2


def _turn60(q: int, r: int) -> tuple[int, int]:
    return -r, q + r


def faults() -> list[str]:
    """What is wrong with the data; nothing, one hopes."""
    edges = {"village": set(_VILLAGE), "mouth": set(_MOUTHS), "closed": set(_CLOSED), "sea": set(_SEA)}
    volcano = {tuple(place) for place in DATA["board"]["volcano"]}
    shared = {(h, side) for h in range(HEXES) for side in range(SIDES) if NEAR[h][side] >= 0}
    inward = {(h, side) for h in range(HEXES) for side in range(SIDES) if _across(h, side) in volcano}
    counted = [*shared, *(place for places in edges.values() for place in places)]
    turned = {place: (_NUMBER.get(_turn60(*PLACES[place[0]]), -1), (place[1] + 1) % SIDES) for place in counted}
    resources = {h for h in range(HEXES) if RESOURCE[h]}
    found = {
        "60 playable hexes": HEXES == DATA["board"]["playable_count"] == len(set(PLACES)) == 60,
        "276 sides between two hexes": len(shared) == 276,
        "18 sides at the volcano, 6 of them mouths": inward == edges["mouth"] | edges["closed"] and len(inward) == 18
        and len(_MOUTHS) == 6,
        "42 village sides, 7 of each": len(_VILLAGE) == 42 and all(len(borders) == 7 for borders in BORDERS),
        "24 sea sides": len(edges["sea"]) == 24,
        "every side once": len(counted) == len(set(counted)) == HEXES * SIDES,
        "mouths belong to their volcano hexes": all(
            tuple(mouth["volcano_hex"]) == _across(*_at(mouth)) for mouth in DATA["mouth"]),
        "coast hexes have sea sides": {tuple(place) for place in DATA["board"]["coast"]} == {
            PLACES[h] for h in range(HEXES) if SEA[h]},
        "hexes turn by 60 degrees": {_turn60(*place) for place in PLACES} == set(PLACES),
        "villages turn by 60 degrees": all(
            turned[place] == BORDERS[(v + 1) % VILLAGES][i] for place, (v, i) in _VILLAGE.items()),
        "the sea turns by 60 degrees": {turned[place] for place in edges["sea"]} == edges["sea"],
        "mouths turn by 120 degrees": {turned[turned[place]] for place in _MOUTHS} == set(_MOUTHS),
        "resources turn by 60 degrees": {_NUMBER[_turn60(*PLACES[h])] for h in resources} == resources,
        "materials turn by 120 degrees": all(
            RESOURCE[_NUMBER[_turn60(*_turn60(*PLACES[h]))]] == RESOURCE[h] for h in resources),
        "tiles never fill the board": LAVA_TILES == 40 and LAVA_TILES + ERUPTIONS <= HEXES,
        "one group of sides on every tile": all(len(tile["groups"]) == 1 for tile in (*_LAVA, *_ERUPTION)),
        "36 cards, 48 walls": CARD_COUNT == 36 and sum(WALL_COUNT) == 48,
        "30 spaces": DATA["meter"]["spaces"] == (MOST - START) // STEP + 1,
        "eruption tiles have their spaces": tuple(tile["space"] for tile in _ERUPTION) == SPACES,
        "partners own opposite villages": all(
            DATA["village"][a]["opposite"] == b for n in TEAM_COUNTS for a, b in DATA["clans"][f"teams_p{n}"]),
        "forecast stacks hold all tiles": sum(DATA["forecast"]["stacks"]) == LAVA_TILES,
    }
    return [name for name, true in found.items() if not true]


if faults():
    raise ValueError(f"data.toml: {'; '.join(faults())}")
