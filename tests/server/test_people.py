"""People on a real server: guests at once, names, links, tokens, cookies; and secrets that stay secret."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lanai.server.people import LINK_SECONDS, MOST_TOKENS, clean, clean_name, digest

from .running import PATIENCE, Guest, Live, Running, crowd, good, problem


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("people") / "data") as server:
        yield server


def stranger(running: Running, **headers: str) -> httpx.AsyncClient:
    """A program without a cookie."""
    return httpx.AsyncClient(base_url=running.url, headers=headers, timeout=PATIENCE)


def rows(running: Running, question: str, *values: object) -> list[Any]:
    with sqlite3.connect(running.data / "lanai.db", timeout=10) as connection:
        return connection.execute(question, values).fetchall()


def test_a_visitor_is_a_guest_at_once(running: Running) -> None:
    async def go() -> None:
        async with stranger(running, origin=running.url) as http:
            assert problem(await http.get("/api/me")) == (401, "no-person")
            answer = await http.post("/api/me", json={"lang": "fr"})
            me = good(answer)
            assert me["name"].startswith("Convive ")
            assert 0 <= me["colour"] < 6
            assert me["lang"] == "fr"
            flags = answer.headers["set-cookie"].lower()
            assert "httponly" in flags
            assert "samesite=lax" in flags
            assert "secure" not in flags, "plain http on this machine"
            assert good(await http.get("/api/me")) == me
            again = await http.post("/api/me", json={})
            assert good(again) == me
            assert "max-age=31536000" in again.headers["set-cookie"].lower(), "a year from the last visit"
            http.cookies.clear()
            other = good(await http.post("/api/me", json={"lang": "xx"}))
            assert other["id"] != me["id"]
            assert other["lang"] == "en"

    asyncio.run(go())


def test_what_others_are_shown_opens_no_door(running: Running) -> None:
    """The id of a person that others see is neither the one in the cookie nor good for one."""
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            id = (await ann.table(2))["table"]["id"]
            await ann.sit(id)
            live = await bob.live(id)
            private = [row[0] for row in rows(running, "SELECT id FROM people")]
            assert live.state["table"]["seats"][0]["person"] == ann.me["id"]
            assert ann.me["id"] not in private
            raw = "".join(live.raw) + (await bob.http.get(f"/api/tables/{id}")).text
            assert not any(each in raw for each in private)

    asyncio.run(go())


@pytest.mark.parametrize(("name", "kept"), [
    ("Ann", "Ann"), ("  Ann \t\n Lee  ", "Ann Lee"), ("x" * 60, "x" * 24), ("a\u202eb\u0000c", "a b c"),
    ("Kalākaua ʻŌ 🌺", "Kalākaua ʻŌ 🌺"), ("e\u0301", "é"), ("<script>alert(1)</script>", "<script>alert(1)</script"),
    ("a" * 23 + " b", "a" * 23)])
def test_names_are_cleaned_and_limited(running: Running, name: str, kept: str) -> None:
    async def go() -> None:
        async with crowd(running, 1) as (ann,):
            assert good(await ann.http.patch("/api/me", json={"name": name}))["name"] == kept
            assert good(await ann.http.get("/api/me"))["name"] == kept
            assert good(await ann.http.post("/api/me", json={}))["id"] == ann.me["id"], "renaming keeps the person"

    assert clean_name(name) == kept == clean_name(kept)
    assert clean(clean(name)) == clean(name)
    asyncio.run(go())


@pytest.mark.parametrize(("change", "code"), [
    ({"name": ""}, "bad-name"), ({"name": " \n\u200b "}, "bad-name"), ({"name": "x" * 201}, "invalid"),
    ({"name": 7}, "invalid"), ({"colour": -1}, "bad-person"), ({"colour": 6}, "bad-person"),
    ({"colour": "red"}, "invalid"), ({"lang": "xx"}, "bad-person"), ({"lang": "x" * 9}, "invalid"),
    ({"id": "0" * 32}, "invalid"), ({"name": "Good", "colour": 99}, "bad-person")])
def test_bad_changes_change_nothing(running: Running, change: dict[str, Any], code: str) -> None:
    async def go() -> None:
        async with crowd(running, 1) as (ann,):
            before = good(await ann.http.get("/api/me"))
            assert problem(await ann.http.patch("/api/me", json=change)) == (422, code)
            assert good(await ann.http.get("/api/me")) == before

    asyncio.run(go())


def test_colour_and_language(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 1) as (ann,):
            for colour in range(6):
                for lang in ("ru", "uk", "fr", "en"):
                    body = good(await ann.http.patch("/api/me", json={"colour": colour, "lang": lang}))
                    assert (body["colour"], body["lang"]) == (colour, lang)

    asyncio.run(go())


def test_a_new_name_reaches_the_tables(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            id = (await ann.table(2))["table"]["id"]
            await ann.sit(id, 0)
            await bob.sit(id, 1)
            live = await bob.live(id)
            good(await ann.http.patch("/api/me", json={"name": "Anuenue"}))
            await live.until(lambda state: state["table"]["seats"][0]["name"] == "Anuenue")
            assert live.state["table"]["seats"][1]["name"] != "Anuenue"
            seq = live.state["seq"]
            good(await ann.http.patch("/api/me", json={"name": "Anuenue", "colour": 3}))
            await live.ask("ping")
            assert live.state["seq"] == seq, "the same name is no news"

    asyncio.run(go())


def test_a_link_makes_another_device_mine_once(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 1) as (ann,), stranger(running, origin=running.url) as phone, \
                stranger(running, origin=running.url) as thief:
            secret = good(await ann.http.post("/api/me/link"))["secret"]
            assert problem(await thief.post("/api/me/claim", json={"secret": secret[:-1]})) == (404, "no-link")
            assert problem(await thief.get("/api/me", headers={"authorization": f"Bearer {secret}"})) == \
                (401, "no-person"), "a link is no token"
            assert good(await phone.post("/api/me/claim", json={"secret": secret}))["id"] == ann.me["id"]
            assert good(await phone.get("/api/me"))["id"] == ann.me["id"]
            assert problem(await thief.post("/api/me/claim", json={"secret": secret})) == (404, "no-link")
            assert problem(await thief.get("/api/me")) == (401, "no-person")
            assert good(await ann.http.get("/api/me"))["id"] == ann.me["id"], "the old device stays"

    asyncio.run(go())


def test_a_link_used_by_many_at_once_works_for_one(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 1) as (ann,), stranger(running, origin=running.url) as http:
            for _ in range(5):
                secret = good(await ann.http.post("/api/me/link"))["secret"]
                answers = await asyncio.gather(
                    *(http.post("/api/me/claim", json={"secret": secret}) for _ in range(8)))
                assert sorted(answer.status_code for answer in answers) == [200] + [404] * 7

    asyncio.run(go())


def test_a_link_expires(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 1) as (ann,), stranger(running, origin=running.url) as phone:
            secret = good(await ann.http.post("/api/me/link"))["secret"]
            with sqlite3.connect(running.data / "lanai.db", timeout=10) as connection:
                changed = connection.execute(
                    "UPDATE keys SET expires = expires - ? WHERE digest = ?", (LINK_SECONDS + 1, digest(secret)))
                assert changed.rowcount == 1
            assert problem(await phone.post("/api/me/claim", json={"secret": secret})) == (404, "no-link")
            for _ in range(MOST_TOKENS + 3):   # there is always room for a new link
                secret = good(await ann.http.post("/api/me/link"))["secret"]
            assert len(rows(running, "SELECT * FROM keys WHERE kind = 'link'")) <= MOST_TOKENS
            good(await phone.post("/api/me/claim", json={"secret": secret}))

    asyncio.run(go())


async def program(running: Running, id: str, token: str) -> Live:
    """A live connection as programs make it: a token, no cookie, no origin."""
    live = Live(await connect(f"{running.url.replace('http', 'ws', 1)}/api/tables/{id}/live", proxy=None,
                              additional_headers={"Authorization": f"Bearer {token}"}))
    await live.until(lambda _state: True)
    return live


def test_tokens(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 1) as (ann,):
            token = good(await ann.http.post("/api/me/tokens", json={"label": "my bot"}))["secret"]
            other = good(await ann.http.post("/api/me/tokens", json={}))["secret"]
            assert token != other
            id = (await ann.table(["open", "random"]))["table"]["id"]
            async with stranger(running, authorization=f"Bearer {token}") as http:
                assert good(await http.get("/api/me"))["id"] == ann.me["id"]
                good(await http.post(f"/api/tables/{id}/sit", json={"nonce": "0123456789abcdef"}))
                live = await program(running, id, token)
                assert live.state["you"] == [0]
                watching = await ann.live(id)
                assert problem(await http.get("/api/me", headers={"authorization": f"Bearer {token}x"})) == \
                    (401, "no-person")
                assert problem(await http.post("/api/me/claim", json={"secret": token})) == (404, "no-link")
                for _ in range(MOST_TOKENS - 2):
                    good(await ann.http.post("/api/me/tokens", json={}))
                assert problem(await ann.http.post("/api/me/tokens", json={})) == (409, "too-many-tokens")
                assert (await ann.http.delete("/api/me/tokens")).status_code == 204
                assert problem(await http.get("/api/me")) == (401, "no-person")
                await asyncio.wait_for(live.socket.wait_closed(), PATIENCE)
                assert live.socket.close_code == 1008, "what came in with a token goes with it"
                assert (await watching.ask("ping"))["ok"], "what came in with the cookie stays"
                with pytest.raises((InvalidStatus, ConnectionError)):
                    await program(running, id, token)
            assert good(await ann.http.get("/api/me"))["id"] == ann.me["id"], "the cookie is still good"

    asyncio.run(go())


def test_a_forged_cookie_is_nobody(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            id = (await ann.table(2))["table"]["id"]
            value = ann.http.cookies["lanai"]
            payload, _, signature = value.rpartition(".")
            others = bob.http.cookies["lanai"].rpartition(".")
            forged = [payload, f"{payload}.", f"{payload}.{others[2]}", f"{others[0]}.{signature}", value[:-2],
                      value.swapcase(), ann.me["id"], f'"{ann.me["id"]}"', "x", "." * 50, f"{value}.{signature}"]
            async with stranger(running, origin=running.url) as http:
                for each in forged:
                    answer = await http.get("/api/me", headers={"cookie": f"lanai={each}"})
                    assert problem(answer) == (401, "no-person"), each
                guest = Guest(running)
                guest.http.cookies.set("lanai", forged[2])
                with pytest.raises((InvalidStatus, ConnectionError)):
                    await guest.live(id)
                await guest.http.aclose()
                assert good(await http.get("/api/me", headers={"cookie": f"lanai={value}"}))["id"] == ann.me["id"]

    asyncio.run(go())


def test_secrets_are_neither_in_addresses_nor_in_the_log_nor_in_the_database(running: Running) -> None:
    used: list[str] = []
    private: list[str] = []
    addresses: list[str] = []

    async def go() -> None:
        async with crowd(running, 2) as (ann, bob), stranger(running, origin=running.url) as phone:
            for http in (ann.http, bob.http, phone):
                http.event_hooks["request"] = [note]
            link = good(await ann.http.post("/api/me/link"))["secret"]
            token = good(await ann.http.post("/api/me/tokens", json={"label": "x"}))["secret"]
            good(await phone.post("/api/me/claim", json={"secret": link}))
            made = await ann.table(["invited", "invited"])
            id = made["table"]["id"]
            nonce = "nonce-nonce-nonce-0"
            good(await ann.http.post(f"/api/tables/{id}/sit", json={"seat": 0, "nonce": nonce}))
            await bob.sit(id, 1, made["invite"])
            for live in (await ann.live(id), await bob.live(id), await program(running, id, token)):
                await live.ask("chat", text="a secret word of mine")
                await live.ask("move", move="fly away")
                await live.close()
            assert problem(await phone.post("/api/me/claim", json={"secret": link})) == (404, "no-link")
            assert (await phone.post("/api/me/claim", json={"secret": [link]})).status_code == 422
            assert link not in (await phone.post("/api/me/claim", json={"secret": [link]})).text
            used.extend([link, token, made["invite"], nonce, ann.http.cookies["lanai"], bob.http.cookies["lanai"],
                         "a secret word of mine"])
            private.extend([link, token, ann.http.cookies["lanai"]])

    async def note(request: httpx.Request) -> None:
        addresses.append(str(request.url))

    asyncio.run(go())
    log = running.log.read_text()
    used += [row[0] for row in rows(running, "SELECT secret FROM tables")]
    used += [row[0] for row in rows(running, "SELECT id FROM people")]
    used.append((running.data / "secret.key").read_text().strip())
    assert "live" in log, "something is logged"
    assert not [secret for secret in used if secret in log]
    assert not [secret for secret in used for address in addresses if secret in address]
    stored = b"".join(file.read_bytes() for file in running.data.glob("lanai.db*"))
    assert not [secret for secret in private if secret.encode() in stored]
    assert (running.data / "secret.key").stat().st_mode & 0o077 == 0


def test_what_a_client_puts_into_an_address_by_mistake_is_not_logged(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 1) as (ann,):
            id = (await ann.table(2))["table"]["id"]
            await ann.http.get("/api/me?token=by-mistake-1")
            address = f"{running.url.replace('http', 'ws', 1)}/api/tables/{id}/live?token=by-mistake-2"
            live = Live(await connect(address, origin=running.url, proxy=None,  # type: ignore[arg-type]
                                      additional_headers={"Cookie": ann.cookie}))
            await live.until(lambda _state: True)
            await live.close()

    asyncio.run(go())
    log = running.log.read_text()
    assert "by-mistake-1" not in log
    assert "by-mistake-2" not in log


def test_a_person_is_told_of_their_own_tables(running: Running) -> None:
    async def go() -> None:
        async with stranger(running) as http:
            assert good(await http.get("/api/me/tables")) == [], "no error for a stranger"
        host, friend = await Guest.new(running), await Guest.new(running)
        first = (await host.table(["invited", "open"]))["table"]["id"]
        second = (await host.table(2, listed=True))["table"]["id"]

        async def mine(guest: Guest) -> list[tuple[str, list[int]]]:
            return [(body["table"]["id"], body["you"]) for body in good(await guest.http.get("/api/me/tables"))]

        assert sorted(await mine(host)) == sorted([(first, []), (second, [])]), "a host sees tables nobody sits at"
        assert await mine(friend) == []
        await friend.sit(second, 1)
        assert await mine(friend) == [(second, [1])]
        await host.sit(second, 0)
        live = await friend.live(second)
        assert dict(await mine(host))[second] == [0]
        good(await host.http.post(f"/api/tables/{first}/abandon"))
        assert [id for id, _ in await mine(host)] == [second], "what was given up is no longer there"
        assert (await live.ask("resign", seat=1))["ok"]
        assert await mine(host) == await mine(friend) == [], "and neither is what is over"
        for guest in (host, friend):
            await guest.close()

    asyncio.run(go())
