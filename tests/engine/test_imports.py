"""The engine names no game, and compiled modules keep to the subset that a GPU could run too."""

import ast
from pathlib import Path

import pytest

import lanai

HOME = Path(lanai.__file__).parent
GAMES = sorted(path.parent.name for path in (HOME / "games").glob("*/rules.py"))

FORBIDDEN = (
    ast.Slice, ast.Try, ast.TryStar, ast.With, ast.Lambda, ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp,
    ast.SetComp, ast.GeneratorExp, ast.JoinedStr, ast.Yield, ast.YieldFrom, ast.Await, ast.Import, ast.ImportFrom,
    ast.ClassDef, ast.Starred, ast.Delete, ast.Global, ast.Nonlocal,
)


def is_twin(tree):
    """It says TWIN = True."""
    return any(isinstance(node, ast.Assign) and ast.unparse(node) == "TWIN = True" for node in tree.body)


COMPILED = [path for path in sorted(HOME.rglob("*.py")) if is_twin(ast.parse(path.read_bytes()))]


def numpy_names(tree):
    """What the module calls NumPy and what it takes from there."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            source = getattr(node, "module", None) or ""
            names |= {alias.asname or alias.name.partition(".")[0] for alias in node.names
                      if "numpy" in (source.partition(".")[0], alias.name.partition(".")[0])}
    return names


def offences(text):
    """What a compiled module does that it should not, with line numbers."""
    tree = ast.parse(text)
    numpy, found = numpy_names(tree), []
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        for statement in function.body:   # not the annotations of the function
            for node in ast.walk(statement):
                if isinstance(node, FORBIDDEN) or (isinstance(node, ast.FunctionDef) and node is not function):
                    found.append(f"{node.lineno}: {type(node).__name__}")
                elif isinstance(node, ast.Name) and node.id in numpy:
                    found.append(f"{node.lineno}: {node.id} of NumPy")
    return found


def test_the_engine_names_no_game():
    assert GAMES
    named = [(path.name, game) for path in sorted((HOME / "engine").rglob("*.py")) for game in GAMES
             if game in path.read_text("utf-8").lower()]
    assert named == []


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(HOME)))
def test_compiled_modules_keep_to_the_subset(path):
    assert offences(path.read_text("utf-8")) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_which_modules_are_compiled(game):
    found = {path.stem for path in COMPILED if path.parent.name == game}
    assert {"rules", "scoring", "soundness", "sight", "advice"} <= found
    assert not found & {"board", "position", "view", "text", "picture"}


@pytest.mark.parametrize("line", [
    "a = p.hand[1:3]", "a = np.zeros(3)", "a = zeros(3)", "a = [1]", "a = {}", "a = {1}", "a = [i for i in p]",
    "a = sum(i for i in p)", "a = lambda: 1", "a = f'{p}'", "with p: pass", "import os", "f(*p)",
    "try: pass\n    except IndexError: pass", "def g(): pass",
])
def test_the_subset_is_watched(line):
    assert offences(f"import numpy as np\nfrom numpy import zeros\nTWIN = True\ndef f(p):\n    {line}\n")
