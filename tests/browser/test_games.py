"""Each of the other games, whole, in real browsers. Hints keep the games from going in circles."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import lanai

from .hands import (
    RUSH,
    click,
    my_turn,
    new_table,
    play_move,
    play_to_the_end,
    press,
    tap,
    touch_until_ready,
    wait_for_turn_or_end,
)
from .test_pictures import DRAWN
from .visitors import Visitor

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
OTHERS = [name for name in DRAWN if name != "maui"]
HINTED = 0.6
# Against whom a game is played by keyboard: seats and variant.
TABLES = {"haleakala": (2, "tactical"), "iquazu": (4, "base"), "eruption": (6, "clans")}


def sit(visitor: Visitor, id: str) -> None:
    visitor.goto(f"/t/{id}").get_by_role("button", name="Sit down").first.click()


@pytest.mark.parametrize("name", OTHERS)
def test_two_people_play_a_whole_game_by_clicks(visit: Callable[..., Visitor], name: str) -> None:
    ann, ben = visit(), visit(theme="dark")
    id, _ = new_table(ann, [OPEN, OPEN], name)
    for person in (ann, ben):
        sit(person, id)
    assert play_to_the_end([ann.page, ben.page], seed=3, hinted=HINTED) > 10
    for person in (ann, ben):
        person.page.get_by_role("link", name="Replay").first.wait_for()
    ann.accessible()


@pytest.mark.parametrize("name", OTHERS)
def test_a_game_against_bots_by_keyboard_alone(visit: Callable[..., Visitor], name: str) -> None:
    players, variant = TABLES[name]
    visitor = visit()
    id, _ = new_table(visitor, [OPEN] + [BOT] * (players - 1), name, variant)
    sit(visitor, id)
    rng, moves = random.Random(4), 0
    while wait_for_turn_or_end(visitor.page):
        play_move(visitor.page, rng, press, HINTED)
        moves += 1
        assert moves < 2000
    assert moves > 5
    visitor.page.get_by_role("link", name="Replay").first.wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", OTHERS)
def test_the_table_is_accessible_and_fits(visit: Callable[..., Visitor], name: str, phone: bool, theme: str) -> None:
    visitor, rng = visit(theme=theme, phone=phone), random.Random(6)
    players = lanai.game(name).players[-1]
    id, _ = new_table(visitor, [OPEN] + [BOT] * (players - 1), name)
    sit(visitor, id)
    how = tap if phone else click
    for _ in range(3):
        assert wait_for_turn_or_end(visitor.page)
        play_move(visitor.page, rng, how)
        visitor.fits()
    assert wait_for_turn_or_end(visitor.page)
    touch_until_ready(visitor.page, rng, how)
    visitor.fits()
    visitor.accessible()
    if phone:
        assert not cut(visitor.page, "header h1, header p")
    else:
        assert visitor.page.evaluate("() => document.documentElement.scrollHeight <= window.innerHeight")


def cut(page: Page, selector: str) -> list[str]:
    """What does not show all it says."""
    found: list[str] = page.evaluate(
        "selector => [...document.querySelectorAll(selector)].filter(e => e.scrollWidth > e.clientWidth + 1"
        " || e.scrollHeight > e.clientHeight + 4).map(e => e.textContent)", selector)
    return found


@pytest.mark.skipif("iquazu" not in DRAWN, reason="a game of four with many lines is needed")
def test_the_scores_of_four_fit_a_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(phone=True)
    id, _ = new_table(visitor, [OPEN, BOT, BOT, BOT], "iquazu")
    sit(visitor, id)
    wait_for_turn_or_end(visitor.page)
    visitor.page.evaluate(RUSH, [id, 7])
    end = visitor.page.locator("section.end")
    end.wait_for()
    assert not cut(visitor.page, "section.end .scroll, section.end li b")
    expect(end.get_by_role("listitem")).to_have_count(4)
    visitor.fits()
    visitor.accessible()


@pytest.mark.parametrize("name", OTHERS)
def test_a_spectator_watches(visit: Callable[..., Visitor], name: str) -> None:
    ann, eve = visit(), visit()
    id, _ = new_table(ann, [OPEN, BOT], name)
    sit(ann, id)
    page = eve.goto(f"/t/{id}")
    expect(page.locator("section.prompt h2")).to_contain_text("You are watching")
    eve.accessible()


def passed_on(page: Page) -> bool:
    """Whether the curtain falls; False: there is something to decide."""
    for _ in range(300):
        if page.get_by_text("Pass the screen to").count():
            return True
        if my_turn(page):
            return False
        page.wait_for_timeout(50)
    raise AssertionError("neither curtain nor choice")


@pytest.mark.skipif("iquazu" not in DRAWN, reason="a game with hands is needed")
def test_a_curtain_hides_the_hand_while_the_screen_is_passed_on(visit: Callable[..., Visitor]) -> None:
    visitor, rng = visit(), random.Random(2)
    id, _ = new_table(visitor, [OPEN, {"kind": "hotseat", "name": "Beth"}], "iquazu")
    for seat in range(2):
        visitor.page.evaluate(
            "([id, seat]) => fetch(`/api/tables/${id}/sit`, {method: 'POST', body: JSON.stringify("
            "{seat, nonce: '0123456789abcdef'}), headers: {'content-type': 'application/json'}}).then(r => r.json())",
            [id, seat])
    page = visitor.goto(f"/t/{id}")
    for name in ("Guest", "Beth", "Guest"):
        while not passed_on(page):
            play_move(page, rng, hinted=1.0)
        expect(page.get_by_text(f"Pass the screen to {name}")).to_be_visible()
        assert page.locator("main.board").count() == 0, "nothing of a hand can be seen"
        visitor.accessible()
        page.get_by_role("button", name=f"I am {name}").click()
        assert wait_for_turn_or_end(page)
