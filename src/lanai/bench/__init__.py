"""How fast the games are: figures beside a calibration loop and, where installed, peers, all in the same run.

The machines are shared and noisy, so everything is measured in turn over several rounds and the best round
counts; a ratio to what stands beside it says more than a number of its own.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import msgspec

from ..engine import chance, playout
from ..engine.game import Game, Kit, game, games
from ..engine.twin import twin
from .peers import Peer, peers

ROUNDS = 5


class Figures(msgspec.Struct):
    """One game."""

    game: str
    players: int
    compiled: float      # random decisions a second on one core, choice among the legal ones included
    interpreted: float
    clone_ns: float
    position_bytes: int
    moves: int           # how many different moves the game has


class Start(msgspec.Struct):
    """Seconds from the command to the first reply of a bot, in a new process."""

    game: str
    cold: float          # nothing compiled yet
    warm: float


class Report(msgspec.Struct):
    machine: str
    libraries: dict[str, str]
    calibration: float            # compiled random words a second
    calibration_interpreted: float
    games: list[Figures]
    starts: list[Start]
    peers: dict[str, float]       # moves a second
    ratios: dict[str, float]      # the slowest of our games over the peer


def bench(names: list[str], seconds: float, starts: bool, tell: Callable[[str], None]) -> Report:
    """Measure; about `seconds` for each figure."""
    chosen = [game(name) for name in names or games()]
    slices = seconds / ROUNDS
    best: dict[str, float] = {}
    found: dict[str, Peer] = {}

    def measured(key: str, rate: float) -> None:
        best[key] = max(best.get(key, 0.0), rate)

    plays = {(g.name, compiled): player_of(g.kit(compiled), g.players[-1])
             for g in chosen for compiled in (True, False)}
    for n in range(ROUNDS):
        tell(f"round {n + 1} of {ROUNDS}")
        for compiled in (True, False):
            measured(f"words {compiled}", _calibrate(compiled, slices / 2))
        for key, play in plays.items():
            measured(f"moves {key}", _rate(play, slices))
        for g in chosen:
            measured(f"clones {g.name}", _clones(g.kit(), slices / 2))
        for peer in peers(slices):
            if peer.name not in found or peer.rate > found[peer.name].rate:
                found[peer.name] = peer
    figures = [Figures(g.name, g.players[-1], best[f"moves {(g.name, True)}"], best[f"moves {(g.name, False)}"],
                       1e9 / best[f"clones {g.name}"], g.layout.size, len(g.moves)) for g in chosen]
    slowest = min(f.compiled for f in figures)
    return Report(
        machine=f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        libraries={name: version(name) for name in ("lanai", "numpy", "numba")},
        calibration=best["words True"], calibration_interpreted=best["words False"], games=figures,
        starts=[_start(g, tell) for g in chosen] if starts else [],
        peers={f"{peer.name} ({peer.version})": peer.rate for peer in found.values()},
        ratios={name: slowest / peer.rate for name, peer in found.items()},
    )


def _rate(play: Callable[[int], int], seconds: float) -> float:
    """Units a second of a function that plays `count` games and tells how many units that were."""
    count, units, start = 1, 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        units += play(count)
        count = min(2 * count, 200)
    return units / spent


def player_of(kit: Kit, players: int) -> Callable[[int], int]:
    """Plays so many random games and tells how many decisions that were."""
    positions = kit.game.layout.new(2)
    positions[0] = kit.game.blank(players, next(iter(kit.game.variants)), None)[0]
    states, out, rng, log, bound = kit.states(positions), kit.out(), kit.rng(7), kit.log(), kit.bind(playout)
    bound.games(states, out, rng, log, 1)   # compiling is not playing
    return lambda count: int(bound.games(states, out, rng, log, count))


def _clones(kit: Kit, seconds: float) -> float:
    states, clones = kit.game.layout.new(9), kit.bind(playout).clones
    clones(states, 1)

    def run(count: int) -> int:
        clones(states, count * 10_000)
        return count * 10_000

    return _rate(run, seconds)


def _calibrate(compiled: bool, seconds: float) -> float:
    import numpy as np

    words: Any = np.arange(4, dtype=np.int64)
    words = words if compiled else memoryview(words)
    bits32 = twin(chance).bits32 if compiled else chance.bits32
    shuffle = twin(chance).shuffle if compiled else chance.shuffle
    cards: Any = np.arange(1000, dtype=np.int64)
    cards = cards if compiled else memoryview(cards)
    bits32(words)
    shuffle(words, cards, 2)

    def run(count: int) -> int:
        for _ in range(count):
            shuffle(words, cards, 1000)
        return count * 999

    return _rate(run, seconds)


def _start(g: Game, tell: Callable[[str], None]) -> Start:
    """A bot moves first; how long it takes until its reply is printed."""
    tell(f"first reply of a bot in {g.title}")
    with tempfile.TemporaryDirectory() as cache:
        cold = _first_reply(g, {"LANAI_CACHE": cache})
    subprocess.run([sys.executable, "-m", "lanai", "warm", "--quiet", g.name], check=True)
    return Start(g.name, cold, min(_first_reply(g, {}) for _ in range(ROUNDS)))


def _first_reply(g: Game, extra: dict[str, str]) -> float:
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"XDG_DATA_HOME": home} | extra
        start = time.perf_counter()
        command = [sys.executable, "-m", "lanai", "play", g.name, "--first", "2", "--seed", "7"]
        with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              text=True) as process:
            assert process.stdout is not None
            next(filter(str.strip, process.stdout))   # nothing is shown before the bot, who begins, has played
            spent = time.perf_counter() - start
            process.kill()
    return spent
