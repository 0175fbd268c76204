"""A real server in a process of its own, people who come to it, and their live connections."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 30.0     # seconds; the machines of tests are slow and noisy
ENTERING = ("move", "undo", "answer", "resign", "leave", "return")
GENEROUS = {"bot_pause": "0.0", "rate": "100000", "burst": "100000", "most_sockets": "1000", "most_tables": "1000"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """`lanai serve` on a data folder. `settings` are those of settings.py: `bot_pause=0.1`, `rate=5`."""

    def __init__(self, data: Path, **settings: object) -> None:
        self.data, self.port = data, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data.parent / f"{data.name}.log"     # what all its starts wrote to stderr
        given = GENEROUS | {"data": str(data)} | {name: str(value) for name, value in settings.items()}
        kept = {name: value for name, value in os.environ.items() if not name.startswith("LANAI_")}
        self.environment = kept | {f"LANAI_{name.upper()}": value for name, value in given.items()}
        self.cookies: list[dict[str, str]] = []         # of the people of `crowd`
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self, wait: bool = True) -> None:
        """Start it (again) on the same data and port."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "lanai", "serve", "--port", str(self.port)],
                env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it answers."""
        assert self.process is not None
        deadline = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                break
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200:
                    return
            time.sleep(0.05)
        self.kill()
        raise RuntimeError(f"the server did not come up:\n{self.log.read_text()[-2000:]}")

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """No warning, no goodbye."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *_error: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


