"""Whole games in real browsers: by clicks, by keyboard, by touch, through a server's death."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from server.running import Running

from .hands import (
    LEADS_ON,
    ask_for_a_hint,
    button,
    click,
    new_table,
    play_move,
    play_to_the_end,
    press,
    tap,
    touch_until_ready,
    wait_for_turn_or_end,
)
from .visitors import Visitor

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


def test_two_people_play_a_whole_game_by_clicks_and_somebody_watches(visit: Callable[..., Visitor]) -> None:
    ann, ben, eve = visit(), visit(theme="dark"), visit()
    id, _ = new_table(ann, [OPEN, OPEN])
    for person in (ann, ben):
        person.goto(f"/t/{id}").get_by_role("button", name="Sit down").first.click()
    watcher = eve.goto(f"/t/{id}")
    expect(watcher.locator("section.prompt h2")).to_contain_text("You are watching")
    assert watcher.locator(LEADS_ON).count() == 0
    moves = play_to_the_end([ann.page, ben.page], seed=5)
    assert moves >= 24
    for page in (ann.page, ben.page, watcher):
        page.get_by_role("link", name="Replay").first.wait_for()
    ann.accessible()
    ann.page.get_by_role("link", name="Replay").first.click()
    ann.page.get_by_role("slider", name="Step").wait_for()
    ann.accessible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_is_accessible_and_fits(visit: Callable[..., Visitor], theme: str) -> None:
    for phone in (False, True):
        visitor = visit(theme=theme, phone=phone)
        page = visitor.goto("/")
        page.get_by_role("button", name="Play against a bot").click()
        wait_for_turn_or_end(page)
        visitor.fits()
        visitor.accessible()
        play_move(page, random.Random(3), tap if phone else click)
        wait_for_turn_or_end(page)
        touch_until_ready(page, random.Random(4), tap if phone else click)
        visitor.accessible()
        if not phone:   # everything on one screen
            assert page.evaluate("() => document.documentElement.scrollHeight <= window.innerHeight")


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_says_why_and_is_marked_in_the_log(visit: Callable[..., Visitor], phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.goto("/")
    page.get_by_role("button", name="Play against a bot").click()
    wait_for_turn_or_end(page)
    ask_for_a_hint(page, tap if phone else click)
    words = page.locator("section.prompt .words")
    expect(words).to_contain_text("Why: ")
    visitor.fits()
    visitor.accessible()
    if phone:
        tap(page.get_by_role("button", name="Log", exact=True))
    expect(page.locator("li.hint")).to_contain_text("asks for a hint")


def test_targets_on_a_phone_are_large_enough(visit: Callable[..., Visitor]) -> None:
    page = visit(phone=True).goto("/")
    page.get_by_role("button", name="Play against a bot").click()
    wait_for_turn_or_end(page)
    small = page.evaluate(
        "selector => [...document.querySelectorAll(selector)]"
        ".map(e => [e.getAttribute('aria-label') || e.textContent, e.getBoundingClientRect()])"
        ".filter(([, r]) => r.width && (r.width < 43.5 || r.height < 43.5))"
        ".map(([name, r]) => `${name.trim()}: ${r.width} x ${r.height}`)",
        f"button, a.btn, {LEADS_ON}")
    assert not small, small


def test_a_game_against_bots_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    """Tab, Enter and Escape; pieces are found by role and name."""
    visitor = visit()
    page = visitor.goto("/")
    page.get_by_role("button", name="Play against a bot").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    rng, moves = random.Random(11), 0
    while wait_for_turn_or_end(page):
        play_move(page, rng, press)
        moves += 1
        assert moves < 200
    assert moves >= 12
    page.get_by_role("link", name="Replay").first.wait_for()


def test_a_game_on_a_phone_by_touch(visit: Callable[..., Visitor]) -> None:
    visitor = visit(phone=True)
    page = visitor.goto("/")
    page.get_by_role("button", name="Play against a bot").tap()
    page.wait_for_url("**/t/*")
    rng = random.Random(2)
    for _ in range(6):
        assert wait_for_turn_or_end(page)
        play_move(page, rng, tap)
        visitor.fits()
    wait_for_turn_or_end(page)
    button(page, "Undo").tap()
    wait_for_turn_or_end(page)
    button(page, "Hint").tap()
    expect(button(page, "Confirm")).to_be_enabled()


def test_a_double_click_is_one_choice(visit: Callable[..., Visitor]) -> None:
    """The second click would take the first back."""
    page = visit().goto("/")
    page.get_by_role("button", name="Play against a bot").click()
    wait_for_turn_or_end(page)
    page.locator(LEADS_ON).first.dblclick()
    page.locator("main.board [data-pick][data-state='chosen']").first.wait_for()
    touch_until_ready(page, random.Random(1))
    log = len(story_of(page))
    button(page, "Confirm").dblclick()
    wait_for_turn_or_end(page)
    assert sum(line.startswith("Guest") for line in story_of(page)[log:]) == 1, "one move was sent"


def test_towels_are_shown_not_spelt(visit: Callable[..., Visitor]) -> None:
    """What a move will do and what the others have done name towels by their pictures."""
    page = visit().goto("/")
    page.get_by_role("button", name="Play against a bot").click()
    for seed in range(3):
        wait_for_turn_or_end(page)
        touch_until_ready(page, random.Random(seed))
        page.locator("section.prompt .brings").wait_for()
        assert not re.search(r"\b[YPBOG]{3}\b", page.locator("section.prompt").inner_text())
        button(page, "Confirm").click()
        page.locator("section.prompt .brings").wait_for(state="detached")
    expect(page.locator("section.prompt")).to_contain_text("Since your last turn")
    assert not re.search(r"\b[YPBOG]{3}\b", page.locator("section.prompt").inner_text())


def test_who_comes_too_late_is_told(visit: Callable[..., Visitor]) -> None:
    ann, ben, eve = visit(), visit(), visit()
    id, secret = new_table(ann, [{"kind": "invited"}, {"kind": "invited"}])
    for person in (ann, ben):
        person.goto(f"/t/{id}#invite={secret}").get_by_role("button", name="Sit down").first.click()
        person.page.get_by_role("button", name="Stand up").or_(person.page.locator("section.prompt")).first.wait_for()
    page = eve.goto(f"/t/{id}#invite={secret}")
    page.get_by_text("All seats are taken. You can stay and watch.").wait_for()
    expect(page.locator("section.prompt h2")).to_contain_text("You are watching")


def test_why_is_said_in_words(visit: Callable[..., Visitor]) -> None:
    page = visit().goto("/")
    page.get_by_role("button", name="Play against a bot").click()
    wait_for_turn_or_end(page)
    page.locator("main.board [data-pick][data-state='idle']").first.click(force=True)
    expect(page.locator("section.prompt .why")).to_contain_text("Not possible")


def story_of(page: Page) -> list[str]:
    lines = page.get_by_role("list", name="Log").locator("li:not(.mark)").all_text_contents()
    return [" ".join(line.split()) for line in lines]


def test_the_server_dies_in_the_middle_and_both_go_on(visit: Callable[..., Visitor], tmp_path: object) -> None:
    with Running(tmp_path / "data", bot_pause="0.05") as server:   # type: ignore[operator]
        ann, ben = visit(server), visit(server)
        for person in (ann, ben):
            person.expected += ["WebSocket", "ERR_CONNECTION", "Failed to load resource"]
        id, _ = new_table(ann, [OPEN, OPEN])
        for person in (ann, ben):
            person.goto(f"/t/{id}").get_by_role("button", name="Sit down").first.click()
        rng = random.Random(8)
        for person in (ann, ben, ann):
            wait_for_turn_or_end(person.page)
            mover = ann if button(ann.page, "Confirm").count() and ann.page.locator(LEADS_ON).count() else ben
            play_move(mover.page, rng)
        ann.page.wait_for_timeout(500)   # what one sees, the other is told in a moment
        log = story_of(ann.page)
        assert story_of(ben.page) == log and len(log) >= 4   # the deal and three moves
        server.kill()
        ann.page.get_by_text("The line is lost").wait_for()
        server.start()
        ann.page.get_by_text("The line is lost").wait_for(state="detached", timeout=60_000)
        ben.page.get_by_text("The line is lost").wait_for(state="detached", timeout=60_000)
        assert story_of(ann.page) == story_of(ben.page) == log, "no move is lost"
        before = {person: person.page.locator("section.prompt").inner_text() for person in (ann, ben)}
        mover = ann if ann.page.locator(LEADS_ON).count() else ben
        play_move(mover.page, rng)
        other = ben if mover is ann else ann
        expect(other.page.locator("section.prompt")).not_to_have_text(before[other])


def test_pieces_travel_unless_motion_is_unwanted(visit: Callable[..., Visitor]) -> None:
    seen = {}
    for motion in ("no-preference", "reduce"):
        page = visit(reduced_motion=motion).goto("/")
        page.get_by_role("button", name="Play against a bot").click()
        wait_for_turn_or_end(page)
        touch_until_ready(page, random.Random(1))
        page.evaluate(
            "() => { window.travels = 0; const start = Element.prototype.animate;"
            " Element.prototype.animate = function (...a) { window.travels += 1; return start.apply(this, a); } }")
        button(page, "Confirm").click()
        wait_for_turn_or_end(page)
        seen[motion] = page.evaluate("() => window.travels")
    assert seen["no-preference"] > 0
    assert seen["reduce"] == 0
