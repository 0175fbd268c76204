"""How all seats stand at once, for games whose advice does not offer a quicker way."""

from __future__ import annotations

from typing import Any

from .layout import Row

TWIN = True   # compiled: see twin.py

game: Any = None   # bound by twin()


def values(p: Any, out: Row) -> None:
    """What advice.value says of every seat."""
    for s in range(p.players):
        out[s] = game.value(p, s)
