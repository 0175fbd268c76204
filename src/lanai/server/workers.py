"""Bots think in processes of their own, so that the tables go on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, TypeVar

from ..engine.worker import deaf, follow

if TYPE_CHECKING:
    from ..bots import Bot
    from ..bots.analysis import Analysis, Step
    from ..bots.explain import Hint
    from ..engine.game import Game
    from ..engine.layout import Bytes

TRIES = 5
SLICE = 4   # decisions of an analysis between which a worker may think for a bot
Answer = TypeVar("Answer")
log = logging.getLogger("lanai.workers")


def think(game_name: str, version: int, bot_name: str, position: bytes, ply: int, seed: int) -> int:
    """In a worker: the number of the move that the bot chooses. The position has been dealt anew for its seat."""
    found = _game(game_name, version)
    return _bot(game_name, version, bot_name, seed).decide(found, _state(found, position), ply)


def advise(game_name: str, version: int, position: bytes, ply: int) -> Hint:
    """In a worker: a good move for the seat that decides, and why."""
    from ..bots.explain import advise

    found = _game(game_name, version)
    return advise(found, _state(found, position), ply)


def look_back(record: str, start: int, stop: int) -> list[Step]:
    """In a worker: what an analysis says of some decisions of a finished game."""
    from ..bots.analysis import part

    return part(record, start, stop)


def conclude(record: str, steps: list[Step]) -> Analysis:
    """In a worker: one analysis of all its parts."""
    from ..bots.analysis import assembled

    return assembled(record, steps)


def _game(name: str, version: int) -> Game:
    from ..engine.game import game

    return game(name, version)


def _state(found: Game, position: bytes) -> Bytes:
    import numpy as np

    state = found.layout.new()
    state.view("u1")[:] = np.frombuffer(position, np.uint8)
    return state


@lru_cache(maxsize=8)
def _bot(game_name: str, version: int, bot_name: str, seed: int) -> Bot:
    """Kept for the next decision of the same turn: a bot that searches goes on where it was."""
    from ..bots import bot

    return bot(bot_name, seed)


class WorkersFailed(Exception):
    """No bot could think."""


class Workers:
    """A pool that survives the death of its processes."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")   # a fork would copy the server's threads and sockets
            self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=follow)
        return self._pool

    async def think(self, *question: Any) -> int:
        return await self._ask(think, *question)

    async def advise(self, *question: Any) -> Hint:
        return await self._ask(advise, *question)

    async def analyse(self, record: str, plies: int, progress: Callable[[int, int], None]) -> Analysis:
        """Of the record of a finished game with so many decisions; other questions are answered in between."""
        steps: list[Step] = []
        while len(steps) < plies:
            steps += await self._ask(look_back, record, len(steps), len(steps) + SLICE)
            progress(len(steps), plies)
        return await self._ask(conclude, record, steps)

    async def _ask(self, function: Callable[..., Answer], *question: Any) -> Answer:
        """Ask a worker; if it dies it is replaced and another one asked."""
        for n in range(TRIES):
            pool = self._start()
            try:
                with deaf():   # the first question starts the processes
                    answer = asyncio.get_running_loop().run_in_executor(pool, partial(function, *question))
                return await answer
            except BrokenProcessPool:
                log.warning("a bot worker died; starting another (try %d)", n + 1)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
        raise WorkersFailed("bot workers keep dying")

    def pids(self) -> list[int]:
        return list(self._pool._processes) if self._pool else []

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.terminate()
