"""Side lines: tables that go on from a finished game at some move, one person against bots. They are found by their
address alone, and cleared away after a day."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from sqlalchemy import Select, delete, select

from ..engine.match import Match
from . import entries as e
from .problems import Problem
from .schema import analyses, chat, entries, tables
from .store import Change, StorageFailed

if TYPE_CHECKING:
    from .house import House
    from .people import Person
    from .room import Room

log = logging.getLogger("lanai.lines")
BOT = "kamaaina"
KEPT_SECONDS = 24 * 3600
SWEEP_SECONDS = 3600


async def branch(house: House, person: Person, source: Match, ply: int, move: str | None, table: str | None) -> Room:
    """A new side line: the person decides for the seat that decided there, bots for all others."""
    if ply > source.ply or (seat := source.at(ply).seat) < 0:
        raise Problem(422, "no-ply")
    write = source.game.notation.write
    moves = [write(each.move) for each in source.history[:ply]]
    if move is not None:
        reason, number = source.at(ply).why(move), source.game.notation.read(move)
        if reason or number is None:
            raise Problem(422, "illegal-move", str(reason.message) if reason else "")
        moves.append(write(number))
    plans = [e.SeatPlan("invited", person=person.id) if n == seat else e.SeatPlan("bot", BOT)
             for n in range(source.players)]
    options = e.Options(source.game.name, plans, source.variant, source.options["first"],
                        line=e.SideLine(source.seed, moves, ply, table, source.start))
    room = await house.create(person, options, source.game.version)
    await room.submit(e.Sit(seat, person.id, person.name, secrets.token_hex(8)), person.id)
    mine = select(tables.c.id).where(tables.c.line, tables.c.host == person.id).order_by(tables.c.created.desc())
    await clear(house, mine.offset(house.settings.most_tables))
    return room


async def clear(house: House, which: Select[tuple[str]]) -> None:
    """Away with these tables, but for those where somebody is."""
    for row in await house.store.read(which):
        room = house.rooms.get(row.id)
        if room is None or not room.busy:
            if room is not None:
                house.forget(room)
            await house.store.write(*(Change(delete(each).where(each.c.table == row.id))
                                      for each in (entries, chat, analyses)),
                                    Change(delete(tables).where(tables.c.id == row.id)))


async def sweep(house: House) -> None:
    while True:
        try:
            await clear(house, select(tables.c.id).where(
                tables.c.line, tables.c.created < int(time.time()) - KEPT_SECONDS))
        except StorageFailed as error:
            log.error("side lines: %s", error)
        await asyncio.sleep(SWEEP_SECONDS)
