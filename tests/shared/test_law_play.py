"""Random games to the end: every position is sound, every number stays within what the game declares."""

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise

from hypothesis import given

import scenario
from lanai import Game
from shared.tables import (
    GAMES,
    QUICK,
    SEEDS,
    TABLES,
    Side,
    Table,
    every_game,
    every_table,
    examples,
    pick,
    players,
    seat_of,
    words,
)

MOST_BYTES = 2048     # a position is copied millions of times
SEEDS_TO_MEET_ALL = range(12)


def recount(side: Side, state) -> list[int]:
    """The scores as the view counts them from the pieces, line by line."""
    p = side.at(state)
    return [sum(line.points for line in side.game.view.breakdown(p, seat)) for seat in range(players(state))]


def are_places(ranks: Sequence[int]) -> bool:
    """1, 2, 3 ..., where some may share a place; after those the next place may be skipped or not."""
    before = 0
    for seats, place in enumerate(sorted(ranks), 1):
        if not (place == before > 0 or before < place <= seats):
            return False
        before = place
    return True


def assert_sound(side: Side, state) -> None:
    assert side.check(state) == 0
    assert side.scores(state) == recount(side, state)
    assert are_places(side.ranks(state))


def assert_legal_list(game: Game, legal: Sequence[int]) -> None:
    assert legal, "the game goes on, but nothing can be decided"
    assert len(legal) <= game.most_legal
    assert all(a < b for a, b in pairwise(legal)), "not in ascending order"
    assert legal[0] >= 0 and legal[-1] < len(game.moves)


@every_table
@given(seed=SEEDS)
@examples(4)
def test_random_games_are_sound_from_setup_to_the_end(table: Table, seed: int) -> None:
    side, chance = Side(table.game), random.Random(seed)
    state = side.blank(table, chance.choice([None, *range(table.players)]))
    side.run(state, None, words(seed, 0))
    assert_sound(side, state)
    plies = 0
    while seat_of(state) >= 0:
        legal = side.legal(state)
        assert_legal_list(table.game, legal)
        plies += 1
        assert plies <= table.game.most_plies
        side.run(state, pick(table.game, legal, chance), words(seed, plies))
        assert_sound(side, state)
        assert -1 <= seat_of(state) < table.players
    assert side.legal(state) == []


@every_table
def test_the_first_seat_is_the_one_asked_for(table: Table) -> None:
    for first in range(table.players):
        assert table.game.match(table.players, table.variant, first, seed=1).position()["first"] == first


@every_table
def test_the_same_seed_gives_the_same_game_and_another_seed_another(table: Table) -> None:
    def story(seed: int) -> tuple:
        match = table.game.match(table.players, table.variant, 0, seed)
        while not match.over and match.ply < 10:
            match.play(match.moves()[0])
        return match.position(), match.events

    assert story(1) == story(1)
    assert story(1) != story(2)


@every_game
def test_the_random_games_meet_every_family_of_moves_and_every_kind_of_event(game: Game) -> None:
    """If not, the laws are tested on less than the whole game: more seeds, or another way to pick moves. What is
    too rare for random games must at least happen in a scenario."""
    families, kinds = set(game.moves.domains), set(game.events.names)
    for table in QUICK:
        for seed in SEEDS_TO_MEET_ALL if table.name == game.name else ():
            match, chance = table.match(seed), random.Random(seed)
            while not match.over:
                move = pick(game, [move.id for move in match.moves()], chance)
                families.discard(game.moves.family(move))
                match.play(move)
            kinds -= {event.kind for event in match.events}
            if not families and not kinds:
                return
    kinds -= set(told_in_scenarios(game))
    if families or kinds:
        raise AssertionError(f"never met: {sorted(families | kinds)}")


def told_in_scenarios(game: Game) -> Iterator[str]:
    for case in scenario.cases(game.name):
        if not {"refused", "bad"} & set(case.data):
            match = scenario.start(case, case.data.get("position"))
            for text in case.data.get("play", []):
                match.play(text)
            yield from (event.kind for event in match.events)


@every_game
def test_a_position_is_small(game: Game) -> None:
    assert game.layout.size <= MOST_BYTES


def test_there_are_games_and_every_one_has_tables() -> None:
    assert GAMES
    assert {table.name for table in TABLES} == {game.name for game in GAMES}
