"""Saved games: they give everything back, and a bad one says plainly what is wrong."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lanai
from lanai import BadRecord, Record

MAUI = lanai.game("maui")


def played(plies, seed="7", **options):
    match = MAUI.match(players=2, first=0, seed=seed, **options)
    chance = random.Random(1)
    while not match.over and match.ply < plies:
        match.play(chance.choice(match.moves()))
    return match


RUNNING = played(12)
OVER = played(1000)
POSITION = {"seat": 1, "zones": [2, 0], "beaches": [{"towels": ["YPB@3", "?"], "shells": {"yellow": 3}}, {}]}


def same(one, two):
    """The same game, whatever way it was written."""
    return all(f(one) == f(two) for f in (
        lambda m: m.position(), lambda m: m.events, lambda m: m.ply, lambda m: m.scores, lambda m: m.ranking,
        lambda m: m.players, lambda m: m.variant, lambda m: m._state.tobytes()))


def data(match, **changes):
    return {**json.loads(match.record().dump()), **changes}


def load(content):
    return Record.load(json.dumps(content)).match()


# -- there and back ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("match", [played(0), RUNNING, OVER], ids=["start", "running", "over"])
def test_a_record_gives_the_game_back(match):
    text = match.record().dump()
    again = Record.load(text).match()
    assert same(again, match)
    assert again.record().dump() == text
    assert Record.load(text.encode()).match().ply == match.ply


@pytest.mark.parametrize("seed", ["é\"\\ ", "7", "x" * 100, "🌋"])
def test_any_seed_goes_there_and_back(seed):
    match = played(3, seed)
    assert same(Record.load(match.record().dump()).match(), match)


def test_a_record_of_a_given_position():
    match = MAUI.match(players=2, seed=3, position=POSITION)
    match.play(match.moves()[-1])
    record = Record.load(match.record().dump())
    assert record.position == POSITION
    assert same(record.match(), match)


def test_what_a_record_says():
    content = data(OVER)
    assert (content["lanai"], content["game"], content["rules"]) == (1, "maui", MAUI.version)
    assert content["moves"] == [MAUI.notation.write(ply.move) for ply in OVER.history]
    assert len(content["checks"]) == 4 * (OVER.ply + 1)
    assert (content["scores"], content["ranking"]) == (OVER.scores, OVER.ranking)
    assert "scores" not in data(RUNNING)


def test_the_checks_of_a_prefix_are_a_prefix():
    assert data(OVER)["checks"].startswith(data(RUNNING)["checks"])


def test_unknown_fields_are_passed_over():
    assert same(load(data(RUNNING, comment="a fine game")), RUNNING)


def test_moves_are_read_as_generously_as_in_play():
    assert same(load(data(RUNNING, moves=[text.upper() + " " for text in data(RUNNING)["moves"]])), RUNNING)


# -- files that are no records -------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", " ", "maui", "{", "{'lanai': 1}", '{"lanai": 1} x', "NaN", '"\\ud800"', "[1,]"])
def test_not_json(text):
    with pytest.raises(BadRecord, match="not JSON"):
        Record.load(text)


@pytest.mark.parametrize("text", [b'"\xff"', b'{"lanai": 1, "game": "\xc3\x28"}', "\ud800"])
def test_not_text(text):
    with pytest.raises(BadRecord, match="not text"):
        Record.load(text)


@pytest.mark.parametrize("text", [b"\xff\xfe{\0}\0", b"\x80", bytes(range(256))])
def test_not_even_text(text):
    with pytest.raises(BadRecord):
        Record.load(text)


@pytest.mark.parametrize("content", [None, 1, "x", [], {}, [{"lanai": 1}], {"game": "maui"}])
def test_json_of_another_kind(content):
    with pytest.raises(BadRecord, match="not a saved game of Lanai"):
        Record.load(json.dumps(content))


@pytest.mark.parametrize("version", [0, 2, -1, "1", None, [], {}, 10**30, 1.5])
def test_another_format(version):
    with pytest.raises(BadRecord, match=r"format .* is unknown; this Lanai reads format 1"):
        Record.load(json.dumps(data(RUNNING, lanai=version)))


@pytest.mark.parametrize("field", ["game", "rules", "players", "variant", "moves", "checks"])
def test_a_field_is_missing(field):
    content = data(RUNNING)
    del content[field]
    with pytest.raises(BadRecord, match=f"not a complete record: .*{field}"):
        Record.load(json.dumps(content))


@pytest.mark.parametrize(("field", "value"), [
    ("lanai", True), ("game", 1), ("game", None), ("rules", "1"), ("rules", None), ("players", "2"), ("players", 2.5),
    ("players", True), ("variant", None), ("variant", ["base"]), ("first", "0"), ("first", True), ("seed", 7),
    ("position", []), ("position", "x"), ("moves", "dollars 1"), ("moves", [1]), ("moves", {}), ("checks", 7),
    ("checks", ["abcd"]), ("scores", [1.5, 2]), ("scores", "x"), ("ranking", {}),
])
def test_a_field_of_the_wrong_kind(field, value):
    with pytest.raises(BadRecord, match=f"not a complete record: .*{field}"):
        Record.load(json.dumps(data(RUNNING, **{field: value})))


DEEP = 100_000


@pytest.mark.parametrize("text", [
    "[" * DEEP, "[" * DEEP + "]" * DEEP, '{"a":' * DEEP, '{"lanai": 1, "x": ' + "[" * DEEP + "]" * DEEP + "}",
], ids=["open", "closed", "objects", "inside"])
def test_deep_json(text):
    with pytest.raises(BadRecord):
        Record.load(text)


def test_deep_json_in_a_record():
    text = json.dumps(data(RUNNING, position={"zones": 0})).replace('"zones": 0', '"zones": ' + "[" * 500 + "]" * 500)
    with pytest.raises(BadRecord):
        Record.load(text).match()


def test_huge_json():
    with pytest.raises(BadRecord, match="ply 13 does not fit"):
        load(data(RUNNING, moves=[*data(RUNNING)["moves"], *["x"] * 100_000],
                  checks=data(RUNNING)["checks"] + "0000" * 100_000))
    with pytest.raises(BadRecord):
        Record.load('{"lanai": ' + "9" * 100_000 + "}")
    with pytest.raises(BadRecord):
        Record.load('{"lanai": "' + "x" * 1_000_000)


# -- records that do not fit ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("changes", "words"), [
    (dict(game="chess"), "no game is called 'chess'; there are: .*maui"),
    (dict(game=""), "no game is called ''"),
    (dict(rules=99), "Maui has no rules of version 99"),
    (dict(rules=-1), "Maui has no rules of version -1"),
    (dict(rules=0), "Maui has no rules of version 0"),
    (dict(players=5), "2, 3, 4 players, not 5"),
    (dict(players=10**18), "2, 3, 4 players"),
    (dict(variant="tactical"), "no variant 'tactical'"),
    (dict(first=2), "seats are 0 to 1"),
    (dict(position={"wind": 1}), "position: wind"),
    (dict(position={"zones": [99, 0]}), r"position: zones\[0\]"),
    (dict(moves=[]), "0 moves do not go with 13 checks"),
    (dict(checks=""), "12 moves do not go with 0 checks"),
    (dict(checks=data(RUNNING)["checks"][:-4]), "12 moves do not go with 12 checks"),
    (dict(checks=data(RUNNING)["checks"] + "0"), "12 moves do not go with 14 checks"),
])
def test_a_record_that_cannot_be(changes, words):
    with pytest.raises(BadRecord, match=words):
        load(data(RUNNING, **changes))


@pytest.mark.parametrize(("changes", "ply"), [
    (dict(seed="8"), 0), (dict(first=1), 0), (dict(players=3), 0), (dict(variant="crabs"), 0),
    (dict(checks="0000" * 13), 0),
])
def test_other_options_do_not_fit_from_the_start(changes, ply):
    content = data(played(0), **{**changes, "checks": changes.get("checks", data(played(0))["checks"])[:4]})
    with pytest.raises(BadRecord, match=f"ply {ply} does not fit") as caught:
        load(content)
    assert caught.value.ply == ply


@pytest.mark.parametrize("text", ["dollars 9", "swim", "", "towel 1.1@9", "done", "\0"])
@pytest.mark.parametrize("ply", [1, 7, 12])
def test_an_illegal_move_is_named(text, ply):
    moves = data(RUNNING)["moves"]
    moves[ply - 1] = text
    with pytest.raises(BadRecord, match=f"ply {ply} does not fit: ") as caught:
        load(data(RUNNING, moves=moves))
    assert caught.value.ply == ply


def test_two_moves_in_one_text_are_not_one_move():
    moves = data(RUNNING)["moves"]
    moves[0:2] = [", ".join(moves[0:2])]
    with pytest.raises(BadRecord, match=r"ply 1 does not fit: .* is not one move"):
        load(data(RUNNING, moves=moves, checks=data(RUNNING)["checks"][:-4]))


@pytest.mark.parametrize("ply", range(1, RUNNING.ply + 1))
def test_a_changed_move_is_named(ply):
    """A legal one, so that the game goes on otherwise: the first ply that differs is told, not where it breaks."""
    moves, before = data(RUNNING)["moves"], played(ply - 1)
    for other in [move.text for move in before.moves() if move.text != moves[ply - 1]]:
        changed = [*moves[:ply - 1], other, *moves[ply:]]
        with pytest.raises(BadRecord, match=f"ply {ply} does not fit") as caught:
            load(data(RUNNING, moves=changed))
        assert caught.value.ply == ply


@pytest.mark.parametrize("ply", [0, 5, 12])
def test_a_changed_check_is_named(ply):
    checks = data(RUNNING)["checks"]
    letter = "0" if checks[4 * ply] != "0" else "1"
    with pytest.raises(BadRecord, match=f"ply {ply} does not fit") as caught:
        load(data(RUNNING, checks=checks[:4 * ply] + letter + checks[4 * ply + 1:]))
    assert caught.value.ply == ply


def test_a_secret_record_of_a_running_game_has_no_seed():
    record = RUNNING.record(secret=True)
    assert "seed" not in json.loads(record.dump())
    with pytest.raises(BadRecord, match="carries no seed"):
        Record.load(record.dump()).match()


def test_the_seed_is_revealed_at_the_end():
    assert OVER.record(secret=True).seed == "7"
    assert same(Record.load(OVER.record(secret=True).dump()).match(), OVER)


@pytest.mark.parametrize(("field", "words"), [("scores", "the scores are not"), ("ranking", "the ranking is not")])
@pytest.mark.parametrize("value", [[0, 0], [], [1], [1, 2, 3]])
def test_wrong_results(field, words, value):
    with pytest.raises(BadRecord, match=words):
        load(data(OVER, **{field: value}))


# -- anything at all -----------------------------------------------------------------------------------------


def survives(text, match):
    """It is refused plainly, or it is the same game after all."""
    try:
        again = Record.load(text).match()
    except BadRecord as error:
        assert str(error)
    else:
        assert same(again, match)


@settings(max_examples=300)
@given(st.binary() | st.text() | st.text().map(lambda text: json.dumps({"lanai": text})))
def test_any_bytes_and_texts(text):
    with pytest.raises(BadRecord):
        Record.load(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(-9, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3), max_leaves=4)


@settings(max_examples=200)
@given(st.sampled_from(sorted(data(OVER))), JSON)
def test_any_value_in_any_field(field, value):
    content = data(OVER, **{field: value})
    survives(json.dumps(content), OVER)


LETTERS = st.sampled_from('0123456789-.,:;{}[]"\\ eE\n\0abdfghT¹é') | st.characters()


@settings(max_examples=400)
@given(st.data())
@pytest.mark.parametrize("match", [RUNNING, OVER], ids=["running", "over"])
def test_a_single_wrong_letter(match, data):
    text = match.record().dump()
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(LETTERS)
    how = data.draw(st.sampled_from(["replaced", "inserted", "removed"]))
    survives({"replaced": text[:at] + letter + text[at + 1:], "inserted": text[:at] + letter + text[at:],
              "removed": text[:at] + text[at + 1:]}[how], match)


def leaves(content, path=()):
    """The ways to everything inside."""
    yield path
    if isinstance(content, dict | list):
        for key in content if isinstance(content, dict) else range(len(content)):
            yield from leaves(content[key], (*path, key))


FULL = json.loads(json.dumps(played(9).position()))
ODD = JSON | st.sampled_from([
    "YPB@3", "YPB@" + "9" * 5000, "YPB@3 crab²>4", "YPB@²", "?@3", "ypb@3 blue>3", "1.1", 10**30, -1, 2.0, True])


@settings(max_examples=400)
@given(st.sampled_from([path for path in leaves(FULL) if path]), ODD)
def test_any_value_anywhere_in_a_position(path, value):
    position = json.loads(json.dumps(FULL))
    place = position
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(BadRecord):
        load(data(played(0), position=position, seed="no game has this one"))
