"""Every ruling of every specification, played: see tests/scenario.py."""

from __future__ import annotations

from collections import Counter

import pytest

import scenario

CASES = [case for game in scenario.found_games() for case in scenario.cases(game)]
LONGEST_FILE = 300


def marks(case: scenario.Case) -> list[pytest.MarkDecorator]:
    return [pytest.mark.xfail(reason=case.data["bug"], strict=True)] if "bug" in case.data else []


@pytest.mark.parametrize("case", [pytest.param(case, id=case.id, marks=marks(case)) for case in CASES])
def test_scenario(case: scenario.Case) -> None:
    scenario.run(case)


@pytest.mark.parametrize("game", scenario.found_games())
def test_every_ruling_has_a_scenario(game: str) -> None:
    played = {rule for case in CASES if case.game == game for rule in case.data["rules"]}
    remarks = scenario.unbreakable(game)
    stated = scenario.rulings(game)
    assert stated, "the specification states no rulings"
    assert [r for r in stated if r not in played and r not in remarks] == [], "in no scenario"
    assert sorted(played & set(remarks)) == [], "unbreakable, yet in a scenario"
    assert sorted(set(remarks) - set(stated)) == [], "unbreakable, but not in the specification"


@pytest.mark.parametrize("game", scenario.found_games())
def test_rulings_are_numbered_without_gaps(game: str) -> None:
    """Otherwise one may be written so that it is not recognized."""
    numbers: dict[str, list[int]] = {}
    for ruling in scenario.rulings(game):
        prefix, number = ruling.split("-")
        numbers.setdefault(prefix, []).append(int(number))
    for prefix, found in numbers.items():
        assert found == list(range(1, len(found) + 1)), prefix


@pytest.mark.parametrize("game", scenario.found_games())
def test_scenarios_cite_what_exists(game: str) -> None:
    known = {*scenario.rulings(game), *scenario.sections(game)}
    for case in CASES:
        if case.game == game:
            refusals = [asked["ruling"] for asked in case.data.get("why", [])]
            cited = [*case.data["rules"], *case.data.get("illegal", {}).values(), *refusals]
            assert cited, f"{case.id} cites nothing"
            assert [r for r in cited if r not in known] == [], case.id


@pytest.mark.parametrize("game", scenario.found_games())
def test_scenario_files_stay_readable(game: str) -> None:
    for path in (scenario.HERE / game).glob("*.toml"):
        assert len(path.read_text("utf-8").splitlines()) < LONGEST_FILE, path.name
    names = Counter(case.id for case in CASES if case.game == game)
    assert [name for name, count in names.items() if count > 1] == []
    for ruling, reason in scenario.unbreakable(game).items():
        assert reason.strip() and "\n" not in reason, ruling
