"""The real command: over pipes, killed, resumed, and under a pseudo-terminal."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

import lanai
from lanai.engine.picture import width
from lanai.terminal import saves

from .talk import command, environment, run


def test_a_whole_game_over_a_pipe(tmp_path):
    done = run(tmp_path, "play", "maui", "--seed", "7", "--variant", "crabs", "--bots", "random", lines=["1"] * 40)
    assert done.returncode == 0 and done.stderr == ""
    assert re.search(r"wins with \d+ points", done.stdout)
    assert "\x1b" not in done.stdout and max(map(width, done.stdout.split("\n"))) <= 80
    assert not list(tmp_path.glob("lanai/*.json"))


def test_the_end_of_the_input_saves_and_resume_goes_on(tmp_path):
    table = ["play", "maui", "--bots", "random", "--seed", "7", "--name", "Ann"]
    left = run(tmp_path, *table, lines=["1", "why 1", "1"])
    assert left.returncode == 0 and left.stdout.endswith("Saved; lanai play --resume goes on.\n")
    before = saves.read(tmp_path / "lanai" / "maui.json")
    assert before.record.players == 2 and before.seats[0].name == "Ann"
    again = run(tmp_path, "play", "--resume", lines=["board"])
    assert again.returncode == 0
    assert saves.read(tmp_path / "lanai" / "maui.json") == before
    picture = left.stdout.rsplit(" Maui · ", 1)[1].split(" ● Ann takes")[0]
    assert picture in again.stdout, "the same table"
    # One game in two sittings is the same as in one: bots and chance go on as they would have.
    run(tmp_path, "play", "--resume", lines=["1"] * 4)
    run(tmp_path / "other", *table, lines=["1"] * 6)
    assert saves.read(tmp_path / "lanai" / "maui.json") == saves.read(tmp_path / "other" / "lanai" / "maui.json")


@pytest.mark.parametrize("how, code", [(signal.SIGKILL, -9), (signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_killed_in_the_middle(tmp_path, how, code):
    process = subprocess.Popen(command("play", "maui", "--bots", "random", "--seed", "7"), stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", errors="replace",
                               env=environment(tmp_path, PYTHONUNBUFFERED="1"))
    process.stdin.write("1\n" * 4)
    process.stdin.flush()
    shown = []
    while not re.search(r"round 4", "".join(shown[-1:])):
        shown.append(process.stdout.readline())
    while not shown[-1].startswith("●"):   # the prompt: whatever is on the table has been saved
        shown.append(process.stdout.readline())
    process.send_signal(how)
    _, errors = process.communicate(timeout=20)
    assert process.returncode == code and errors == ""
    again = run(tmp_path, "play", "--resume", lines=["log"])
    assert again.returncode == 0
    at = int(re.search(r"round (\d+)", again.stdout)[1])
    assert at >= 4


def test_a_damaged_save_is_no_traceback(tmp_path):
    run(tmp_path, "play", "maui", "--bots", "random", lines=["1"])
    file = tmp_path / "lanai" / "maui.json"
    file.write_bytes(file.read_bytes()[:-40])
    again = run(tmp_path, "play", "--resume")
    assert again.returncode == 1
    assert "cannotberead" in "".join(again.stdout.split()) and "Traceback" not in again.stdout + again.stderr


def test_watch_and_replay_over_a_pipe(tmp_path):
    watched = run(tmp_path, "watch", "maui", "--bots", "random,random", "--seed", "4")
    assert watched.returncode == 0 and "wins with" in watched.stdout
    match = lanai.game("maui").match(2, seed=1)
    while match.ply < 3:
        match.play(match.moves()[-1])
    plain, save = tmp_path / "plain.json", tmp_path / "save.json"
    plain.write_text(match.record().dump())
    saves.write(save, saves.Save.of(match, [saves.Seat("Zoe"), saves.Seat("Bot", "greedy")]))
    for file, name in ((plain, "Player 1"), (save, "Zoe")):
        replayed = run(tmp_path, "replay", str(file))
        assert replayed.returncode == 0 and replayed.stdout.count(" Maui · ") == 4
        assert name in replayed.stdout and " 3/3 " in replayed.stdout


@pytest.mark.parametrize("args, said", [
    (["play", "chess"], "no game is called 'chess'"),
    (["play", "maui", "--players", "5"], "Maui (base) is for 2, 3, 4 players, not 5"),
    (["play", "maui", "--variant", "lava"], "Maui has no variant 'lava'"),
    (["play", "maui", "--bots", "greedy,wizard"], "no bot is called 'wizard'"),
    (["play", "maui", "--bots", "greedy,greedy", "--players", "2"], "2 bots leave no seat for you"),
    (["play", "maui", "--first", "3"], "players are 1 to 2"),
    (["play", "maui", "--players", "three"], "not a valid integer"),
    (["play", "maui", "--name", " "], "A name cannot be empty"),
    (["play", "maui", "--name", "a", "--name", "b"], "2 names for one person"),
    (["play", "--resume", "--seed", "1"], "takes no --seed"),
    (["play", "--frobnicate"], "No such option"),
    (["watch", "maui", "--bots", "greedy,greedy", "--players", "3"], "2 bots for 3 players"),
    (["watch", "maui", "--delay", "-1"], "A delay cannot be negative"),
    (["replay", "/nonexistent"], "/nonexistent cannot be read"),
    (["warm", "chess"], "no game is called 'chess'"),
    (["sing"], "No such command 'sing'"),
])
def test_bad_arguments_are_one_sentence_and_exit_code_two(args, said, capsys):
    from lanai.cli import main

    with pytest.raises(SystemExit) as left:
        main(args)
    out, err = capsys.readouterr()
    assert left.value.code == 2
    assert err.startswith("lanai: ") and said in err and err.count("\n") == 1 and out == ""


def test_games_and_help(capsys):
    from lanai.cli import main

    for args in (["games"], ["--help"], ["play", "--help"], []):
        with pytest.raises(SystemExit) as left:
            main(args)
        assert left.value.code == 0
    out = capsys.readouterr().out
    assert "maui" in out and "2-4 players" in out and "cli-" not in out


def test_ascii_where_nothing_else_is_spoken(tmp_path):
    done = run(tmp_path, "play", "maui", "--seed", "3", "--name", "Jérôme", "--bots", "random", lines=["1"],
               PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stdout.isascii()
    assert "@ Jerome takes" in done.stdout and "+-0--1--2-" in done.stdout


def test_numba_is_not_loaded_to_show_the_table(tmp_path):
    """Starting must be quick; the bots load it in the background when they first think."""
    program = "import sys, lanai.cli, lanai.terminal.play; sys.exit('numba' in sys.modules)"
    assert subprocess.run([*command()[:1], "-c", program], env=environment(tmp_path), check=False).returncode == 0


class Terminal:
    """A command under a pseudo-terminal of 80 by 45."""

    def __init__(self, home: Path, *args: str, program: str | None = None, **more: str) -> None:
        self.main, side = pty.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 45, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", program] if program else command(*args),
            stdin=side, stdout=side, stderr=side, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),   # noqa: PLW1509 - for Ctrl-C
            env=environment(home, TERM="xterm-256color", **more))
        os.close(side)
        self.shown = ""

    def until(self, text: str) -> str:
        """What is shown from now on, up to this text."""
        start, before = time.monotonic(), len(self.shown)
        while text not in self.shown[before:]:
            assert time.monotonic() - start < 30, self.shown[before:]
            if select.select([self.main], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self.main, 65536).decode("utf-8", "replace")
                except OSError:   # the other end is closed
                    break
        assert text in self.shown[before:], self.shown[before:]
        return self.shown[before:]

    def type(self, line: str) -> None:
        os.write(self.main, line.encode())

    def leave(self) -> int:
        code = self.process.wait(20)
        os.close(self.main)
        return code


def test_colours_on_a_terminal(tmp_path):
    terminal = Terminal(tmp_path, "play", "maui", "--seed", "7", "--bots", "random,random,random")
    first = terminal.until("\n> ")
    assert "\x1b[1;38;5;" in first and ";48;5;" in first, "colours"
    assert "\x1b[2J" in first and "Take a towel" in first
    terminal.type("1\n")
    assert "Player 1" in terminal.until("\n> ")
    terminal.type("\x03")
    assert "Saved" in terminal.until("goes on.")
    assert terminal.leave() == 130
    assert len(saves.read(tmp_path / "lanai" / "maui.json").record.moves) >= 4


def test_ctrl_c_is_noticed_also_before_readline_waits(tmp_path):
    """A signal that another thread catches leaves Python as one does in that instant: noted, and readline asleep."""
    terminal = Terminal(tmp_path, program="""
