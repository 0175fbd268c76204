"""Every page, in both themes, wide and narrow: nobody is shut out, nothing sticks out, nothing goes wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .visitors import Visitor

PAGES = {"home": "/", "lobby": "/lobby", "new table": "/new?game=maui", "settings": "/settings", "about": "/about",
         "replay": "/replay", "nowhere": "/no/such/page"}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_page_is_accessible_and_fits(visit: Callable[..., Visitor], theme: str, phone: bool) -> None:
    visitor = visit(theme=theme, phone=phone)
    for path in PAGES.values():
        visitor.goto(path)
        visitor.page.get_by_role("heading").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")
        visitor.fits()
        visitor.accessible()


def test_a_page_is_reached_by_its_address_and_by_links(visit: Callable[..., Visitor]) -> None:
    page = visit().goto("/")
    page.get_by_role("link", name="All tables").first.click()
    page.wait_for_url("**/lobby")
    page.go_back()
    page.wait_for_url("**/")
    page.get_by_role("button", name="Play against a bot").wait_for()


def test_one_click_from_the_start_page_to_a_game(visit: Callable[..., Visitor]) -> None:
    page = visit().goto("/")
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/t/*")
    page.locator("section.prompt").get_by_role("button", name="Confirm").wait_for()
    assert page.get_by_role("group", name="Players").count() == 1


def test_the_first_load_is_small(visit: Callable[..., Visitor]) -> None:
    """Under 120 kB as the server sends it to a browser (compressed), pictures and texts included."""
    visitor = visit()
    with visitor.page.expect_response("**/api/games"):
        visitor.goto("/")
    visitor.page.wait_for_load_state("networkidle")
    sizes = visitor.page.evaluate(
        "() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
        ".map(e => [e.name, e.encodedBodySize])")
    assert sum(size for _, size in sizes) < 120_000, sizes


@pytest.mark.parametrize(("path", "words"), [
    ("/t/ffffffffffff", "There is no such table"), ("/t/ffffffffffff/replay", "There is no such table"),
    ("/no/such/page", "There is nothing at this address")])
def test_a_wrong_link_says_so_and_leads_on(visit: Callable[..., Visitor], path: str, words: str) -> None:
    visitor = visit()
    visitor.expected += ["404", "failed: Error during WebSocket"]
    page = visitor.goto(path)
    page.get_by_role("heading", name=words).wait_for()
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("button", name="Play against a bot").wait_for()
