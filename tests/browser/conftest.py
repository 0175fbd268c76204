"""The real client in a real browser, against a real server.

Chromium is the system's own (Debian's package; `make test` installs it where it may). Elsewhere LANAI_CHROMIUM
names one; without any, these tests say what is missing and are left out.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from server.running import Running

from .visitors import DESKTOP, Visitor

STATIC = Path(__file__).parent.parent.parent / "src/lanai/static/index.html"
NAMES = ("chromium", "chromium-browser", "google-chrome")
# Nothing goes out but what the pages ask for; pictures are the same on every machine.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run", "--disable-quic", "--force-color-profile=srgb",
         "--font-render-hinting=none", "--disable-lcd-text"]


def chromium() -> str | None:
    named = os.environ.get("LANAI_CHROMIUM")
    return named or next((path for path in map(shutil.which, NAMES) if path), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium: install Debian's package, or name one in LANAI_CHROMIUM")
    assert STATIC.exists(), "the client is not built: make play or make test does it"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("browser") / "data", bot_pause="0.05") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, running: Running) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a browser of their own. At the end nobody may have seen an error or asked a strange host."""
    came: list[Visitor] = []

    def arrive(server: Running = running, **options: object) -> Visitor:
        visitor = Visitor(browser, server, **({"viewport": DESKTOP} | options))
        came.append(visitor)
        return visitor

    yield arrive
    for visitor in came:
        visitor.leave()
    for visitor in came:
        assert not visitor.errors, visitor.errors
        assert not visitor.strange, visitor.strange
