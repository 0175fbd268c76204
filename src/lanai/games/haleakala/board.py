"""Haleakalā's tables, made once from data.toml. Everything is a whole number or a nest of tuples of them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

DATA: dict[str, Any] = tomllib.loads((Path(__file__).parent / "data.toml").read_text("utf-8"))

SEATS: int = DATA["meta"]["players"]
MODES = ("base", "tactical")

# -- island. A space is numbered by its height (0 beach, 1 plain, 2 forest, 3 mountain) and its segment.
SEGMENTS: int = DATA["board"]["segments"]
HEIGHTS: tuple[str, ...] = ("beach", *DATA["board"]["statue_terrains"])
BEACH, PLAIN, FOREST, MOUNTAIN = range(len(HEIGHTS))
LETTERS = tuple(name[0].upper() for name in HEIGHTS)
SPACES = tuple(f"{letter}{segment}" for letter in LETTERS for segment in range(SEGMENTS))
SPACE_COUNT = len(SPACES)
SLOTS: int = DATA["board"]["card_slots_per_segment"]
JETTY: int = DATA["board"]["boat_start_segment"]
HUTS: tuple[int, ...] = tuple(DATA["board"]["shaman_start_segment"].values())   # by seat (H-67)

MOST_STEPS: int = DATA["movement"]["shaman_max_steps"]
MOST_UPHILL: int = DATA["movement"]["shaman_max_uphill_steps"]
SAIL_STEPS: int = DATA["movement"]["boat_step_without_disc"]
SIDEWAYS: bool = DATA["rules_switches"]["first_shaman_move_may_turn_sideways"]


def _steps(space: int) -> list[tuple[int, int]]:
    """Where one step leads (3.2), and how far up it goes: 1 uphill, otherwise 0."""
    height, segment = divmod(space, SEGMENTS)
    found = [(space + SEGMENTS, 1)] if height < MOUNTAIN else []
    if height > BEACH:
        found += [(height * SEGMENTS + (segment + side) % SEGMENTS, 0) for side in (1, -1)]
    if height > PLAIN:
        found.append((space - SEGMENTS, 0))
    return found


def _reach(space: int) -> int:
    """The spaces where a shaman move from here can end, as bits; the other shaman bars none on the way (H-21)."""
    spaces, ends = {(space, 0)}, {space}
    for _ in range(MOST_STEPS if space >= SEGMENTS or SIDEWAYS else 1):
        spaces = {(to, climbed + up) for at, climbed in spaces for to, up in _steps(at)
                  if climbed + up <= MOST_UPHILL}
        ends |= {at for at, _ in spaces}
    return sum(1 << end for end in ends)


REACH = tuple(_reach(space) for space in range(SPACE_COUNT))

# -- discs. A disc is its number; it lies on a beach or, at POOL, in its owner's pool.
DISCS: int = len(DATA["player_components"]["numbered_discs"])
POOL = SEGMENTS
STATUES: int = DATA["player_components"]["statues"]
LAVA_DISCS: int = DATA["common_components"]["lava_discs"]

# -- palm cards. A card is its face (H-25): kind, baskets and butterflies; 0 is no card.
LEVELS: int = len(DATA["palm_deck_sizes"])
_FACES = tuple(dict.fromkeys((c["kind"], c["baskets"], c["butterflies"]) for c in DATA["palm_cards"]))
CARDS: tuple[str, ...] = ("", *(f"fish({b},{f})" if kind == "fish" else kind for kind, b, f in _FACES))
KINDS: tuple[str, ...] = ("", *(kind for kind, _, _ in _FACES))
CARD_COUNT = len(CARDS) - 1
BASKETS: tuple[int, ...] = (0, *(baskets for _, baskets, _ in _FACES))
BUTTERFLIES: tuple[int, ...] = (0, *(butterflies for _, _, butterflies in _FACES))
STATUE, PRIESTESS, SHELL, LAVA = (CARDS.index(kind) for kind in ("statue", "priestess", "shell", "lava"))
WHITE_PEARL, BLACK_PEARL, NAUTILUS = (CARDS.index(kind) for kind in ("white_pearl", "black_pearl", "nautilus"))
KEPT = tuple(int(kind not in ("", "statue", "priestess", "shell", "lava")) for kind in KINDS)   # beach cards


def _deck(mode: str, level: int) -> tuple[int, ...]:
    """The cards of a level, unshuffled."""
    gone = DATA["tactical_variant"]["remove_kinds"] if mode == "tactical" else []
    return tuple(CARDS.index(name) for name, card in zip(_names(), DATA["palm_cards"], strict=True)
                 if card["level"] == level and card["kind"] not in gone for _ in range(card["count"]))


def _names() -> list[str]:
    return [CARDS[1 + _FACES.index((c["kind"], c["baskets"], c["butterflies"]))] for c in DATA["palm_cards"]]


_DECKS = tuple(tuple(_deck(mode, level + 1) for level in range(LEVELS)) for mode in MODES)
DECK_SIZE = tuple(tuple(len(deck) for deck in decks) for decks in _DECKS)
MOST_DECK = max(max(sizes) for sizes in DECK_SIZE)
DECKS = tuple(tuple(deck + (0,) * (MOST_DECK - len(deck)) for deck in decks) for decks in _DECKS)
# IN_DECK[mode][level][card]: how many of that card the level has at the start; IN_GAME[mode][card]: all levels.
IN_DECK = tuple(tuple(tuple(deck.count(c) for c in range(CARD_COUNT + 1)) for deck in decks) for decks in _DECKS)
IN_GAME = tuple(tuple(sum(level[c] for level in levels) for c in range(CARD_COUNT + 1)) for levels in IN_DECK)

# -- market: the scoring cards in the order of the data, then the Priestess
SCORING_CARDS: tuple[str, ...] = tuple(card["id"] for card in DATA["scoring_cards"])
MARKET: tuple[str, ...] = (*SCORING_CARDS, "priestess")
SCORING_COUNT = len(SCORING_CARDS)
MARKET_PRIESTESS = SCORING_COUNT
PRICES: tuple[int, ...] = (*(card["price"] for card in DATA["scoring_cards"]), DATA["market_priestess"]["price"])
EACH: tuple[int, ...] = tuple(card["points_each"] for card in DATA["scoring_cards"])
FOR_BUTTERFLIES, FOR_MAJORITY, FOR_SEGMENT, FOR_FOREST, FOR_MOUNTAIN = (SCORING_CARDS.index(id) for id in (
    "butterflies", "statue_majority", "complete_segment", "forest_statues", "mountain_statues"))
PREBUYING = (1, int(DATA["tactical_variant"]["prescoring_purchase"]))   # by mode

# -- scoring
ROUNDS = 2
STATUE_POINTS: tuple[int, ...] = (0, *(DATA["scoring"][f"statue_{terrain}"] for terrain in HEIGHTS[PLAIN:]))
BASKET_POINTS: int = DATA["scoring"]["most_baskets"]
PEARL_POINTS: tuple[int, ...] = (0, *(DATA["scoring"][which] for which in (   # by white + 2 × black
    "white_pearl", "black_pearl", "both_pearls_total")))
NAUTILUS_POINTS: int = DATA["scoring"]["nautilus"]
SHELL_POINTS: int = DATA["scoring"]["shell_left"]
# The lines of a scoring, in the order of 6.3; the scoring cards come last.
LINES: tuple[str, ...] = ("mountain", "forest", "plain", "baskets", "pearls", "nautilus", "shells", *SCORING_CARDS)

# -- switches
QUIET_TURNS: int = DATA["rules_switches"]["no_progress_limit_turns"]   # H-66; 0: no limit
MOST_QUIET = QUIET_TURNS or 9_999   # they are not counted further
for _fixed in ("action_cards_mandatory", "identical_ignores_card_back"):
    if DATA["rules_switches"][_fixed] is not True:
        raise ValueError(f"data.toml: {_fixed} must be true, the rules know no other way")
