"""Looking back at finished games: asking, waiting, joining; what is kept; what is refused."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import lanai
from faults.inside import housed, move, playing, rows, until
from faults.test_worker import seen
from lanai.bots import ready
from lanai.bots.analysis import Analysis, analyse
from lanai.engine.record import Record
from lanai.server import entries as e
from lanai.server import shown
from lanai.server.analyses import MOST_WAITING, answer, key_of_file
from lanai.server.house import House
from lanai.server.people import Person
from lanai.server.problems import Problem
from lanai.server.room import Room
from lanai.server.workers import WorkersFailed
from shared.tables import TABLES, Table, ended

from .running import Guest, Running, good, problem

QUICK = 16   # simulations


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    ready.compiled(lanai.game("maui"))


class Readers:
    """In place of the workers that look at games: they wait to be let on, step by step."""

    def __init__(self) -> None:
        self.gate, self.seen, self.at_once, self.most = asyncio.Semaphore(0), list[str](), 0, 0
        self.fail = False

    async def think(self, *_question: object) -> int:
        raise WorkersFailed("nobody thinks here")

    async def analyse(self, record: str, plies: int, progress: Callable[[int, int], None]) -> Analysis:
        self.seen.append(record)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        try:
            for done in range(1, plies + 1):
                await self.gate.acquire()
                if self.fail:
                    raise WorkersFailed("they keep dying")
                progress(done, plies)
            return await asyncio.to_thread(analyse, Record.load(record).match(), QUICK)
        finally:
            self.at_once -= 1

    def let(self, steps: int = 100_000) -> None:
        for _ in range(steps):
            self.gate.release()

    def close(self) -> None: ...


async def over(house: House, ann: Person, number: int = 0) -> Room:
    """A game that was played to its end."""
    room = await playing(house, [ann, ann])
    while room.table.status == "playing":
        await move(room, number)
    return room


def read(body: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(body)
    return found


def staffed(house: House) -> Readers:
    house.workers.close()
    house.workers = Readers()   # type: ignore[assignment]
    return house.workers   # type: ignore[return-value]


def code(problem: pytest.ExceptionInfo[Problem]) -> tuple[int, str]:
    return problem.value.status, problem.value.code


# -- asking and waiting -----------------------------------------------------------------------------------


def test_whoever_asks_joins_and_a_new_start_has_it_at_once(tmp_path: Path) -> None:
    async def first() -> tuple[str, dict[str, Any]]:
        async with housed(tmp_path) as house:
            readers, ann, bob = staffed(house), await house.people.guest(), await house.people.guest()
            table = (await over(house, ann)).table
            plies = table.running.ply
            assert read(await house.analyses.of_table(table, None)) == {"done": 0, "of": 0, "analysis": None}
            begun = {"done": 0, "of": plies, "analysis": None}
            assert read(await house.analyses.of_table(table, ann)) == begun
            assert read(await house.analyses.of_table(table, bob)) == begun
            readers.let(5)
            await until(lambda: house.analyses._jobs[table.id].done == 5)
            assert read(await house.analyses.of_table(table, None)) == {"done": 5, "of": plies, "analysis": None}
            readers.let()
            await until(lambda: not house.analyses._jobs)
            found = read(await house.analyses.of_table(table, None))
            assert len(readers.seen) == 1, "the second one joined"
            assert (found["done"], found["of"], len(found["analysis"]["steps"])) == (plies, plies, plies)
            assert all(step["say"] for step in found["analysis"]["steps"])
            return table.id, found

    async def again(id: str) -> dict[str, Any]:
        async with housed(tmp_path) as house:
            readers, ann = staffed(house), await house.people.guest()
            found = read(await house.analyses.of_table((await house.room(id)).table, ann))
            assert not readers.seen
            return found

    id, found = asyncio.run(first())
    assert asyncio.run(again(id)) == found


@pytest.mark.parametrize("change", [{"analysis": 0}, {"check": "0" * 16}, {"steps": []}, None], ids=str)
def test_what_does_not_fit_any_more_is_made_anew(tmp_path: Path, change: dict[str, Any] | None) -> None:
    async def go() -> None:
        async with housed(tmp_path) as house:
            readers, ann = staffed(house), await house.people.guest()
            readers.let()
            table = (await over(house, ann)).table
            await house.analyses.of_table(table, ann)
            await until(lambda: not house.analyses._jobs)
        [(body,)] = rows(tmp_path, "SELECT body FROM analyses")
        broken = "{" if change is None else msgspec.json.encode(msgspec.json.decode(body) | change).decode()
        rows_changed(tmp_path, broken)
        async with housed(tmp_path) as house:
            readers, ann = staffed(house), await house.people.guest()
            readers.let()
            table = (await house.room(table.id)).table
            assert read(await house.analyses.of_table(table, None))["of"] == 0
            await house.analyses.of_table(table, ann)
            await until(lambda: not house.analyses._jobs)
            assert len(readers.seen) == 1
        assert rows(tmp_path, "SELECT body FROM analyses") == [(body,)]

    asyncio.run(go())


def rows_changed(folder: Path, body: str) -> None:
    with closing(sqlite3.connect(folder / "lanai.db")) as connection:
        assert connection.execute("UPDATE analyses SET body = ?", (body,)).rowcount == 1
        connection.commit()


def test_one_game_at_a_time_and_not_too_many_wait(tmp_path: Path) -> None:
    async def go() -> None:
        async with housed(tmp_path, rate=1e6, burst=10**6) as house:
            readers, ann = staffed(house), await house.people.guest()
            tables = [(await over(house, ann)).table for _ in range(MOST_WAITING + 1)]
            for table in tables[:-1]:
                assert read(await house.analyses.of_table(table, ann))["of"] > 0
            with pytest.raises(Problem) as waiting:
                await house.analyses.of_table(tables[-1], ann)
            assert code(waiting) == (503, "analyses-waiting")
            assert read(await house.analyses.of_table(tables[-1], None))["of"] == 0
            assert read(await house.analyses.of_table(tables[0], ann))["of"] > 0, "whoever joins waits no longer"
            readers.let(10**6)
            await until(lambda: not house.analyses._jobs)
            assert (readers.most, len(readers.seen)) == (1, MOST_WAITING)
            assert len(rows(tmp_path, "SELECT 1 FROM analyses")) == MOST_WAITING

    asyncio.run(go())


def test_nobody_asks_for_ever_more(tmp_path: Path) -> None:
    async def go() -> None:
        async with housed(tmp_path) as house:
            staffed(house)
            ann, bob = await house.people.guest(), await house.people.guest()
            tables = [(await over(house, ann)).table for _ in range(7)]
            for table in tables[:5]:
                await house.analyses.of_table(table, ann)
            with pytest.raises(Problem) as too_much:
                await house.analyses.of_table(tables[5], ann)
            assert code(too_much) == (429, "too-many-requests")
            for _ in range(20):
                await house.analyses.of_table(tables[0], ann)   # waiting costs nothing
            assert read(await house.analyses.of_table(tables[5], bob))["of"] > 0

    asyncio.run(go())


def test_only_games_that_were_played_to_their_end(tmp_path: Path) -> None:
    async def go() -> None:
        async with housed(tmp_path) as house:
            readers, ann, bob = staffed(house), await house.people.guest(), await house.people.guest()
            open_table = await house.create(ann, e.Options("maui", [e.SeatPlan()] * 2))
            running, resigned = await playing(house, [ann, bob]), await playing(house, [ann, bob])
            await move(resigned)
            await resigned.submit(e.Resign(0))
            for room, expected in ((open_table, "not-started"), (running, "table-playing"),
                                   (resigned, "not-finished")):
                for person in (ann, None):
                    with pytest.raises(Problem) as refused:
                        await house.analyses.of_table(room.table, person)
                    assert code(refused) == (409, expected)
            assert not readers.seen

    asyncio.run(go())


def test_workers_that_fail_lose_nothing_but_time(tmp_path: Path) -> None:
    async def go() -> None:
        async with housed(tmp_path) as house:
            readers, ann = staffed(house), await house.people.guest()
            one, two = (await over(house, ann)).table, (await over(house, ann)).table
            readers.fail = True
            await house.analyses.of_table(one, ann)
            readers.let(1)
            await until(lambda: not house.analyses._jobs)
            assert read(await house.analyses.of_table(one, None)) == {"done": 0, "of": 0, "analysis": None}
            readers.fail = False
            await house.analyses.of_table(two, ann)   # the next in the queue is not held up
            await house.analyses.of_table(one, ann)
            readers.let()
            await until(lambda: not house.analyses._jobs)
            assert read(await house.analyses.of_table(one, None))["analysis"]

    asyncio.run(go())


def test_a_server_that_stops_in_between_is_asked_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with housed(tmp_path) as house:
            readers, ann = staffed(house), await house.people.guest()
            table = (await over(house, ann)).table
            await house.analyses.of_table(table, ann)
            readers.let(3)
            await asyncio.sleep(0.05)
        assert readers.at_once == 0, "ended with the house"
        async with housed(tmp_path) as house:
            readers, ann = staffed(house), await house.people.guest()
            table = (await house.room(table.id)).table
            assert read(await house.analyses.of_table(table, None))["of"] == 0
            await house.analyses.of_table(table, ann)
            readers.let()
            await until(lambda: not house.analyses._jobs)
            assert read(await house.analyses.of_table(table, None))["analysis"]

    asyncio.run(go())


def test_files_are_looked_at_too_but_not_stored(tmp_path: Path) -> None:
    match = ended(TABLES[0], 3)
    file = match.record().dump().encode()

    async def go() -> None:
        async with housed(tmp_path) as house:
            readers, ann = staffed(house), await house.people.guest()
            key = key_of_file(file)
            assert house.analyses.known(key) is None
            assert read(await house.analyses.of_match(key, await house.replays.match(file), ann))["of"] == match.ply
            assert read(house.analyses.known(key) or b"")["of"] == match.ply
            readers.let()
            await until(lambda: not house.analyses._jobs)
            assert house.analyses.known(key) == answer(match, analyse(match, QUICK))
            with pytest.raises(Problem) as unfinished:
                await house.analyses.of_match("other", match.at(3), ann)
            assert code(unfinished) == (409, "not-finished")
        assert rows(tmp_path, "SELECT 1 FROM analyses") == []

    asyncio.run(go())


# -- moves in words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [next(t for t in TABLES if t.name == name) for name in lanai.games()],
                         ids=str)
def test_a_move_is_worded_as_the_log_tells_it_and_tells_nothing_that_chance_decides(table: Table) -> None:
    match, told = ended(table, 5), 0
    for n, ply in enumerate(match.history):
        there, text = match.at(n), match.game.notation.write(ply.move)
        words = shown.worded(there, text)
        assert words and all(map(str, words))
        other = there.fork()
        other.seed = "another"
        assert shown.worded(other, text) == words
        log = [shown.said(match, event) for event in match.events_for(ply.seat, n + 1) if event.ply == n + 1]
        told += words[0] in log
    assert told > match.ply // 3


def test_where_a_gem_goes_is_said_before_it_is_paid_for() -> None:
    match = lanai.game("iquazu").match(2, seed=1)
    place = next(each for each in match.moves() if each.family == "place")
    where = f"puts a gem into slot {place.args['slot']} of column {place.args['col']}"
    assert str(shown.worded(match, place.text)[0]) == where


# -- a real server ----------------------------------------------------------------------------------------


async def play_out(guest: Guest) -> str:
    """A short game against nobody but chance."""
    id = (await guest.table(["open", "random"]))["table"]["id"]
    await guest.sit(id)
    live = await guest.live(id)
    while True:
        state = await live.until(lambda s: bool(s["moves"]) or s["table"]["status"] == "over", patience=60)
        if state["table"]["status"] == "over":
            return str(id)
        await live.ask("move", move=state["moves"][0]["text"])


async def finish(guest: Guest, path: str) -> dict[str, Any]:
    done = -1
    async with asyncio.timeout(300):
        while True:
            response = await guest.http.get(path)
            body: dict[str, Any] = good(response)
            assert body["done"] >= done, "never back"
            done = body["done"]
            if body["analysis"]:
                return body
            await asyncio.sleep(0.2)


def test_a_real_server_analyses_though_it_is_killed_and_its_worker_is(tmp_path: Path) -> None:
    async def run(running: Running) -> None:
        async with await Guest.new(running) as ann, await Guest.new(running) as bob:
            id = await play_out(ann)
            path = f"/api/tables/{id}/analysis"
            record = (await ann.http.get(f"/api/tables/{id}/record")).text
            assert good(await ann.http.get(path)) == {"done": 0, "of": 0, "analysis": None}
            asked = await ann.http.post(path)
            assert asked.status_code == 202 and asked.json()["of"] > 0
            running.kill()
            running.start()
            assert good(await ann.http.get(path))["of"] == 0
            assert (await ann.http.post(path)).status_code == 202
            assert running.process is not None
            os.kill(await seen(running), signal.SIGKILL)
            body = await finish(bob, path)
            assert (body["done"], body["of"]) == (asked.json()["of"],) * 2
            running.kill()
            running.start()
            again = await bob.http.post(path)
            assert (again.status_code, again.json()) == (200, body)

            json = {"content-type": "application/json"}
            first = await bob.http.post("/api/records/analysis", content=record, headers=json)
            assert first.status_code == 202
            async with asyncio.timeout(300):
                while (now := await bob.http.post("/api/records/analysis", content=record, headers=json)
                       ).status_code == 202:
                    await asyncio.sleep(0.2)
            assert now.json() == body
            bad = await bob.http.post("/api/records/analysis", content="{}", headers=json)
            assert problem(bad) == (422, "bad-record")
            assert problem(await Guest(running).http.post(path)) == (401, "no-person")

    with Running(tmp_path / "data") as running:
        asyncio.run(run(running))
        assert running.stop() == 0
        assert "Traceback" not in running.log.read_text()
