"""Haleakalā in letters: never too wide, and nothing missing."""

from __future__ import annotations

import re
from functools import cache

import lanai
from lanai.engine.picture import SHAPES, plain, width
from lanai.engine.words import words
from lanai.terminal.reading import open_arguments
from lanai.terminal.styles import STYLES, style

GAME = lanai.game("haleakala")
EN = words("en")
NAMES = ["Bartholomäus Längename der Dritte", "日本の友だちとても長い名前です"]


@cache
def tables() -> list[lanai.Match]:
    """Games of both variants at many plies, and every phase."""
    found = []
    for variant in GAME.variants:
        match, phases = GAME.match(2, variant, seed=7), set()
        bots = [lanai.bot("greedy", 1), lanai.bot("random", 2)]
        while not match.over:
            phase = match.view().table.phase
            if match.ply % 16 == 0 or phase not in phases:
                phases.add(phase)
                found.append(match.fork())
            match.play(bots[match.seat].choose(match))
        found.append(match)
    return found


def drawn(match: lanai.Match, reader: int | None = None) -> list[str]:
    return plain(GAME.picture.picture(match.view(reader), ["Ann", "Bob"], EN)).split("\n")


def test_no_line_is_wider_than_eighty_columns():
    seen = set()
    for match in tables():
        picture = GAME.picture.picture(match.view(match.ply % 2), NAMES, EN)
        assert max(width(line) for line in plain(picture).split("\n")) <= 80
        assert len(picture) <= 43
        seen |= {span.style for line in picture for span in line}
    assert [names for names in seen if names not in STYLES and not set(names.split()) <= set(STYLES)] == []
    assert all(style(names) for names in seen if names)


def test_everything_is_on_the_table():
    for match in tables():
        table, text = match.view().table, "\n".join(drawn(match))
        assert f"round {table.round} of 2" in text
        assert f"first player {SHAPES[table.first]}" in text
        assert ("game over" in text) == match.over
        assert "*" * table.lava_supply + "·" * (4 - table.lava_supply) in text
        for segment in table.segments:
            assert f"B{segment.segment}" in text
            assert " : ".join(map(str, segment.sums)) in text
            assert f"C{segment.segment}  " + " *" * segment.lava in text
            assert all(f"{space}!" in text for space in segment.threatened)
        assert text.count(r"\_|_/") == 1
        assert sum(text.count(f"[{SHAPES[s]}]") for s in (0, 1)) == len(table.statues) + 1   # one in the legend
        for player in table.players:
            assert f"statues {player.statues}" in text
            assert f"shells {player.shells}" in text
            assert f"baskets {player.baskets}  butterflies {player.butterflies}" in text
            assert f"{SHAPES[player.seat]}☖" in text
            assert str(player.score if match.over else player.banked) in text


def test_the_island_lies_as_it_is_described():
    match = GAME.match(2, seed=1, first=0, position={
        "boat": 1, "lava": [0, 0, 2, 0, 0, 0], "statues": {"M2": 0, "F2": 1, "P5": 1},
        "slots": [["?", "?"]] * 3 + [["statue", "fish(1,2)"]] + [["?", "?"]] * 2,
        "seats": [{"discs": ["1@3", "4@3"], "shaman": "F2", "cards": ["butterflies"]}, {"discs": ["3@3"]}]})
    lines = drawn(match, 0)
    top, bottom = (next(i for i, line in enumerate(lines) if line.startswith(corner)) for corner in "╭╰")
    assert re.findall(r"\d", lines[top]) == ["5", "0", "1"]
    assert re.findall(r"\d", lines[bottom])[:3] == ["4", "3", "2"]
    cells = [line.split("│")[1:4] for line in lines[top + 1:bottom] if line.startswith("│")]
    assert r"\_|_/" in cells[1][2]
    assert cells[4][0].startswith(" P5  [■]")
    assert cells[8][2].rstrip() == " C2   * *"
    assert cells[9][2].startswith(" M2! [●]")
    assert cells[10][2].startswith(" F2! [■]  ●☖")
    assert cells[12][1].startswith(" B3         ") and cells[12][1].endswith("5 : 3 ")
    assert cells[13][1].rstrip() == " ●14 ■3"
    assert cells[14][1].startswith("~~ 2→●■ ~~")
    assert cells[15][1].split() == ["statue", "fish", "1·2"]
    assert any("Butterflies" in line and line.rstrip().endswith("●") for line in lines)


def test_prompts_name_moves_that_can_be_played():
    phases = set()
    for match in tables():
        if match.over:
            continue
        view, texts = match.view(match.seat), {move.text for move in match.moves()}
        said = EN.say(GAME.picture.prompt(view, match.moves()))
        named = {part for part in re.findall(r"\((\S+?)\)", said) if part in texts}
        assert named, (said, texts)
        phases.add(view.table.phase)
        for move in match.moves():
            effects = GAME.picture.effects(view, move, match.preview(move))
            assert effects and all(EN.say(effect).strip() for effect in effects), move.text
    assert {"action", "shaman", "card", "buy"} <= phases


def test_what_is_typed_but_cannot_be_played_is_understood():
    for text, args in {"M3": {"move": "shaman", "space": "M3"}, "-4": {"move": "take", "disc": 4},
                       "2@0!": {"move": "invoke", "disc": 2, "beach": 0}, "~": {"move": "sail"},
                       "$-": {"move": "keep"}, "0>5": {"move": "priestess", "origin": 0, "target": 5}}.items():
        assert open_arguments(GAME, text) == args
    for text in ("Q3", "9@9", "$gold"):
        assert open_arguments(GAME, text) is None
