"""What an arena has played, kept game by game: a file with a line for the contest and one for each result."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from ..engine.errors import LanaiError
from .plan import Contest
from .play import Result


class BadJournal(LanaiError):
    """A file that is no journal of this contest."""


def folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "lanai" / "arena"


def place(contest: Contest) -> Path:
    """Where a contest is kept if nothing else is said."""
    return folder() / f"{contest.game}-{contest.id}.jsonl"


class Journal:
    """Results by number. A line that was cut off by an interruption counts for nothing: that game is played again."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path, self.contest = path, contest
        self.results: dict[int, Result] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = self._read() if path.exists() else 0
        self._file = path.open("ab")
        self._file.truncate(whole)
        if not whole:
            self._write(contest)

    def _read(self) -> int:
        """Fill the results; how many bytes of the file are whole lines."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        try:
            if lines and msgspec.json.decode(lines[0], type=Contest) != self.contest:
                raise BadJournal(f"{self.path} belongs to another contest, or to other code")
            for line in lines[1:]:
                result = msgspec.json.decode(line, type=Result)
                self.results[result.number] = result
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadJournal(f"{self.path} is no journal of an arena: {error}") from None
        return whole

    def add(self, result: Result) -> None:
        """Kept when this returns."""
        self._write(result)
        self.results[result.number] = result

    def _write(self, what: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(what) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()
