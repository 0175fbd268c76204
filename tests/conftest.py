"""For all tests: Hypothesis takes the same examples on every run, so that a red test stays red until it is mended;
tests that share compiled functions run in the same process, so that nothing is compiled twice; and those that drive
real processes get a second look."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("shared.tables", "shared.stored")

settings.register_profile(
    "lanai", derandomize=True, database=None, deadline=None, max_examples=20,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("lanai")


# Real processes and terminals: on a busy machine one may lose a race against a clock, and gets a second look.
REAL = ("faults/", "browser/")
DRIVERS = {"Running", "subprocess", "pty"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        where = item.path.relative_to(Path(__file__).parent).as_posix()
        if where.startswith(REAL) or (isinstance(item, pytest.Function) and DRIVERS & vars(item.module).keys()):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """With `-n`: parameters named like `table@compiled-game` go to one worker, all other tests to any.

    xdist's own `--dist loadgroup` does this by a mark, but without effect from pytest 9.2 on (pytest-xdist
    issue 1386).
    """
    from xdist.scheduler import LoadScopeScheduling

    class ByKit(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            named = re.search(r"@([\w-]+)", nodeid)
            return named[1] if named else nodeid

    return ByKit(config, log) if config.getvalue("dist") in ("load", "loadgroup") else None
