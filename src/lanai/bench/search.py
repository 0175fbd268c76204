"""How fast bots think: decisions and simulations a second inside search, beside random play of the same game and
the tree searches of OpenSpiel (C++) in the same run; what a second thread adds; how long an analysis takes."""

from __future__ import annotations

import os
import platform
import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table

from ..bots import ready
from ..bots.analysis import SIMULATIONS as ANALYSED
from ..bots.plans import plan_of
from ..bots.search import Budget, Search, Thinker
from ..bots.simple import Greedy
from ..bots.tree import Plan
from ..engine.game import Game, game, games
from ..engine.layout import Bytes
from ..engine.match import Match
from ..engine.words import Words
from . import ROUNDS, player_of
from .table import rate

POSITIONS = 6          # of one game, from its start to its end
SIMULATIONS = 10_000   # for each of them
PEER = 1000            # simulations of a peer for a decision
CHOICES = 5            # with at least so many moves to choose from
LONG = 60              # decisions of the game whose analysis is timed
WHOLE = 10_000         # decisions played on: to the end


class Pace(msgspec.Struct):
    """One game with so many players."""

    game: str
    players: int
    random: float          # decisions a second in random play
    decisions: float       # decisions a second inside search
    simulations: float     # as the bots of this game search
    whole: float           # simulations a second played to the end, as the peers do
    threads: float         # simulations of two threads for one of a single thread

    @property
    def share(self) -> float:
        return self.decisions / self.random


class SearchReport(msgspec.Struct):
    machine: str
    games: list[Pace]
    peers: dict[str, float]        # simulations a second
    analyses: dict[str, float]     # seconds for an analysis of a game of 60 decisions, two threads


def bench(names: list[str], seconds: float, tell: Callable[[str], None]) -> SearchReport:
    """Measure; about `seconds` for each figure."""
    chosen = [ready.compiled(game(name)) for name in names or games()]
    tables = [(g, players) for g in chosen for players in sorted({g.players[0], g.players[-1]})]
    slices = seconds / ROUNDS
    best: dict[Any, float] = {}

    def measured(key: Any, figure: float) -> None:
        best[key] = max(best.get(key, 0.0), figure)

    moments = {(g.name, players): positions(g, players) for g, players in tables}
    for n in range(ROUNDS):
        tell(f"round {n + 1} of {ROUNDS}")
        for g, players in tables:
            key = (g.name, players)
            measured((*key, "random"), at_random(g, players, slices))
            plan = plan_of(g.name)
            decisions, simulations = pace(g, moments[key], plan, slices)
            measured((*key, "decisions"), decisions)
            measured((*key, "simulations"), simulations)
            measured((*key, "whole"), pace(g, moments[key], plan._replace(depth=WHOLE, tries=1), slices)[1])
            for threads in (1, 2):
                measured((*key, threads), threaded(g, moments[key][0], threads, slices))
        for name, figure in peers():
            measured(name, figure)
    paces = [Pace(*key, best[*key, "random"], best[*key, "decisions"], best[*key, "simulations"],
                  best[*key, "whole"], best[*key, 2] / best[*key, 1]) for key in moments]
    tell("analyses")
    return SearchReport(
        f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}", paces,
        {name: figure for name, figure in best.items() if isinstance(name, str)},
        {g.name: analysis(g) for g in chosen},
    )


def played(g: Game, players: int, seed: int) -> Match:
    """A game of bots that want to win."""
    match, bot = g.match(players, seed=seed), Greedy(1)
    while not match.over:
        match.play(bot.choose(match))
    return match


