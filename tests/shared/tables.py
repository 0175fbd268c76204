"""What the laws of all games are tested with. Nothing here names a game: a new one gets every test for free.

A *table* is a game, a number of players and a variant. `played` is a whole random game at a table, `moment` one
position of it. A *side* is a way to run the rules: interpreted on strict views, or compiled.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st

import lanai
from lanai.engine.layout import HIDDEN, OWNER, PUBLIC, TEAM
from lanai.engine.match import SEAT_LIMIT, ply_words

SEEDS = st.integers(0, 2**32 - 1)
KNOWN = st.integers(0, 24)           # seeds of games that tests share, so that each is played once only
SHARES = st.integers(0, 100)         # how far into a game, in per cent
LIMIT = 400                          # of so many moves a test looks at a sample only


def examples(count: int) -> settings:
    """So many games. A seed cannot be made simpler, so no time is spent on shrinking it."""
    return settings(max_examples=count, phases=(Phase.explicit, Phase.generate))


@dataclass(frozen=True)
class Table:
    """A game, a number of players, a variant."""

    name: str
    players: int
    variant: str

    def __str__(self) -> str:
        return f"{self.name}-{self.players}-{self.variant}"

    @property
    def game(self) -> lanai.Game:
        return lanai.game(self.name)

    def match(self, seed: int) -> lanai.Match:
        """A new match; who begins is left to chance for some seeds, and fixed for others."""
        first = [None, *range(self.players)][seed % (self.players + 1)]
        return self.game.match(self.players, self.variant, first, seed)


GAMES = [lanai.game(name) for name in lanai.games()]
TABLES = [Table(game.name, players, variant)
          for game in GAMES for variant, counts in game.variants.items() for players in counts]

FEW = 12                             # tables of a game that all fast tests run for


def is_quick(table: Table) -> bool:
    """Of a game with very many tables the fast tests take one of every variant, with the fewest and the most players
    in turn; the others are left to the long tests."""
    counts, place = table.game.variants[table.variant], list(table.game.variants).index(table.variant)
    return sum(other.name == table.name for other in TABLES) <= FEW or table.players == counts[-(place % 2)]


QUICK = [table for table in TABLES if is_quick(table)]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_table = pytest.mark.parametrize("table", [
    pytest.param(table, id=str(table), marks=() if table in QUICK else pytest.mark.long) for table in TABLES])


def on_one_worker(kind: str, values: Sequence[Any]) -> list[Any]:
    """Parameters whose tests share compiled functions; see the end of their names in tests/conftest.py."""
    names = [value.name if isinstance(value, lanai.Game) else str(value) for value in values]
    return [pytest.param(value, id=f"{name}@{kind}-{value.name}") for value, name in zip(values, names, strict=True)]


# -- random games -----------------------------------------------------------------------------------------


def pick(game: lanai.Game, legal: Sequence[int], chance: random.Random) -> int:
    """A random move: half the time a family first, so that rare kinds of moves are played often enough."""
    if chance.random() < 0.5:
        family = chance.choice(sorted({game.moves.family(move) for move in legal}))
        legal = [move for move in legal if game.moves.family(move) == family]
    return chance.choice(legal)


def play_on(match: lanai.Match, chance: random.Random) -> None:
    """One random move."""
    match.play(pick(match.game, [move.id for move in match.moves()], chance))


def playing(table: Table, seed: int) -> Iterator[lanai.Match]:
    """One match, after setup and after every move of a random game."""
    match, chance = table.match(seed), random.Random(seed)
    yield match
    while not match.over:
        play_on(match, chance)
        yield match


@lru_cache(maxsize=20)
def played(table: Table, seed: int) -> tuple[lanai.Match, ...]:
    """A whole random game, one match for every ply; to be looked at, not played on."""
    return tuple(match.fork() for match in playing(table, seed))


@lru_cache(maxsize=1000)
def ended(table: Table, seed: int) -> lanai.Match:
    """A whole random game, its end only; to be looked at, not played on."""
    *_, match = playing(table, seed)
    return match


def at_ply(table: Table, seed: int, ply: int) -> lanai.Match:
    match = ended(table, seed).fork()
    while match.ply > ply:
        match.undo()
    return match


def moment(table: Table, seed: int, share: int) -> lanai.Match:
    """A position somewhere in a random game, with its own match to play on."""
    return at_ply(table, seed, ended(table, seed).ply * share // 100)


def decision(table: Table, seed: int, share: int) -> lanai.Match:
    """The same, but never the end."""
    return at_ply(table, seed, (ended(table, seed).ply - 1) * share // 100)


def some(values: Sequence[Any], limit: int, seed: int = 0) -> list[Any]:
    """All of them, or a random sample in the same order."""
    if len(values) <= limit:
        return list(values)
    return [values[i] for i in sorted(random.Random(seed).sample(range(len(values)), limit))]


# -- bytes, fields, views ---------------------------------------------------------------------------------


def copy_of(state: Any) -> Any:
    """All bytes of it, also those between the fields, which NumPy's own copy leaves to chance."""
    return np.frombuffer(bytearray(state.tobytes()), state.dtype)


def state_of(match: lanai.Match) -> Any:
    """A copy of the position, as an array of one record."""
    return copy_of(match._state)


def bytes_of(match: lanai.Match) -> bytes:
    return bytes(match._state.tobytes())


