"""Bots of other people: what they get, and what happens when they do not behave."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest

import lanai
import lanai.bots.own
from lanai.bots import BotFailed, bot
from lanai.bots.own import question
from shared.tables import TABLES, Table, at_ply, ended

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
CLASS, PROGRAM = "own_bot:Bold", f"run:{sys.executable} {EXAMPLES / 'own_bot.py'}"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)


@pytest.fixture
def script(tmp_path: Path):
    """A program of these lines, as a bot."""
    made = []

    def make(text: str) -> lanai.bots.Bot:
        path = tmp_path / "bot.py"
        path.write_text(text)
        made.append(bot(f"run:{sys.executable} {path}"))
        return made[-1]

    yield make
    for one in made:
        one.close()


def test_the_example_plays_as_a_class_and_as_a_program_alike() -> None:
    matches = []
    for name in (CLASS, PROGRAM):
        match = lanai.game("maui").match(3, seed=8)
        bots = [bot(name), bot("random", 1), bot(name)]
        while not match.over:
            match.play(bots[match.seat].choose(match))
        for one in bots:
            one.close()
        matches.append(match)
    assert matches[0].check == matches[1].check
    assert matches[0].ranking[1] > 1, "sense beats chance"


def test_the_example_has_twenty_lines() -> None:
    code = [line for line in (EXAMPLES / "own_bot.py").read_text().splitlines() if line.strip()]
    assert len(code) <= 20


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_question_tells_what_the_seat_may_know_and_no_more(table: Table) -> None:
    """The same question whatever is hidden; and plain data, from which no way leads back to the match."""
    kit, chance = table.game.kit(compiled=False), random.Random(3)
    for share in (0, 40, 80):
        match = at_ply(table, 21, (ended(table, 21).ply - 1) * share // 100)
        asked = question(match)
        for deal in range(4):
            other = match.fork()
            kit.functions.redeal(other._p, match.seat, kit.rng(deal, chance.randrange(99)))
            assert question(other) == asked
        assert json.loads(json.dumps(asked)) == asked
        assert [move["text"] for move in asked["moves"]] == [move.text for move in match.moves()]


def test_events_are_told_once_and_again_after_an_undo(script) -> None:
    asked = []

    class Listener(lanai.bots.own.Own):
        def answer(self, question):
            asked.append(question)
            return question["moves"][0]["text"]

    match, listener = lanai.game("maui").match(2, first=0, seed=1), Listener("listener")
    for _ in range(6):
        match.play(listener.choose(match) if match.seat == 0 else match.moves()[0])
    told = [event for question in asked for event in question["events"]]
    last = asked[-1]["ply"]
    assert told == json.loads(json.dumps(told))
    assert len(told) == len(match.events_for(0)) - len(match.events_for(0, last + 1))
    for _ in range(6):
        match.undo()
    listener.choose(match)
    assert asked[-1]["since"] == 0 and asked[-1]["events"]


@pytest.mark.parametrize("lines, why", [
    ("pass", "ended without an answer"),
    ("print('towel')", "expected is"),
    ("print('{\"move\": \"spare 1.1\"}')", "spare 1.1.*dollars lie in a zone"),
    ("print('{\"move\": 7}')", "answered 7"),
    ("while True: print('x' * 1000, end='')", "expected is"),
])
def test_a_program_that_does_not_behave_is_named(script, lines: str, why: str) -> None:
    with pytest.raises(BotFailed, match=why):
        script(lines).choose(lanai.game("maui").match(2, seed=1))


def test_a_program_that_takes_too_long_is_ended(script, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanai.bots.own, "PATIENCE", 0.2)
    slow = script("import time; time.sleep(60)")
    with pytest.raises(BotFailed, match="took longer"):
        slow.choose(lanai.game("maui").match(2, seed=1))


def test_a_class_that_does_not_behave_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "wild_bots.py").write_text(
        "class Wild:\n    def __init__(self, seed): pass\n    def choose(self, question): return 1 / 0\n"
        "class Mute:\n    pass\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BotFailed, match="ZeroDivisionError"):
        bot("wild_bots:Wild").choose(lanai.game("maui").match(2, seed=1))
    for name in ("wild_bots:Mute", "wild_bots:Nobody", "nowhere:Bot", "run"):
        with pytest.raises(lanai.BadOption):
            bot(name)


def test_a_search_with_numbers_of_ones_own() -> None:
    match = lanai.game("maui").match(2, seed=1)
    assert bot("search:50:explore=20:depth=2", 3).choose(match).text
    for name in ("search:", "search:x", "search:10:speed=3", "search:0", "search:10:explore"):
        with pytest.raises(lanai.BadOption):
            bot(name)
