"""Bots think in processes of their own, so that the tables go on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

TRIES = 5
log = logging.getLogger("lanai.workers")


def think(game_name: str, version: int, bot_name: str, position: bytes, ply: int, seed: int) -> int:
    """In a worker: the number of the move that the bot chooses. The position has been dealt anew for its seat."""
    import numpy as np

    from ..bots import bot
    from ..engine.game import game

    found = game(game_name, version)
    state = found.layout.new()
    state.view("u1")[:] = np.frombuffer(position, np.uint8)
    return bot(bot_name, seed).decide(found, state, ply)


def follow() -> None:
    """In a worker: end with the server, also when it was killed."""
    server = multiprocessing.parent_process()

    def wait() -> None:
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


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

    async def think(self, *question: object) -> int:
        """Ask a worker; if it dies it is replaced and another one asked."""
        for n in range(TRIES):
            pool = self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, *question)   # type: ignore[arg-type]
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
