"""What every command needs: the words, the screen for people, and the one for what goes wrong."""

import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Timer
from typing import Any, Final

from .. import registry
from ..core.game import Game
from ..core.outcome import Outcome
from ..locale import Speech
from .faces import Face, face
from .people import NOBODY, People, bot_name
from .screen import Screen

PATIENCE: Final = 0.4  # seconds before one wants to know that something happens


@dataclass(frozen=True, slots=True)
class Shell:
    """Made once, by `main`, in the language of the person."""

    speech: Speech
    screen: Screen
    errors: Screen

    def say(self, name: str, /, **facts: str | int | float) -> None:
        """Prints a message."""
        self.screen.print(wrapped(self.speech.say(name, **facts), self.screen.width), soft_wrap=True)

    def complain(self, sentence: str) -> None:
        """Prints what went wrong, beside what was asked for."""
        self.errors.print(sentence, soft_wrap=True)

    def at(self, game: str, bots: dict[int, str], seats: int, seat: int, options: dict[str, str]) -> "Table":
        """The shell at one table: with the words of its game, its people and its face."""
        speech = self.speech.of(game)
        people = People(speech, bots, seats, seat)
        return Table(speech, self.screen, people, face(registry.game(game), speech, people, options))

    def deck(self, game: Game[Any], options: dict[str, str]) -> Face:
        """The face of a game without a table, to look at its cards."""
        return self.at(game.name, {}, 0, NOBODY, options).face


def wrapped(sentence: str, width: int) -> str:
    """Lines within the margins. What must not break does not: a French colon, a name, a long path one may copy."""
    return textwrap.fill(
        sentence, width - 1, initial_indent=" ", subsequent_indent="   ", break_on_hyphens=False, break_long_words=False
    )


@dataclass(frozen=True, slots=True)
class Table:
    """One table on the screen."""

    speech: Speech
    screen: Screen
    people: People
    face: Face

    def say(self, name: str, /, style: str = "", **facts: str | int | float) -> None:
        """Prints a message, everybody in their colours."""
        self.show(self.speech.say(name, **facts), style)

    def show(self, sentence: str, style: str = "") -> None:
        text = self.people.paint(wrapped(sentence, self.screen.width))
        text.style = style
        self.screen.print(text, soft_wrap=True)

    def tell(self, events: Sequence[Any]) -> None:
        """Prints what happened."""
        for line in self.face.tell(events):
            self.show(line)

    def draw(self, view: Any, full: bool = False) -> None:
        """Prints the table."""
        self.screen.print()
        self.screen.indent(self.face.table(view, self.screen.width - 2, full), expand=self.screen.is_terminal)
        self.screen.print()

    def finish(self, view: Any, outcome: Outcome) -> None:
        """Prints the end: the table, the score sheet, the winners, the places."""
        self.draw(view, full=True)
        self.screen.indent(self.face.score(view))
        self.screen.print()
        if len(outcome.winners) == 1:
            winner = outcome.winners[0]
            self.say("winner", style="good", **self.people.facts(winner), points=outcome.scores[winner])
        elif outcome.winners:
            self.say("winners", style="good", people=self.named(outcome, 1))
        else:
            self.say("no-winner")
            return
        places = (f"{place}. {self.named(outcome, place)}" for place in sorted(set(outcome.places)))
        self.say("places", places="; ".join(places))

    def named(self, outcome: Outcome, place: int) -> str:
        """Everybody who has a place."""
        return self.speech.join(str(self.people[seat]) for seat, at in enumerate(outcome.places) if at == place)

    @contextmanager
    def thinking(self, name: str = "bots-thinking") -> Iterator[None]:
        """Shows that somebody thinks, when it takes its time."""
        if not self.screen.is_terminal:
            yield
            return
        status = self.screen.status(self.speech.say(name))
        timer = Timer(PATIENCE, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    def seats(self) -> str:
        """Everybody, with the bots that think for them."""
        people = (
            f"{person} ({bot_name(self.speech, person.bot)})" if person.bot else str(person)
            for person in self.people.all
        )
        return ", ".join(people)
