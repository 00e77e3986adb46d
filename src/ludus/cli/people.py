"""Who sits where: each person has a colour, a shape and a name, so that no one depends on colour alone."""

import re
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from ..locale import Speech

SHAPES: Final = "●▲■◆★"
COLOURS: Final = ("#e69f00", "#56b4e9", "#009e73", "#d55e00", "#cc79a7")  # Okabe and Ito
NAMES: Final = ("Flavia", "Gaius", "Livia", "Marcus", "Octavia")  # no initial is the name of a slot
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Person:
    """One seat: how it is marked, what it is called, and the bot that thinks there (none for a human)."""

    seat: int
    name: str
    bot: str

    @property
    def mark(self) -> str:
        return SHAPES[self.seat % len(SHAPES)]

    @property
    def colour(self) -> str:
        return COLOURS[self.seat % len(COLOURS)]

    def __str__(self) -> str:
        return f"{self.mark}\N{NO-BREAK SPACE}{self.name}"


class People:
    """Everybody at the table. `seat` is the human's own, or nobody's when one only looks on."""

    def __init__(self, speech: Speech, bots: dict[int, str], seats: int, seat: int = NOBODY) -> None:
        self.speech = speech
        self.seat = seat
        self.all = tuple(
            Person(at, speech.say("you") if at == seat else NAMES[at % len(NAMES)], bots.get(at, ""))
            for at in range(seats)
        )
        names = "|".join(re.escape(person.name) for person in self.all)
        self.pattern = re.compile(f"([{SHAPES}])(?:\\s(?:{names})\\b)?")

    def __getitem__(self, seat: int) -> Person:
        return self.all[seat]

    def facts(self, seat: int) -> dict[str, str]:
        """What a sentence about somebody needs: `you` chooses its form, `mark` begins yours, `who` everybody else's."""
        person = self.all[seat]
        return {"you": "yes" if seat == self.seat else "no", "mark": person.mark, "who": str(person)}

    def find(self, text: str) -> int:
        """The seat somebody means by a name, its beginning or a shape; NOBODY if that is nobody, or several."""
        typed = text.casefold()
        found = [
            person.seat
            for person in self.all
            if text == person.mark or (typed and person.name.casefold().startswith(typed))
        ]
        return found[0] if len(found) == 1 else NOBODY

    def paint(self, sentence: str) -> Text:
        """A sentence with everybody in their colours."""
        text = Text(sentence)
        for found in self.pattern.finditer(sentence):
            person = self.all[SHAPES.index(found[1])] if SHAPES.index(found[1]) < len(self.all) else None
            if person:
                text.stylize(f"bold {person.colour}", *found.span())
        return text

    def title(self, seat: int) -> Text:
        person = self.all[seat]
        return Text(str(person), style=f"bold {person.colour}")


def bot_name(speech: Speech, bot: str) -> str:
    """What a bot is called in the language, its settings behind it as they are; the browser calls it the same."""
    name, colon, settings = bot.partition(":")
    return f"{speech.say(f'bot-{name}') if speech.knows(f'bot-{name}') else name}{colon}{settings}"
