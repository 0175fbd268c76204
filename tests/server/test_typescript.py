"""The client's types are those of the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
import pytest

import lanai
from lanai.server import messages as m
from lanai.server import typescript


class Inner(msgspec.Struct):
    """A thing."""

    a: int
    b: list[str | None] = []


class Outer(msgspec.Struct, tag_field="type", tag="outer", omit_defaults=True):
    inner: Inner
    me: list[Outer]
    either: Literal["x", "y"] = "x"
    pair: tuple[int, bool] = (0, True)
    raw: Annotated[msgspec.Raw, msgspec.Meta(extra={"holds": Inner})] = msgspec.Raw(b"{}")
    things: dict[str, list[Inner]] = {}


def test_structs_are_interfaces() -> None:
    sheet = typescript.Sheet()
    sheet.prefix = "My"
    assert sheet.of(list[Outer] | None) in ("MyOuter[] | null", "null | MyOuter[]")
    assert list(sheet.declared) == ["MyInner", "MyOuter"], "what is needed comes first"
    assert sheet.declared["MyInner"] == (
        "/** A thing. */\nexport interface MyInner {\n  a: number;\n  b: (string | null)[];\n}\n")
    assert sheet.declared["MyOuter"] == (
        'export interface MyOuter {\n  type: "outer";\n  inner: MyInner;\n  me: MyOuter[];\n  either?: "x" | "y";\n'
        "  pair?: [number, boolean];\n  raw?: MyInner;\n  things?: Record<string, MyInner[]>;\n}\n")


def test_what_it_does_not_know_it_refuses() -> None:
    with pytest.raises(TypeError):
        typescript.Sheet().of(Path)


def test_it_always_writes_the_same_and_all(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "messages.ts"
    typescript.main(str(file))
    text = file.read_text("utf-8")
    assert text == typescript.sheet()
    declared = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    assert len(declared) == len(set(declared))
    sent: list[Any] = [m.State, m.Answer, m.Chat, m.Presence, m.Bye, m.Effects, m.Frames, *get_args(m.AnyCommand)]
    assert {kind.__name__ for kind in sent} <= set(declared)
    used = set(re.findall(r"\b[A-Z]\w+", re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"", "", text)))
    assert used - set(declared) == {"Record"}, "every type that is named is declared"
    for name in lanai.games():
        assert re.search(rf"^  {name}: {{ view: \w+; own: [\w |]+; preview: \w+ }};$", text, re.MULTILINE)


@pytest.mark.skipif(not typescript.FILE.exists(), reason="the client is not here")
def test_the_clients_copy_is_up_to_date() -> None:
    assert typescript.FILE.read_text("utf-8") == typescript.sheet(), "run python -m lanai.server.typescript"
