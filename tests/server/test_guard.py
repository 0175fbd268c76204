"""What bad input gets: problem details with a stable code, whatever is wrong; and what keeps strangers out."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

import lanai.server
from lanai.engine.words import words
from lanai.server import api
from lanai.server.app import create
from lanai.server.guard import HEADERS, MOST_BODY, MOST_RECORD, household
from lanai.server.limits import Buckets
from lanai.server.people import People
from lanai.server.settings import Settings
from lanai.server.table import ABANDONED, OPEN, OVER, PLAYING

from .running import Live, Running, crowd, problem

HOME = "http://127.0.0.1:8000"
TABLE = {"game": "maui", "seats": [{"kind": "open"}, {"kind": "open"}]}
Open = Callable[..., TestClient]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens a server inside the test; `client` is the address its visitor comes from."""
    with ExitStack() as stack:
        def open_one(client: str = "10.0.0.1", **settings: Any) -> TestClient:
            app = create(Settings(data=str(tmp_path / "data"), **settings))
            return stack.enter_context(TestClient(app, client=(client, 5000)))

        yield open_one


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create(Settings(data=str(tmp_path_factory.mktemp("data")), rate=1e6, burst=10**6))) as client:
        client.app.state.house.guests = Buckets(1e6, 10**6)   # type: ignore[attr-defined]
        yield client


@pytest.fixture
def visitor(server: TestClient) -> TestClient:
    """A new guest of a server that all tests share."""
    server.cookies.clear()
    assert server.post("/api/me", json={}).status_code == 200
    return server


def refused(client: TestClient, path: str, **headers: str) -> Any:
    """The answer to a live connection that is not let in."""
    with pytest.raises(WebSocketDenialResponse) as denial, client.websocket_connect(path, headers=headers):
        pass
    return denial.value


# -- bad requests -----------------------------------------------------------------------------------------


JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(("method", "path", "content", "headers", "status", "code"), [
    ("POST", "/api/tables", b"{", JSON, 422, "invalid"),
    ("POST", "/api/tables", b"[]", JSON, 422, "invalid"),
    ("POST", "/api/tables", b"\xff\xfe", JSON, 422, "invalid"),
    ("POST", "/api/tables", b"[" * 60_000, JSON, 400, "http"),
    ("PATCH", "/api/me", rb'{"name": "\ud800"}', JSON, 422, "invalid"),
    ("PATCH", "/api/me", b'{"name": " \\u200b "}', JSON, 422, "bad-name"),
    ("PATCH", "/api/me", b'{"colour": 99}', JSON, 422, "bad-person"),
    ("PATCH", "/api/me", b'{"wealth": 99}', JSON, 422, "invalid"),
    ("POST", "/api/tables", b"game=maui", {"content-type": "application/x-www-form-urlencoded"}, 415, "not-json"),
    ("POST", "/api/tables", b"{}", {}, 415, "not-json"),
    ("POST", "/api/tables", b"{}", {"content-type": "text/plain"}, 415, "not-json"),
    ("POST", "/api/tables", b" " * (MOST_BODY + 1), JSON, 413, "too-big"),
    ("POST", "/api/tables", b"{}", JSON | {"content-length": "9" * 5000}, 413, "too-big"),
    ("POST", "/api/tables", b"{}", JSON | {"content-length": "-1"}, 413, "too-big"),
    ("POST", "/api/tables", b"{}", JSON | {"content-length": b"\xb2"}, 413, "too-big"),
    ("GET", "/api/nothing", b"", {}, 404, "not-found"),
    ("GET", "/api/tables/0123456789ab", b"", {}, 404, "no-table"),
    ("GET", "/api/tables/..%2f", b"", {}, 404, "not-found"),
    ("GET", "/api/tables/xyz", b"", {}, 422, "invalid"),
    ("DELETE", "/api/games", b"", {}, 405, "wrong-method"),
    ("BREW", "/api/games", b"", {}, 405, "wrong-method"),
    ("POST", "/api/me/claim", b'{"secret": "guess"}', JSON, 404, "no-link"),
])
def test_a_bad_request_gets_a_problem(visitor: TestClient, method: str, path: str, content: bytes,
                                      headers: dict[str, Any], status: int, code: str) -> None:
    response = visitor.request(method, path, content=content, headers=headers)
    assert problem(response) == (status, code)
    body = response.json()
    assert body["status"] == status and body["type"] == "about:blank" and body["title"]
    assert "Traceback" not in response.text and ".py" not in response.text


