"""Searching: one tree for each thread, and what is remembered from one decision to the next of the same turn."""

from __future__ import annotations

import threading
import time
from typing import Any, NamedTuple

import numpy as np

from ..engine.game import Kit
from ..engine.layout import Bytes
from . import tree
from .tree import ANY, Desk, Plan

CHUNK = 64         # simulations between two looks at the clock
DEALS = 6          # tries to see whether a move reveals something
TURN = 3           # a tree has room for so many decisions of one turn


class Budget(NamedTuple):
    """How long to think about one decision: so many simulations, or at most so many seconds."""

    simulations: int
    seconds: float = 0.0     # 0: no limit
    threads: int = 1


class Option(NamedTuple):
    """A move the search looked at."""

    move: int
    visits: int
    gains: tuple[float, ...]     # what each seat may expect after it, between 0 and 1


class Found(NamedTuple):
    """What a search came to: options by visits, most first."""

    options: list[Option]
    gains: tuple[float, ...]     # what each seat may expect of the position
    simulations: int             # those of earlier decisions of the turn not counted
    decisions: int               # played in them

    @property
    def move(self) -> int:
        return self.options[0].move


class Thinker:
    """One tree with so much room, and the arrays to grow it with. It takes `most` simulations, every one of which may
    need room for a node."""

    def __init__(self, kit: Kit, most: int, room: int | None = None) -> None:
        room = most + 2 if room is None else room
        self.kit, self.room = kit, room
        game, seats = kit.game, kit.game.players[-1]
        self.positions = game.layout.new(2)
        self.states = kit.states(self.positions)
        self.bound = kit.bind(tree)
        logs: Any = np.log(np.maximum(1, np.arange(most + 2)))
        self.desk = Desk(
            tree=kit.array(np.zeros((room, tree.GAINED + seats), np.int64)),
            logs=logs if kit.compiled else memoryview(logs), gains=kit.array(np.zeros(seats, np.int64)),
            marks=kit.array(np.zeros(len(game.moves), np.int64)), moves=kit.out(), weights=kit.out(),
            path=kit.array(np.zeros(tree.DEEPEST, np.int64)), numbers=kit.array(np.zeros(seats, np.int64)),
            log=kit.log(),
        )

    @property
    def root(self) -> int:
        return int(self.desk.tree[0, tree.ROOT])

    @property
    def visits(self) -> int:
        return int(self.desk.tree[self.root, tree.VISITS])

    def begin(self, position: Bytes) -> None:
        self.positions[0] = position[0]
        self.bound.clear(self.desk)

    def follow(self, position: Bytes, move: int, fresh: int) -> None:
        """Go on below a move if it is known and there is room for so many nodes."""
        child = self.bound.child_of(self.desk, self.root, move)
        if child == 0 or self.desk.tree[0, tree.USED] + fresh > self.room:
            self.begin(position)
        else:
            self.positions[0] = position[0]
            self.desk.tree[0, tree.ROOT] = child

    def run(self, count: int, plan: Plan, rng: Any, seat: int, only: int = ANY) -> int:
        return int(self.bound.simulate(self.states, seat, only, count, self.desk, rng, plan))

    def legal(self) -> set[int]:
        count = self.kit.functions.legal(self.kit.at(self.positions), self.desk.moves)
        return {int(self.desk.moves[i]) for i in range(count)}

    def options(self) -> list[Option]:
        """The moves tried at the root."""
        found, child = [], int(self.desk.tree[self.root, tree.CHILD])
        while child:
            found.append(Option(int(self.desk.tree[child, tree.MOVE]), *self.at(child)))
            child = int(self.desk.tree[child, tree.SIBLING])
        return found

    def at(self, node: int) -> tuple[int, tuple[float, ...]]:
        """Visits and sums of gains of a node, between 0 and 1 for each visit."""
        players = int(self.positions[0]["players"])
        gains = tuple(int(self.desk.tree[node, tree.GAINED + s]) / tree.WHOLE for s in range(players))
        return int(self.desk.tree[node, tree.VISITS]), gains


