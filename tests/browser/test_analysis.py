"""Looking back at a finished game: the curve, its turning points, other moves tried on the board."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import lanai
from server.running import Running

from .hands import finished_game, play_move, wait_for_turn_or_end
from .test_pictures import record
from .visitors import Visitor

LONG = 120_000     # milliseconds that an analysis may take on a busy machine
THUMB = 20


@pytest.fixture(scope="module")
def table(browser: Browser, running: Running) -> Iterator[tuple[str, int]]:
    """A finished game that has been analysed: its table and its decisions."""
    visitor = Visitor(browser, running)
    id, plies = finished_game(visitor)
    page = visitor.page
    page.get_by_role("link", name="Look back at the game").click()
    page.wait_for_url("**/replay?analyse")
    page.locator(".plot svg").wait_for(timeout=LONG)
    assert not visitor.errors, visitor.errors
    visitor.leave()
    yield id, plies


def looked_back(visitor: Visitor, id: str) -> Page:
    page = visitor.goto(f"/t/{id}/replay")
    page.locator(".plot svg").wait_for()     # it is kept with the table: nobody has to ask
    return page


def replayed(visitor: Visitor, text: str) -> Page:
    page = visitor.goto("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "evening.json", "mimeType": "application/json", "buffer": text.encode()})
    return page


def opened(visitor: Visitor) -> tuple[Page, int]:
    """A file, always the same, analysed."""
    text, plies = record("maui")
    page = replayed(visitor, text)
    page.get_by_role("button", name="Analyse").click()
    page.locator(".plot svg").wait_for(timeout=LONG)
    return page, plies


def step(page: Page) -> Locator:
    return page.get_by_role("slider", name="Step")


def where(locator: Locator) -> tuple[float, float]:
    """Left edge and width."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"], box["width"]


def try_something(page: Page) -> int:
    """Go on to a decision with an alternative and try that; the ply of the decision."""
    attempt = page.get_by_role("button", name="Try it").first
    for _ in range(20):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(150)
        if attempt.count():
            break
    ply = int(step(page).input_value())
    attempt.click()
    page.wait_for_url("**/t/*")
    return ply


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_curve_stands_under_the_scrubber(visit: Callable[..., Visitor], table: tuple[str, int],
                                             phone: bool) -> None:
    id, plies = table
    page = looked_back(visit(phone=phone), id)
    slider, plot, cursor = step(page), page.locator(".plot"), page.locator(".plot .cursor")
    left, width = where(slider)
    assert where(plot) == pytest.approx((left + THUMB / 2, width - THUMB), abs=0.6)
    for ply in (0, 1, plies // 2, plies):
        slider.fill(str(ply))
        thumb = left + THUMB / 2 + (width - THUMB) * ply / plies
        expect(page.get_by_text(f"{ply} of {plies}", exact=True)).to_be_visible()
        assert where(plot)[0] + float(cursor.get_attribute("x1") or -1) == pytest.approx(thumb, abs=1)
    plot.click(position={"x": where(plot)[1] / 4, "y": 20})
    assert abs(int(slider.input_value()) - plies / 4) <= 0.5
    if not phone:   # dragged
        left, width = where(plot)
        box = plot.bounding_box()
        assert box is not None
        page.mouse.move(left + 5, box["y"] + 30)
        page.mouse.down()
        page.mouse.move(left + width / 2, box["y"] + 30, steps=4)
        page.mouse.move(left + width + 50, box["y"] + 30, steps=4)
        page.mouse.up()
        assert int(slider.input_value()) == plies


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_an_analysis_is_accessible_and_fits(visit: Callable[..., Visitor], table: tuple[str, int], theme: str,
                                            phone: bool) -> None:
    visitor = visit(theme=theme, phone=phone)
    page = looked_back(visitor, table[0])
    for ply in range(5):
        step(page).fill(str(ply))
        visitor.fits()
        visitor.accessible()
        if not phone:   # everything on one screen
            assert page.evaluate("() => document.documentElement.scrollHeight <= window.innerHeight")
    small = page.evaluate(
        "least => [...document.querySelectorAll('.controls button, .side button, .side a.btn')]"
        ".map(e => [e.ariaLabel || e.textContent, e.getBoundingClientRect()])"
        ".filter(([, r]) => r.width && (r.width < least || r.height < least))"
        ".map(([name, r]) => `${name.trim()}: ${r.width} x ${r.height}`)", 43.5 if phone else 24)
    assert not small, small


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_six_players_have_room(visit: Callable[..., Visitor], phone: bool) -> None:
    match = lanai.game("eruption").match(6, seed=1)
    bot = lanai.bot("random", 1)
    while not match.over:
        match.play(bot.choose(match))
    visitor = visit(phone=phone)
    page = replayed(visitor, match.record().dump())
    page.get_by_role("button", name="Analyse").click(trial=True)
    page.get_by_role("group", name="Seen from").get_by_role("button").last.click()
    visitor.fits()


def test_turning_points_by_key_and_by_button(visit: Callable[..., Visitor]) -> None:
    page, plies = opened(visit())
    marks = page.get_by_role("group", name="Turning points").get_by_role("button")
    told = marks.evaluate_all("all => all.map(each => each.ariaLabel)")
    turnings = [int(found[1]) for found in (re.match(r"Step (\d+): ", each) for each in told) if found]
    assert len(turnings) == len(told) > 1 and turnings == sorted(turnings), told
    following, seen = page.get_by_role("button", name="Next turning point"), []
    while following.is_enabled():
        page.keyboard.press("]")
        seen.append(int(step(page).input_value()))
        assert len(seen) <= plies
    assert seen == sorted(set(seen)) and set(turnings) <= set(seen), "marks that lie too close are left out"
    page.keyboard.press("[")
    expect(step(page)).to_have_value(str(seen[-2]))
    page.get_by_role("button", name="Previous turning point").press("Enter")
    expect(step(page)).to_have_value(str(seen[-3] if len(seen) > 2 else seen[0]))
    marks.last.press("Enter")
    expect(step(page)).to_have_value(str(turnings[-1]))
    expect(marks.last).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("region", name=f"Decision {turnings[-1]}")).to_contain_text("%")
    assert plies >= turnings[-1]


