"""Three people do anything at all, in any order, over lines that break: the journal and everybody's view stay one."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch

import msgspec
import numpy as np
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from sqlalchemy import select

from lanai.bots.explain import Hint
from lanai.engine.game import game
from lanai.server import entries as e
from lanai.server import messages as m
from lanai.server.house import House
from lanai.server.live import Line, serve
from lanai.server.people import Person
from lanai.server.room import Room
from lanai.server.schema import entries as entry_rows
from lanai.server.settings import Settings
from lanai.server.store import migrate
from lanai.server.table import OVER, PLAYING, Table

from .test_table import SECRET, picture

T = TypeVar("T")
WHO = st.integers(0, 2)
ANY = st.integers(0, 10**6)


class Quick:
    """Bots that take the first legal move, without a process of their own."""

    async def advise(self, name: str, version: int, position: bytes, ply: int) -> Hint:
        return Hint(await self.think(name, version, "", position, ply, 0), [])

    async def think(self, name: str, version: int, _bot: str, position: bytes, _ply: int, _seed: int) -> int:
        await asyncio.sleep(0)
        kit = game(name, version).kit(compiled=False)
        state = game(name, version).layout.new()
        state.view("u1")[:] = np.frombuffer(position, np.uint8)
        out = kit.out()
        assert kit.functions.legal(kit.at(state), out)
        return int(out[0])

    def close(self) -> None: ...


class Asked(NamedTuple):
    """A request that somebody has sent, and what came back (None: the line was cut before)."""

    who: int
    command: m.AnyCommand
    answer: m.Answer | None


class Reader:
    """A person's end of a line: the messages that came, kept apart."""

    def __init__(self, room: Room, person: Person) -> None:
        self.line = Line(room, person, None)  # type: ignore[arg-type]
        self.state: dict[str, Any] = {}
        room.lines.add(self.line)
        self.line.put(room.state(self.line))
        room.presence()
        self.read()

    def read(self) -> None:
        while self.line._outbox:
            message = msgspec.json.decode(self.line._outbox.popleft())
            if message["type"] == "state":
                assert not self.state or message["seq"] >= self.state["seq"], "never back in time"
                self.state = message


template = tempfile.TemporaryDirectory(prefix="lanai-machine-")


def empty_database() -> Path:
    """A database with nothing in it, made once."""
    file = Path(template.name) / "empty.db"
    if not file.exists():
        migrate(f"sqlite:///{file}")
    return file


