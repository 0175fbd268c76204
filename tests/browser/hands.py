"""Playing any game in a browser as people do: touching what glows until a move can be confirmed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from .visitors import PATIENCE, Visitor

LEADS_ON = "main.board [data-pick][data-state='legal']:not([data-anew])"
CHIPS = "section.prompt .chip"
MOST_TOUCHES = 24    # for one move


Touch = Callable[[Locator], None]
A_MOMENT = 3000      # milliseconds in which a piece must let itself be touched


def click(place: Locator) -> None:
    place.click(timeout=A_MOMENT)


def tap(place: Locator) -> None:
    place.tap(timeout=A_MOMENT)


def press(place: Locator) -> None:
    """By keyboard: it must have a name to be found by."""
    assert place.get_attribute("aria-label", timeout=A_MOMENT) or place.inner_text()
    place.focus(timeout=A_MOMENT)
    place.page.keyboard.press("Enter")


def button(page: Page, name: str) -> Locator:
    return page.locator("section.prompt").get_by_role("button", name=name, exact=True)


def new_table(host: Visitor, seats: list[dict[str, str]], game: str = "maui",
              variant: str = "base") -> tuple[str, str]:
    """A table made by a person's browser; its id and the secret of its invitation."""
    host.goto("/")
    host.page.evaluate("() => fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'}, "
                       "body: '{}'}).then(r => r.ok)")
    body = host.page.evaluate(
        "options => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify(options)}).then(r => r.json())",
        {"game": game, "variant": variant, "seats": seats, "first": 0})
    return body["table"]["id"], body["invite"]


# What can be touched now, in one look: the page may change between two.
LOOK = """([leads, chips]) => {
  const buttons = [...document.querySelectorAll('section.prompt .acts button')];
  const confirm = buttons.find(button => button.textContent.trim() === 'Confirm');
  const pieces = [...document.querySelectorAll(leads)].filter(piece => piece.getClientRects().length);
  const choices = [...document.querySelectorAll(chips)].filter(chip => !chip.disabled);
  const all = [...document.querySelectorAll('[data-pick],' + chips)];
  return {
    confirm: !!confirm, ready: !!confirm && !confirm.disabled, selector: pieces.length ? leads : chips,
    count: (pieces.length ? pieces : choices).length, state: all.map(e => e.dataset.state ?? e.ariaPressed).join(),
    over: /game is over/i.test(document.querySelector('section.prompt h2')?.textContent ?? ''),
  };
}"""


def look_at(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LOOK, [LEADS_ON, CHIPS])
    return found


def my_turn(page: Page) -> bool:
    look = look_at(page)
    return look["confirm"] and look["count"] > 0 and not page.get_by_text("on its way").count()


def wait_for_turn_or_end(page: Page) -> bool:
    """Whether there is something to decide; False: the game is over."""
    for _ in range(2 * PATIENCE // 50):
        if my_turn(page):
            return True
        if look_at(page)["over"]:
            return False
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing to decide: {page.locator('section.prompt').inner_text()}")


def touch_until_ready(page: Page, rng: random.Random, how: Touch = click) -> None:
    """Touch glowing pieces, or the choices in the prompt, until the move can be confirmed."""
    for _ in range(MOST_TOUCHES):
        look = look_at(page)
        if look["ready"]:
            return
        if not look["count"]:
            page.wait_for_timeout(50)
            continue
        try:
            how(page.locator(look["selector"]).locator("visible=true").nth(rng.randrange(look["count"])))
        except PlaywrightTimeout:
            continue   # it went away meanwhile
        for _ in range(100):   # until the touch shows
            after = look_at(page)
            if after["state"] != look["state"] or after["ready"]:
                break
            page.wait_for_timeout(20)
        assert page.locator("section.prompt .why").count() == 0, "what glowed was refused"
    raise AssertionError(f"nothing became ready: {page.locator('section.prompt').inner_text()}")


def ask_for_a_hint(page: Page, how: Touch = click) -> None:
    """Let the table propose a move; it is not sent yet."""
    how(button(page, "Hint"))
    for _ in range(2 * PATIENCE // 50):
        if look_at(page)["ready"]:
            return
        page.wait_for_timeout(50)
    raise AssertionError("no hint came")


def confirm(page: Page, how: Touch) -> None:
    """With the button; by keyboard with Enter on the piece if it is the chosen one, which may go away under it."""
    if how is press and page.evaluate("document.activeElement.matches('[data-pick][data-state=chosen]')"):
        page.keyboard.press("Enter")
    else:
        how(button(page, "Confirm"))


def play_move(page: Page, rng: random.Random, how: Touch = click, hinted: float = 0.0) -> None:
    """One move, until the table has answered it; now and then the one that a hint proposes."""
    hint = rng.random() < hinted
    for last in (False, False, True):
        if hint:
            ask_for_a_hint(page, how)
        else:
            touch_until_ready(page, rng, how)
        before = page.locator("section.prompt").inner_text()
        try:
            confirm(page, how)
            break
        except PlaywrightTimeout:   # a choice that only opens another one was sent by itself
            if last:
                raise
    page.wait_for_function(
        """before => { const text = document.querySelector('section.prompt')?.innerText ?? '';
                       return text !== before && !text.includes('on its way'); }""", arg=before)


def play_to_the_end(pages: list[Page], seed: int, most: int = 4000, hinted: float = 0.0) -> int:
    """All these people play until the game is over; how many moves they made."""
    rng, moves = random.Random(seed), 0
    for _ in range(most):
        waiting = [page for page in pages if my_turn(page)]
        if not waiting:
            if all(look_at(page)["over"] for page in pages):
                return moves
            pages[0].wait_for_timeout(40)
            continue
        play_move(waiting[0], rng, hinted=hinted)
        moves += 1
    raise AssertionError(f"not over after {most} rounds")


# Plays the first seat at a table, from the page but past its pieces: some legal move each time, until it is over.
RUSH = """([id, step]) => new Promise((done, failed) => {
  const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
  let sent = -1, n = 0;
  line.onclose = () => failed(new Error('the line was cut'));
  line.onmessage = ({ data }) => {
    const now = JSON.parse(data);
    if (now.type !== 'state') return;
    if (now.table.status === 'over') {
      line.onclose = null;
      line.close();
      done(now.ply);
    } else if (now.moves?.length && now.seq > sent) {
      sent = now.seq;
      line.send(JSON.stringify({ type: 'move', seq: now.seq, move: now.moves[(n += step) % now.moves.length].text }));
    }
  };
})"""


def finished_game(host: Visitor, game: str = "maui", step: int = 7) -> tuple[str, int]:
    """A table where a person has played a whole game against a bot; its id and how many decisions that took."""
    id, _ = new_table(host, [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}], game)
    host.goto(f"/t/{id}").get_by_role("button", name="Sit down").first.click()
    wait_for_turn_or_end(host.page)
    plies: int = host.page.evaluate(RUSH, [id, step])
    return id, plies
