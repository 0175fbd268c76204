"""One whole game of every variant is kept as text, so that every change of behaviour can be read as a difference.

Rewritten with LANAI_WRITE_PLAYTHROUGHS=1, see stored.py.
"""

import pytest

from shared.stored import FOLDER, MOST_LINES, VARIABLE, WRITE, changes, one_table_per_variant, playthrough, write
from shared.tables import GAMES, Table


@pytest.mark.parametrize("table", one_table_per_variant(), ids=str)
def test_the_game_goes_as_it_is_written(table: Table) -> None:
    path, text = FOLDER / f"{table}.txt", playthrough(table)
    if WRITE:
        write(path, text)
    assert path.is_file(), f"no playthrough; {VARIABLE}=1 writes it"
    assert text.splitlines() == path.read_text("utf-8").splitlines(), f"if that is meant, {VARIABLE}=1 writes it"
    assert text.count("\n") <= MOST_LINES, "nobody reads that"


def test_every_variant_has_a_playthrough_and_every_playthrough_a_variant() -> None:
    found = [path.stem.split("-", 2) for path in FOLDER.glob("*.txt")]
    assert sorted((name, variant) for name, _, variant in found) == sorted(
        (game.name, variant) for game in GAMES for variant in game.variants)


def test_the_differences_written_are_all_there_are() -> None:
    """The writer of the files itself: nothing that changed may stay out of them."""
    long = list(range(20))
    for before, after, lines in (
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, ["b: [1,2] -> [1,3]"]),
        ({"a": {"b": 1}}, {"a": {"b": 2}, "c": 3}, ["a.b: 1 -> 2", "c: null -> 3"]),
        ([{"a": 1}, {"a": 1}], [{"a": 1}, {"a": 2}], ["[1].a: 1 -> 2"]),
        ({"deck": long}, {"deck": long[1:]}, ["deck[0..]: [0] -> []"]),
        ({"deck": long}, {"deck": [*long[:5], 99, *long[6:]]}, ["deck[5..]: [5] -> [99]"]),
        ({"deck": [1] * 12}, {"deck": [1] * 10}, ["deck[10..]: [1,1] -> []"]),
        ([[1], [2]], [[1]], [": [[1],[2]] -> [[1]]"]),
        ({"a": 1}, {"a": 1}, []),
    ):
        assert list(changes(before, after)) == lines
