"""Writing events from rules."""

import numpy as np
import pytest

from lanai.engine import log
from lanai.engine.log import EVERYBODY
from lanai.engine.twin import twin

FIRST = (3, 1, EVERYBODY, 10, 20, 30, 40)
SECOND = (0, -1, 0b10, -1, 0, 0, 5)


@pytest.fixture(params=["interpreted", "compiled"])
def noted(request):
    """A log of so many rows after these events."""
    def run(rows, *events):
        table = np.zeros((rows, 7), np.int64)
        for event in events:
            if request.param == "compiled":
                twin(log).note(table, *event)
            else:
                log.note(memoryview(table), *event)
        return table.tolist()
    return run


def test_events_follow_the_header(noted):
    assert noted(4, FIRST, SECOND) == [[2, 0, 0, 0, 0, 0, 0], list(FIRST), list(SECOND), [0] * 7]


def test_a_log_without_rows_takes_nothing(noted):
    assert noted(0, FIRST, SECOND) == []


def test_events_without_room_are_counted(noted):
    assert noted(2, FIRST, SECOND, SECOND) == [[3, 0, 0, 0, 0, 0, 0], list(FIRST)]


def test_a_header_alone_counts(noted):
    assert noted(1, FIRST, FIRST) == [[2, 0, 0, 0, 0, 0, 0]]
