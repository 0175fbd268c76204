"""Looking back at finished games. One game at a time is looked at, by the workers that think for bots; whoever asks
for the same game joins. What is found is stored with the table; of files it is kept in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, select

from ..bots.analysis import FORMAT, Analysis, Step
from ..engine.errors import BadRecord
from ..engine.match import Match
from ..engine.words import Message
from . import messages as m
from . import shown
from .limits import Buckets
from .problems import Problem
from .replays import finished
from .schema import analyses as rows
from .store import Change, StorageFailed
from .table import Table
from .workers import WorkersFailed

if TYPE_CHECKING:
    from .house import House
    from .people import Person

log = logging.getLogger("lanai.analyses")
insert = rows.insert()
MOST_WAITING = 20    # games
KEPT = 32
CHECK = 16           # letters of the check in an analysis
NOBODY_ASKED = m.AnalysisBody(0, 0, None)


class Format(msgspec.Struct):
    analysis: int


class Job:
    """A game that is looked at, or waits for it."""

    def __init__(self, plies: int) -> None:
        self.done, self.of = 0, plies

    def progress(self, done: int, _of: int) -> None:
        self.done = done


class Analyses:
    def __init__(self, house: House) -> None:
        self._house, settings = house, house.settings
        self._started = Buckets(settings.rate / 1200, max(5, settings.burst // 12))   # by person
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[str, bytes] = OrderedDict()   # whole answers

    async def of_table(self, table: Table, person: Person | None) -> bytes:
        """How far it is; a person's asking lets it begin. Problem unless the game was played to its end."""
        match = played_out(finished(table))
        if table.id not in self._kept and table.id not in self._jobs:
            found = await self._stored(table.id, match)
            if found is not None:
                self._keep(table.id, await asyncio.to_thread(answer, match, found))
        return self._answer(table.id, match, person, table.id)

    async def of_match(self, key: str, match: Match, person: Person) -> bytes:
        """The same for a file."""
        return self._answer(key, played_out(match), person)

    def known(self, key: str) -> bytes | None:
        """The answer to somebody who asks again, if nothing has to be read for it."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        job = self._jobs.get(key)
        return m.encode(m.AnalysisBody(job.done, job.of, None)) if job else None

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def _answer(self, key: str, match: Match, person: Person | None, table: str = "") -> bytes:
        found = self.known(key)
        if found is not None or person is None:
            return found or m.encode(NOBODY_ASKED)
        if len(self._jobs) >= MOST_WAITING:
            raise Problem(503, "analyses-waiting")
        if not self._started.take(person.id):
            raise Problem(429, "too-many-requests")
        job = self._jobs[key] = Job(match.ply)
        task = asyncio.create_task(self._run(key, job, match, table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return m.encode(m.AnalysisBody(0, job.of, None))

    async def _run(self, key: str, job: Job, match: Match, table: str) -> None:
        try:
            async with self._turn:
                found = await self._house.workers.analyse(match.record().dump(), job.of, job.progress)
            if table:
                await self._save(table, found)
            self._keep(key, await asyncio.to_thread(answer, match, found))
        except WorkersFailed as error:
            log.error("analysis of %s: %s", key, error)
        except Exception:
            log.exception("analysis of %s", key)
        finally:
            del self._jobs[key]

    async def _save(self, table: str, found: Analysis) -> None:
        try:
            await self._house.store.write(Change(delete(rows).where(rows.c.table == table)), Change(insert, {
                "table": table, "body": found.dump(), "at": int(time.time())}))
        except StorageFailed as error:   # it is known all the same, until the server stops
            log.error("analysis of %s: %s", table, error)

    async def _stored(self, table: str, match: Match) -> Analysis | None:
        """None if there is none, or one of an earlier Lanai or of another game."""
        for row in await self._house.store.read(select(rows.c.body).where(rows.c.table == table)):
            with contextlib.suppress(BadRecord):
                found = Analysis.load(row.body)
                return found if belongs(found, match) else None
        return None

    def _keep(self, key: str, body: bytes) -> None:
        self._kept[key] = body
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def played_out(match: Match) -> Match:
    """Of a game that was given up nobody can say how it would have ended."""
    if not match.over:
        raise Problem(409, "not-finished")
    return match


def belongs(found: Analysis, match: Match) -> bool:
    return found.check == match.check.hex()[:CHECK] and len(found.steps) == match.ply


def outdated(body: str) -> bool:
    """Of the format of another Lanai: it is made anew when somebody asks for it."""
    return msgspec.json.decode(body, type=Format).analysis != FORMAT


def key_of_file(file: bytes) -> str:
    return hashlib.sha256(file).hexdigest()


def answer(match: Match, found: Analysis) -> bytes:
    """With words for the moves."""
    def said(step: Step, move: str) -> list[Message]:
        return shown.worded(match.at(step.ply - 1), move)

    steps = [
        m.AnalysedStep(
            step.ply, step.seat, step.move, said(step, step.move), step.forced, step.before, step.expected,
            [m.Better(each.move, said(step, each.move), each.chance) for each in step.best],
            step.lost, step.luck, step.turning)
        for step in found.steps]
    return m.encode(m.AnalysisBody(match.ply, match.ply, m.Analysed(
        found.game, found.simulations, steps, found.result, found.luck, found.lost)))
