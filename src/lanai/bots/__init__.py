"""Computer players. A bot is handed a match but looks at it only through the eyes of the seat that decides."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..engine.errors import BadOption
from .base import Bot
from .levels import Climber
from .plans import LEVELS
from .simple import Greedy, Random

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": Random, "greedy": Greedy, **{level: partial(Climber, level) for level in LEVELS},
}


def bot(name: str, seed: int = 0) -> Bot:
    """A computer player by name."""
    if name not in BOTS:
        raise BadOption(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "LEVELS", "Bot", "bot"]
