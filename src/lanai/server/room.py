"""A room: one table in memory, its journal, its connections. One thing happens at a time."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select, update

from ..engine.match import Match, View
from . import entries as e
from . import messages as m
from . import shown
from .schema import chat as chat_rows
from .schema import entries as entry_rows
from .schema import tables as table_rows
from .store import Change, StorageFailed
from .table import ABANDONED, OPEN, OVER, PLAYING, Refused, Table
from .workers import WorkersFailed

if TYPE_CHECKING:
    from .house import House
    from .live import Line

log = logging.getLogger("lanai.room")
insert_entry = entry_rows.insert()
insert_chat = chat_rows.insert()
NULL, NOTHING = msgspec.Raw(b"null"), msgspec.Raw(b"[]")
RETRY_SECONDS = 1.0
ABSENT_SECONDS = 120.0   # until others may let a bot play on
MOST_CHAT = 500          # lines kept in memory


def public_name(person: str) -> str:
    """A stable name for a person that opens no door."""
    return hashlib.sha256(b"public" + person.encode()).hexdigest()[:12]


class Room:
    def __init__(self, house: House, table: Table, invite: str, next_table: str | None) -> None:
        self.house, self.table, self.invite, self.next = house, table, invite, next_table
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.opened = self.used = time.monotonic()  # used: when somebody asked for it last
        self.left: dict[str, float] = {}            # when somebody's last line ended
        self.answers: dict[str, m.Answer] = {}      # by request id
        self.chat: list[tuple[str, m.Chat]] = []    # with the id of who said it
        self.rematch_lock = asyncio.Lock()
        self._working: set[asyncio.Task[m.Answer]] = set()
        self._driver: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._public: tuple[int, Any, msgspec.Raw] | None = None
        self._told: tuple[int, dict[tuple[int, int | None], msgspec.Raw]] = (0, {})

    async def load(self) -> None:
        """Fold the journal."""
        rows = await self.house.store.read(
            select(entry_rows).where(entry_rows.c.table == self.table.id).order_by(entry_rows.c.seq))
        for row in rows:
            self.table.fold(e.load(row.entry), row.tick)
            if row.request:
                self.answers[row.request] = m.Answer(row.request, True, row.seq)
        said = select(chat_rows).where(chat_rows.c.table == self.table.id).order_by(chat_rows.c.id.desc())
        self.chat = [(row.person, m.Chat(public_name(row.person), row.name, row.text, row.at))
                     for row in reversed(await self.house.store.read(said.limit(MOST_CHAT)))]
        await self._follow_up()   # the server may have gone down in between

    # -- entries -----------------------------------------------------------------------------------------

    async def submit(self, entry: e.AnyEntry, person: str | None = None, request: str = "",
                     seq: int | None = None) -> m.Answer:
        """Let an entry happen: check it, store it, and only then fold it and tell everybody."""
        room = self.house.rooms.setdefault(self.table.id, self)   # who has it may have waited until it was forgotten
        return await room._whole(room._submit(entry, person, request, seq))

    async def _whole(self, work: Coroutine[Any, Any, m.Answer]) -> m.Answer:
        """One thing at a time, and to its end: whoever is cut off meanwhile (a lost line) must not leave an entry
        that is stored but did not happen."""
        task = asyncio.create_task(self._locked(work))
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    async def _locked(self, work: Coroutine[Any, Any, m.Answer]) -> m.Answer:
        async with self.lock:
            answer = await work
            await self._follow_up()
            return answer

    async def _follow_up(self) -> None:
        """What must come next: all sit, so it starts; all agreed, so it is taken back."""
        table = self.table
        entry: e.AnyEntry | None = None
        if table.status == OPEN and all(seat.taken for seat in table.seats):
            entry = e.Start()
        elif table.ask is not None and table.undo_agreed():
            entry = e.Undo(table.ask.seat, table.ask.ply)
        if entry is not None:
            try:
                await self._submit(entry, None, "", None)
            except StorageFailed as error:
                log.error("table %s: %s", table.id, error)

    async def _submit(self, entry: e.AnyEntry, person: str | None, request: str, seq: int | None) -> m.Answer:
        if request in self.answers:
            return self.answers[request]
        table = self.table
        if seq is not None and seq != table.seq:
            raise Refused("stale")
        table.check(entry)
        was, tick = table.status, self.house.tick()
        changes = [Change(insert_entry, {
            "table": table.id, "seq": table.seq + 1, "tick": tick, "at": int(time.time() * 1000),
            "person": person, "request": request or None, "entry": e.dump(entry)})]
        known = {e.Start: PLAYING, e.Abandon: ABANDONED}.get(type(entry))
        if known:   # together: tables that are played are woken when the server starts
            changes.append(Change(update(table_rows).where(table_rows.c.id == table.id).values(status=known)))
        await self.house.store.write(*changes)
        table.fold(entry, tick)
        answer = m.Answer(request, True, table.seq)
        if request:
            self.answers[request] = answer
        if table.status not in (was, known):
            self.house.note_status(table)
        self.tell()
        self.wake()
        return answer

    async def take_back(self, seat: int, person: str, request: str, seq: int) -> m.Answer:
        """Free where the law allows it; otherwise the others are asked."""
        return await self._whole(self._take_back(seat, person, request, seq))

    async def _take_back(self, seat: int, person: str, request: str, seq: int) -> m.Answer:
        if request in self.answers:
            return self.answers[request]
        if seq != self.table.seq:
            raise Refused("stale")
        ply = self.table.free_undo(seat) if self.table.status == PLAYING else -1
        entry: e.AnyEntry
        if self.table.status == PLAYING and ply < self.table.running.ply:
            entry = e.Undo(seat, ply)
        else:
            entry = e.Ask(seat, self.table.asked_undo(seat) if self.table.status == PLAYING else 0)
        return await self._submit(entry, person, request, None)

    async def answer_undo(self, seat: int, yes: bool, person: str, request: str, seq: int) -> m.Answer:
        return await self.submit(e.Answer(seat, yes), person, request, seq)

    # -- bots, forced decisions, clocks ------------------------------------------------------------------

    def wake(self) -> None:
        """See to what goes by itself."""
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive(), name=f"drive {self.table.id}")
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clock = self.table.clock
        if clock.running >= 0 and self.table.status == PLAYING:
            left = clock.remaining(clock.running, self.house.tick())
            self._timer = asyncio.get_running_loop().call_later(max(0, left) / 1000 + 0.005, self._time_out)

    def _time_out(self) -> None:
        self.house.spawn(self._timed_out(self.table.clock.running))

    async def _timed_out(self, seat: int) -> None:
        clock = self.table.clock
        if clock.running != seat or clock.remaining(seat, self.house.tick()) > 0:
            self.wake()
            return
        try:
            await self.submit(e.TimeOut(seat), seq=self.table.seq)
        except Refused:   # a move was faster
            pass
        except StorageFailed:
            await asyncio.sleep(RETRY_SECONDS)
            self.wake()

    async def _drive(self) -> None:
        while self.table.deciding >= 0 and not self.house.closing:
            seq, seat = self.table.seq, self.table.deciding
            try:
                move = await self._by_itself(seat)
                if move is None:
                    return
                await self.submit(e.Play(seat, move), seq=seq)
            except Refused:
                continue   # something else happened meanwhile
            except (StorageFailed, WorkersFailed) as error:
                log.error("table %s: %s", self.table.id, error)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:   # a bot that fails in its worker; nobody else could move instead
                log.exception("table %s", self.table.id)
                await asyncio.sleep(RETRY_SECONDS)

    async def _by_itself(self, seat: int) -> str | None:
        """The move that is made without asking a person, if any."""
        player, match = self.table.seats[seat].player, self.table.running
        if not player:
            moves = match.moves()
            return moves[0].text if len(moves) == 1 and not moves[0].final else None
        started, ply = time.monotonic(), match.ply
        seed = int.from_bytes(hashlib.sha256(f"{self.table.seed}|bot".encode()).digest()[:4], "big")
        number = await self.house.workers.think(
            match.game.name, match.game.version, player, match.seen(seat, seed).tobytes(), ply, seed)
        await asyncio.sleep(max(0.0, self.house.settings.bot_pause - (time.monotonic() - started)))
        return match.game.notation.write(number)

    # -- telling -----------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Send everybody the state after the last entry."""
        info, ply = self._info_raw(), self.table.running.ply if self.table.match else 0
        for line in self.lines:
            line.put(self.state(line, ply, info))

    def leave(self, line: Line) -> None:
        """A line has ended."""
        self.lines.discard(line)
        self.left[line.person.id] = time.monotonic()
        self.presence()

    def absent(self, person: str) -> float:
        """For how many seconds somebody has not been here."""
        if any(line.person.id == person for line in self.lines):
            return 0.0
        return time.monotonic() - self.left.get(person, self.opened)

    def presence(self) -> None:
        """Somebody came or went: everybody gets the seats anew."""
        data = m.encode(m.Presence(self._info_raw()))
        for line in self.lines:
            line.put(data)

    def info(self) -> m.TableInfo:
        table, tick = self.table, self.house.tick()
        here = {line.person.id for line in self.lines}
        clock = None
        if table.clock.plan.kind != "none" and table.clock.left:
            left = [table.clock.remaining(n, tick) for n in range(len(table.seats))]
            clock = m.ClockInfo(left, table.clock.running)
        counted = table.match if table.status == OVER else None
        return m.TableInfo(
            table.id, table.options.game, table.options.variant, table.status,
            [m.SeatInfo(seat.kind, seat.bot, public_name(seat.person) if seat.person else None, seat.name, seat.away,
                        seat.keeper, list(table.partners(n)), seat.person in here)
             for n, seat in enumerate(table.seats)],
            table.options.clock, table.options.timeout, clock, table.options.hints, table.options.listed,
            table.deciding, table.ask.seat if table.ask else -1, sorted(table.agreed) if table.ask else [],
            table.undone, table.commitment, table.ranking, counted.scores if counted else None,
            shown.breakdown(counted) if counted else None, self.next,
            m.LineInfo(line.table, line.ply) if (line := table.options.line) else None, table.hinted)

    def view(self, match: Match) -> tuple[Any, msgspec.Raw]:
        """The public view, built and encoded once for each entry."""
        if self._public is None or self._public[0] != self.table.seq:
            table = match.view(None).table
            self._public = (self.table.seq, table, msgspec.Raw(m.encode(table)))
        return self._public[1:]

    def told(self, match: Match, reader: int | None, since: int) -> msgspec.Raw:
        """Events, encoded once for all readers who may know the same."""
        if self._told[0] != self.table.seq:
            self._told = (self.table.seq, {})
        key = (since, -1 if shown.for_all(match, since) else reader)
        if key not in self._told[1]:
            self._told[1][key] = msgspec.Raw(m.encode(shown.told(match, reader, since)))
        return self._told[1][key]

    def state(self, line: Line, since: int | None = None, info: msgspec.Raw | None = None) -> bytes:
        """Everything that one reader may see."""
        table, match = self.table, self.table.match
        mine = table.seats_of(line.person.id)
        if line.seat not in mine:
            line.seat = mine[0] if mine else None
        if line.follow and table.deciding >= 0 and table.decider(table.deciding) == line.person.id:
            line.seat = table.deciding
        seat = line.seat
        first = since if since is not None else self._last_own(seat)
        own, moves, asked, events, raw = None, NULL, None, NOTHING, NULL
        if match is not None:
            view, raw = self.view(match)
            own = match.own(seat) if seat is not None else None
            events = self.told(match, -1 if table.ended else seat, first)
            if table.deciding == seat and seat is not None and table.decider(seat) == line.person.id:
                offered = match.moves()
                moves = shown.moves(match, offered)
                asked = shown.ask(match, View(match.game.name, match.ply, seat, view, own), offered)
        return m.encode(m.State(
            table.seq, match.ply if match else 0, info or self._info_raw(), raw, mine, seat, own, moves, asked,
            self._undo(seat), first, events))

    def _info_raw(self) -> msgspec.Raw:
        return msgspec.Raw(m.encode(self.info()))

    def _last_own(self, seat: int | None) -> int:
        """The ply after the seat's last decision: what has happened since is news."""
        match = self.table.match
        if match is None or seat is None:
            return 0
        own = [n for n, ply in enumerate(match.history, 1) if ply.seat == seat]
        return own[-1] + 1 if own else 0

    def _undo(self, seat: int | None) -> str:
        table = self.table
        if table.status != PLAYING or seat is None or table.seats[seat].player or table.running.ply == 0:
            return ""
        if table.free_undo(seat) < table.running.ply:
            return "free"
        return "ask" if table.asked_undo(seat) < table.running.ply and table.ask is None else ""

    async def say(self, person: Any, text: str) -> None:
        said = m.Chat(public_name(person.id), person.name, text, int(time.time() * 1000))
        await self.house.store.write(Change(insert_chat, {
            "table": self.table.id, "person": person.id, "name": person.name, "text": text, "at": said.at}))
        self.chat = [*self.chat, (person.id, said)][-MOST_CHAT:]
        data = m.encode(said)
        for line in self.lines:
            if person.id not in line.muted:
                line.put(data)

    async def link(self, other: str) -> None:
        """Name the table of the rematch."""
        await self.house.store.write(Change(
            update(table_rows).where(table_rows.c.id == self.table.id).values(next=other)))
        self.next = other
        self.tell()

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        driving = self._driver is not None and not self._driver.done()
        locked = self.lock.locked() or self.rematch_lock.locked()
        return bool(self.lines or self._working) or driving or self._timer is not None or locked

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._driver is not None:
            self._driver.cancel()
