"""Scenarios: what the rules say, as readable cases in tests/scenarios/<game>/*.toml.

A file is a list of `[[case]]` tables. Every case has a `name` and a list `rules` of the rulings, worked
examples or sections of docs/rules/<game>.md it stands for. A match is made, moves are played, then things
are compared:

    players, variant, seed, first   the match; seed 1, first 0 unless told, first = "lot" leaves it to chance
    position                        where it starts, as the game reads positions; without it, after setup
    like = "..."                    a position of fixtures.toml, to which `position` adds
    refused = "players"             there is no such match: BadOption, with this text in it; nothing is played
    bad = "dollars"                 there is no such position: BadPosition, its field starts like this
    preview = { "..." = {...} }     what a move promises, before anything is played
    play = ["...", "..."]           each entry goes through match.play
    after = {...}                   of match.position()
    view = {...}                    of what a spectator is shown
    legal = ["..."]                 exactly these moves are legal then
    legal_of.towel = ["..."]        exactly these of that family
    illegal = { "..." = "M-5" }     refused by that ruling, and nothing changes
    why = [{ ask = { row = 1 }, ruling = "M-1" }]   the same for a move with open arguments
    events = [{ kind = "step", args = {...} }]      told in this order by the last entry of play (or by setup)
    no_events = ["ornament"]        kinds it does not tell of, or tables like those of `events`
    scores, ranking, seat           of the match; seat is -1 when it is over
    rereads = false                 the position cannot be written down and read back; normally that is tried
    bug = "..."                     known to fail, and why: the case tells how it should be

Expected tables name what matters: other keys are not compared, so {} is anything. Lists are compared as a
whole, item by item. A number against a list or table is its length; a list against a table lists its values
in any order. "none" is null, here and in positions; an item "? x 3" of a list is three items "?"; a "?" in an
expected text is any text.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import lanai

HERE = Path(__file__).parent / "scenarios"
SPECS = Path(__file__).parent.parent / "docs" / "rules"
UNBREAKABLE = "unbreakable.toml"
FIXTURES = "fixtures.toml"
KEYS = {
    "name", "like", "rules", "players", "variant", "seed", "first", "position", "refused", "bad", "preview", "play",
    "after", "view", "legal", "legal_of", "illegal", "why", "events", "no_events", "scores", "ranking",
    "seat", "rereads", "bug",
}

RULING = re.compile(r"\*\*([A-Z]+-\d+)(?: [^*\n]*)?\*\*")       # **M-12** and **W-5 Market.**
REPEATED = re.compile(r"(.+) x (\d+)")
SECTION = re.compile(r"^#+ (\d+(?:\.\d+)*)\.? ", re.MULTILINE)


class Case(NamedTuple):
    """One case and where it stands."""

    game: str
    file: str
    data: dict[str, Any]

    @property
    def id(self) -> str:
        return f"{self.game}/{self.file}/{self.data['name']}"


# -- finding ----------------------------------------------------------------------------------------------


def found_games() -> list[str]:
    return sorted(path.name for path in HERE.iterdir() if any(path.glob("*.toml")))


def cases(game: str) -> Iterator[Case]:
    for path in sorted((HERE / game).glob("*.toml")):
        if path.name not in (UNBREAKABLE, FIXTURES):
            data = tomllib.loads(path.read_text("utf-8"))
            assert set(data) == {"case"}, f"{path}: only [[case]] tables"
            for case in data["case"]:
                odd = {"name", "rules"} - set(case) | set(case) - KEYS
                assert not odd, f"{path}: {case.get('name')}: {odd}"
                yield Case(game, path.stem, with_fixture(game, plain(case)))


def with_fixture(game: str, case: dict[str, Any]) -> dict[str, Any]:
    """The case with its whole position: tables of both are joined, all else is taken from the case."""
    if "like" not in case:
        return case
    fixture = plain(tomllib.loads((HERE / game / FIXTURES).read_text("utf-8")))[case["like"]]
    own = case.get("position", {})
    joined = {key: fixture[key] | own[key] for key in set(fixture) & set(own) if isinstance(fixture[key], dict)}
    return case | {"position": fixture | own | joined}


def unbreakable(game: str) -> dict[str, str]:
    """The rulings no code can break, with the reason."""
    path = HERE / game / UNBREAKABLE
    return tomllib.loads(path.read_text("utf-8"))["unbreakable"] if path.exists() else {}


def rulings(game: str) -> list[str]:
    """The rulings and worked examples of the game's specification, in its order."""
    return RULING.findall((SPECS / f"{game}.md").read_text("utf-8"))


def sections(game: str) -> set[str]:
    return set(SECTION.findall((SPECS / f"{game}.md").read_text("utf-8")))


