"""What a seat can know of others' cards by counting, worked out by listing all that could be, against redealing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import lanai
from lanai.engine.events import Event
from lanai.games.eruption.board import CARD_COPIES, CARDS

ERUPTION = lanai.game("eruption")
LAID = {"play": ("card",), "trade": ("card",), "discard": ("card",), "swap": ("first", "second")}
FEW = 4                 # so few possible hands must all turn up
REDEALS = 24

Hand = tuple[int, ...]


class Mind:
    """Of two players, the first, who forgets nothing: every hand the other can have."""

    def __init__(self) -> None:
        self.left = list(CARD_COPIES)                  # not discarded, nor in the own hand
        self.own, self.worlds = [0] * len(CARDS), {(0,) * len(CARDS)}

    def hear(self, event: Event) -> None:
        if event.kind == "card" and event.seat == 0:
            self.own[event.args["card"]] += 1
            self.left[event.args["card"]] -= 1
            self.worlds = {hand for hand in self.worlds if self.could_be(hand)}
        elif event.kind == "card":
            self.worlds = {more for hand in self.worlds for more in more_cards(hand, 1) if self.could_be(more)}
        elif event.kind in LAID:
            for name in LAID[event.kind]:
                self.laid(event.seat, event.args[name])
        elif event.kind == "deck":                     # the worlds are those whose deck was empty, that is all others
            self.worlds = {tuple(self.left)}
            self.left = [all_ - own for all_, own in zip(CARD_COPIES, self.own, strict=True)]

    def laid(self, seat: int, card: int) -> None:
        if seat == 0:
            self.own[card] -= 1
        else:
            self.left[card] -= 1
            self.worlds = {more_cards(hand, -1)[card] for hand in self.worlds if hand[card]}

    def could_be(self, hand: Hand) -> bool:
        return all(held <= left for held, left in zip(hand, self.left, strict=True))


def more_cards(hand: Hand, count: int) -> list[Hand]:
    return [(*hand[:card], hand[card] + count, *hand[card + 1:]) for card in range(len(CARDS))]


def bots_for(players: int) -> list[Any]:
    return [lanai.bot("random", s) for s in range(players)]


def test_redealing_agrees_with_every_card_that_two_players_can_count() -> None:
    match, bots = ERUPTION.match(2, variant="extermination", seed=0), bots_for(2)
    mind, since, sharp = Mind(), 0, 0
    while not match.over:
        for event in match.events_for(0, since):
            mind.hear(event)
        since = match.ply + 1
        found = {tuple(map(int, match.seen(0, n)[0]["hand"][1])) for n in range(REDEALS)}
        assert found <= mind.worlds, "dealt what cannot be"
        sharp += any(map(min, zip(*mind.worlds, strict=True)))
        if len(mind.worlds) <= FEW:
            assert found == mind.worlds, "never dealt what can be"
        match.play(bots[match.seat].choose(match))
    assert sharp, "there was no moment at which some card was known"


@pytest.mark.parametrize(("players", "variant"), [(3, "extermination"), (4, "clans+forecasting")])
def test_several_others_keep_together_what_they_held_when_the_deck_was_renewed(players: int, variant: str) -> None:
    """Counted from the truth: what lay in the hands of others then, less what they have laid down since."""
    match, bots, counted = ERUPTION.match(players, variant=variant, seed=0), bots_for(players), 0
    partner = {one: other for team in match.view(0).table.teams for one in team for other in team if other != one}
    others = [s for s in range(players) if s not in (0, partner.get(0))]
    hands: dict[int, Counter[int]] = {s: Counter() for s in range(players)}
    known: Counter[int] = Counter()
    since = 0
    while not match.over:
        for event in match.events_for(-1, since):
            if event.kind == "card":
                hands[event.seat][event.args["card"]] += 1
            elif event.kind == "give":
                hands[event.seat][event.args["card"]] -= 1
                hands[partner[event.seat]][event.args["card"]] += 1
            elif event.kind == "deck":
                known = sum((hands[s] for s in others), Counter())
            for name in LAID.get(event.kind, ()):
                hands[event.seat][event.args[name]] -= 1
                if event.seat in others:
                    known = known - Counter([event.args[name]])
            if event.kind == "eliminated":
                if event.seat in others:
                    known = known - hands[event.seat]
                hands[event.seat].clear()
        since = match.ply + 1
        for n in range(4 if known else 0):
            dealt = match.seen(0, n)[0]["hand"]
            together = {card: sum(int(dealt[s, card]) for s in others) for card in known}
            assert all(together[card] >= count for card, count in known.items())
            counted += 1
        match.play(bots[match.seat].choose(match))
    assert counted
