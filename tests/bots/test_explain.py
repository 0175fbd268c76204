"""Reasons: they say what the advice counts, in words of every kind, and tell no secret."""

from __future__ import annotations

import random

import pytest

import lanai
from lanai.bots import ready
from lanai.bots.explain import advise, explain, hint, reasons_of
from lanai.engine.words import words
from shared.tables import GAMES, TABLES, Table, at_ply, ended, on_one_worker

every_game = pytest.mark.parametrize("game", on_one_worker("compiled", GAMES))
REASONED = [table for table in TABLES if reasons_of(table.game)]


@pytest.mark.parametrize("table", REASONED, ids=str)
def test_reasons_add_up_to_what_the_advice_says(table: Table) -> None:
    module, said = reasons_of(table.game), words("en")
    last = ended(table, 4).ply
    for ply in range(last):
        match = at_ply(table, 4, ply)
        for seat in range(table.players):
            terms = module.reasons(match._p, seat)
            assert sum(terms.values()) == match._kit.functions.value(match._p, seat)
            assert all(said.has(f"{table.name}-reason-{term}") for term in terms)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_all_seats_at_once_are_worth_what_each_is(table: Table) -> None:
    for ply in range(ended(table, 4).ply + 1):
        match, found = at_ply(table, 4, ply), [0] * table.players
        match._kit.functions.values(match._p, found)
        assert found == [match._kit.functions.value(match._p, seat) for seat in range(table.players)]


@every_game
def test_a_hint_is_a_legal_move_with_a_reason_in_words(game: lanai.Game) -> None:
    ready.compiled(game)
    match, chance = game.match(game.players[-1], seed=3), random.Random(1)
    while not match.over:
        found = hint(match, "hoaloha", 2)
        assert found.move in [move.id for move in match.moves()]
        texts = [words("en").say(reason) for reason in found.reasons]
        assert texts and all(text and not text.startswith(f"{game.name}-reason") for text in texts)
        match.play(chance.choice(match.moves()))


@every_game
def test_what_is_hidden_has_no_say(game: lanai.Game) -> None:
    ready.compiled(game)
    kit, match = game.kit(compiled=False), game.match(seed=12)
    for n in range(8):
        told = hint(match, "hoaloha", 2)
        for deal in range(3):
            other = match.fork()
            kit.functions.redeal(other._p, match.seat, kit.rng(deal, n))
            assert hint(other, "hoaloha", 2) == told
        match.play(told.move)


def test_where_nothing_is_to_be_decided_it_says_so() -> None:
    game = lanai.game("maui")
    match, seen = game.match(seed=2), set()
    while not match.over:
        moves = match.moves()
        if len(moves) == 1:
            told = advise(game, match.seen(match.seat), match.ply, "keiki")
            seen.add(told.reasons[0].id)
        match.play(moves[0])
    assert seen == {"bot-reason-only"}


def test_plain_reasons_are_found() -> None:
    game = lanai.game("maui")
    match = game.match(2, seed=7)
    for _ in range(6):
        match.play(lanai.bot("greedy").choose(match))
    position, seat = match.seen(match.seat), match.seat

    def steps(move: lanai.Move) -> int:
        other = match.fork()
        other.play(move)
        return sum(map(points, other.view().table.beaches[seat].lines))

    def points(line) -> int:
        return line.points if line.what in ("yellow", "pink", "blue", "orange", "green") else 0

    def given(move: lanai.Move) -> list[str]:
        return [reason.id for reason in explain(game, position, match.ply, move.id)]

    moves = match.moves()
    assert {move.family for move in moves} == {"dollars", "towel"}
    assert "maui-reason-shells" in given(max(moves, key=steps))
    for move in moves:
        if move.family == "dollars":
            assert "maui-reason-dollars" in given(move)
            assert not {"maui-reason-shells", "maui-reason-towels"} & set(given(move))
