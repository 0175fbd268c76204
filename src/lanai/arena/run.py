"""Playing the games of a contest: here, in several processes, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from typing import Any

from ..bots import ready
from ..engine.errors import BadOption
from ..engine.game import game
from ..engine.worker import follow
from .journal import Journal
from .plan import Contest, Task, task
from .play import Result, play

Tell = Callable[[Result], None]


def run(journal: Journal, games: int, jobs: int = 1, ray: str | None = None,
        tell: Tell = lambda result: None) -> None:
    """Play what is not in the journal yet of so many games."""
    contest = journal.contest
    missing = [task(contest, n) for n in range(games) if n not in journal.results]
    if not missing:
        return
    if ray is not None:
        played = on_ray(contest, missing, ray)
    elif jobs > 1:
        played = in_processes(contest, missing, jobs)
    else:
        played = (play(contest, one) for one in missing)
    for result in played:
        journal.add(result)
        tell(result)


def in_processes(contest: Contest, tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    ready.compiled(game(contest.game))   # once, so that the processes find it on the shelf
    context = multiprocessing.get_context("spawn")   # a fork would copy threads of the compiler
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=follow)
    waiting = iter(tasks)
    try:
        under_way: set[Future[Result]] = set()
        while True:
            for one in waiting:
                under_way.add(pool.submit(play, contest, one))
                if len(under_way) >= 2 * jobs:
                    break
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def on_ray(contest: Contest, tasks: Iterable[Task], address: str) -> Iterator[Result]:
    """Every node needs Lanai of the same version; each compiles for itself."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadOption("Ray is not installed: pip install 'lanai[ray]'") from None
    ours = not ray.is_initialized()
    if ours:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    remote = ray.remote(play)
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting, under_way = iter(tasks), []
    try:
        while True:
            for one in waiting:
                under_way.append(remote.remote(contest, one))
                if len(under_way) >= most:
                    break
            if not under_way:
                return
            done, under_way = ray.wait(under_way)
            yield from ray.get(done)
    finally:
        for reference in under_way:
            ray.cancel(reference)
        if ours:
            ray.shutdown()
