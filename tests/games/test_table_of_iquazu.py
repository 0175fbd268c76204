"""What Iquazú's players are shown agrees with the rules: payments, offers, previews, the picture in letters."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import product
from typing import Any

import pytest

import lanai
from lanai.engine.picture import SHAPES, plain, width
from lanai.engine.words import words
from lanai.terminal.ending import ending
from lanai.terminal.styles import STYLES

IQUAZU = lanai.game("iquazu")
EN = words("en")
NAMES = ["Ann", "Bartholomäus Längename der Dritte", "日本の友だちとても長い名前です", "x\x1b[31m\ny"]
COLOURS = ("white", "blue", "orange")


@cache
def tables() -> list[lanai.Match]:
    """Positions of random games with every number of players."""
    found = []
    for players in IQUAZU.players:
        match, chance = IQUAZU.match(players, seed=players), random.Random(players)
        while not match.over:
            if match.ply % 5 == 0 or match.view().table.phase in ("extra", "discard"):
                found.append(match.fork())
            match.play(chance.choice(match.moves()))
        found.append(match)
    return found


def by_the_book(colour: int, price: int, hand: tuple[int, ...], joker: bool) -> set[str]:
    """All payments of 5.3, tried out one by one."""
    found = set()
    for cards in product(*(range(held + 1) for held in hand)):
        pairs = [count for c, count in enumerate(cards) if c != colour]
        text = "pay " + "/".join(map(str, cards))
        if all(count % 2 == 0 for count in pairs) and cards[colour] + sum(pairs) // 2 == price:
            found.add(text)
        if joker and sum(cards) == price and any(pairs):
            found.add(f"{text} joker")
    return found


@pytest.mark.parametrize("joker", [False, True])
def test_payments_are_those_of_the_book(joker: bool) -> None:
    chance = random.Random(joker)
    for _ in range(40):
        hand = tuple(chance.randint(0, 5) for _ in COLOURS)
        match = IQUAZU.match(2, first=0, seed=2, position={"frame": 2, "seats": [
            {"hand": "/".join(map(str, hand)), "tiles": ["joker"] * joker}, {}]})
        able = {move.text for move in match.moves() if move.family == "place"}
        for column in match.view().table.columns:
            if column.price:
                slot = column.slots[chance.randrange(7)]
                expected = by_the_book(COLOURS.index(slot.colour), column.price, hand, joker)
                place = f"place c{column.col}s{slot.slot}"
                assert (place in able) == bool(expected), (place, hand)
                if expected:
                    fork = match.fork()
                    fork.play(place)
                    assert {move.text for move in fork.moves()} == expected


def test_offers_are_the_legal_slots_and_payments() -> None:
    for match in tables():
        if match.over:
            continue
        own, moves = match.own(match.seat), match.moves()
        legal = {(move.args["col"], move.args["slot"]) for move in moves if move.family == "place"}
        assert {(offer.col, offer.slot) for offer in own.offers if offer.legal} == legal
        assert all((offer.best is None) == (offer.ways == 0) == (offer.missing > 0) for offer in own.offers)
        paying = [move for move in moves if move.family in ("pay", "joker")]
        assert len(own.payments) == len(paying)
        for payment in own.payments:
            found = [move for move in paying if (move.family == "joker") == payment.joker
                     and move.args == {colour: getattr(payment, colour) for colour in COLOURS}]
            assert len(found) == 1
            assert payment.keeps == {colour: own.hand[colour] - getattr(payment, colour) for colour in COLOURS}
        assert own.surplus == sum(next((move.args.values() for move in moves if move.family == "discard"), []))
        hidden = sum(own.hidden.values()) + sum(own.hand.values())
        assert hidden + sum(match.view().table.discard.values()) == 60


def test_the_sensible_payment_spares_jokers_then_cards() -> None:
    match = IQUAZU.match(2, first=0, seed=2, position={
        "strips": "ABCDE", "frame": 2, "seats": [{"hand": "3/1/2", "tiles": ["joker"]}, {}]})
    best = {(offer.col, offer.slot): offer.best for offer in match.own(0).offers}
    assert (best[3, 3].white, best[3, 3].blue, best[3, 3].orange) == (2, 1, 0)     # blue, 2: keeps 1/0/2
    assert (best[3, 2].white, best[3, 2].joker) == (2, False)
    assert best[5, 3].joker                                                        # blue, 4: only with the joker


def test_previews_promise_what_happens() -> None:
    """Points of the mover and the leader of the row, after moves that reveal nothing or end in a scoring."""
    scored = 0
    for match in tables():
        seat = match.seat
        for move in ([] if match.over else match.moves()[:6]):
            fork, told = match.fork(), match.preview(move)
            before = match.scores
            fork.play(move)
            kinds = [event.kind for event in fork.events if event.ply == fork.ply]
            assert told.fills == ("column" in kinds)
            assert told.over == fork.over
            assert bool(told.drop) == ("drop" in kinds)
            if kinds.count("column") <= 1 or fork.over:
                assert fork.scores[seat] - before[seat] == told.points
                scored += told.fills
            if told.row_leader and not told.fills and move.family != "place":
                assert fork.view().table.rows[told.row - 1].leader == told.row_leader.after
    assert scored


def test_no_line_is_wider_than_eighty_columns() -> None:
    seen = set()
    for match in tables():
        reader = match.ply % match.players if match.ply % 2 else None
        picture = IQUAZU.picture.picture(match.view(reader), NAMES[:match.players], EN)
        text = plain(picture)
        assert max(width(line) for line in text.split("\n")) <= 80
        assert "\x1b" not in text
        assert len(picture) <= 40
        seen |= {span.style for line in picture for span in line}
    assert [names for names in seen if not set(names.split()) <= set(STYLES)] == []


def test_everything_is_in_the_picture() -> None:
    for match in tables():
        table = match.view().table
        text = plain(IQUAZU.picture.picture(match.view(None), list("abcd")[:match.players], EN))
        assert f"turn {table.turn} " in text or match.over
        assert ("game over" in text) == match.over
        assert f"{table.pile} in the draw pile" in text
        for row in table.rows:
            line = next(line for line in text.split("\n") if line.startswith(f" row {row.row}"))
            columns = [column for column in table.columns
                       if (column.col >= table.frame if match.over else column.state == "open")]
            shown = [slot for column in columns for slot in column.slots if slot.row == row.row]
            signs = re.findall(r"\d[WBO~●■▲◆]", line)
            assert signs == [f"{slot.slot}{sign(slot)}" for slot in shown]
            if row.leader is not None and not match.over:
                assert f"{SHAPES[row.leader]} {row.claims[0].gems}" in line.split("│")[2]
        for player in table.players:
            line = next(line for line in text.split("\n") if f" {SHAPES[player.seat]} {'abcd'[player.seat]} " in line)
            assert f"{player.score} point" in line and f"{player.held} card" in line
            assert ("water box" in line) == (table.water == player.seat and not match.over)


def sign(slot: Any) -> str:
    return "~" if slot.drop else slot.colour[0].upper() if slot.gem is None else SHAPES[slot.gem]


def test_prompts_name_moves_that_can_be_played() -> None:
    for match in tables():
        if not match.over:
            said = EN.say(IQUAZU.picture.prompt(match.view(match.seat), match.moves()))
            named = set(re.findall(r"\(([^)]+)\)", said))
            assert named and named <= {move.text for move in match.moves()}, said


def test_a_move_in_two_steps_is_played_whole_or_not_at_all() -> None:
    position = {"strips": "ABCDE", "seats": [{"hand": "0/1/2"}, {}]}
    match = IQUAZU.match(2, first=0, seed=2, position=position)
    for text in ("place c1s2 0/2/0", "place c1s2 1/0/0", "place c1s2 0/1/0 joker", "place c1s2 0/1"):
        with pytest.raises(lanai.IllegalMove):
            match.play(text)
        assert match.ply == 0
    match.play(" Place  C1 S2   0 / 1 / 0 ")
    assert match.ply == 2 and match.position()["wall"]["c1"] == ".0....."


def test_the_score_has_the_same_lines_for_every_seat() -> None:
    for match in tables():
        lines = [match.breakdown(seat) for seat in range(match.players)]
        assert len({tuple(line.what for line in seat) for seat in lines}) == 1
        assert all(EN.has(f"iquazu-{line.what}") for line in lines[0])
        if match.over:
            text = plain(ending(match, list("abcd"), EN))
            assert "column 9" in text and str(max(match.scores)) in text
