"""The house: all rooms, the time they share, and the workers that think for bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
from sqlalchemy import func, or_, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from ..bots import BOTS
from ..bots.ready import swift
from ..engine.errors import BadOption, LanaiError, UnknownGame
from ..engine.game import game
from . import entries as e
from . import lines
from . import messages as m
from .analyses import Analyses
from .fairness import new_secret
from .limits import Buckets
from .people import People, Person, key_of
from .problems import Problem
from .replays import Replays
from .room import Room
from .schema import entries as entry_rows
from .schema import meta
from .schema import tables as table_rows
from .settings import Settings
from .store import Change, StorageFailed, Store
from .table import OPEN, PLAYING, Refused, Table
from .workers import Workers

log = logging.getLogger("lanai.house")
HEARTBEAT = 1.0
LATE = 0.25        # seconds the event loop may be held up
MOST_HOURS = 24 * 14


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.people = People(self.store, key_of(settings.folder))
        self.workers = Workers(settings.workers)
        self.replays = Replays()
        self.analyses = Analyses(self)
        self.rooms: dict[str, Room] = {}
        self.opened = self.closing = False
        self.latest = 0.0   # the longest the event loop was held up, in seconds
        self.requests = Buckets(settings.rate * 5, settings.burst * 5)   # an address may be a whole club
        self.messages = Buckets(settings.rate, settings.burst)
        self.talk = Buckets(settings.rate / 20, max(5, settings.burst // 4))
        self.guests = Buckets(0.2, 30)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._base = 0
        self._started = time.monotonic()

    # -- time --------------------------------------------------------------------------------------------

    def tick(self) -> int:
        """Milliseconds the server has been up in all; it stands still while the server is down."""
        return self._base + int((time.monotonic() - self._started) * 1000)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.save_tick()
            except StorageFailed as error:
                log.error("heartbeat: %s", error)

    async def _watch(self) -> None:
        """Notice when something holds up the event loop, and with it everybody."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.02)
            late = time.monotonic() - before - 0.02
            self.latest = max(self.latest, late)
            if late > LATE:
                log.warning("everything stood still for %.3f s", late)

    async def save_tick(self) -> None:
        row = upsert(meta).values(key="tick", value=str(self.tick()))
        await self.store.write(Change(row.on_conflict_do_update(["key"], set_={"value": row.excluded.value})))

    # -- opening and closing -----------------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open()
        saved = await self.store.read(select(meta.c.value).where(meta.c.key == "tick"))
        last = await self.store.read(select(func.max(entry_rows.c.tick)))
        self._base = max(int(saved[0].value) if saved else 0, last[0][0] or 0)
        self._started = time.monotonic()
        self.spawn(self._beat())
        self.spawn(self._watch())
        self.spawn(lines.sweep(self))
        running = await self.store.read(
            select(table_rows.c.id).where(table_rows.c.status == PLAYING, ~table_rows.c.line))
        for row in running:   # their clocks and bots go on
            try:
                room = await self.room(row.id)
            except Problem:
                continue   # one broken table keeps no other from going on
            if room.table.status != PLAYING:   # the server was stopped before the lobby knew
                self.note_status(room.table)
        self.latest, self.opened = 0.0, True

    async def close(self) -> None:
        """Nothing new; what is under way is finished and stored."""
        self.closing = True
        for room in self.rooms.values():
            room.close()
        self.analyses.close()
        await asyncio.sleep(0)   # what was just begun is handed in to the store
        for task in list(self._tasks):
            task.cancel()
        try:
            await self.save_tick()
        except StorageFailed as error:
            log.error("closing: %s", error)
        await self.store.close()
        self.workers.close()
        log.info("longest standstill: %.3f s", self.latest)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something that goes on by itself; kept, or the garbage collector might take it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # -- tables ------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table, read from the journal if nobody has been there."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        try:
            found = await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)
        if found is None:
            raise Problem(404, "no-table")
        return found

    async def _load(self, id: str) -> Room | None:
        rows = await self.store.read(select(table_rows).where(table_rows.c.id == id))
        if not rows:
            return None
        row = rows[0]
        try:
            table = Table(row.id, row.host, msgspec.json.decode(row.options, type=e.Options), row.rules, row.secret)
            room = Room(self, table, row.invite, row.next)
            await room.load()
        except (LanaiError, Refused, msgspec.DecodeError) as error:
            log.error("table %s cannot be read, ask lanai doctor: %s", id, error)
            raise Problem(409, "broken-table") from None
        self._keep(room)
        if table.status != row.status:   # the server went down before the lobby's copy was written
            self.note_status(table)
        room.wake()
        return room

    async def create(self, host: Person, options: e.Options, version: int | None = None) -> Room:
        """A new table, by the present rules unless told otherwise; nobody sits at it yet."""
        rules = self._judge(options, version)
        mine = select(func.count()).select_from(table_rows).where(
            table_rows.c.host == host.id, table_rows.c.status.in_((OPEN, PLAYING)), ~table_rows.c.line)
        if options.line is None and (await self.store.read(mine))[0][0] >= self.settings.most_tables:
            raise Problem(429, "too-many-tables")
        id, secret, invite = secrets.token_hex(6), new_secret(), secrets.token_urlsafe(12)
        await self.store.write(Change(table_rows.insert(), {
            "id": id, "host": host.id, "options": msgspec.json.encode(options).decode(), "rules": rules,
            "secret": secret, "invite": invite, "created": int(time.time()), "status": OPEN,
            "listed": options.listed, "next": None, "line": options.line is not None}))
        return self._keep(Room(self, Table(id, host.id, options, rules, secret), invite, None))

    def _keep(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        swift(room.table.game)   # compiled functions by and by, of games that are played here
        return room

    def _judge(self, options: e.Options, version: int | None) -> int:
        """Problem if the options make no table; otherwise the version of the rules."""
        try:
            found = game(options.game, version)
            found.blank(len(options.seats), options.variant, options.first)
        except (UnknownGame, BadOption) as error:
            raise Problem(422, "bad-options", str(error)) from None
        if any((plan.kind == "bot") != bool(plan.bot) or (plan.bot and plan.bot not in BOTS)
               for plan in options.seats):
            raise Problem(422, "bad-bot", f"bots are {', '.join(BOTS)}")
        if all(plan.kind == "bot" for plan in options.seats):
            raise Problem(422, "only-bots")
        clock = options.clock
        if clock.kind != "none" and not (10 <= clock.seconds <= MOST_HOURS * 3600 and 0 <= clock.increment <= 3600):
            raise Problem(422, "bad-clock")
        return found.version

    def note_status(self, table: Table) -> None:
        """The lobby's copy of a status; the journal is the truth, so it may come a little later."""
        row = update(table_rows).where(table_rows.c.id == table.id).values(status=table.status)
        self.spawn(self.store.write(Change(row)))

    async def lobby(self) -> list[Room]:
        """Listed tables that wait or run, newest first."""
        rows = await self.store.read(
            select(table_rows.c.id).where(table_rows.c.listed, table_rows.c.status.in_((OPEN, PLAYING)))
            .order_by(table_rows.c.created.desc()).limit(100))
        return await self._rooms(rows)

    async def tables_of(self, person: Person) -> list[Room]:
        """The tables that wait or run at which somebody sits or which they host, newest first."""
        been = select(entry_rows.c.table).where(entry_rows.c.person == person.id)
        rows = await self.store.read(
            select(table_rows.c.id)
            .where(table_rows.c.status.in_((OPEN, PLAYING)), ~table_rows.c.line,
                   or_(table_rows.c.host == person.id, table_rows.c.id.in_(been)))
            .order_by(table_rows.c.created.desc()).limit(100))
        return [room for room in await self._rooms(rows)
                if room.table.seats_of(person.id) or (room.table.status == OPEN and room.table.host == person.id)]

    async def _rooms(self, rows: Sequence[Any]) -> list[Room]:
        found = []
        for row in rows:
            with contextlib.suppress(Problem):   # a broken table hides no other
                found.append(await self.room(row.id))
        return [room for room in found if not room.table.ended]   # the stored copy of a status may come later

    def may_connect(self, person: Person) -> bool:
        mine = sum(line.person.id == person.id for room in self.rooms.values() for line in room.lines)
        return mine < self.settings.most_sockets

    def goodbye(self) -> None:
        """Tell everybody that the server goes down for a moment."""
        self.closing = True
        bye = m.encode(m.Bye("restart", 3))
        for room in self.rooms.values():
            for line in room.lines:
                line.put(bye)

    def forget(self, room: Room) -> None:
        """A room nobody needs any more leaves the memory; the journal brings it back."""
        if not room.busy:
            room.close()
            self.rooms.pop(room.table.id, None)
