"""The table in letters: never too wide, and nothing missing."""

from __future__ import annotations

import re
from functools import cache

import pytest
from rich.cells import cell_len

import lanai
from lanai.engine.picture import SHAPES, Span, beside, centre, clean, cut, ends, left, pad, plain, right, width
from lanai.engine.words import words
from lanai.games.maui.board import CODES, PATTERNS
from lanai.terminal.styles import STYLES, style

MAUI = lanai.game("maui")
EN = words("en")
NAMES = ["Ann", "Bartholomäus Längename der Dritte", "日本の友だちとても長い名前です", "x\x1b[31m\ny"]


@cache
def tables() -> list[lanai.Match]:
    """Games with every number of players and every variant, at many plies."""
    found = []
    for variant in MAUI.variants:
        for players in MAUI.variants[variant]:
            match = MAUI.match(players, variant, seed=players)
            kind = "greedy" if (variant, players) == ("base", 2) else "random"
            bots = [lanai.bot(kind, seat) for seat in range(players)]
            while not match.over:
                if match.ply % 16 == 0 or match.view().table.phase != "action":
                    found.append(match.fork())
                match.play(bots[match.seat].choose(match))
            found.append(match)
    return found


def test_no_line_is_wider_than_eighty_columns():
    seen = set()
    for match in tables():
        reader = match.ply % match.players if match.ply % 2 else None
        picture = MAUI.picture.picture(match.view(reader), NAMES[:match.players], EN)
        assert max(width(line) for line in plain(picture).split("\n")) <= 80
        assert all(cell_len(line) == width(line) for line in plain(picture).split("\n"))
        assert "\x1b" not in plain(picture)
        assert len(picture) <= 43
        seen |= {span.style for line in picture for span in line}
    assert [names for names in seen if names not in STYLES and not set(names.split()) <= set(STYLES)] == []
    assert all(style(names) for names in seen if names)


def test_everything_is_on_the_table():
    for match in tables():
        table = match.view().table
        text = plain(MAUI.picture.picture(match.view(None), list("abcd")[:match.players], EN))
        assert f"round {table.round}" in text
        assert f"{table.bag} in the bag" in text
        assert ("last round" in text) == (table.last_round and not match.over)
        assert ("game over" in text) == match.over
        assert (f"part {table.part} of 2" in text) == (table.parts == 2)
        assert f"first player {SHAPES[table.first]}" in text
        for beach in table.beaches:
            assert f"{beach.placed}/12" in text
            assert f"${beach.dollars}" in text
            assert f"−{beach.penalties}" in text
            assert str(beach.score).replace("-", "−") in text.replace("-", "−")
            held = "".join(CODES[PATTERNS.index(t)] for t, n in beach.tokens.items() for _ in range(n))
            assert f"[{held}]" in text
            if table.variant != "crabs":
                assert f"○{beach.pearls['white']} •{beach.pearls['black']}" in text
        for row, zone in zip(table.market, table.zones, strict=True):
            assert f"│${zone} │" in text
            for slot in row:
                assert f"{slot.row}.{slot.slot}" in text
                if table.phase == "action" and slot.towel and not table.spare:
                    assert ("$" if slot.affordable else "($") + str(slot.cost) in text
                if slot.tops:
                    assert cut(MAUI.picture.heights(slot.tops), 7) in text


def test_shells_stand_on_their_squares():
    match = MAUI.match(4, "combined", seed=3, position={"beaches": [
        {"shells": {"yellow": 4}}, {"shells": {"yellow": 4}}, {"shells": {"yellow": 24}}, {"shells": {"pink": 12}}]})
    lines = plain(MAUI.picture.picture(match.view(0), list("abcd"), EN)).split("\n")
    yellow, pink = (next(line for line in lines if line.startswith(f" {code} ")) for code in "YP")
    assert yellow.split("│")[4].startswith("●■  [BB")          # two tokens wait on the ornament square after it
    assert yellow.split("│")[0].endswith("◆   ")
    assert pink.count("◆") == 1 and pink.rstrip("→").rstrip("│").endswith("◆   ")
    far = next(line for line in lines[6:] if line.startswith(" Y "))
    assert far.rstrip().endswith("▲   │")
    assert " 45" in lines[lines.index(far) - 1]


