"""Take the pictures of the browser client for the README: python docs/screens.py [NAME ...]

A real server, the system's Chromium, and games against bots in which every decision is the one that a hint gives.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import lanai

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS.parent / "tests"))

from browser.conftest import FLAGS, chromium  # noqa: E402
from browser.hands import ask_for_a_hint, button, new_table, wait_for_turn_or_end  # noqa: E402
from browser.visitors import DESKTOP, Visitor  # noqa: E402
from server.running import Running  # noqa: E402

BOT = {"kind": "bot", "bot": "greedy"}
SHOT = 1500   # milliseconds until everything has settled


class Game(NamedTuple):
    """A table after some decisions of ours, the next one chosen and not yet confirmed."""

    game: str
    players: int
    decisions: int
    theme: str
    phone: bool = False


class Analysis(NamedTuple):
    """A game between bots, looked back at."""

    game: str
    seed: int
    step: int
    phone: bool = False


SCREENS = {
    "home": None,
    "maui": Game("maui", 3, 8, "light"),
    "haleakala": Game("haleakala", 2, 30, "dark"),
    "iquazu": Game("iquazu", 3, 34, "light"),
    "eruption": Game("eruption", 4, 26, "dark"),
    "phone": Game("iquazu", 3, 30, "light", phone=True),
    "analysis-maui": Analysis("maui", 4, 18),
    "analysis-phone": Analysis("iquazu", 3, 60, phone=True),
}


def save(page: Page, name: str) -> None:
    """In few colours: the pictures are in everybody's clone."""
    page.wait_for_timeout(SHOT)
    shot = Image.open(io.BytesIO(page.screenshot(scale="css"))).convert("RGB")
    shot.quantize(256, dither=Image.Dither.NONE).save(DOCS / "screens" / f"{name}.png", optimize=True)
    print(name)


def play(visitor: Visitor, scene: Game) -> None:
    id, _ = new_table(visitor, [{"kind": "open"}, *[BOT] * (scene.players - 1)], scene.game)
    page = visitor.goto(f"/t/{id}")
    page.get_by_role("button", name="Sit down").first.click()
    for left in range(scene.decisions, -1, -1):
        assert wait_for_turn_or_end(page), f"{scene.game} was over before decision {scene.decisions}"
        ask_for_a_hint(page)
        if left:
            button(page, "Confirm").click()


def look_back(visitor: Visitor, scene: Analysis) -> None:
    match = lanai.game(scene.game).match(2, seed=scene.seed)
    bots = [lanai.bot("malihini", 1), lanai.bot("keiki", 2)]
    while not match.over:
        match.play(bots[match.seat].choose(match))
    page = visitor.goto("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": match.record().dump().encode()})
    page.get_by_role("button", name="Analyse").click()
    page.locator(".plot svg").wait_for(timeout=300_000)
    page.get_by_role("slider", name="Step").fill(str(scene.step))


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder) / "data", bot_pause="0.05") as server, \
            sync_playwright() as playwright:
        browser: Browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in names or SCREENS:
            scene = SCREENS[name]
            size = {"phone": True} if scene and scene.phone else {"viewport": DESKTOP}
            theme = scene.theme if isinstance(scene, Game) else "light"
            visitor = Visitor(browser, server, theme=theme, **size)   # type: ignore[arg-type]
            if scene is None:
                visitor.goto("/")
            elif isinstance(scene, Game):
                play(visitor, scene)
            else:
                look_back(visitor, scene)
            save(visitor.page, name)
            assert not visitor.errors, visitor.errors
            visitor.leave()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
