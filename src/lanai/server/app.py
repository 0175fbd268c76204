"""The application: pages for people, REST for programs, live connections, and what guards them all."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from . import api
from .guard import Guard
from .house import House
from .pages import Pages
from .problems import Problem, answer
from .settings import Settings
from .store import StorageFailed

log = logging.getLogger("lanai.app")


def create(settings: Settings) -> FastAPI:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        if not house.opened:   # serve does it before, to say it plainly if it fails
            await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(title="Lanai", version="1", lifespan=lifespan, docs_url=None, redoc_url=None,
                  openapi_url="/api/openapi.json")
    app.state.house = house
    app.include_router(api.router)
    # After everything else. Pages hold no secrets, so nothing can be guessed from compressed sizes.
    app.router.default = GZipMiddleware(Pages())
    app.add_exception_handler(Problem, answer)
    app.add_exception_handler(StorageFailed, storage_failed)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(Exception, unexpected)
    app.add_middleware(Guard, house=house)
    return app


async def storage_failed(_request: Request, error: Exception) -> Response:
    log.error("storage: %s", error)
    return Problem(503, "storage").response({"Retry-After": "5"})


async def invalid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = [".".join(map(str, each["loc"])) + ": " + each["msg"] for each in error.errors()[:5]]
    return Problem(422, "invalid", "; ".join(where)).response()


async def http(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "http")
    return Problem(error.status_code, code).response(dict(error.headers or {}))


async def unexpected(_request: Request, error: Exception) -> Response:
    log.error("unexpected", exc_info=error)
    return Problem(500, "unexpected").response()
