"""Families of moves: numbers <-> arguments <-> text.

    MOVES = Moves(dollars=dict(zone=(1, 2)), towel=dict(row=(1, 2), slot=(1, 2, 3), top=range(-1, 8)), done={})

Families are numbered in the order given, a family's moves in the order of its domains, the last argument
running fastest. A domain lists what an argument can be: numbers, or ids of the data files.
"""

from __future__ import annotations

import re
from collections import namedtuple
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

MOST_TEXT = 200   # letters of a move

Value = int | str
Args = dict[str, Value]


def numbers(names: Iterable[str], values: Iterable[int]) -> Any:
    """Numbers by name in a form that compiled functions can use: a named tuple."""
    made: Any = namedtuple("Numbers", names)   # type: ignore[misc]
    return made(*values)


class Moves:
    """All moves of a game."""

    def __init__(self, **families: Mapping[str, Sequence[Value]]) -> None:
        self.domains: dict[str, dict[str, tuple[Value, ...]]] = {
            name: {arg: tuple(domain) for arg, domain in args.items()} for name, args in families.items()
        }
        self.starts: dict[str, int] = {}
        self._all: list[tuple[str, tuple[Value, ...]]] = []
        for name, args in self.domains.items():
            self.starts[name] = len(self._all)
            self._all += [(name, values) for values in product(*args.values())]
        self._number = {move: n for n, move in enumerate(self._all)}
        # For rules: the number of each family, its first move, and per move its family and arguments (an id as
        # its place in the domain), padded to the same length.
        self.codes = numbers(self.domains, range(len(self.domains)))
        self.first = numbers(self.domains, self.starts.values())
        most = max(len(args) for args in self.domains.values())
        self.table: tuple[tuple[int, ...], ...] = tuple(
            (list(self.domains).index(name), *self._plain(name, values), *(0,) * (most - len(values)))
            for name, values in self._all
        )

    def _plain(self, name: str, values: tuple[Value, ...]) -> list[int]:
        domains = self.domains[name].values()
        return [v if isinstance(v, int) else d.index(v) for v, d in zip(values, domains, strict=True)]

    def __len__(self) -> int:
        return len(self._all)

    def family(self, move: int) -> str:
        return self._all[move][0]

    def args(self, move: int) -> Args:
        name, values = self._all[move]
        return dict(zip(self.domains[name], values, strict=True))

    def number(self, name: str, args: Mapping[str, Value]) -> int | None:
        """The move's number, or None if there is no such move."""
        if name not in self.domains or set(args) != set(self.domains[name]):
            return None
        return self._number.get((name, tuple(args[a] for a in self.domains[name])))


class Notation:
    """How each family is written: `Notation(MOVES, towel="towel {row}.{slot}@{top}", done="done")`.

    Reading is generous about spaces and capitals, writing is exact.
    """

    def __init__(self, moves: Moves, **templates: str) -> None:
        if set(templates) != set(moves.domains):
            raise ValueError(f"notation for {sorted(templates)}, moves {sorted(moves.domains)}")
        for name, template in templates.items():
            if sorted(re.findall(r"\{(\w+)\}", template)) != sorted(moves.domains[name]):
                raise ValueError(f"{template!r} does not name {', '.join(moves.domains[name]) or 'nothing'}")
        self.moves = moves
        self.templates = templates
        self._patterns = {name: re.compile(self._pattern(t), re.IGNORECASE) for name, t in templates.items()}

    @staticmethod
    def _pattern(template: str) -> str:
        parts = re.split(r"(\{\w+\}|\s+)", template)
        out = []
        for part in parts:
            if part.startswith("{"):
                out.append(rf" ?(?P<{part[1:-1]}>[-\w]+) ?")
            elif not part.isspace():
                out.append(" ?".join(map(re.escape, re.findall(r"\w+|\W", part))))
        return "".join(out)

    def write(self, move: int) -> str:
        return self.templates[self.moves.family(move)].format(**self.moves.args(move))

    def read(self, text: str) -> int | None:
        """The move's number, or None if the text is no move of this game."""
        if len(text) > MOST_TEXT:
            return None
        text = " ".join(text.split())
        for name, pattern in self._patterns.items():
            found = pattern.fullmatch(text)
            if found:
                args: Args = {}
                for arg, domain in self.moves.domains[name].items():
                    word = found[arg].lower()
                    args[arg] = next((v for v in domain if str(v).lower() == word), word)
                move = self.moves.number(name, args)
                if move is not None:
                    return move
        return None

    def sequence(self, text: str) -> Iterable[str]:
        """The single moves of a text that spans several decisions, separated by commas or semicolons."""
        return [part.strip() for part in re.split(r"[,;]", text) if part.strip()]