class Search:
    """Looks ahead from positions of one game. Between the decisions of a turn it keeps its trees: after a decision
    that told the seat nothing but what it could foresee, all that was thought of the chosen move still holds.

    What it finds depends on the seed, the budget (if no clock cuts it short) and what the seat knew at the first
    decision of the turn and at this one.
    """

    def __init__(self, kit: Kit, budget: Budget, plan: Plan, seed: int) -> None:
        self.kit, self.budget, self.plan, self.seed = kit, budget, plan, seed
        self.share = -(-budget.simulations // budget.threads)
        self.thinkers = [Thinker(kit, TURN * self.share) for _ in range(budget.threads)]
        self.last: tuple[int, Bytes, Found] | None = None   # ply, position and answer of the last decision

    def find(self, position: Bytes, ply: int) -> Found:
        """The best moves for the seat that decides; of the position only what that seat knows needs to be true."""
        seat = int(position[0]["seat"])
        if self.last is not None:
            then, before, found = self.last
            if then == ply and self._same(before, position, seat):
                return found   # asked again
            if then == ply - 1 and self._foreseen(before, found.move, position, seat):
                for thinker in self.thinkers:
                    thinker.follow(position, found.move, self.share + 1)
            else:
                self.last = None
        if self.last is None:
            for thinker in self.thinkers:
                thinker.begin(position)
        found = self._think(seat, ply)
        self.last = (ply, self.kit.game.layout.copy(position), found)
        return found

    def _think(self, seat: int, ply: int) -> Found:
        """Until every tree has its share of simulations, or time is up."""
        done, played = [0] * len(self.thinkers), [0] * len(self.thinkers)
        end = time.perf_counter() + self.budget.seconds if self.budget.seconds else float("inf")

        def think(n: int) -> None:
            thinker, rng = self.thinkers[n], self.kit.rng(self.seed, ply, n)
            left = max(1, self.share - thinker.visits)   # one at least, so that there is an answer
            while left > 0 and (not done[n] or time.perf_counter() < end):
                count = min(CHUNK if self.kit.compiled else 1, left)
                played[n] += thinker.run(count, self.plan, rng, seat)
                done[n] += count
                left -= count

        helpers = [threading.Thread(target=think, args=(n,)) for n in range(1, len(self.thinkers))]
        for helper in helpers:
            helper.start()
        think(0)
        for helper in helpers:
            helper.join()
        return found_in(self.thinkers, sum(done), sum(played))

    def _same(self, one: Bytes, other: Bytes, seat: int) -> bool:
        """Whether the seat decides in both and knows the same."""
        kit, f = self.kit, self.kit.functions
        seen = [kit.array(np.zeros(f.OBSERVED, np.int64)) for _ in range(2)]
        for position, out in zip((one, other), seen, strict=True):
            f.observe(kit.at(position), seat, out)
        return bool(np.array_equal(seen[0], seen[1])) and one[0]["seat"] == other[0]["seat"] == seat

    def _foreseen(self, before: Bytes, move: int, after: Bytes, seat: int) -> bool:
        """Whether the move led the seat to where it could see that it would, and it goes on deciding."""
        kit = self.kit
        if before[0]["seat"] != seat:
            return False
        for deal in range(DEALS):   # what is revealed could be guessed right once, but hardly again and again
            trial, rng = kit.game.layout.copy(before), kit.rng(self.seed, deal)
            kit.functions.redeal(kit.at(trial), seat, rng)
            kit.functions.apply(kit.at(trial), move, rng, kit.log())
            if not self._same(trial, after, seat):
                return False
        return True


def found_in(thinkers: list[Thinker], simulations: int, decisions: int) -> Found:
    """What several trees say together."""
    legal = thinkers[0].legal()   # a tree kept from before may know others, from deals that turned out to be wrong
    visits: dict[int, int] = {}
    worth: dict[int, list[float]] = {}

    def add(move: int, count: int, gains: tuple[float, ...]) -> None:
        visits[move] = visits.get(move, 0) + count
        worth[move] = [a + b for a, b in zip(worth.get(move, [0.0] * len(gains)), gains, strict=True)]

    for thinker in thinkers:
        add(ANY, *thinker.at(thinker.root))
        for option in thinker.options():
            add(*option)
    means = {move: tuple(gain / visits[move] for gain in worth[move]) for move in visits}
    order = sorted(visits.keys() & legal, key=lambda move: (-visits[move], move))
    return Found([Option(move, visits[move], means[move]) for move in order], means[ANY], simulations, decisions)
