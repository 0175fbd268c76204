"""What every computer player is."""

from __future__ import annotations

from ..engine.game import Game
from ..engine.layout import Bytes
from ..engine.match import Match, Move


class Bot:
    """Whoever can decide. With the same seed it decides the same."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match) -> Move:
        """The move it would play now for the seat that decides."""
        return match.move(self.decide(match.game, match.seen(match.seat, self.seed), match.ply))

    def decide(self, game: Game, position: Bytes, ply: int) -> int:
        """The number of a legal move. What the seat cannot see has been dealt anew in this position."""
        raise NotImplementedError

    def close(self) -> None:
        """It is not needed any more."""
