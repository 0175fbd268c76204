"""Bots that search: the same tree for every game, more or less of it for each level."""

from __future__ import annotations

import threading
import time
from typing import Any, NamedTuple

import numpy as np

from ..engine.game import Game, Kit
from ..engine.layout import Bytes
from . import tree
from .ready import swift

CHUNK = 64         # simulations between two looks at the clock
SEATS = 8


class Budget(NamedTuple):
    """How long to think about one decision: so many simulations, at most so many seconds."""

    simulations: int
    seconds: float = 0.0     # 0: no limit
    threads: int = 1


class Thinker:
    """One tree, and the arrays a search works with."""

    def __init__(self, kit: Kit, room: int) -> None:
        self.kit = kit
        game = kit.game
        self.positions = game.layout.new(2)
        self.states = kit.states(self.positions)
        self.tree = kit.array(np.zeros((room, tree.COLUMNS), np.int64))
        worth = np.zeros(room, np.float64)
        self.worth: Any = worth if kit.compiled else memoryview(worth)   # type: ignore[arg-type]
        self.marks = kit.array(np.zeros(len(game.moves), np.int64))
        self.weights = kit.array(np.zeros(game.most_legal, np.int64))
        self.path = kit.array(np.zeros(tree.DEEPEST, np.int64))
        gains = np.zeros(SEATS, np.float64)
        self.gains: Any = gains if kit.compiled else memoryview(gains)   # type: ignore[arg-type]
        self.places = kit.array(np.zeros(SEATS, np.int64))
        self.moves, self.log = kit.out(), kit.log()
        self.bound = kit.bind(tree)

    def begin(self, position: Bytes, rng: Any) -> None:
        self.positions[0] = position[0]
        self.rng = rng
        self.root = tree.ROOT
        self.bound.clear(self.tree, self.worth)

    def run(self, count: int, plan: Any) -> int:
        return int(self.bound.simulate(
            self.states, self.root, count, self.tree, self.worth, self.marks, self.moves, self.weights, self.path,
            self.gains, self.places, self.rng, self.log, plan))

    def children(self) -> list[tuple[int, int, float]]:
        """Move, visits and mean gain of each move tried at the root."""
        found, child = [], int(self.tree[self.root, tree.CHILD])
        while child:
            visits = int(self.tree[child, tree.VISITS])
            found.append((int(self.tree[child, tree.MOVE]), visits, float(self.worth[child]) / max(1, visits)))
            child = int(self.tree[child, tree.SIBLING])
        return found


class Found(NamedTuple):
    """What a search came to: moves by visits, most first, with the gain expected from each."""

    moves: list[tuple[int, int, float]]
    simulations: int
    decisions: int     # played in them


def search(game: Game, position: Bytes, budget: Budget, plan: Any, seed: int, ply: int) -> Found:
    """Look ahead from a position of which the deciding seat's secrets alone are true."""
    kit = swift(game)
    thinkers = [Thinker(kit, budget.simulations // budget.threads + 2) for _ in range(budget.threads)]
    played = [0] * budget.threads
    done = [0] * budget.threads
    end = time.perf_counter() + budget.seconds if budget.seconds else 0.0

    def think(n: int) -> None:
        thinker, left = thinkers[n], budget.simulations // budget.threads
        thinker.begin(position, kit.rng(seed, ply, n))
        while left > 0 and not (end and time.perf_counter() > end):
            count = min(CHUNK, left)
            played[n] += thinker.run(count, kit.array(plan))
            done[n] += count
            left -= count

    helpers = [threading.Thread(target=think, args=(n,)) for n in range(1, budget.threads)]
    for helper in helpers:
        helper.start()
    think(0)
    for helper in helpers:
        helper.join()
    visits: dict[int, int] = {}
    worth: dict[int, float] = {}
    for thinker in thinkers:
        for move, count, gain in thinker.children():
            visits[move] = visits.get(move, 0) + count
            worth[move] = worth.get(move, 0.0) + count * gain
    order = sorted(visits, key=lambda move: (-visits[move], move))
    return Found([(move, visits[move], worth[move] / max(1, visits[move])) for move in order], sum(done), sum(played))
