"""`lanai serve --open`: says where it is, and finds another port if the usual one is taken."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from lanai.server import serve


def test_free_port() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        other = serve.free_port("127.0.0.1", port)
        assert other not in (0, port)
    assert serve.free_port("127.0.0.1", other) == other


def test_opens_only_where_there_is_a_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    opened, done = [], threading.Event()
    monkeypatch.setattr(serve.webbrowser, "open", lambda address: (opened.append(address), done.set()))
    monkeypatch.setattr(serve.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    serve.open_browser("http://lanai/")
    monkeypatch.setenv("DISPLAY", ":0")
    serve.open_browser("http://desktop/")
    assert done.wait(10)
    assert opened == ["http://desktop/"]


def test_says_where_it_is(tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        env |= {"LANAI_DATA": str(tmp_path), "LANAI_PORT": str(taken.getsockname()[1])}
        process = subprocess.Popen([sys.executable, "-m", "lanai", "serve", "--open"], env=env, text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\d.:]+/", process.stdout.readline())
            assert found is not None
            assert f":{env['LANAI_PORT']}/" not in found[0], "that port is taken"
            assert httpx.get(found[0] + "healthz", timeout=10).json() == {"status": "ok"}
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == 0
