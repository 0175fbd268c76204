"""Clocks: kept by the server, with time that the test lets leap."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from faults.inside import housed, leap, move, playing, rows, until
from lanai.server import entries as e
from lanai.server.house import House
from lanai.server.room import Room
from lanai.server.table import OVER, PLAYING, Refused

SLACK = 900   # milliseconds; slow machines
LIVE, TURN = e.ClockPlan("live", 100, 5), e.ClockPlan("turn", 100)


def left(room: Room, seat: int) -> int:
    return room.table.clock.remaining(seat, room.house.tick())


async def turn(room: Room) -> int:
    """Whoever decides plays until somebody else does; the seat that played."""
    seat = room.table.deciding
    while room.table.deciding == seat:
        await move(room)
    return seat


async def two(house: House, **options: object) -> Room:
    ann, bob = await house.people.guest(), await house.people.guest()
    return await playing(house, [ann, bob], **options)


def about(found: int, wanted: int) -> bool:
    return wanted - SLACK <= found <= wanted


def test_live_clock_with_increment(tmp_path: Path) -> None:
    async def run() -> None:
        async with housed(tmp_path) as house:
            room = await two(house, clock=LIVE)
            first = room.table.deciding
            assert room.table.clock.running == first
            leap(house, 30)
            assert about(left(room, first), 70_000) and left(room, 1 - first) == 100_000
            await turn(room)
            assert room.table.clock.running == 1 - first
            assert about(left(room, first), 75_000), "30 seconds less, 5 more for the turn"
            leap(house, 10)
            assert about(left(room, first), 75_000) and about(left(room, 1 - first), 90_000)
            info = room.info().clock
            assert info is not None and info.running == 1 - first and about(info.left[1 - first], 90_000)

    asyncio.run(run())


def test_turn_clock_begins_anew_each_turn(tmp_path: Path) -> None:
    async def run() -> None:
        async with housed(tmp_path) as house:
            room = await two(house, clock=TURN)
            first = room.table.deciding
            leap(house, 60)
            assert about(left(room, first), 40_000)
            await turn(room)
            leap(house, 70)
            assert left(room, first) == 100_000 and about(left(room, 1 - first), 30_000)
            await turn(room)
            leap(house, 60)
            assert about(left(room, first), 40_000), "no time-out although 120 seconds in all"
            assert not any(seat.away for seat in room.table.seats)

    asyncio.run(run())


@pytest.mark.parametrize("clock", [LIVE, TURN], ids=["live", "turn"])
def test_on_time_out_a_bot_plays_on_and_the_owner_may_return(tmp_path: Path, clock: e.ClockPlan) -> None:
    async def run() -> None:
        async with housed(tmp_path) as house:
            room = await two(house, clock=clock)
            seat = room.table.deciding
            owner = room.table.seats[seat].person
            leap(house, 99)
            await asyncio.sleep(0.1)
            assert not room.table.seats[seat].away, "a second is left"
            ply = room.table.running.ply
            leap(house, 1)
            await until(lambda: room.table.seats[seat].away == "timeout")
            await until(lambda: room.table.deciding == 1 - seat)
            assert room.table.running.ply > ply and room.table.status == PLAYING
            if clock is LIVE:
                with pytest.raises(Refused, match="no-time"):   # a whole game's time is used up
                    await room.submit(e.Return(seat), owner)
                return
            await room.submit(e.Return(seat), owner)
            await turn(room)
            await until(lambda: room.table.deciding == seat or room.table.status == OVER)
            ply = room.table.running.ply
            await asyncio.sleep(0.5)
            assert not room.table.seats[seat].away, "who came back has time for a move"
            await turn(room)
            assert room.table.running.ply > ply

    asyncio.run(run())


def test_on_time_out_the_seat_loses_if_the_table_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with housed(tmp_path) as house:
            room = await two(house, clock=LIVE, timeout="lose")
            seat, table = room.table.deciding, room.table
            leap(house, 100.5)
            await until(lambda: table.status == OVER)
            assert table.ranking is not None
            assert table.ranking[seat] == 2 and table.ranking[1 - seat] == 1
            ply = table.running.ply
            await asyncio.sleep(0.2)
            assert table.running.ply == ply, "nobody plays on"

    asyncio.run(run())
    assert rows(tmp_path, "SELECT status FROM tables") == [("over",)]


def test_bots_use_no_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with housed(tmp_path, bot_pause=0.3) as house:
            ann = await house.people.guest()
            room = await playing(house, [ann, "greedy"], clock=LIVE)
            await until(lambda: room.table.deciding == 0)
            await turn(room)
            assert room.table.clock.running == -1
            leap(house, 1000)
            await until(lambda: room.table.deciding == 0)
            assert about(left(room, 0), 105_000)

    asyncio.run(run())


def test_clocks_survive_a_restart_and_stand_still_meanwhile(tmp_path: Path) -> None:
    async def first() -> tuple[str, int, int, int]:
        async with housed(tmp_path) as house:
            room = await two(house, clock=LIVE)
            leap(house, 20)
            await turn(room)
            seat = room.table.deciding
            leap(house, 30)
            await house.save_tick()
            return room.table.id, seat, left(room, seat), left(room, 1 - seat)

    async def second(id: str, seat: int) -> tuple[int, int]:
        async with housed(tmp_path) as house:
            room = house.rooms[id]
            found = left(room, seat), left(room, 1 - seat)
            leap(house, 80)
            await until(lambda: room.table.seats[seat].away == "timeout")   # the alarm was set again
            return found

    async def with_a_break() -> tuple[tuple[int, int], tuple[int, int]]:
        id, seat, own, others = await first()
        await asyncio.sleep(SLACK / 1000 + 0.5)   # the server is down
        return (own, others), await second(id, seat)

    before, after = asyncio.run(with_a_break())
    assert about(after[0], before[0]), "time while it was down does not count"
    assert after[1] == before[1]


def test_time_that_ran_out_just_before_the_end_is_noticed_after_it(tmp_path: Path) -> None:
    async def first() -> None:
        async with housed(tmp_path) as house:
            await two(house, clock=TURN)
            house._base += 200_000   # and no alarm rang

    async def second() -> str:
        async with housed(tmp_path) as house:
            [room] = house.rooms.values()
            await until(lambda: any(seat.away for seat in room.table.seats))
            return next(seat.away for seat in room.table.seats if seat.away)

    asyncio.run(first())
    assert asyncio.run(second()) == "timeout"
