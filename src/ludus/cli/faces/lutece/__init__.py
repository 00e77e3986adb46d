"""Lutèce at the terminal: cards, table, story and answers, put together."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from ....bots.outlook import Reason
from ....games.lutece.declaration import STEPS
from ....games.lutece.view import View
from ....locale import Speech
from ...people import People
from ..face import More, Question, Spoken
from . import answers, card_list, story, table
from .cards import Cards
from .reader import Reader


class LuteceFace(Spoken[Cards]):
    """See `Face`."""

    def table(self, view: View, width: int, full: bool) -> RenderableType:
        return table.draw(self.speech, self.people, self.words, view, width, full)

    def tell(self, events: Sequence[Any]) -> list[str]:
        return story.tell(self.speech, self.people, self.words, events)

    def ask(self, question: Question) -> tuple[str, str]:
        return answers.ask(self.speech, self.people, self.words, question)

    def choices(self, question: Question, width: int) -> RenderableType:
        return answers.choices(self.speech, self.people, self.words, question, width)

    def read(self, question: Question, words: Sequence[str]) -> int | More:
        return Reader(self.speech, self.people, self.words, question).read(words)

    def explain(self, question: Question, action: int) -> str:
        return answers.explain(self.speech, self.people, self.words, question, action)

    def about(self, question: Question, reason: Reason) -> str:
        return answers.about(self.speech, self.people, self.words, question, reason)

    def score(self, view: View) -> RenderableType:
        return table.score(self.speech, self.people, view)

    def card(self, name: str) -> list[RenderableType]:
        return card_list.find(self.speech, self.words, name)

    def cards(self) -> RenderableType:
        return card_list.whole(self.speech, self.words)

    def chapter(self, view: View) -> int:
        return view.round

    def topic(self, view: View) -> str:
        return next((step.topic for step in STEPS if step.name == view.step), "")


def make(speech: Speech, people: People, options: dict[str, str]) -> LuteceFace:
    return LuteceFace(speech, people, Cards(speech, options.get("cards")))
