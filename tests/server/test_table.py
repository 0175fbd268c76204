"""A table by itself: which entry may follow in which status, and what follows from it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from lanai.server import entries as e
from lanai.server.fairness import commitment, mix
from lanai.server.table import ABANDONED, OPEN, OVER, PLAYING, Clock, Refused, Table

SECRET = "5e" * 32
KINDS: list[type[Any]] = [e.Sit, e.Rename, e.Leave, e.Start, e.Play, e.Undo, e.Ask, e.Answer, e.Hint, e.Resign,
                          e.TakeOver, e.TimeOut, e.Entrust, e.Return, e.Abandon]
LIVE = e.ClockPlan("live", 60, 5)
TURN = e.ClockPlan("turn", 3600)


def new(*seats: str, **options: Any) -> Table:
    """A table with these seats: "open", "invited" or a bot's name."""
    plans = [e.SeatPlan(kind) if kind in ("open", "invited") else e.SeatPlan("bot", kind) for kind in seats]  # type: ignore[arg-type]
    return Table("7ab1e", "host", e.Options("maui", plans, **{"first": 0} | options), 1, SECRET)


def sat(*people: str, **options: Any) -> Table:
    """A running game of these people; names of bots are bots."""
    bots = ("random", "greedy")
    table = new(*(who if who in bots else "open" for who in people), **options)
    for n, who in enumerate(people):
        if who not in bots:
            do(table, e.Sit(n, who, who.title(), f"nonce-{n}"))
    return do(table, e.Start())


