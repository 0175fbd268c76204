"""Backup, restore, doctor, verify."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from faults.inside import housed, move, playing, rows, until
from lanai.engine.errors import BadRecord
from lanai.engine.record import Record
from lanai.server import care, fairness
from lanai.server import entries as e
from lanai.server.house import House
from lanai.server.settings import Settings

from .running import Guest, Running, good


def at(folder: Path) -> Settings:
    return Settings(data=str(folder))


def lanai(folder: Path, *args: object) -> tuple[int, str]:
    """A command of the host: its exit code and all it said."""
    environment = os.environ | {"LANAI_DATA": str(folder)}
    run = subprocess.run([sys.executable, "-m", "lanai", *map(str, args)], env=environment, text=True,
                         capture_output=True, timeout=60, check=False)
    said = run.stdout + run.stderr
    assert "Traceback" not in said
    return run.returncode, said


async def play_some(folder: Path, tables: int = 2, moves: int = 6) -> str:
    """A few tables with a history; a cookie of their host."""
    async with housed(folder) as house:
        ann, bob = await house.people.guest(), await house.people.guest()
        for _ in range(tables):
            room = await playing(house, [ann, bob])
            for n in range(moves):
                await move(room, n * 7)
            await room.say(ann, "aloha")
        return house.people.cookie(ann)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    asyncio.run(play_some(tmp_path / "data"))
    return tmp_path / "data"


def everything(folder: Path) -> dict[str, list[Any]]:
    names = [name for name, in rows(folder, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: sorted(rows(folder, f'SELECT * FROM "{name}"'), key=repr) for name in names}


def contents(folder: Path) -> dict[str, bytes]:
    files = folder.iterdir() if folder.exists() else ()
    return {file.name: file.read_bytes() for file in files if file.name != "lock"}


# -- backup and restore -----------------------------------------------------------------------------------


def test_a_restored_backup_has_everything(folder: Path, tmp_path: Path) -> None:
    async def known(cookie: str) -> bool:
        async with housed(tmp_path / "new") as house:
            return await house.people.by_cookie(cookie) is not None

    cookie = asyncio.run(play_some(folder))
    care.backup(at(folder), tmp_path / "backup")
    care.restore(at(tmp_path / "new"), tmp_path / "backup")
    assert everything(tmp_path / "new") == everything(folder)
    assert asyncio.run(known(cookie)), "the key that signs cookies was restored too"
    for file in (tmp_path / "backup", tmp_path / "new" / "secret.key"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, "nobody else may read secrets"
    assert not [file for file in tmp_path.iterdir() if file.name.startswith("tmp")], "no drafts are left"
    assert {file.name for file in (tmp_path / "new").iterdir()} <= {
        "lanai.db", "lanai.db-wal", "lanai.db-shm", "lock", "secret.key"}


def test_backup_while_the_server_writes(tmp_path: Path) -> None:
    """Whatever was acknowledged before the backup began is in it, and it fits together."""
    async def run() -> dict[str, int]:
        async with housed(tmp_path / "data") as house:
            people = [await house.people.guest() for _ in range(4)]
            rooms = [await playing(house, [person, person]) for person in people for _ in range(2)]

            async def busy(room: Any) -> None:
                for n in range(60):
                    if room.table.deciding >= 0:
                        await move(room, n)

            work = [asyncio.create_task(busy(room)) for room in rooms]
            await until(lambda: sum(room.table.seq for room in rooms) > 60)
            acknowledged = {room.table.id: room.table.seq for room in rooms}
            await asyncio.to_thread(care.backup, at(tmp_path / "data"), tmp_path / "backup")
            await asyncio.gather(*work)
            assert any(room.table.seq > acknowledged[room.table.id] for room in rooms)
            return acknowledged

    acknowledged = asyncio.run(run())
    care.restore(at(tmp_path / "new"), tmp_path / "backup")
    stored = dict(rows(tmp_path / "new", 'SELECT "table", max(seq) FROM entries GROUP BY 1'))
    assert all(stored[table] >= seq for table, seq in acknowledged.items())
    faults = [fault for _table, fault in care.doctor(at(tmp_path / "new")) if fault]
    assert [fault for fault in faults if not fault.startswith("the lobby says")] == []


def test_the_old_database_is_kept_with_all_that_was_stored_last(folder: Path, tmp_path: Path) -> None:
    """Also what is only in the write-ahead log, as after kill -9."""
    care.backup(at(folder), tmp_path / "backup")
    code = ("import sqlite3, os, sys; c = sqlite3.connect(sys.argv[1]); c.execute('PRAGMA journal_mode=WAL');"
            "c.execute(\"INSERT INTO meta VALUES ('late', '1')\"); c.commit(); os._exit(0)")
    subprocess.run([sys.executable, "-c", code, str(folder / "lanai.db")], check=True)
    assert (folder / "lanai.db-wal").stat().st_size > 0
    care.restore(at(folder), tmp_path / "backup")
    assert rows(folder, "SELECT * FROM meta WHERE key = 'late'") == []
    with closing(sqlite3.connect(folder / "lanai.db.before-restore")) as old:
        assert old.execute("SELECT value FROM meta WHERE key = 'late'").fetchall() == [("1",)]
        assert old.execute("SELECT count(*) FROM entries").fetchall() == rows(folder, "SELECT count(*) FROM entries")


def broken_backups(whole: bytes, work: Path) -> Iterator[tuple[str, bytes]]:
    yield "empty", b""
    yield "garbage", os.urandom(30_000)
    yield "text", b"hello\n" * 1000
    yield "cut short", whole[:len(whole) // 2]
    for place in (len(whole) // 3, len(whole) // 2):   # a page of the database; tar itself does not notice
        yield f"changed at {place}", whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1:]
    for name in ("lanai.db", "secret.key"):
        with tarfile.open(work, "w") as archive:
            archive.add(__file__, name)
        yield f"only a false {name}", work.read_bytes()


def test_restore_refuses_what_is_no_backup_and_changes_nothing(folder: Path, tmp_path: Path) -> None:
    care.backup(at(folder), tmp_path / "backup")
    before, file = contents(folder), tmp_path / "broken"
    for name, data in broken_backups((tmp_path / "backup").read_bytes(), tmp_path / "work"):
        file.write_bytes(data)
        for place in (folder, tmp_path / "empty"):
            with pytest.raises(care.CareFailed) as caught:
                care.restore(at(place), file)
            assert str(file) in str(caught.value), name
        assert contents(folder) == before, name
        assert contents(tmp_path / "empty") == {}, name


def test_restore_refuses_a_backup_whose_database_is_another(tmp_path: Path, folder: Path) -> None:
    other = tmp_path / "other"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE birds (name)")
        connection.commit()
    data, key = other.read_bytes(), b"key"
    with tarfile.open(tmp_path / "broken", "w") as archive:
        for name, part in (("lanai.db", data), ("secret.key", key), ("sha256", care.digest(data, key))):
            (tmp_path / name).write_bytes(part)
            archive.add(tmp_path / name, name)
    before = contents(folder)
    with pytest.raises(care.CareFailed):
        care.restore(at(folder), tmp_path / "broken")
    assert contents(folder) == before


def test_backup_refuses_a_damaged_database(folder: Path, tmp_path: Path) -> None:
    data = bytearray((folder / "lanai.db").read_bytes())
    for page in range(2, len(data) // 4096):
        data[page * 4096:page * 4096 + 16] = b"\xff" * 16
    (folder / "lanai.db").write_bytes(data)
    (tmp_path / "backup").write_text("the last good one")
    with pytest.raises(care.CareFailed):
        care.backup(at(folder), tmp_path / "backup")
    assert (tmp_path / "backup").read_text() == "the last good one"


# -- doctor -----------------------------------------------------------------------------------------------


def ills(folder: Path) -> list[str]:
    return [fault for _table, fault in care.doctor(at(folder)) if fault]


def change(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / "lanai.db")) as connection:
        assert connection.execute(statement, values).rowcount == 1
        connection.commit()


def some_move(folder: Path) -> tuple[str, int, dict[str, Any]]:
    """The first move of a table: where it is stored, and what."""
    table, seq, text = rows(folder, "SELECT \"table\", seq, entry FROM entries WHERE entry LIKE '%\"move\"%'")[0]
    return table, seq, json.loads(text)


def test_doctor_finds_nothing_where_all_is_well(folder: Path) -> None:
    assert [fault for _table, fault in care.doctor(at(folder))] == ["", ""]


def test_doctor_finds_a_missing_entry(folder: Path) -> None:
    table, seq, _ = some_move(folder)
    change(folder, 'DELETE FROM entries WHERE "table" = ? AND seq = ?', table, seq)
    assert ills(folder) == [f"entry {seq} is missing"]


@pytest.mark.parametrize("new", ["nonsense", "", "move of another kind"])
def test_doctor_finds_a_changed_move(folder: Path, new: str) -> None:
    table, seq, entry = some_move(folder)
    change(folder, 'UPDATE entries SET entry = ? WHERE "table" = ? AND seq = ?', json.dumps(entry | {"move": new}),
           table, seq)
    assert len(ills(folder)) == 1 and ills(folder)[0].startswith(f"entry {seq}: ")


def test_doctor_finds_a_move_of_the_wrong_seat(folder: Path) -> None:
    table, seq, entry = some_move(folder)
    change(folder, 'UPDATE entries SET entry = ? WHERE "table" = ? AND seq = ?',
           json.dumps(entry | {"seat": 1 - entry["seat"]}), table, seq)
    assert len(ills(folder)) == 1


def test_doctor_finds_an_unreadable_entry(folder: Path) -> None:
    table, seq, _ = some_move(folder)
    change(folder, 'UPDATE entries SET entry = ? WHERE "table" = ? AND seq = ?', "{", table, seq)
    assert len(ills(folder)) == 1


def test_doctor_finds_unknown_rules_and_time_that_goes_back(folder: Path) -> None:
    table, seq, _ = some_move(folder)
    change(folder, "UPDATE tables SET rules = 99 WHERE id = ?", table)
    assert len(ills(folder)) == 1 and "options: " in ills(folder)[0]
    change(folder, "UPDATE tables SET rules = 1 WHERE id = ?", table)
    change(folder, 'UPDATE entries SET tick = 99999999 WHERE "table" = ? AND seq = ?', table, seq)
    assert ills(folder) == [f"entry {seq + 1} goes back in time"]


@pytest.mark.parametrize("damage", [
    "UPDATE tables SET rules = 99 WHERE id = ?1", "UPDATE tables SET options = '{}' WHERE id = ?1",
    """UPDATE entries SET entry = '{"kind":"move","seat":77,"move":"?"}' WHERE "table" = ?1 AND seq = ?2""",
    """UPDATE entries SET entry = x'ff00' WHERE "table" = ?1 AND seq = ?2"""])
def test_one_broken_table_keeps_no_other_from_going_on(folder: Path, damage: str) -> None:
    table, seq, _ = some_move(folder)
    change(folder, "UPDATE tables SET listed = 1 WHERE id = ?", table)
    change(folder, damage, *(table, seq)[:damage.count("?1") + damage.count("?2")])

    async def run() -> tuple[str, int]:
        async with housed(folder) as house:
            [(fine,)] = rows(folder, "SELECT id FROM tables WHERE id != ?", table)
            return (await house.room(fine)).table.status, len(await house.lobby())

    assert asyncio.run(run()) == ("playing", 0)


# -- commands ---------------------------------------------------------------------------------------------


def test_commands_say_what_they_did(folder: Path, tmp_path: Path) -> None:
    file, new = tmp_path / "backup", tmp_path / "new"
    assert lanai(folder, "backup", file) == (0, f"Everything is in {file}; keep it private.\n")
    assert lanai(new, "restore", file) == (0, f"Restored in {new}.\n")
    assert lanai(new, "doctor") == (0, "2 tables examined, 0 with faults.\n")
    table, seq, _ = some_move(new)
    change(new, 'DELETE FROM entries WHERE "table" = ? AND seq = ?', table, seq)
    assert lanai(new, "doctor") == (1, f"table {table}: entry {seq} is missing\n2 tables examined, 1 with faults.\n")


def test_commands_say_plainly_what_they_cannot_do(tmp_path: Path) -> None:
    nothing, garbage = tmp_path / "nothing", tmp_path / "garbage"
    garbage.mkdir()
    (garbage / "lanai.db").write_bytes(b"garbage" * 1000)
    for code, said in (lanai(nothing, "backup", tmp_path / "b"), lanai(nothing, "doctor"),
                       lanai(nothing, "restore", tmp_path / "missing"), lanai(garbage, "doctor"),
                       lanai(garbage, "backup", tmp_path / "b"), lanai(garbage, "restore", garbage / "lanai.db")):
        assert code == 1 and said.startswith("lanai: ") and said.count("\n") == 1, said
    assert not (tmp_path / "b").exists()


# -- verify -----------------------------------------------------------------------------------------------


async def finished(house: House) -> bytes:
    from lanai.server.api import record

    ann = await house.people.guest()
    room = await playing(house, [ann, ann])
    n = 0
    while room.table.deciding >= 0:
        n += 1
        await move(room, n * 5)
    return bytes((await record(room)).body)


@pytest.fixture(scope="module")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    async def run() -> bytes:
        async with housed(tmp_path_factory.mktemp("finished")) as house:
            return await finished(house)

    return asyncio.run(run())


def test_verify_accepts_a_downloaded_record(record_file: bytes, tmp_path: Path) -> None:
    fairness.verify(Record.load(record_file))
    file = tmp_path / "record.json"
    file.write_bytes(record_file)
    code, said = lanai(tmp_path, "verify", file)
    assert (code, said.count("\n")) == (0, 1) and "fixed in advance" in said
    file.write_bytes(record_file.replace(b'"secret": "', b'"secret": "0'))
    code, said = lanai(tmp_path, "verify", file)
    assert (code, said.count("\n")) == (1, 1) and "does not hold" in said
    file.write_bytes(b"garbage")
    code, said = lanai(tmp_path, "verify", file)
    assert (code, said.count("\n")) == (1, 1)
    code, said = lanai(tmp_path, "verify", tmp_path / "missing")
    assert (code, said.count("\n")) == (1, 1)


def other(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


CHANGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "secret": lambda r: r["fairness"].update(secret=other(r["fairness"]["secret"])),
    "commitment": lambda r: r["fairness"].update(commitment=other(r["fairness"]["commitment"])),
    "secret and commitment": lambda r: r["fairness"].update(
        secret="0" * 64, commitment=fairness.commitment("0" * 64)),
    "nonce": lambda r: r["fairness"]["nonces"].__setitem__(0, "another-nonce-000"),
    "nonces swapped": lambda r: r["fairness"]["nonces"].reverse(),
    "nonce less": lambda r: r["fairness"]["nonces"].pop(),
    "nonces none": lambda r: r["fairness"].update(nonces=None),
    "fairness none": lambda r: r.pop("fairness"),
    "seed": lambda r: r.update(seed=other(r["seed"])),
    "moves swapped": lambda r: r["moves"].__setitem__(slice(0, 2), r["moves"][1::-1]),
    "a move less": lambda r: r["moves"].pop(),
    "a move twice": lambda r: r["moves"].insert(0, r["moves"][0]),
}


@pytest.mark.parametrize("name", CHANGES)
def test_verify_refuses_a_changed_record(record_file: bytes, name: str) -> None:
    changed = json.loads(record_file)
    CHANGES[name](changed)
    assert changed != json.loads(record_file)
    with pytest.raises(BadRecord):
        fairness.verify(Record.load(json.dumps(changed).encode()))


# -- with the real server ---------------------------------------------------------------------------------


def test_a_folder_has_one_server_and_nothing_is_restored_under_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Running(folder) as running:
        code, said = lanai(folder, "serve", "--port", 0)
        assert (code, said.count("\n")) == (1, 1) and f"a server is running on {folder}" in said
        assert lanai(folder, "backup", tmp_path / "backup")[0] == 0
        before = contents(folder)
        code, said = lanai(folder, "restore", tmp_path / "backup")
        assert (code, said.count("\n")) == (1, 1) and f"a server is running on {folder}" in said
        assert set(contents(folder)) == set(before)
        running.kill()
        assert lanai(folder, "restore", tmp_path / "backup")[0] == 0


@pytest.mark.parametrize("url", ["nonsense", "sqlite:///somewhere.db", "postgresql+nobody://host/name"])
def test_a_database_that_cannot_be_spoken_to_is_said_plainly(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("LANAI_DATABASE", url)
    code, said = lanai(tmp_path, "serve", "--port", 0)
    assert code == 1 and "cannot start: " in said


def test_care_is_for_the_database_that_was_chosen(tmp_path: Path, folder: Path) -> None:
    elsewhere = tmp_path / "else" / "where.db"
    elsewhere.parent.mkdir()
    chosen = Settings(data=str(folder), database=f"sqlite+aiosqlite:///{elsewhere}")
    with pytest.raises(care.CareFailed, match="no database"):
        care.backup(chosen, tmp_path / "backup")
    with pytest.raises(care.CareFailed, match="no database"):
        list(care.doctor(chosen))
    care.backup(at(folder), tmp_path / "backup")
    care.restore(chosen, tmp_path / "backup")
    assert elsewhere.exists() and [fault for _table, fault in care.doctor(chosen)] == ["", ""]
    with pytest.raises(care.CareFailed, match="tools of its own"):
        care.backup(Settings(data=str(folder), database="postgresql+asyncpg://host/name"), tmp_path / "backup")


def test_a_real_server_goes_on_from_its_backup(tmp_path: Path) -> None:
    async def before(running: Running) -> tuple[str, str, int]:
        async with await Guest.new(running) as ann:
            table = (await ann.table(["open", "greedy"]))["table"]["id"]
            await ann.sit(table)
            live = await ann.live(table)
            for _ in range(3):
                state = await live.until(lambda state: bool(state["moves"]))
                assert (await live.ask("move", move=state["moves"][-1]["text"]))["ok"]
            return table, ann.cookie, live.state["seq"]

    async def after(running: Running, table: str, cookie: str) -> dict[str, Any]:
        async with Guest(running) as ann:
            name, _, value = cookie.partition("=")
            ann.http.cookies.set(name, value)
            good(await ann.http.get("/api/me"))
            return (await ann.live(table)).state

    with Running(tmp_path / "data") as running:
        table, cookie, seq = asyncio.run(before(running))
        assert lanai(tmp_path / "data", "backup", tmp_path / "backup")[0] == 0
    assert lanai(tmp_path / "new", "restore", tmp_path / "backup")[0] == 0
    with Running(tmp_path / "new") as running:
        state = asyncio.run(after(running, table, cookie))
    assert state["you"] == [0] and state["seq"] >= seq
    assert e.load(rows(tmp_path / "new", 'SELECT entry FROM entries WHERE "table" = ? AND seq = 1', table)[0][0])
