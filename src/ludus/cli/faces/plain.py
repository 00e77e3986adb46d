"""The plain face: fields of the view and numbered answers, for any game that has no face of its own yet.

Where the game brings words it uses them: title, `field-NAME`, `answer-NAME`, `event-NAME`, `refusal-NAME`,
`ended-NAME`.
"""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from ...bots.outlook import Reason
from ...core.declare import Space
from ...core.game import Refusal
from ...locale import Speech, fold
from ..people import People
from .face import More, Question, Unclear


class PlainFace:
    """Knows nothing of the game but its contract."""

    def __init__(self, speech: Speech, people: People, space: Space | None = None) -> None:
        self.speech = speech
        self.people = people
        self.space = space

    def title(self) -> str:
        return self.speech.title()

    def word(self, name: str, otherwise: str, **facts: str | int) -> str:
        return self.speech.say(name, **facts) if self.speech.knows(name) else otherwise

    def table(self, view: Any, width: int, full: bool) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="quiet")
        for name, value in named(view):
            if full or value not in (None, (), ""):
                grid.add_row(self.word(f"field-{name}", name.replace("_", " ")), written(value))
        return grid

    def tell(self, events: Sequence[Any]) -> list[str]:
        return [self.event(event) for event in events]

    def event(self, event: Any) -> str:
        name = type(event).__name__
        facts: dict[str, str | int] = {key: written(value) for key, value in named(event)}
        if isinstance(seat := getattr(event, "seat", None), int):
            facts.update(self.people.facts(seat))
        return self.word(f"event-{spaced(name, '-')}", f"{spaced(name)}: {written(event)}", **facts)

    def ask(self, question: Question) -> tuple[str, str]:
        return self.speech.say("plain-ask", count=len(question.answers)), self.speech.say("plain-how")

    def legend(self) -> str:
        return ""

    def choices(self, question: Question, width: int) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for number, (action, text) in enumerate(question.answers.items(), start=1):
            meant = self.meaning(question, action)
            final = self.speech.say("final-mark") if action in question.final else ""
            grid.add_row(str(number), text, "" if meant == text else meant, final)
        return grid

    def read(self, question: Question, words: Sequence[str]) -> int | More:
        typed = fold(" ".join(words))
        actions = list(question.answers)
        if typed.isdecimal() and 1 <= int(typed) <= len(actions):
            return actions[int(typed) - 1]
        texts = {action: fold(text) for action, text in question.answers.items()}
        found = [action for action, text in texts.items() if text == typed]
        found = found or [action for action, text in texts.items() if text.startswith(typed)]
        if len(found) == 1:
            return found[0]
        raise Unclear(self.speech.say("plain-unclear", count=len(actions)))

    def explain(self, question: Question, action: int) -> str:
        text, meant = question.answers[action], self.meaning(question, action)
        return text if meant == text else self.speech.say("explained", what=meant, typed=text)

    def meaning(self, question: Question, action: int) -> str:
        """An answer in the words of its game; a game from elsewhere need not declare its answers."""
        text = question.answers[action]
        if self.space is None:
            return text
        name, parts = self.space.named(action, text)
        return self.word(f"answer-{spaced(name, '-')}", text, **parts)

    def about(self, question: Question, reason: Reason) -> str:
        return reason.about

    def refuse(self, refusal: Refusal) -> str:
        return self.word(f"refusal-{refusal.reason}", str(refusal), **refusal.facts)

    def score(self, view: Any) -> RenderableType:
        return self.table(view, 0, full=True)

    def ended(self, reason: str) -> str:
        return self.word(f"ended-{reason}", reason)

    def card(self, name: str) -> list[RenderableType]:
        return []

    def cards(self) -> RenderableType:
        return self.speech.say("no-card-list")

    def chapter(self, view: Any) -> int:
        return int(getattr(view, "round", 0))

    def topic(self, view: Any) -> str:
        return ""


def named(value: Any) -> list[tuple[str, Any]]:
    """The fields of a view or an event, in order."""
    if is_dataclass(value):
        return [(field.name, getattr(value, field.name)) for field in fields(value)]
    return [("", value)]


def written(value: Any) -> str:
    """A value as short text."""
    if is_dataclass(value) and not isinstance(value, type):
        return ", ".join(f"{name.replace('_', ' ')} {written(part)}" for name, part in named(value))
    if isinstance(value, tuple | list):
        return "; ".join(written(part) for part in value) or "-"
    if isinstance(value, bool):
        return "+" if value else "-"
    return "-" if value is None else str(value)


def spaced(name: str, between: str = " ") -> str:
    """MaterialTaken as words."""
    return "".join(f"{between}{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip(between)
