"""La Gloire de Rome at the terminal: words, table, story and answers, put together."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....bots.outlook import Reason
from ....games.gloire.deck import Design
from ....games.gloire.declaration import MATERIAL_NAMES, ROLE_NAMES, STEPS
from ....games.gloire.view import View
from ....locale import Speech, fold
from ...people import People
from ..face import More, Question, Spoken
from . import story, table
from .answers import Answers
from .words import STYLES, Words


class GloireFace(Spoken[Words]):
    """See `Face`."""

    def table(self, view: View, width: int, full: bool) -> RenderableType:
        return table.draw(self.speech, self.people, self.words, view, width, full)

    def tell(self, events: Sequence[Any]) -> list[str]:
        return story.tell(self.speech, self.people, self.words, events)

    def answers(self, question: Question) -> Answers:
        return Answers(self.speech, self.people, self.words, question)

    def ask(self, question: Question) -> tuple[str, str]:
        return self.answers(question).ask()

    def legend(self) -> str:
        return self.speech.say(
            "legend",
            materials=", ".join(f"{self.words.short(name)} {self.words.material(name)}" for name in MATERIAL_NAMES),
        )

    def choices(self, question: Question, width: int) -> RenderableType:
        return self.answers(question).choices(width)

    def read(self, question: Question, words: Sequence[str]) -> int | More:
        return self.answers(question).read(words)

    def explain(self, question: Question, action: int) -> str:
        return self.answers(question).explain(action)

    def about(self, question: Question, reason: Reason) -> str:
        if reason.message == "reason-part":
            return self.speech.say(f"part-{reason.about}")
        return self.words.marked(reason.about) if reason.about else ""

    def score(self, view: View) -> RenderableType:
        return table.score(self.speech, self.people, view)

    def card(self, name: str) -> list[RenderableType]:
        """Buildings by name in any language, or by id; the beginning is enough where no name is the whole."""
        typed = fold(name.strip())
        known = {id_: [fold(text) for text in (*card.names.values(), id_)] for id_, card in self.words.designs.items()}
        found = [id_ for id_, names in known.items() if typed in names]
        found = found or [id_ for id_, names in known.items() if typed and any(n.startswith(typed) for n in names)]
        return [self.in_full(self.words.designs[id_]) for id_ in found]

    def in_full(self, card: Design) -> RenderableType:
        material = MATERIAL_NAMES[card.material]
        facts = self.speech.say(
            "card-facts",
            material=self.words.short(material) + f" {self.words.material(material)}",
            role=self.words.role(ROLE_NAMES[card.material]),
            number=self.words.deck.values[card.material],
            needed=self.words.deck.needed[card.material],
            copies=card.copies,
        )
        title = Text.assemble((card.names[self.speech.language], f"bold {STYLES[material]}"), f" · {facts}")
        return Group(title, Text(self.does(card)))

    def does(self, card: Design) -> str:
        """What a building does; a card file of somebody else may hold ones we have no words for."""
        name = f"does-{card.id.replace('_', '-')}"
        return self.speech.say(name) if self.speech.knows(name) else ""

    def cards(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card in sorted(self.words.designs.values(), key=lambda card: card.material):
            material = MATERIAL_NAMES[card.material]
            name = Text(card.names[self.speech.language], style=STYLES[material])
            grid.add_row(str(card.copies), self.words.short(material), name, self.does(card))
        return grid

    def chapter(self, view: View) -> int:
        """Once around the table."""
        return (view.turn - 1) // view.seats

    def topic(self, view: View) -> str:
        return next((step.topic for step in STEPS if step.name == view.step), "")


def make(speech: Speech, people: People, options: dict[str, str]) -> GloireFace:
    return GloireFace(speech, people, Words(speech, options))
