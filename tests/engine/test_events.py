"""Kinds of events, and who may read what."""

import pytest

from lanai.engine.events import Event, Events
from lanai.engine.log import EVERYBODY

EVENTS = Events(dollars="zone count", drawn="row slot towel cost !", rest="", look="!")


def row(kind, seat=0, sees=EVERYBODY, *numbers):
    return (EVENTS.codes._asdict()[kind], seat, sees, *numbers, *(0,) * (4 - len(numbers)))


def test_kinds_are_numbered_in_order():
    assert tuple(EVENTS.codes) == (0, 1, 2, 3)
    assert EVENTS.codes.rest == 2
    assert EVENTS.args == (("zone", "count"), ("row", "slot", "towel", "cost"), (), ())


def test_an_event_reads_its_numbers_by_name():
    assert EVENTS.read(row("dollars", 2, EVERYBODY, 1, 3), -1, 9) == Event("dollars", 2, dict(zone=1, count=3), 9)
    assert EVENTS.read(row("drawn", -1, EVERYBODY, 1, 2, 3, 4), -1, 0).args == dict(row=1, slot=2, towel=3, cost=4)
    assert EVENTS.read(row("rest"), 0, 1) == Event("rest", 0, {}, 1)


ALL, SPECTATOR = -1, None


@pytest.mark.parametrize(("sees", "readers"), [
    (EVERYBODY, [ALL, SPECTATOR, 0, 1, 2, 5]),
    (0, [ALL]),
    (0b001, [ALL, 0]),
    (0b110, [ALL, 1, 2]),
    (1 << 5, [ALL, 5]),
])
def test_numbers_are_for_those_who_may_see_them(sees, readers):
    for reader in (ALL, SPECTATOR, 0, 1, 2, 5):
        event = EVENTS.read(row("dollars", 1, sees, 1, 3), reader, 4)
        assert (event.kind, event.seat, event.ply) == ("dollars", 1, 4)   # everybody learns these
        assert event.args == (dict(zone=1, count=3) if reader in readers else {})


def test_a_mark_declares_kinds_that_reveal():
    assert EVENTS.revealing == (False, True, False, True)
    assert EVENTS.reveals([row("dollars"), row("look")])
    assert not EVENTS.reveals([row("dollars"), row("rest")])
    assert not EVENTS.reveals([])


def test_an_event_has_room_for_four_numbers():
    with pytest.raises(ValueError, match="four"):
        Events(much="a b c d e")
