"""Computer players. A bot is handed a match but looks at it only through the eyes of the seat that decides."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..engine.errors import BadOption
from .base import Bot
from .frozen import First
from .levels import Climber
from .own import BotFailed, somebodys
from .plans import LEVELS
from .simple import Greedy, Random
from .tuned import SEARCH, Tuned

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": Random, "greedy": Greedy, "greedy-1": First, **{level: partial(Climber, level) for level in LEVELS},
}


def bot(name: str, seed: int = 0) -> Bot:
    """A computer player by name; also somebody's own, `module:Class` or `run:COMMAND`, or `search:SIMULATIONS`."""
    if name in BOTS:
        return BOTS[name](seed)
    if name.startswith(SEARCH):
        return Tuned(name, seed)
    if ":" in name:
        return somebodys(name, seed)
    raise BadOption(f"no bot is called {name!r}; there are {', '.join(BOTS)}")


__all__ = ["BOTS", "LEVELS", "Bot", "BotFailed", "bot"]