def plain(data: Any) -> Any:
    """Read the shorthands: TOML has no null, and lists can be long."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    if isinstance(data, list):
        return [plain(same) for item in data for same in repeated(item)]
    return None if data == "none" else data


def repeated(item: Any) -> list[Any]:
    found = REPEATED.fullmatch(item) if isinstance(item, str) else None
    return [found[1]] * int(found[2]) if found else [item]


# -- running ----------------------------------------------------------------------------------------------


def run(case: Case) -> None:
    data = case.data
    if "refused" in data:
        with pytest.raises(lanai.BadOption, match=re.escape(data["refused"])):
            start(case, data.get("position"))
        return
    if "bad" in data:
        with pytest.raises(lanai.BadPosition) as caught:
            start(case, data["position"])
        assert caught.value.field.startswith(data["bad"]), f"blames {caught.value.field!r}: {caught.value}"
        return
    match = start(case, data.get("position"))
    reread(case, match)
    for text, promised in data.get("preview", {}).items():
        compare(f"preview of {text}", promised, msgspec.to_builtins(match.preview(text)))
    since = 0
    for text in data.get("play", []):
        since = match.ply + 1
        match.play(text)
        reread(case, match)
    compare_all(data, match, since)


def start(case: Case, position: Mapping[str, Any] | None) -> lanai.Match:
    data = case.data
    first = data.get("first", 0)
    return lanai.game(case.game).match(
        players=data.get("players"), variant=data.get("variant", "base"), seed=data.get("seed", 1),
        first=None if first == "lot" else first, position=position)


def reread(case: Case, match: lanai.Match) -> None:
    """A position that was reached is sound, and the same when written down and read back."""
    assert match.over or match.moves(), "nothing is legal"
    if case.data.get("rereads", True):
        kit = match.game.kit(compiled=False)
        assert kit.functions.check(kit.at(match.seen(0))) == 0, "the position is not sound"
        again = start(case, match.position())
        assert again.position() == match.position()
        assert texts(again) == texts(match)
        assert again.view().table == match.view().table


def texts(match: lanai.Match, family: str | None = None) -> list[str]:
    return [move.text for move in match.moves() if family in (None, move.family)]


def compare_all(data: Mapping[str, Any], match: lanai.Match, since: int) -> None:
    compare("after", data.get("after", {}), match.position())
    if "view" in data:
        compare("view", data["view"], msgspec.to_builtins(match.view().table))
    if "legal" in data:
        assert sorted(texts(match)) == sorted(data["legal"])
    for family, expected in data.get("legal_of", {}).items():
        assert family in match.game.moves.domains, f"no moves are called {family!r}"
        assert sorted(texts(match, family)) == sorted(expected), family
    for text, ruling in data.get("illegal", {}).items():
        refuses(match, text, ruling)
    for asked in data.get("why", []):
        reason = match.why(asked["ask"])
        assert reason is not None and reason.ruling == asked["ruling"], f"{asked['ask']}: {reason}"
    told = [event for event in match.events if event.ply >= since]
    compare_events(data.get("events", []), told)
    for event in data.get("no_events", []):
        absent = {"kind": event} if isinstance(event, str) else event
        assert absent["kind"] in match.game.events.names, f"no events are called {absent['kind']!r}"
        assert all(difference("", absent, msgspec.to_builtins(one)) for one in told), f"told: {event}"
    for what in ("scores", "ranking", "seat"):
        if what in data:
            assert getattr(match, what) == data[what], what


def refuses(match: lanai.Match, text: str, ruling: str) -> None:
    before, ply = match.position(), match.ply
    parts = list(match.game.notation.sequence(text))
    with pytest.raises(lanai.IllegalMove) as caught:
        match.play(text)
    assert caught.value.ruling == ruling, f"{text}: {caught.value}"
    assert (match.position(), match.ply) == (before, ply), f"{text}: refused, but something changed"
    if len(parts) == 1:
        reason = match.why(text)
        assert reason is not None and reason.ruling == ruling, f"{text}: {reason}"


def compare_events(expected: list[Any], told: list[Any]) -> None:
    """The expected ones occur in this order; others may stand between them."""
    waiting = list(expected)
    for event in told:
        if waiting and not difference("", waiting[0], msgspec.to_builtins(event)):
            waiting.pop(0)
    assert not waiting, f"not told: {waiting[0]} in " + "\n".join(map(str, told))


def compare(where: str, expected: Any, found: Any) -> None:
    assert not (said := difference(where, expected, found)), said


def difference(where: str, expected: Any, found: Any) -> str:
    """What is not as expected, or nothing."""
    if isinstance(expected, dict) and isinstance(found, dict):
        told = (difference(f"{where}.{key}", expected[key], found.get(key, f"no {key}")) for key in expected)
        return next(filter(None, told), "")
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = zip(expected, found, strict=True)
        told = (difference(f"{where}[{i}]", *pair) for i, pair in enumerate(pairs))
        return next(filter(None, told), "")
    if isinstance(expected, list) and isinstance(found, dict):
        return difference(f"{where} (values)", sorted(expected), sorted(found.values()))
    if isinstance(expected, int) and isinstance(found, list | dict):
        return difference(f"{where} (length)", expected, len(found))
    if isinstance(expected, str) and isinstance(found, str):
        if re.fullmatch(re.escape(expected).replace(r"\?", ".+"), found):
            return ""
    elif type(expected) is type(found) and expected == found:
        return ""
    return f"{where}: expected {expected!r}, found {found!r}"