class Tables(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp(prefix="lanai-machine-"))
        shutil.copy(empty_database(), self.folder / "lanai.db")
        self.house = self.run(self._open())
        self.people = [self.run(self.house.people.guest()) for _ in range(3)]
        self.readers: list[Reader | None] = [None, None, None]
        self.asked: list[Asked] = []
        self.moves: list[str] = []       # the model: what has been played and not taken back
        self.known = 0                   # entries of the journal that the model has seen
        self.number = 0

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(work, 60))

    async def _open(self) -> House:
        house = House(Settings(data=str(self.folder), bot_pause=0.0))
        house.workers = Quick()  # type: ignore[assignment]
        await house.open()
        return house

    def teardown(self) -> None:
        self.run(self.house.close())
        self.loop.close()
        shutil.rmtree(self.folder)

    # -- the table and its lines -------------------------------------------------------------------------

    @initialize(bot=st.booleans(), clock=st.booleans())
    def table(self, bot: bool, clock: bool) -> None:
        seats = [e.SeatPlan()] * 3 + [e.SeatPlan("bot", "random")] * bot
        plan = e.ClockPlan("turn", 86_400) if clock else e.ClockPlan()
        with patch("lanai.server.house.new_secret", return_value=SECRET):   # the same game every time
            room = self.run(self.house.create(self.people[0], e.Options("maui", seats, clock=plan, first=0)))
        self.id = room.table.id
        for n, person in enumerate(self.people):
            self.run(room.submit(e.Sit(n, person.id, person.name, f"nonce-{n}" * 3), person.id))
        for who in range(3):
            self.connect(who)
        self.settle()

    def room(self) -> Room:
        return self.run(self.house.room(self.id))

    def settle(self) -> None:
        """Let everything that goes by itself come to its end."""
        async def still() -> None:
            room = await self.house.room(self.id)
            while room._working or (room._driver is not None and not room._driver.done()):
                await asyncio.sleep(0)

        self.run(still())
        for reader in self.readers:
            if reader is not None:
                reader.read()

    def connect(self, who: int) -> Reader:
        reader = self.readers[who]
        if reader is None:
            reader = self.readers[who] = Reader(self.room(), self.people[who])
        return reader

    def cut(self, who: int) -> None:
        reader = self.readers[who]
        if reader is not None:
            async def leave(line: Line) -> None:
                line.room.lines.discard(line)
                line.room.presence()
                self.house.forget(line.room)

            self.run(leave(reader.line))
        self.readers[who] = None

    @property
    def status(self) -> str:
        return self.room().table.status

    # -- sending -----------------------------------------------------------------------------------------

    def name(self) -> str:
        self.number += 1
        return f"r{self.number}"

    def ask(self, who: int, command: m.AnyCommand) -> m.Answer:
        answer = self.run(self.connect(who).line._obey(command))
        assert answer.request == command.request
        self.asked.append(Asked(who, command, answer))
        self.settle()
        return answer

    def command(self, who: int, pick: int, seq: int) -> m.AnyCommand:
        """Something that person might send, sensible or not."""
        state = self.connect(who).state
        moves = [move["text"] for move in state["moves"] or []] or ["dollars 1", "towel 1.1@0", "done"]
        kinds: list[Any] = [m.PlayMove] * 8 + [m.TakeBack] * 3 + [m.AnswerUndo] * 3 + [m.Go, m.ComeBack, m.ComeBack]
        kind = kinds[pick % len(kinds)]
        more: dict[str, Any] = {m.PlayMove: {"move": moves[pick // 17 % len(moves)]},
                                m.AnswerUndo: {"yes": pick // 17 % 3 > 0}}.get(kind, {})
        command: m.AnyCommand = kind(request=self.name(), seq=seq, **more)
        return command

    @rule(who=WHO, pick=ANY)
    def does_something(self, who: int, pick: int) -> None:
        seq = self.connect(who).state["seq"]
        answer = self.ask(who, self.command(who, pick, seq))
        assert answer.code != "stale"
        assert not answer.ok or answer.seq == seq + 1

    @rule(pick=ANY)
    def who_decides_plays(self, pick: int) -> None:
        for who in range(3):
            state = self.connect(who).state
            if state["moves"]:
                move = state["moves"][pick % len(state["moves"])]["text"]
                answer = self.ask(who, m.PlayMove(request=self.name(), seq=state["seq"], move=move))
                assert (answer.ok, answer.seq) == (True, state["seq"] + 1)
                return

    @rule(who=WHO, pick=ANY, behind=st.integers(1, 5))
    def is_late(self, who: int, pick: int, behind: int) -> None:
        seq = self.room().table.seq
        answer = self.ask(who, self.command(who, pick, seq - behind))
        assert (answer.ok, answer.code, answer.seq) == (False, "stale", seq)
        assert self.room().table.seq == seq

    @rule(who=WHO)
    def wants_a_hint(self, who: int) -> None:
        """Marked once for each decision; nothing else changes."""
        line, table = self.connect(who).line, self.room().table
        before = (table.seq, list(table.hinted), table.ask, table.agreed)
        mark = (table.match.ply, table.deciding) if table.match else None
        answer = self.run(line._obey(m.Hint(request=self.name())))
        self.settle()
        table = self.room().table
        new = int(answer.ok and mark not in before[1])
        assert (table.seq, table.hinted) == (before[0] + new, before[1] + [mark] * new)
        assert (table.ask, table.agreed) == before[2:]

    @precondition(lambda self: self.asked)
    @rule(pick=ANY, again=st.integers(1, 3))
    def repeats(self, pick: int, again: int) -> None:
        """Anything sent before is sent again, late, over whatever line there is now."""
        asked = self.asked[pick % len(self.asked)]
        for _ in range(again):
            seq = self.room().table.seq
            answer = self.run(self.connect(asked.who).line._obey(asked.command))
            if asked.answer is not None and asked.answer.ok:
                assert answer == asked.answer, "the same answer"
                assert self.room().table.seq == seq, "and nothing happens"
            else:
                self.asked.append(asked._replace(answer=answer))
                asked = self.asked[-1]
            self.settle()

    @precondition(lambda self: self.asked)
    @rule(pick=ANY)
    def retries_under_another_name(self, pick: int) -> None:
        """An old request with a new id is stale, so that what was undone does not come back."""
        asked = self.asked[pick % len(self.asked)]
        seq = self.room().table.seq
        if asked.command.seq < seq:  # type: ignore[union-attr]
            answer = self.ask(asked.who, msgspec.structs.replace(asked.command, request=self.name()))
            assert (answer.ok, answer.code, answer.seq) == (False, "stale", seq)

    @rule(who=WHO)
    def loses_the_line(self, who: int) -> None:
        self.cut(who)

    @rule()
    def all_lines_are_lost(self) -> None:
        for who in range(3):
            self.cut(who)
        self.settle()
        self.house.forget(self.room())
        assert self.id not in self.house.rooms or self.house.rooms[self.id].busy

    @rule(who=WHO, pick=ANY, steps=st.integers(0, 12))
    def loses_the_line_while_asking(self, who: int, pick: int, steps: int) -> None:
        """The request may have come through or not; sent again it happens once."""
        reader = self.connect(who)
        command = self.command(who, pick, reader.state["seq"])

        async def cut_off() -> m.Answer | None:
            task = asyncio.create_task(reader.line._obey(command))
            for _ in range(steps):
                await asyncio.sleep(0)
            task.cancel()
            done = (await asyncio.gather(task, return_exceptions=True))[0]
            return done if isinstance(done, m.Answer) else None

        answer = self.run(cut_off())
        self.asked.append(Asked(who, command, answer))
        self.cut(who)
        self.settle()
        again = self.ask(who, command)
        assert answer is None or not answer.ok or answer == again

    @rule(first=ANY, second=ANY, third=ANY)
    def all_at_once(self, first: int, second: int, third: int) -> None:
        """Of those who ask at the same sequence number at most one gets through."""
        seq = self.room().table.seq
        for who in range(3):
            assert self.connect(who).state["seq"] == seq
        commands = [self.command(who, pick, seq) for who, pick in enumerate((first, second, third))]

        async def race() -> list[m.Answer]:
            return await asyncio.gather(*(reader.line._obey(command)
                                          for reader, command in zip(self.readers, commands, strict=True) if reader))

        answers = self.run(race())
        self.asked += [Asked(who, *both) for who, both in enumerate(zip(commands, answers, strict=True))]
        assert sum(answer.ok for answer in answers) <= 1
        self.settle()

    # -- what always holds -------------------------------------------------------------------------------

    def rows(self) -> list[Any]:
        question = select(entry_rows).where(entry_rows.c.table == self.id).order_by(entry_rows.c.seq)
        return list(self.run(self.house.store.read(question)))

    @invariant()
    def one_truth(self) -> None:
        room, rows = self.room(), self.rows()
        table = room.table
        assert [row.seq for row in rows] == list(range(1, table.seq + 1)), "no gap, nothing unheard"
        assert all(a.tick <= b.tick for a, b in itertools.pairwise(rows))
        again = Table(table.id, table.host, table.options, table.game.version, table.secret)
        for row in rows:
            entry = e.load(row.entry)
            again.check(entry)
            again.fold(entry, row.tick)
        assert picture(again) == picture(table), "the table is the fold of its journal"
        self._same_as_the_model(rows, table)
        by_request: dict[str, list[int]] = {}
        for row in rows:
            if row.request:
                by_request.setdefault(row.request, []).append(row.seq)
        assert all(len(found) == 1 for found in by_request.values())
        for asked in self.asked:
            if asked.answer is not None and asked.answer.ok:
                key = f"{self.people[asked.who].id}:{asked.command.request}"
                assert by_request.get(key) == [asked.answer.seq], "what was acknowledged is there, once"

    def _same_as_the_model(self, rows: list[Any], table: Table) -> None:
        for row in rows[self.known:]:
            entry = e.load(row.entry)
            if isinstance(entry, e.Play):
                self.moves.append(entry.move)
            elif isinstance(entry, e.Undo):
                del self.moves[entry.ply:]
        self.known = len(rows)
        match = table.running
        assert self.moves == [match.game.notation.write(ply.move) for ply in match.history]
        assert table.status in (PLAYING, OVER, "abandoned")

    @invariant()
    def everybody_sees_the_same(self) -> None:
        states = [reader.state for reader in self.readers if reader is not None]
        table = self.room().table
        for state in states:
            assert state["seq"] == table.seq
            assert (state["view"], state["ply"]) == (states[0]["view"], states[0]["ply"])
            assert state["table"]["status"] == table.status
            assert (state["table"]["deciding"], state["table"]["asking"]) == \
                (table.deciding, table.ask.seat if table.ask else -1)
            assert [seat["away"] for seat in state["table"]["seats"]] == [seat.away for seat in table.seats]
            mine = table.deciding == state["seat"] and not table.seats[state["seat"]].away
            assert (state["moves"] is not None) == mine


Tables.TestCase.settings = settings(max_examples=25, stateful_step_count=25, derandomize=True, database=None,
                                    deadline=None)
TestTables = Tables.TestCase


# -- bad luck at a chosen moment --------------------------------------------------------------------------


async def house_of(folder: Path) -> House:
    shutil.copy(empty_database(), folder / "lanai.db")
    house = House(Settings(data=str(folder), bot_pause=0.0))
    house.workers = Quick()  # type: ignore[assignment]
    await house.open()
    return house


async def room_of(house: House, count: int) -> tuple[Room, list[Person]]:
    """A table with that many open seats, and people for them."""
    people = [await house.people.guest() for _ in range(count)]
    with patch("lanai.server.house.new_secret", return_value=SECRET):
        return await house.create(people[0], e.Options("maui", [e.SeatPlan()] * count, first=0)), people


async def sit_down(room: Room, people: list[Person]) -> None:
    for n, person in enumerate(people):
        await room.submit(e.Sit(n, person.id, person.name, f"nonce-{n}" * 3), person.id)


async def nothing(_room: Room) -> None:
    """In the place of what should follow: the server goes down before it."""


async def read_again(house: House, room: Room) -> Room:
    await asyncio.sleep(0.01)
    house.forget(room)
    assert room.table.id not in house.rooms
    return await house.room(room.table.id)


def test_the_last_one_sat_down_and_the_server_went_down(tmp_path: Path) -> None:
    async def go() -> None:
        house = await house_of(tmp_path)
        room, people = await room_of(house, 2)
        with patch.object(Room, "_follow_up", nothing):
            await sit_down(room, people)
        assert room.table.status == "open"
        room = await read_again(house, room)
        assert (room.table.status, room.table.seq) == (PLAYING, 3)
        await house.close()

    asyncio.run(go())


def test_all_agreed_to_an_undo_and_the_server_went_down(tmp_path: Path) -> None:
    async def go() -> None:
        house = await house_of(tmp_path)
        room, people = await room_of(house, 2)
        await sit_down(room, people)
        await room.submit(e.Play(0, next(x.text for x in room.table.running.moves() if x.final)))
        with patch.object(Room, "_follow_up", nothing):
            await room.submit(e.Ask(0, 0), people[0].id)
            await room.submit(e.Answer(1, True), people[1].id)
        assert room.table.running.ply == 1
        room = await read_again(house, room)
        assert (room.table.running.ply, room.table.ask) == (0, None)
        await house.close()

    asyncio.run(go())


def test_whoever_is_cut_off_while_an_entry_is_stored_leaves_a_whole_table(tmp_path: Path) -> None:
    async def go() -> None:
        house = await house_of(tmp_path)
        room, people = await room_of(house, 2)
        await sit_down(room, people)
        reader = Reader(room, people[1])
        move = next(x.text for x in room.table.running.moves() if x.final)
        seq, write, stored = room.table.seq, house.store.write, asyncio.Event()

        async def slow(*changes: Any) -> None:
            await write(*changes)
            stored.set()
            await asyncio.sleep(0.02)

        with patch.object(house.store, "write", slow):
            task = asyncio.create_task(room.submit(e.Play(0, move), people[0].id, "r", seq))
            await stored.wait()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            assert task.cancelled()
            await asyncio.sleep(0.05)
        assert (room.table.seq, room.table.running.ply) == (seq + 1, 1)
        reader.read()
        assert reader.state["seq"] == seq + 1, "and the others are told"
        again = await room.submit(e.Play(0, move), people[0].id, "r", seq)
        assert (again.ok, again.seq, room.table.seq) == (True, seq + 1, seq + 1)
        await house.close()

    asyncio.run(go())


def test_a_slow_reader_is_given_the_present_state_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    class Slow:
        """A socket that takes nothing until it is let."""

        def __init__(self) -> None:
            self.open, self.sent = asyncio.Event(), []

        async def send_text(self, text: str) -> None:
            await self.open.wait()
            self.sent.append(msgspec.json.decode(text))

    async def go() -> None:
        house = await house_of(tmp_path)
        room, people = await room_of(house, 2)
        await sit_down(room, people)
        socket = Slow()
        line = Line(room, people[0], socket)  # type: ignore[arg-type]
        room.lines.add(line)
        sender = asyncio.create_task(line.send())
        for n in range(150):
            await room.submit(e.Rename(people[1].id, f"Name {n}"), people[1].id)
        assert len(line._outbox) <= 64
        socket.open.set()
        await asyncio.sleep(0.05)
        assert len(socket.sent) < 150
        last = [each for each in socket.sent if each["type"] == "state"][-1]
        assert (last["seq"], last["table"]["seats"][1]["name"]) == (room.table.seq, "Name 149")
        sender.cancel()
        await house.close()

    asyncio.run(go())


def test_a_room_forgotten_while_somebody_connects_is_not_doubled(tmp_path: Path) -> None:
    class Socket:
        """While it is accepted the last other reader goes, and the room leaves the memory."""

        client_state, headers = None, {}   # type: ignore[var-annotated]

        def __init__(self, house: House, room: Room) -> None:
            self.house, self.room, self.gone = house, room, asyncio.Event()

        async def accept(self) -> None:
            await read_again(self.house, self.room)

        async def send_text(self, text: str) -> None: ...

        async def receive(self) -> dict[str, Any]:
            await self.gone.wait()
            return {"type": "websocket.disconnect", "code": 1001}

    async def go() -> None:
        house = await house_of(tmp_path)
        room, people = await room_of(house, 2)
        await sit_down(room, people)
        socket = Socket(house, room)
        task = asyncio.create_task(serve(house, room, people[0], socket))  # type: ignore[arg-type]
        async with asyncio.timeout(10):
            while not any(each.lines for each in (room, *house.rooms.values())):
                await asyncio.sleep(0.005)
        assert not room.lines
        assert len(house.rooms[room.table.id].lines) == 1
        socket.gone.set()
        await task
        assert room.table.id not in house.rooms
        await house.close()

    asyncio.run(go())
