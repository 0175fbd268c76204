"""At the prompt: commands, moves typed in many ways, undo, saving and loading."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import lanai
from lanai.bots import ready
from lanai.bots.explain import hint
from lanai.engine.words import words
from lanai.terminal import saves
from lanai.terminal.play import begin, resume
from lanai.terminal.saves import Place, Save, Seat

from .talk import Talk

MAUI = lanai.game("maui")
ANN, BOB = Seat("Ann"), Seat("Bob")
GREEDY, RANDOM = Seat("Greedy", "greedy"), Seat("Random", "random")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "lanai"


# The next towel of each is the last one.
END = {"seat": 0, "beaches": [{"towels": ["?"] * 12, "umbrellas": {"12.3": "white"}}] * 2}


def table(*seats: Seat, **options) -> Talk:
    options = {"seed": 7, "first": 0, **options}
    return Talk(MAUI.match(players=len(seats), **options), seats)


def flat(text: str) -> str:
    """Without spaces: long lines are wrapped anywhere."""
    return "".join(text.split())


def test_the_prompt_says_what_can_be_done():
    talk = table(ANN, GREEDY)
    said = talk()
    assert "● Ann: Take a towel (towel " in said and "or all dollars of a zone (dollars 1)" in said
    assert talk.code == 0


@pytest.mark.parametrize("typed", ["dollars 2", "DOLLARS  2", "d2", "dollars2", " dol 2", "2"])
def test_a_move_can_be_typed_in_many_ways(typed):
    talk = table(ANN, BOB)
    said = talk(typed)
    assert [ply.move for ply in talk.session.match.history] == [MAUI.notation.read("dollars 2")]
    assert "● Ann takes 1 dollar from zone 2" in said


def test_the_beginning_of_several_moves_lists_them():
    talk = table(ANN, BOB)
    slot = next(s for row in talk.session.match.view().table.market for s in row if len(s.tops) > 1)
    said = talk(f"towel {slot.row}.{slot.slot}")
    assert "can be one of these" in said
    assert all(f"towel {slot.row}.{slot.slot}@{top}" in said for top in slot.tops)
    assert talk.session.match.ply == 0
    talk(f"{slot.row}.{slot.slot}@{slot.tops[1]}")
    assert talk.session.match.ply == 1


def test_several_moves_in_one_line_are_all_or_none():
    talk = table(ANN, BOB)
    assert "[M-5]" in talk("dollars 1, dollars 1")
    assert talk.session.match.ply == 0
    talk("dollars 1; dollars 2")
    assert talk.session.match.ply == 2


@pytest.mark.parametrize("typed, said", [
    ("spare 1.1", "The spare towel is a last resort, and dollars lie in a zone [M-9]."),
    ("towel 1.3@3", "It costs 2 and you have 1 [M-2]."),
    ("towel 1.3", "It costs 2 and you have 1 [M-2]."),
    ("done", "There is nothing to end: take a towel or dollars [5.2]."),
    ("umbrella blue", "No umbrella is waiting for a choice [5.2]."),
    ("99", "moves to choose from"),
    ("0", "moves to choose from"),
    ("towel 9.9@9", "neither a move nor a command"),
    ("abracadabra", "abracadabra is neither a move nor a command"),
    ("dollars 1, nonsense", "There is no such move in this game."),
    (",", "There is no such move"),
    ("why", "Say which move"),
    ("save", "Say which file"),
    ("load", "Say which file"),
    ("undo", "There is nothing to take back."),
    ("load /nonexistent.json", "/nonexistent.json cannot be read: No such file or directory."),
    ("save /nonexistent/x.json", "/nonexistent/x.json cannot be written: No such file or directory."),
])
def test_what_cannot_be_is_said_in_one_sentence_and_changes_nothing(typed, said):
    talk = table(ANN, BOB)
    talk()
    before = talk.session.match.position()
    answer = talk(typed)
    assert flat(said) in flat(answer)
    assert talk.session.match.position() == before and talk.session.match.ply == 0


def test_moves_are_listed_with_their_numbers_and_effects():
    talk = table(ANN, BOB)
    talk()
    listed = talk("moves")
    for number, move in enumerate(talk.session.match.moves(), 1):
        line = next(line for line in listed.split("\n") if f" {move.text} " in line)
        assert line.split()[0] == str(number)
        preview = talk.session.match.preview(move)
        assert all(f"{name} +{steps}" in line for name, steps in preview.steps.items())
        assert not preview.cost or f"pays {preview.cost}" in line
    assert "Take all dollars of a zone" in listed and "Take a towel and lay it" in listed
    assert talk("") == listed.replace("> moves", ">"), "an empty line lists the moves"


def test_why_hint_log_board_help():
    talk = table(ANN, BOB)
    assert "dollars 1 can be played: 1 dollar (+1 point)." in talk("why dollars 1")
    assert "It costs 2 and you have 1 [M-2]." in talk("why towel 1.3@2")
    assert "is neither a move" in talk("why xyz")
    ready.compiled(MAUI)   # interpreted, the clock would have a say
    hinted = talk("hint")
    found = hint(talk.session.match)
    best = talk.session.match.move(found.move).text
    assert f"Kamaʻāina would play {best}: " in hinted
    assert f"Why: {words('en').say(found.reasons[0])}" in " ".join(hinted.split())
    assert "Ann starts with" in " ".join(talk("log").split())
    assert "Market" in talk("board") and "Market" not in talk("hint")
    shown = talk("help")
    assert all(command in shown for command in talk.session.commands)
    assert talk("?") == shown.replace("> help", "> ?")
    assert talk.session.match.ply == 0


def test_undo_goes_back_to_the_last_choice_past_bots():
    talk = table(ANN, GREEDY, RANDOM)
    talk("1")
    after = talk.session.match.ply
    assert after == 3 and talk.session.match.seat == 0
    said = talk("undo")
    assert "Taken back: 3 decisions." in said and talk.session.match.ply == 0
    talk("1", "1", "1", "undo", "undo", "undo")
    assert talk.session.match.ply == 0
    assert "nothing to take back" in talk("undo")


def test_undo_when_a_bot_began():
    talk = table(ANN, GREEDY, first=1)
    talk()
    assert talk.session.match.ply == 1
    assert "nothing to take back" in talk("undo")
    assert talk.session.match.ply == 1
    talk("1", "undo")
    assert talk.session.match.ply == 1


TOKEN = {"seat": 0, "ornaments": [0, 1], "market": [["POG", "YPG", "GBO"], ["OYB", "GYB", "YGB"]], "beaches": [
    {"towels": ["YBP@3", "?", "?", "GBY@0"], "tokens": {"blue": 1}}, {}]}


def test_only_possibilities_are_taken_unless_they_end_the_turn():
    """W-11: POG needs the token in row 1, so that play is forced; done is left to the person."""
    talk = table(ANN, BOB, position=TOKEN)
    talk("towel 1.1@1")
    match = talk.session.match
    assert [MAUI.notation.write(ply.move) for ply in match.history] == ["towel 1.1@1", "token blue > 1"]
    assert [move.text for move in match.moves()] == ["done"]
    assert "end the turn (done)" in talk()
    talk("undo")
    assert talk.session.match.ply == 0, "what was taken automatically is no decision to go back to"


def test_hot_seat_says_whose_turn_it_is():
    talk = table(ANN, BOB)
    said = talk("1")
    assert "● Ann: " in said and "■ Bob: " in said
    large = said.split("■ Bob: ")[0].rsplit("╭─0─", 1)[0].split("\n")[-3]
    assert "Bob" in large, "the mover's beach is the large one"


def test_a_whole_game_ends_with_the_scores_line_by_line():
    talk = table(ANN, GREEDY)
    said = talk(*["1"] * 30)
    match = talk.session.match
    assert match.over and talk.code == 0
    for score in match.scores:
        assert str(score) in said.split("total")[-1]
    for line in match.view().table.beaches[0].lines:
        assert not line.points or f"{line.count} · {str(line.points).replace('-', '−'):>4}" in said
    winner = ["Ann", "Greedy"][match.ranking.index(1)]
    assert f"{winner} wins with {max(match.scores)} points" in said
    assert "Saved" not in said


def test_after_the_end_one_can_save_undo_and_leave(tmp_path):
    talk = table(ANN, BOB, position=END)
    talk(*["3"] * 4)
    assert talk.session.match.over
    file = tmp_path / "done.json"
    talk(f"save {file}")
    assert saves.read(file).record.match().scores == talk.session.match.scores
    assert talk("hint", "moves", "1", "why 1").count("The game is over") == 5
    talk("undo")
    assert not talk.session.match.over
    over = table(ANN, BOB, position=END)
    over(*["3"] * 4)
    over.lines = ["", "never read"]
    over()
    assert over.lines == ["never read"], "Enter leaves"


def test_save_and_load(tmp_path):
    file, talk = tmp_path / "game.json", table(ANN, GREEDY)
    talk("1", f"save {file}", "1")
    saved = json.loads(file.read_text())
    assert [seat["name"] for seat in saved["seats"]] == ["Ann", "Greedy"] and saved["seats"][1]["bot"] == "greedy"
    other = table(BOB, RANDOM, seed=8)
    assert "Loaded from" in other(f"load {file}")
    assert other.session.seats == [ANN, GREEDY]
    assert other.session.match.position() == lanai.Record.load(json.dumps(saved["record"])).match().position()
    talk.session.undo("")
    assert other.session.match.position() == talk.session.match.position()


def test_load_takes_plain_records(tmp_path):
    match = MAUI.match(3, seed=1)
    match.play(match.moves()[0])
    file = tmp_path / "record.json"
    file.write_text(match.record().dump())
    talk = table(ANN, GREEDY)
    talk(f"load {file}")
    assert talk.session.match.position() == match.position()
    assert [seat.bot for seat in talk.session.seats] == [None] * 3


@pytest.mark.parametrize("content", ["", "{", "{}", "[1]", '{"record": 5}', '{"record": {"lanai": 1}}', "\x00\xff",
                                     '{"record": {"lanai": 99}}', "[" * 9000, '{"record":' * 9000])
def test_a_damaged_file_changes_nothing(tmp_path, content):
    file, talk = tmp_path / "bad.json", table(ANN, BOB)
    file.write_text(content, "latin-1")
    assert flat(f"{file} cannot be read: ") in flat(talk(f"load {file}"))
    assert talk.session.match.ply == 0
    if content:
        assert flat("is not a saved game, so nothing was written") in flat(talk(f"save {file}"))
        assert file.read_bytes() == content.encode("latin-1")


def test_a_save_with_other_moves_or_bots_is_refused(tmp_path):
    match = MAUI.match(2, seed=1)
    match.play(match.moves()[0])
    file, talk = tmp_path / "bad.json", table(ANN, BOB)
    for change in (lambda d: d["record"].update(seed="2"), lambda d: d["record"]["moves"].append("done"),
                   lambda d: d["seats"][0].update(bot="wizard"), lambda d: d["seats"].pop()):
        saves.write(file, Save.of(match, [ANN, GREEDY]))
        data = json.loads(file.read_text())
        change(data)
        file.write_text(json.dumps(data))
        assert flat("cannot be read") in flat(talk(f"load {file}"))


# -- kept without asking ----------------------------------------------------------------------------------


def test_every_decision_is_on_the_disk(home):
    talk = table(ANN, GREEDY)
    talk.session.place = saves.fresh("maui")
    written = []
    keep = talk.session.keep

    def spy():
        keep()
        if not talk.session.match.over:
            written.append((talk.session.match.ply, len(saves.read(home / "maui.json").record.moves)))

    talk.session.keep = spy
    said = talk(*["1"] * 5)
    assert all(ply == moves for ply, moves in written) and len(written) > 10
    assert "Saved; lanai play --resume goes on." in said
    assert not list(home.glob(".maui.json.*")), "no drafts are left"


def test_a_finished_game_is_kept_no_longer(home):
    talk = table(ANN, GREEDY, position=END)
    talk.session.place = saves.fresh("maui")
    talk()
    assert (home / "maui.json").exists()
    talk(*["3"] * 4)
    assert talk.session.match.over and not (home / "maui.json").exists()
    talk("undo")
    assert (home / "maui.json").exists()


def start(talk: Talk, *lines: str, seed: int = 7) -> None:
    """A new game in a place of its own, left again."""
    talk.session = begin(talk.screen, MAUI.match(2, seed=seed, first=0), [ANN, RANDOM])
    talk(*lines)


def test_a_new_game_never_takes_the_place_of_an_unfinished_one(home):
    talk = table(ANN, GREEDY)
    start(talk, "1", seed=1)
    start(talk, "1", seed=2)
    start(talk, seed=3)
    start(talk, seed=4)
    assert sorted(path.name for path in home.glob("*.json")) == ["maui-2.json", "maui-3.json", "maui.json"]
    session = resume(talk.screen, None)
    assert session.match.seed == "2", "the latest that a person had begun"
    assert "2 more unfinished games" in str(session.news)
    elsewhere = resume(talk.screen, "maui")
    assert elsewhere.match.seed == "1", "the first is open in this terminal"
    session.place.release()
    elsewhere.place.release()


def test_only_so_many_unfinished_games_are_kept(home, monkeypatch):
    monkeypatch.setattr(saves, "MOST", 4)
    talk = table(ANN, GREEDY)
    for seed in range(saves.MOST + 3):
        start(talk, "1", seed=seed)
        for path in home.glob("*.json"):
            os.utime(path, ns=(path.stat().st_atime_ns, path.stat().st_mtime_ns - 10**9))
    seeds = {saves.read(path).record.seed for path in home.glob("*.json")}
    assert seeds == {str(seed) for seed in range(3, saves.MOST + 3)}


def test_damaged_saves_are_named_and_left_alone(home):
    talk = table(ANN, GREEDY)
    start(talk, "1", seed=1)
    home.joinpath("maui-2.json").write_text("{ broken")
    os.utime(home / "maui-2.json", (2e9, 2e9))
    session = resume(talk.screen, "maui")
    assert session.match.seed == "1"
    session.place.release()
    home.joinpath("maui.json").write_bytes(home.joinpath("maui.json").read_bytes()[:100])
    assert resume(talk.screen, "maui") is None
    assert flat("maui.json cannot be read and is left alone: not JSON") in flat(talk.file.getvalue())
    assert home.joinpath("maui-2.json").read_text() == "{ broken"
    assert resume(talk.screen, "haleakala") is None


def test_a_disk_that_cannot_be_written_is_told_once(home):
    talk = table(ANN, GREEDY)
    talk.session.place = Place(home / "no such folder" / "maui.json")
    said = talk("1", "1")
    assert said.count("The game cannot be saved: No such file or directory.") == 1
    assert "goes on" not in said and talk.session.match.ply >= 4
