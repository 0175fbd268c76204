"""What results say, checked on results whose meaning is known."""

from __future__ import annotations

import json
import random
import re
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from lanai.arena.plan import contest
from lanai.arena.play import Result
from lanai.arena.report import html
from lanai.arena.summary import lead, share, spread, summarise
from lanai.arena.trial import verdict
from lanai.cli import lanai as command
from lanai.engine.words import words

CONTEST = contest("maui", "base", 2, ["greedy", "random"])


def result(number: int, seats: list[int], ranking: list[int], scores: list[int]) -> Result:
    won = [1 / ranking.count(1) if place == 1 else 0.0 for place in ranking]
    return Result(number, seats, ranking, won, scores, 40 + number, [20, 20 + number], "", [0.2, 0.1])


RESULTS = [
    result(0, [0, 1], [1, 2], [50, 30]), result(1, [1, 0], [2, 1], [20, 40]),
    result(2, [0, 1], [2, 1], [33, 35]), result(3, [1, 0], [1, 1], [30, 30]),
]


def test_victories_seats_and_pairs_are_counted() -> None:
    summary = summarise(CONTEST, reversed(RESULTS))
    greedy, other = summary.bots
    assert greedy.won.value == pytest.approx(2.5 / 4) and other.won.value == pytest.approx(1.5 / 4)
    assert [line.won.value for line in summary.seats] == pytest.approx([1.5 / 4, 2.5 / 4])
    assert summary.pairs[0].better.value == pytest.approx(2.5 / 4)
    assert greedy.score == pytest.approx((50 + 40 + 33 + 30) / 4)
    assert (summary.shared, summary.games, summary.length.least, summary.length.most) == (1, 4, 40, 43)
    assert (summary.margin.least, summary.margin.most) == (0, 20)
    assert greedy.rating > other.rating
    assert greedy.milliseconds == pytest.approx(1000 * (0.2 + 0.1 + 0.2 + 0.1) / (20 + 21 + 20 + 23))


def test_a_lead_is_over_those_who_did_not_win() -> None:
    def of(won: list[float], scores: list[int]) -> int:
        return lead(Result(0, [0] * len(won), [], won, scores, 0, [], "", []))

    assert of([1, 0], [50, 30]) == 20 and of([0.5, 0.5], [30, 30]) == 0
    assert of([1, 0, 1, 0], [-80, -95, -80, -95]) == 15, "partners have the same score"


def test_the_order_in_which_games_came_in_makes_no_difference() -> None:
    assert summarise(CONTEST, RESULTS) == summarise(CONTEST, RESULTS[::-1])


def test_intervals_are_wilsons() -> None:
    found = share([1.0] * 8 + [0.0] * 2)   # the textbook's 8 of 10
    assert (found.low, found.high) == (pytest.approx(0.4902, abs=1e-4), pytest.approx(0.9433, abs=1e-4))
    assert (share([]).low, share([]).high) == (0.0, 1.0)


def test_spreads_count_everything_once() -> None:
    found = spread([3, 3, 5, 100, 41])
    assert sum(found.bins) == 5 and found.bins[0] >= 2 and len(found.bins) <= 20
    assert (found.least, found.middle, found.most) == (3, 5, 100)


@pytest.mark.parametrize("chance, better", [(0.5, False), (0.55, False), (0.65, True), (0.75, True)])
def test_the_sequential_test_errs_as_seldom_as_it_promises(chance: float, better: bool) -> None:
    lots = random.Random(5)
    verdicts = [verdict(float(lots.random() < chance) for _ in range(5000)) for _ in range(400)]
    assert all(found.better is not None for found in verdicts)
    assert sum(found.better is not better for found in verdicts) <= 0.08 * len(verdicts)


def test_the_sequential_test_leaves_open_what_is_open() -> None:
    assert verdict([1.0, 0.0] * 5).better is None
    found = verdict([1.0] * 50)
    assert found.better and found.games < 25, "it stops as soon as it is sure"


def test_the_page_is_whole_and_shows_every_bot() -> None:
    page = html(summarise(CONTEST, RESULTS), words("en"))
    assert "Greedy" in page and "Random" in page and "4 games" in page
    pictures = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(pictures) == 5
    for picture in pictures:
        ElementTree.fromstring(picture)
    assert not re.search(r"https?://|<script", page), "it needs nothing else"


def test_the_command_plays_and_writes(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    files = ["--json", str(tmp_path / "a.json"), "--html", str(tmp_path / "a.html")]
    arguments = ["arena", "maui", "--bots", "greedy,random", "--games", "4", *files]
    for played_before in (False, True):
        done = CliRunner().invoke(command, arguments)
        assert done.exit_code == 0, done.output
        assert ("played before: 4" in done.output) == played_before
    assert json.loads((tmp_path / "a.json").read_text())["games"] == 4
    assert (tmp_path / "a.html").read_text().startswith("<!doctype html>")
    assert len(list((tmp_path / "lanai" / "arena").iterdir())) == 1


def test_the_command_decides(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    done = CliRunner().invoke(command, ["arena", "maui", "--bots", "greedy,random", "--games", "60", "--decide"])
    assert done.exit_code == 0 and re.search(r"Greedy is better: (\d+) of \1 games", done.output), done.output
    refused = CliRunner().invoke(command, ["arena", "maui", "--bots", "greedy", "--decide"])
    assert refused.exit_code == 2
