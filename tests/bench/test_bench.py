"""The figures of `lanai bench` come about; how high they are is for whoever reads them."""

from __future__ import annotations

import msgspec

from lanai.bench import Report, bench


def test_every_figure_of_a_game(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))   # games that are begun to see how long it takes
    told: list[str] = []
    report = bench(["haleakala"], 0.05, True, told.append)
    [figures], [start] = report.games, report.starts
    assert (figures.game, start.game, figures.players) == ("haleakala", "haleakala", 2)
    assert figures.compiled > figures.interpreted > 0 and figures.clone_ns > 0
    assert start.cold > 0 and start.warm > 0
    assert told[-1] == "first reply of a bot in Haleakalā"
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report
