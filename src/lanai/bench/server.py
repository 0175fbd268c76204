"""How much the server carries, measured from outside: the server runs on one core, the load comes from the other.

Beside it, where node and npm are installed, a boardgame.io server on the same pattern: four clients a match, each
sends a move when it is its turn, and a move is done when all four have its update. Its moves are trivial and kept in
memory only; it plays with nothing in its state but a few numbers (`small`), and with as much as our table shows. The
two are measured in turn, round by round: the machine may be busy, and it is busy for both.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import platform
import secrets
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table

from ..engine.game import game
from ..engine.words import Words
from .table import rate

SEATS = 4
IDLE = 2000
PATIENCE = 60.0
WRITERS = 64
ROUNDS = 3
GAME, VARIANT = "maui", "combined"   # the longest game: tables are set up rarely
MIDDLE = 60                          # plies
KINDS = ("like ours", "small")       # what is in the state of the peer
GENEROUS = {"RATE": "1e9", "BURST": "1000000000", "MOST_SOCKETS": "1000000", "MOST_TABLES": "1000000"}

APPEND = """
import asyncio, sys, time
from lanai.server.schema import entries, people, tables
from lanai.server.store import Change, Store

async def main(folder, seconds, writers):
    store, count, insert = Store(f"sqlite+aiosqlite:///{folder}/lanai.db"), 0, entries.insert()
    await store.open()
    await store.write(Change(people.insert(), {"id": "bench", "name": "", "colour": 0, "lang": "en", "created": 0}))
    async def write(n):
        nonlocal count
        seq = 0
        await store.write(Change(tables.insert(), {
            "id": f"bench {n}", "host": "bench", "options": "{}", "rules": 1, "secret": "", "invite": "",
            "created": 0, "status": "over", "listed": False, "next": None}))
        while time.perf_counter() < end:
            seq += 1
            await store.write(Change(insert, {
                "table": f"bench {n}", "seq": seq, "tick": 0, "at": 0, "person": None, "request": f"{n}:{seq}",
                "entry": '{"kind":"move","seat":0,"move":"towel 1.2@3"}'}))
            count += 1
    start = time.perf_counter()
    end = start + seconds
    await asyncio.gather(*(write(n) for n in range(writers)))
    print(count / (time.perf_counter() - start))
    await store.close()

asyncio.run(main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3])))
"""

PEER = """
const net = require('net'), listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {   // nobody else's business
  return listen.call(this, typeof port === 'number' ? { port, host: '127.0.0.1' } : port, ...rest);
};
const { Server } = require('boardgame.io/server');
const table = process.argv[4] === 'small' ? null : JSON.parse(require('fs').readFileSync('table.json'));
const game = { name: 'bench', setup: () => ({ cells: Array(100).fill(0), count: 0, table }),
  moves: { tap: ({ G, events }, cell) => { G.cells[cell % 100]++; G.count++; events.endTurn(); } } };
const server = Server({ games: [game], origins: [/.*/] });
server.run({ port: Number(process.argv[2]), lobbyConfig: { apiPort: Number(process.argv[3]) } });
"""

PEER_LOAD = """
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const [port, tables, seconds] = process.argv.slice(2, 5).map(Number);
const run = process.argv[5];
const game = { name: 'bench', setup: () => ({ cells: Array(100).fill(0), count: 0 }),
  moves: { tap: { move: ({ G, events }, cell) => { G.cells[cell % 100]++; G.count++; events.endTurn(); },
                  client: false } } };
const waits = []; let measuring = false;
function match(n) {
  const clients = []; let sent = 0, turn = -1, seen = 0;
  const next = () => {
    turn++; seen = 0; sent = performance.now();
    clients[turn % 4].moves.tap(turn);
  };
  for (let seat = 0; seat < 4; seat++) {
    const client = Client({ game, numPlayers: 4, playerID: String(seat), matchID: run + n, debug: false,
      multiplayer: SocketIO({ server: 'http://127.0.0.1:' + port }) });
    let have = -1;
    client.subscribe((state) => {
      if (!state) return;   // not in touch yet
      if (have < 0) { have = 0; ready(); return; }
      if (state.G.count > have) {
        have = state.G.count;
        if (++seen === 4) { if (measuring) waits.push(performance.now() - sent); setImmediate(next); }
      }
    });
    clients.push(client); client.start();
  }
  return next;
}
let up = 0; const starts = [];
function ready() { if (++up === tables * 4) setTimeout(() => { starts.forEach((s) => s());
  setTimeout(() => { measuring = true; console.log('begin'); }, 1000);
  setTimeout(() => { waits.sort((a, b) => a - b);
    console.log(JSON.stringify({ moves: waits.length, p50: waits[waits.length >> 1],
                                 p99: waits[Math.floor(waits.length * 0.99)] })); process.exit(); },
             1000 + seconds * 1000); }, 200); }
