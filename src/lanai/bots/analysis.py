"""Looking back at a game: how likely each seat was to win after every decision, which moves would have been better,
and what chance did.

Every position is searched with the eyes of the seat that decides there, so nobody is blamed for what could not be
known. Luck is the difference between the chances once the decider saw what came of its move and the mean over things
that could have come of it; only moves that reveal something have any.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from ..engine.errors import BadRecord
from ..engine.layout import Bytes
from ..engine.match import Match, Ply
from ..engine.record import Record
from .plans import plan_of
from .ready import compiled
from .search import Thinker, found_in
from .teams import chances, shares, teams
from .tree import Plan

FORMAT = 1
SIMULATIONS = 5000     # for a decision
SECOND_LOOK = 4        # a move played that was looked at less than this part of the budget is looked at again
SHOWN = 3              # alternatives told
OUTCOMES = 24          # tries of what could have come of a move that reveals something
REPEATS = 8            # looks at what did come
SHORT = 16             # each of them with this part of the simulations
TURNING = 0.12            # a change of somebody's chances by so much is a turning point

Progress = Callable[[int, int], None]


class Alternative(msgspec.Struct, frozen=True):
    """A move that could have been played, and how likely its seat would have won after it."""

    move: str
    chance: float


class Step(msgspec.Struct, frozen=True):
    """One decision."""

    ply: int                   # after it so many decisions were taken
    seat: int
    move: str
    forced: bool               # there was nothing to decide
    before: list[float]        # chances of every seat, as the decider could know them
    expected: list[float]      # the same after the move, before anything was revealed
    best: list[Alternative]    # the best moves, the first first; the move played has the chance `expected`
    lost: float                # what was given away beside the best move
    luck: list[float]          # what the revelation brought every seat
    turning: str = ""          # a turning point: by `mistake` or by `luck`


class Analysis(msgspec.Struct, frozen=True):
    """Chances add up to 1 over the teams."""

    analysis: int              # version of this format
    game: str
    rules: int
    check: str                 # of the game it belongs to
    simulations: int
    steps: list[Step]
    result: list[float]        # what part of the victory each seat got
    luck: list[float]          # sums by seat
    lost: list[float]

    @property
    def curve(self) -> list[list[float]]:
        """Chances of every seat before each decision, and the result."""
        return [*(step.before for step in self.steps), self.result]

    @property
    def turning_points(self) -> list[Step]:
        return [step for step in self.steps if step.turning]

    def dump(self) -> str:
        return msgspec.json.encode(self).decode()

    @staticmethod
    def load(text: str | bytes) -> Analysis:
        try:
            found = msgspec.json.decode(text, type=Analysis)
        except msgspec.DecodeError as error:
            raise BadRecord(f"not an analysis: {error}") from None
        if found.analysis != FORMAT:
            raise BadRecord(f"analysis of format {found.analysis} is unknown; this Lanai reads format {FORMAT}")
        return found


def analyse(match: Match, simulations: int = SIMULATIONS, threads: int = 2, seed: int = 0,
            progress: Progress = lambda done, of: None) -> Analysis:
    """Look at every decision of a game that is over. The result depends on the simulations and the seed alone."""
    analyst = Analyst(match, simulations, seed)
    steps = []
    with ThreadPoolExecutor(max(1, threads)) as pool:
        try:
            for step in pool.map(analyst.step, range(match.ply)):
                steps.append(step)
                progress(len(steps), match.ply)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return analyst.whole(steps)


def part(record: str, start: int, stop: int, simulations: int = SIMULATIONS, seed: int = 0) -> list[Step]:
    """Some of the decisions of a recorded game: a server asks for a few at a time, so that its worker can think for
    bots in between. `assembled` makes one analysis of them."""
    analyst = _analyst(record, simulations, seed)
    return [analyst.step(n) for n in range(start, min(stop, len(analyst.plies)))]


def assembled(record: str, steps: list[Step], simulations: int = SIMULATIONS, seed: int = 0) -> Analysis:
    return _analyst(record, simulations, seed).whole(steps)


@lru_cache(maxsize=2)
def _analyst(record: str, simulations: int, seed: int) -> Analyst:
    return Analyst(Record.load(record).match(), simulations, seed)


class Analyst:
    """Looks at single decisions; several threads may ask it."""

    def __init__(self, match: Match, simulations: int, seed: int) -> None:
        if not match.over:
            raise BadRecord("only a game that is over is analysed: while it runs this would tell secrets")
        self.game, self.kit, self.check = match.game, compiled(match.game).kit(), match.check.hex()[:16]
        self.plies: Sequence[Ply] = match.history
        self.teams = teams(match.game, match.players, match.variant)
        self.end = shares(match.ranking, self.teams)
        self.plan: Plan = plan_of(match.game.name)._replace(margin=0)   # winning alone is asked for
        self.simulations, self.seed = simulations, seed

    def whole(self, steps: list[Step]) -> Analysis:
        seats = range(len(self.end))
        return Analysis(
            FORMAT, self.game.name, self.game.version, self.check, self.simulations, steps, self.end,
            luck=[sum(step.luck[s] for step in steps) for s in seats],
            lost=[sum(step.lost for step in steps if step.seat == s) for s in seats],
        )

    def chances(self, gains: Sequence[float]) -> list[float]:
        return chances(gains, self.teams)

    def position(self, ply: int) -> Bytes:
        state = self.game.layout.new()
        state.view("u1")[:] = np.frombuffer(self.plies[ply].before, np.uint8)
        return state

    def step(self, n: int) -> Step:
        ply = self.plies[n]
        thinker = self.search(self.position(n), ply.seat, self.simulations, self.kit.rng(self.seed, n, 1))
        before = self.chances(thinker.at(thinker.root)[1])
        expected, best = before, []
        if ply.choices > 1:
            known = {option.move: option for option in thinker.options()}
            if ply.move not in known or known[ply.move].visits < self.simulations // SECOND_LOOK:
                thinker.run(self.simulations // SECOND_LOOK, self.plan, self.kit.rng(self.seed, n, 2), ply.seat,
                            ply.move)
            found = found_in([thinker], 0, 0)
            least = self.simulations // (2 * SECOND_LOOK)   # of moves looked at less nothing can be said
            after = {option.move: self.chances(option.gains) for option in found.options if option.visits >= least}
            expected = after[ply.move]
            order = sorted(after, key=lambda move: -after[move][ply.seat])
            best = [Alternative(self.game.notation.write(move), after[move][ply.seat]) for move in order[:SHOWN]]
        lost = max(0.0, best[0].chance - expected[ply.seat]) if best else 0.0
        luck = [0.0] * len(before)
        if ply.reveals:
            luck = self.luck(n)
        turning = "mistake" if lost > TURNING else "luck" if max(luck) > TURNING else ""
        return Step(n + 1, ply.seat, self.game.notation.write(ply.move), ply.choices == 1, before, expected, best,
                    lost, luck, turning)

    def luck(self, n: int) -> list[float]:
        """What came of a decision beside what could have come of it, for every seat. Both are looked at alike, so
        that no difference comes from the looking; luck is nothing on average."""
        ply = self.plies[n]
        if n + 1 == len(self.plies):
            came = [self.end]
        else:
            after = self.position(n + 1)
            came = [self.glance(after, ply.seat, n, i) for i in range(REPEATS)]
        could = []
        for i in range(OUTCOMES):
            state, rng = self.position(n), self.kit.rng(self.seed, n, 3, i)
            self.kit.functions.redeal(self.kit.at(state), ply.seat, rng)
            self.kit.functions.apply(self.kit.at(state), ply.move, rng, self.kit.log())
            could.append(self.glance(state, ply.seat, n, REPEATS + i))
        return [sum(a) / len(came) - sum(b) / OUTCOMES
                for a, b in zip(zip(*came, strict=True), zip(*could, strict=True), strict=True)]

    def glance(self, position: Bytes, seat: int, n: int, i: int) -> list[float]:
        """The chances at a position, by a short search with the eyes of a seat."""
        if position[0]["seat"] < 0:
            out = self.kit.out()
            self.kit.functions.ranks(self.kit.at(position), out)
            return shares([int(out[s]) for s in range(len(self.end))], self.teams)
        thinker = self.search(position, seat, max(1, self.simulations // SHORT), self.kit.rng(self.seed, n, 4, i))
        return self.chances(thinker.at(thinker.root)[1])

    def search(self, position: Bytes, seat: int, simulations: int, rng: Any) -> Thinker:
        thinker = Thinker(self.kit, simulations + simulations // SECOND_LOOK)
        thinker.begin(position)
        thinker.run(simulations, self.plan, rng, seat)
        return thinker
