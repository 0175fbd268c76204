"""Every endpoint against its own description: Schemathesis makes requests, good and bad, of what it says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from starlette.testclient import TestClient

from lanai.server.api import router
from lanai.server.app import create
from lanai.server.limits import Buckets
from lanai.server.settings import Settings

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
          negative_data_rejection, unsupported_method]
EXAMPLES = 15


def settings_in(folder: str | Path) -> Settings:
    return Settings(data=str(folder), rate=1e6, burst=10**6, most_tables=10**6)


def description() -> dict[str, Any]:
    """What the server says of itself."""
    with TemporaryDirectory() as folder:
        return dict(create(settings_in(folder)).openapi())


schema = schemathesis.openapi.from_dict(description())


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with pytest.MonkeyPatch.context() as patch:
        # Nothing is compiled meanwhile: Hypothesis changes the recursion limit, and CPython's parser stumbles at it.
        patch.setattr("lanai.server.house.swift", lambda _game: None)
        yield from coming(settings_in(tmp_path_factory.mktemp("data")))


def coming(chosen: Settings) -> Iterator[TestClient]:
    with TestClient(create(chosen)) as client:
        client.app.state.house.guests = Buckets(1e6, 10**6)   # type: ignore[attr-defined]
        client.post("/api/me", json={}).raise_for_status()
        yield client


@pytest.fixture(scope="module")
def tables(guest: TestClient) -> list[str]:
    """One that waits, one that is played, one that was given up."""
    def new(*kinds: str) -> str:
        seats = [{"kind": kind} if kind in ("open", "invited") else {"kind": "bot", "bot": kind} for kind in kinds]
        response = guest.post("/api/tables", json={"game": "maui", "seats": seats, "listed": True})
        return str(response.raise_for_status().json()["table"]["id"])

    waiting, played, given_up = new("open", "invited"), new("open", "random"), new("open", "open")
    guest.post(f"/api/tables/{played}/sit", json={"nonce": "0123456789abcdef"}).raise_for_status()
    guest.post(f"/api/tables/{given_up}/abandon").raise_for_status()
    return [waiting, played, given_up]


def sent(case: schemathesis.Case, guest: TestClient) -> Any:
    """The answer to it, asked by the guest."""
    given = case.as_transport_kwargs(base_url="http://testserver")
    given.pop("cookies", None)
    return guest.request(given.pop("method"), given.pop("url"), content=given.pop("data", None), **given)


@schema.parametrize()
@settings(max_examples=EXAMPLES)
def test_every_endpoint_is_as_described(case: schemathesis.Case, guest: TestClient, tables: list[str]) -> None:
    known = "{id}" in case.path and case.meta is not None and not case.meta.generation.mode.is_negative
    for id in tables if known else [None]:
        if id is not None:   # of a table that exists, so that more than "no such table" is tried
            case.path_parameters["id"] = id
        case.validate_response(sent(case, guest), checks=CHECKS)


def test_every_endpoint_is_described(guest: TestClient) -> None:
    found = guest.get("/api/openapi.json").json()
    operations = {(method.upper(), path) for path, item in found["paths"].items() for method in item}
    routes = {(method, route.path) for route in router.routes
              for method in getattr(route, "methods", None) or () if method not in ("HEAD", "OPTIONS")}
    assert operations == routes
    assert {("POST", "/api/tables"), ("POST", "/api/tables/{id}/sit")} <= operations
