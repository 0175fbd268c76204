"""Compiled functions when they are ready, interpreted ones until then.

Compiling a game takes some twenty seconds, once on a machine. A bot that needs it now plays interpreted while a
subprocess compiles: in a thread it would stall the table.
"""

from __future__ import annotations

import atexit
import logging
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator

import numpy as np

from ..engine import playout, shelf, trial
from ..engine.game import Game, Kit
from . import one_ply, tree
from .plans import PLAN
from .search import Thinker

log = logging.getLogger("lanai.bots")

_loaders: dict[str, threading.Thread | None] = {}   # None: somebody who waited for it compiled
_compiling = threading.RLock()   # two at the same functions would disturb each other


def swift(game: Game) -> Kit:
    """The fastest functions that can be had at once."""
    if game.package not in _loaders:
        _loaders[game.package] = loader = threading.Thread(target=_try, args=(game,), daemon=True)
        loader.start()
    return game.fast or game.kit(compiled=False)


def compiled(game: Game) -> Game:
    """The same game, compiled functions ready: for those who would rather wait than play interpreted."""
    loader = _loaders.setdefault(game.package, None)
    if loader is not None:
        loader.join()
    with _compiling:
        if game.fast is None:
            for _ in warm(game):
                pass
            game.fast = game.kit()
    return game


def warm(game: Game) -> Iterator[str]:
    """Compile everything and keep it; yields the name of each function before its turn."""
    yield from _exercise(game.kit())
    shelf.write(_stamp(game), "warm", b"warm")
    shelf.tidy()


def is_warm(game: Game) -> bool:
    """All compiled functions lie on the shelf."""
    return shelf.read(_stamp(game), "warm") is not None


def _stamp(game: Game) -> str:
    return shelf.stamp([*game.compiled, playout, trial, one_ply, tree], "warm")


def _try(game: Game) -> None:
    try:
        _load(game)
    except Exception:   # slower, but nobody's game stops for it
        log.warning("%s: compiled functions cannot be had, bots play interpreted", game.title, exc_info=True)


def _load(game: Game) -> None:
    if shelf.root() is None:   # nothing can be kept on this machine: stay interpreted
        return
    if not is_warm(game):
        command = [sys.executable, "-m", "lanai", "warm", "--quiet", game.name]
        with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL) as process:
            atexit.register(process.kill)
            process.wait()
            atexit.unregister(process.kill)
    if is_warm(game):
        for _ in _exercise(game.kit()):
            pass
        game.fast = game.kit()


def _exercise(kit: Kit) -> Iterator[str]:
    """Use every function once with the types it is used with, so that all are compiled or loaded."""
    f, game = kit.functions, kit.game
    options = next(iter(game.variants))
    positions = game.layout.new(2)
    positions[0] = game.blank(None, options, 0)[0]
    p, rng, out, log = kit.at(positions), kit.rng(7), kit.out(), kit.log(4)
    numbers, seen = kit.array(np.zeros(16, np.int64)), kit.array(np.zeros(f.OBSERVED, np.int64))
    move = 0

    def legal() -> None:
        nonlocal move
        f.legal(p, out)
        move = int(out[0])

    steps: dict[str, Callable[[], object]] = {
        "setup": lambda: f.setup(p, rng, log), "legal": legal, "value": lambda: f.value(p, 0),
        "weight": lambda: f.weight(p, move), "apply": lambda: f.apply(p, move, rng, log),
        "check": lambda: f.check(p), "scores": lambda: f.scores(p, numbers), "ranks": lambda: f.ranks(p, numbers),
        "redeal": lambda: f.redeal(p, 0, rng), "observe": lambda: f.observe(p, 0, seen),
        "look ahead": lambda: kit.bind(one_ply).best(kit.states(positions), out, rng, kit.log()),
        "most points": lambda: kit.bind(one_ply).dearest(kit.states(positions), out, numbers, rng, kit.log()),
    }
    for name, use in steps.items():
        yield name
        use()
    yield "final moves"
    kit.bind(trial).finals(kit.states(positions), out, 0, numbers, rng, log, numbers)
    yield "search"
    thinker = Thinker(kit, 4)
    thinker.begin(positions[:1])
    thinker.run(2, PLAN, rng, 0)
    thinker.follow(positions[:1], thinker.options()[0].move, 2)
    yield "random games"
    positions[0] = game.blank(None, options, 0)[0]
    kit.bind(playout).games(kit.states(positions), out, rng, kit.log(), 1)
    kit.bind(playout).clones(kit.states(positions), 1)
