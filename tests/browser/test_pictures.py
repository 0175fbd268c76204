"""Boards in fixed positions look as they did: at most half a per cent of the pixels differ.

LANAI_WRITE_PICTURES=1 writes them anew; look at the difference before you keep it.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import lanai

from .visitors import Visitor

HOME = Path(__file__).parent / "pictures"
DRAWN = [name for name in lanai.games()
         if (Path(__file__).parent.parent.parent / "web/src/games" / name / "index.ts").exists()]
MOST = 0.005          # of the pixels
SEEN = 24             # a difference of a colour that counts


def record(name: str) -> tuple[str, int]:
    """A game by chance alone: it stays the same as long as the rules do."""
    game = lanai.game(name)
    match = game.match(players=min(3, game.players[-1]), seed=7)
    bot = lanai.bot("random", 3)
    while not match.over:
        match.play(bot.choose(match))
    return match.record().dump(), match.ply


def differing(one: Image.Image, other: Image.Image) -> float:
    if one.size != other.size:
        return 1.0
    strong = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L").point(
        lambda value: 255 if value > SEEN else 0)
    return strong.histogram()[255] / (one.width * one.height)


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", False), ("light", True)],
                         ids=["light", "dark", "phone"])
@pytest.mark.parametrize("name", DRAWN)
def test_a_board_looks_as_it_did(visit: Callable[..., Visitor], name: str, theme: str, phone: bool) -> None:
    text, plies = record(name)
    page = visit(theme=theme, phone=phone).goto("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": f"{name}.json", "mimeType": "application/json", "buffer": text.encode()})
    step = page.get_by_role("slider", name="Step")
    step.wait_for()
    for ply in (0, plies // 2, plies):
        step.fill(str(ply))
        page.wait_for_url(f"**ply={ply}*" if ply else "**/replay*")
        page.wait_for_timeout(400)
        now = Image.open(io.BytesIO(page.locator("main").screenshot(animations="disabled")))
        path = HOME / f"{name}-{'phone' if phone else theme}-{ply}.png"
        if os.environ.get("LANAI_WRITE_PICTURES"):
            HOME.mkdir(exist_ok=True)
            now.convert("P", palette=Image.Palette.ADAPTIVE, colors=256).save(path, optimize=True)
            continue
        assert path.exists(), f"no picture {path.name}: LANAI_WRITE_PICTURES=1 writes it"
        share = differing(now, Image.open(path))
        if share > MOST:
            now.save(path.with_suffix(".now.png"))
        assert share <= MOST, f"{path.name}: {share:.2%} of the pixels differ"
