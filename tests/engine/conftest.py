"""What several tests of the engine need."""

import sys

import pytest

from .toys import Toy


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """A fresh throw-away package, and a shelf of its own for what is compiled of it."""
    monkeypatch.setenv("LANAI_CACHE", str(tmp_path / "shelf"))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)   # sources change faster than the clock of .pyc files
    return Toy(tmp_path)
