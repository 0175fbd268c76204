"""A bot worker that is killed is replaced, and its move made all the same."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from pathlib import Path

from server.running import Guest, Running


def workers(server: int) -> list[int]:
    """Processes in which bots of that server think."""
    found = []
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def seen(running: Running, but: frozenset[int] = frozenset()) -> int:
    """A worker that is none of those."""
    assert running.process is not None
    async with asyncio.timeout(60):
        while True:
            for pid in workers(running.process.pid):
                if pid not in but:
                    return pid
            await asyncio.sleep(0.02)


def test_a_killed_worker_is_replaced_and_its_move_retried(tmp_path: Path) -> None:
    async def run(running: Running) -> int:
        killed: set[int] = set()
        async with await Guest.new(running) as ann:
            id = (await ann.table(["open", "greedy"]))["table"]["id"]
            await ann.sit(id)
            live = await ann.live(id)
            while True:
                state = await live.until(lambda s: bool(s["moves"]) or s["table"]["status"] == "over", patience=60)
                if state["table"]["status"] == "over":
                    return len(killed)
                answer = await live.ask("move", move=state["moves"][-1]["text"])
                assert answer["ok"] or answer["code"] == "stale", answer   # a forced move was made for her
                if len(killed) < 3 and live.state["table"]["deciding"] == 1:   # a bot thinks
                    worker = await seen(running, frozenset(killed))
                    os.kill(worker, signal.SIGKILL)
                    killed.add(worker)

    with Running(tmp_path / "data") as running:
        assert asyncio.run(run(running)) == 3
        said = running.log.read_text()
    assert said.count("a bot worker died") >= 1 and "Traceback" not in said


def test_ctrl_c_while_a_bot_thinks_is_a_graceful_stop(tmp_path: Path) -> None:
    """It goes to all processes of a terminal; what the workers make of it must not end the server."""
    async def run(running: Running) -> None:
        async with await Guest.new(running) as ann:
            id = (await ann.table(["open", "kupuna"]))["table"]["id"]
            await ann.sit(id)
            live = await ann.live(id)
            state = await live.until(lambda state: bool(state["moves"]), patience=60)
            await live.ask("move", move=state["moves"][0]["text"])
            worker = await seen(running)
            await live.until(lambda state: state["table"]["deciding"] == 1)
            os.kill(worker, signal.SIGINT)
            assert running.process
            await asyncio.sleep(0.5)   # so that the worker is first
            os.kill(running.process.pid, signal.SIGINT)
            await live.told("bye")
            await live.ended()

    with Running(tmp_path / "data") as running:
        asyncio.run(run(running))
        assert running.process and running.process.wait(30) == 0
        said = running.log.read_text()
    assert "Traceback" not in said and "a bot worker died" not in said


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    async def run(running: Running) -> int:
        async with await Guest.new(running) as ann:
            id = (await ann.table(["greedy", "open"], first=0))["table"]["id"]
            await ann.sit(id)
            return await seen(running)

    with Running(tmp_path / "data") as running:
        worker = asyncio.run(run(running))
        running.kill()
        deadline = time.monotonic() + 30
        while lives(worker) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not lives(worker), "nobody is left to think for"
