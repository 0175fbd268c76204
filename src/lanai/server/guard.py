"""What every request passes first: whose address, how much, how big, from which page; and the headers of answers."""

from __future__ import annotations

import ipaddress
import logging

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketState

from .house import House
from .problems import Problem

log = logging.getLogger("lanai.guard")
MOST_BODY = 64 * 1024
MOST_RECORD = 512 * 1024   # whole games are sent in
RECORDS = "/api/records/"
SAFE = ("GET", "HEAD", "OPTIONS")
ELSEWHERE = ("cross-site", "same-site")   # what browsers say of pages that are not ours
TLS_ONLY = "max-age=31536000"
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
                               "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
                               "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        scope["address"] = self._address(scope, headers)
        answering = Answering(send, self.house.settings.public.startswith("https://"))
        try:
            self._judge(scope, headers)
            if scope["type"] == "http" and scope["method"] not in SAFE:
                most = MOST_RECORD if scope["path"].startswith(RECORDS) else MOST_BODY
                receive = await _whole_body(headers, receive, most)
            await self.app(scope, receive, answering)
        except Problem as problem:
            await _deny(problem, scope, receive, answering)
        except Exception as error:
            log.error("unexpected: %s %s", scope.get("method", "live"), scope["path"], exc_info=error)
            if not answering.begun:
                await _deny(Problem(500, "unexpected"), scope, receive, answering)

    def _address(self, scope: Scope, headers: Headers) -> str:
        """Whose request it is; a proxy is believed only if the host named it."""
        address = str((scope.get("client") or ("unknown", 0))[0])
        if address in self.house.settings.proxies:
            for hop in reversed(",".join(headers.getlist("x-forwarded-for")).split(",")):
                if hop.strip() and hop.strip() not in self.house.settings.proxies:
                    return household(hop.strip()[:45])
        return household(address)

    def _judge(self, scope: Scope, headers: Headers) -> None:
        """Problem unless the request may go on."""
        if not self.house.requests.take(scope["address"]):
            raise Problem(429, "too-many-requests")
        origin, token = headers.get("origin"), headers.get("authorization", "").lower().startswith("bearer ")
        live = scope["type"] == "websocket"
        if live or scope["method"] not in SAFE:
            # A page elsewhere must not act for its visitor; programs send a token and no origin.
            if origin is not None and origin not in self.house.settings.allowed_origins:
                raise Problem(403, "wrong-origin")
            if origin is None and ((live and not token) or headers.get("sec-fetch-site") in ELSEWHERE):
                raise Problem(403, "wrong-origin")


def household(address: str) -> str:
    """Who has one address of the new kind has 2**64 of them."""
    try:
        whole = ipaddress.ip_address(address)
    except ValueError:
        return address
    if whole.version == 4:
        return address
    mapped = whole.ipv4_mapped
    return str(mapped or ipaddress.ip_network((whole, 64), strict=False))


class Answering:
    """Sends, with the headers that every answer has."""

    def __init__(self, send: Send, tls: bool) -> None:
        self._send, self._tls = send, tls
        self.begun = False

    async def __call__(self, message: Message) -> None:
        self.begun = True
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
            if self._tls:
                headers.setdefault("strict-transport-security", TLS_ONLY)
        await self._send(message)


async def _whole_body(headers: Headers, receive: Receive, most: int) -> Receive:
    """The body, read before anything is done with it: it is small and JSON, whatever its headers promise."""
    length = headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > 9 or int(length) > most:
        raise Problem(413, "too-big")
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise Problem(413, "too-big")
    if body and headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Problem(415, "not-json")
    whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return whole.pop() if whole else await receive()

    return again


async def _deny(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the problem; a live connection is refused with it before it stands."""
    if scope["type"] == "http":
        await problem.response()(scope, receive, send)
    else:
        await refuse(WebSocket(scope, receive, send), problem)


async def refuse(socket: WebSocket, problem: Problem) -> None:
    """Refuse a live connection; one that stands already is ended."""
    if socket.client_state == WebSocketState.CONNECTING:
        await socket.receive()
    waiting = socket.application_state == WebSocketState.CONNECTING
    if waiting and "websocket.http.response" in socket.scope.get("extensions", {}):
        await socket.send_denial_response(problem.response())
    else:
        await socket.close(1008, problem.code)
