"""A house without the server around it: tables, people and their moves in this process, and time that can leap."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from lanai.server import entries as e
from lanai.server.house import House
from lanai.server.people import Person
from lanai.server.room import Room
from lanai.server.settings import Settings
from lanai.server.table import OPEN, Refused


@asynccontextmanager
async def housed(folder: Path, **settings: Any) -> AsyncIterator[House]:
    house = House(Settings(data=str(folder), **({"bot_pause": 0.0, "most_tables": 1000} | settings)))
    await house.open()
    assert house.resuming
    await house.resuming
    try:
        yield house
    finally:
        await house.close()


async def playing(house: House, owners: Sequence[Person | str], **options: Any) -> Room:
    """A table that has started: a person or the name of a bot for each seat."""
    host = next(owner for owner in owners if isinstance(owner, Person))
    plans = [e.SeatPlan("bot", owner) if isinstance(owner, str) else e.SeatPlan() for owner in owners]
    room = await house.create(host, e.Options("maui", plans, **options))
    for seat, owner in enumerate(owners):
        if isinstance(owner, Person):
            await room.submit(e.Sit(seat, owner.id, owner.name, f"nonce-of-seat-{seat:04}"), owner.id)
    if room.table.status == OPEN:   # a full table starts by itself
        await room.submit(e.Start())
    return room


async def move(room: Room, number: int = 0) -> None:
    """Whoever decides makes a move; forced ones are made by the room itself."""
    before = room.table.seq
    while room.table.seq == before and room.table.deciding >= 0:
        moves = room.table.running.moves()
        with contextlib.suppress(Refused):
            await room.submit(e.Play(room.table.deciding, moves[number % len(moves)].text), seq=before)


def leap(house: House, seconds: float) -> None:
    """The server has been up that much longer; all alarms are set anew."""
    house._base += int(seconds * 1000)
    for room in house.rooms.values():
        room.wake()


async def until(holds: Callable[[], object], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


def rows(folder: Path, question: str, *values: object) -> list[tuple[Any, ...]]:
    """Straight from the file."""
    with closing(sqlite3.connect(folder / "lanai.db")) as connection:
        return connection.execute(question, values).fetchall()
