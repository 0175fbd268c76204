"""Game: one rules package described, and how games are found.

A game is a package of modules: rules, scoring, soundness, sight and advice are compiled; position, view, text and
picture are plain. Packages lie in lanai/games/, or are named by other distributions as entry points of the
group "lanai.games".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from . import twin, words
from .chance import WORD, bits32
from .errors import BadOption, UnknownGame
from .events import Events
from .layout import Bytes, Layout, Records
from .moves import Moves, Notation

if TYPE_CHECKING:
    from .match import Match

GROUP = "lanai.games"
LOG_COLUMNS = 7
COMPILED = ("rules", "scoring", "soundness", "sight", "advice")
PLAIN = ("position", "view", "text", "picture")


def nobody(_p: Any, _seat: int) -> tuple[int, ...]:
    return ()


class Game:
    """One game: its names and numbers, its modules, its functions interpreted or compiled."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.compiled = [import_module(f"{package}.{part}") for part in COMPILED]
        position, self.view, self.text, self.picture = (import_module(f"{package}.{part}") for part in PLAIN)
        self.name: str = position.NAME
        self.title: str = position.TITLE
        self.version: int = position.VERSION
        self.variants: Mapping[str, tuple[int, ...]] = position.VARIANTS
        self.moves: Moves = position.MOVES
        self.events: Events = position.EVENTS
        self.most_legal: int = position.MOST_LEGAL
        self.most_plies: int = position.MOST_PLIES
        self.most_events: int = position.MOST_EVENTS
        self.notation: Notation = self.text.NOTATION
        self.layout: Layout = position.LAYOUT
        self._partners: Callable[[Any, int], tuple[int, ...]] = getattr(position, "partners", nobody)
        self.fast: Kit | None = None   # compiled functions once somebody has them ready, see bots/ready.py
        self._kits: dict[tuple[bool, bool], Kit] = {}
        words.add_home(Path(str(position.__file__)).parent / "locales")

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players some variant is for."""
        return tuple(sorted({n for counts in self.variants.values() for n in counts}))

    def match(self, players: int | None = None, variant: str = "base", first: int | None = None,
              seed: int | str | None = None, position: Mapping[str, Any] | None = None) -> Match:
        """A new match; see Match."""
        from .match import Match

        return Match(self, players, variant, first, seed, position)

    def teams(self, players: int, variant: str) -> tuple[tuple[int, ...], ...]:
        """By seat, the other seats of its team; a game without teams has no `partners` in its position.py."""
        p = self.layout.view(self.blank(players, variant, None))
        return tuple(self._partners(p, seat) for seat in range(players))

    def blank(self, players: int | None, variant: str, first: int | None) -> Bytes:
        """A position of which only the options are set."""
        if not isinstance(variant, str) or variant not in self.variants:
            raise BadOption(f"{self.title} has no variant {variant!r}; there are {', '.join(self.variants)}")
        counts = self.variants[variant]
        players = counts[0] if players is None else players
        if type(players) is not int or players not in counts:
            allowed = ", ".join(map(str, counts))
            raise BadOption(f"{self.title} ({variant}) is for {allowed} players, not {players!r}")
        if first is not None and (type(first) is not int or first not in range(players)):
            raise BadOption(f"first={first!r}: seats are 0 to {players - 1}")
        state = self.layout.new()
        p = self.layout.view(state)
        p.players, p.variant, p.first = players, list(self.variants).index(variant), -1 if first is None else first
        return state

    def kit(self, compiled: bool = True, bounds: bool = False) -> Kit:
        """The game's functions; compiled ones are compiled when first used, or come from the shelf."""
        key = (compiled, bounds)
        if key not in self._kits:
            self._kits[key] = Kit(self, compiled, bounds)
        return self._kits[key]


class Kit:
    """The functions of a game, interpreted or compiled, and the arrays they work on."""

    def __init__(self, game: Game, compiled: bool, bounds: bool) -> None:
        self.game, self.compiled, self.bounds = game, compiled, bounds

    @cached_property
    def functions(self) -> Any:
        """All compiled modules of the game in one namespace."""
        return twin.together(self.game.package, self.game.compiled, self.compiled, self.bounds)

    def bind(self, module: ModuleType) -> Any:
        """An algorithm for every game, bound to this one."""
        return twin.twin(module, self.functions, self.compiled, self.bounds)

    def states(self, positions: Bytes) -> Any:
        return positions if self.compiled else Records(self.game.layout, positions)

    def at(self, positions: Bytes, i: int = 0) -> Any:
        return positions[i] if self.compiled else self.game.layout.view(positions, i)

    def array(self, numbers: npt.NDArray[np.int64]) -> Any:
        return numbers if self.compiled else memoryview(numbers)   # type: ignore[arg-type]

    def out(self) -> Any:
        """Room for the legal moves of any position."""
        return self.array(np.zeros(self.game.most_legal, np.int64))

    def log(self, rows: int = 0) -> Any:
        """A log; without rows it takes nothing."""
        return self.array(np.zeros((rows, LOG_COLUMNS), np.int64))

    def rng(self, *numbers: int) -> Any:
        """Four random words from up to four numbers; for play-outs and tests, matches have their own."""
        return self.array(np.array(_mixed((*numbers, 1, 2, 3, 4)[:4]), np.int64))


@lru_cache(maxsize=1024)
def _mixed(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Numbers as small as seeds are need some mixing."""
    words = [number & WORD for number in numbers]
    for _ in range(12):
        bits32(words)
    return tuple(words)


@cache
def _packages() -> dict[str, str]:
    found = {path.parent.name: f"{__package__.rpartition('.')[0]}.games.{path.parent.name}"
             for path in sorted((Path(__file__).parent.parent / "games").glob("*/rules.py"))}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point.value)
    return found


def games() -> tuple[str, ...]:
    """The names of all games found."""
    return tuple(_packages())


def game(name: str, version: int | None = None) -> Game:
    """The game of that name; an earlier version of its rules if a number is given."""
    packages = _packages()
    if not isinstance(name, str) or name not in packages:
        raise UnknownGame(f"no game is called {name!r}; there are: {', '.join(packages) or 'none'}")
    found = _load(packages[name])
    if version is None or version == found.version:
        return found
    past = f"{packages[name]}.past.{version}"
    try:
        return _load(past)
    except ModuleNotFoundError as error:
        if not past.startswith(str(error.name)):
            raise
        raise UnknownGame(f"{found.title} has no rules of version {version}") from None


@cache
def _load(package: str) -> Game:
    return Game(package)
