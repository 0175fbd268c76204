"""Talking to the terminal in tests: in this process with a list of lines, or to the real command."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

import lanai
from lanai.engine.words import words
from lanai.terminal.play import Session
from lanai.terminal.saves import Place, Seat
from lanai.terminal.screen import Screen


class Talk:
    """A session that answers a list of lines; `.said` is everything shown, `.code` how it ended."""

    def __init__(self, match: lanai.Match, seats: Sequence[Seat], place: Place | None = None) -> None:
        self.file = io.StringIO()
        console = Console(file=self.file, width=80, highlight=False, markup=False, emoji=False)
        self.lines: list[str] = []
        self.screen = Screen(words("en"), console, read=lambda: self.lines.pop(0) if self.lines else None)
        self.screen.ascii = False
        self.session = Session(self.screen, match, list(seats), place)
        self.code: int | None = None

    def __call__(self, *lines: str) -> str:
        """Type the lines; what was said since."""
        self.lines += lines
        before = len(self.file.getvalue())
        self.code = self.session.run()
        return self.file.getvalue()[before:]


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "LC_ALL")}
    return {**kept, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8", "TERM": "dumb", **more}


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "lanai", *args]


def run(home: Path, *args: str, lines: Sequence[str] = (), **more: str) -> subprocess.CompletedProcess[str]:
    """The real command over a pipe."""
    text = "".join(f"{line}\n" for line in lines)
    return subprocess.run(command(*args), input=text, capture_output=True, timeout=60, check=False,
                          env=environment(home, **more), encoding="utf-8")
