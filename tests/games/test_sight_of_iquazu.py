"""What a seat can know by counting, worked out by listing all that could be, against what redealing gives."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import lanai
from lanai.engine.events import Event
from lanai.games.iquazu import sight

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


def described(players: int, chance: random.Random) -> tuple[dict[str, Any], list[Cards], list[Cards], Cards]:
    """A position after a shuffle with few hidden cards, and what it was made of: by seat older and fresh cards."""
    def some(most: int) -> Cards:
        cards = [0, 0, 0]
        for _ in range(chance.randint(0, most)):
            cards[chance.randrange(3)] += 1
        return tuple(cards)

    older, fresh = [some(3) for _ in range(players)], [some(3) for _ in range(players)]
    pile, seats, gone = some(3), [], (0, 0, 0)
    for old, new in zip(older, fresh, strict=True):
        had = plus(old, new)
        paid = chance.choice(list(subsets(had, chance.randint(0, sum(had)))))
        if sum(old) == 0 or sum(new) == 0:
            paid = (0, 0, 0)   # it would have been forgotten
        surely = max(0, sum(paid) - sum(new))
        seats.append({"hand": triple(minus(had, paid)), "drawn": triple(new), "paid": triple(paid),
                      "older": chance.randint(surely, sum(map(min, paid, old)))})
        gone = plus(gone, paid)
    deck = minus((20, 20, 20), plus(plus(total(older), total(fresh)), pile))
    data = {"seats": seats, "discard": triple(plus(deck, gone)), "shuffled": triple(plus(pile, total(fresh)))}
    return data, older, fresh, pile


def possible(data: dict[str, Any], older: list[Cards], fresh: list[Cards], pile: Cards) -> set[World]:
    """Every way in which the others may have shared the older and drawn fresh cards."""
    ways: list[tuple[tuple[Cards, ...], Cards, Cards]] = [((), total(older[1:]), plus(pile, total(fresh[1:])))]
    for s in range(1, len(older)):
        seat = data["seats"][s]
        paid = tuple(map(int, seat["paid"].split("/")))
        ways = [((*hands, minus(plus(old, new), paid)), minus(old_left, old), minus(new_left, new))
                for hands, old_left, new_left in set(ways)
                for old in subsets(old_left, sum(older[s])) for new in subsets(new_left, sum(fresh[s]))
                if has(plus(old, new), paid) and sum(map(min, paid, old)) >= seat["older"]]
    return {(hands, new_left) for hands, old_left, new_left in ways if not any(old_left)}


@pytest.mark.parametrize("tries", [sight.TRIES, 0], ids=["by lot", "worked out"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_small_positions_against_all_that_could_be(players: int, tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the search for a deal that agrees has to do it alone (no tries at random)."""
    monkeypatch.setattr(sight, "TRIES", tries)
    chance, whole = random.Random(players), 0
    for _ in range(16):
        data, *made = described(players, chance)
        match = IQUAZU.match(players, first=0, seed=chance.randrange(999), position=data)
        worlds = possible(data, *made)
        got = {redealt(match, 0, n) for n in range(12)}
        assert got <= worlds, data
        if len(worlds) <= FEW:
            got |= {redealt(match, 0, n) for n in range(60 * len(worlds))}
            assert got == worlds, data
            whole += 1
    assert whole > 2


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