for (let n = 0; n < tables; n++) starts.push(match(n));
"""


class Load(msgspec.Struct):
    """Moves of four clients a match; a move takes from its sending to the last of the four updates."""

    name: str
    tables: int
    moves: float          # a second
    per_cpu: float        # moves a second of the server's processor time
    p50: float            # milliseconds
    p99: float


class ServerReport(msgspec.Struct):
    machine: str
    calibration: float            # empty turns of a Python loop a second, on the server's core
    appends: float                # durable entries a second
    writers: int
    loads: list[Load]             # the best round of each
    idle: int                     # connections
    idle_mib: float               # memory of the server's process with them
    ratios: dict[str, list[float]]   # moves per processor second over boardgame.io's, round by round


def bench(seconds: float, tell: Callable[[str], None], tables: int = 8, idle: int = IDLE) -> ServerReport:
    """Measure; about `seconds` for each figure and round."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    server_core, load_core = cores[0], cores[-1]
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {load_core})
    calibration = _calibrate(server_core)
    tell("durable appends")
    appends = max(_appends(seconds, server_core) for _ in range(ROUNDS))
    best: dict[str, Load] = {}
    ratios: dict[str, list[float]] = {}
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        process, url = stack.enter_context(_server(folder, server_core))
        peers = {}
        if _install_peer(folder / "peer", tell):
            peers = {kind: stack.enter_context(_peer(folder / "peer", kind, server_core)) for kind in KINDS}
        for n in range(ROUNDS):
            for count in (1, 4 * tables, tables):
                tell(f"round {n + 1} of {ROUNDS}: moves at {count} tables")
                load = _keep(best, f"{count}", asyncio.run(_play(url, process, count, seconds)))
            for kind, (other, port) in peers.items():
                tell(f"round {n + 1} of {ROUNDS}: boardgame.io, {kind}")
                peer = _load_peer(folder / "peer", other, port, tables, seconds, kind)
                if peer:
                    _keep(best, kind, peer)
                    ratios.setdefault(peer.name, []).append(load.per_cpu / peer.per_cpu)
    with tempfile.TemporaryDirectory() as data, _server(Path(data), server_core) as (process, url):
        tell(f"{idle} idle connections")
        mib = asyncio.run(_rest(url, process, idle))
    return ServerReport(
        machine=f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        calibration=calibration, appends=appends, writers=WRITERS, loads=list(best.values()), idle=idle, idle_mib=mib,
        ratios=ratios)


