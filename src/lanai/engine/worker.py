"""Processes that work for another one."""

from __future__ import annotations

import multiprocessing
import os
import threading


def follow() -> None:
    """In a worker: end with who started it, also when that was killed. It would wait for work for ever otherwise."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
