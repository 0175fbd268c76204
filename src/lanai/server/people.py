"""People: guests at once, kept by a signed cookie; links to another device; tokens for programs.

Of links and tokens only digests are stored, so that a stolen database opens no door.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import secrets
import time
import unicodedata
from collections.abc import Callable
from pathlib import Path

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import delete, select, update

from ..engine.words import LANGUAGES, words
from .problems import Problem
from .schema import keys, mutes, people
from .store import Change, Store

COOKIE = "lanai"
LINK_SECONDS = 15 * 60
MOST_NAME = 24
MOST_TOKENS = 10
COLOURS = 6


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    colour: int
    lang: str


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def clean(text: str) -> str:
    """One line of visible characters; what is left may be empty."""
    plain = unicodedata.normalize("NFC", text)
    visible = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in plain)
    return re.sub(r" +", " ", visible).strip()


def clean_name(name: str) -> str:
    return clean(name)[:MOST_NAME].strip()


def key_of(folder: Path) -> str:
    """The key that signs cookies, made once."""
    file = folder / "secret.key"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        draft = folder / f"secret.{secrets.token_hex(4)}"
        draft.touch(mode=0o600)
        draft.write_text(secrets.token_hex(32))
        with contextlib.suppress(FileExistsError):
            file.hardlink_to(draft)   # atomically, and only if nobody was faster
        draft.unlink()
    return file.read_text().strip()


def bearer(authorization: str | None) -> str:
    """The token of a program; empty without one."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


class People:
    """Everybody known here. Rows are kept in memory once read; there is one server process."""

    def __init__(self, store: Store, key: str, dropped: Callable[[Person], None]) -> None:
        self._store = store
        self._dropped = dropped             # told whose tokens open no door any more
        self._signer = URLSafeSerializer(key, salt="person")
        self._known: dict[str, Person] = {}
        self._tokens: dict[str, str] = {}   # digests of tokens that have been used, and whose they are
        self._drops = 0                     # a token that is dropped while it is looked up is not kept here
        self._links = asyncio.Lock()   # two devices at once: one of them is too late

    async def get(self, id: str) -> Person | None:
        if id not in self._known:
            rows = await self._store.read(select(people).where(people.c.id == id))
            if not rows:
                return None
            self._known[id] = Person(rows[0].id, rows[0].name, rows[0].colour, rows[0].lang)
        return self._known[id]

    async def guest(self, lang: str = "en") -> Person:
        id = secrets.token_hex(16)
        lang = lang if lang in LANGUAGES else "en"
        name = words(lang)("server-guest", number=str(int(id[:4], 16) % 9000 + 1000))
        person = Person(id, name, int(id[4:8], 16) % COLOURS, lang)
        row = msgspec.structs.asdict(person) | {"created": int(time.time())}
        await self._store.write(Change(people.insert(), row))
        self._known[id] = person
        return person

    async def change(self, person: Person, name: str | None, colour: int | None, lang: str | None) -> Person:
        if name is not None and not clean_name(name):
            raise Problem(422, "bad-name")
        new = Person(person.id, clean_name(name) if name is not None else person.name,
                     person.colour if colour is None else colour, person.lang if lang is None else lang)
        if not 0 <= new.colour < COLOURS or new.lang not in LANGUAGES:
            raise Problem(422, "bad-person")
        values = {"name": new.name, "colour": new.colour, "lang": new.lang}
        await self._store.write(Change(update(people).where(people.c.id == person.id).values(values)))
        self._known[person.id] = new
        return new

    # -- cookies, links, tokens --------------------------------------------------------------------------

    def cookie(self, person: Person) -> str:
        return str(self._signer.dumps(person.id))

    async def by_cookie(self, value: str | None) -> Person | None:
        if not value:
            return None
        try:
            return await self.get(str(self._signer.loads(value)))
        except BadSignature:
            return None

    async def new_key(self, person: Person, kind: str, label: str = "") -> str:
        """A one-time link ("link") or an API token ("token")."""
        secret = secrets.token_urlsafe(24)
        rows = await self._store.read(select(keys).where(keys.c.person == person.id, keys.c.kind == kind))
        if len(rows) >= MOST_TOKENS:
            oldest = sorted(rows, key=lambda row: row.expires or 0)[0].digest
            if kind == "token":
                raise Problem(409, "too-many-tokens")
            await self._store.write(Change(delete(keys).where(keys.c.digest == oldest)))
        expires = int(time.time()) + LINK_SECONDS if kind == "link" else None
        await self._store.write(Change(keys.insert(), {
            "digest": digest(secret), "person": person.id, "kind": kind, "expires": expires,
            "label": clean_name(label)}))
        return secret

    async def by_key(self, secret: str, kind: str) -> Person | None:
        """Whose it is; a link works once. Looking up a digest leaks nothing of the secret by its timing."""
        if kind == "token" and digest(secret) in self._tokens:
            return await self.get(self._tokens[digest(secret)])
        drops = self._drops
        async with self._links if kind == "link" else contextlib.nullcontext():
            rows = await self._store.read(select(keys).where(keys.c.digest == digest(secret), keys.c.kind == kind))
            if not rows or (rows[0].expires is not None and rows[0].expires < time.time()):
                return None
            if kind == "link":
                await self._store.write(Change(delete(keys).where(keys.c.digest == digest(secret))))
            elif drops == self._drops:
                self._tokens[digest(secret)] = rows[0].person
        return await self.get(rows[0].person)

    async def drop_tokens(self, person: Person) -> None:
        await self._store.write(Change(delete(keys).where(keys.c.person == person.id, keys.c.kind == "token")))
        self._drops += 1
        self._tokens = {each: whose for each, whose in self._tokens.items() if whose != person.id}
        self._dropped(person)

    # -- muting ------------------------------------------------------------------------------------------

    async def muted_by(self, person: str) -> set[str]:
        return {row.muted for row in await self._store.read(select(mutes).where(mutes.c.person == person))}

    async def mute(self, person: str, other: str, on: bool) -> None:
        gone = delete(mutes).where(mutes.c.person == person, mutes.c.muted == other)
        changes = [Change(gone)]
        if on:
            changes.append(Change(mutes.insert(), {"person": person, "muted": other}))
        await self._store.write(*changes)
