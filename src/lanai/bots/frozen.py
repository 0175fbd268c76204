"""Greedy as it first came with each game: a yardstick that stays the same when a game's advice improves.

Whoever changes the advice of a game copies what was there to `games/<game>/past/advice_1.py` first.
"""

from __future__ import annotations

from functools import cache, cached_property
from importlib import import_module
from typing import Any

from ..engine import twin
from ..engine.game import Game, Kit
from .ready import swift
from .simple import Greedy


class First(Greedy):
    def kit(self, game: Game) -> Kit:
        now = swift(game)
        return old(game, now.compiled) or now


class Old(Kit):
    """A game's functions with other advice."""

    def __init__(self, game: Game, compiled: bool, advice: Any) -> None:
        super().__init__(game, compiled, bounds=False)
        self.advice = advice

    @cached_property
    def functions(self) -> Any:
        modules = [module for module in self.game.compiled if not module.__name__.endswith(".advice")]
        return twin.together(f"{self.game.package}.first", [*modules, self.advice], self.compiled)


@cache
def old(game: Game, compiled: bool) -> Kit | None:
    """None while the advice is still the first one."""
    name = f"{game.package}.past.advice_1"
    try:
        return Old(game, compiled, import_module(name))
    except ModuleNotFoundError as error:
        if not name.startswith(str(error.name)):
            raise
        return None
