"""Bots of other people: a Python class, or a program that speaks JSON lines. docs/bots.md shows both.

Both get the same and nothing else: a question with what their seat is shown, what it may know of what happened since
it was last asked, and the legal moves. They answer with the text of one of them.
"""

from __future__ import annotations

import importlib
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from ..engine.errors import BadOption, LanaiError
from ..engine.match import Match, Move
from .base import Bot

RUN = "run:"
PATIENCE = 60.0   # seconds for an answer
LONGEST = 10_000  # letters of it


class BotFailed(LanaiError):
    """A bot of somebody's did not answer, or with what is no legal move."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked; a dictionary of the same words is what it gets."""

    game: str
    variant: str
    players: int
    seat: int                    # who is asked
    ply: int                     # decisions taken so far
    table: Any                   # what everybody sees
    own: Any                     # what only this seat sees
    since: int                   # the events are those from this ply on
    events: list[Any]            # kind, seat, args, ply; hidden numbers are left out
    moves: list[dict[str, Any]]  # text, family, args, final


def question(match: Match, since: int = 0) -> dict[str, Any]:
    """For the seat that decides."""
    view = match.view(match.seat)
    moves = [{"text": move.text, "family": move.family, "args": move.args, "final": move.final}
             for move in match.moves()]
    asked = Question(match.game.name, match.variant, match.players, match.seat, match.ply, view.table, view.own,
                     since, list(match.events_for(match.seat, since)), moves)
    # A copy: nothing leads back to the match.
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(asked))
    return plain


class Own(Bot):
    """Somebody's bot behind a name such as `my_bots:Careful` or `run:python my_bot.py`."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = name
        self.told = 0

    def choose(self, match: Match) -> Move:
        if self.told > match.ply:   # a decision was taken back
            self.told = 0
        asked = question(match, self.told)
        self.told = match.ply + 1
        answer = self.answer(asked)
        try:
            return next(move for move in match.moves() if move.text == answer)
        except StopIteration:
            reason = match.why(answer) if isinstance(answer, str) else None
            why = f": {reason.message}" if reason else ""
            raise BotFailed(f"{self.name} answered {answer!r}{why}") from None

    def answer(self, asked: dict[str, Any]) -> Any:
        raise NotImplementedError


class ClassBot(Own):
    """module:Class. The class is called with a seed; its `choose(question)` returns the text of a move."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__(name, seed)
        self.bot = load(name)(seed)

    def answer(self, asked: dict[str, Any]) -> Any:
        try:
            return self.bot.choose(asked)
        except LanaiError:
            raise
        except Exception as error:
            raise BotFailed(f"{self.name}: {type(error).__name__}: {error}") from error


def load(name: str) -> Any:
    """The class of that name; modules are also looked for in the current folder."""
    module, _, kind = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(importlib.import_module(module), kind)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(f"no bot can be had as {name!r}: {error}") from None
    if not callable(getattr(found, "choose", None)):
        raise BadOption(f"no bot can be had as {name!r}: it has no choose()")
    return found


class ProcessBot(Own):
    """run:COMMAND. A line of JSON goes in for every question, a line `{"move": "..."}` comes back."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__(name, seed)
        self.process: subprocess.Popen[str] | None = None

    def answer(self, asked: dict[str, Any]) -> Any:
        asked_at = time.monotonic()
        with self.patience() as process:
            assert process.stdin is not None and process.stdout is not None
            try:
                with suppress(BrokenPipeError):   # it may have answered without listening
                    process.stdin.write(msgspec.json.encode(asked).decode() + "\n")
                    process.stdin.flush()
                line = process.stdout.readline(LONGEST)
            except (OSError, UnicodeError) as error:
                raise BotFailed(f"{self.name} does not listen: {error}") from None
        if not line:
            if time.monotonic() - asked_at >= PATIENCE:
                raise BotFailed(f"{self.name} took longer than {PATIENCE:.0f} s")
            raise BotFailed(f"{self.name} ended without an answer")
        try:
            return msgspec.json.decode(line)["move"]
        except (msgspec.DecodeError, KeyError, TypeError):
            raise BotFailed(f"{self.name} answered {line[:80]!r}; expected is {{\"move\": \"...\"}}") from None

    @contextmanager
    def patience(self) -> Iterator[subprocess.Popen[str]]:
        """The program, which is ended if it takes too long."""
        if self.process is None:
            command = shlex.split(self.name.removeprefix(RUN))
            try:
                self.process = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
            except (OSError, IndexError) as error:
                raise BotFailed(f"{self.name} cannot be started: {error}") from None
        clock = threading.Timer(PATIENCE, self.process.kill)
        clock.daemon = True
        clock.start()
        try:
            yield self.process
        finally:
            clock.cancel()

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None


def somebodys(name: str, seed: int) -> Bot:
    return ProcessBot(name, seed) if name.startswith(RUN) else ClassBot(name, seed)
