"""What a seat can know by counting, worked out by listing all that could be, against what redealing gives."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import lanai
from lanai.engine.events import Event
from lanai.games.iquazu import cards, sight, soundness

IQUAZU = lanai.game("iquazu")
COLOURS = ("white", "blue", "orange")
FEW = 8                 # so few possibilities must all turn up
LIMIT = 30_000          # so many are too many to go on with

Cards = tuple[int, ...]
World = tuple[tuple[Cards, ...], Cards]     # the hands of the others, the draw pile


def subsets(cards: Cards, count: int) -> Iterator[Cards]:
    for white in range(min(count, cards[0]) + 1):
        for blue in range(min(count - white, cards[1]) + 1):
            if count - white - blue <= cards[2]:
                yield white, blue, count - white - blue


def plus(a: Cards, b: Cards) -> Cards:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def minus(a: Cards, b: Cards) -> Cards:
    return tuple(x - y for x, y in zip(a, b, strict=True))


def has(cards: Cards, part: Cards) -> bool:
    return min(minus(cards, part)) >= 0


def total(cards: list[Cards]) -> Cards:
    return tuple(map(sum, zip(*cards, strict=True)))


def triple(cards: Cards) -> str:
    return "/".join(map(str, cards))


def colours_of(grid: Any, s: int) -> Cards:
    return tuple(grid[s, c] for c in range(3))


class Mind:
    """A seat that forgets nothing: every world that agrees with the events it was told."""

    def __init__(self, match: lanai.Match, seat: int) -> None:
        self.seat, self.others = seat, [s for s in range(match.players) if s != seat]
        table, own = match.view(seat).table, tuple(match.own(seat).hand.values())
        self.discard: Cards = tuple(table.discard.values())
        self.worlds: set[World] = {((), minus((20, 20, 20), plus(own, self.discard)))}
        for s in self.others:
            self.worlds = {((*hands, hand), minus(pile, hand)) for hands, pile in self.worlds
                           for hand in subsets(pile, table.players[s].held)}

    def hear(self, event: Event) -> None:
        cards = tuple(event.args.get(colour, 0) for colour in COLOURS)
        mine = event.seat == self.seat
        i = 0 if mine or event.seat < 0 else self.others.index(event.seat)
        if event.kind == "cards" and mine:
            self.worlds = {(hands, minus(pile, cards)) for hands, pile in self.worlds if has(pile, cards)}
        elif event.kind == "cards":
            assert event.args == {}, "somebody else's cards were told"
        elif event.kind == "draw" and not mine:
            self.worlds = {((*hands[:i], plus(hands[i], drawn), *hands[i + 1:]), minus(pile, drawn))
                           for hands, pile in self.worlds for drawn in subsets(pile, event.args["count"])}
        elif event.kind in ("pay", "discard"):
            self.discard = plus(self.discard, cards)
            if not mine:
                self.worlds = {((*hands[:i], minus(hands[i], cards), *hands[i + 1:]), pile)
                               for hands, pile in self.worlds if has(hands[i], cards)}
        elif event.kind == "shuffle":
            assert all(not any(pile) for _, pile in self.worlds)
            self.worlds = {(hands, self.discard) for hands, _ in self.worlds}
            self.discard = (0, 0, 0)


def redealt(match: lanai.Match, seat: int, seed: int) -> World:
    p = IQUAZU.layout.view(match.seen(seat, seed))
    pile = [p.pile[i] - 1 for i in range(p.pile_left)]
    hands = tuple(colours_of(p.hand, s) for s in range(match.players) if s != seat)
    return hands, tuple(pile.count(c) for c in range(3))


def minds_and_moments(players: int, seed: int) -> Iterator[tuple[lanai.Match, Mind, int]]:
    """A random game with much drawing and paying: match, mind of seat 0, shuffles so far, after every move."""
    match, chance = IQUAZU.match(players, first=0, seed=seed), random.Random(seed)
    mind, shuffles = Mind(match, 0), 0
    while not match.over and len(mind.worlds) < LIMIT:
        moves = match.moves()
        family = chance.choice(sorted({move.family for move in moves}))
        match.play(chance.choice([move for move in moves if move.family == family]))
        for event in match.events_for(0, since=match.ply):
            mind.hear(event)
            shuffles += event.kind == "shuffle"
        yield match, mind, shuffles


@pytest.mark.parametrize("seed", range(2))
def test_two_players_know_exactly_what_counting_tells(seed: int) -> None:
    few = 0
    for match, mind, shuffles in minds_and_moments(2, seed):
        assert {redealt(match, 0, n) for n in range(3)} <= mind.worlds, f"ply {match.ply}"
        if shuffles and len(mind.worlds) <= FEW and match.view().table.phase != "pay":
            few += 1
            assert {redealt(match, 0, n) for n in range(40 * len(mind.worlds))} == mind.worlds, f"ply {match.ply}"
    assert shuffles


def test_with_an_empty_pile_two_players_know_everything() -> None:
    met = 0
    for seed in range(3):
        for match, mind, shuffles in minds_and_moments(2, seed):
            if shuffles and match.view().table.pile == 0:
                met += 1
                p = match._p
                truth = ((colours_of(p.hand, 1),), (0, 0, 0))
                assert mind.worlds == {truth}
                assert {redealt(match, 0, n) for n in range(5)} == {truth}
    assert met


@pytest.mark.parametrize("seed", range(2))
def test_before_a_shuffle_three_players_know_exactly_what_counting_tells(seed: int) -> None:
    for match, mind, shuffles in minds_and_moments(3, seed):
        if shuffles:
            return
        assert {redealt(match, 0, n) for n in range(3)} <= mind.worlds


# -- small positions after a shuffle ----------------------------------------------------------------------


class Story:
    """What everybody saw of a seat since the shuffle: how many cards it held then, has drawn, what it has paid; and
    how that stood at each payment."""

    def __init__(self, older: Cards) -> None:
        self.older, self.drawn = sum(older), 0
        self.paid: Cards = (0, 0, 0)
        self.moments: list[tuple[int, Cards]] = []

    def pay(self, cards: Cards) -> None:
        self.paid = plus(self.paid, cards)
        self.moments.append((self.drawn, self.paid))

    def allows(self, older: Cards) -> bool:
        """Whether these can have been the older cards: of the drawn ones there were enough for the rest in time."""
        return all(sum(max(0, n) for n in minus(paid, older)) <= drawn for drawn, paid in self.moments)


class Shuffled:
    """A match whose discard pile has just been shuffled, and what was seen since. The pile's start comes first."""

    def __init__(self, older: list[Cards], pile: str) -> None:
        self.older, self.stories = older, [Story(held) for held in older]
        self.pile: Cards = tuple(map(pile.count, "WBO"))
        self.match = IQUAZU.match(len(older), first=0, seed=1, position={
            "seats": [{"hand": triple(held), "drawn": "0/0/0"} for held in older], "pile": list(pile),
            "shuffled": triple(self.pile), "discard": triple(minus((20, 20, 20), plus(total(older), self.pile)))})
        self.p = self.match._p

    def draw(self, seat: int, count: int) -> None:
        self.p.seat, chance, log = seat, np.ones(4, np.int64), np.zeros((99, 7), np.int64)
        cards.draw_cards(self.p, count, memoryview(chance), memoryview(log))   # type: ignore[arg-type]
        self.stories[seat].drawn += count

    def pay(self, seat: int, paid: Cards) -> None:
        self.p.seat = seat
        cards.spend(self.p, *paid)
        self.stories[seat].pay(paid)

    def worlds(self) -> set[World]:
        """All that can be for seat 0, whose turn it is now."""
        self.p.seat = 0
        drawn = minus(plus(colours_of(self.p.hand, 0), self.stories[0].paid), self.older[0])
        return possible(self.stories, total(self.older[1:]), minus(self.pile, drawn))


