"""What is stored is stored: many at once, one bad one among them, a locked file, a damaged one."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event, insert, select, text, update

from faults.inside import rows
from lanai.server import store as store_module
from lanai.server.schema import entries, meta, metadata, people, tables
from lanai.server.store import Change, Conflict, StorageFailed, Store

insert_meta = meta.insert()
insert_entry = entries.insert()


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'lanai.db'}"


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    store = Store(url(folder))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def note(key: str, value: str = "x") -> Change:
    return Change(insert_meta, {"key": key, "value": value})


def entry(seq: int, request: str | None = None) -> Change:
    return Change(insert_entry, {"table": "t", "seq": seq, "tick": 0, "at": 0, "person": None, "request": request,
                                 "entry": "{}"})


async def with_table(store: Store) -> None:
    await store.write(
        Change(people.insert(), {"id": "p", "name": "P", "colour": 0, "lang": "en", "created": 0}),
        Change(tables.insert(), {"id": "t", "host": "p", "options": "{}", "rules": 1, "secret": "s", "invite": "i",
                                 "created": 0, "status": "open", "listed": False, "next": None}))


async def outcomes(*changes: Change, store: Store) -> list[str]:
    """All handed in before the writer gets its turn: one batch."""
    answers = await asyncio.gather(*(store.write(change) for change in changes), return_exceptions=True)
    return ["stored" if answer is None else type(answer).__name__ for answer in answers]


# -- many at once -----------------------------------------------------------------------------------------


def test_many_writers_share_commits_and_all_are_durable(tmp_path: Path) -> None:
    async def run() -> int:
        commits = 0
        async with opened(tmp_path) as store:
            def count(_connection: Any) -> None:
                nonlocal commits
                commits += 1

            event.listen(store._writing, "commit", count)

            async def writer(n: int) -> None:
                for k in range(10):
                    await store.write(note(f"{n}-{k}"))
                    # Another connection sees it: it is committed, not only handed in.
                    if n == 0:
                        assert rows(tmp_path, "SELECT 1 FROM meta WHERE key = ?", f"{n}-{k}") == [(1,)]

            await asyncio.gather(*(writer(n) for n in range(40)))
        return commits

    commits = asyncio.run(run())
    assert rows(tmp_path, "SELECT count(*) FROM meta") == [(400,)]
    assert 0 < commits <= 100, "writers that come together are committed together"


def test_changes_of_one_call_belong_together(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            await store.write(note("taken"))
            with pytest.raises(Conflict):
                await store.write(note("fresh"), note("taken"))

    asyncio.run(run())
    assert rows(tmp_path, "SELECT key FROM meta") == [("taken",)]


def test_only_the_loser_of_a_batch_gets_the_conflict(tmp_path: Path) -> None:
    async def run() -> tuple[list[str], list[str]]:
        async with opened(tmp_path) as store:
            await with_table(store)
            by_seq = await outcomes(
                entry(1, "a"), note("one"), entry(1, "b"), note("two"), entry(2, "c"), store=store)
            by_request = await outcomes(entry(3, "a"), note("three"), entry(3, "d"), store=store)
            return by_seq, by_request

    by_seq, by_request = asyncio.run(run())
    assert by_seq == ["stored", "stored", "Conflict", "stored", "stored"]
    assert by_request == ["Conflict", "stored", "stored"]
    assert rows(tmp_path, "SELECT seq, request FROM entries ORDER BY seq") == [(1, "a"), (2, "c"), (3, "d")]
    assert rows(tmp_path, "SELECT key FROM meta ORDER BY rowid") == [("one",), ("two",), ("three",)]


@pytest.mark.parametrize("bad", [
    Change(insert_meta, {"key": object(), "value": "x"}),
    Change(insert(meta).values(key="k", nonsense=1)),
    Change(update(meta).values(value=None)),
], ids=["no value for SQL", "no such column", "null"])
def test_a_failing_statement_harms_nobody_else(tmp_path: Path, bad: Change) -> None:
    async def run() -> list[str]:
        async with opened(tmp_path) as store:
            await store.write(note("first"))
            found = await outcomes(note("before"), bad, note("after"), store=store)
            await store.write(note("last"))   # the writer lives
            return found

    found = asyncio.run(run())
    assert (found[0], found[2]) == ("stored", "stored") and found[1] != "stored"
    assert rows(tmp_path, "SELECT key FROM meta ORDER BY rowid") == [("first",), ("before",), ("after",), ("last",)]


def test_whoever_gives_up_waiting_is_stored_all_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            gone = asyncio.create_task(store.write(note("gone")))
            stays = asyncio.create_task(store.write(note("stays")))
            await asyncio.sleep(0)
            gone.cancel()
            await stays

    asyncio.run(run())
    assert rows(tmp_path, "SELECT count(*) FROM meta") == [(2,)]


def test_closing_finishes_what_was_handed_in_and_takes_nothing_more(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(url(tmp_path))
        with pytest.raises(StorageFailed):
            await store.write(note("too early"))
        await store.open()
        waiting = [asyncio.create_task(store.write(note(str(n)))) for n in range(1200)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StorageFailed):
            await store.write(note("too late"))

    asyncio.run(run())
    assert rows(tmp_path, "SELECT count(*) FROM meta") == [(1200,)]


def test_it_is_as_durable_as_sqlite_can_be(tmp_path: Path) -> None:
    async def run() -> list[Any]:
        async with opened(tmp_path) as store:
            return [(await store.read(text(f"PRAGMA {name}")))[0][0]
                    for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")]

    assert asyncio.run(run()) == ["wal", 2, 1, 5000]


# -- bad luck ---------------------------------------------------------------------------------------------


def test_a_locked_file_fails_everybody_and_recovers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(connection: Any, record: Any, durable: Callable[..., None] = store_module._durable) -> None:
        durable(connection, record)
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=100")
        cursor.close()

    monkeypatch.setattr(store_module, "_durable", impatient)

    async def run() -> tuple[list[str], list[str]]:
        async with opened(tmp_path) as store:
            await store.write(note("before"))
            with closing(sqlite3.connect(tmp_path / "lanai.db", isolation_level=None)) as other:
                other.execute("BEGIN EXCLUSIVE")
                locked = await outcomes(note("a"), note("b"), note("before"), store=store)
                assert len(await store.read(select(meta))) == 1   # reading goes on
                other.execute("ROLLBACK")
            return locked, await outcomes(note("a"), note("b"), note("before"), store=store)

    locked, after = asyncio.run(run())
    assert locked == ["StorageFailed"] * 3
    assert after == ["stored", "stored", "Conflict"]


def filled(folder: Path) -> Path:
    async def run() -> None:
        async with opened(folder) as store:
            await store.write(*(note(f"key {n}", "v" * 200) for n in range(500)))

    asyncio.run(run())
    return folder / "lanai.db"


def open_fails(folder: Path) -> str:
    async def run() -> None:
        async with opened(folder):
            pass

    with pytest.raises(StorageFailed) as caught:
        asyncio.run(run())
    assert "Traceback" not in str(caught.value) and "\n" not in str(caught.value)
    return str(caught.value)


def test_garbage_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "lanai.db").write_bytes(random.Random(1).randbytes(20_000))
    assert "not a database" in open_fails(tmp_path)


@pytest.mark.parametrize("seed", range(5))
def test_flipped_pages_are_noticed_at_the_start(tmp_path: Path, seed: int) -> None:
    file = filled(tmp_path)
    data, dice = bytearray(file.read_bytes()), random.Random(seed)
    pages = len(data) // 4096
    for page in dice.sample(range(pages // 2, pages), 3):
        data[page * 4096:page * 4096 + 64] = dice.randbytes(64)
    file.write_bytes(data)
    assert open_fails(tmp_path)


def test_a_file_cut_short_is_noticed(tmp_path: Path) -> None:
    file = filled(tmp_path)
    file.write_bytes(file.read_bytes()[:30_000])
    assert open_fails(tmp_path)


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "lanai.db").mkdir()
    assert open_fails(tmp_path)


# -- schema -----------------------------------------------------------------------------------------------


def test_migrations_lead_to_the_present_schema(tmp_path: Path) -> None:
    filled(tmp_path)
    engine = create_engine(f"sqlite:///{tmp_path / 'lanai.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_opening_twice_changes_nothing(tmp_path: Path) -> None:
    filled(tmp_path)
    schema = rows(tmp_path, "SELECT sql FROM sqlite_master ORDER BY name")
    asyncio.run(_open_once(tmp_path))
    assert rows(tmp_path, "SELECT sql FROM sqlite_master ORDER BY name") == schema
    assert rows(tmp_path, "SELECT count(*) FROM meta") == [(500,)]


async def _open_once(folder: Path) -> None:
    async with opened(folder):
        pass


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    file = filled(tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert "another version" in open_fails(tmp_path)
    assert rows(tmp_path, "SELECT version_num FROM alembic_version") == [("9999",)]
