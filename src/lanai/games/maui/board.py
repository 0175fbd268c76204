"""Maui's tables, made once from data.toml. Everything is a whole number or a nest of tuples of them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

Pairs = tuple[tuple[int, int], ...]

DATA: dict[str, Any] = tomllib.loads((Path(__file__).parent / "data.toml").read_text("utf-8"))

# -- players and modes
SEATS: int = DATA["game"]["players_max"]
PLAYER_COUNTS = tuple(range(DATA["game"]["players_min"], SEATS + 1))
TOWELS_TO_END: int = DATA["game"]["towels_to_end"]
MODES: tuple[str, ...] = tuple(DATA["game"]["modes"])

# -- patterns and towels. Towel numbers count from 1; number 0 is "no towel".
PATTERNS: tuple[str, ...] = tuple(pattern["id"] for pattern in DATA["patterns"])
CODES: tuple[str, ...] = tuple(pattern["code"] for pattern in DATA["patterns"])
CELLS: int = DATA["towels"]["cells"]
TOWEL_NAMES: tuple[str, ...] = ("---", *DATA["towels"]["list"])
TOWEL_COUNT = len(TOWEL_NAMES) - 1
TOWELS = ((-1,) * CELLS, *(tuple(CODES.index(code) for code in name) for name in TOWEL_NAMES[1:]))

# -- beach. Rows 1 to 7 are the beach; ROW_VALUE is indexed by the row.
ROWS: int = DATA["beach"]["rows"]
COLUMNS: int = DATA["beach"]["columns"]
ROW_VALUE = (0, *DATA["beach"]["row_values"])
TOP_MIN: int = DATA["beach"]["top_row_min"]
TOP_MAX: int = DATA["beach"]["top_row_max"]
START_TOP: int = DATA["beach"]["start_top_row"]
SPARE_TOP: int = DATA["beach"]["spare_top_row"]
# Heights as bits of a whole number (bit 0 is the highest place): the place of the lowest bit set, by set.
TOP_COUNT = TOP_MAX - TOP_MIN + 1
LOWEST = tuple((tops & -tops).bit_length() - 1 for tops in range(1 << TOP_COUNT))

# -- sides of the beach: 0 umbrellas, 1 sand crabs
SIDES = ("umbrella_side", "crab_side")


def _spots(side: str, kind: str) -> Pairs:
    return tuple(sorted((column, row) for column, row in DATA["beach"][side].get(kind, ())))


def _even(rows: list[Pairs]) -> tuple[Pairs, ...]:
    """Rows of the same length; column 0 has no spot, so (0, 0) is nowhere."""
    most = max(map(len, rows))
    return tuple(row + ((0, 0),) * (most - len(row)) for row in rows)


# Spots by side as (column, row), in the order of columns and then from top to bottom (M-31).
UMBRELLA_SPOTS = _even([_spots(side, "umbrella_spots") for side in SIDES])
CRAB_SPOTS = _even([_spots(side, "crab_spots") for side in SIDES])
MOST_UMBRELLAS = len(UMBRELLA_SPOTS[0])
MOST_CRABS = len(CRAB_SPOTS[0])


def _starts(kind: str) -> tuple[tuple[int, ...], ...]:
    """By side: the number of the first spot in each column, so that column c has starts[c]..starts[c+1]-1."""
    return tuple(tuple(sum(spot[0] < column for spot in _spots(side, kind)) for column in range(COLUMNS + 2))
                 for side in SIDES)


UMBRELLA_FROM = _starts("umbrella_spots")
CRAB_FROM = _starts("crab_spots")
UMBRELLA_COUNT = tuple(starts[-1] for starts in UMBRELLA_FROM)
CRAB_COUNT = tuple(starts[-1] for starts in CRAB_FROM)

# -- umbrellas. Kinds count from 1; 0 is "no umbrella". A kind gives a pearl or a step on one of two tracks.
PEARLS: tuple[str, ...] = tuple(DATA["pearls"]["colours"])
PEARL_POINTS: tuple[int, ...] = tuple(DATA["pearls"]["points_by_count"])
_KINDS = DATA["umbrellas"]
UMBRELLA_NAMES = ("", *(k["pearl"] if k["kind"] == "pearl" else "/".join(k["patterns"]) for k in _KINDS))
UMBRELLA_PEARL = (-1, *(PEARLS.index(k["pearl"]) if k["kind"] == "pearl" else -1 for k in _KINDS))
UMBRELLA_PAIR = ((-1, -1), *(tuple(PATTERNS.index(x) for x in k.get("patterns", ())) or (-1, -1) for k in _KINDS))
UMBRELLA_STEPS = (0, *(k.get("steps", 0) for k in _KINDS))


def _umbrella_set(which: str) -> tuple[int, ...]:
    kinds = [n for n, k in enumerate(_KINDS, 1) for _ in range(k["count"])
             if which == "all" or k["kind"] == "pattern"]
    return tuple(kinds) + (0,) * (MOST_UMBRELLAS - len(kinds))


_SIDE_MODE = {DATA["modes"][mode]["beach_side"]: DATA["modes"][mode] for mode in ("base", "crabs")}
UMBRELLA_SETS = tuple(_umbrella_set(_SIDE_MODE[side]["umbrellas"]) for side in SIDES)

# -- sand crabs
CRABS: tuple[int, ...] = tuple(DATA["crabs"]["penalties"])

# -- market and dollars
MARKET_ROWS: int = DATA["market"]["rows"]
SLOTS: int = DATA["market"]["slots"]
COSTS: tuple[int, ...] = tuple(DATA["market"]["costs"])
ZONE_START: int = DATA["market"]["dollars_per_zone_at_start"]
DOLLARS_START: int = DATA["sand_dollars"]["per_player_at_start"]
DOLLARS_IN_PLAY = tuple(DATA["sand_dollars"]["in_play"].get(str(n), 0) for n in range(SEATS + 1))
DOLLAR_POINTS: int = DATA["sand_dollars"]["points_each_at_end"]
PENALTY_POINTS: int = DATA["penalty_tokens"]["points_each"]

# -- tracks. POINTS is indexed by the square; square 0 is beside the track.
LENGTH: int = DATA["tracks"]["length"]
LONG: int = LENGTH + DATA["tracks"]["extension_length"]
POINTS: tuple[int, ...] = (0, *DATA["tracks"]["points"], *DATA["tracks"]["extension_points"])

# -- towel tokens and the ornament squares where they lie, in the order of squares for each track
TOKENS: tuple[str, ...] = tuple(token["id"] for token in DATA["towel_tokens"])
TOKEN_PATTERN = tuple(PATTERNS.index(token["pattern"]) for token in DATA["towel_tokens"])
_ORNAMENTS = sorted(DATA["ornaments"], key=lambda o: (PATTERNS.index(o["track"]), o["square"]))
ORNAMENTS = tuple((PATTERNS.index(o["track"]), o["square"], TOKENS.index(o["token"])) for o in _ORNAMENTS)
ORNAMENT_TOKENS = tuple(tuple(o["tokens"].get(str(n), 0) for o in _ORNAMENTS) for n in range(SEATS + 1))

# -- modes by their place in MODES: the side each part is played on, and the last square of the tracks
_PARTS = [DATA["modes"][mode].get("parts", [mode]) for mode in MODES]
PARTS = tuple(len(parts) for parts in _PARTS)
PART_SIDE = tuple(
    tuple(SIDES.index(DATA["modes"][part]["beach_side"]) for part in (*parts, parts[-1])[:2]) for parts in _PARTS)
LAST_SQUARE = tuple(LONG if DATA["modes"][mode]["track_extension"] else LENGTH for mode in MODES)
