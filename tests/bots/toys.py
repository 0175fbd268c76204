"""Two tiny games in the shape that search wants. In Nim all is seen and the best move can be worked out; in
Envelopes something is hidden."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from lanai.engine.game import Game, Kit
from lanai.engine.layout import Bytes, Layout

from . import envelopes, nim


class Toy(Game):
    """As much of a game as a search needs."""

    def __init__(self, module: ModuleType) -> None:
        self.name, self.package, self.compiled = module.__name__, module.__name__, [module]
        self.layout, self.moves, self.most_legal = Layout(module.Position), module.MOVES, module.MOST_LEGAL
        self._players, self._kits = module.PLAYERS, {}

    @property
    def players(self) -> tuple[int, ...]:
        return (self._players,)

    def position(self, **fields: Any) -> Bytes:
        state = self.layout.new()
        for name, value in fields.items():
            state[name][0] = value
        return state

    def legal(self, position: Bytes) -> set[int]:
        kit: Kit = self.kit(compiled=False)
        out = kit.out()
        return {int(out[i]) for i in range(kit.functions.legal(kit.at(position), out))}


NIM, ENVELOPES = Toy(nim), Toy(envelopes)
