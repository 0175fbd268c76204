"""How quick the browser client feels, beside a calibration loop: python bench/client.py [GAME ...] (`make bench`).

A real server and the system's Chromium on one machine; each figure is from whole decisions against a bot.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import FLAGS, chromium  # noqa: E402
from browser.hands import button, new_table, touch_until_ready, wait_for_turn_or_end  # noqa: E402
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


def measure(browser: object, server: Running, game: str) -> tuple[float, float, float]:
    """Seconds from a cold page to the first own move; milliseconds to paint (p95) and of script for an update."""
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
    metrics = visitor.context.new_cdp_session(page)
    metrics.send("Performance.enable")

    def script() -> float:
        found = {each["name"]: each["value"] for each in metrics.send("Performance.getMetrics")["metrics"]}
        return found["ScriptDuration"] * 1000

    updates = []
    for _ in range(MOVES):
        if not wait_for_turn_or_end(page):
            break
        touch_until_ready(page, rng)
        page.wait_for_timeout(150)   # until the preview is there
        before, seen = script(), states[0]
        button(page, "Confirm").click()
        page.wait_for_timeout(500)   # our move and the bot's
        updates.append((script() - before) / max(1, states[0] - seen))
    painted = sorted(page.evaluate("() => window.painted"))
    visitor.leave()
    return first, painted[int(0.95 * (len(painted) - 1))], statistics.median(updates)


def main(games: list[str]) -> None:
    path = chromium()
    if path is None:
        raise SystemExit("no Chromium: install Debian's package, or name one in LANAI_CHROMIUM")
    table = Table("game", "cold page to first own move", "confirm to paint, p95", "script of an update")
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder) / "data", bot_pause="0.05") as server, \
            sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for game in games:
            first, paint, update = measure(browser, server, game)
            table.add_row(game, f"{first:.2f} s", f"{paint:.0f} ms", f"{update:.1f} ms")
        browser.close()
    console = Console()
    console.print(table)
    console.print(f"calibration: {calibration():.0f} million steps of a plain loop a second")


if __name__ == "__main__":
    main(sys.argv[1:] or ["maui"])