@pytest.mark.parametrize("size", [MOST_BODY + 1, 10 * MOST_BODY])
def test_a_body_without_a_length_is_counted(visitor: TestClient, size: int) -> None:
    parts = (b" " * 1000 for _ in range(size // 1000 + 1))
    response = visitor.post("/api/tables", content=parts, headers=JSON)
    assert "content-length" not in response.request.headers
    assert problem(response) == (413, "too-big")


def test_a_body_of_the_biggest_size_is_taken(visitor: TestClient) -> None:
    body = b'{"label": "x"}'
    assert visitor.post("/api/me/tokens", content=body + b" " * (MOST_BODY - len(body)), headers=JSON).is_success


def test_a_whole_game_may_be_bigger(visitor: TestClient) -> None:
    for size, wanted in ((MOST_BODY + 1, (422, "bad-record")), (MOST_RECORD + 1, (413, "too-big"))):
        response = visitor.post("/api/records/frames", content=b" " * size, headers=JSON)
        assert problem(response) == wanted


def test_a_stranger_is_told_to_come_in_first(opened: Open) -> None:
    client = opened()
    assert problem(client.get("/api/me")) == (401, "no-person")
    for cookie in ("lanai=nonsense", "lanai=é.x", "lanai="):
        assert problem(client.get("/api/me", headers={"cookie": cookie.encode()})) == (401, "no-person")
    for token in (b"Bearer", b"Bearer x", b"bearer \xe9"):
        assert problem(client.get("/api/me", headers={"authorization": token})) == (401, "no-person")


@pytest.mark.parametrize("path", ["/api/me", "/api/tables/0123456789ab", "/healthz"])
def test_an_accident_inside_tells_nothing(visitor: TestClient, monkeypatch: pytest.MonkeyPatch, path: str,
                                          caplog: pytest.LogCaptureFixture) -> None:
    async def fails(*_args: object, **_more: object) -> None:
        raise RuntimeError("the secret reason")

    monkeypatch.setattr(People, "by_cookie", fails)
    monkeypatch.setattr(visitor.app.state.house, "room", fails)   # type: ignore[attr-defined]
    response = visitor.get(path)
    if path == "/healthz":
        assert response.json() == {"status": "ok"}
        return
    assert problem(response) == (500, "unexpected")
    assert "reason" not in response.text and "Error" not in response.text
    assert set(HEADERS) <= set(response.headers)
    assert "the secret reason" in caplog.text


def test_an_accident_on_the_way_to_a_live_table_tells_nothing(visitor: TestClient,
                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_args: object) -> None:
        raise RuntimeError("the secret reason")

    monkeypatch.setattr(People, "by_cookie", fails)
    response = refused(visitor, "/api/tables/0123456789ab/live", origin=HOME)
    assert problem(response) == (500, "unexpected") and "reason" not in response.text


def test_every_problem_has_a_text() -> None:
    sources = [file.read_text() for file in Path(lanai.server.__file__).parent.glob("*.py")]
    codes = {code for source in sources for code in re.findall(r'Problem\(.*?"([a-z-]+)"', source)}
    codes |= {code for source in sources for code in re.findall(r'\d\d\d: "([a-z-]+)"', source)} | {"http"}
    assert {"too-big", "no-table", "bad-clock", "not-alone", "unexpected", "wrong-method"} <= codes
    table = next(source for source in sources if "class Refused" in source)   # sitting and abandoning may be refused
    codes |= {"seat-taken", *(f"table-{status}" for status in (OPEN, PLAYING, OVER, ABANDONED))}
    assert all(f'"{code}"' in table for code in ("seat-taken",))
    for code in codes:
        text = words("en")(f"server-problem-{code}")
        assert text and "server-problem" not in text, code


# -- which page asks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", HOME + ".evil.example", HOME + "/",
                                    "https://127.0.0.1:8000", "http://127.0.0.1:8001"])
