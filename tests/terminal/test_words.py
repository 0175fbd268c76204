"""The story of a game and its end, as each language and each game writes them."""

from __future__ import annotations

import io
import random
import re
from functools import cache

import pytest
from rich.console import Console

import lanai
from lanai.engine.picture import plain, width
from lanai.engine.words import LANGUAGES, words
from lanai.terminal.ending import ending
from lanai.terminal.screen import Screen
from lanai.terminal.story import phrases, story

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]
TABLES = [(name, variant, counts[-1])
          for name in lanai.games() for variant, counts in lanai.game(name).variants.items()]


@cache
def over(game: str, variant: str, players: int) -> lanai.Match:
    match, chance = lanai.game(game).match(players, variant, seed=5), random.Random(5)
    while not match.over:
        match.play(chance.choice(match.moves()))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}-{table[2]}")
def test_the_end_is_a_table_that_can_be_read(table: tuple[str, str, int], lang: str) -> None:
    match = over(*table)
    lines = plain(ending(match, NAMES, words(lang))).split("\n")
    assert max(map(width, lines)) <= 80
    assert "…" not in "".join(lines)
    total = f" {words(lang)('terminal-total')} "
    totals = re.findall(r"−?\d+°?", next(line for line in lines if line.startswith(total)))
    order = sorted(range(match.players), key=lambda seat: match.ranking[seat])
    if table[0] == "eruption":   # the lowest temperature wins
        assert totals == [f"{-match.scores[seat]}°" for seat in order]
        assert not {"−", "-"} & set("".join(lines))
    else:
        assert totals == [str(match.scores[seat]).replace("-", "−") for seat in order]


def test_what_happened_to_different_players_is_parted_as_the_language_wants() -> None:
    match = over("maui", "base", 4)
    told = {lang: [plain([line]) for line in story(match, NAMES, words(lang), None)] for lang in LANGUAGES}
    parted = [line.count(";") for line in told["en"]]
    assert sum(parted) > 0
    for lang, lines in told.items():
        assert [line.count(";") for line in lines] == parted
        spaced = [re.findall(r"(\s?);(\s?)", line) for line in lines]
        assert {pair for pairs in spaced for pair in pairs} == {("\u202f" if lang == "fr" else "", " ")}


def test_no_line_begins_with_what_belongs_to_the_word_before() -> None:
    page = io.StringIO()
    for columns in range(20, 60):
        screen = Screen(words("fr"), Console(file=page, width=columns, highlight=False, markup=False, emoji=False))
        screen.say("maui-why-turn-open")
        screen.say("eruption-why-other-order", first="Pluie", second="Séisme")
    starts = {line[0] for line in page.getvalue().split("\n") if line}
    assert starts & set("vpfnl«"), "nothing was wrapped"
    assert not starts & set(" \u00a0\u202f:;!?»")


def test_what_is_said_again_and_again_is_counted():
    texts = ["draws a card", "draws a card", "heats:", "draws a card", "builds", "builds", "builds", "ends:"]
    told = phrases(texts).replace("\N{NO-BREAK SPACE}", "_")
    assert told == "draws a card_(×2), heats: draws a card, builds_(×3), ends"
