"""What a face does. It gets views, events and answers, never a state: it cannot show what its reader may not know."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any, Generic, Protocol, TypeVar

from rich.console import RenderableType

from ...bots.outlook import Reason
from ...core.game import Refusal
from ...locale import Speech, fold
from ..people import People


class Names(Protocol):
    """What the things of a game are called."""

    def named(self, kind: str, value: str | int) -> str | int:
        """A fact of a refusal by its name."""


Words = TypeVar("Words", bound=Names)


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody is asked: the view, the legal answers with their notation, and those of them that are final."""

    seat: int
    view: Any
    answers: Mapping[int, str]
    final: frozenset[int]


@dataclass(frozen=True, slots=True)
class More:
    """An answer that has begun: the sentence says what is still to choose."""

    sentence: str


class Unclear(Exception):
    """Words that are no answer; the sentence says what would be one."""


class Face(Protocol):
    """One game at a terminal, for one reader."""

    def title(self) -> str:
        """The name of the game."""

    def table(self, view: Any, width: int, full: bool) -> RenderableType:
        """All that lies on the table; `full` adds what one knows by heart after a look."""

    def tell(self, events: Sequence[Any]) -> list[str]:
        """What happened, in sentences."""

    def ask(self, question: Question) -> tuple[str, str]:
        """What is asked, in a sentence, and how to type an answer."""

    def legend(self) -> str:
        """What the signs of the table mean."""

    def choices(self, question: Question, width: int) -> RenderableType:
        """The legal answers, grouped."""

    def read(self, question: Question, words: Sequence[str]) -> int | More:
        """The answer that somebody typed, legal or not; Unclear if it is none."""

    def explain(self, question: Question, action: int) -> str:
        """What an answer means, in words, and how to type it."""

    def about(self, question: Question, reason: Reason) -> str:
        """What the reason of a hint is about, by its name."""

    def refuse(self, refusal: Refusal) -> str:
        """Why an answer is not allowed."""

    def score(self, view: Any) -> RenderableType:
        """The points as they stand, by seat and part."""

    def ended(self, reason: str) -> str:
        """Why the game is over."""

    def card(self, name: str) -> list[RenderableType]:
        """The cards somebody means, in full; none if there is none of that name."""

    def cards(self) -> RenderableType:
        """The whole deck."""

    def chapter(self, view: Any) -> int:
        """Changes when somebody who looks on wants to see the whole table again."""

    def topic(self, view: Any) -> str:
        """The rules of the moment: the beginning of their ids."""


class Spoken(Generic[Words]):
    """A face of our own: each of its parts is a module over the same three things, and the rest is words alone."""

    def __init__(self, speech: Speech, people: People, words: Words) -> None:
        self.speech = speech
        self.people = people
        self.words = words

    def title(self) -> str:
        return self.speech.say("title")

    def legend(self) -> str:
        return self.speech.say("legend")

    def ended(self, reason: str) -> str:
        return self.speech.say(f"ended-{reason}")

    def refuse(self, refusal: Refusal) -> str:
        """Why not, in words; cards, people and steps by their names."""
        facts = {kind: self.words.named(kind, value) for kind, value in refusal.facts.items()}
        if "seat" in facts and int(facts["seat"]) < len(self.people.all):
            facts["seat"] = str(self.people[int(facts["seat"])])
        return self.speech.say(f"refusal-{refusal.reason}", **facts)


def meant(question: Question, text: str, label: Callable[[int], str]) -> list[int]:
    """The answers that folded words may mean: one by its number in the list, or else those they are, those they begin,
    or those in which each of them begins a word; as they are written, or as they are shown."""
    actions = list(question.answers)
    if text.isdecimal() and text.isascii() and len(text) < 4 and 1 <= int(text) <= len(actions):
        return [actions[int(text) - 1]]
    known = {action: (fold(label(action)), fold(question.answers[action])) for action in actions}
    found: list[int] = []
    for fits in (str.__eq__, str.startswith, holds):
        found = [action for action, texts in known.items() if any(fits(one, text) for one in texts)]
        if len(found) == 1:
            break
    return found


def holds(one: str, text: str) -> bool:
    """Every word somebody typed begins a word of it."""
    parts = one.replace(":", " ").replace("(", " ").split()
    return all(any(part.startswith(word) for part in parts) for word in text.split())


def sentences(speech: Speech, people: People, parts: Iterable[tuple[object, str]]) -> list[str]:
    """What was told of the same subject in a row as one line: "Ania: this, that."; a seat is named."""
    lines = []
    for subject, told in groupby(parts, key=itemgetter(0)):
        text = ", ".join(part for _, part in told)
        if isinstance(subject, int):
            text = speech.say("event-of", who=str(people[subject]), what=text)
        lines.append(text if text.endswith((".", "!")) else f"{text}.")
    return lines


def in_a_row(events: Iterable[Any], kind: type[Any], whole: Callable[[int, list[Any]], Any]) -> list[Any]:
    """Events of a kind that came to one seat one after the other as one whole, others as they are."""
    found: list[Any] = []
    for seat, row in groupby(events, lambda event: event.seat if isinstance(event, kind) else None):
        some = list(row)
        found += some if seat is None else [whole(seat, some)]
    return found
