"""Lutèce at the terminal: cards, table, story and answers, put together."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from ....bots.outlook import Reason
from ....core.game import Refusal
from ....games.lutece.declaration import STEPS
from ....games.lutece.view import View
from ....locale import Speech
from ...people import People
from ..face import More, Question
from . import answers, card_list, story, table
from .cards import Cards
from .reader import Reader


class LuteceFace:
    """See `Face`. Each part is a module over the same three things: the words, the people and the cards."""

    def __init__(self, speech: Speech, people: People, cards: Cards) -> None:
        self.speech = speech
        self.people = people
        self.cards_ = cards

    def title(self) -> str:
        return self.speech.say("title")

    def table(self, view: View, width: int, full: bool) -> RenderableType:
        return table.draw(self.speech, self.people, self.cards_, view, width, full)

    def tell(self, events: Sequence[Any]) -> list[str]:
        return story.tell(self.speech, self.people, self.cards_, events)

    def ask(self, question: Question) -> tuple[str, str]:
        return answers.ask(self.speech, self.people, self.cards_, question)

    def legend(self) -> str:
        return self.speech.say("legend")

    def choices(self, question: Question, width: int) -> RenderableType:
        return answers.choices(self.speech, self.people, self.cards_, question, width)

    def read(self, question: Question, words: Sequence[str]) -> int | More:
        return Reader(self.speech, self.people, self.cards_, question).read(words)

    def explain(self, question: Question, action: int) -> str:
        return answers.explain(self.speech, self.people, self.cards_, question, action)

    def about(self, question: Question, reason: Reason) -> str:
        return answers.about(self.speech, self.people, self.cards_, question, reason)

    def refuse(self, refusal: Refusal) -> str:
        return answers.refuse(self.speech, self.people, self.cards_, refusal)

    def score(self, view: View) -> RenderableType:
        return table.score(self.speech, self.people, view)

    def ended(self, reason: str) -> str:
        return self.speech.say(f"ended-{reason}")

    def card(self, name: str) -> list[RenderableType]:
        return card_list.find(self.speech, self.cards_, name)

    def cards(self) -> RenderableType:
        return card_list.whole(self.speech, self.cards_)

    def chapter(self, view: View) -> int:
        return view.round

    def topic(self, view: View) -> str:
        return next((step.topic for step in STEPS if step.name == view.step), "")


def make(speech: Speech, people: People, options: dict[str, str]) -> LuteceFace:
    return LuteceFace(speech, people, Cards(speech, options.get("cards")))
