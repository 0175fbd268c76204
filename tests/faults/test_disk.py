"""A full disk, a locked database, a damaged one: said plainly, nothing acknowledged is lost, and it goes on."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from faults.inside import housed, move, playing, rows
from lanai.server import care
from lanai.server.settings import Settings
from server.running import Guest, Live, Running, problem

SIZE = 3 * 1024 * 1024


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of three megabytes."""
    if os.geteuid() != 0:
        pytest.skip("only root may mount a small file system")
    place = tmp_path / "disk"
    place.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "lanai-test", str(place)],
                          capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"a small file system cannot be mounted here: {done.stderr.strip()}")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=False)


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as out:
        for size in (65536, 4096, 512, 1):
            try:
                while True:
                    if not out.write(b"x" * size):
                        break
            except OSError:
                continue


async def play_until(live: Live, wanted: Callable[[dict[str, Any]], bool], most: int) -> dict[str, Any]:
    """Make moves until an answer is as wanted; the request that got it. The others must be good."""
    for _ in range(most):
        state = await live.until(lambda s: bool(s["moves"]) or s["table"]["status"] == "over")
        assert state["table"]["status"] != "over"
        request = {"move": state["moves"][-1]["text"], "seq": state["seq"], "request": os.urandom(6).hex()}
        answer = await live.ask("move", **request)
        if wanted(answer):
            return request
        assert answer["ok"] or answer["code"] == "stale", answer
    raise AssertionError("it never came")


async def through_trouble(running: Running, begin: Callable[[], object], end: Callable[[], object]) -> None:
    async with await Guest.new(running) as ann:
        id = (await ann.table(2))["table"]["id"]
        await ann.sit(id)
        await ann.sit(id)
        live, other = await ann.live(id), await ann.live(id)
        await play_until(live, lambda answer: answer["ok"], 3)
        begin()
        request = await play_until(live, lambda answer: answer.get("code") == "storage", 30)
        seq = live.state["seq"]
        health, ready, table = await asyncio.gather(
            ann.http.get("/healthz"), ann.http.get("/readyz"),
            ann.http.post("/api/tables", json={"game": "maui", "seats": [{"kind": "open"}] * 2}))
        assert health.status_code == 200
        assert problem(ready) == problem(table) == (503, "storage")
        assert table.headers["retry-after"]
        assert live.state["seq"] == seq and other.state["seq"] == seq, "nobody is told of what was not stored"
        end()
        again = await live.ask("move", **request)
        assert again["ok"] and again["seq"] == seq + 1, again
        await other.until(lambda s: s["seq"] >= seq + 1)
        await play_until(live, lambda answer: answer["ok"], 3)
        assert (await ann.http.get("/readyz")).status_code == 200


def all_fits(folder: Path) -> None:
    stored = rows(folder, "SELECT seq FROM entries ORDER BY seq")
    assert [seq for seq, in stored] == list(range(1, len(stored) + 1))
    assert [fault for _table, fault in care.doctor(Settings(data=str(folder))) if fault] == []


def test_a_full_disk(small_disk: Path, tmp_path: Path) -> None:
    data = small_disk / "data"
    data.mkdir()
    with Running(data) as running:
        running.log = tmp_path / "log"
        ballast = small_disk / "ballast"
        asyncio.run(through_trouble(running, lambda: fill(ballast), ballast.unlink))
        assert running.process is not None and running.process.poll() is None, "it lives"
    all_fits(data)


def test_a_locked_database(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running, closing(
            sqlite3.connect(tmp_path / "data" / "lanai.db", isolation_level=None, timeout=30)) as other:
        asyncio.run(through_trouble(
            running, lambda: other.execute("BEGIN IMMEDIATE"), lambda: other.execute("ROLLBACK")))
    all_fits(tmp_path / "data")


# -- a damaged file ---------------------------------------------------------------------------------------


async def some_data(folder: Path) -> None:
    async with housed(folder) as house:
        ann = await house.people.guest()
        for _ in range(3):
            room = await playing(house, [ann, ann])
            for n in range(15):
                await move(room, n)


def serve_fails(folder: Path) -> str:
    run = subprocess.run([sys.executable, "-m", "lanai", "serve", "--port", "0"], capture_output=True, text=True,
                         env=os.environ | {"LANAI_DATA": str(folder)}, timeout=60, check=False)
    said = run.stdout + run.stderr
    assert run.returncode == 1, said
    assert "Traceback" not in said and said.count("\n") == 1, said
    return said


def damage_pages(data: bytearray) -> None:
    dice = random.Random(1)
    for page in range(3, len(data) // 4096, 2):
        data[page * 4096:page * 4096 + 100] = dice.randbytes(100)


def damage_all(data: bytearray) -> None:
    data[:] = random.Random(1).randbytes(len(data))


@pytest.mark.parametrize("damage", [damage_pages, damage_all])
def test_a_damaged_database_is_said_plainly_and_a_backup_restores(
        tmp_path: Path, damage: Callable[[bytearray], None]) -> None:
    folder = tmp_path / "data"
    asyncio.run(some_data(folder))
    settings = Settings(data=str(folder))
    care.backup(settings, tmp_path / "backup")
    stored = rows(folder, 'SELECT * FROM entries ORDER BY "table", seq')
    data = bytearray((folder / "lanai.db").read_bytes())
    damage(data)
    (folder / "lanai.db").write_bytes(data)
    said = serve_fails(folder)
    assert str(folder) in said and ("damaged" in said or "malformed" in said or "not a database" in said)
    care.restore(settings, tmp_path / "backup")
    assert rows(folder, 'SELECT * FROM entries ORDER BY "table", seq') == stored
    assert (folder / "lanai.db.before-restore").read_bytes() == bytes(data)

    async def opens() -> list[str]:
        async with housed(folder) as house:
            return [(await house.room(id)).table.status for (id,) in rows(folder, "SELECT id FROM tables")]

    assert "playing" in asyncio.run(opens())
