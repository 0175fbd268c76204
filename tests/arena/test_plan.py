"""Which games an arena plays: every deal from every seat, everybody beside everybody, the same ones each time."""

from __future__ import annotations

from collections import Counter

import pytest

import lanai
from lanai.arena.plan import contest, seatings, task


@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_and_deals_are_balanced(bots: int, players: int) -> None:
    names = ["random", "greedy", "keiki", "malihini", "hoaloha"][:bots]
    found = contest("maui", "base", players, names)
    tasks = [task(found, n) for n in range(len(seatings(bots, players)) * players)]
    for deal in {one.seed for one in tasks}:   # the same deal with the seats turned
        turned = [one.seats for one in tasks if one.seed == deal]
        assert len(turned) == players
        for seat in range(players):
            assert Counter(seats[seat] for seats in turned) == Counter(turned[0])
    for seat in range(players):
        seated = Counter(one.seats[seat] for one in tasks)
        assert len(seated) == bots and len(set(seated.values())) == 1, "a bot sits there more often than another"
    assert all(len(set(one.seats)) == min(bots, players) for one in tasks)


def test_a_game_depends_on_the_contest_and_its_number_alone() -> None:
    one, same, other = (contest("maui", "base", 3, ["random", "greedy"], seed) for seed in ("a", "a", "b"))
    assert one.id == same.id != other.id
    assert task(one, 17) == task(same, 17) != task(other, 17)
    assert len({number for n in range(50) for number in task(one, n).bot_seeds}) == 150


@pytest.mark.parametrize("options", [("maui", "base", 5, ["random"]), ("maui", "snow", 2, ["random"]),
                                     ("maui", "base", 2, []), ("maui", "base", 2, ["random", "random"])])
def test_a_contest_that_cannot_be_is_refused(options) -> None:
    with pytest.raises(lanai.BadOption):
        contest(*options)
