"""Settings: defaults, then a TOML file, then the environment (LANAI_PORT=8000, LANAI_ORIGINS=a,b)."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Settings(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a host can choose."""

    data: str = ""                  # folder for database and key; default: the user's data folder
    database: str = ""              # URL of a database; default: SQLite in the data folder
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    public: str = ""                # the address people type, e.g. https://lanai.example; makes cookies Secure
    origins: list[str] = []         # further pages that may use the live connection
    proxies: list[str] = []         # addresses whose X-Forwarded-* headers are believed
    workers: Annotated[int, Meta(ge=1)] = 1            # processes in which bots think
    log: Literal["text", "json"] = "text"
    bot_pause: Annotated[float, Meta(ge=0)] = 0.4      # seconds a bot takes at least
    most_tables: Annotated[int, Meta(ge=1)] = 20       # open or running tables one person may host
    rate: Annotated[float, Meta(gt=0)] = 20.0          # requests and messages a second, by person and by address
    burst: Annotated[int, Meta(ge=1)] = 60
    most_sockets: Annotated[int, Meta(ge=1)] = 20      # live connections of one person

    @property
    def folder(self) -> Path:
        home = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser()
        return Path(self.data) if self.data else home / "lanai" / "server"

    @property
    def url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.folder / 'lanai.db'}"

    @property
    def allowed_origins(self) -> set[str]:
        own = self.public.rstrip("/") or f"http://{self.host}:{self.port}"
        local = {f"http://localhost:{self.port}"} if self.host in ("127.0.0.1", "::1") else set()
        return {own, *local, *self.origins}


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """One server to a folder, and no restoring meanwhile: two would each know half of what happens. However the
    process ends, the folder is free again."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with (folder / "lock").open("a") as file:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise OSError(f"a server is running on {folder}") from None
        yield


class BadSetting(Exception):
    """A setting that cannot be; says which and why."""


def load(file: Path | None = None) -> Settings:
    given: dict[str, object] = {}
    if file is not None:
        try:
            given = tomllib.loads(file.read_text("utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise BadSetting(f"{file}: {error}") from None
    for name in Settings.__struct_fields__:
        value = os.environ.get(f"LANAI_{name.upper()}")
        if value is not None:
            several = isinstance(getattr(Settings(), name), list)
            given[name] = [each.strip() for each in value.split(",") if each.strip()] if several else value
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(str(error)) from None
