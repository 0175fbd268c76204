"""Four languages, switched live, and one made longer than all of them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from .visitors import Visitor

PLAY = {"en": "Play against a bot", "ru": "Играть с ботом", "uk": "Грати з ботом", "fr": "Jouer contre un bot"}
CONFIRM = {"en": "Confirm", "ru": "Готово", "uk": "Готово", "fr": "Valider"}
NAMES = {"en": "English", "ru": "Русский", "uk": "Українська", "fr": "Français"}
PATHS = ("/", "/lobby", "/new?game=maui", "/settings", "/about", "/replay")


@pytest.mark.parametrize("lang", PLAY)
def test_a_browser_is_answered_in_its_language(visit: Callable[..., Visitor], lang: str) -> None:
    page = visit(language=lang).goto("/")
    page.get_by_role("button", name=re.compile(f"^{PLAY[lang]}")).click()   # the last game's name follows
    page.locator("section.prompt").get_by_role("button", name=CONFIRM[lang]).wait_for()
    assert page.locator("html").get_attribute("lang") == lang


def test_the_language_changes_at_once(visit: Callable[..., Visitor]) -> None:
    page = visit().goto("/settings")
    for lang, name in NAMES.items():
        page.get_by_role("radio", name=name).check(force=True)
        page.locator(f"html[lang={lang}]").wait_for(state="attached")
    page.get_by_role("heading", name="Réglages").wait_for()


@pytest.mark.parametrize("path", PATHS)
def test_texts_forty_per_cent_longer_fit_a_phone(visit: Callable[..., Visitor], path: str) -> None:
    visitor = visit(phone=True)
    visitor.context.add_init_script(
        "localStorage.setItem('lanai-settings', JSON.stringify({language: 'qps'}))")
    page = visitor.goto(path)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    visitor.fits()


def test_longer_texts_fit_the_table_on_a_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(phone=True)
    visitor.context.add_init_script(
        "localStorage.setItem('lanai-settings', JSON.stringify({language: 'qps'}))")
    page = visitor.goto("/")
    page.locator("main button, header button").first.wait_for()
    page.locator("button.main").first.click()
    page.wait_for_url("**/t/*")
    page.locator("section.prompt button").first.wait_for()
    visitor.fits()
