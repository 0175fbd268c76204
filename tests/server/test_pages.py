"""The built client is served, and nothing else of the disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from lanai.server import pages
from lanai.server.app import create
from lanai.server.guard import HEADERS
from lanai.server.settings import Settings

from .running import problem

SCRIPT = "assets/index-4f2a9c.js"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the client</title>")
    (folder / SCRIPT).write_text("export {}")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not yours")
    return folder


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[[Path], TestClient]]:
    with ExitStack() as stack:
        def open_one(folder: Path) -> TestClient:
            app = create(Settings(data=str(tmp_path / "data"), rate=1e6, burst=10**6))
            app.router.default = pages.Pages(folder)
            return stack.enter_context(TestClient(app, follow_redirects=False))

        yield open_one


def test_every_address_without_a_dot_is_the_clients(opened: Callable[[Path], TestClient], built: Path) -> None:
    visitor = opened(built)
    for path in ("/", "/lobby", "/t/0123456789ab", "/t/0123456789ab/replay?ply=7", "/new?game=maui", "/apiary"):
        response = visitor.get(path)
        assert (response.status_code, response.headers["cache-control"]) == (200, pages.ASK_AGAIN), path
        assert response.headers["content-type"].startswith("text/html") and "the client" in response.text
        assert response.headers["content-security-policy"] == HEADERS["content-security-policy"]
    again = visitor.get("/lobby", headers={"if-none-match": visitor.get("/").headers["etag"]})
    assert again.status_code == 304


def test_files_are_served_as_what_they_are(opened: Callable[[Path], TestClient], built: Path) -> None:
    visitor = opened(built)
    script, icon = visitor.get(f"/{SCRIPT}"), visitor.get("/icon.svg")
    assert script.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert script.headers["cache-control"] == pages.FOR_EVER and script.text == "export {}"
    assert icon.headers["content-type"].startswith("image/svg+xml")
    assert icon.headers["cache-control"] == pages.ASK_AGAIN
    assert visitor.head("/icon.svg").status_code == 200


def test_the_client_travels_compressed(tmp_path: Path) -> None:
    with TestClient(create(Settings(data=str(tmp_path / "data")))) as visitor:
        page = visitor.get("/")
        assert page.headers.get("content-encoding") == ("gzip" if len(page.content) >= 500 else None)
        assert "content-encoding" not in visitor.get("/api/openapi.json").headers, "answers may hold secrets"


def test_what_is_not_there_is_a_problem(opened: Callable[[Path], TestClient], built: Path) -> None:
    visitor = opened(built)
    for path in ("/assets/other-1.js", "/robots.txt", "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt",
                 "/assets/..%2f..%2fsecret.txt", "/api/nothing", "/api", "/api/openapi.yaml", "/x%00.js",
                 "/" + "a" * 300 + ".js"):
        response = visitor.get(path)
        assert problem(response) == (404, "not-found"), path
        assert "not yours" not in response.text
    assert problem(visitor.post("/lobby")) == (405, "wrong-method")
    assert problem(visitor.delete("/api/games")) == (405, "wrong-method")
    (built / "link.txt").symlink_to(built.parent / "secret.txt")
    assert problem(visitor.get("/link.txt")) == (404, "not-found")


def test_a_client_that_is_not_built_is_said_plainly(opened: Callable[[Path], TestClient], tmp_path: Path) -> None:
    visitor = opened(tmp_path / "nowhere")
    response = visitor.get("/lobby")
    assert (response.status_code, response.headers["cache-control"]) == (503, "no-store")
    assert "not built" in response.text and response.headers["content-type"].startswith("text/html")
    assert problem(visitor.get("/assets/x.js")) == (404, "not-found")
    assert visitor.get("/healthz").status_code == 200


def test_the_policy_lets_only_our_own_files_work() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in str(policy) and "*" not in str(policy)