import signal, threading
from lanai.engine.words import words
from lanai.terminal.screen import Screen
screen = Screen(words("en"))
try:
    threading.Timer(1, lambda: signal.pthread_kill(threading.get_ident(), signal.SIGINT)).start()
    screen.ask()
except KeyboardInterrupt:
    print("Noticed.")
""")
    terminal.until("Noticed.")
    assert terminal.leave() == 0


def test_no_color_is_respected(tmp_path):
    terminal = Terminal(tmp_path, "play", "maui", "--seed", "7", "--bots", "random", NO_COLOR="1")
    shown = terminal.until("> ")
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", shown)
    terminal.type("\x04")
    terminal.until("goes on.")
    assert terminal.leave() == 0


def test_stepping_on_a_terminal(tmp_path):
    terminal = Terminal(tmp_path, "watch", "maui", "--bots", "random,random", "--seed", "7")
    terminal.until("q: leave")
    plies = []
    for typed in ("\n", "\n", "b\n", "g 9\n", "b\n", "g 2\n"):
        terminal.type(typed)
        shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", terminal.until("q: leave"))
        plies.append(int(re.findall(r"\n ?(\d+)  [●■]", shown)[-1]))
    assert plies == [1, 2, 1, 9, 8, 2]
    file = tmp_path / "watched.json"
    terminal.type(f"save {file}\n")
    terminal.until("Written to")
    terminal.type("nonsense\n")
    terminal.until("Type Enter")
    terminal.type("q\n")
    assert terminal.leave() == 0
    assert len(json.loads(file.read_text())["record"]["moves"]) == 2


def test_the_reader_of_our_output_may_go(tmp_path):
    process = subprocess.Popen(command("watch", "maui", "--bots", "random,random"), stdout=subprocess.PIPE,
                               stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment(tmp_path))
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(20) == 1
