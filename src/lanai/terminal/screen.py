"""Drawing and asking, on a terminal or over a pipe."""

from __future__ import annotations

import signal
import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..engine.picture import Line, Span
from ..engine.words import Words
from .styles import style

WIDTH = 80

# For outputs that are not Unicode; each letter keeps its width, and the seats stay different.
ASCII = str.maketrans({
    "●": "@", "■": "#", "▲": "A", "◆": "%", "⬢": "0", "✚": "+", "○": "o", "•": "*", "·": ".", "−": "-", "–": "-",
    "—": "-", "…": "~", "→": ">", "►": ">", "¹": "1", "²": "2", "³": "3", "│": "|", "─": "-", "╭": "+", "╮": "+",
    "╰": "+", "╯": "+", "’": "'", "“": '"', "”": '"', "×": "x", "«": '"',
    "»": '"', "ʻ": "'",
})

# Spaces at which no line may break; the wrapping takes every space for a gap, so they look like letters meanwhile.
TIES = "\u00a0\u202f"
TIED = str.maketrans(TIES, "\ue000\ue001")
UNTIED = str.maketrans("\ue000\ue001", TIES)


def ascii_only(text: str) -> str:
    text = unicodedata.normalize("NFKD", text.translate(ASCII))
    return "".join(c for c in text if not unicodedata.combining(c)).encode("ascii", "replace").decode()


class Screen:
    """One conversation: what is shown, and what is answered."""

    def __init__(self, words: Words, console: Console | None = None,
                 read: Callable[[], str | None] | None = None) -> None:
        self.words = words
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")   # never stop a game over a letter
        self.console = console or Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
        self._read = read
        self.interactive = read is None and sys.stdin is not None and sys.stdin.isatty()
        self.ascii = not speaks(str(self.console.encoding), "●─−¹")
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  - editing and history at the prompt

    def text(self, text: str) -> str:
        return ascii_only(text) if self.ascii else text

    def rich(self, line: Iterable[Span]) -> Text:
        return Text.assemble(*((self.text(span.text), style(span.style)) for span in line))

    def draw(self, lines: Iterable[Line]) -> None:
        """A picture: never wrapped."""
        texts = []
        for line in lines:
            while line and not line[-1].style and not line[-1].text.strip():
                line = line[:-1]
            texts.append(self.rich(line))
        self.console.print(Text("\n").join(texts), no_wrap=True, overflow="ignore", crop=False)

    def line(self, line: Iterable[Span], indent: int = 0) -> None:
        """A sentence, wrapped between words."""
        text = self.rich(line)
        text.plain = text.plain.translate(TIED)
        for part in text.wrap(self.console, max(20, self.console.width - indent)):
            part.rstrip()
            part.plain = part.plain.translate(UNTIED)
            self.console.print(Text(" " * indent).append_text(part), no_wrap=True)

    def say(self, id: str, style: str = "", **args: Any) -> None:
        self.line([Span(self.words(id, **args).replace("\n", " "), style)])

    def blank(self) -> None:
        self.console.print()

    def rows(self, rows: Iterable[tuple[Line, ...]]) -> None:
        """Columns in line; the last one wraps within itself."""
        grid = Table.grid(padding=(0, 2))
        for row in rows:
            while len(grid.columns) < len(row):
                grid.add_column(no_wrap=len(grid.columns) + 1 < len(row))
            grid.add_row(*(self.rich(cell) for cell in row))
        self.console.print(grid)

    def clear(self) -> None:
        if self.interactive and self.console.is_terminal:
            self.console.clear()

    def ask(self) -> str | None:
        """The next line typed, None at the end of the input."""
        if self._read:
            text = self._read()
        elif self.interactive:
            sys.stdout.flush()
            try:
                with attentive():
                    return input("> ").strip()
            except EOFError:
                self.blank()
                return None
        else:
            text = sys.stdin.readline() or None
        if text is not None:   # a transcript shows what was asked for
            self.line([Span(f"> {text.strip()}", "strong")])
        return None if text is None else text.strip()


@contextmanager
def attentive() -> Iterator[None]:
    """Notice Ctrl-C whenever it comes. In the instant between readline's prompt and its waiting for keys Python only
    takes a note of it, and looks at its notes with Enter or the next signal: so one comes twice a second."""
    if not hasattr(signal, "setitimer"):   # Windows has another way
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, 0.5, 0.5)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def speaks(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeError, LookupError):
        return False
    return True