def positions(g: Game, players: int) -> list[Bytes]:
    """Decisions with a choice, evenly over one game, as their seat sees them."""
    match, found = played(g, players, 3), []
    while match.ply:
        match.undo()
        if len(match.moves()) > 1:
            found.append(match.seen(match.seat))
    found.reverse()
    return [found[i * len(found) // POSITIONS] for i in range(POSITIONS)]


def at_random(g: Game, players: int, seconds: float) -> float:
    """Decisions a second of random games. Here and in pace the time of this thread counts: whatever else the machine
    does weighs less on it."""
    play, count, done, start = player_of(g.kit(), players), 1, 0, time.thread_time()
    while (spent := time.thread_time() - start) < seconds:
        done += play(count)
        count = min(2 * count, 200)
    return done / spent


def pace(g: Game, moments: list[Bytes], plan: Plan, seconds: float) -> tuple[float, float]:
    """Decisions and simulations a second, over all moments alike."""
    kit = g.kit()
    thinker = Thinker(kit, SIMULATIONS)
    decisions = simulations = 0
    spent, n = 0.0, 0
    while spent < seconds or n % len(moments):
        moment = moments[n % len(moments)]
        thinker.begin(moment)
        count = max(64, min(SIMULATIONS, int(SIMULATIONS * seconds)))
        start = time.thread_time()
        decisions += thinker.run(count, plan, kit.rng(n), int(moment[0]["seat"]))
        spent += time.thread_time() - start
        simulations += count
        n += 1
    return decisions / spent, simulations / spent


def threaded(g: Game, moment: Bytes, threads: int, seconds: float) -> float:
    """Simulations a second of whole searches, several threads together: the best one, when no other program had a
    core."""
    search = Search(g.kit(), Budget(threads * SIMULATIONS, 0.0, threads), plan_of(g.name), 1)
    best, until, n = 0.0, time.perf_counter() + seconds, 0
    while (start := time.perf_counter()) < until:
        n += 2   # never the next ply: nothing is kept
        best = max(best, search.find(moment, n).simulations / (time.perf_counter() - start))
    return best


def analysis(g: Game) -> float:
    match = played(g, g.players[-1], 5)
    start = time.perf_counter()
    match.analyse(threads=2)
    return (time.perf_counter() - start) * LONG / match.ply


def peers() -> list[tuple[str, float]]:
    """OpenSpiel's searches in C++, random play to the end; none if it is not installed."""
    if not find_spec("pyspiel"):
        return []
    spiel: Any = import_module("pyspiel")
    found = []
    for name in ("backgammon", "connect_four", "hearts"):
        state, lots = spiel.load_game(name).new_initial_state(), random.Random(3)
        while state.is_chance_node() or len(state.legal_actions()) < CHOICES:   # something to think about
            state.apply_action(lots.choice(state.legal_actions()))
        evaluator, kind = spiel.RandomRolloutEvaluator(1, 7), "MCTS"
        if name == "hearts":
            kind = "ISMCTS"
            most = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            bot = spiel.ISMCTSBot(7, evaluator, 1.4, PEER, -1, most, False, False)
        else:
            bot = spiel.MCTSBot(state.get_game(), evaluator, 1.4, PEER, 1000, False, 7, False)
        start = time.thread_time()
        bot.step(state)
        found.append((f"OpenSpiel {version('open_spiel')} {kind}, {name}", PEER / (time.thread_time() - start)))
    return found


def search_table(report: SearchReport, words: Words) -> RenderableType:
    shown = Table(title=words("bench-search-title", machine=report.machine), title_justify="left")
    for column in ("what", "random", "inside", "share", "simulations", "whole", "threads"):
        shown.add_column(words(f"bench-search-{column}"), justify="left" if column == "what" else "right")
    for pace in report.games:
        shown.add_row(words("bench-search-game", game=pace.game, players=pace.players), rate(pace.random),
                      rate(pace.decisions), f"{100 * pace.share:.0f} %", rate(pace.simulations), rate(pace.whole),
                      f"{pace.threads:.2f}")
    notes = [words("bench-search-peer", peer=name, rate=rate(figure)) for name, figure in report.peers.items()]
    notes += [words("bench-search-analysis", game=name, seconds=f"{seconds:.1f}", simulations=ANALYSED)
              for name, seconds in report.analyses.items()]
    return Group(shown, *notes)