def shuffled_lately(players: int, chance: random.Random) -> Shuffled:
    """Few hidden cards, some of them drawn and paid since the shuffle."""
    def some(most: int) -> Cards:
        return tuple(map([chance.randrange(3) for _ in range(chance.randint(0, most))].count, range(3)))

    played = Shuffled([some(4) for _ in range(players)], "".join(chance.choices("WBO", k=chance.randint(0, 9))))
    for _ in range(10):
        seat = chance.randrange(players)
        if chance.random() < 0.4 and played.p.pile_left:
            played.draw(seat, 1)
        elif held := played.p.held[seat]:
            ways = subsets(colours_of(played.p.hand, seat), chance.randint(1, min(3, held)))
            played.pay(seat, chance.choice(list(ways)))
    return played


def possible(stories: list[Story], older: Cards, fresh: Cards) -> set[World]:
    """Every way in which the others may have shared the older and drawn fresh cards."""
    ways: set[tuple[tuple[Cards, ...], Cards, Cards]] = {((), older, fresh)}
    for story in stories[1:]:
        ways = {((*hands, minus(plus(old, new), story.paid)), minus(old_left, old), minus(new_left, new))
                for hands, old_left, new_left in ways for old in subsets(old_left, story.older) if story.allows(old)
                for new in subsets(new_left, story.drawn) if has(plus(old, new), story.paid)}
    return {(hands, new_left) for hands, old_left, new_left in ways if not any(old_left)}


