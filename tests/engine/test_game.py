"""How games are found, and which options they refuse."""

import importlib
import re
import shutil
from pathlib import Path

import pytest

import lanai
import lanai.engine.game as discovery
from lanai import BadOption, Record, UnknownGame
from lanai.engine import words as texts
from lanai.engine.game import games
from lanai.engine.words import words

GAMES = Path(lanai.__file__).parent / "games"


def copy_rules(folder: Path, **constants: object) -> None:
    """Maui as a package of its own; constants of position.py can be changed."""
    shutil.copytree(GAMES / "maui", folder, ignore=shutil.ignore_patterns("__pycache__", "past"))
    for path in folder.glob("*.py"):
        text = path.read_text("utf-8").replace("from ...engine", "from lanai.engine")
        if path.name == "position.py":
            for name, value in constants.items():
                text, count = re.subn(rf"^{name} = .*$", f"{name} = {value!r}", text, flags=re.MULTILINE)
                assert count == 1
        path.write_text(text, "utf-8")


def install(folder: Path, *points: str) -> None:
    """A distribution that names games as entry points."""
    info = folder / "palms-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: palms\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[lanai.games]\n" + "\n".join(points) + "\n")
    importlib.invalidate_caches()


@pytest.fixture(scope="module")
def palm(tmp_path_factory):
    """The game "palm" of another distribution: version 2, and version 1 under past/; version 0 is broken."""
    folder = tmp_path_factory.mktemp("palms")
    home = folder / "palm_rules"
    copy_rules(home, NAME="palm", TITLE="Palm", VERSION=2)
    copy_rules(home / "past" / "1", NAME="palm", TITLE="Old Palm")
    (home / "past" / "0").mkdir()
    (home / "locales" / "en").mkdir(parents=True)
    (home / "locales" / "en" / "palm.ftl").write_text("palm-title = the palm\n")
    install(folder, "palm = palm_rules", "maui = palm_rules")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        discovery._packages.cache_clear()
        patch.setattr(texts, "_homes", list(texts._homes))
        yield lanai.game("palm")
    discovery._load.cache_clear()
    discovery._packages.cache_clear()
    words.cache_clear()


def test_games_are_found_by_their_folder():
    assert "maui" in games()
    assert set(games()) >= {path.parent.name for path in GAMES.glob("*/rules.py")}
    assert lanai.game("maui").title == "Maui"
    assert lanai.game("maui") is lanai.game("maui")


def test_the_public_door_stays_open():
    """Importing a game must not put the package lanai.games in the place of the function."""
    assert lanai.game("maui")
    assert lanai.games is games


def test_games_are_found_by_entry_point(palm):
    assert "palm" in games()
    assert (palm.name, palm.title, palm.version, palm.package) == ("palm", "Palm", 2, "palm_rules")
    match = palm.match(players=2, seed=7)
    match.play("dollars 1")
    assert Record.load(match.record().dump()).match().position() == match.position()


def test_a_game_brings_its_texts(palm):
    assert words("en")("palm-title") == "the palm"


def test_our_own_games_cannot_be_replaced(palm):
    assert games().count("maui") == 1
    assert lanai.game("maui").package == "lanai.games.maui"


def test_an_unknown_game_is_told_what_exists(palm):
    with pytest.raises(UnknownGame, match=r"'chess'.*maui.*palm"):
        lanai.game("chess")


def test_earlier_rules_are_found_by_number(palm):
    old = lanai.game("palm", 1)
    assert (old.title, old.version, old.package) == ("Old Palm", 1, "palm_rules.past.1")
    assert lanai.game("palm", 2).package == "palm_rules"
    assert lanai.game("palm").version == 2


def test_a_record_is_replayed_with_its_own_rules(palm):
    record = lanai.game("palm", 1).match(seed=7).record()
    assert record.rules == 1
    assert Record.load(record.dump()).match().game.title == "Old Palm"


@pytest.mark.parametrize("version", [3, 99, -1])
def test_rules_that_never_were_are_unknown(palm, version):
    with pytest.raises(UnknownGame, match=f"Palm has no rules of version {version}"):
        lanai.game("palm", version)


def test_broken_earlier_rules_are_not_called_unknown(palm):
    with pytest.raises(ModuleNotFoundError):
        lanai.game("palm", 0)


def test_the_current_rules_can_be_named_by_number():
    maui = lanai.game("maui")
    assert lanai.game("maui", maui.version).package == maui.package


# -- options -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 5, 0, -2, 2.5, 2.0, True, "3", [], 10**30])
def test_wrong_numbers_of_players(players):
    with pytest.raises(BadOption, match=r"Maui \(base\) is for 2, 3, 4 players"):
        lanai.game("maui").match(players=players)


@pytest.mark.parametrize("variant", ["", "Base", "tactical", "crabs+combined", None, 1, []])
def test_wrong_variants(variant):
    with pytest.raises(BadOption, match=r"Maui has no variant .*; there are base, crabs, combined"):
        lanai.game("maui").match(variant=variant)


@pytest.mark.parametrize("first", [-1, 3, 0.5, 1.0, True, "0", [], 10**30])
def test_wrong_first_seats(first):
    with pytest.raises(BadOption, match=r"first=.*: seats are 0 to 2"):
        lanai.game("maui").match(players=3, first=first)


@pytest.mark.parametrize("seed", [
    1.5, True, b"x", [], "", "a\nb", "x" * 101, 1 << 256,
    pytest.param("\ud800", id="a lone surrogate"), pytest.param(10**5000, id="endless"),
])
def test_wrong_seeds(seed):
    with pytest.raises(BadOption, match="seed"):
        lanai.game("maui").match(seed=seed)


def test_options_left_out():
    match = lanai.game("maui").match()
    assert (match.players, match.variant) == (2, "base")
    starts = {lanai.game("maui").match(players=4, seed=seed).seat for seed in range(40)}
    assert starts == {0, 1, 2, 3}   # by lot


def test_options_are_kept():
    match = lanai.game("maui").match(players=3, variant="crabs", first=2, seed=1)
    assert (match.players, match.variant, match.seat, match.position()["first"]) == (3, "crabs", 2, 2)


def test_what_a_game_says_of_itself():
    maui = lanai.game("maui")
    assert maui.players == (2, 3, 4)
    assert tuple(maui.variants) == ("base", "crabs", "combined")
    assert repr(maui) == "<Game maui>"
