"""The exact number of ways to play on from fixed positions, by depth ("perft"), compiled and interpreted.

Chance is fixed per ply and move as in a match. The counts lie in tests/playthroughs/counts.toml; they are
rewritten with LANAI_WRITE_PLAYTHROUGHS=1, see stored.py.
"""

import tomllib
from typing import Any

import msgspec
import pytest

import lanai
from lanai.engine.match import ply_words
from shared.stored import FOLDER, VARIABLE, WRITE, chosen, one_table_per_variant, write
from shared.tables import GAMES, Side, Table, copy_of, on_one_worker, seat_of, state_of

PATH = FOLDER / "counts.toml"
LEAVES = 100_000             # of all positions of a game together, about
LEAVES_INTERPRETED = 1_000   # per position
HEAD = f"""\
# The number of ways to play on, by depth; from setup, or after the moves given. Written by {VARIABLE}=1.
"""


class Start(msgspec.Struct):
    """A position to count from, and how many ways lead on from it: of one move, of two moves, ..."""

    variant: str
    players: int
    seed: str
    after: list[str]
    leaves: list[int]

    def match(self, game: lanai.Game) -> lanai.Match:
        match = game.match(self.players, self.variant, seed=self.seed)
        for text in self.after:
            match.play(text)
        return match


def leaves(side: Side, state: Any, seed: str, ply: int, depth: int) -> int:
    """How many rows of so many moves can be played."""
    if seat_of(state) < 0:
        return 0
    legal = side.legal(state)
    if depth == 1:
        return len(legal)
    count = 0
    for move in legal:
        after = copy_of(state)
        side.f.apply(side.at(after), move, side.kit.array(ply_words(seed, ply + 1, move)), side.kit.log())
        count += leaves(side, after, seed, ply + 1, depth - 1)
    return count


def counted(side: Side, start: Start, depths: int) -> list[int]:
    match = start.match(side.game)
    return [leaves(side, state_of(match), match.seed, match.ply, depth) for depth in range(1, depths + 1)]


# -- the file ---------------------------------------------------------------------------------------------


def fresh_starts(game: lanai.Game) -> list[Start]:
    """After setup and in the middle of a game, for every variant; as deep as the number of leaves allows."""
    tables = [table for table in one_table_per_variant() if table.name == game.name]
    starts = []
    for table in tables:
        moves = fixed_game(table)
        for after in ([], moves[:len(moves) // 2]):
            starts.append(Start(table.variant, table.players, seed_of(table), after, []))
            deepen(Side(game, compiled=True), starts[-1], LEAVES // (2 * len(tables)))
    return starts


def seed_of(table: Table) -> str:
    return f"counts {table}"


def fixed_game(table: Table) -> list[str]:
    """The moves of a whole game, chosen by digest."""
    match = table.game.match(table.players, table.variant, seed=seed_of(table))
    while not match.over:
        match.play(chosen(match.moves(), str(table), match.ply))
    return match.record().moves


def deepen(side: Side, start: Start, most: int) -> None:
    """Count deeper as long as the next depth, guessed from the last one, keeps below `most`."""
    match = start.match(side.game)
    while not start.leaves or 0 < start.leaves[-1] * max(2, len(match.moves())) <= 2 * most:
        start.leaves.append(leaves(side, state_of(match), match.seed, match.ply, len(start.leaves) + 1))


def written(starts: dict[str, list[Start]]) -> str:
    lines = [HEAD]
    for name, rows in starts.items():
        for start in rows:
            lines.append(f"[[{name}]]")
            lines += [f"{key} = {msgspec.json.encode(value).decode()}"
                      for key, value in msgspec.structs.asdict(start).items()]
            lines.append("")
    return "\n".join(lines)


@pytest.fixture(scope="session")
def stored() -> dict[str, list[Start]]:
    if WRITE:
        write(PATH, written({game.name: fresh_starts(game) for game in GAMES}))
    return msgspec.convert(tomllib.loads(PATH.read_text("utf-8")), dict[str, list[Start]])


@pytest.mark.parametrize("game", on_one_worker("compiled", GAMES))
def test_counts_of_the_compiled_rules(game: lanai.Game, stored: dict[str, list[Start]]) -> None:
    side = Side(game, compiled=True)
    for start in stored[game.name]:
        assert counted(side, start, len(start.leaves)) == start.leaves, start


@pytest.mark.parametrize("game", on_one_worker("compiled", GAMES))
def test_counts_of_the_interpreted_rules(game: lanai.Game, stored: dict[str, list[Start]]) -> None:
    side = Side(game)
    for start in stored[game.name]:
        depths = max(1, sum(count <= LEAVES_INTERPRETED for count in start.leaves))
        assert counted(side, start, depths) == start.leaves[:depths], start


@pytest.mark.parametrize("game", on_one_worker("compiled", GAMES))
def test_counts_agree_with_moves_played_in_matches(game: lanai.Game, stored: dict[str, list[Start]]) -> None:
    """The same by play and undo, so that the counts are those of real matches."""
    for start in stored[game.name]:
        match = start.match(game)
        count = 0
        for move in match.moves():
            match.play(move)
            count += len(match.moves())
            match.undo()
        assert [len(match.moves()), count][:len(start.leaves)] == start.leaves[:2], start


@pytest.mark.parametrize("game", on_one_worker("compiled", GAMES))
def test_every_variant_has_counts_from_setup_and_from_the_middle(
        game: lanai.Game, stored: dict[str, list[Start]]) -> None:
    found = {(start.variant, bool(start.after)) for start in stored[game.name]}
    assert found == {(variant, middle) for variant in game.variants for middle in (False, True)}
    assert set(stored) == {game.name for game in GAMES}
    assert sum(map(sum, (start.leaves for start in stored[game.name]))) > len(game.moves)