def test_beaches_show_what_lies_on_them():
    beaches = [{"towels": ["YPB@3", "GOY@-1", "YBO@1 blue>1"]}, {"towels": ["OGY@3", "YOB@5", "OBG@6"]}]
    match = MAUI.match(2, seed=5, position={"seat": 0, "ornaments": [0, 1], "beaches": beaches})
    lines = plain(MAUI.picture.picture(match.view(0), ["a", "b"], EN)).split("\n")
    rows = {line[:3].strip(): line for line in lines if line[4:5] == "│"}
    assert "~~~G−1~~~" in rows["−1"] and "~~~O−1~~~" in rows["0"]
    assert rows["1"].startswith("  1 │    Y [B] ·") and "│+3" in rows["1"]
    assert rows["3"].startswith("  3 │ Y  ·  O  · ")
    assert [rows[str(n)].split("│")[2][:2] for n in range(1, 8)] == ["+3", "+2", "+1", "+1", "+1", "+2", "+3"]
    small = lines[next(i for i, line in enumerate(lines) if line.startswith(" ~ 1 2 3")):]
    assert "G−" in small[8] and [line[0] for line in small[1:8]] == list("³²¹¹¹²³")


def test_crabs_and_umbrellas():
    beaches = [{"towels": ["YPB@3", "YPO@2", "YPG@2 crab3>3"], "crabs": {"5.2": 4},
                "umbrellas": {"4.5": "blue/green"}}, {}]
    match = MAUI.match(2, "crabs", seed=5, position={"seat": 0, "beaches": beaches})
    text = plain(MAUI.picture.picture(match.view(0), ["a", "b"], EN))
    row = {line[:3].strip(): line for line in text.split("\n") if line[4:5] == "│"}
    assert row["2"].startswith("  2 │    Y  Y  ·  · v4v")
    assert row["3"].startswith("  3 │ Y  P v3v")
    assert "B/G" in row["5"]
    assert "v−3" in text


def test_the_reader_sees_their_own_beach_large():
    match = MAUI.match(3, seed=1, first=0)
    for reader, name in ((0, "Ann"), (2, "Cleo"), (None, "Ann")):
        lines = plain(MAUI.picture.picture(match.view(reader), ["Ann", "Bob", "Cleo"], EN)).split("\n")
        heading = lines[next(i for i, line in enumerate(lines) if "╭─0─" in line) - 2]
        assert name in heading


def test_prompts_name_moves_that_can_be_played():
    for match in tables():
        if match.over:
            continue
        said = EN.say(MAUI.picture.prompt(match.view(match.seat), match.moves()))
        texts = {move.text for move in match.moves()}
        said = said.replace(" (undo)", "")
        named = {part for group in re.findall(r"\((.+?)\)", said) for part in group.split(" or ")}
        assert named and named <= texts, (said, texts)
        for move in match.moves():
            assert all(map(EN.say, MAUI.picture.effects(match.view(match.seat), move, match.preview(move))))


def test_heights():
    tops = [[], [3], [-1, 5], [0, 1], [-1, 0, 1, 2], [1, 2, 4]]
    assert [MAUI.picture.heights(t) for t in tops] == ["—", "@3", "@−1 5", "@0 1", "@−1..2", "@1 2 4"]


@pytest.mark.parametrize("text, columns, expected", [
    ("abc", 5, "abc  "), ("abcdef", 4, "abc…"), ("日本語", 4, "日… "),
])
def test_left(text, columns, expected):
    assert left(text, columns) == expected
    assert width(right(text, columns)) == width(centre(text, columns)) == columns


def test_spans():
    assert cut("abc", 0) == ""
    assert width("é́") == 1
    assert clean("a\x1b[2Jb\u202ec\nd") == "a [2Jb c d"
    assert pad([Span("ab", "x"), Span("cd")], 3) == [Span("ab", "x"), Span("…")]
    assert plain([ends([Span("a")], [Span("b")], 4)]) == "a  b"
    assert plain(beside([[[Span("a")], [Span("bcd")]], [[Span("x")]]])) == "a   x\nbcd"
