"""Computer players. A bot is handed a match but looks at it only through the eyes of the seat that decides."""

from __future__ import annotations

from typing import Protocol

from ..engine.chance import below
from ..engine.errors import BadOption
from ..engine.match import Match, Move
from . import one_ply
from .ready import swift


class Bot(Protocol):
    """Whoever can decide."""

    name: str

    def choose(self, match: Match) -> Move: ...


class Random:
    """Any legal move, each equally likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match) -> Move:
        moves = match.moves()
        return moves[below(match.game.kit(compiled=False).rng(self.seed, match.ply), len(moves))]


class Greedy:
    """The move after which the game's advice likes its position best."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match) -> Move:
        kit = swift(match.game)
        states = match.game.layout.new(2)
        states[0] = match.seen(match.seat, self.seed)[0]
        rng = kit.rng(self.seed, match.ply)
        number = kit.bind(one_ply).best(kit.states(states), kit.out(), rng, kit.log())
        return match.move(int(number))


BOTS: dict[str, type[Random] | type[Greedy]] = {"random": Random, "greedy": Greedy}


def bot(name: str, seed: int = 0) -> Bot:
    """A computer player by name; with the same seed it decides the same."""
    if name not in BOTS:
        raise BadOption(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
