"""Rooms come into memory and leave it again; there is never more than one of a table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.dialects import sqlite

from faults.inside import housed, playing, rows, until
from lanai.server import entries as e
from lanai.server import house as house_module
from lanai.server import room as room_module
from lanai.server.house import House
from lanai.server.store import Store


def test_who_gives_up_waiting_while_a_room_is_read_lets_nobody_read_it_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with housed(tmp_path) as house:
            room = await playing(house, [await house.people.guest(), await house.people.guest()])
            house.forget(room)
            reading = asyncio.create_task(house.room(room.table.id))
            await asyncio.sleep(0)
            [task] = house._loading.values()
            reading.cancel()
            found = await house.room(room.table.id)
            assert found is task.result() is house.rooms[room.table.id]
            assert not house._loading

    asyncio.run(go())


@pytest.mark.parametrize("read_again", [False, True])
def test_what_is_done_in_a_forgotten_room_happens_in_the_present_one(tmp_path: Path, read_again: bool) -> None:
    async def go() -> None:
        async with housed(tmp_path) as house:
            ann = await house.people.guest()
            room = await house.create(ann, e.Options("maui", [e.SeatPlan(), e.SeatPlan()]))
            house.forget(room)
            present = await house.room(room.table.id) if read_again else room
            await room.submit(e.Sit(0, ann.id, ann.name, "nonce-of-seat-0000"), ann.id)
            assert house.rooms == {room.table.id: present}
            assert (present.table.seq, present.table.seats[0].person) == (1, ann.id)
            assert rows(tmp_path, "SELECT count(*) FROM entries") == [(1,)]

    asyncio.run(go())


def test_rooms_nobody_asks_for_leave_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "UNUSED", 0.2)

    async def go() -> None:
        async with housed(tmp_path) as house:
            ann, bob = await house.people.guest(), await house.people.guest()
            waiting = await house.create(ann, e.Options("maui", [e.SeatPlan(), e.SeatPlan()]))
            quiet = await playing(house, [ann, bob])
            timed = await playing(house, [ann, bob], clock=e.ClockPlan("turn", 600))
            await until(lambda: list(house.rooms) == [timed.table.id])
            assert (await house.room(quiet.table.id)).table.seq == quiet.table.seq
            assert (await house.room(waiting.table.id)).table.seq == 0

    asyncio.run(go())


def test_after_a_restart_only_those_stay_that_go_on_by_themselves(tmp_path: Path) -> None:
    async def go() -> None:
        async with housed(tmp_path) as house:
            ann, bob = await house.people.guest(), await house.people.guest()
            await playing(house, [ann, bob])
            timed = await playing(house, [ann, bob], clock=e.ClockPlan("turn", 600))
        async with housed(tmp_path) as house:
            assert list(house.rooms) == [timed.table.id]

    asyncio.run(go())


def test_a_bot_that_fails_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "RETRY_SECONDS", 0.01)

    async def go() -> None:
        async with housed(tmp_path) as house:
            asked: list[Any] = []

            async def think(*question: Any) -> int:
                asked.append(question)
                if len(asked) < 3:
                    raise ZeroDivisionError
                return room.table.running.moves()[0].id

            monkeypatch.setattr(house.workers, "think", think)
            ann = await house.people.guest()
            room = await playing(house, ["greedy", ann], first=0)
            await until(lambda: room.table.running.ply > 0)
            assert len(asked) >= 3

    asyncio.run(go())


def test_a_name_reaches_tables_that_nobody_looks_at(tmp_path: Path) -> None:
    from lanai.server.api import PersonChange, change_me

    async def go() -> None:
        async with housed(tmp_path) as house:
            ann = await house.people.guest()
            room = await playing(house, [ann, await house.people.guest()])
            house.forget(room)
            await change_me(PersonChange(name="Anuenue"), ann, house)
            assert (await house.room(room.table.id)).table.seats[0].name == "Anuenue"

    asyncio.run(go())


def test_a_move_before_the_alarm_is_heard_saves_the_seat(tmp_path: Path) -> None:
    """Both wait for their turn in the room; the move was there first."""
    async def go() -> None:
        async with housed(tmp_path) as house:
            clock, plans = e.ClockPlan("live", 600), [e.SeatPlan(), e.SeatPlan()]
            ann = await house.people.guest()
            room = await house.create(ann, e.Options("iquazu", plans, clock=clock))
            for seat in range(2):
                await room.submit(e.Sit(seat, ann.id, ann.name, f"nonce-of-seat-{seat:04}"), ann.id)
            seat = room.table.deciding
            chosen = next(each.text for each in room.table.running.moves() if not each.final)   # its turn goes on
            moving = asyncio.create_task(room.submit(e.Play(seat, chosen)))
            await asyncio.sleep(0)
            house._base += 700_000
            alarm = asyncio.create_task(room._timed_out(seat))
            await moving
            await alarm
            assert (room.table.seats[seat].away, room.table.running.ply) == ("", 1)

    asyncio.run(go())


def test_ones_own_tables_are_found_without_reading_every_journal(tmp_path: Path,
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    read = Store.read

    async def noted(self: Store, statement: Any) -> Any:
        asked.append(statement)
        return await read(self, statement)

    async def go(house: House) -> None:
        ann = await house.people.guest()
        await house.create(ann, e.Options("maui", [e.SeatPlan(), e.SeatPlan()]))
        await house.tables_of(ann)

    async def run() -> None:
        async with housed(tmp_path) as house:
            monkeypatch.setattr(Store, "read", noted)
            await go(house)

    asyncio.run(run())
    assert asked
    for statement in asked:
        text = statement.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
        plan = [row[3] for row in rows(tmp_path, f"EXPLAIN QUERY PLAN {text}")]
        assert not [step for step in plan if step.startswith("SCAN")], plan
