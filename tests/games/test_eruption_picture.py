"""Eruption in letters: never too wide, nothing missing."""

from __future__ import annotations

import random
import re
from functools import cache

from rich.cells import cell_len

import lanai
from lanai.engine.picture import SHAPES, plain, width
from lanai.engine.words import LANGUAGES, words
from lanai.games.eruption.board import CARDS
from lanai.terminal.styles import STYLES, style

ERUPTION = lanai.game("eruption")
EN = words("en")
NAMES = ["Ann", "Bartholomäus Längename der Dritte", "日本の友だちとても長い名前です", "x\x1b[31m\ny", "Eve", "Fay"]


@cache
def tables() -> list[lanai.Match]:
    """Games of every variant, at many plies."""
    found = []
    for variant, counts in ERUPTION.variants.items():
        match, chance = ERUPTION.match(counts[-1], variant, seed=counts[-1]), random.Random(1)
        while not match.over:
            if match.ply % 8 == 0 or match.view().table.phase not in ("cards", "build", "tile"):
                found.append(match.fork())
            match.play(chance.choice(match.moves()))
        found.append(match)
    return found


def picture(match: lanai.Match, reader: int | None) -> str:
    return plain(ERUPTION.picture.picture(match.view(reader), NAMES[:match.players], EN))


def test_no_line_is_wider_than_eighty_columns() -> None:
    seen = set()
    for match in tables():
        reader = match.ply % match.players if match.ply % 2 else None
        lines = picture(match, reader).split("\n")
        assert max(map(width, lines)) <= 80
        assert all(cell_len(line) == width(line) for line in lines)
        assert "\x1b" not in "".join(lines)
        assert len(lines) <= 36
        spans = ERUPTION.picture.picture(match.view(reader), NAMES[:match.players], EN)
        seen |= {span.style for line in spans for span in line}
    assert [names for names in seen if names not in STYLES and not set(names.split()) <= set(STYLES)] == []
    assert all(style(names) for names in seen if names not in ("", "zone0"))


def test_lava_flows_out_of_the_volcano_where_tiles_can_begin() -> None:
    island = [line[3:58] for line in picture(ERUPTION.match(2, seed=1), 0).split("\n")[2:20]]
    strokes = {(row, column) for row, line in enumerate(island, 1) for column, char in enumerate(line)
               if char in "/|\\"}
    # towards e6 and g6, d9 and h9, e12 and g12; a hex takes five columns
    assert strokes == {(7, 25), (7, 29), (10, 20), (10, 34), (11, 22), (11, 32)}


def test_everything_is_on_the_table() -> None:
    for match in tables():
        table, text = match.view().table, picture(match, None)
        assert f"turn {table.turn}" in text
        assert ("game over" in text) == match.over
        assert ("last turns" in text) == (table.ending != "open" and not match.over)
        for player in table.players:
            assert f"{player.temperature}°" in text
            assert SHAPES[player.seat] in text
        for spot in table.spots if table.phase in ("tile", "eruption") else ():
            assert re.search(rf"\b{spot.hex}\b", text)


def test_the_hands_are_shown_to_the_owner_and_the_partner_only() -> None:
    match = ERUPTION.match(4, "clans", 0, 1, position={"phase": "build", "villages": [{"hand": ["sinkhole"]}]})
    assert "Sinkhole" in picture(match, 0)
    assert "Sinkhole" in picture(match, 2)
    assert not any("Sinkhole" in line for line in picture(match, None).split("\n"))
    assert "Your partner" not in picture(ERUPTION.match(4), 0)


def test_every_card_of_a_hand_can_be_read_in_every_language() -> None:
    hand = [card for card in CARDS for _ in range(2)][:12]
    villages = [{"hand": hand}, {}, {"hand": hand[6:]}]
    match = ERUPTION.match(4, "clans", 0, 1, position={"phase": "discard", "villages": villages})
    for lang in LANGUAGES:
        for seat in (0, 2):
            view, say = match.view(seat), words(lang)
            lines = plain(ERUPTION.picture.picture(view, NAMES[:4], say)).split("\n")
            assert max(map(width, lines)) <= 80
            for card in (card.card for card in view.own.hand):
                assert any(say(f"eruption-card-{card}") in line for line in lines[-8:]), (lang, card)
            assert say("pages-game-eruption") in lines[0]


def test_lava_and_walls_are_where_they_lie() -> None:
    position = {"phase": "build", "board": {"e6": "L04", "e4": "L05 1"}, "walls": {"e4 ne": "stone"}}
    lines = picture(ERUPTION.match(2, "base", 0, 1, position=position), 0).split("\n")
    column = 3 + 5 * 4
    assert lines[2 + 3][column:column + 5] == "\\   #"     # line 4: the exits NW and NE, the second walled
    assert lines[2 + 4][column:column + 5] == "  |  "      # line 5: S
    assert lines[2 + 5][column:column + 5] == "  |  "      # line 6, e6: N
    assert lines[2 + 6][column:column + 5] == "    \\"     # line 7: SE
    assert lines[2 + 2][column + 5:column + 10].strip() == "f3"


def test_prompts_name_moves_that_can_be_played() -> None:
    for match in tables():
        if not match.over:
            said = EN.say(ERUPTION.picture.prompt(match.view(match.seat), match.moves()))
            named = set(re.findall(r"\(([^)]+)\)", said)) - {"undo"}
            assert named <= {move.text for move in match.moves()}, said
            assert named
