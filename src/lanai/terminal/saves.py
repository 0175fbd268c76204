"""Saved games: written whole or not at all, and never over another game.

Every game being played has a file of its own under $XDG_DATA_HOME/lanai: maui.json, or maui-2.json while the first is
an unfinished game. A lock beside it keeps a second terminal away.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ..engine.errors import BadRecord
from ..engine.match import Match
from ..engine.record import Record

MOST = 20   # unfinished games kept of one game; then the oldest gives way


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there; a person has no bot."""

    name: str
    bot: str | None = None


class Save(msgspec.Struct, frozen=True):
    """A game and who plays it. `decided` counts what people have decided: such a game is worth going on with."""

    record: Record
    seats: list[Seat] = []
    decided: int = 0

    @staticmethod
    def of(match: Match, seats: list[Seat]) -> Save:
        return Save(match.record(), seats, sum(seats[ply.seat].bot is None for ply in match.history))


def read(path: Path) -> Save:
    """A save, or a plain record, which names no seats; BadRecord says what is wrong with it."""
    text = path.read_bytes()
    try:
        data: Any = msgspec.json.decode(text)
        if not isinstance(data, dict) or "record" not in data:
            return Save(Record.load(text))
        record = Record.load(msgspec.json.encode(data["record"]))
        seats = msgspec.convert(data.get("seats", []), list[Seat])
        decided = msgspec.convert(data.get("decided", 0), int)
    except msgspec.ValidationError as error:
        raise BadRecord(f"not a complete save: {error}") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(f"not JSON: {error}") from None
    except RecursionError:
        raise BadRecord("not a saved game: nested too deep") from None
    if seats and len(seats) != record.players:
        raise BadRecord(f"{len(seats)} seats for {record.players} players")
    return Save(record, seats, decided)


def write(path: Path, save: Save) -> None:
    """After this returns the game is on the disk, whatever happens; until then the old file is."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(save)) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    if os.name == "posix":   # the folder too must know the new name
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share") / "lanai"


class Place:
    """The file of one running game, locked as long as this process lives."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: Any = None

    def claim(self) -> bool:
        """Whether the place is ours alone now."""
        try:
            import fcntl
        except ImportError:   # Windows: one terminal at a time
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            lock = self.path.with_name(f".{self.path.stem}.lock").open("w")
        except OSError:   # nothing can be written here; saving will say so
            return True
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            return False
        self._lock = lock
        return True

    def release(self) -> None:
        if self._lock:
            self._lock.close()
            self._lock = None

    def clear(self) -> None:
        """The game is finished."""
        self.path.unlink(missing_ok=True)


def places(game: str | None) -> list[Path]:
    """The files of unfinished games, of one game or of all."""
    pattern = re.compile(rf"{re.escape(game) if game else r'[a-z_]+'}(-\d+)?\.json")
    return [path for path in sorted(folder().glob("*.json")) if pattern.fullmatch(path.name)]


def fresh(game: str) -> Place:
    """A place for a new game: where no game worth going on with lies."""
    paths = [folder() / (f"{game}.json" if n == 1 else f"{game}-{n}.json") for n in range(1, MOST + 1)]
    by_age = sorted((path for path in paths if path.exists()), key=lambda path: path.stat().st_mtime)
    for path in [*(path for path in paths if not worth(path)), *by_age]:
        place = Place(path)
        if place.claim():
            return place
    raise OSError(f"{MOST} games of {game} are open")


def worth(path: Path) -> bool:
    """Whether a game lies there that a person has begun, or something unreadable that might be one."""
    if not path.exists():
        return False
    try:
        return read(path).decided > 0
    except (BadRecord, OSError):
        return True


def unfinished(game: str | None) -> Iterator[tuple[Place, Save | BadRecord]]:
    """The games to go on with, best first: begun by a person, then the latest. Those open elsewhere are left
    out; the caller releases what it does not take."""
    found = []
    for path in places(game):
        place = Place(path)
        if not place.claim():
            continue
        save: Save | BadRecord
        try:
            save = read(path)
        except BadRecord as error:
            save = error
        except OSError as error:
            save = BadRecord(str(error.strerror))
        decided = isinstance(save, Save) and save.decided > 0
        found.append(((decided, path.stat().st_mtime_ns), place, save))
    for _, place, save in sorted(found, key=lambda entry: entry[0], reverse=True):
        yield place, save
