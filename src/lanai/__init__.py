"""Lanai: board games about islands, lava and water, for people and for programs.

    import lanai
    match = lanai.game("maui").match(players=3, seed=7)
    match.play(match.moves()[0])
"""

from importlib import import_module

# The package of this name is bound first, once and for all, so that the function below keeps the name.
import_module("lanai.games")

from .bots import bot
from .engine.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    LanaiError,
    NothingToUndo,
    UnknownGame,
)
from .engine.game import Game, game, games
from .engine.match import Match, Move
from .engine.record import Record

__version__ = "0.1.0"
__all__ = [
    "BadOption", "BadPosition", "BadRecord", "Game", "IllegalMove", "LanaiError", "Match", "Move", "NothingToUndo",
    "Record", "UnknownGame", "bot", "game", "games",
]