def test_other_pages_may_not_act_for_their_visitors(visitor: TestClient, origin: str) -> None:
    for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me"), ("DELETE", "/api/me/tokens")):
        response = visitor.request(method, path, headers={"origin": origin})
        assert problem(response) == (403, "wrong-origin")
    assert "access-control-allow-origin" not in visitor.get("/api/me", headers={"origin": origin}).headers


@pytest.mark.parametrize(("site", "status"), [("cross-site", 403), ("same-site", 403), ("same-origin", 200),
                                              ("none", 200)])
def test_a_browser_that_hides_the_page_tells_where_it_is(visitor: TestClient, site: str, status: int) -> None:
    assert visitor.patch("/api/me", json={"colour": 1}, headers={"sec-fetch-site": site}).status_code == status
    assert visitor.get("/api/me", headers={"sec-fetch-site": site}).is_success, "looking does no harm"


def test_own_pages_may(visitor: TestClient) -> None:
    for origin in (HOME, "http://localhost:8000"):
        assert visitor.patch("/api/me", json={"colour": 1}, headers={"origin": origin}).is_success


def test_further_pages_may_where_the_host_says_so(opened: Open) -> None:
    client = opened(public="https://lanai.example/", origins=["https://other.example"])
    for origin in ("https://lanai.example", "https://other.example"):
        assert client.post("/api/me", json={}, headers={"origin": origin}).is_success
    assert problem(client.post("/api/me", json={}, headers={"origin": HOME})) == (403, "wrong-origin")


def test_a_live_connection_needs_a_known_page_or_a_token(visitor: TestClient) -> None:
    id = visitor.post("/api/tables", json=TABLE).json()["table"]["id"]
    path = f"/api/tables/{id}/live"
    assert problem(refused(visitor, path)) == (403, "wrong-origin")
    for origin in ("https://evil.example", "null"):
        response = refused(visitor, path, origin=origin)
        assert problem(response) == (403, "wrong-origin") and set(HEADERS) <= set(response.headers)
    token = visitor.post("/api/me/tokens", json={}).json()["secret"]
    bearer = {"authorization": f"Bearer {token}"}
    assert problem(refused(visitor, path, origin="https://evil.example", **bearer)) == (403, "wrong-origin")
    with visitor.websocket_connect(path, headers={"origin": HOME}) as live:
        assert live.receive_json()["type"] == "state"
    visitor.cookies.clear()
    with visitor.websocket_connect(path, headers=bearer) as live:
        assert live.receive_json()["type"] == "state"
    assert problem(refused(visitor, path, origin=HOME)) == (401, "no-person")
    assert problem(refused(visitor, path, authorization="Bearer wrong")) == (401, "no-person")
    assert problem(refused(visitor, "/api/tables/0123456789ab/live", **bearer)) == (404, "no-table")


