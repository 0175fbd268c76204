"""The journal of a table: what can happen to it, in the order it happened. A table is the fold of its entries.

An entry is written before anybody is told of it, so nothing that was acknowledged can be lost.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import msgspec


@dataclass(frozen=True)
class SeatPlan:
    """Who may sit where: anybody, somebody with the invite link, somebody beside the host at the same screen, or a
    bot of that name."""

    kind: Literal["open", "invited", "hotseat", "bot"] = "open"
    bot: str = ""
    name: str = ""              # of somebody beside the host
    person: str = ""            # a seat that is kept for somebody, in a rematch


@dataclass(frozen=True)
class ClockPlan:
    """No clock; `live`: seconds for the game and more for each turn; `turn`: seconds for each turn."""

    kind: Literal["none", "live", "turn"] = "none"
    seconds: int = 0
    increment: int = 0


@dataclass(frozen=True)
class SideLine:
    """A finished game that somebody goes on from: how it had come about, and where it comes from."""

    seed: str
    moves: list[str]            # played when the table starts; nobody goes back behind them
    ply: int                    # after so many decisions it leaves the finished game
    table: str | None = None    # that game's table; None: it came from a file
    position: dict[str, Any] | None = None   # the one the game began with, if not the usual one


@dataclass(frozen=True)
class Options:
    """What the host chose; it never changes."""

    game: str
    seats: list[SeatPlan]
    variant: str = "base"
    first: int | None = None
    clock: ClockPlan = ClockPlan()
    timeout: Literal["bot", "lose"] = "bot"
    hints: bool = True
    listed: bool = False
    line: SideLine | None = None


class Entry(msgspec.Struct, frozen=True, tag_field="kind"):
    """One thing that happened."""


class Sit(Entry, frozen=True, tag="sit"):
    seat: int
    person: str
    name: str
    nonce: str


class Rename(Entry, frozen=True, tag="rename"):
    person: str
    name: str


class Leave(Entry, frozen=True, tag="leave"):
    """Before the start: the place is free again."""

    seat: int


class Start(Entry, frozen=True, tag="start"):
    """Everybody sits; the seed of the game is fixed from now on."""


class Play(Entry, frozen=True, tag="move"):
    seat: int
    move: str


class Undo(Entry, frozen=True, tag="undo"):
    """Back to the position after that many decisions."""

    seat: int
    ply: int


class Ask(Entry, frozen=True, tag="ask"):
    """A seat asks the others to let it take back to that ply."""

    seat: int
    ply: int


class Answer(Entry, frozen=True, tag="answer"):
    seat: int
    yes: bool


class Hint(Entry, frozen=True, tag="hint"):
    """A seat was told a good move."""

    seat: int


class Resign(Entry, frozen=True, tag="resign"):
    seat: int


class TakeOver(Entry, frozen=True, tag="takeover"):
    """The owner left: a bot plays on."""

    seat: int


class TimeOut(Entry, frozen=True, tag="timeout"):
    seat: int


class Entrust(Entry, frozen=True, tag="entrust"):
    """In a team: the partner of somebody who is away lets a bot play that seat, or plays it from now on."""

    seat: int
    by: int
    bot: bool


class Return(Entry, frozen=True, tag="return"):
    """The owner came back to a seat that a bot played on."""

    seat: int


class Abandon(Entry, frozen=True, tag="abandon"):
    """Nobody goes on; there is no result."""


AnyEntry = (
    Sit | Rename | Leave | Start | Play | Undo | Ask | Answer | Hint | Resign | TakeOver | TimeOut | Entrust
    | Return | Abandon
)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEntry).decode


def dump(entry: AnyEntry) -> str:
    return _encode(entry).decode()


def load(text: str) -> AnyEntry:
    entry: AnyEntry = _decode(text)
    return entry
