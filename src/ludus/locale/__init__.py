"""What people read: messages in French, English and Polish, as Fluent files that the terminal and the browser share.

>>> Speech("pl", "lutece").say("gold-amount", count=3)
'3 sestercje'
"""

import os
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from .. import registry
from ..languages import LANGUAGES

ENGLISH: Final = "en"
SHELL: Final = "shell"  # the words around every game; each game has a file of its own name
LAB: Final = "lab"  # those of the command line and of the laboratory, which browsers do not need
FOLDED: Final = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "’": "'"})  # no accents that could be taken off


class Speech:
    """One language: the words of the shell, and those of one game."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language if language in LANGUAGES else ENGLISH
        self.game = game
        self.bundle = FluentBundle([self.language], use_isolating=False)
        for name in filter(None, (SHELL, LAB, game)):
            if resource := read(self.language, name):
                self.bundle.add_resource(resource, allow_overrides=True)

    def of(self, game: str) -> "Speech":
        """The same language, with the words of a game."""
        return Speech(self.language, game)

    def knows(self, name: str) -> bool:
        """Whether there is such a message; a game from elsewhere may bring words we have not."""
        return bool(self.bundle.has_message(name))

    def say(self, name: str, /, **facts: str | int | float) -> str:
        """A message with its facts filled in."""
        pattern = self.bundle.get_message(name).value
        assert pattern is not None, name
        text, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"message {name} in {self.language}: {errors[0]}")
        return str(text)

    def with_example(self, name: str, example: str) -> str:
        """A message, and what one may type for it in this game; a game from elsewhere may bring no example."""
        text = self.say(name)
        return self.say("help-example", meaning=text, example=self.say(example)) if self.knows(example) else text

    def title(self) -> str:
        """What the game is called; one without words of its own, by its name."""
        return self.say("title") if self.knows("title") else self.game.capitalize()

    def words(self, name: str) -> tuple[str, ...]:
        """A message that lists what a person may type, best first."""
        return tuple(word.strip() for word in self.say(name).split(","))

    def join(self, parts: Iterable[str]) -> str:
        """One, two and three."""
        *first, last = parts
        return self.say("list-and", first=", ".join(first), last=last) if first else last


@cache
def read(language: str, name: str) -> Any:
    """A file of messages, or None if there is none of that name."""
    found = text(language, name)
    return FluentResource(found) if found else None


def text(language: str, name: str) -> str:
    """The messages as they are written: ours, or those a game from elsewhere brings as `ludus.words`."""
    brought = registry.optional("ludus.words", name)
    for package in filter(None, (__name__, brought and brought.__name__)):
        path = resources.files(package).joinpath(language, f"{name}.ftl")
        if path.is_file():
            return path.read_text("utf-8")
    return ""


def choose(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment, as every program on the machine finds it; English if it is not one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else ENGLISH
    return ENGLISH


def fold(text: str) -> str:
    """Small letters without accents, so that `regle` finds `Règle` and `lapowka` finds `łapówka`."""
    plain = text.casefold().translate(FOLDED)
    return "".join(letter for letter in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(letter))


__all__ = ["ENGLISH", "LANGUAGES", "SHELL", "Speech", "choose", "fold", "read"]