def test_a_token_dropped_while_a_connection_is_opened_opens_none(
        visitor: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/api/tables/{visitor.post('/api/tables', json=TABLE).json()['table']['id']}/live"
    token = visitor.post("/api/me/tokens", json={}).json()["secret"]

    async def meanwhile(people: People, id: str) -> set[str]:
        person = await people.get(id)
        assert person is not None
        await people.drop_tokens(person)
        return set()

    monkeypatch.setattr(People, "muted_by", meanwhile)
    with visitor.websocket_connect(path, headers={"authorization": f"Bearer {token}"}) as live:
        with pytest.raises(WebSocketDisconnect) as closed:
            for _ in range(50):   # what was on its way may still come
                live.send_json({"type": "ping"})
                while live.receive_json()["type"] != "answer":
                    time.sleep(0.02)
        assert closed.value.code == 1008


def test_a_wrong_token_is_not_helped_by_a_cookie(visitor: TestClient) -> None:
    """Otherwise a page without an origin header could use the visitor's cookie."""
    id = visitor.post("/api/tables", json=TABLE).json()["table"]["id"]
    response = refused(visitor, f"/api/tables/{id}/live", authorization="Bearer wrong")
    assert problem(response) == (401, "no-person")


def test_connections_of_one_person_are_counted(opened: Open) -> None:
    client = opened(most_sockets=2)
    client.post("/api/me", json={})
    path = f"/api/tables/{client.post('/api/tables', json=TABLE).json()['table']['id']}/live"
    page = {"origin": HOME}
    with client.websocket_connect(path, headers=page) as one, client.websocket_connect(path, headers=page) as other:
        assert one.receive_json() and other.receive_json()
        assert problem(refused(client, path, **page)) == (429, "too-many-connections")


def test_connections_opened_all_at_once_are_counted_too(tmp_path: Path) -> None:
    async def go() -> None:
        with Running(tmp_path / "data", most_sockets=3) as running:
            async with crowd(running, 1) as (ann,):
                id = (await ann.table(2))["table"]["id"]
                opened = await asyncio.gather(*(ann.live(id) for _ in range(12)), return_exceptions=True)
                assert sum(isinstance(each, Live) for each in opened) == 3
                await ann.lives[0].close()
                await ann.lives[1].ask("ping")
                assert isinstance(await ann.live(id), Live), "one has gone, one may come"

    asyncio.run(go())


# -- how much ---------------------------------------------------------------------------------------------


def test_one_person_may_ask_so_much(opened: Open) -> None:
    client = opened(rate=0.001, burst=5)
    client.post("/api/me", json={})
    codes = [client.get("/api/me").status_code for _ in range(7)]
    assert codes == [200] * 5 + [429] * 2
    assert problem(client.get("/api/me")) == (429, "too-many-requests")
    assert client.get("/api/games").is_success   # others at the same address go on
    client.cookies.clear()
    client.post("/api/me", json={})
    assert client.get("/api/me").is_success


def test_one_address_may_ask_so_much(opened: Open) -> None:
    client = opened(rate=0.001, burst=2)
    assert [client.get("/healthz").status_code for _ in range(12)] == [200] * 10 + [429] * 2
    assert problem(client.get("/api/games")) == (429, "too-many-requests")
    assert problem(refused(client, "/api/tables/0123456789ab/live", origin=HOME)) == (429, "too-many-requests")


def test_one_address_makes_so_many_guests(opened: Open) -> None:
    client = opened(rate=1000, burst=1000)
    client.app.state.house.guests = Buckets(0.001, 3)   # type: ignore[attr-defined]

    def come() -> int:
        client.cookies.clear()
        return int(client.post("/api/me", json={}).status_code)

    assert [come() for _ in range(4)] == [200, 200, 200, 429]


def test_only_named_proxies_are_believed(opened: Open) -> None:
    """Ten requests an address; each claims to come from another one."""
    def ask(client: TestClient, hops: str) -> int:
        return int(client.get("/healthz", headers={"x-forwarded-for": hops}).status_code)

    stranger = opened("10.0.0.9", rate=0.001, burst=2, proxies=["10.0.0.1"])
    assert [ask(stranger, f"1.1.1.{n}") for n in range(11)] == [200] * 10 + [429]
    proxy = opened("10.0.0.1", rate=0.001, burst=2, proxies=["10.0.0.1", "10.0.0.2"])
    assert [ask(proxy, f"1.1.1.{n}") for n in range(11)] == [200] * 11
    # What stands before the last hop was written by the visitor.
    assert [ask(proxy, f"6.6.6.{n}, 2.2.2.2, 10.0.0.2") for n in range(11)] == [200] * 10 + [429]
    split = [("x-forwarded-for", "3.3.3.3"), ("x-forwarded-for", "2.2.2.2")]
    assert proxy.get("/healthz", headers=split).status_code == 429


@pytest.mark.parametrize(("address", "counted"), [
    ("10.0.0.1", "10.0.0.1"), ("unknown", "unknown"), ("::ffff:10.0.0.1", "10.0.0.1"), ("::1", "::/64"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64")])
def test_a_household_is_one_address(address: str, counted: str) -> None:
    assert household(address) == counted


def test_buckets_fill_again_and_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("lanai.server.limits.time.monotonic", lambda: now[0])
    buckets = Buckets(rate=2, burst=3)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    for n in range(10_001):
        buckets.take(str(n))
    now[0] += 10
    buckets.take("b")
    assert len(buckets._left) == 1


# -- cookies and headers ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("public", "secure"), [("", False), ("http://lanai.example", False),
                                                ("https://lanai.example", True)])
def test_the_cookie_is_kept_from_scripts_and_other_pages(opened: Open, public: str, secure: bool) -> None:
    cookie = opened(public=public).post("/api/me", json={}).headers["set-cookie"]
    flags = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/", f"max-age={api.YEAR}"} <= flags
    assert ("secure" in flags) == secure


@pytest.mark.parametrize(("public", "kept"), [("", None), ("https://lanai.example", "max-age=31536000")])
def test_browsers_keep_to_tls_where_there_is_some(opened: Open, public: str, kept: str | None) -> None:
    assert opened(public=public).get("/healthz").headers.get("strict-transport-security") == kept


def test_who_is_known_gets_no_other_cookie_and_a_program_none(visitor: TestClient) -> None:
    before = visitor.cookies["lanai"]
    assert visitor.post("/api/me", json={}).headers["set-cookie"].startswith(f"lanai={before};")
    token = visitor.post("/api/me/tokens", json={}).json()["secret"]
    answer = visitor.post("/api/me", json={}, headers={"authorization": f"Bearer {token}"})
    assert answer.is_success and "set-cookie" not in answer.headers


@pytest.mark.parametrize(("method", "path"), [
    ("GET", "/healthz"), ("GET", "/readyz"), ("GET", "/api/games"), ("GET", "/api/me"), ("GET", "/nothing.txt"),
    ("GET", "/api/openapi.json"), ("DELETE", "/healthz"), ("POST", "/api/tables"), ("DELETE", "/api/me/tokens"),
    ("HEAD", "/api/games"), ("OPTIONS", "/api/me")])
def test_every_answer_has_the_headers_that_keep_it_safe(visitor: TestClient, method: str, path: str) -> None:
    response = visitor.request(method, path)
    for name, value in HEADERS.items():
        assert response.headers[name] == value
    assert response.headers["cache-control"] == "no-store"
    assert "unsafe" not in response.headers["content-security-policy"]
    assert "server" not in response.headers and "x-powered-by" not in response.headers


# -- people -----------------------------------------------------------------------------------------------


def test_a_link_works_once(visitor: TestClient) -> None:
    secret = visitor.post("/api/me/link").json()["secret"]
    me = visitor.get("/api/me").json()
    visitor.cookies.clear()
    assert visitor.post("/api/me/claim", json={"secret": secret}).json() == me
    assert visitor.get("/api/me").json() == me
    assert problem(visitor.post("/api/me/claim", json={"secret": secret})) == (404, "no-link")
    token = visitor.post("/api/me/tokens", json={}).json()["secret"]
    assert problem(visitor.post("/api/me/claim", json={"secret": token})) == (404, "no-link")


def test_tokens_are_few_and_can_be_dropped(visitor: TestClient) -> None:
    tokens = [visitor.post("/api/me/tokens", json={"label": "x"}).json()["secret"] for _ in range(10)]
    assert problem(visitor.post("/api/me/tokens", json={})) == (409, "too-many-tokens")
    bearer = {"authorization": f"Bearer {tokens[0]}"}
    assert visitor.get("/api/me", headers=bearer).is_success
    assert visitor.delete("/api/me/tokens").status_code == 204
    assert problem(visitor.get("/api/me", headers=bearer)) == (401, "no-person")
