"""Fortuna at the terminal: words, table, story and answers, put together."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....bots.outlook import Reason
from ....games.fortuna.declaration import CARD_NAMES, STEPS
from ....games.fortuna.view import View
from ....locale import Speech, fold
from ...people import People
from ..face import More, Question, Spoken
from . import answers, story, table
from .words import Words


class FortunaFace(Spoken[Words]):
    """See `Face`."""

    def table(self, view: View, width: int, full: bool) -> RenderableType:
        return table.draw(self.speech, self.people, self.words, view, width, full)

    def tell(self, events: Sequence[Any]) -> list[str]:
        return story.tell(self.speech, self.people, self.words, events)

    def ask(self, question: Question) -> tuple[str, str]:
        return answers.ask(self.speech, self.words, question)

    def choices(self, question: Question, width: int) -> RenderableType:
        return answers.choices(self.speech, self.people, self.words, question)

    def read(self, question: Question, words: Sequence[str]) -> int | More:
        return answers.read(self.speech, self.words, question, words)

    def explain(self, question: Question, action: int) -> str:
        return answers.explain(self.speech, self.words, question, action)

    def about(self, question: Question, reason: Reason) -> str:
        return answers.about(self.speech, self.words, reason)

    def score(self, view: View) -> RenderableType:
        return table.score(self.speech, self.people, self.words, view)

    def card(self, name: str) -> list[RenderableType]:
        """Action cards, favors, buildings and privilege cards by name or id; the beginning is enough."""
        typed = fold(name.strip())
        rows = [(title, does) for title, does in self.entries() if typed and fold(title).startswith(typed)]
        return [Group(Text(title, style="strong"), Text(does)) for title, does in rows]

    def cards(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for title, does in self.entries():
            grid.add_row(Text(title, style="strong"), does)
        return grid

    def entries(self) -> list[tuple[str, str]]:
        """Every card of the box, and what it does."""
        speech, words, deck = self.speech, self.words, self.words.deck
        found = [(words.card(name), speech.say(f"does-{name.replace('_', '-')}")) for name in CARD_NAMES]
        for favor in range(1, len(deck.favors) + 1):
            found.append((words.favor(favor), speech.say(f"does-favor-{favor}")))
        for building in deck.buildings:
            does = speech.say(f"does-{building.id}")
            found.append((words.building(building.id), speech.say("costs", cost=building.cost, does=does)))
        found += [(card.id, words.effect(card)) for card in deck.privileges]
        return found

    def chapter(self, view: View) -> int:
        return view.round

    def topic(self, view: View) -> str:
        return next(step.topic for step in STEPS if step.name == view.steps[-1].name)


def make(speech: Speech, people: People, options: dict[str, str]) -> FortunaFace:
    return FortunaFace(speech, people, Words(speech, options.get("cards")))
