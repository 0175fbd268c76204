"""Errors that speak plainly. A call that raises one of these has changed nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .words import Message


class LanaiError(Exception):
    """Everything Lanai raises on purpose."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors with more to tell than a text can be copied and sent between processes, too."""
        return _again, (type(self), self.args, vars(self))


def _again(kind: type[LanaiError], args: tuple[Any, ...], more: dict[str, Any]) -> LanaiError:
    error = kind.__new__(kind, *args)
    error.args = args
    vars(error).update(more)
    return error


class UnknownGame(LanaiError):
    """No game of that name is installed."""


class BadOption(LanaiError):
    """An option of a match that does not exist or does not go with the others."""


class IllegalMove(LanaiError):
    """A move that cannot be played now; `ruling` names the rule that forbids it, `reason` says it in words."""

    def __init__(self, text: str, reason: Message, ruling: str = "") -> None:
        self.text = text
        self.reason = reason
        self.ruling = ruling
        super().__init__(f"{text}: {reason}" + (f" [{ruling}]" if ruling else ""))


class NothingToUndo(LanaiError):
    """The match stands at its first decision."""


class BadRecord(LanaiError):
    """A saved game that cannot be read; `ply` is the first one that does not fit, if it came so far."""

    def __init__(self, what: str, ply: int | None = None) -> None:
        self.ply = ply
        super().__init__(what)


class BadPosition(LanaiError):
    """A position that cannot be; `field` names where."""

    def __init__(self, field: str, what: str) -> None:
        self.field = field
        super().__init__(f"{field}: {what}")
