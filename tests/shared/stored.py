"""Files that tests write and compare: whole games as text, and counts of positions.

    LANAI_WRITE_PLAYTHROUGHS=1 python -m pytest tests/shared/test_law_playthroughs.py tests/shared/test_law_counts.py

writes them anew. Look at the difference before you commit it: it is what the change of the rules did.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

import msgspec

import lanai
from shared.tables import GAMES, Table

FOLDER = Path(__file__).parent.parent / "playthroughs"
VARIABLE = "LANAI_WRITE_PLAYTHROUGHS"
WRITE = bool(os.environ.get(VARIABLE))

WIDTH = 110
NO_BREAK = "\N{WORD JOINER}"
MOST_LINES = 2500     # nobody reads more
MOST_LISTED = 60      # of more legal moves only some are listed, and a digest of all
SHORT_LIST = 8        # longer lists of a position are not repeated whole for one change


def chosen(legal: Sequence[Any], *key: object) -> Any:
    """One of them, by a digest of the key: the same for ever and on every machine."""
    return legal[int.from_bytes(hashlib.sha256(repr(key).encode()).digest()[:8], "big") % len(legal)]


def one_table_per_variant() -> list[Table]:
    """Every variant of every game once, each with another number of players where that is possible."""
    return [Table(game.name, counts[i % len(counts)], variant)
            for game in GAMES for i, (variant, counts) in enumerate(game.variants.items())]


def write(path: Path, text: str) -> None:
    """Whole or not at all: several test processes may do it."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_text(text, "utf-8")
    draft.replace(path)


# -- a whole game as text ---------------------------------------------------------------------------------


def playthrough(table: Table) -> str:
    """One game with moves chosen by digest: every decision, what it changed, what happened. Where such a game
    goes round in circles for too long, moves of more promise are chosen more often."""
    text = whole_game(table, lambda match: chosen(match.moves(), str(table), match.ply))
    if text.count("\n") > MOST_LINES:
        text = whole_game(table, lambda match: chosen(promising(match), str(table), match.ply))
    return text


def promising(match: lanai.Match) -> list[lanai.Move]:
    """The legal moves, each as often as its weight."""
    weight, p = match.game.kit(compiled=False).functions.weight, match.game.layout.view(match.seen(match.seat))
    return [move for move in match.moves() for _ in range(weight(p, move.id))]


def whole_game(table: Table, choose: Callable[[lanai.Match], lanai.Move]) -> str:
    match = table.game.match(table.players, table.variant, seed=f"playthrough {table}")
    lines = [f"{table.game.title}, {table.players} players, variant {table.variant}, rules {table.game.version}",
             f"seed: {match.seed}", "", "setup"]
    lines += [f"  {line}" for line in outline(match.position())]
    lines += told(match)
    while not match.over:
        before, moves = match.position(), match.moves()
        move = choose(match)
        lines += ["", f"ply {match.ply + 1}, seat {match.seat}", *listed([move.text for move in moves])]
        lines.append(f"  plays: {move.text}{' (final)' if move.final else ''}")
        match.play(move)
        lines += told(match)
        lines += [f"  {line}" for line in changes(before, match.position())]
        lines.append(f"  scores: {compact(match.scores)}")
    lines += ["", f"over: scores {compact(match.scores)}, places {compact(match.ranking)}"]
    return "\n".join(lines) + "\n"


def compact(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def outline(data: Any, path: str = "") -> Iterator[str]:
    """A piece of JSON, one line for every number, text and plain list, named as in `changes`."""
    if isinstance(data, dict) and data:
        for key, value in data.items():
            yield from outline(value, f"{path}.{key}".lstrip("."))
    elif isinstance(data, list) and nested(data):
        for i, value in enumerate(data):
            yield from outline(value, f"{path}[{i}]")
    else:
        yield f"{path}: {compact(data)}"


def listed(texts: list[str]) -> list[str]:
    """The legal moves; a part of them if they are very many."""
    whole = [text.replace(" ", NO_BREAK) for text in texts]
    shown = ", ".join(whole)
    if len(texts) > MOST_LISTED:
        digest = hashlib.sha256(shown.encode()).hexdigest()[:8]
        shown = f"{', '.join(whole[:MOST_LISTED // 2])} ... {whole[-1]} [{digest}]"
    lines = fill(f"{len(texts)} legal: {shown}", WIDTH, initial_indent="  ", subsequent_indent="    ",
                 break_long_words=False, break_on_hyphens=False)
    return lines.replace(NO_BREAK, " ").split("\n")


def told(match: lanai.Match) -> list[str]:
    """The events of the last ply, with the readers who are told the numbers if they are not all."""
    lines = []
    readers = [None, *range(match.players)]
    heard = {reader: match.events_for(reader, since=match.ply) for reader in readers}
    for i, event in enumerate(match.events_for(-1, since=match.ply)):
        knowing = [reader for reader in readers if heard[reader][i].args == event.args]
        args = "".join(f" {name}={value}" for name, value in event.args.items())
        secret = "" if knowing == readers else f" [for {knowing}]"
        lines.append(f"  * {event.kind}{'' if event.seat < 0 else f' of {event.seat}'}:{args}{secret}")
    return lines


def changes(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """What is different between two pieces of JSON, one line each."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            yield from changes(before.get(key), after.get(key), f"{path}.{key}".lstrip("."))
    elif isinstance(before, list) and isinstance(after, list) and nested(before) and len(before) == len(after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(old, new, f"{path}[{i}]")
    elif isinstance(before, list) and isinstance(after, list) and max(len(before), len(after)) > SHORT_LIST:
        start, left = same_start(before, after), min(len(before), len(after))
        end = min(same_start(before[::-1], after[::-1]), left - start)
        old, new = before[start:len(before) - end], after[start:len(after) - end]
        yield f"{path}[{start}..]: {compact(old)} -> {compact(new)}"
    else:
        yield f"{path}: {compact(before)} -> {compact(after)}"


def nested(data: list[Any]) -> bool:
    return any(isinstance(value, list | dict) for value in data)


def same_start(one: list[Any], other: list[Any]) -> int:
    """How many first elements are the same."""
    pairs = zip(one, other, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
