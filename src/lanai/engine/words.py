"""Texts in the reader's language, from the .ftl files that client, terminal and server share."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Union

import msgspec

LANGUAGES = ("en", "ru", "uk", "fr")
SOFT_HYPHEN = "\u00ad"   # where a page may part a long word; letters in columns cannot
HOME = Path(__file__).parent.parent / "locales"

_homes: list[Path] = [HOME]

Arg = Union[int, float, str, "Message"]


class Message(msgspec.Struct, frozen=True):
    """A text yet to be put into words: its id in the .ftl files and what to fill in."""

    id: str
    args: dict[str, Any] = {}

    def __str__(self) -> str:
        return words("en").say(self)


class Reason(msgspec.Struct, frozen=True):
    """Why a move cannot be played: the ruling (or section) of the rules that forbids it, and words."""

    ruling: str
    message: Message


def message(id: str, **args: Arg) -> Message:
    return Message(id, args)


def add_home(folder: Path) -> None:
    """Texts of a game from another package: folder/<lang>/*.ftl."""
    if folder.is_dir() and folder not in _homes:
        _homes.append(folder)
        words.cache_clear()


class Words:
    """One language."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = lang
        # No isolation marks around values: terminals show them as boxes.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for home in _homes:
            for path in sorted((home / lang).glob("*.ftl")):
                self._bundle.add_resource(FluentResource(path.read_text("utf-8")))
        self._else = words("en") if lang != "en" else None

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def __call__(self, id: str, **args: Arg) -> str:
        return self.say(Message(id, args))

    def say(self, message: Message) -> str:
        """The text; English where this language lacks it, the bare id where that does too."""
        id = message.id
        if not self.has(id):
            return self._else.say(message) if self._else else id
        plain = {k: self.say(v) if isinstance(v, Message) else v for k, v in message.args.items()}
        pattern: Any = self._bundle.get_message(id).value
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise ValueError(f"{self.lang} {id}: {errors}")
        return str(text).replace(SOFT_HYPHEN, "")


@cache
def words(lang: str) -> Words:
    return Words(lang)
