"""Processes that work for another one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager


def follow() -> None:
    """In a worker: end with who started it, also when that was killed. It would wait for work for ever otherwise."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that are started meanwhile never hear of Ctrl-C: it is for who started them to end them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
