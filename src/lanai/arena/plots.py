"""Plots as SVG, drawn by hand: bars with whiskers, and histograms."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .summary import Rate

WIDTH, NAMES, ROW = 760, 190, 30


def bars(lines: Sequence[tuple[str, Rate]], even: float, hint: str) -> str:
    """A bar for each share from 0 to 100 %, a whisker for how sure it is, a dashed line where all were equal."""
    height = ROW * len(lines) + 24
    scale = WIDTH - NAMES - 60
    head = _open(height, "; ".join(f"{name}: {100 * rate.value:.1f} %" for name, rate in lines))
    x = NAMES + scale * even
    shapes, texts = [], [f'<text x="{x:.1f}" y="{height - 4}" text-anchor="middle">{escape(hint)}</text>']
    for i, (name, rate) in enumerate(lines):
        y = i * ROW + ROW / 2
        low, high, end = (NAMES + scale * share for share in (rate.low, rate.high, rate.value))
        shapes.append(f'<rect class="bar" x="{NAMES}" y="{y - 9:.0f}" width="{end - NAMES:.1f}" height="18" rx="2"/>'
                      f'<path class="sure" d="M{low:.1f} {y:.0f}H{high:.1f}M{low:.1f} {y - 5:.0f}v10'
                      f'M{high:.1f} {y - 5:.0f}v10"/>')
        texts.append(f'<text x="{NAMES - 8}" y="{y + 4:.0f}" text-anchor="end">{escape(name[:26])}</text>'
                     f'<text x="{max(high, end) + 8:.0f}" y="{y + 4:.0f}">{100 * rate.value:.1f}</text>')
    line = f'<path class="even" d="M{x:.1f} 0V{height - 18}"/>'
    return "".join([head, *shapes, line, *texts, "</svg>"])


def columns(counts: Sequence[int], starts: Sequence[int], label: str) -> str:
    """A histogram; every column begins at the number under its left edge."""
    if not counts:
        return ""
    top, tall, wide, most = 20, 150, min(60.0, (WIDTH - 40) / len(counts)), max(counts)
    foot = top + tall
    every = -(-len(counts) // 10)
    parts = [_open(foot + 26, f"{label}: " + ", ".join(f"{a}: {n}" for a, n in zip(starts, counts, strict=True)))]
    for i, (start, count) in enumerate(zip(starts, counts, strict=True)):
        high, x = tall * count / most, 20 + i * wide
        parts.append(f'<rect class="bar" x="{x + 1:.1f}" y="{foot - high:.1f}" width="{wide - 2:.1f}" '
                     f'height="{high:.1f}"/>'
                     f'<text x="{x + wide / 2:.1f}" y="{foot - high - 5:.1f}" text-anchor="middle">'
                     f'{count or ""}</text>')
        if i % every == 0:
            parts.append(f'<text x="{x:.1f}" y="{foot + 18}">{start}</text>')
    parts.append(f'<path class="axis" d="M20 {foot}H{20 + wide * len(counts):.1f}"/></svg>')
    return "".join(parts)


def _open(height: float, label: str) -> str:
    return (f'<svg viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" height="{height:.0f}" role="img" '
            f'aria-label="{escape(label)}">')