def in_teams(table: Table) -> Table:
    """Seats that face each other belong together."""
    count = len(table.seats)
    table.teams = tuple(((seat + count // 2) % count,) for seat in range(count))
    return table


def do(table: Table, *entries: e.AnyEntry, tick: int = 0) -> Table:
    for entry in entries:
        table.check(entry)
        table.fold(entry, tick)
    return table


def play(table: Table, count: int = 1, tick: int = 0, like: Callable[[Any], bool] = lambda _move: True) -> Table:
    """That many decisions, each by whoever decides, with a choice where there is one."""
    for _ in range(count):
        moves = table.running.moves()
        move = next((each for each in moves if like(each)), moves[0])
        do(table, e.Play(table.deciding, move.text), tick=tick)
    return table


def refusal(table: Table, entry: e.AnyEntry) -> str:
    seq = table.seq
    with pytest.raises(Refused) as refused:
        table.check(entry)
    assert table.seq == seq
    return refused.value.code


def dollars(move: Any) -> bool:
    return bool(move.family == "dollars")


def towel(move: Any) -> bool:
    return bool(move.family == "towel" and move.final)


def legal(table: Table) -> str:
    return str(table.running.moves()[0].text)


# -- the state machine ------------------------------------------------------------------------------------


def tables() -> dict[str, Table]:
    """One of every status, with as much going on as possible."""
    return {OPEN: do(new("open", "open", "open"), e.Sit(0, "ann", "Ann", "n")),
            PLAYING: play(sat("ann", "bob", "cyd")),
            OVER: do(play(sat("ann", "bob")), e.Resign(0)),
            ABANDONED: do(play(sat("ann", "bob")), e.Abandon())}


ALLOWED = {OPEN: {e.Sit, e.Rename, e.Leave, e.Start, e.Abandon},
           PLAYING: {e.Rename, e.Play, e.Undo, e.Ask, e.Answer, e.Hint, e.Resign, e.TakeOver, e.TimeOut,
                     e.Entrust, e.Return, e.Abandon},
           OVER: set(), ABANDONED: set()}


def ready(status: str, kind: type[Any]) -> tuple[Table, e.AnyEntry]:
    """A table of that status on which nothing but the status could speak against the entry."""
    table = tables()[status]
    entries = {e.Sit: e.Sit(1, "bob", "Bob", "n"), e.Rename: e.Rename("ann", "Anna"), e.Leave: e.Leave(0),
               e.Start: e.Start(), e.Play: e.Play(1, legal(table) if table.match else "dollars 1"),
               e.Undo: e.Undo(0, 0), e.Ask: e.Ask(0, 0), e.Answer: e.Answer(1, True), e.Hint: e.Hint(1),
               e.Resign: e.Resign(0),
               e.TakeOver: e.TakeOver(0), e.TimeOut: e.TimeOut(1), e.Entrust: e.Entrust(1, 3, True),
               e.Return: e.Return(1), e.Abandon: e.Abandon()}
    if status == OPEN and kind is e.Start:
        do(table, e.Sit(1, "bob", "Bob", "n"), e.Sit(2, "cyd", "Cyd", "n"))
    if status == PLAYING and kind is e.Answer:
        do(table, e.Ask(0, 0))
    if status == PLAYING and kind is e.Return:
        do(table, e.TakeOver(1))
    if status == PLAYING and kind is e.Entrust:
        table = do(in_teams(sat("ann", "bob", "cyd", "dan")), e.TakeOver(1))
    if status == PLAYING and kind is e.TimeOut:
        table = play(sat("ann", "bob", "cyd", clock=LIVE))
    return table, entries[kind]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("status", [OPEN, PLAYING, OVER, ABANDONED])
def test_every_kind_of_entry_in_every_status(status: str, kind: type[Any]) -> None:
    table, entry = ready(status, kind)
    assert table.status == status
    if kind in ALLOWED[status]:
        seq = table.seq
        do(table, entry)
        assert table.seq == seq + 1
    else:
        assert refusal(table, entry) == f"table-{status}"


def test_all_kinds_are_tested() -> None:
    assert set(KINDS) == set(e.AnyEntry.__args__)


def teams_of_two(**options: Any) -> Table:
    return in_teams(sat("ann", "bob", "cyd", "dan", **options))


REFUSALS: list[tuple[str, Callable[[], Table], e.AnyEntry]] = [
    ("no-seat", lambda: new("open", "open"), e.Sit(2, "ann", "Ann", "n")),
    ("no-seat", lambda: new("open", "open"), e.Sit(-1, "ann", "Ann", "n")),
    ("no-seat", lambda: new("open", "open"), e.Leave(2)),
    ("no-seat", lambda: sat("ann", "bob"), e.Play(2, "dollars 1")),
    ("no-seat", lambda: sat("ann", "bob"), e.Resign(7)),
    ("seat-taken", lambda: do(new("open", "open"), e.Sit(0, "ann", "Ann", "n")), e.Sit(0, "bob", "Bob", "n")),
    ("seat-taken", lambda: do(new("open", "open"), e.Sit(0, "ann", "Ann", "n")), e.Sit(0, "ann", "Ann", "n")),
    ("seat-taken", lambda: new("open", "greedy"), e.Sit(1, "ann", "Ann", "n")),
    ("seat-empty", lambda: new("open", "open"), e.Leave(0)),
    ("seat-empty", lambda: new("open", "greedy"), e.Leave(1)),
    ("seats-open", lambda: new("open", "greedy"), e.Start()),
    ("seats-open", lambda: do(new("open", "open"), e.Sit(1, "ann", "Ann", "n")), e.Start()),
    ("not-your-turn", lambda: sat("ann", "bob"), e.Play(1, "dollars 1")),
    ("illegal-move", lambda: sat("ann", "bob"), e.Play(0, "dollars 99")),
    ("illegal-move", lambda: sat("ann", "bob"), e.Play(0, "fly away")),
    ("illegal-move", lambda: sat("ann", "bob"), e.Play(0, "")),
    ("illegal-move", lambda: sat("ann", "bob"), e.Play(0, "done")),
    ("nothing-to-undo", lambda: sat("ann", "bob"), e.Undo(0, 0)),
    ("nothing-to-undo", lambda: sat("ann", "bob"), e.Ask(0, 0)),
    ("nothing-to-undo", lambda: play(sat("ann", "bob")), e.Undo(0, 1)),
    ("nothing-to-undo", lambda: play(sat("ann", "bob")), e.Undo(0, -1)),
    ("nothing-to-undo", lambda: play(sat("ann", "bob")), e.Ask(0, 2)),
    ("asked-already", lambda: do(play(sat("ann", "bob"), 2), e.Ask(0, 0)), e.Ask(1, 1)),
    ("seat-away", lambda: do(play(sat("ann", "bob", "cyd")), e.TakeOver(0)), e.Undo(0, 0)),
    ("seat-away", lambda: do(play(sat("ann", "bob", "cyd")), e.TakeOver(0)), e.Ask(0, 0)),
    ("not-asked", lambda: play(sat("ann", "bob")), e.Answer(1, True)),
    ("not-asked", lambda: do(play(sat("ann", "bob")), e.Ask(0, 0)), e.Answer(0, True)),
    ("not-asked", lambda: do(play(sat("ann", "ann", "bob")), e.Ask(0, 0)), e.Answer(1, True)),
    ("not-asked", lambda: do(play(sat("ann", "bob", "greedy")), e.Ask(0, 0)), e.Answer(2, True)),
    ("not-asked", lambda: do(play(sat("ann", "bob", "cyd")), e.Ask(0, 0), e.TakeOver(1)), e.Answer(1, False)),
    ("not-a-person", lambda: sat("ann", "greedy"), e.Resign(1)),
    ("not-a-person", lambda: sat("ann", "greedy"), e.TakeOver(1)),
    ("not-a-person", lambda: sat("ann", "greedy"), e.TimeOut(1)),
    ("seat-away", lambda: do(sat("ann", "bob", "cyd"), e.Resign(1)), e.Resign(1)),
    ("seat-away", lambda: do(sat("ann", "bob", "cyd"), e.Resign(1)), e.TakeOver(1)),
    ("seat-away", lambda: do(sat("ann", "bob", "cyd"), e.TakeOver(1)), e.TakeOver(1)),
    ("seat-away", lambda: do(sat("ann", "bob", "cyd", clock=LIVE), e.TimeOut(0)), e.TimeOut(0)),
    ("seat-away", lambda: do(sat("ann", "bob", "cyd", clock=LIVE, timeout="lose"), e.TimeOut(0)), e.Resign(0)),
    ("not-running", lambda: sat("ann", "bob"), e.TimeOut(0)),
    ("not-running", lambda: sat("ann", "bob", clock=LIVE), e.TimeOut(1)),
    ("not-away", lambda: sat("ann", "bob"), e.Return(0)),
    ("not-away", lambda: sat("ann", "greedy"), e.Return(1)),
    ("not-away", lambda: do(sat("ann", "bob", "cyd"), e.Resign(0)), e.Return(0)),
    ("not-away", lambda: do(sat("ann", "bob", "cyd", clock=TURN, timeout="lose"), e.TimeOut(0)), e.Return(0)),
    ("no-time", lambda: do(sat("ann", "bob", "cyd", clock=LIVE), e.TimeOut(0), tick=60_000), e.Return(0)),
    ("not-partner", lambda: do(sat("ann", "bob", "cyd", "dan"), e.TakeOver(0)), e.Entrust(0, 2, True)),
    ("not-partner", lambda: do(teams_of_two(), e.TakeOver(0)), e.Entrust(0, 1, True)),
    ("not-partner", lambda: do(teams_of_two(), e.TakeOver(0)), e.Entrust(0, -1, True)),
    ("not-partner", lambda: do(in_teams(sat("ann", "bob", "greedy", "dan")), e.TakeOver(0)), e.Entrust(0, 2, False)),
    ("not-away", teams_of_two, e.Entrust(0, 2, True)),
    ("nothing-new", lambda: do(teams_of_two(), e.TakeOver(0)), e.Entrust(0, 2, False)),
    ("nothing-new", lambda: do(teams_of_two(), e.TakeOver(0), e.Entrust(0, 2, True)), e.Entrust(0, 2, True)),
    ("seat-away", lambda: do(teams_of_two(), e.TakeOver(0), e.TakeOver(2)), e.Entrust(0, 2, False)),
    ("no-seat", teams_of_two, e.Entrust(-1, 2, True)),
]


@pytest.mark.parametrize(("code", "made", "entry"), REFUSALS, ids=lambda value: getattr(value, "code", None))
def test_refusals(code: str, made: Callable[[], Table], entry: e.AnyEntry) -> None:
    assert refusal(made(), entry) == code


def test_a_refused_move_names_its_ruling() -> None:
    with pytest.raises(Refused) as refused:
        sat("ann", "bob").check(e.Play(0, "done"))
    assert refused.value.text
    assert refused.value.code in str(refused.value)


def test_it_starts_only_when_everybody_sits_and_not_by_itself() -> None:
    table = do(new("open", "greedy"), e.Sit(0, "ann", "Ann", "n"))
    assert (table.status, table.deciding, table.match) == (OPEN, -1, None)
    with pytest.raises(Refused, match="not-started"):
        _ = table.running
    do(table, e.Start())
    assert (table.status, table.deciding) == (PLAYING, 0)


def test_leaving_before_the_start_frees_the_seat_as_it_was() -> None:
    table = do(new("invited", "open"), e.Sit(0, "ann", "Ann", "n"), e.Leave(0))
    assert (table.seats[0].kind, table.seats[0].person, table.seats[0].nonce) == ("invited", None, "")
    do(table, e.Sit(0, "bob", "Bob", "m"))
    assert table.seats_of("bob") == [0]


def test_rename_reaches_all_seats_of_that_person_and_no_others() -> None:
    table = do(sat("ann", "ann", "bob"), e.Rename("ann", "Anna"))
    assert [seat.name for seat in table.seats] == ["Anna", "Anna", "Bob"]


def test_who_sits_beside_the_host_keeps_the_name_given() -> None:
    plans = [e.SeatPlan("hotseat"), e.SeatPlan("hotseat", name="Beth"), e.SeatPlan()]
    table = Table("7ab1e", "host", e.Options("maui", plans), 1, SECRET)
    assert [seat.name for seat in table.seats] == ["", "Beth", ""]
    do(table, *(e.Sit(n, "ann", "Ann", f"nonce-{n}") for n in range(3)), e.Rename("ann", "Anna"))
    assert [seat.name for seat in table.seats] == ["Anna", "Beth", "Anna"]
    do(table, e.Leave(1))
    assert (table.seats[1].name, table.seats[1].person) == ("Beth", None)


def test_the_rules_end_it() -> None:
    table = sat("ann", "bob")
    while table.status == PLAYING:
        play(table)
    assert (table.status, table.deciding) == (OVER, -1)
    assert table.ranking == table.running.ranking


# -- seeds ------------------------------------------------------------------------------------------------


def test_the_seed_mixes_the_secret_and_all_nonces_in_order() -> None:
    table = sat("ann", "greedy", "bob")
    assert table.seed == mix(SECRET, ["nonce-0", "", "nonce-2"]) == table.running.seed
    assert table.commitment == commitment(SECRET)
    others = {mix(SECRET, ["nonce-0", "", "nonce-3"]), mix(SECRET, ["nonce-2", "", "nonce-0"]),
              mix(SECRET, ["", "nonce-0", "nonce-2"]), mix("5f" * 32, ["nonce-0", "", "nonce-2"])}
    assert len(others | {table.seed}) == 5
    assert SECRET not in table.commitment


# -- ranking ----------------------------------------------------------------------------------------------


def end(table: Table) -> list[int]:
    while table.status == PLAYING:
        play(table)
    assert table.ranking is not None
    return table.ranking


def test_no_ranking_before_the_end() -> None:
    assert play(sat("ann", "bob")).ranking is None
    assert do(sat("ann", "bob"), e.Abandon()).ranking is None


@pytest.mark.parametrize(("resigns", "places"), [(0, [2, 1]), (1, [1, 2])])
def test_of_two_the_one_who_resigns_is_last(resigns: int, places: list[int]) -> None:
    table = do(play(sat("ann", "bob"), 3), e.Resign(resigns))
    assert (table.status, table.ranking) == (OVER, places)


@pytest.mark.parametrize(("order", "places"), [
    ([0, 1], [3, 2, 1]), ([1, 0], [2, 3, 1]), ([2, 0], [2, 1, 3]), ([1, 2], [1, 3, 2])])
def test_of_three_the_first_to_resign_is_last_of_all(order: list[int], places: list[int]) -> None:
    table = do(sat("ann", "bob", "cyd"), e.Resign(order[0]))
    assert table.status == PLAYING
    assert table.seats[order[0]].player == "greedy"
    do(play(table, 3), e.Resign(order[1]))
    assert (table.status, table.ranking) == (OVER, places)


@pytest.mark.parametrize(("order", "places"), [
    ([3, 1, 0], [2, 3, 1, 4]), ([0, 1, 2], [4, 3, 2, 1]), ([2, 3, 1], [1, 2, 4, 3])])
def test_of_four(order: list[int], places: list[int]) -> None:
    table = sat("ann", "bob", "cyd", "dan")
    for n, seat in enumerate(order):
        assert table.status == PLAYING, n
        do(play(table), e.Resign(seat))
    assert (table.status, table.ranking) == (OVER, places)


def test_who_resigned_or_left_is_behind_those_who_stayed_whatever_the_score() -> None:
    for gone in range(4):
        for left in set(range(4)) - {gone}:
            table = do(play(sat("ann", "bob", "cyd", "dan"), 2), e.TakeOver(left), e.Resign(gone))
            places, by_rules = end(table), table.running.ranking
            stayed = sorted({0, 1, 2, 3} - {gone, left}, key=lambda n: by_rules[n])
            assert places[gone] == 4
            assert places[left] == 3
            assert [places[n] for n in stayed] == ([1, 2] if by_rules[stayed[0]] != by_rules[stayed[1]] else [1, 1])


def test_two_leavers_share_the_place_behind_the_others() -> None:
    places = end(do(sat("ann", "bob", "cyd", "dan"), e.TakeOver(3), e.TakeOver(0)))
    assert (places[0], places[3], sorted(places)[:2]) == (3, 3, sorted([places[1], places[2]]))


def test_who_came_back_in_time_is_ranked_as_the_rules_say() -> None:
    table = do(sat("ann", "bob", "cyd"), e.TakeOver(1))
    do(play(table, 4), e.Return(1))
    assert end(table) == table.running.ranking


def test_leaving_and_then_resigning_is_resigning() -> None:
    table = do(sat("ann", "bob", "cyd", "dan"), e.TakeOver(1), e.Resign(2), e.Resign(1), e.Resign(0))
    assert (table.status, table.ranking) == (OVER, [2, 3, 4, 1])


def test_running_out_of_time_loses_or_gives_the_seat_to_a_bot() -> None:
    loses = do(sat("ann", "bob", clock=LIVE, timeout="lose"), e.TimeOut(0), tick=60_000)
    assert (loses.status, loses.ranking) == (OVER, [2, 1])
    plays_on = do(sat("ann", "bob", clock=LIVE), e.TimeOut(0), tick=60_000)
    assert (plays_on.status, plays_on.seats[0].away, plays_on.seats[0].player) == (PLAYING, "timeout", "greedy")
    assert end(plays_on) == [2, 1]


def test_when_only_bots_are_left_it_is_over() -> None:
    table = do(play(sat("ann", "greedy", "random")), e.Resign(0))
    assert (table.status, table.ranking and table.ranking[0]) == (OVER, 3)
    assert do(sat("ann", "bob", "random"), e.TakeOver(0), e.Resign(1)).status == PLAYING, "Ann may come back"


# -- teams ------------------------------------------------------------------------------------------------


def test_in_a_team_the_partner_decides_for_who_left() -> None:
    table = do(teams_of_two(), e.TakeOver(0))
    assert (table.seats[0].away, table.seats[0].keeper, table.seats[0].player) == ("left", 2, "")
    assert (table.decider(0), table.seats_of("cyd"), table.seats_of("ann")) == ("cyd", [0, 2], [0])
    assert table.people() == {"bob", "cyd", "dan"}
    play(table, like=dollars)
    assert (table.free_undo(2), table.asked_undo(2), table.asked_undo(0)) == (1, 0, 0)
    do(table, e.Ask(2, 0), e.Answer(1, True), e.Answer(3, True))
    assert table.undo_agreed(), "whoever keeps the seat is not asked"
    do(table, e.Undo(2, 0), e.Entrust(0, 2, True))
    assert (table.decider(0), table.seats[0].player, table.seats_of("cyd")) == (None, "greedy", [2])
    do(table, e.Entrust(0, 2, False))
    assert table.decider(0) == "cyd"
    do(table, e.Return(0))
    assert (table.decider(0), table.seats[0].keeper, table.seats_of("cyd")) == ("ann", -1, [2])


def test_without_a_partner_who_is_there_a_bot_plays() -> None:
    table = do(teams_of_two(), e.TakeOver(0), e.TakeOver(2))
    assert [table.seats[n].player for n in (0, 2)] == ["greedy", "greedy"]
    do(table, e.Return(2))
    assert [table.seats[n].player for n in (0, 2)] == ["greedy", ""], "until the partner says otherwise"
    do(table, e.Entrust(0, 2, False))
    assert table.decider(0) == "cyd"
    with_bot = do(in_teams(sat("ann", "bob", "random", "dan")), e.TakeOver(0))
    assert with_bot.seats[0].player == "greedy"


def test_the_clock_of_whoever_decides_runs() -> None:
    table = do(teams_of_two(clock=LIVE), e.TimeOut(0), tick=60_000)
    assert (table.clock.running, table.clock.left[0]) == (2, 0)
    do(table, e.TimeOut(2), tick=120_000)
    assert (table.clock.running, table.seats[0].player, table.seats[2].player) == (-1, "greedy", "greedy")


def test_a_team_has_lost_when_all_its_members_have() -> None:
    table = do(play(teams_of_two(), 2), e.Resign(0))
    assert (table.status, table.decider(0)) == (PLAYING, "cyd")
    do(table, e.Resign(2))
    places = table.ranking
    assert table.status == OVER and places is not None
    assert (places[0], places[2]) == (3, 3) and set(places) <= {1, 2, 3}


def test_a_bot_does_not_save_the_place_of_a_team_whose_people_gave_up() -> None:
    table = do(in_teams(sat("ann", "bob", "random", "dan")), e.Resign(0))
    assert table.status == PLAYING
    places = end(table)
    assert (places[0], places[2]) == (3, 3) and sorted((places[1], places[3]))[0] == 1
    bots = do(in_teams(sat("ann", "random", "cyd", "greedy")), e.TakeOver(0))
    assert end(bots) == bots.running.ranking, "bots have not given up"


def test_of_three_teams_the_first_to_give_up_is_last() -> None:
    table = in_teams(new(*["open"] * 4))
    table.seats += [table._empty(e.SeatPlan()) for _ in range(2)]   # no game here has six seats yet
    in_teams(table).status = PLAYING
    table.match = sat("ann", "bob", "cyd", "dan").match
    for n in range(6):
        table.seats[n].person = f"p{n}"
    for seat in (1, 2, 4):
        table._give_up(seat, "resigned")
    assert table.status == PLAYING
    table._give_up(5, "resigned")
    assert (table.status, table.lost) == (OVER, [1, 2, 4, 5])


def test_a_member_who_left_does_not_cost_the_team_its_place() -> None:
    table = do(teams_of_two(), e.TakeOver(0))
    assert end(table) == table.running.ranking
    table = do(teams_of_two(), e.TakeOver(0), e.TakeOver(2))
    places = end(table)
    assert (places[0], places[2]) == (3, 3) and sorted((places[1], places[3]))[0] == 1


# -- undo -------------------------------------------------------------------------------------------------


def test_alone_with_bots_undo_is_free_past_bots_and_dice() -> None:
    table = sat("ann", "greedy", "random")
    assert table.free_undo(0) == 0 == table.running.ply
    play(table, 3, like=towel)
    assert [ply.seat for ply in table.running.history] == [0, 1, 2]
    assert all(ply.reveals for ply in table.running.history)
    assert table.free_undo(0) == 0
    before = [move.text for move in sat("ann", "greedy", "random").running.moves()]
    do(table, e.Undo(0, 0))
    assert (table.running.ply, table.deciding) == (0, 0)
    assert [move.text for move in table.running.moves()] == before


def test_a_hot_seat_of_one_person_is_alone_too() -> None:
    table = play(sat("ann", "ann"), 2, like=towel)
    assert table.free_undo(0) == table.free_undo(1) == 1


def test_alone_since_the_others_left() -> None:
    table = do(play(sat("ann", "bob"), 2, like=towel), e.TakeOver(1))
    assert table.free_undo(0) == 0


def test_with_others_only_what_revealed_nothing_is_free() -> None:
    table = play(sat("ann", "bob"), 1, like=dollars)
    assert not table.running.history[0].reveals
    assert (table.free_undo(0), table.free_undo(1)) == (0, 1)
    play(table, 1, like=dollars)
    assert (table.free_undo(0), table.free_undo(1)) == (2, 1), "another seat decided since"
    assert (table.asked_undo(0), table.asked_undo(1)) == (0, 1)
    table = play(sat("ann", "bob"), 1, like=towel)
    assert table.running.history[0].reveals
    assert (table.free_undo(0), table.asked_undo(0)) == (1, 0)


def test_who_has_not_decided_has_nothing_to_take_back() -> None:
    table = play(sat("ann", "bob"))
    assert table.free_undo(1) == table.asked_undo(1) == 1


@pytest.mark.parametrize("seed", range(8))
def test_free_undo_goes_back_over_own_unrevealed_decisions_only(seed: int) -> None:
    rng, table = random.Random(seed), sat("ann", "bob", variant="crabs" if seed % 2 else "base")
    while table.status == PLAYING:
        history, ply = table.running.history, table.running.ply
        for seat in range(2):
            free, asked = table.free_undo(seat), table.asked_undo(seat)
            assert all(each.seat == seat and not each.reveals for each in history[free:])
            assert free in (asked, ply)
            own = [n for n in range(ply) if history[n].seat == seat and history[n].choices > 1]
            assert asked == (own[-1] if own else ply)
            if own and all(each.seat == seat and not each.reveals for each in history[own[-1]:]):
                assert free == own[-1]
        do(table, e.Play(table.deciding, rng.choice(table.running.moves()).text))


def test_asking_and_a_yes_of_all_others() -> None:
    table = do(play(sat("ann", "bob", "cyd"), 2), e.Ask(0, 0))
    assert not table.undo_agreed()
    do(table, e.Answer(1, True))
    assert not table.undo_agreed()
    do(table, e.Answer(2, True))
    assert table.undo_agreed()
    do(table, e.Undo(0, 0))
    assert (table.ask, table.running.ply, table.deciding) == (None, 0, 0)


def test_one_no_is_enough() -> None:
    table = do(play(sat("ann", "bob", "cyd"), 2), e.Ask(0, 0), e.Answer(1, True), e.Answer(2, False))
    assert table.ask is None
    assert not table.undo_agreed()
    do(table, e.Ask(0, 0))
    assert not table.undo_agreed(), "the old yes does not count any more"


def test_a_move_ends_the_asking() -> None:
    table = play(do(play(sat("ann", "bob")), e.Ask(0, 0)))
    assert table.ask is None


def test_bots_go_on_while_the_others_think_about_it() -> None:
    table = play(do(play(sat("ann", "greedy", "bob")), e.Ask(0, 0)))
    assert (table.ask, table.deciding) == (e.Ask(0, 0), 2)
    assert do(table, e.Answer(2, True)).undo_agreed()
    do(table, e.Undo(0, 0))
    assert (table.running.ply, table.deciding, table.undone) == (0, 0, 1)


def test_those_with_several_seats_answer_once_and_bots_never() -> None:
    table = do(play(sat("ann", "bob", "bob", "greedy")), e.Ask(0, 0), e.Answer(2, True))
    assert table.undo_agreed()


def test_who_leaves_is_not_asked_any_more() -> None:
    table = do(play(sat("ann", "bob", "cyd")), e.Ask(0, 0), e.Answer(1, True), e.TakeOver(2))
    assert table.undo_agreed()


@pytest.mark.parametrize("goes", [e.TakeOver(0), e.Resign(0)])
def test_when_the_asker_goes_nobody_is_asked_any_more(goes: e.AnyEntry) -> None:
    table = do(play(sat("ann", "bob", "cyd")), e.Ask(0, 0), goes)
    assert table.ask is None
    assert refusal(table, e.Answer(1, True)) == "not-asked"


def test_the_end_ends_the_asking() -> None:
    assert do(play(sat("ann", "bob")), e.Ask(0, 0), e.Resign(1)).ask is None
    assert do(play(sat("ann", "bob")), e.Ask(0, 0), e.Abandon()).ask is None


# -- clocks -----------------------------------------------------------------------------------------------


def test_a_live_clock_adds_its_increment_after_each_turn() -> None:
    table = sat("ann", "bob", clock=LIVE)
    clock = table.clock
    assert (clock.left, clock.running, clock.remaining(0, 0)) == ([60_000, 60_000], 0, 60_000)
    play(table, tick=10_000, like=dollars)
    assert (clock.left, clock.running) == ([55_000, 60_000], 1)
    assert clock.remaining(0, 99_000) == 55_000
    play(table, tick=11_000, like=dollars)
    assert (clock.left, clock.running) == ([55_000, 64_000], 0)
    assert clock.remaining(0, 12_500) == 53_500


def test_no_increment_within_a_turn_nor_for_an_undo_nor_for_talking() -> None:
    table = sat("ann", "bob", clock=LIVE)
    do(table, e.Rename("ann", "Anna"), tick=1_000)
    assert (table.clock.left[0], table.clock.running) == (59_000, 0)
    play(table, tick=2_000, like=dollars)
    assert table.clock.left == [63_000, 60_000]
    do(table, e.Undo(0, 0), tick=5_000)
    assert (table.clock.left, table.clock.running) == ([63_000, 57_000], 0)


def test_a_clock_for_each_turn_is_full_again_after_it() -> None:
    table = sat("ann", "bob", clock=TURN)
    assert table.clock.remaining(0, 3_000_000) == 600_000
    play(table, tick=3_000_000, like=dollars)
    assert (table.clock.left, table.clock.running) == ([3_600_000, 3_600_000], 1)
    do(table, e.TimeOut(1), tick=6_600_000)
    assert (table.clock.running, table.seats[1].player) == (-1, "greedy")
    do(table, e.Return(1), tick=6_600_100)
    assert table.clock.running == 1
    assert table.clock.remaining(1, 6_600_100) == 3_600_000, "who comes back has a whole turn"


def test_a_turn_of_several_decisions_has_one_clock() -> None:
    rng, table = random.Random(2), sat("ann", "bob", clock=TURN, first=0)
    tick = several = 0
    while table.status == PLAYING:
        seat, left = table.deciding, table.clock.remaining(table.deciding, tick)
        tick += 1000
        do(table, e.Play(seat, rng.choice(table.running.moves()).text), tick=tick)
        if table.deciding == seat:
            several += 1
            assert table.clock.remaining(seat, tick) == left - 1000
    assert several
    assert table.clock.running == -1


def test_clocks_stand_still_without_ticks() -> None:
    table = play(sat("ann", "bob", clock=LIVE), tick=7_000)
    assert [table.clock.remaining(n, 7_000) for n in range(2)] == [58_000, 60_000]
    assert [table.clock.remaining(n, 7_000) for n in range(2)] == [58_000, 60_000]


def test_no_clock_runs_while_a_bot_decides() -> None:
    table = sat("ann", "greedy", clock=LIVE)
    play(table, tick=1_000, like=dollars)
    assert (table.deciding, table.clock.running) == (1, -1)
    play(table, tick=50_000, like=dollars)
    assert (table.clock.left, table.clock.running) == ([64_000, 60_000], 0)
    do(play(table, tick=51_000, like=dollars), e.TakeOver(0), tick=52_000)
    play(table, tick=53_000, like=dollars)
    assert (table.deciding, table.clock.running) == (0, -1), "nor for somebody who left"
    do(table, e.Return(0), tick=54_000)
    assert table.clock.running == 0


def test_no_clock_before_the_start_nor_after_the_end() -> None:
    table = do(new("open", "greedy", clock=LIVE), e.Sit(0, "ann", "Ann", "n"), tick=5_000)
    assert (table.clock.left, table.clock.running) == ([], -1)
    do(table, e.Start(), tick=9_000)
    assert table.clock.remaining(0, 9_000) == 60_000
    do(table, e.Resign(0), tick=10_000)
    assert table.clock.running == -1


def test_without_a_plan_nothing_runs() -> None:
    table = play(sat("ann", "bob"), tick=10_000)
    assert table.clock.running == -1
    clock = Clock(e.ClockPlan())
    clock.turn_to(1, 5, True)
    assert clock.running == -1


# -- the journal ------------------------------------------------------------------------------------------


def picture(table: Table) -> dict[str, Any]:
    """All there is to know."""
    match = table.match
    return {"status": table.status, "seq": table.seq, "seats": table.seats, "clock": table.clock, "ask": table.ask,
            "agreed": table.agreed, "lost": table.lost, "ranking": table.ranking, "deciding": table.deciding,
            "game": match and (match.checks, match.position(), match.seed, [ply.move for ply in match.history])}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_entries_survive_writing(kind: type[Any]) -> None:
    _, entry = ready(PLAYING, kind)
    assert e.load(e.dump(entry)) == entry
    assert type(e.load(e.dump(entry))) is kind


@pytest.mark.parametrize("seed", range(6))
def test_the_fold_of_the_written_journal_is_the_same_table(seed: int) -> None:
    rng = random.Random(seed)
    plan = dict(clock=[e.ClockPlan(), LIVE, TURN][seed % 3], timeout=["bot", "lose"][seed % 2], first=None)
    seats = ["open"] * (2 + seed % 3)
    table, tick = new(*seats, **plan), 0
    journal: list[tuple[str, int]] = []

    def happen(entry: e.AnyEntry) -> None:
        try:
            table.check(entry)
        except Refused:
            return
        table.fold(entry, tick)
        journal.append((e.dump(entry), tick))

    for n in range(len(seats)):
        happen(e.Sit(n, f"p{n}", f"P{n} ʻŌ", f"nonce-{rng.random()}"))
    happen(e.Leave(0))
    happen(e.Sit(0, "p0", "P0", "again"))
    happen(e.Start())
    while table.status == PLAYING:
        tick += rng.randrange(3000)
        seat, ply = rng.randrange(len(seats)), table.running.ply
        happen(e.Play(table.deciding, rng.choice(table.running.moves()).text))
        happen(rng.choice([
            e.Ask(seat, rng.randrange(ply + 1)), e.Answer(seat, rng.random() < 0.6), e.TakeOver(seat), e.Return(seat),
            e.Rename(f"p{seat}", f"P{rng.randrange(99)}"), e.Undo(seat, max(0, ply - rng.randrange(3)))]))
        if rng.random() < 0.02:
            happen(rng.choice([e.Resign(seat), e.TimeOut(seat)]))
    again = new(*seats, **plan)
    for text, at in journal:
        again.check(e.load(text))
        again.fold(e.load(text), at)
    assert picture(again) == picture(table)
    assert again.seq == len(journal)
