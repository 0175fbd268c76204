"""The report of a benchmark as a table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from ..engine.words import Words
from . import Report


def table(report: Report, words: Words) -> RenderableType:
    speed = Table(title=words("bench-title", machine=report.machine), title_justify="left")
    for column in ("what", "compiled", "interpreted", "clone", "position", "moves"):
        speed.add_column(words(f"bench-{column}"), justify="left" if column == "what" else "right")
    for f in report.games:
        speed.add_row(words("bench-game", game=f.game, players=f.players), rate(f.compiled), rate(f.interpreted),
                      f"{f.clone_ns:.0f} ns", f"{f.position_bytes} B", str(f.moves))
    speed.add_row(words("bench-calibration"), rate(report.calibration), rate(report.calibration_interpreted))
    for name, value in report.peers.items():
        speed.add_row(name, "", rate(value))
    notes = [words("bench-ratio", ratio=round(ratio), peer=name) for name, ratio in report.ratios.items()]
    notes += [words("bench-start", game=s.game, cold=f"{s.cold:.2f}", warm=f"{s.warm:.2f}") for s in report.starts]
    return Group(speed, *notes)


def rate(per_second: float) -> str:
    """A figure a person can compare: 4.78 M/s, 29.5 k/s."""
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if per_second >= size:
            return f"{per_second / size:.3g} {unit}/s"
    return f"{per_second:.0f} /s"
