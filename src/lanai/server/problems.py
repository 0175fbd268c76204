"""What bad input gets: problem details (RFC 9457) with a stable code, never a traceback."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse

from ..engine.words import words


class Problem(Exception):
    """An answer that is not the one hoped for."""

    def __init__(self, status: int, code: str, detail: str = "", **more: Any) -> None:
        self.status, self.code, self.detail, self.more = status, code, detail, more
        super().__init__(code)

    def body(self) -> dict[str, Any]:
        title = words("en")(f"server-problem-{self.code}")
        body = {"type": "about:blank", "status": self.status, "code": self.code, "title": title, **self.more}
        return body | ({"detail": self.detail} if self.detail else {})

    def response(self, headers: dict[str, str] | None = None) -> JSONResponse:
        return JSONResponse(self.body(), self.status, headers, media_type="application/problem+json")


async def answer(_request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, Problem)
    return problem.response()
