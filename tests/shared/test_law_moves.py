"""Moves are numbers, arguments and texts, and each gives the others back."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanai import Game
from shared.tables import GAMES, every_game


def written_carelessly(text: str) -> list[str]:
    """The same move as a person may type it."""
    signs = r"\s*([^\w\s-])\s*"
    return [text.upper(), text.lower(), text.title(), f"  {text}\t", text.replace(" ", "   "),
            text.replace(" ", "\t"), " " + text.upper().replace(" ", " \t ") + " ",
            re.sub(signs, r"\1", text), re.sub(signs, r"  \1 ", text)]


@every_game
def test_every_move_reads_back_from_its_text(game: Game) -> None:
    for move in range(len(game.moves)):
        text = game.notation.write(move)
        assert text.isascii() and text == text.strip() and "  " not in text
        assert game.notation.read(text) == move
        assert list(game.notation.sequence(text)) == [text], "separators of moves inside a move"


@every_game
def test_every_move_reads_back_from_careless_writing(game: Game) -> None:
    for move in range(len(game.moves)):
        for careless in written_carelessly(game.notation.write(move)):
            assert game.notation.read(careless) == move, careless


@every_game
def test_every_move_is_given_back_by_its_family_and_arguments(game: Game) -> None:
    for move in range(len(game.moves)):
        family, args = game.moves.family(move), game.moves.args(move)
        assert game.moves.number(family, args) == move
        assert all(args[name] in domain for name, domain in game.moves.domains[family].items())
        assert set(args) == set(game.moves.domains[family])


@every_game
def test_the_table_for_the_rules_says_the_same_as_the_arguments(game: Game) -> None:
    """Numbers are themselves, ids their place in the domain; families are numbered in their order."""
    for move, row in enumerate(game.moves.table):
        family, args = game.moves.family(move), game.moves.args(move)
        places = [value if isinstance(value, int) else game.moves.domains[family][name].index(value)
                  for name, value in args.items()]
        assert list(row[:1 + len(places)]) == [getattr(game.moves.codes, family), *places]
        assert move >= getattr(game.moves.first, family)


@every_game
def test_what_is_no_move_has_no_number(game: Game) -> None:
    for family, domains in game.moves.domains.items():
        args = game.moves.args(getattr(game.moves.first, family))
        assert game.moves.number(family, {**args, "no such argument": 1}) is None
        assert game.moves.number("no such family", args) is None
        for name in domains:
            assert game.moves.number(family, {**args, name: "no such value"}) is None
            assert game.moves.number(family, {key: args[key] for key in args if key != name}) is None


def near_moves(game: Game) -> st.SearchStrategy[str]:
    """Texts made of the letters and words of the game's own moves."""
    texts = [game.notation.write(move) for move in range(len(game.moves))]
    pieces = st.sampled_from(sorted({piece for text in texts for piece in (*text.split(), *text)} | {" ", "-", "0"}))
    return st.one_of(st.text(max_size=20), st.lists(pieces, max_size=8).map("".join), st.lists(pieces).map(" ".join))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_any_text_is_a_move_or_none(game: Game) -> None:
    @given(text=near_moves(game))
    @settings(max_examples=300)
    def law(text: str) -> None:
        move = game.notation.read(text)
        if move is not None:
            plain = game.notation.write(move)
            assert "".join(plain.lower().split()) == "".join(text.lower().split())

    law()
