"""The switches of data.toml: what the rules offer can be turned, what they do not is refused."""

import importlib
import itertools
import shutil
from pathlib import Path

import pytest

import lanai
from lanai.engine.game import Game

GAMES = importlib.import_module("lanai.games")
HOME = Path(str(GAMES.__file__)).parent / "haleakala"
names = (f"haleakala_turned_{n}" for n in itertools.count())


@pytest.fixture
def turned(tmp_path, monkeypatch):
    """A copy of the game with something else in its data."""
    monkeypatch.setattr(GAMES, "__path__", [*GAMES.__path__, str(tmp_path)])

    def load(old: str, new: str) -> Game:
        name = next(names)
        shutil.copytree(HOME, tmp_path / name)
        data = (HOME / "data.toml").read_text("utf-8")
        assert data.count(old) == 1
        (tmp_path / name / "data.toml").write_text(data.replace(old, new), "utf-8")
        importlib.invalidate_caches()
        return Game(f"lanai.games.{name}")

    return load


def idle(match: lanai.Match, turns: int) -> None:
    """Turns without a card: both take a disc back, or place it where the boat is not."""
    for _ in range(turns):
        seat = match.seat
        moves = [move for move in match.moves() if move.family == "take"]
        moves = moves or [move for move in match.moves() if move.family == "place" and move.args["beach"] == 3]
        match.play(moves[0])
        match.play(match.moves()[0])
        assert match.over or match.seat != seat


def test_the_limit_of_turns_without_a_card_is_that_of_the_data(turned) -> None:
    match = turned("no_progress_limit_turns = 200", "no_progress_limit_turns = 5").match(first=0, seed=1)
    idle(match, 4)
    assert not match.over
    idle(match, 1)
    assert match.over
    assert match.ranking == [1, 1]


def test_without_a_limit_the_game_goes_on(turned) -> None:
    game = turned("no_progress_limit_turns = 200", "no_progress_limit_turns = 0")
    match = game.match(first=0, seed=1, position={"quiet": 199})
    idle(match, 4)
    assert (match.over, match.position()["quiet"]) == (False, 203)
    match = game.match(first=0, seed=1, position={"quiet": 9_999})
    idle(match, 2)
    assert (match.over, match.position()["quiet"]) == (False, 9_999)


@pytest.mark.parametrize("switch", ["action_cards_mandatory", "identical_ignores_card_back"])
def test_a_switch_that_the_rules_do_not_know_cannot_be_turned(turned, switch: str) -> None:
    data = (HOME / "data.toml").read_text("utf-8")
    line = next(line for line in data.splitlines() if line.startswith(switch))
    with pytest.raises(ValueError, match=switch):
        turned(line, line.replace("true", "false"))
