"""The database. All writing goes through one task that commits whatever has come in since the last commit, in a
thread of its own: a transaction is one trip there and back, and reading goes on meanwhile.

`await store.write(...)` returns when the change is durable (WAL, synchronous FULL): only then is anybody told of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Executable, Row, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MOST_AT_ONCE = 500


class StorageFailed(Exception):
    """Nothing was stored: the disk is full, the file is locked or damaged."""


class Conflict(Exception):
    """Something with that key is stored already."""


class Change(NamedTuple):
    """One row or statement to be stored; several belong together if they are written in one call."""

    statement: Executable
    values: Mapping[str, Any] | None = None


class Waiting(NamedTuple):
    changes: Sequence[Change]
    done: asyncio.Future[None]


class Store:
    """A database that answers questions and takes changes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine: AsyncEngine = create_async_engine(url, pool_pre_ping=False)
        self._writing = create_engine(plain(url))
        self._thread = ThreadPoolExecutor(1, "writer")
        if url.startswith("sqlite"):
            for engine in (self._engine.sync_engine, self._writing):
                event.listen(engine, "connect", _durable)
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            await asyncio.to_thread(migrate, self.url)
            async with self._engine.connect() as connection:
                await connection.execute(text("SELECT count(*) FROM meta"))
                if connection.dialect.name == "sqlite":
                    found = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar()
                    if found != "ok":
                        raise StorageFailed(f"the database is damaged: {' '.join(str(found).split())}")
        except (DBAPIError, OSError) as error:
            await self._engine.dispose()
            raise StorageFailed(_reason(error)) from None
        except StorageFailed:
            await self._engine.dispose()
            raise
        self._writer = asyncio.create_task(self._write_on(), name="writer")

    async def close(self) -> None:
        """Finish what has been handed in, then close."""
        if self._writer is not None:
            await self._queue.put(None)
            await self._writer
        self._thread.shutdown()
        self._writing.dispose()
        await self._engine.dispose()

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(statement)).fetchall()
        except (DBAPIError, OSError) as error:
            raise StorageFailed(_reason(error)) from None

    async def write(self, *changes: Change) -> None:
        """Durable when it returns. Conflict: a row with that key exists. StorageFailed: nothing was stored."""
        if self._writer is None or self._writer.done():
            raise StorageFailed("the database is not open")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put(Waiting(changes, done))
        await done

    async def _write_on(self) -> None:
        stop = False
        while not stop:
            batch: list[Waiting] = []
            item = await self._queue.get()
            while item is not None:
                batch.append(item)
                if len(batch) == MOST_AT_ONCE or self._queue.empty():
                    break
                item = self._queue.get_nowait()
            stop = item is None
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[Waiting]) -> None:
        """All in one transaction; if that fails, one by one, so that each gets its own answer. Whatever is handed
        in, the writer lives on."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._store, batch)
        except (OperationalError, OSError) as error:   # a full disk or a locked file is the same for all
            for item in batch:
                _answer(item, StorageFailed(_reason(error)))
        except Exception as error:
            if len(batch) > 1:
                for item in batch:
                    await self._commit([item])
            elif isinstance(error, IntegrityError):
                _answer(batch[0], Conflict(_reason(error)))
            else:
                _answer(batch[0], StorageFailed(_reason(error)) if isinstance(error, DBAPIError) else error)
        else:
            for item in batch:
                _answer(item, None)

    def _store(self, batch: list[Waiting]) -> None:
        with self._writing.begin() as connection:
            run: list[Change] = []
            for item in batch:
                for change in item.changes:
                    if run and (change.statement is not run[0].statement or change.values is None):
                        _execute(connection, run)
                        run = []
                    run.append(change)
            if run:
                _execute(connection, run)


def _execute(connection: Connection, run: list[Change]) -> None:
    """Changes by the same statement are one call."""
    if run[0].values is None:
        connection.execute(run[0].statement)
    else:
        connection.execute(run[0].statement, [dict(change.values or {}) for change in run])


def _answer(item: Waiting, error: Exception | None) -> None:
    if item.done.done():
        return   # whoever asked is gone; stored it is all the same
    if error is None:
        item.done.set_result(None)
    else:
        item.done.set_exception(error)


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error)


def _durable(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def plain(url: str) -> str:
    """The same database without async."""
    return url.replace("+aiosqlite", "")


def migrate(url: str) -> None:
    """Bring the database to the present schema (a new one included)."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", plain(url).replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StorageFailed(f"the database is of another version of Lanai: {error}") from None