def test_another_move_is_tried_and_one_comes_back(visit: Callable[..., Visitor], table: tuple[str, int]) -> None:
    id, _ = table
    visitor = visit()
    page = looked_back(visitor, id)
    ply = try_something(page)
    page.get_by_text(f"Side line: from step {ply}").wait_for()
    assert wait_for_turn_or_end(page)
    play_move(page, random.Random(1))
    wait_for_turn_or_end(page)
    visitor.accessible()
    page.get_by_role("link", name="Back to the analysis").click()
    page.wait_for_url(f"**/t/{id}/replay?ply={ply}")
    page.locator(".plot svg").wait_for()
    expect(step(page)).to_have_value(str(ply))


def test_who_tried_something_in_a_file_comes_back_to_it(visit: Callable[..., Visitor]) -> None:
    page, _ = opened(visit())
    ply = try_something(page)
    page.get_by_role("link", name="Back to the analysis").click()
    page.wait_for_url(f"**/replay?ply={ply}")
    expect(step(page)).to_have_value(str(ply))


def test_a_side_line_ends_without_a_rematch(visit: Callable[..., Visitor], table: tuple[str, int]) -> None:
    id, plies = table
    visitor = visit()
    page = looked_back(visitor, id)
    step(page).fill(str(plies - 4))
    try_something(page)
    rng = random.Random(2)
    while wait_for_turn_or_end(page):
        play_move(page, rng)
    page.get_by_role("link", name="Look back at the game").wait_for()
    assert page.get_by_role("button", name="Rematch").count() == 0
    visitor.accessible()


def test_the_luck_report_adds_up(visit: Callable[..., Visitor], table: tuple[str, int]) -> None:
    page = looked_back(visit(), table[0])
    rows = page.get_by_role("region", name="Luck and judgement").get_by_role("row")
    numbers = [re.findall(r"([+−]?\d+)%", row) for row in rows.all_text_contents()[1:]]
    assert all(len(each) == 2 for each in numbers), numbers
    luck = [int(each[0].replace("−", "-")) for each in numbers]
    assert abs(sum(luck)) <= 1, "what chance gives to one it takes from the other"
    assert all(int(each[1]) >= 0 for each in numbers)
