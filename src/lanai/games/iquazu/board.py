"""Iquazú's tables, made once from data.toml. Everything is a whole number or a nest of tuples of them."""

from __future__ import annotations

import tomllib
from itertools import product
from pathlib import Path
from typing import Any

Numbers = tuple[int, ...]

DATA: dict[str, Any] = tomllib.loads((Path(__file__).parent / "data.toml").read_text("utf-8"))

# -- players and gems
SEATS: int = DATA["players"]["max"]
PLAYER_COUNTS = tuple(range(DATA["players"]["min"], SEATS + 1))
GEM_COLOURS: tuple[str, ...] = tuple(DATA["players"]["colours"])
GEMS: int = DATA["players"]["placeable_gems_per_colour"]

# -- cards
COLOURS: tuple[str, ...] = tuple(DATA["cards"]["colours"])
LETTERS = tuple(colour[0].upper() for colour in COLOURS)
COLOUR_COUNT = len(COLOURS)
CARDS: Numbers = tuple(DATA["cards"]["count"][colour] for colour in COLOURS)
ALL_CARDS = sum(CARDS)
MOST_CARDS = max(CARDS)
STARTING_HAND: Numbers = tuple(DATA["cards"]["starting_hand_by_seat"])
DRAW: int = DATA["cards"]["draw_action"]
HAND_LIMIT: int = DATA["cards"]["hand_limit"]
PAIR: int = DATA["cards"]["substitution_cards"]

# -- the wall. Wall columns, slots and rows count from 1.
WALL: int = DATA["geometry"]["wall_columns"]
COLUMNS: int = DATA["geometry"]["rock_columns"]
ROWS: int = DATA["geometry"]["bonus_rows"]
SLOTS: int = DATA["geometry"]["slots_per_column"]
OPEN: int = DATA["geometry"]["window_gem_columns"]
BONUS: int = DATA["geometry"]["window_bonus_offset"]        # the bonus column is frame + BONUS
FIRST_FRAME: int = DATA["geometry"]["first_frame"]
LAST_FRAME: int = DATA["geometry"]["last_frame"]
FINAL_COLUMNS: Numbers = tuple(DATA["geometry"]["final_columns_without_bonus"])
PRICE: Numbers = (0, *DATA["geometry"]["cost_by_window_position"])
MOST_PRICE = max(PRICE)
DROPS: int = DATA["water"]["drops"]

# -- rock strips. Rocks are numbered strip by strip, the left column first; the printed one comes last.
STRIPS: tuple[str, ...] = tuple(strip["id"] for strip in DATA["strips"])
STRIP_COLUMNS: int = DATA["geometry"]["strip_columns"]
STRIP_COUNT = len(STRIPS)
FIXED_COLUMN: int = DATA["geometry"]["fixed_rock_column"]
FIXED_ROCK = STRIP_COUNT * STRIP_COLUMNS
_ROCKS = [*(column for strip in DATA["strips"] for column in strip["columns"]), DATA["fixed_column"]]
ROCK_COLOUR = tuple((-1, *(LETTERS.index(letter) for letter in rock["colours"])) for rock in _ROCKS)
ROCK_ROW: tuple[Numbers, ...] = tuple((0, *rock["rows"]) for rock in _ROCKS)


def _row_slots(rows: Numbers) -> tuple[Numbers, ...]:
    """By bonus row: its slots in a rock column, the lowest first, then noughts."""
    by_row = [[slot for slot in range(SLOTS, 0, -1) if rows[slot] == row] for row in range(ROWS + 1)]
    return tuple((*slots, *(0,) * (SLOTS + 1 - len(slots))) for slots in by_row)


ROW_SLOTS = tuple(_row_slots(rows) for rows in ROCK_ROW)

# -- points: POINTS[players][column][rank], ranks counting from 0
RANKS = SEATS - 1
_NONE = (0,) * RANKS


def _points(players: int) -> tuple[Numbers, ...]:
    rows = DATA["points"].get(f"players_{players}", [[]] * COLUMNS)
    return (_NONE, *(tuple(row) + _NONE[len(row):] for row in rows))


POINTS = tuple(_points(players) for players in range(SEATS + 1))
# The same with nothing below the last rank.
PRIZE = tuple(tuple((*ranks, *(0,) * (SEATS + 1 - len(ranks))) for ranks in columns) for columns in POINTS)
LAP: int = DATA["score_track"]["lap"]

# -- bonus tiles. Kinds count from 1; 0 is "no tile".
_IDS = {"draw": "draw{}", "points": "points{}", "any_colour": "joker", "double_turn": "double"}
_TILES = [(_IDS[tile["kind"]].format(tile.get("value", "")), tile) for tile in DATA["tiles"]]
KIND_NAMES: tuple[str, ...] = ("", *dict.fromkeys(name for name, _ in _TILES))
KINDS = len(KIND_NAMES)


def _kinds(kind: str) -> Numbers:
    values = {name: tile.get("value", 0) for name, tile in _TILES if tile["kind"] == kind}
    return tuple(values.get(name, 0) for name in KIND_NAMES)


def _counts(back: str) -> Numbers:
    return tuple(sum(tile["count"] for name, tile in _TILES if (name, tile["back"]) == (kind, back))
                 for kind in KIND_NAMES)


KIND_CARDS = _kinds("draw")        # cards that a tile of the kind draws
KIND_POINTS = _kinds("points")     # points at the end
JOKER = KIND_NAMES.index("joker")
DOUBLE = KIND_NAMES.index("double")
USED = (*(name for name in KIND_NAMES if KIND_CARDS[KIND_NAMES.index(name)]), "double")   # played as moves
USED_KIND = tuple(KIND_NAMES.index(name) for name in USED)
LIGHT, DARK = _counts("light"), _counts("dark")
TILES = tuple(light + dark for light, dark in zip(LIGHT, DARK, strict=True))
ALL_TILES = sum(TILES)
FIRST_TILES: int = DATA["geometry"]["light_bonus_columns"][0]
LIGHT_COLUMNS = len(DATA["geometry"]["light_bonus_columns"])
SPREAD = LIGHT_COLUMNS + len(DATA["geometry"]["dark_bonus_columns"])   # bonus columns, light and dark


# -- payments (5.3) by colour and price, as (white, blue, orange, by joker), in the order of their moves
def _payments(colour: int, price: int) -> tuple[Numbers, ...]:
    """All that some hand could pay."""
    others = [other for other in range(COLOUR_COUNT) if other != colour]
    ordinary = []
    for units in product(range(price + 1), repeat=COLOUR_COUNT):
        if sum(units) == price:
            cards = [units[c] * (1 if c == colour else PAIR) for c in range(COLOUR_COUNT)]
            ordinary.append((*cards, 0))
    joker = [(*cards, 1) for cards in product(range(price + 1), repeat=COLOUR_COUNT)
             if sum(cards) == price and any(cards[c] for c in others)]   # I-7
    return (*sorted(ordinary), *sorted(joker))


_ALL = tuple(tuple(_payments(colour, price) if price else () for price in range(MOST_PRICE + 1))
             for colour in range(COLOUR_COUNT))
MOST_PAYMENTS = max(len(payments) for by_price in _ALL for payments in by_price)
PAYMENT_COUNT = tuple(tuple(len(payments) for payments in by_price) for by_price in _ALL)
PAYMENTS = tuple(tuple(payments + ((0, 0, 0, 0),) * (MOST_PAYMENTS - len(payments)) for payments in by_price)
                 for by_price in _ALL)
