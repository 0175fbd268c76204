"""Events are told to those who may know, and everything that is said can be said in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from hypothesis import given

import lanai
from lanai.engine import words as engine_words
from lanai.engine.events import Event
from lanai.engine.match import Match
from lanai.engine.words import LANGUAGES, Message, words
from shared.tables import KNOWN, Table, ended, every_game, every_table, examples

SOURCES = Path(lanai.__file__).parent
EVERYBODY = -1


# -- events -----------------------------------------------------------------------------------------------


def rows_by_ply(match: Match) -> list[tuple[int, tuple[int, ...]]]:
    """Every row of the log with its ply, as the rules wrote it."""
    plies = enumerate([match._opening, *(ply.rows for ply in match.history)])
    return [(ply, row) for ply, rows in plies for row in rows]


def as_told(match: Match, row: tuple[int, ...], ply: int, may_know: bool) -> Event:
    names = match.game.events
    args = dict(zip(names.args[row[0]], row[3:], strict=False)) if may_know else {}
    return Event(names.names[row[0]], row[1], args, ply)


@every_table
@given(seed=KNOWN)
@examples(2)
def test_numbers_of_an_event_are_told_only_to_seats_that_may_see_them(table: Table, seed: int) -> None:
    match = ended(table, seed)
    rows = rows_by_ply(match)
    assert rows
    for reader in range(table.players):
        assert match.events_for(reader) == [as_told(match, row, ply, row[2] >> reader & 1 == 1) for ply, row in rows]
    assert match.events_for(None) == [as_told(match, row, ply, row[2] == EVERYBODY) for ply, row in rows]
    assert match.events_for(-1) == match.events == [as_told(match, row, ply, True) for ply, row in rows]
    assert match.events_for(0, since=3) == [event for event in match.events_for(0) if event.ply >= 3]


@every_table
@given(seed=KNOWN)
@examples(2)
def test_events_name_kinds_and_seats_that_exist(table: Table, seed: int) -> None:
    seats = (1 << table.players) - 1
    for _, (kind, seat, sees, *_) in rows_by_ply(ended(table, seed)):
        assert 0 <= kind < len(table.game.events.names)
        assert -1 <= seat < table.players
        assert sees == EVERYBODY or 0 <= sees <= seats


def assert_can_be_said(message: Message) -> None:
    for lang in LANGUAGES:
        assert not missing(message, lang), f"{lang} lacks {missing(message, lang)}"
        assert words(lang).say(message).strip()


def missing(message: Message, lang: str) -> list[str]:
    """Ids that a language lacks, in the message or filled into it."""
    inside = [value for value in message.args.values() if isinstance(value, Message)]
    lacking = [] if words(lang).has(message.id) else [message.id]
    return lacking + [id for part in inside for id in missing(part, lang)]


@every_table
@given(seed=KNOWN)
@examples(2)
def test_every_event_can_be_said_in_every_language_to_every_reader(table: Table, seed: int) -> None:
    match = ended(table, seed)
    said = set()
    for reader in (-1, None, *range(table.players)):
        for event in match.events_for(reader):
            if (key := repr((event.kind, event.args))) not in said:
                said.add(key)
                assert_can_be_said(table.game.text.say(event))


# -- languages --------------------------------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:   # noqa: N802 (the name the parser asks for)
        self.names.add(node.id.name)


def variables(entry: Any) -> set[str]:
    visitor = Variables()
    visitor.visit(entry)
    return visitor.names


def texts(home: Path, lang: str) -> dict[str, set[str]]:
    """The ids of a language (an attribute as id.name) with the variables of each."""
    found: dict[str, set[str]] = {}
    for path in sorted((home / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message | ftl.Term):
                name = entry.id.name
                assert name not in found, f"{path}: {name} is there twice"
                found[name] = variables(entry.value) if entry.value else set()
                found |= {f"{name}.{part.id.name}": variables(part) for part in entry.attributes}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_things_with_the_same_variables(lang: str) -> None:
    assert engine_words._homes
    for home in engine_words._homes:
        assert texts(home, lang) == texts(home, "en"), f"{home}: {lang} differs from English"


# What the typography of a language forbids in a text; a symbol of a legend stands apart, after two spaces.
FORBIDDEN = {
    "en": r"[\d}]\s%|\s…|[\"'](?=\w)|\w\'\w",
    "ru": r"[\d}] %|\S — |\s…|\w\'\w",
    "uk": r"[\d}] %|\S — |\s…|\w\'\w",
    "fr": r"\S [:;!?»%](?!\w)|« |\s…|\w\'\w",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spaces_and_marks_are_those_of_the_language(lang: str) -> None:
    found = []
    for path in sorted((engine_words.HOME / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                found += [(entry.id.name, text) for text in spoken(entry) if re.search(FORBIDDEN[lang], text)]
    assert found == []


def spoken(entry: ftl.Message) -> list[str]:
    """The texts of a message, one for each form; what is filled in shows as {}."""
    class Texts(Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_Pattern(self, node: Any) -> None:   # noqa: N802 (the name the parser asks for)
            said = (part.value if isinstance(part, ftl.TextElement) else "{}" for part in node.elements)
            self.found.append("".join(said))
            self.generic_visit(node)

    visitor = Texts()
    visitor.visit(entry)
    return visitor.found


def test_every_language_there_is_can_be_chosen() -> None:
    for home in engine_words._homes:
        assert sorted(folder.name for folder in home.iterdir() if folder.is_dir()) == sorted(LANGUAGES)


# -- ids in the sources -----------------------------------------------------------------------------------


def constants(tree: ast.AST) -> Iterator[str]:
    """Whole texts written in a source; pieces of composed ones are left out."""
    pieces = {id(piece) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for piece in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
            yield node.value


def templates(tree: ast.AST) -> Iterator[tuple[str, int, str]]:
    """Functions that compose an id from a parameter, as `def refuse(ruling, id): ... message(f"game-why-{id}")`:
    name of the function, number of the parameter, what stands before it."""
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        parameters = [arg.arg for arg in function.args.args]
        for call in [node for node in ast.walk(function) if isinstance(node, ast.Call) and node.args]:
            match call:
                case ast.Call(func=ast.Name("message"),
                              args=[ast.JoinedStr([ast.Constant(start), ast.FormattedValue(ast.Name(name))])]):
                    if name in parameters:
                        yield function.name, parameters.index(name), start


def ids_in(path: Path, start: str) -> set[str]:
    """The message ids that a source names, whole or through a function that composes them."""
    tree = ast.parse(path.read_text("utf-8"))
    found = {text for text in constants(tree) if text.startswith(start) and re.fullmatch(r"[\w-]+\w", text)}
    for name, place, before in templates(tree):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                if len(node.args) > place and isinstance(node.args[place], ast.Constant):
                    found.add(before + node.args[place].value)
    return found


def ids_below(folder: Path, start: str) -> set[str]:
    found = {id for path in sorted(folder.rglob("*.py")) for id in ids_in(path, start)}
    assert found, "no message is named in the sources: does this test still read them right?"
    return found


@every_game
def test_every_message_named_in_a_game_exists(game: lanai.Game) -> None:
    """Dynamic tests meet only the reasons that occur; this one reads those of the sources too."""
    named = ids_below(Path(str(game.view.__file__)).parent, f"{game.name}-")
    for lang in LANGUAGES:
        assert {id for id in named if not words(lang).has(id)} == set()


@every_game
def test_every_kind_of_event_has_words(game: lanai.Game) -> None:
    for lang in LANGUAGES:
        assert [kind for kind in game.events.names if not words(lang).has(f"{game.name}-event-{kind}")] == []


def test_every_message_named_in_the_engine_exists() -> None:
    named = ids_below(SOURCES / "engine", "engine-")
    for lang in LANGUAGES:
        assert {id for id in named if not words(lang).has(id)} == set()
