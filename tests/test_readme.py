"""The example in the README works as printed."""

from __future__ import annotations

import re
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def test_the_python_example_runs(capsys) -> None:
    for example in re.findall(r"```python\n(.*?)```", README, re.DOTALL):
        exec(compile(example, "README.md", "exec"), {})
    told = capsys.readouterr().out.splitlines()
    promised = re.search(r"spare 1\.1.*# (.*)", README)
    assert promised and told[1] == promised[1]


def test_every_file_it_points_to_exists() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (Path(__file__).parent.parent / target).exists(), target
