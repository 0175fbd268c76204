"""Looking after the data: backup, restore, doctor. All of them work while the server is down; backup also while it
runs."""

from __future__ import annotations

import hashlib
import io
import os
import sqlite3
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import msgspec
from sqlalchemy.engine import make_url

from ..bots.analysis import Analysis
from ..engine.errors import LanaiError
from ..engine.record import Record
from . import entries as e
from .analyses import belongs, outdated
from .people import key_of
from .settings import Settings, held
from .table import OVER, Refused, Table

DATABASE, KEY, SUM = "lanai.db", "secret.key", "sha256"


class CareFailed(Exception):
    """It could not be done; says why."""


def database_of(settings: Settings) -> Path:
    url = make_url(settings.url)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise CareFailed(f"{url.get_backend_name()} has tools of its own for that")
    return Path(url.database)


def backup(settings: Settings, target: Path) -> None:
    """A consistent copy of the database, and the key that signs cookies, in one file."""
    source = database_of(settings)
    if not source.exists():
        raise CareFailed(f"there is no database in {source.parent}")
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        copy = Path(folder) / DATABASE
        try:
            with closing(look(source)) as old, closing(sqlite3.connect(copy)) as new:
                old.backup(new)
                new.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.Error as error:
            raise CareFailed(f"{source}: {error}") from None
        sound(copy)
        draft = Path(folder) / "backup"
        draft.touch(mode=0o600)
        data, key = copy.read_bytes(), key_of(settings.folder).encode()
        with tarfile.open(draft, "w") as archive:
            for name, part in ((DATABASE, data), (KEY, key), (SUM, digest(data, key))):
                entry = tarfile.TarInfo(name)
                entry.size, entry.mode = len(part), 0o600
                archive.addfile(entry, io.BytesIO(part))
        settle(draft, target)


def digest(database: bytes, key: bytes) -> bytes:
    return hashlib.sha256(database + key).hexdigest().encode()


def settle(draft: Path, place: Path) -> None:
    """Put a finished file in its place: there is the whole file or none."""
    with draft.open("rb") as file:
        os.fsync(file.fileno())
    draft.replace(place)


def look(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(database))}?mode=ro", uri=True)


def restore(settings: Settings, source: Path) -> None:
    """Put a backup in place; an existing database is kept beside it as lanai.db.before-restore."""
    try:
        with tarfile.open(source, "r:") as archive:
            parts = {name: archive.extractfile(name) for name in (DATABASE, KEY, SUM)}
            data = {name: part.read() for name, part in parts.items() if part is not None}
        whole = data[SUM] == digest(data[DATABASE], data[KEY])
    except (OSError, tarfile.TarError, KeyError) as error:
        raise CareFailed(f"{source} is no backup of Lanai: {error}") from None
    if not whole:
        raise CareFailed(f"{source} is damaged: it is not what was written")
    with held(settings.folder):
        _put(settings, data)


def _put(settings: Settings, data: dict[str, bytes]) -> None:
    database = database_of(settings)
    draft = database.parent / "restored.db"
    key = settings.folder / "restored.key"
    try:
        draft.write_bytes(data[DATABASE])
        sound(draft)
        key.touch(mode=0o600)
        key.write_bytes(data[KEY])
    except (CareFailed, OSError):
        draft.unlink(missing_ok=True)
        key.unlink(missing_ok=True)
        raise
    if database.exists():
        for suffix in ("", "-wal"):   # what was stored last may be in the log only
            Path(f"{database}.before-restore{suffix}").unlink(missing_ok=True)
        Path(f"{database}-shm").unlink(missing_ok=True)
        for suffix in ("-wal", ""):
            if Path(f"{database}{suffix}").exists():
                Path(f"{database}{suffix}").replace(f"{database}.before-restore{suffix}")
    settle(key, settings.folder / KEY)
    settle(draft, database)


def sound(database: Path) -> None:
    try:
        with closing(look(database)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT count(*) FROM meta")
    except sqlite3.Error as error:
        raise CareFailed(f"{database}: {error}") from None
    if found != "ok":
        raise CareFailed(f"{database} is damaged: {' '.join(found.split())}")


def doctor(settings: Settings) -> Iterator[tuple[str, str]]:
    """Replay every stored game; yields each table's id with what does not fit, "" if all does."""
    database = database_of(settings)
    if not database.exists():
        raise CareFailed(f"there is no database in {database.parent}")
    sound(database)
    with closing(look(database)) as connection:
        connection.row_factory = sqlite3.Row
        try:
            analyses = dict(connection.execute('SELECT "table", body FROM analyses').fetchall())
        except sqlite3.OperationalError:   # of a Lanai that knew none; the next start brings them
            analyses = {}
        for row in connection.execute("SELECT * FROM tables ORDER BY created, id").fetchall():
            journal = connection.execute('SELECT * FROM entries WHERE "table" = ? ORDER BY seq', (row["id"],))
            yield row["id"], examine(row, journal.fetchall(), analyses.get(row["id"]))


def examine(row: sqlite3.Row, journal: list[sqlite3.Row], analysis: str | None = None) -> str:
    """What does not fit in one table's journal, or in what was found in its game."""
    where = "options"
    try:
        options = msgspec.json.decode(row["options"], type=e.Options)
        table = Table(row["id"], row["host"], options, row["rules"], row["secret"])
        tick = 0
        for n, stored in enumerate(journal, 1):
            where = f"entry {n}"
            if stored["seq"] != n:
                return f"entry {n} is missing"
            if stored["tick"] < tick:
                return f"entry {n} goes back in time"
            tick = stored["tick"]
            entry = e.load(stored["entry"])
            table.check(entry)
            table.fold(entry, tick)
        where = "record"
        if table.match is not None:
            Record.load(table.match.record().dump()).match()
        if row["status"] != table.status and table.status == OVER:
            return f"the lobby says {row['status']}, the journal {table.status}"
        where = "analysis"
        if analysis is not None and not outdated(analysis):
            if table.match is None or not table.match.over or not belongs(Analysis.load(analysis), table.match):
                return "analysis: it is of another game"
    except (Refused, LanaiError, msgspec.DecodeError) as error:
        return f"{where}: {error}"
    return ""
