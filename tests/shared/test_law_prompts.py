"""What can be done and what a move will do is said in messages; and any ply can be gone back to."""

from __future__ import annotations

import pytest
from hypothesis import given

from lanai.engine.errors import BadOption
from lanai.engine.words import LANGUAGES, Message, words
from shared.tables import KNOWN, SHARES, Table, at_ply, decision, ended, every_table, examples, some

MOVES = 12   # of each position that are asked about


def said(message: Message) -> None:
    assert type(message) is Message
    for lang in LANGUAGES:
        assert words(lang).say(message).strip() not in ("", message.id)


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(4)
def test_prompts_and_effects_are_messages(table: Table, seed: int, share: int) -> None:
    match = decision(table, seed, share)
    view, moves = match.view(match.seat), match.moves()
    said(table.game.picture.prompt(view, moves))
    for move in some(moves, MOVES, seed):
        effects = table.game.picture.effects(view, move, match.preview(move))
        assert isinstance(effects, list) and effects
        for effect in effects:
            said(effect)


@every_table
def test_a_match_can_be_seen_as_it_stood_at_any_ply(table: Table) -> None:
    match = ended(table, 1)
    before = match.record()
    for ply in {0, 1, match.ply // 2, match.ply}:
        then, again = match.at(ply), at_ply(table, 1, ply)
        assert (then.ply, then.position(), then.check) == (again.ply, again.position(), again.check)
        assert then.events == again.events
    for ply in (-1, match.ply + 1, True):
        with pytest.raises(BadOption):
            match.at(ply)
    assert match.record() == before
