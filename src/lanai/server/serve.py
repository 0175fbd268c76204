"""Running the server: uvicorn, logs, and a shutdown that tells everybody first."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import sys
import time
from collections.abc import Iterator

import uvicorn

from .app import create
from .house import House
from .settings import Settings
from .store import StorageFailed

GOODBYE_SECONDS = 0.2
MOST_MESSAGE = 64 * 1024
log = logging.getLogger("lanai.serve")


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

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


def serve(settings: Settings) -> bool:
    """Run until told to stop; whether it came up at all. Paths are logged, never queries, bodies or headers."""
    set_up_logs(settings.log)
    try:
        app = create(settings)
    except OSError as error:
        log.error("cannot start: %s", error)
        return False
    config = uvicorn.Config(
        app, host=settings.host, port=settings.port, ws="websockets-sansio", log_config=None, access_log=False,
        proxy_headers=False, server_header=False, ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,   # it costs more time and memory for each line than all the rest
        ws_ping_interval=20, ws_ping_timeout=20,
        timeout_graceful_shutdown=5)
    server = Server(config, app.state.house)
    server.run()
    return server.started
