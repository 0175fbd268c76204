"""Side lines: tables that go on from finished games."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import lanai
from faults.inside import housed, move, playing, rows, until
from lanai.engine.match import Match
from lanai.engine.record import Record
from lanai.server import care, lines
from lanai.server import entries as e
from lanai.server.house import House
from lanai.server.people import Person
from lanai.server.problems import Problem
from lanai.server.replays import finished
from lanai.server.room import Room
from lanai.server.settings import Settings
from lanai.server.table import Refused
from shared.tables import TABLES, Table, ended

from .running import Guest, Running, good, problem
from .test_analysis import code, over, play_out


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "BOT", "random")


async def branch(house: House, person: Person, source: Match, ply: int, move: str | None = None) -> Room:
    return await lines.branch(house, person, source, ply, move, None)


def seats_with_teams() -> Table:
    return next(table for table in TABLES
                if any(table.game.teams(table.players, table.variant)[n] for n in range(table.players)))


def real_choices(match: Match) -> list[int]:
    """Plies with something to decide."""
    return [n for n, ply in enumerate(match.history) if ply.choices > 1]


@pytest.mark.parametrize("table", [next(t for t in TABLES if t.name == name) for name in lanai.games()]
                         + [seats_with_teams()], ids=str)
def test_it_goes_on_where_the_game_was_in_the_seat_that_decided(tmp_path: Path, table: Table) -> None:
    source = ended(table, 4)
    plies = real_choices(source)

    async def go() -> None:
        async with housed(tmp_path) as house:
            ann = await house.people.guest()
            for ply in (plies[0], plies[len(plies) // 2], plies[-1]):
                there = source.at(ply)
                room = await branch(house, ann, source, ply)
                found = room.table
                assert (found.status, found.deciding, found.options.hints) == ("playing", there.seat, True)
                assert found.running.position() == there.position()
                assert found.running.checks == there.checks, "the same seed: chance would have gone on alike"
                assert [seat.person for seat in found.seats] == [ann.id if n == there.seat else None
                                                                 for n in range(there.players)]
                assert {seat.bot for seat in found.seats} == {"", "random"}
                info = room.info()
                assert info.line is not None and (info.line.table, info.line.ply) == (None, ply)
                other = next(m.text for m in there.moves() if m.id != source.history[ply].move)
                room = await branch(house, ann, source, ply, other)
                assert room.table.running.ply >= ply + 1
                assert room.table.running.game.notation.write(room.table.running.history[ply].move) == other
            assert await house.lobby() == await house.tables_of(ann) == []

    asyncio.run(go())
    assert [fault for _table, fault in care.doctor(Settings(data=str(tmp_path))) if fault] == []


def test_it_is_played_against_bots_and_nobody_goes_back_behind_its_beginning(tmp_path: Path) -> None:
    async def go() -> None:
        async with housed(tmp_path) as house:
            ann = await house.people.guest()
            source = finished((await over(house, ann)).table)
            ply = real_choices(source)[4]
            room = await branch(house, ann, source, ply)
            table, mine = room.table, room.table.deciding
            assert room._undo(mine) == "", "nothing of its own was played yet"
            await refuse_undo(room, mine, range(ply + 1))
            for _ in range(2):
                await move(room)
                await until(lambda: table.deciding in (mine, -1))
            while room._undo(mine):
                before = table.running.ply
                await room.take_back(mine, ann.id, f"back-{before}", table.seq)
                assert ply <= table.running.ply < before
            assert table.running.ply == ply and table.running.position() == source.at(ply).position()
            await refuse_undo(room, mine, range(ply))
            while table.status == "playing":
                await until(lambda: table.deciding in (mine, -1))
                if table.status == "playing":
                    await move(room, 1)
            assert table.running.over
            again = await house.room(table.id)
            house.rooms.clear()
            again = await house.room(table.id)
            assert again.table.running.checks == table.running.checks, "the fold of its journal"

    asyncio.run(go())


async def refuse_undo(room: Room, seat: int, plies: Sequence[int]) -> None:
    for ply in plies:
        for entry in (e.Undo(seat, ply), e.Ask(seat, ply)):
            with pytest.raises(Refused) as refused:
                await room.submit(entry)
            assert refused.value.code == "nothing-to-undo"


def test_never_from_a_game_that_runs_nor_where_nobody_decided(tmp_path: Path) -> None:
    async def go() -> None:
        async with housed(tmp_path) as house:
            ann, bob = await house.people.guest(), await house.people.guest()
            running = await playing(house, [ann, bob])
            await move(running)
            with pytest.raises(Problem) as refused:
                finished(running.table)
            assert code(refused) == (409, "table-playing")
            with pytest.raises(Problem) as refused:
                await house.replays.match(running.table.running.record(secret=True).dump().encode())
            assert refused.value.code == "bad-record"
            await running.submit(e.Resign(0))
            source = finished(running.table)   # given up: it may be tried how it would have gone on
            assert (await branch(house, ann, source, source.ply)).table.deciding == source.seat
            source = finished((await over(house, ann)).table)
            for ply, wanted, expected in ((source.ply, None, "no-ply"), (source.ply + 1, None, "no-ply"),
                                          (0, "done", "illegal-move"), (0, "x, y", "illegal-move")):
                with pytest.raises(Problem) as refused:
                    await branch(house, ann, source, ply, wanted)
                assert code(refused) == (422, expected)

    asyncio.run(go())


def test_a_move_that_ends_the_game_ends_the_side_line(tmp_path: Path) -> None:
    async def go() -> None:
        async with housed(tmp_path) as house:
            ann = await house.people.guest()
            source = finished((await over(house, ann)).table)
            last = source.game.notation.write(source.history[-1].move)
            room = await branch(house, ann, source, source.ply - 1, last)
            assert (room.table.status, room.table.ranking) == ("over", source.ranking)

    asyncio.run(go())
    assert rows(tmp_path, "SELECT status FROM tables WHERE line") == [("over",)]


def test_old_ones_are_cleared_away_but_not_under_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def kept() -> set[str]:
        return {id for id, in rows(tmp_path, "SELECT id FROM tables WHERE line")}

    async def go() -> None:
        async with housed(tmp_path, most_tables=3) as house:
            ann, bob = await house.people.guest(), await house.people.guest()
            room = await over(house, ann)
            source, ply = finished(room.table), 0
            await branch(house, bob, source, ply)
            made = []
            for n in range(6):
                monkeypatch.setattr(time, "time", lambda n=n: 2_000_000_000 + n)
                made.append(await branch(house, ann, source, ply))
                if n == 1:
                    made[1].lines.add("somebody")   # type: ignore[arg-type]
            ids = [each.table.id for each in made]
            assert kept() & set(ids) == {ids[1], *ids[-3:]}, "the newest few, and where somebody is"
            assert len(kept()) == 5, "those of others are not counted"
            monkeypatch.setattr(time, "time", lambda: 2_000_000_005 + lines.KEPT_SECONDS)
            sweep = asyncio.create_task(lines.sweep(house))
            await until(lambda: kept() == {ids[1], ids[-1]})
            sweep.cancel()
            assert ids[-2] not in house.rooms and room.table.id in house.rooms
            with pytest.raises(Problem):
                await house.room(ids[-2])
            made[1].lines.clear()
        assert rows(tmp_path, 'SELECT 1 FROM entries WHERE "table" NOT IN (SELECT id FROM tables)') == []

    asyncio.run(go())


def test_a_game_from_a_position_can_be_gone_on_from(tmp_path: Path) -> None:
    start = ended(TABLES[0], 2).at(6)
    source = start.game.match(start.players, start.variant, seed="q", position=start.position())
    while not source.over:
        source.play(source.moves()[0])

    async def go() -> None:
        async with housed(tmp_path) as house:
            ann = await house.people.guest()
            again = Record.load(source.record().dump()).match()
            room = await branch(house, ann, again, 2)
            assert room.table.running.position() == source.at(2).position()

    asyncio.run(go())


# -- a real server ----------------------------------------------------------------------------------------


def test_side_lines_of_a_real_server(tmp_path: Path) -> None:
    async def run(running: Running) -> None:
        async with await Guest.new(running) as ann, await Guest.new(running) as eve:
            id = await play_out(ann)
            file = good(await ann.http.get(f"/api/tables/{id}/record"))
            frames = good(await ann.http.get(f"/api/tables/{id}/frames"))["frames"]
            ply = next(frame["ply"] - 1 for frame in frames[8:] if frame["seat"] == 0)
            made = await eve.http.post(f"/api/tables/{id}/sidelines", json={"ply": ply})
            assert made.status_code == 201
            body = made.json()
            line = body["table"]
            assert (line["line"], line["status"], line["listed"]) == ({"table": id, "ply": ply}, "playing", False)
            assert [seat["bot"] for seat in line["seats"]] == ["", "kamaaina"] and body["you"] == [0]
            live = await eve.live(line["id"])
            assert live.state["view"] == frames[ply]["view"], "the board of that ply"
            assert live.state["undo"] == ""
            played = live.state["moves"][-1]["text"]
            assert (await live.ask("move", move=played))["ok"]
            state = await live.until(lambda s: bool(s["moves"]) or s["table"]["status"] == "over", patience=60)
            assert state["undo"] == "free" or state["table"]["status"] == "over"
            record = good(await eve.http.get(f"/api/tables/{line['id']}/record"))
            assert record["moves"][:ply + 1] == [*file["moves"][:ply], played]
            assert "seed" not in record and not record["checks"], "it runs"
            running.kill()
            running.start()
            live = await eve.live(line["id"])
            assert live.state["ply"] == state["ply"]
            assert good(await eve.http.get("/api/me/tables")) == good(await eve.http.get("/api/tables")) == []
            assert problem(await eve.http.post(f"/api/tables/{line['id']}/rematch")) == (409, "no-rematch")
            assert problem(await eve.http.post(f"/api/tables/{line['id']}/sidelines", json={"ply": 0})) == \
                (409, "table-playing")

            body = {"record": file, "ply": ply, "move": played}
            made = good(await eve.http.post("/api/records/sidelines", json=body))["table"]
            assert (made["line"], made["game"]) == ({"table": None, "ply": ply}, "maui")
            for wrong, expected in (({"record": {}}, "bad-record"), ({"record": {"game": "\ud800"}}, "bad-record"),
                                    ({"move": "fly"}, "illegal-move"),
                                    ({"ply": len(file["moves"])}, "no-ply"), ({"ply": -1}, "invalid")):
                sent = json.dumps(body | wrong).encode()   # httpx itself refuses half a character
                made = await eve.http.post("/api/records/sidelines", content=sent,
                                            headers={"content-type": "application/json"})
                assert problem(made) == (422, expected)
            options: dict[str, Any] = {"game": "maui", "seats": [{"kind": "open"}] * 2}
            options["line"] = {"seed": "mine", "moves": [], "ply": 0}
            assert problem(await eve.http.post("/api/tables", json=options)) == (422, "bad-options")

    with Running(tmp_path / "data") as running:
        asyncio.run(run(running))
        assert "Traceback" not in running.log.read_text()
