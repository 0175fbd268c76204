"""Understanding what is typed at the prompt."""

from __future__ import annotations

import re

from ..engine.game import Game
from ..engine.match import Match, Move
from ..engine.moves import Value


def squeeze(text: str) -> str:
    return "".join(text.lower().split())


def meant(match: Match, text: str) -> list[Move]:
    """The legal moves that a text may mean: a number of the list, a move, the beginning of one (also with the
    first word cut short: `t1.2`), or one without its first word."""
    moves = match.moves()
    typed = squeeze(text)
    if re.fullmatch(r"[0-9]{1,4}", typed):
        return moves[int(typed) - 1:int(typed)] if int(typed) else []
    number = match.game.notation.read(text)
    if number is not None:
        return [move for move in moves if move.id == number]
    letters = re.match(r"[a-z]*", typed)
    word = letters[0] if letters else ""
    found = []
    for move in moves:
        full = squeeze(move.text)
        rest = full.removeprefix(move.family)
        cut_short = word and move.family.startswith(word) and rest.startswith(typed[len(word):])
        if typed and (full.startswith(typed) or cut_short or rest == typed):
            found.append(move)
    return found


def open_arguments(game: Game, text: str) -> dict[str, Value] | None:
    """The family and the arguments that a text names, if it is a move or the beginning of one: `towel 1.3`."""
    for family, template in game.notation.templates.items():
        ends = [match.end() for match in re.finditer(r"\{\w+\}", template)]
        for end in [len(template), *reversed(ends), *([template.index("{")] if ends else [])]:
            found = re.fullmatch(_pattern(template[:end].rstrip()), text.strip(), re.IGNORECASE)
            if found:
                domains = game.moves.domains[family]
                args = {arg: next((value for value in domains[arg] if str(value).lower() == word.lower()), None)
                        for arg, word in found.groupdict().items()}
                named = {arg: value for arg, value in args.items() if value is not None}
                if len(named) == len(args):
                    return {"move": family, **named}
    return None


def _pattern(template: str) -> str:
    parts = re.split(r"(\{\w+\}|\s+)", template)
    return "".join(
        rf"\s*(?P<{part[1:-1]}>-?\w+)\s*" if part.startswith("{") else r"\s*" if part.isspace() else re.escape(part)
        for part in parts)