def everything(match: lanai.Match) -> tuple[Any, ...]:
    """All that can be read off a match; equal before and after whatever must not change it."""
    readers = [None, *range(match.players)]
    return (bytes_of(match), match.ply, match.history, match.seat, match.position(), match.scores, match.ranking,
            [match.events_for(reader) for reader in (*readers, -1)], [move.id for move in match.moves()],
            [msgspec.json.encode(match.view(reader)) for reader in readers])


def fields(game: lanai.Game, state: Any) -> dict[str, Any]:
    """The position field by field, so that a difference shows where it is."""
    return {name: state[0][name].tolist() for name in game.layout.fields}


def shown_to(game: lanai.Game, state: Any, seat: int) -> tuple[bytes, bytes]:
    """What a seat is shown, as bytes: the public and the private part."""
    p = game.layout.view(state)
    return msgspec.json.encode(game.view.public(p)), msgspec.json.encode(game.view.private(p, seat))


def hidden_from(game: lanai.Game, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    """The single numbers of a position that a seat may not see: name of the field and index."""
    return [(name, index) for name, field in game.layout.fields.items() if field.sees != PUBLIC
            for index in np.ndindex(*field.shape) if field.sees == HIDDEN or index[0] != seat]


def open_to(game: lanai.Game, state: Any, seat: int) -> dict[str, Any]:
    """The numbers that a seat sees by the declarations of the fields."""
    own = {name: state[0][name][seat].tolist() for name, field in game.layout.fields.items()
           if field.sees in (OWNER, TEAM)}
    return own | {name: state[0][name].tolist() for name, field in game.layout.fields.items() if field.sees == PUBLIC}


# -- ways to run the rules --------------------------------------------------------------------------------


class Strict:
    """A table of numbers that also refuses indexes below zero, which Python and Numba count from the end."""

    def __init__(self, numbers: memoryview) -> None:
        self.numbers = numbers

    def at(self, index: Any) -> Any:
        if min(index if isinstance(index, tuple) else (index,)) < 0:
            raise IndexError(f"index {index} is below zero")
        return index

    def __getitem__(self, index: Any) -> int:
        return self.numbers[self.at(index)]

    def __setitem__(self, index: Any, value: int) -> None:
        self.numbers[self.at(index)] = value

    def __len__(self) -> int:
        return len(self.numbers)


class Side:
    """The functions of a game on one side: interpreted on strict views, or compiled (with bounds checks)."""

    def __init__(self, game: lanai.Game, compiled: bool = False, bounds: bool = False) -> None:
        self.game, self.kit = game, game.kit(compiled, bounds)
        self.f = self.kit.functions

    def at(self, state: Any) -> Any:
        """A position as the functions of this side take it."""
        if self.kit.compiled:
            return self.kit.at(state)
        view = self.game.layout.view(state, checked=True)
        for name, field in self.game.layout.fields.items():
            if field.shape:
                object.__setattr__(view, name, Strict(getattr(view, name)))
        return view

    def blank(self, table: Table, first: int | None = None) -> Any:
        return self.game.blank(table.players, table.variant, first)

    def run(self, state: Any, move: int | None, words: Any) -> tuple[list[list[int]], list[int]]:
        """Play a move (None: setup); the rows of the log, and the random words that are left."""
        rng, log = self.kit.array(words.copy()), self.kit.log(1 + self.game.most_events)
        if move is None:
            self.f.setup(self.at(state), rng, log)
        else:
            self.f.apply(self.at(state), move, rng, log)
        assert log[0, 0] <= self.game.most_events, "more events in one ply than declared"
        rows = [[int(log[i, c]) for c in range(7)] for i in range(1, log[0, 0] + 1)]
        return rows, [int(rng[i]) for i in range(4)]

    def legal(self, state: Any) -> list[int]:
        out = self.kit.out()
        count = self.f.legal(self.at(state), out)
        return [int(out[i]) for i in range(count)]

    def check(self, state: Any) -> int:
        return int(self.f.check(self.at(state)))

    def by_seat(self, function: Any, state: Any) -> list[int]:
        out = self.kit.array(np.zeros(SEAT_LIMIT, np.int64))
        function(self.at(state), out)
        return [int(out[s]) for s in range(players(state))]

    def scores(self, state: Any) -> list[int]:
        return self.by_seat(self.f.scores, state)

    def ranks(self, state: Any) -> list[int]:
        return self.by_seat(self.f.ranks, state)

    def redealt(self, state: Any, seat: int, words: Any) -> tuple[Any, list[int]]:
        """A redealt copy, and the random words that are left."""
        copy, rng = copy_of(state), self.kit.array(words.copy())
        self.f.redeal(self.at(copy), seat, rng)
        return copy, [int(rng[i]) for i in range(4)]

    def observed(self, state: Any, seat: int) -> list[int]:
        out = self.kit.array(np.full(self.f.OBSERVED, -9999, np.int64))   # a place never written shows
        self.f.observe(self.at(state), seat, out)
        return [int(out[i]) for i in range(self.f.OBSERVED)]


def players(state: Any) -> int:
    return int(state[0]["players"])


def seat_of(state: Any) -> int:
    return int(state[0]["seat"])


def words(*numbers: int) -> Any:
    """Random words for a test, different for different numbers."""
    return ply_words(repr(numbers), 0, 0)
