"""Errors are plain, and survive the way from a worker process."""

import copy
import pickle

import pytest

import lanai
from lanai.engine.words import message

ERRORS = [
    lanai.UnknownGame("no such game"),
    lanai.BadOption("no such option"),
    lanai.NothingToUndo("nothing has been played"),
    lanai.BadRecord("ply 3 does not fit", 3),
    lanai.BadPosition("zones", "too many dollars"),
    lanai.IllegalMove("dollars 1", message("engine-why-over"), "M-5"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_every_error_is_lanais(error):
    assert isinstance(error, lanai.LanaiError)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("way", [copy.copy, lambda e: pickle.loads(pickle.dumps(e))], ids=["copy", "pickle"])
def test_errors_can_be_sent(error, way):
    again = way(error)
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_what_they_say():
    assert [str(error) for error in ERRORS[-2:]] == [
        "zones: too many dollars", "dollars 1: the game is over [M-5]"]
