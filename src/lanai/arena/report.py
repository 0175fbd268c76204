"""The summary of a contest, for a terminal and for a browser."""

from __future__ import annotations

from html import escape

from rich.console import Group, RenderableType
from rich.table import Table

from ..engine.game import game
from ..engine.words import Words
from .plots import bars, columns
from .summary import Rate, Spread, Summary

Rows = list[list[str]]


def per_cent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(rate: Rate) -> str:
    return f"{100 * rate.low:.1f}–{100 * rate.high:.1f} %"


def title(summary: Summary, words: Words) -> str:
    contest = summary.contest
    return words("arena-title", game=game(contest.game).title, variant=contest.variant, players=contest.players,
                 games=summary.games)


def bot_name(name: str, words: Words) -> str:
    return words(f"bot-{name}") if words.has(f"bot-{name}") else name


def seat_name(seat: int, words: Words) -> str:
    return words("arena-seat-first" if seat == 0 else "arena-seat-number", seat=seat + 1)


def tables(summary: Summary, words: Words) -> list[tuple[str, Rows]]:
    """Title and rows of each table; the first row is its head."""
    def head(*ids: str) -> list[str]:
        return [words(f"arena-{id}") for id in ids]

    ranked = sorted(summary.bots, key=lambda bot: -bot.won.value)
    bots = [[bot_name(bot.name, words), per_cent(bot.won.value), between(bot.won),
             f"{bot.rating:.1f} ± {2 * bot.unsure:.1f}", f"{bot.score:.1f}",
             words("arena-ms", ms=f"{bot.milliseconds:.1f}")] for bot in ranked]
    seats = [[seat_name(line.seat, words), per_cent(line.won.value), between(line.won), f"{line.score:.1f}"]
             for line in summary.seats]
    pairs = [[words("arena-pair-of", one=bot_name(line.one, words), other=bot_name(line.other, words)),
              per_cent(line.better.value), between(line.better)] for line in summary.pairs]
    spreads = [[words(f"arena-{id}"), f"{of.mean:.1f}", str(of.tenth), str(of.middle), str(of.ninetieth),
                f"{of.least} – {of.most}"]
               for id, of in (("length", summary.length), ("scores", summary.scores), ("margin", summary.margin))]
    found = [(words("arena-strengths"), [head("bot", "won", "sure", "rating", "score", "time"), *bots]),
             (words("arena-seats"), [head("seat", "won", "sure", "score"), *seats]),
             (words("arena-games"), [head("what", "mean", "tenth", "middle", "ninetieth", "range"), *spreads])]
    if len(pairs) > 1 or summary.contest.players > 2:
        found.insert(1, (words("arena-pairs"), [head("pair", "won", "sure"), *pairs]))
    return [(name, rows) for name, rows in found if len(rows) > 1]


def terminal(summary: Summary, words: Words) -> RenderableType:
    parts: list[RenderableType] = [title(summary, words)]
    for name, (head, *rows) in tables(summary, words):
        table = Table(title=name, title_justify="left", title_style="bold")
        for i, column in enumerate(head):
            table.add_column(column, justify="right" if i else "left")
        for row in rows:
            table.add_row(*row)
        parts.append(table)
    parts.append(words("arena-shared", count=summary.shared, games=summary.games))
    return Group(*parts)


STYLE = """
:root { color-scheme: light dark;
  --ink: #20303a; --paper: #fbfaf6; --line: #c9c4b6; --bar: #2f7f86; --sure: #b4552d; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4d8; --paper: #182127; --line: #46525a; --bar: #57a9ae; --sure: #e08a5e; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
       max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .5rem 0 1.5rem; }
th, td { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid var(--line);
         font-variant-numeric: tabular-nums; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; margin: .5rem 0; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif;
           paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
.bar { fill: var(--bar); }
.sure { stroke: var(--sure); stroke-width: 2; }
.even { stroke: var(--ink); stroke-dasharray: 4 4; }
.axis { stroke: var(--line); }
"""


def html(summary: Summary, words: Words) -> str:
    """One page that needs nothing else."""
    even = 1 / summary.contest.teams
    hint = words("arena-expected", share=f"{100 * even:.0f}")
    pictures = {
        words("arena-strengths"): bars([(bot_name(bot.name, words), bot.won) for bot in
                                        sorted(summary.bots, key=lambda bot: -bot.won.value)], even, hint),
        words("arena-seats"): bars([(seat_name(line.seat, words), line.won) for line in summary.seats], even, hint),
        words("arena-games"): "".join(
            f"<h3>{escape(words(f'arena-{id}'))}</h3>" + histogram(of, words(f"arena-{id}"))
            for id, of in (("scores", summary.scores), ("margin", summary.margin), ("length", summary.length))),
    }
    body = [f"<h1>{escape(title(summary, words))}</h1>", f"<p>{escape(words('arena-method'))}</p>"]
    for name, (head, *rows) in tables(summary, words):
        cells = ["".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in row)
                 for tag, row in [("th", head), *(("td", row) for row in rows)]]
        table = "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>"
        body.append(f'<h2>{escape(name)}</h2>\n<div class="wide" tabindex="0">{pictures.get(name, "")}{table}</div>')
    body.append(f"<p>{escape(words('arena-shared', count=summary.shared, games=summary.games))}</p>")
    return (f'<!doctype html>\n<html lang="{words.lang}">\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n<title>{escape(title(summary, words))}</title>\n'
            f"<style>{STYLE}</style>\n" + "\n".join(body) + "\n</html>\n")


def histogram(of: Spread, label: str) -> str:
    return columns(of.bins, [of.least + i * of.step for i in range(len(of.bins))], label)
