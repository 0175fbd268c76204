"""Computer players. A bot is handed a match but looks at it only through the eyes of the seat that decides."""

from __future__ import annotations

from ..engine.chance import below
from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.layout import Bytes
from ..engine.match import Match, Move
from . import one_ply
from .ready import swift


class Bot:
    """Whoever can decide. With the same seed it decides the same."""

    name = ""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match) -> Move:
        """The move it would play now for the seat that decides."""
        return match.move(self.decide(match.game, match.seen(match.seat, self.seed), match.ply))

    def decide(self, game: Game, position: Bytes, ply: int) -> int:
        """The number of a legal move. What the seat cannot see has been dealt anew in this position."""
        raise NotImplementedError


class Random(Bot):
    """Any legal move, each equally likely."""

    name = "random"

    def decide(self, game: Game, position: Bytes, ply: int) -> int:
        kit = game.kit(compiled=False)
        out = kit.out()
        return int(out[below(kit.rng(self.seed, ply), kit.functions.legal(kit.at(position), out))])


class Greedy(Bot):
    """The move after which the game's advice likes its position best."""

    name = "greedy"

    def decide(self, game: Game, position: Bytes, ply: int) -> int:
        kit = swift(game)
        states = game.layout.new(2)
        states[0] = position[0]
        best = kit.bind(one_ply).best
        return int(best(kit.states(states), kit.out(), kit.rng(self.seed, ply), kit.log()))


BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (Random, Greedy)}


def bot(name: str, seed: int = 0) -> Bot:
    """A computer player by name."""
    if name not in BOTS:
        raise BadOption(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
