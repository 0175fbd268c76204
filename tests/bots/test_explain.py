"""Reasons: they say what the advice counts, in words of every kind, and tell no secret."""

from __future__ import annotations

import random

import pytest

import lanai
from lanai.bots import ready
from lanai.bots.explain import advise, explain, hint, named, reasons_of
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


def details(game: lanai.Game, match: lanai.Match, move: lanai.Move) -> dict:
    other = match.fork()
    other.play(move)
    return reasons_of(game).details(match._p, other._p, match.seat)


def test_the_row_is_named_whose_lead_is_taken_and_from_whom() -> None:
    """As the preview tells it, which counts for itself."""
    game = lanai.game("iquazu")
    match, chance, told = game.match(3, seed=2), random.Random(4), set()
    while not match.over:
        for move in match.moves():
            if move.family == "place":
                lead, found = match.preview(move).row_leader, details(game, match, move).get("next")
                taken = lead is not None and lead.before != lead.after == match.seat
                assert (found is not None) == taken
                if found:
                    assert found.args["row"] == match.preview(move).row
                    assert found.args.get("rival") == lead.before
                    told.add(found.id)
                    text = str(named(found, ["Ann", "Bob", "Cem"]))
                    assert lead.before is None or text.endswith(["Ann", "Bob", "Cem"][lead.before])
        match.play(chance.choice(match.moves()))
    assert told == {"iquazu-reason-next-row", "iquazu-reason-next-from"}


def test_the_beach_is_named_where_a_disc_takes_the_majority() -> None:
    game = lanai.game("haleakala")
    match, told = game.match(seed=2), 0
    bot = lanai.bot("greedy")
    while not match.over:
        for move in match.moves():
            if move.family == "place":
                beach, preview = move.args["beach"], match.preview(move)
                found = details(game, match, move)
                if found.get("rival") and preview.lands is None and not preview.cards:
                    assert found["rival"].args == {"beach": beach}
                    assert preview.own > preview.other
                    told += 1
        match.play(bot.choose(match))
    assert told


def test_the_village_is_named_that_is_heated() -> None:
    game = lanai.game("eruption")
    match, bot, told = game.match(4, seed=2), lanai.bot("greedy"), 0
    while not match.over:
        for move in match.moves():
            heated = {heat.seat for heat in match.preview(move).heats if heat.seat != match.seat}
            found = details(game, match, move).get("rival_heat")
            if found:
                village = found.args["village"].id.removeprefix("eruption-")
                seats = {seat for seat, player in enumerate(match.view().table.players) if player.village == village}
                assert match.seat not in seats
                assert not heated or seats <= heated
                told += 1
        match.play(bot.choose(match))
    assert told
