"""The house: all rooms, the time they share, and the workers that think for bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Coroutine, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import func, or_, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from ..bots import BOTS
from ..bots.ready import swift
from ..engine.errors import BadOption, UnknownGame
from ..engine.game import game
from . import entries as e
from . import lines
from . import messages as m
from .analyses import Analyses
from .fairness import new_secret
from .limits import Buckets
from .people import People, Person, bearer, key_of
from .problems import Problem
from .replays import Replays
from .room import Room
from .schema import entries as entry_rows
from .schema import meta
from .schema import tables as table_rows
from .settings import Settings
from .store import Change, StorageFailed, Store
from .table import OPEN, PLAYING, Table
from .workers import Workers

if TYPE_CHECKING:
    from .live import Line

log = logging.getLogger("lanai.house")
HEARTBEAT = 1.0
LATE = 0.25        # seconds the event loop may be held up
MOST_HOURS = 24 * 14
UNUSED = 600.0     # seconds after which a room that nobody asked for leaves the memory
NO_TOKEN = 1008    # how a connection is closed whose token is no longer valid


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.people = People(self.store, key_of(settings.folder), self.hang_up)
        self.workers = Workers(settings.workers)
        self.replays = Replays()
        self.analyses = Analyses(self)
        self.rooms: dict[str, Room] = {}
        self.opened = self.closing = False
        self.resuming: asyncio.Task[None] | None = None   # games that were being played go on
        self.latest = 0.0   # the longest the event loop was held up, in seconds
        self.requests = Buckets(settings.rate * 5, settings.burst * 5)   # an address may be a whole club
        self.messages = Buckets(settings.rate, settings.burst)
        self.talk = Buckets(settings.rate / 20, max(5, settings.burst // 4))
        self.guests = Buckets(0.2, 30)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self.hinting: set[str] = set()            # people for whom a hint is thought about
        self._sockets: Counter[str] = Counter()   # live connections by person
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
        self.resuming = self.spawn(self._go_on())
        self.spawn(self._tidy())
        self.latest, self.opened = 0.0, True

    async def _go_on(self) -> None:
        """Clocks and bots of all games go on; there may be many, so people are let in meanwhile."""
        running = await self.store.read(
            select(table_rows.c.id).where(table_rows.c.status == PLAYING, ~table_rows.c.line))
        for row in running:
            with contextlib.suppress(Problem, StorageFailed):   # one broken table keeps no other from going on
                room = await self.room(row.id)
                await asyncio.sleep(0)   # it has seen to what goes by itself
                self.forget(room)

    async def _tidy(self) -> None:
        """What was read for a request, or played by bots to its end, need not stay in memory."""
        while True:
            await asyncio.sleep(UNUSED / 10)
            for room in list(self.rooms.values()):
                if time.monotonic() - room.used > UNUSED:
                    self.forget(room)

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

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that goes on by itself; kept, or the garbage collector might take it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # -- tables ------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table, read from the journal if nobody has been there."""
        found = self.rooms.get(id)
        if found is None:
            if id not in self._loading:
                self._loading[id] = task = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id))
            found = await asyncio.shield(self._loading[id])
        if found is None:
            raise Problem(404, "no-table")
        found.used = time.monotonic()
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
        except StorageFailed:
            raise
        except Exception as error:   # whatever is stored there, it harms no other table
            log.error("table %s cannot be read, ask lanai doctor: %r", id, error)
            raise Problem(409, "broken-table") from None
        room = self._keep(room)
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
        swift(room.table.game)   # compiled functions by and by, of games that are played here
        return self.rooms.setdefault(room.table.id, room)

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

    @contextlib.contextmanager
    def connection(self, person: Person) -> Iterator[None]:
        """One live connection of somebody, counted from before it is accepted; Problem if there are too many."""
        if self._sockets[person.id] >= self.settings.most_sockets:
            raise Problem(429, "too-many-connections")
        self._sockets[person.id] += 1
        try:
            yield
        finally:
            self._sockets[person.id] -= 1
            if not self._sockets[person.id]:
                del self._sockets[person.id]

    def hang_up(self, person: Person) -> None:
        """End the connections that this person's tokens opened."""
        for line in [line for room in self.rooms.values() for line in room.lines]:
            if line.person.id == person.id and bearer(line.socket.headers.get("authorization")):
                self.spawn(line.socket.close(NO_TOKEN))

    async def recheck(self, line: Line) -> None:
        """End a connection whose token was dropped while it was being opened."""
        token = bearer(line.socket.headers.get("authorization"))
        if token and await self.people.by_key(token, "token") is None:
            await line.socket.close(NO_TOKEN)

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
