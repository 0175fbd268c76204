"""lanai arena, but for its options."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ..engine.words import Words
from .journal import Journal, place
from .plan import Contest
from .play import Result
from .report import bot_name, html, terminal
from .run import Tell, run
from .summary import Summary, summarise
from .trial import Verdict, verdict

BLOCK = 8   # games of a sequential test between two looks at the evidence, for each process


def arena(contest: Contest, games: int, words: Words, *, jobs: int = 1, ray: str | None = None,
          file: Path | None = None, fresh: bool = False, json: Path | None = None, page: Path | None = None,
          decide: bool = False) -> None:
    path = file or place(contest)
    if fresh:
        path.unlink(missing_ok=True)
    console, errors = Console(highlight=False, markup=False, emoji=False), Console(stderr=True, highlight=False)
    journal = Journal(path, contest)
    try:
        errors.print(words("arena-kept", file=str(path)), markup=False, soft_wrap=True)
        before = sum(n < games for n in journal.results)
        if before:
            errors.print(words("arena-done", games=before))
        with bar(errors, journal, games, words) as tell:
            if decide:
                decided(journal, games, jobs, ray, tell)
            else:
                run(journal, games, jobs, ray, tell)
    finally:
        journal.close()
    results = [result for number, result in journal.results.items() if number < games]
    summary = summarise(contest, results)
    console.print(terminal(summary, words))
    if decide:
        console.print(judgement(summary, verdict(parts(journal)), words))
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
    if page:
        page.write_text(html(summary, words), "utf-8")


def decided(journal: Journal, most: int, jobs: int, ray: str | None, tell: Tell) -> Verdict:
    """Play on until it is clear whether the first of two bots is better, or so many games are played."""
    games = 0
    while (found := verdict(parts(journal))).better is None and games < most:
        games = min(most, games + 2 * BLOCK * jobs)
        run(journal, games, jobs, ray, tell)
    return found


def parts(journal: Journal) -> Iterator[float]:
    """The victories of the first bot in the order of the games, as far as there is no gap."""
    number = 0
    while number in journal.results:
        result = journal.results[number]
        yield sum(share for share, who in zip(result.won, result.seats, strict=True) if who == 0)
        number += 1


def judgement(summary: Summary, found: Verdict, words: Words) -> str:
    end = {True: "better", False: "worse", None: "open"}[found.better]
    return words(f"arena-verdict-{end}", one=bot_name(summary.contest.bots[0], words), games=found.games,
                 won=f"{found.won:g}", evidence=f"{found.evidence:.2f}")


@contextmanager
def bar(console: Console, journal: Journal, games: int, words: Words) -> Iterator[Tell]:
    """How far it is, and how the bots stand."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeElapsedColumn(),
               TimeRemainingColumn())
    won = [0.0] * len(journal.contest.bots)

    def count(result: Result) -> None:
        for share, who in zip(result.won, result.seats, strict=True):
            won[who] += share

    def standing() -> str:
        every = sum(won) or 1.0
        return ", ".join(f"{bot_name(name, words)} {100 * w / every:.0f} %"
                         for name, w in zip(journal.contest.bots, won, strict=True))

    old = [result for number, result in journal.results.items() if number < games]
    for result in old:
        count(result)
    with Progress(*columns, console=console, transient=True) as progress:
        shown = progress.add_task(standing(), total=games, completed=len(old))

        def tell(result: Result) -> None:
            count(result)
            progress.update(shown, advance=1, description=standing())

        yield tell