def _appends(seconds: float, core: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        command = [*_on(core), sys.executable, "-c", APPEND, folder, str(seconds), str(WRITERS)]
        return float(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def _keep(best: dict[str, Load], key: str, load: Load) -> Load:
    """The round with the most moves counts: the others were disturbed."""
    if key not in best or load.moves > best[key].moves:
        best[key] = load
    return load


def server_table(report: ServerReport, words: Words) -> RenderableType:
    title = words("bench-server-title", machine=report.machine, loops=rate(report.calibration))
    figures = Table(title=title, title_justify="left")
    for column in ("what", "moves", "per-cpu", "p50", "p99"):
        figures.add_column(words(f"bench-server-{column}"), justify="left" if column == "what" else "right")
    for load in report.loads:
        figures.add_row(words("bench-server-load", name=load.name, tables=load.tables), rate(load.moves),
                        f"{load.per_cpu:.0f}", f"{load.p50:.1f} ms", f"{load.p99:.1f} ms")
    figures.add_row(words("bench-server-appends", writers=report.writers), rate(report.appends))
    notes = [words("bench-server-idle", count=report.idle, mib=round(report.idle_mib))]
    notes += [words("bench-server-ratio", ratio=f"{statistics.median(rounds):.2f}", peer=name)
              for name, rounds in report.ratios.items()]
    return Group(figures, *notes)


# -- processes ----------------------------------------------------------------------------------------------


def _on(core: int) -> list[str]:
    """A prefix for a command that keeps it on one core."""
    return ["taskset", "-c", str(core)] if shutil.which("taskset") else []


def _calibrate(core: int) -> float:
    code = "from timeit import timeit; print(5e6 / timeit('pass', number=5_000_000))"
    command = [*_on(core), sys.executable, "-c", code]
    return max(float(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout) for _ in range(3))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _cpu(process: subprocess.Popen[bytes]) -> float:
    """Processor seconds it has used, all its threads."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(process: subprocess.Popen[bytes]) -> float:
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


@contextlib.contextmanager
def _server(folder: Path, core: int) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """`lanai serve` on its own core."""
    port = _free_port()
    chosen = {f"LANAI_{name}": value for name, value in GENEROUS.items()}
    command = [*_on(core), sys.executable, "-m", "lanai", "serve", "--port", str(port)]
    with subprocess.Popen(command, env=os.environ | chosen | {"LANAI_DATA": str(folder)},
                          stderr=subprocess.DEVNULL) as process:
        try:
            _wait(port, process)
            time.sleep(2.0)   # the rules are loaded by and by
            yield process, f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise RuntimeError("a server did not come up")


# -- load ---------------------------------------------------------------------------------------------------


class _Api:
    """Few requests, so plain ones will do."""

    def __init__(self, url: str) -> None:
        self.url = url

    def _send(self, path: str, body: object, headers: dict[str, str]) -> tuple[Any, str]:
        import urllib.request

        request = urllib.request.Request(self.url + path, json.dumps(body).encode(),
                                         {"content-type": "application/json", **headers}, method="POST")
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read()), answer.headers.get("set-cookie", "").split(";")[0]

    async def send(self, path: str, body: object, headers: dict[str, str]) -> tuple[Any, str]:
        return await asyncio.to_thread(self._send, path, body, headers)

    async def token(self) -> dict[str, str]:
        """Headers of a new guest's program."""
        _, cookie = await self.send("/api/me", {}, {})
        body, _ = await self.send("/api/me/tokens", {}, {"cookie": cookie})
        return {"authorization": f"Bearer {body['secret']}"}

    async def table(self, headers: dict[str, str], owners: list[dict[str, str]]) -> str:
        options = {"game": GAME, "variant": VARIANT, "seats": [{"kind": "open"}] * SEATS}
        body, _ = await self.send("/api/tables", options, headers)
        for owner in owners:
            await self.send(f"/api/tables/{body['table']['id']}/sit", {"nonce": secrets.token_hex(16)}, owner)
        return str(body["table"]["id"])


class _Head(msgspec.Struct):
    """As much of a message as the load needs to read; the rest is skipped."""

    type: str
    seq: int = 0
    moves: list[dict[str, Any]] | None = None
    table: dict[str, Any] = {}


async def _play(url: str, process: subprocess.Popen[bytes], tables: int, seconds: float) -> Load:
    """At each table the seat that decides plays its first move as soon as all seats have the last one."""
    api = _Api(url)
    owners = [await api.token() for _ in range(SEATS)]
    waits: list[float] = []
    stop = asyncio.Event()
    playing = [asyncio.create_task(_table(api, owners, waits, stop)) for _ in range(tables)]
    await asyncio.sleep(2.0)
    waits.clear()
    cpu, start = _cpu(process), time.perf_counter()
    await asyncio.sleep(seconds)
    moves, spent, cpu = list(waits), time.perf_counter() - start, _cpu(process) - cpu
    stop.set()
    await asyncio.gather(*playing)
    if not moves:
        raise RuntimeError("not a single move was made")
    moves.sort()
    return Load("Lanai", tables, len(moves) / spent, len(moves) / max(cpu, 0.01), 1000 * moves[len(moves) // 2],
                1000 * moves[int(len(moves) * 0.99)])


async def _table(api: _Api, owners: list[dict[str, str]], waits: list[float], stop: asyncio.Event) -> None:
    from websockets.asyncio.client import connect

    read = msgspec.json.Decoder(_Head).decode
    while not stop.is_set():
        id = await api.table(owners[0], owners)
        address = f"{api.url.replace('http', 'ws', 1)}/api/tables/{id}/live"
        async with contextlib.AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(connect(address, additional_headers=owner, proxy=None,
                                                             compression=None)) for owner in owners]
            heads = [read(await line.recv()) for line in lines]
            number = 0
            while not stop.is_set():
                deciding = next((n for n, head in enumerate(heads) if head.moves), None)
                if deciding is None:
                    break   # it is over
                moves, number = heads[deciding].moves, number + 1
                assert moves is not None
                chosen = moves[(7 * number) % len(moves)]["text"]
                command = {"type": "move", "request": str(number), "seq": heads[deciding].seq, "move": chosen}
                sent = time.perf_counter()
                await lines[deciding].send(json.dumps(command))
                heads = await asyncio.gather(*(_state(line, heads[n].seq, read) for n, line in enumerate(lines)))
                waits.append(time.perf_counter() - sent)
                while len({head.seq for head in heads}) > 1 or not any(head.moves for head in heads):
                    newest = max(head.seq for head in heads)
                    if any(head.seq == newest and head.table["status"] == "over" for head in heads):
                        break
                    late = min(range(SEATS), key=lambda n: heads[n].seq)   # a forced decision went by itself
                    heads[late] = await _state(lines[late], heads[late].seq, read)


async def _state(line: Any, seq: int, read: Callable[[Any], _Head]) -> _Head:
    while True:
        head = read(await line.recv())
        if head.type == "state" and head.seq > seq:
            return head


async def _rest(url: str, process: subprocess.Popen[bytes], count: int) -> float:
    """Four idle readers at each table."""
    from websockets.asyncio.client import connect

    api = _Api(url)
    owners = [await api.token() for _ in range(SEATS)]
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(count // SEATS):
            id = await api.table(owners[0], owners)
            for owner in owners:
                line = connect(f"{url.replace('http', 'ws', 1)}/api/tables/{id}/live", additional_headers=owner,
                               proxy=None, open_timeout=PATIENCE)
                await stack.enter_async_context(line)
        await asyncio.sleep(1.0)
        mib = _memory(process)
        process.kill()   # faster than two thousand goodbyes
    return mib


# -- the peer -----------------------------------------------------------------------------------------------


def _install_peer(folder: Path, tell: Callable[[str], None]) -> bool:
    """From the npm registry; whether it could be had."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    tell("installing boardgame.io")
    folder.mkdir()
    try:
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "boardgame.io"],
                       cwd=folder, check=True, capture_output=True, timeout=300)
    except (subprocess.SubprocessError, OSError):
        return False
    (folder / "server.js").write_text(PEER)
    (folder / "load.js").write_text(PEER_LOAD)
    match = game(GAME).match(SEATS, VARIANT, seed=1)
    while match.ply < MIDDLE:
        match.play(match.moves()[0])
    (folder / "table.json").write_bytes(msgspec.json.encode(match.view().table))
    return True


@contextlib.contextmanager
def _peer(folder: Path, kind: str, core: int) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    port = _free_port()
    command = [*_on(core), "node", "server.js", str(port), str(_free_port()), kind]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            _wait(port, process)
            yield process, port
        finally:
            process.kill()


def _load_peer(folder: Path, process: subprocess.Popen[bytes], port: int, tables: int, seconds: float,
               kind: str) -> Load | None:
    command = ["node", "load.js", str(port), str(tables), str(seconds), secrets.token_hex(4)]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE) as load:
        assert load.stdout is not None
        watch = threading.Timer(PATIENCE + seconds, load.kill)
        watch.start()
        load.stdout.readline()
        cpu = _cpu(process)
        result = json.loads(load.stdout.readline() or "{}")
        cpu = _cpu(process) - cpu
        watch.cancel()
    if not result.get("moves"):
        return None
    moves = result["moves"]
    return Load(f"boardgame.io ({kind})", tables, moves / seconds, moves / max(cpu, 0.01), result["p50"],
                result["p99"])
