"""How quick the browser client feels, beside a calibration loop: python bench/client.py [GAME ...] (`make bench`).

A real server and the system's Chromium on one machine; each figure is from whole decisions against a bot.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import FLAGS, chromium  # noqa: E402
from browser.hands import button, new_table, touch_until_ready, wait_for_turn_or_end  # noqa: E402
from browser.test_pictures import DRAWN, record  # noqa: E402
from browser.visitors import DESKTOP, Visitor  # noqa: E402
from server.running import Running  # noqa: E402

MOVES = 20
BOT = {"kind": "bot", "bot": "greedy"}
# From the click on Confirm to the frame in which the table shows its result.
WATCH = """() => {
  window.painted = [];
  document.addEventListener('click', event => {
    if (!event.target.closest?.('section.prompt .btn.main')) return;
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (document.querySelector('section.prompt')?.innerText.includes('on its way')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => window.painted.push(performance.now() - start)));
    });
    observer.observe(document.querySelector('main.board'), {subtree: true, childList: true, attributes: true});
  }, true);
}"""


def calibration() -> float:
    """Millions of steps a second of a plain loop."""
    start, steps = time.perf_counter(), 2_000_000
    for _ in range(steps):
        pass
    return steps / (time.perf_counter() - start) / 1e6


def script(visitor: Visitor) -> Callable[[], float]:
    """Milliseconds of script in the page so far."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Performance.enable")
    return lambda: 1000 * next(each["value"] for each in session.send("Performance.getMetrics")["metrics"]
                               if each["name"] == "ScriptDuration")


def step(browser: object, server: Running, game: str) -> float:
    """Milliseconds of script for one step of a replay: the board and the line of the log, and nothing else."""
    visitor = Visitor(browser, server, viewport=DESKTOP)   # type: ignore[arg-type]
    page, (text, plies) = visitor.goto("/replay"), record(game)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()})
    page.get_by_role("slider", name="Step").wait_for()
    page.wait_for_timeout(1500)   # until all steps are there
    spent, found = script(visitor), []
    for _ in range(min(MOVES * 2, plies)):
        before = spent()
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)
        found.append(spent() - before)
    visitor.leave()
    return statistics.median(found)


def measure(browser: object, server: Running, game: str) -> tuple[float, float, float]:
    """Seconds from a cold page to the first own move; milliseconds to paint (p95) and of script for a new state of
    the whole page, previews of the choices included."""
    visitor = Visitor(browser, server, viewport=DESKTOP)   # type: ignore[arg-type]
    rng, page = random.Random(7), visitor.page
    id, _ = new_table(visitor, [{"kind": "open"}, BOT], game)
    states = [0]
    page.on("websocket", lambda socket: socket.on(
        "framereceived", lambda text: states.__setitem__(0, states[0] + ('"type":"state"' in str(text)[:40]))))
    start = time.perf_counter()
    visitor.goto(f"/t/{id}").get_by_role("button", name="Sit down").first.click()
    wait_for_turn_or_end(page)
    first = time.perf_counter() - start
    page.evaluate(WATCH)
    spent, updates = script(visitor), []
    for _ in range(MOVES):
        if not wait_for_turn_or_end(page):
            break
        touch_until_ready(page, rng)
        page.wait_for_timeout(150)   # until the preview is there
        before, seen = spent(), states[0]
        button(page, "Confirm").click()
        page.wait_for_timeout(500)   # our move and the bot's
        updates.append((spent() - before) / max(1, states[0] - seen))
    painted = sorted(page.evaluate("() => window.painted"))
    visitor.leave()
    return first, painted[int(0.95 * (len(painted) - 1))], statistics.median(updates)


def main(games: list[str]) -> None:
    path = chromium()
    if path is None:
        raise SystemExit("no Chromium: install Debian's package, or name one in LANAI_CHROMIUM")
    table = Table("game", "cold page to first own move", "confirm to paint, p95", "script of a new state",
                  "of a step of a replay")
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder) / "data", bot_pause="0.05") as server, \
            sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for game in games:
            first, paint, update = measure(browser, server, game)
            table.add_row(game, f"{first:.2f} s", f"{paint:.0f} ms", f"{update:.1f} ms",
                          f"{step(browser, server, game):.1f} ms")
        browser.close()
    console = Console()
    console.print(table)
    console.print(f"calibration: {calibration():.0f} million steps of a plain loop a second")


if __name__ == "__main__":
    main(sys.argv[1:] or DRAWN)
