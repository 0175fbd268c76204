"""A throw-away package in the shape of a game's: two compiled modules, a plain one, a data file."""

from __future__ import annotations

import importlib
import itertools
from pathlib import Path
from types import ModuleType

FILES = {
    "__init__.py": "",
    "data.toml": "step = 5\n",
    "board.py": """
        import tomllib
        from pathlib import Path

        STEP = tomllib.loads((Path(__file__).parent / "data.toml").read_text())["step"]
        FACTOR = 10
        TABLE = ((1, 2, 3), (4, 5, STEP))
    """,
    "deep.py": """
        from .board import FACTOR
        TWIN = True

        def scaled(n):
            return FACTOR * n
    """,
    "top.py": """
        from collections import namedtuple

        from .board import STEP, TABLE
        from .deep import scaled
        TWIN = True
        ROW = (7, 8, 9)
        BIG = (1 << 40, -1)
        RAGGED = ((1,), (1, 2))
        CODES = namedtuple("Codes", "a b")(3, 4)
        WORDS = ("a", "b")

        def answer(n):
            return scaled(n) + TABLE[1][2]

        def cell(row, column):
            return TABLE[row][column] + 100 * ROW[column]

        def width():
            return len(TABLE) * 10 + len(TABLE[0])

        def half(n):
            return n // 2

        def among(n, most=4):
            return n in (1, 2) or n == most or n == CODES.a

        def pick(numbers, i):
            return numbers[i]

        def added(p):
            return p.a + p.b

        def store(p, value):
            p.a = value
            p.row[1] = value
    """,
    "algorithm.py": """
        TWIN = True
        game = None

        def run(n):
            return 2 * game.value(n)
    """,
    "red.py": """
        TWIN = True

        def value(n):
            return n + 1
    """,
    "blue.py": """
        TWIN = True

        def value(n):
            return n + 50
    """,
    "other.py": """
        TWIN = True
        NOTE = 1
    """,
}

_numbers = itertools.count()


def dedent(text: str) -> str:
    return "\n".join(line.removeprefix(" " * 8) for line in text.splitlines()) + "\n"


def write(folder: Path, name: str = "toy") -> Path:
    """The package under folder; where it lies."""
    home = folder / name
    home.mkdir(parents=True)
    for file, text in FILES.items():
        (home / file).write_text(dedent(text))
    return home


def change(path: Path, old: str, new: str) -> None:
    """Edit a file; an edit that changes nothing would prove nothing."""
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


class Toy:
    """The package imported here, under a name of its own."""

    def __init__(self, folder: Path) -> None:
        self.name = f"toy{next(_numbers)}"
        self.home = write(folder, self.name)
        importlib.invalidate_caches()

    def __getattr__(self, module: str) -> ModuleType:
        return importlib.import_module(f"{self.name}.{module}")
