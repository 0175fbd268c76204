"""The ladder: five levels of bots for every game. A level is how many simulations it plays, or none.

The numbers come from experiments: docs/bots.md tells which, and how to repeat them.
"""

from __future__ import annotations

from ..engine.game import Game
from ..engine.layout import Bytes
from .plans import plan_of, simulations_of
from .ready import swift
from .search import Budget, Found, Search
from .simple import Grabber
from .tree import Plan

PATIENCE = 4.0   # seconds for a decision while nothing is compiled yet


class Climber(Grabber):
    """One of the levels."""

    def __init__(self, level: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.level = level
        self.search: Search | None = None

    def decide(self, game: Game, position: Bytes, ply: int) -> int:
        if self.simulations(game.name) == 0:
            return super().decide(game, position, ply)
        kit = game.kit(compiled=False)
        out = kit.out()
        if kit.functions.legal(kit.at(position), out) == 1:
            return int(out[0])
        return self.think(game, position, ply).move

    def simulations(self, game: str) -> int:
        return simulations_of(game, self.level)

    def plan(self, game: str) -> Plan:
        return plan_of(game)

    def think(self, game: Game, position: Bytes, ply: int) -> Found:
        """What it thinks of all the moves."""
        kit = swift(game)
        if self.search is None or self.search.kit is not kit:
            budget = Budget(self.simulations(game.name), 0.0 if kit.compiled else PATIENCE)
            self.search = Search(kit, budget, self.plan(game.name), self.seed)
        return self.search.find(position, ply)
