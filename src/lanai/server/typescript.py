"""The types of everything the server sends and takes, for the browser client:

    python -m lanai.server.typescript [FILE]        (- prints; otherwise web/src/generated/messages.ts)

They are read off the structs of messages.py, the bodies of api.py and the views of every game found, so that a
client that misunderstands the server does not compile.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect as types
from pydantic import BaseModel

from ..engine.game import game, games
from ..engine.words import Message
from . import api
from . import messages as m

FILE = Path(__file__).parents[3] / "web" / "src" / "generated" / "messages.ts"
HEAD = "// Written by `python -m lanai.server.typescript`; change src/lanai/server/messages.py instead.\n"
SENT = (m.State, m.Answer, m.Chat, m.Presence, m.Bye)
OTHERS = (m.Effects, m.Frames, m.AnalysisBody)
BODIES = (api.PersonBody, api.NewPerson, api.PersonChange, api.Secret, api.Claim, api.TokenLabel, api.GameBody,
          api.TableBody, api.SitBody, api.LineBody, api.RecordLineBody,
          api.ProblemBody)
PLAIN: dict[type, str] = {
    types.AnyType: "any", types.RawType: "any", types.NoneType: "null", types.BoolType: "boolean",
    types.IntType: "number", types.FloatType: "number", types.StrType: "string",
}
LISTS = (types.ListType, types.VarTupleType, types.SetType, types.FrozenSetType, types.CollectionType)


class Sheet:
    """Declarations by name, each after those it needs."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self.prefix = ""

    def text(self) -> str:
        return HEAD + "".join("\n" + each for each in self.declared.values())

    def of(self, kind: Any) -> str:
        """How a type is written, its own declaration added first if it has one."""
        return self.written(types.type_info(kind))

    def written(self, kind: types.Type) -> str:
        match kind:
            case types.Metadata():
                holds = (kind.extra or {}).get("holds")
                return self.of(holds) if holds else self.written(kind.type)
            case types.UnionType():
                return " | ".join(dict.fromkeys(self.written(each) for each in kind.types))
            case types.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case types.DictType():
                return f"Record<string, {self.written(kind.value_type)}>"
            case types.TupleType():
                return f"[{', '.join(self.written(each) for each in kind.item_types)}]"
            case types.StructType() | types.DataclassType():
                return self.declare(kind.cls, lambda: self.members(kind))
        if isinstance(kind, LISTS):
            inner = self.written(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        raise TypeError(f"{kind} cannot be written in TypeScript")

    def members(self, kind: types.StructType | types.DataclassType) -> list[str]:
        """What is sent has all its fields, unless defaults are left out; what is taken may leave them out."""
        lines = []
        always = True
        if isinstance(kind, types.StructType):
            loose = issubclass(kind.cls, m.Command | Message)
            always = not (kind.cls.__struct_config__.omit_defaults or loose)
            if kind.tag_field:
                lines.append(f"{kind.tag_field}: {json.dumps(kind.tag)};")
        else:
            always = False
        for field in kind.fields:
            mark = "" if field.required or always else "?"
            lines.append(f"{field.encode_name}{mark}: {self.written(field.type)};")
        return lines

    def body(self, model: type[BaseModel]) -> str:
        """A body of the REST interface."""
        def members() -> list[str]:
            lines = []
            for name, field in model.model_fields.items():
                holds = next((each.extra["holds"] for each in field.metadata
                              if isinstance(each, msgspec.Meta) and each.extra), None)
                mark = "" if field.is_required() else "?"
                lines.append(f"{name}{mark}: {self.of(holds or field.annotation)};")
            return lines

        return self.declare(model, members)

    def declare(self, kind: type, members: Callable[[], list[str]]) -> str:
        name = ("" if kind.__module__.startswith(("lanai.server", "lanai.engine")) else self.prefix) + kind.__name__
        if name not in self.declared:
            self.declared[name] = ""   # it may name itself
            lines = members()
            del self.declared[name]
            self.interface(name, lines, (kind.__doc__ or "").strip().split("\n\n")[0])
        return name

    def interface(self, name: str, lines: list[str], comment: str) -> None:
        self.declared[name] = "".join([
            f"/** {' '.join(comment.split())} */\n" if comment else "",
            f"export interface {name} {{\n", *(f"  {line}\n" for line in lines), "}\n"])

    def named(self, name: str, kinds: list[str]) -> None:
        """A type that is one of several."""
        self.declared[name] = f"export type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";\n"


def results(module: ModuleType) -> dict[str, Any]:
    """What the functions of a game's view.py return."""
    return {role: get_type_hints(getattr(module, name))["return"]
            for role, name in (("view", "public"), ("own", "private"), ("preview", "preview"))}


def sheet() -> str:
    out = Sheet()
    out.named("Sent", [out.of(kind) for kind in SENT])
    out.named("Command", [out.of(kind) for kind in get_args(m.AnyCommand)])
    for kind in OTHERS:
        out.of(kind)
    out.of(get_type_hints(api.new_table)["body"])
    for model in BODIES:
        out.body(model)
    lines = []
    for name in games():
        out.prefix = name.capitalize()
        roles = {role: out.of(kind) for role, kind in results(game(name).view).items()}
        lines.append(f"{name}: {{ {'; '.join(f'{role}: {kind}' for role, kind in roles.items())} }};")
    out.interface("Games", lines, "What each game shows: its public view, what one seat sees besides, previews.")
    return out.text()


def main(target: str | None = None) -> None:
    if target == "-":
        sys.stdout.write(sheet())
        return
    file = Path(target) if target else FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(sheet(), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:2])
