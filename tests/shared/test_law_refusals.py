"""Every legal move plays; everything else is refused with a reason and leaves no trace."""

import random
from typing import Any

import pytest
from hypothesis import given

import lanai
from lanai.engine.words import Message, Reason, words
from shared.tables import (
    KNOWN,
    LIMIT,
    SHARES,
    Table,
    bytes_of,
    decision,
    ended,
    every_table,
    everything,
    examples,
    some,
)

STANDARD = "engine-why-"     # the reasons that the engine gives for every game


def known(message: Message) -> bool:
    """Whether English has the text, and the texts filled into it."""
    return words("en").has(message.id) and all(
        known(value) for value in message.args.values() if isinstance(value, Message))


def assert_says_why(reason: Reason | None) -> None:
    """A reason names a ruling, or is one of the engine's own; and it can be read."""
    assert reason is not None
    assert reason.ruling or reason.message.id.startswith(STANDARD)
    assert known(reason.message), reason.message
    assert str(reason.message).strip()


def numbers(match: lanai.Match, seed: int) -> list[int]:
    """All moves of the game, or all legal ones and a sample of the others if there are very many."""
    legal = {move.id for move in match.moves()}
    others = [number for number in range(len(match.game.moves)) if number not in legal]
    return [*some(sorted(legal), LIMIT, seed), *some(others, LIMIT, seed)]


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(3)
def test_every_legal_move_plays_and_every_other_is_refused_without_a_trace(
        table: Table, seed: int, share: int) -> None:
    match = decision(table, seed, share)
    legal, before = {move.id for move in match.moves()}, everything(match)
    for number in numbers(match, seed):
        if number in legal:
            fork = match.fork()
            fork.play(number)
            assert fork.ply == match.ply + 1
            assert fork.history[-1].move == number
        else:
            with pytest.raises(lanai.IllegalMove) as caught:
                match.play(number)
            assert caught.value.text == match.game.notation.write(number)
            assert_says_why(Reason(caught.value.ruling, caught.value.reason))
            assert bytes_of(match) == before[0]
    assert everything(match) == before


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(3)
def test_why_answers_for_every_refused_move_and_for_no_legal_one(table: Table, seed: int, share: int) -> None:
    match = decision(table, seed, share)
    legal, before = {move.id for move in match.moves()}, everything(match)
    for number in numbers(match, seed):
        for move in (number, match.game.notation.write(number)):
            reason = match.why(move)
            if number in legal:
                assert reason is None
            else:
                assert_says_why(reason)
    assert all(match.why(move) is None for move in match.moves())
    assert everything(match) == before


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(3)
def test_why_answers_open_arguments(table: Table, seed: int, share: int) -> None:
    """With some arguments left open: None exactly if some legal move has them."""
    match = decision(table, seed, share)
    moves = [(move.family, move.args) for move in match.moves()]
    for family, domains in match.game.moves.domains.items():
        questions: list[dict[str, Any]] = [{}]
        questions += [{name: value} for name, domain in domains.items() for value in domain]
        questions += [match.game.moves.args(number) for number in some(range(len(match.game.moves)), 20, seed)
                      if match.game.moves.family(number) == family]
        for args in some(questions, 60, seed):
            some_move = any(args.items() <= had.items() for _, had in moves)
            this_family = any(name == family and args.items() <= had.items() for name, had in moves)
            for question, possible in ((args, some_move), ({"move": family, **args}, this_family)):
                reason = match.why(question)
                if possible:
                    assert reason is None, question
                else:
                    assert_says_why(reason)


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(3)
def test_why_tells_whose_turn_it_is(table: Table, seed: int, share: int) -> None:
    match = decision(table, seed, share)
    for move in match.moves()[:3]:
        for seat in range(table.players):
            reason = match.why(move, seat=seat)
            if seat == match.seat:
                assert reason is None
            else:
                assert_says_why(reason)
                assert reason == match.why({"move": move.family}, seat=seat) == match.why(move.text, seat=seat)
                assert str(match.seat + 1) in str(reason.message)   # people count from 1


@every_table
def test_nothing_can_be_played_after_the_end(table: Table) -> None:
    match = ended(table, 31).fork()
    before = everything(match)
    assert match.moves() == []
    assert match.seat == -1
    for number in some(range(len(match.game.moves)), LIMIT):
        assert_says_why(match.why(number))
        with pytest.raises(lanai.IllegalMove):
            match.play(number)
        with pytest.raises(lanai.IllegalMove):
            match.preview(number)
    assert_says_why(match.why({}))
    assert everything(match) == before


@every_table
def test_what_is_no_move_at_all_is_refused_without_a_trace(table: Table) -> None:
    match = decision(table, 32, 50)
    before, text = everything(match), match.moves()[0].text
    for nonsense in (-1, len(match.game.moves), True, None, 1.0, "", " ", "no such move", f"{text} {text}", ",",
                     f"{text}.", b"done"):
        for call in (match.play, match.preview):
            with pytest.raises(lanai.IllegalMove) as caught:
                call(nonsense)
            assert str(caught.value.reason)
    for question in ({"move": "no such family"}, {"no such argument": 1}):
        assert_says_why(match.why(question))
    assert everything(match) == before


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(3)
def test_several_moves_in_one_text_are_played_all_or_none(table: Table, seed: int, share: int) -> None:
    match, chance = decision(table, seed, share), random.Random(seed)
    before, fork, texts = everything(match), match.fork(), []
    while not fork.over and len(texts) < 4:
        texts.append(chance.choice(fork.moves()).text)
        fork.play(texts[-1])
    legal = {move.id for move in fork.moves()}
    refused = next(match.game.notation.write(n) for n in range(len(match.game.moves)) if n not in legal)
    for wrong in (refused, "no such move"):
        with pytest.raises(lanai.IllegalMove):
            match.play(", ".join([*texts, wrong]))
        assert everything(match) == before
    match.play("; ".join(texts))
    assert everything(match) == everything(fork)
