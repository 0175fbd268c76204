"""A search with a plan of one's own, for experiments: `search:2000` or `search:2000:explore=50:depth=4`."""

from __future__ import annotations

from ..engine.errors import BadOption
from .levels import Climber
from .plans import plan_of
from .tree import Plan

SEARCH = "search:"


class Tuned(Climber):
    """Thinks as the levels do, but with other numbers."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__(name, seed)
        count, *changes = name.removeprefix(SEARCH).split(":")
        try:
            self.count = int(count)
            self.changes = {key: int(value) for key, value in (change.split("=") for change in changes)}
        except ValueError:
            raise BadOption(f"{name!r} is not like search:2000:explore=50") from None
        unknown = self.changes.keys() - set(Plan._fields)
        if unknown or not 0 < self.count <= 10**7:
            raise BadOption(f"{name!r}: simulations, then any of {', '.join(Plan._fields)}")

    def simulations(self, game: str) -> int:
        return self.count

    def plan(self, game: str) -> Plan:
        return plan_of(game)._replace(**self.changes)
