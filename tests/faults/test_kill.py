"""kill -9 at random moments under load: nothing acknowledged is lost or doubled, tables and clocks go on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import WebSocketException

from faults.inside import rows
from lanai.server import care
from lanai.server.settings import Settings
from server.running import Guest, Live, Running

LOST = (ConnectionError, OSError, TimeoutError, httpx.TransportError, WebSocketException)
HEARTBEAT, SLACK = 1.0, 2.0   # seconds


class Acknowledged(NamedTuple):
    table: str
    request: str
    seq: int


class Load:
    """People who play on whatever happens."""

    def __init__(self, running: Running, seed: int) -> None:
        self.running, self.dice = running, random.Random(seed)
        self.acknowledged: list[Acknowledged] = []
        self.retried = 0

    async def table(self, host: Guest, others: list[Guest], seats: list[str]) -> str:
        id = str((await host.table(seats))["table"]["id"])
        for guest in [host, *others]:
            await guest.sit(id)
        return id

    async def play(self, guest: Guest, id: str) -> None:
        """Until the table is over. What was not answered is sent again after the next start, as it was."""
        open_request: dict[str, Any] | None = None
        while True:
            try:
                live = await guest.live(id)
                while True:
                    if open_request is None:
                        state = await live.until(lambda s: bool(s["moves"]) or s["table"]["status"] == "over")
                        if state["table"]["status"] == "over":
                            return
                        open_request = {"move": self.dice.choice(state["moves"])["text"], "seq": state["seq"],
                                        "request": secrets.token_hex(8)}
                    else:
                        self.retried += 1
                    answer = await live.ask("move", **open_request)
                    if answer["ok"]:
                        self.acknowledged.append(Acknowledged(id, open_request["request"], answer["seq"]))
                    else:
                        assert answer["code"] in ("stale", "not-your-turn"), answer
                        await live.until(lambda s, seq=open_request["seq"]: s["seq"] > seq)   # type: ignore[misc]
                    open_request = None
            except LOST:
                await asyncio.sleep(0.1)

    async def keep_playing(self, guests: list[Guest], seats: list[str]) -> None:
        while True:
            try:
                id = await self.table(guests[0], guests[1:], seats)
            except (*LOST, AssertionError):   # a table that was only half set up stays behind
                await asyncio.sleep(0.1)
                continue
            await asyncio.gather(*(self.play(guest, id) for guest in guests))


async def clock_of(live: Live) -> float:
    """Seconds left on the clock that runs."""
    await live.ask("look", seat=0)
    clock = live.state["table"]["clock"]
    return float(clock["left"][clock["running"]]) / 1000


async def kill_again_and_again(running: Running, kills: int, seed: int) -> tuple[Load, list[str]]:
    load, dice, wrong = Load(running, seed), random.Random(seed), []
    guests = [await Guest.new(running) for _ in range(5)]
    waiting = guests[4]
    clocked = str((await waiting.table(2, clock={"kind": "live", "seconds": 86400, "increment": 0}))["table"]["id"])
    await waiting.sit(clocked)
    await waiting.sit(clocked)
    work = [asyncio.create_task(load.keep_playing(guests[:2], ["open", "greedy", "open"])),
            asyncio.create_task(load.keep_playing(guests[2:4], ["open", "open"])),
            asyncio.create_task(load.keep_playing(guests[1:2], ["open", "random", "random", "greedy"]))]
    for n in range(kills):
        known = len(load.acknowledged)
        deadline = time.monotonic() + 30
        while len(load.acknowledged) < known + 3 and time.monotonic() < deadline:
            await asyncio.sleep(0.02)   # it is under load
        if len(load.acknowledged) == known:
            wrong.append(f"kill {n}: the tables did not go on")
        live = await waiting.live(clocked)
        asked, before = time.monotonic(), await clock_of(live)
        await asyncio.sleep(dice.uniform(0, 1.0))
        running.kill()
        killed = time.monotonic()
        await asyncio.sleep(3.0 if n == 0 else 0)   # down for longer than any slack
        started = time.monotonic()
        await asyncio.to_thread(running.start)
        after = await clock_of(await waiting.live(clocked))
        up = killed - asked + time.monotonic() - started
        if not killed - asked - HEARTBEAT - SLACK <= before - after <= up + HEARTBEAT + SLACK / 2:
            wrong.append(f"kill {n}: the clock lost {before - after:.2f} s while the server was up {up:.2f} s")
    known = len(load.acknowledged)
    deadline = time.monotonic() + 30
    while len(load.acknowledged) < known + 3 and time.monotonic() < deadline:
        await asyncio.sleep(0.02)
    if len(load.acknowledged) < known + 3:
        wrong.append("after the last kill the tables did not go on")
    failed = [task.exception() for task in work if task.done() and not task.cancelled()]
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    for guest in guests:
        with contextlib.suppress(*LOST):
            await guest.close()
    return load, wrong + [repr(error) for error in failed]


def check(folder: Path, load: Load) -> None:
    stored = rows(folder, 'SELECT "table", request, seq FROM entries WHERE request IS NOT NULL')
    by_request: dict[tuple[str, str], list[int]] = {}
    for table, request, seq in stored:
        by_request.setdefault((table, request.partition(":")[2]), []).append(seq)
    for each in load.acknowledged:
        assert by_request.get((each.table, each.request)) == [each.seq], each
    assert len({(each.table, each.seq) for each in load.acknowledged}) == len(
        {(each.table, each.request) for each in load.acknowledged})
    for table, count, last in rows(folder, 'SELECT "table", count(*), max(seq) FROM entries GROUP BY 1'):
        assert count == last, f"table {table} has a gap"
    assert [fault for _table, fault in care.doctor(Settings(data=str(folder))) if fault] == []


@pytest.mark.parametrize("kills", [5, pytest.param(50, marks=pytest.mark.long)])
def test_nothing_acknowledged_is_lost(tmp_path: Path, kills: int) -> None:
    with Running(tmp_path / "data", bot_pause=0.02) as running:
        load, wrong = asyncio.run(kill_again_and_again(running, kills, seed=kills))
        assert running.stop() == 0
    assert wrong == []
    check(tmp_path / "data", load)
    assert len(load.acknowledged) >= 3 * kills
