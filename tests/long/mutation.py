"""Small random faults put into rules, to see whether the tests notice."""

from __future__ import annotations

import ast
import copy
import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

COMPARE = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq}
BINARY = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
          ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd}
SWAPPED = {"min": "max", "max": "min"}


class Mutant(NamedTuple):
    file: str
    line: int
    before: str
    after: str
    source: str

    @property
    def name(self) -> str:
        """The same as long as the line is the same, wherever it moves."""
        return f"{self.file}: {self.before} => {self.after}"


def mutants(files: list[Path], count: int, seed: int) -> list[Mutant]:
    """A fixed random choice among all single faults in the functions of these files; where the rules change, most of
    the choice stays."""
    found = [mutant for path in files for mutant in of_file(path)]
    return sorted(found, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.name}".encode()).digest())[:count]


def of_file(path: Path) -> Iterator[Mutant]:
    tree = ast.parse(path.read_text("utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    for function in functions:
        for statement, node, change in changes(function):
            before = ast.unparse(statement).splitlines()[0]
            kind, kept = type(node), copy.copy(vars(node))
            change()
            after, source = ast.unparse(statement).splitlines()[0], ast.unparse(tree)
            node.__class__ = kind
            vars(node).clear()
            vars(node).update(kept)
            yield Mutant(path.name, statement.lineno, before, after, source)


def changes(function: ast.FunctionDef) -> Iterator[tuple[ast.stmt, ast.AST, object]]:
    """Each possible fault: the statement it stands in, the node it changes, how."""
    for statement in ast.walk(function):
        if not isinstance(statement, ast.stmt) or statement is function:
            continue
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue   # a docstring
        if isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr | ast.Return) and removable(statement):
            yield statement, statement, lambda s=statement: remove(s)
        for node in own_nodes(statement):
            yield from ((statement, node, change) for change in faults(node))


def own_nodes(statement: ast.stmt) -> Iterator[ast.AST]:
    """The expressions of a statement, without the statements nested in it."""
    waiting: list[ast.AST] = [statement]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Constant) and node in unread(statement):
            continue
        yield node
        waiting += [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt)]


def unread(statement: ast.stmt) -> list[ast.expr]:
    """The zeros at the end of `note(...)`: an event has four places for numbers, and nobody reads those it leaves."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id != "note":
        return []
    zeros = itertools.takewhile(lambda arg: isinstance(arg, ast.Constant) and arg.value == 0, reversed(call.args))
    return list(zeros)


def removable(statement: ast.stmt) -> bool:
    """Without a local variable that is used later the fault would be an error, which is no test of the tests."""
    if isinstance(statement, ast.Assign):
        return not isinstance(statement.targets[0], ast.Name)
    return not isinstance(statement, ast.Return)


def remove(statement: ast.stmt) -> None:
    """Turn it into `pass`, keeping its place."""
    line, column = statement.lineno, statement.col_offset
    vars(statement).clear()
    empty = ast.Expr(ast.Constant(...))
    statement.__class__ = ast.Expr
    vars(statement).update(vars(empty))
    statement.lineno, statement.col_offset = line, column


def faults(node: ast.AST) -> Iterator[object]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARE:
        yield lambda: setattr(node, "ops", [COMPARE[type(node.ops[0])](), *node.ops[1:]])
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in BINARY:
        yield lambda: setattr(node, "op", BINARY[type(node.op)]())
    elif isinstance(node, ast.BoolOp):
        yield lambda: setattr(node, "op", ast.And() if isinstance(node.op, ast.Or) else ast.Or())
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield lambda: setattr(node, "value", not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield lambda: setattr(node, "value", node.value + 1)
    elif isinstance(node, ast.Name) and node.id in SWAPPED:
        yield lambda: setattr(node, "id", SWAPPED[node.id])
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield lambda: setattr(node, "op", ast.UAdd())