@pytest.mark.parametrize("tries", [sight.TRIES, 0], ids=["by lot", "worked out"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_small_positions_against_all_that_could_be(players: int, tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the search for a deal that agrees has to do it alone (no tries at random)."""
    monkeypatch.setattr(sight, "TRIES", tries)
    chance, whole = random.Random(players), 0
    for i in range(60):
        played = shuffled_lately(players, chance)
        worlds = played.worlds()
        assert soundness.check(played.p) == 0
        got = {redealt(played.match, 0, n) for n in range(12)}
        assert got <= worlds, i
        if len(worlds) <= FEW:
            got |= {redealt(played.match, 0, n) for n in range(60 * len(worlds))}
            assert got == worlds, i
            whole += 1
    assert whole > 2


@pytest.mark.parametrize("tries", [sight.TRIES, 0], ids=["by lot", "worked out"])
def test_cards_drawn_later_cannot_have_been_paid_before(tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one fresh card seat 1 paid three white ones, so it held two of them at least, whatever it drew later."""
    monkeypatch.setattr(sight, "TRIES", tries)
    played = Shuffled([(0, 0, 0), (3, 0, 3), (3, 0, 3)], "BWWWO")
    played.draw(1, 1)
    played.pay(1, (3, 0, 0))
    played.draw(1, 4)
    played.pay(1, (0, 0, 3))
    assert played.worlds() == {(((white, 1, 4 - white), (6 - white, 0, white)), (0, 0, 0)) for white in (2, 3, 4)}
    assert {redealt(played.match, 0, n) for n in range(200)} == played.worlds()


@pytest.mark.parametrize("players", [2, 3])
def test_small_positions_are_described_with_all_that_is_known(players: int) -> None:
    chance, known = random.Random(players), 0
    for _ in range(40):
        played = shuffled_lately(players, chance)
        position = played.match.position()
        again = IQUAZU.match(players, first=0, position=position)
        assert again.position() == position
        sets = [(s, colours) for s in range(players) for colours in range(1, 7)]
        assert [again._p.older[at] for at in sets] == [played.p.older[at] for at in sets]
        known += any(seat.get("older") for seat in position["seats"])
    assert known


@pytest.mark.parametrize("tiles, cards", [([], "0/0/5"), ([], "2/2/3"), (["joker"], "2/2/1")])
def test_who_has_chosen_a_slot_can_pay_for_it(tiles: list[str], cards: str) -> None:
    """For all that the other knows: five orange cards, or pairs for them, or any five with a joker."""
    match = IQUAZU.match(2, first=0, seed=5, position={
        "strips": "ABCDE", "frame": 2, "phase": "pay", "chosen": "c6s2",
        "seats": [{"hand": cards, "tiles": tiles}, {}]})
    pool = minus((20, 20, 20), tuple(match.own(1).hand.values()))
    hands = {hand for hand in subsets(pool, sum(map(int, cards.split("/"))))
             if hand[2] + hand[0] // 2 + hand[1] // 2 >= 5 or (tiles and sum(hand) >= 5)}
    assert {redealt(match, 1, n)[0][0] for n in range(500)} == hands


def test_the_opponent_never_sees_what_is_drawn() -> None:
    match = IQUAZU.match(2, first=0, seed=3)
    match.play("draw")
    told = {reader: [event.args for event in match.events_for(reader, since=1) if event.kind == "cards"]
            for reader in (None, 0, 1)}
    assert told[None] == told[1] == [{}]
    assert sum(told[0][0].values()) == 4
    assert match.view(1).own.hand != match.view(0).own.hand
    assert match.view(None).own is None