class Guest:
    """A person with a cookie. Made by `await Guest.new(running)`, ended by `await guest.close()` or `async with`."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.http = httpx.AsyncClient(base_url=running.url, headers={"Origin": running.url}, timeout=PATIENCE)
        self.me: dict[str, Any] = {}
        self.lives: list[Live] = []

    @classmethod
    async def new(cls, running: Running, lang: str = "en") -> Guest:
        guest = cls(running)
        guest.me = good(await guest.http.post("/api/me", json={"lang": lang}))
        return guest

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def table(self, seats: list[Any] | int = 2, game: str = "maui", **options: Any) -> dict[str, Any]:
        """A new table: `seats` is a number of open ones, or a list of "open", "invited" or names of bots.
        Its body: table, seq, host, invite."""
        plans = ["open"] * seats if isinstance(seats, int) else seats
        body = {"game": game, "seats": [plan_of(plan) for plan in plans], **options}
        return good(await self.http.post("/api/tables", json=body))

    async def try_sit(self, id: str, seat: int | None = None, invite: str = "") -> httpx.Response:
        body = {"seat": seat, "nonce": secrets.token_hex(16), "invite": invite}
        return await self.http.post(f"/api/tables/{id}/sit", json=body)

    async def sit(self, id: str, seat: int | None = None, invite: str = "") -> dict[str, Any]:
        return good(await self.try_sit(id, seat, invite))

    async def look(self, id: str) -> dict[str, Any]:
        return good(await self.http.get(f"/api/tables/{id}"))

    async def live(self, id: str) -> Live:
        """A live connection that has its first state."""
        url = f"{self.running.url.replace('http', 'ws', 1)}/api/tables/{id}/live"
        headers = {"Cookie": self.cookie}
        live = Live(await connect(url, origin=self.running.url, additional_headers=headers, max_size=None,  # type: ignore[arg-type]
                                  proxy=None, open_timeout=PATIENCE))
        self.lives.append(live)
        await live.until(lambda _state: True)
        return live

    async def close(self) -> None:
        for live in self.lives:
            await live.close()
        await self.http.aclose()

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.close()


@contextlib.asynccontextmanager
async def crowd(running: Running, count: int) -> AsyncIterator[list[Guest]]:
    """So many people; the same ones each time, since an address may not make guests without end."""
    guests = [Guest(running) for _ in range(count)]
    for n, guest in enumerate(guests):
        if n < len(running.cookies):
            for name, value in running.cookies[n].items():
                guest.http.cookies.set(name, value, "127.0.0.1")
        guest.me = good(await guest.http.post("/api/me", json={}))
        if n == len(running.cookies):
            running.cookies.append(dict(guest.http.cookies))
    try:
        yield guests
    finally:
        for guest in guests:
            await guest.close()


class Live:
    """One reader of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}          # the latest
        self.states: list[dict[str, Any]] = []   # all of them
        self.others: list[dict[str, Any]] = []   # chat, presence, bye, and answers nobody waits for
        self.raw: list[str] = []                 # everything, as it came
        self.closed = False
        self._numbers = itertools.count(1)
        self._name = secrets.token_hex(4)
        self._waiting: dict[str, list[asyncio.Future[dict[str, Any]]]] = {}
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                await self._take(str(text))
        except ConnectionClosed:
            pass
        finally:
            self.closed = True
            for future in itertools.chain(*self._waiting.values()):
                if not future.done():
                    future.set_exception(ConnectionError("the line was cut"))
            async with self._news:
                self._news.notify_all()

    async def _take(self, text: str) -> None:
        message = json.loads(text)
        self.raw.append(text)
        if message["type"] == "state":
            self.state = message
            self.states.append(message)
        elif message["type"] == "answer" and self._waiting.get(message["request"]):
            future = self._waiting[message["request"]].pop(0)
            if not future.done():
                future.set_result(message)
        else:
            self.others.append(message)
            if message["type"] == "presence":
                self.state = self.state | {"table": message["table"]}
        async with self._news:
            self._news.notify_all()

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer. `seq` is the latest one seen and `request` a fresh one, unless
        given. The state that an accepted entry leads to is there when the answer is."""
        if type in ENTERING:
            fields.setdefault("seq", self.state["seq"])
        request = fields.setdefault("request", f"{self._name}-{next(self._numbers)}")
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(request, []).append(future)
        await self.send(json.dumps({"type": type, **fields}))
        async with asyncio.timeout(PATIENCE):
            return await future

    async def send(self, text: str) -> None:
        """Anything at all, without waiting."""
        await self.socket.send(text)

    async def until(self, holds: Callable[[dict[str, Any]], bool], patience: float = PATIENCE) -> dict[str, Any]:
        """Wait for a state; ConnectionError if the line ends before."""
        await self._wait(lambda: bool(self.state) and holds(self.state), patience)
        return self.state

    async def told(self, type: str, count: int = 1, patience: float = PATIENCE) -> list[dict[str, Any]]:
        """Wait for that many of the other messages of a type; all of them."""
        def found() -> list[dict[str, Any]]:
            return [each for each in self.others if each["type"] == type]

        await self._wait(lambda: len(found()) >= count, patience)
        return found()

    async def _wait(self, holds: Callable[[], bool], patience: float) -> None:
        async with asyncio.timeout(patience), self._news:
            await self._news.wait_for(lambda: holds() or self.closed)
        if not holds():
            raise ConnectionError("the line was cut")

    async def ended(self, patience: float = PATIENCE) -> None:
        """Wait for the end of the line."""
        async with asyncio.timeout(patience):
            await self.socket.wait_closed()
            await self._reader

    async def close(self) -> None:
        await self.socket.close()
        await self._reader

    async def drop(self) -> None:
        """The line is cut without a goodbye."""
        self.socket.transport.abort()
        await self._reader


def plan_of(plan: Any) -> dict[str, str]:
    if isinstance(plan, dict):
        return plan
    return {"kind": plan} if plan in ("open", "invited") else {"kind": "bot", "bot": plan}


def good(response: httpx.Response) -> Any:
    """The body of an answer that must be a good one."""
    assert response.is_success, f"{response.status_code} {response.text}"
    return response.json() if response.content else None


def problem(response: httpx.Response) -> tuple[int, str]:
    """Status and code of an answer that must be a problem."""
    assert response.headers["content-type"] == "application/problem+json", response.text
    return response.status_code, response.json()["code"]
