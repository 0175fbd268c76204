"""People with a browser."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from server.running import Running

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
PATIENCE = 15_000   # milliseconds


class Visitor:
    """A browser profile with one page, and what went wrong in it."""

    def __init__(self, browser: Browser, server: Running, theme: str = "light", language: str = "en",
                 phone: bool = False, reduced_motion: str = "reduce", **options: Any) -> None:
        if phone:
            options |= {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        self.server = server
        self.context = browser.new_context(base_url=server.url, color_scheme=theme, locale=language,  # type: ignore[arg-type]
                                           reduced_motion=reduced_motion, **options)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.strange: list[str] = []
        self.expected: list[str] = []     # pieces of messages that may come, where a test breaks something
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda message: self._error(message.text) if message.type == "error" else None)
        self.page.on("pageerror", lambda error: self._error(str(error)))
        self.page.on("request", lambda request: self._asked(request.url))

    def _error(self, text: str) -> None:
        if not any(piece in text for piece in self.expected):
            self.errors.append(text)

    def _asked(self, url: str) -> None:
        if not url.startswith((self.server.url, self.server.url.replace("http", "ws", 1), "data:", "blob:")):
            self.strange.append(url)

    def goto(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def accessible(self) -> None:
        """No serious or critical finding of axe on the page as it is."""
        found = [each for each in Axe().run(self.page).response["violations"]
                 if each["impact"] in ("serious", "critical")]
        told = [(each["id"], [node["html"][:160] for node in each["nodes"][:3]]) for each in found]
        assert not told, told

    def fits(self) -> None:
        """No horizontal scrolling."""
        wide = self.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
        assert wide <= 0, f"{wide} pixels too wide"

    def leave(self) -> None:
        self.context.close()
