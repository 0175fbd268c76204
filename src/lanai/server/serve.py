"""Running the server: uvicorn, logs, and a shutdown that tells everybody first."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from .app import create
from .house import House
from .settings import Settings, held
from .store import StorageFailed

GOODBYE_SECONDS = 0.2
MOST_MESSAGE = 64 * 1024
log = logging.getLogger("lanai.serve")


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, house: House, welcome: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self.house, self.welcome = house, welcome

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.welcome is not None:
            self.welcome()

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the data first: if that cannot be, one sentence is enough."""
        try:
            await self.house.open()
        except StorageFailed as error:
            log.error("cannot start: %s: %s", self.house.settings.folder, error)
            await self.house.store.close()
            self.house.workers.close()
            return
        await super().serve(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being told to stop is no failure: uvicorn would raise the signal again when all is done."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.goodbye()
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": round(record.created, 3), "level": record.levelname.lower(), "logger": record.name,
                "message": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def without_query(record: logging.LogRecord) -> bool:
    """Uvicorn logs the address of a live connection whole; what a client put behind a ? stays out."""
    if isinstance(record.args, tuple):
        record.args = tuple(arg.partition("?")[0] if isinstance(arg, str) else arg for arg in record.args)
    return True


def set_up_logs(kind: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)-7s %(name)s %(message)s")
    plain.converter = time.gmtime
    handler.setFormatter(JsonLines() if kind == "json" else plain)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(without_query)


def free_port(host: str, wanted: int) -> int:
    """That port, or any other if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in (wanted, 0):
        with socket.socket(family, socket.SOCK_STREAM) as trial, contextlib.suppress(OSError):
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
            return int(trial.getsockname()[1])
    return wanted


def open_browser(address: str) -> None:
    """If there is a desktop; a text browser in the terminal would be in the way."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def serve(settings: Settings, welcome: Callable[[], None] | None = None) -> bool:
    """Run until told to stop; whether it came up at all. Paths are logged, never queries, bodies or headers."""
    set_up_logs(settings.log)
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(held(settings.folder))
            app = create(settings)
        except (OSError, SQLAlchemyError, ImportError) as error:   # also a database that cannot be spoken to
            log.error("cannot start: %s", error)
            return False
        return run(app, settings, welcome)


def run(app: FastAPI, settings: Settings, welcome: Callable[[], None] | None) -> bool:
    config = uvicorn.Config(
        app, host=settings.host, port=settings.port, ws="websockets-sansio", log_config=None, access_log=False,
        proxy_headers=False, server_header=False, ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,   # it costs more time and memory for each line than all the rest
        ws_ping_interval=20, ws_ping_timeout=20,
        timeout_graceful_shutdown=5)
    server = Server(config, app.state.house, welcome)
    server.run()
    return server.started
