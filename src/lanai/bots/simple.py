"""Bots that look one decision ahead, or not at all."""

from __future__ import annotations

import numpy as np

from ..engine.chance import below
from ..engine.game import Game, Kit
from ..engine.layout import Bytes
from . import one_ply
from .base import Bot
from .ready import swift


class Random(Bot):
    """Any legal move, each equally likely."""

    def decide(self, game: Game, position: Bytes, ply: int) -> int:
        kit = game.kit(compiled=False)
        out = kit.out()
        return int(out[below(kit.rng(self.seed, ply), kit.functions.legal(kit.at(position), out))])


class Greedy(Bot):
    """The move after which the game's advice likes its position best."""

    def kit(self, game: Game) -> Kit:
        return swift(game)

    def decide(self, game: Game, position: Bytes, ply: int) -> int:
        kit = self.kit(game)
        states = game.layout.new(2)
        states[0] = position[0]
        best = kit.bind(one_ply).best
        return int(best(kit.states(states), kit.out(), kit.rng(self.seed, ply), kit.log()))


class Grabber(Bot):
    """The move that brings most points at once."""

    def decide(self, game: Game, position: Bytes, ply: int) -> int:
        kit = swift(game)
        states = game.layout.new(2)
        states[0] = position[0]
        dearest = kit.bind(one_ply).dearest
        numbers = kit.array(np.zeros(game.players[-1], np.int64))
        return int(dearest(kit.states(states), kit.out(), numbers, kit.rng(self.seed, ply), kit.log()))
