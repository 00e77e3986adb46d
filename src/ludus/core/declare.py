"""How a game is declared: its steps, its answers, its events and its options, each told once.

Rules use their numbers, the edge their objects and texts, terminal and browser their groups, topics and cues.

    SPACE, TOLD = Space(), Told()

    BIDS: Final = Step(0, "bids", topic="L-BID")

    @answer(SPACE, "bid {left} {right}", BIDS, group="bid")
    class Bid(Answer):
        left: Hand
        right: Hand

    BID: Final = Bid.first

    @event(TOLD, "coin")
    class RevenueTaken(Event):
        seat: Seat
        gold: int

A part of an answer or an event is annotated with what its numbers mean: `Hand = Annotated[str, Among(("A", "B"))]`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from itertools import combinations, product
from typing import Annotated, Any, ClassVar, Final, NamedTuple, TypeVar, dataclass_transform, get_type_hints

from .errors import LudusError, NotationError

T = TypeVar("T")
NOBODY_SEAT: Final = -1
PLACE: Final = re.compile(r"\{(\w+)\}")  # of a part in a text


class Step(int):
    """A question, or a step that only works: its number, its name, and the topic of the rules to look up."""

    name: str
    topic: str
    rule: str
    asked_by: str

    def __getnewargs__(self) -> tuple[Any, ...]:
        return int(self), self.name, self.topic, self.rule, self.asked_by

    def __new__(cls, number: int, name: str, topic: str = "", rule: str = "", by: str = "") -> Step:
        made = super().__new__(cls, number)
        made.name, made.topic, made.rule, made.asked_by = name, topic, rule, by
        return made


def steps(names: Mapping[str, Any]) -> tuple[Step, ...]:
    """The steps a declaration has named, by their numbers."""
    found = sorted({id(one): one for one in names.values() if isinstance(one, Step)}.values())
    if list(found) != list(range(len(found))):
        raise ValueError(f"steps are numbered from 0 without gaps, not {[int(one) for one in found]}")
    return tuple(found)


# ---------------------------------------------------------------------- parts


@dataclass(frozen=True)
class Part:
    """What the numbers of a part mean; plain ints mean themselves. `takes` is how many numbers of an event it needs."""

    takes: ClassVar[int] = 1

    def values(self) -> tuple[Any, ...]:
        """What the part of an answer can be, in the order of the ids."""
        raise NotImplementedError

    def told(self, numbers: tuple[int, ...], box: Any) -> Any:
        """What an event means by its numbers."""
        return numbers[0]

    def write(self, value: Any, state: Any, seat: int) -> str:
        return str(value)

    def read(self, word: str, state: Any, seat: int) -> Any:
        """The value of a word, None if it is none, or NotationError with what would be one."""
        return next((value for value in self.values() if str(value) == word), None)


@dataclass(frozen=True)
class Among(Part):
    """One of some words or numbers."""

    choices: tuple[Any, ...]
    rule: str = ""

    def values(self) -> tuple[Any, ...]:
        return self.choices

    def told(self, numbers: tuple[int, ...], box: Any) -> Any:
        return self.choices[numbers[0]]

    def read(self, word: str, state: Any, seat: int) -> Any:
        found = super().read(word, state, seat)
        if found is None and isinstance(self.choices[0], int) and is_number(word):
            raise NotationError(f"{word}: expected {self.choices[0]} to {self.choices[-1]} ({self.rule})")
        return found


@dataclass(frozen=True)
class Named(Part):
    """A card by its number in the card file: answers hold the number, events and texts the name."""

    names: Callable[[Any], list[str]]  # of a box
    size: int = 0
    what: str = "card"

    def values(self) -> tuple[int, ...]:
        return tuple(range(self.size))

    def told(self, numbers: tuple[int, ...], box: Any) -> Any:
        return self.names(box)[numbers[0]]

    def write(self, value: int, state: Any, seat: int) -> str:
        return self.names(state.box)[value]

    def read(self, word: str, state: Any, seat: int) -> int | None:
        known = self.names(state.box)[: self.size]
        if word not in known:
            raise NotationError(f"{word}: no {self.what} of the deck is called so")
        return known.index(word)


@dataclass(frozen=True)
class Distance(Part):
    """Another seat by its distance clockwise; `least` 0 allows oneself. Written as the number of the seat."""

    seats: int
    least: int = 1

    def values(self) -> tuple[int, ...]:
        return tuple(range(self.least, self.seats))

    def write(self, value: int, state: Any, seat: int) -> str:
        """One that is not at the table has a number nobody has."""
        return str((seat + value) % state.seats if value < state.seats else seat + value)

    def read(self, word: str, state: Any, seat: int) -> int | None:
        if not is_number(word):
            return None
        if int(word) >= state.seats or (int(word) - seat) % state.seats < self.least:
            other = "another seat" if self.least else "a seat"
            raise NotationError(f"{word}: expected {other}, seats run from 0 to {state.seats - 1}")
        return (int(word) - seat) % int(state.seats)


@dataclass(frozen=True)
class Around(Part):
    """Another place of a round board by its distance clockwise from one's own. Written by its name."""

    size: int
    names: Callable[[Any], list[str]]  # of a box
    own: Callable[[Any, int], int]  # of a state and a seat
    rule: str = ""

    def values(self) -> tuple[int, ...]:
        return tuple(range(1, self.size))

    def write(self, value: int, state: Any, seat: int) -> str:
        return self.names(state.box)[(self.own(state, seat) + value) % self.size]

    def read(self, word: str, state: Any, seat: int) -> int | None:
        names = self.names(state.box)
        if not 0 <= seat < state.seats:
            return None
        own = self.own(state, seat)
        if word not in names or word == names[own]:
            others = ", ".join(name for name in names if name != names[own])
            raise NotationError(f"{word}: expected one of {others} ({self.rule})")
        return (names.index(word) - own) % self.size


@dataclass(frozen=True)
class Several(Part):
    """One or more different things of a kind, in any order; those of one come first, then the pairs, and so on."""

    kind: Part
    most: int

    def values(self) -> tuple[tuple[Any, ...], ...]:
        return tuple(chosen for n in range(1, self.most + 1) for chosen in combinations(self.kind.values(), n))

    def write(self, value: tuple[Any, ...], state: Any, seat: int) -> str:
        return " ".join(self.kind.write(one, state, seat) for one in value)

    def read(self, word: str, state: Any, seat: int) -> tuple[Any, ...] | None:
        found = [self.kind.read(one, state, seat) for one in word.split()]
        return None if None in found else tuple(sorted(found))


@dataclass(frozen=True)
class Flag(Part):
    """Yes or no."""

    def values(self) -> tuple[bool, ...]:
        return (False, True)

    def told(self, numbers: tuple[int, ...], box: Any) -> bool:
        return bool(numbers[0])


@dataclass(frozen=True)
class Together(Part):
    """Several numbers of an event that belong together."""

    parts: tuple[Part, ...]

    @property
    def takes(self) -> int:  # type: ignore[override]
        return len(self.parts)

    def told(self, numbers: tuple[int, ...], box: Any) -> tuple[Any, ...]:
        return tuple(part.told((number,), box) for part, number in zip(self.parts, numbers, strict=True))


@dataclass(frozen=True)
class Seats(Part):
    """A set of seats, told as bits."""

    def told(self, numbers: tuple[int, ...], box: Any) -> tuple[int, ...]:
        return tuple(seat for seat in range(numbers[0].bit_length()) if numbers[0] >> seat & 1)


@dataclass(frozen=True)
class Someone(Part):
    """A seat, or nobody."""

    def told(self, numbers: tuple[int, ...], box: Any) -> int | None:
        return None if numbers[0] == NOBODY_SEAT else numbers[0]


@dataclass(frozen=True)
class Follows(Part):
    """What follows from the number told before it, and so is not told."""

    takes: ClassVar[int] = 0
    look: Callable[[Any, int], Any]  # of a box and that number

    def told(self, numbers: tuple[int, ...], box: Any) -> Any:
        return self.look(box, numbers[0])


@dataclass(frozen=True)
class Spoken(Part):
    """A word of a text that is no part of its answer: it follows from the moment. `also` is understood at any time."""

    look: Callable[[Any], str]  # at a state
    also: tuple[str, ...] = ()

    def write(self, value: Any, state: Any, seat: int) -> str:
        return self.look(state)

    def read(self, word: str, state: Any, seat: int) -> str | None:
        return word if word in (*self.also, self.look(state)) else None


class Teller:
    """The seat an event is told of."""


class Secret:
    """For everybody but the seat of the event this part is None."""


Seat = Annotated[int, Teller()]


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 4


def parts_of(kind: type) -> dict[str, tuple[Any, ...]]:
    """What the parts of a class are annotated with, in their order."""
    hints = get_type_hints(kind, include_extras=True)
    return {one.name: getattr(hints[one.name], "__metadata__", ()) for one in fields(kind)}


# ---------------------------------------------------------------------- answers


class Answer:
    """An answer as an object. The ids of a family follow each other, its last part counting fastest."""

    first: ClassVar[int]
    size: ClassVar[int]
    text: ClassVar[str]
    steps: ClassVar[tuple[Step, ...]]
    group: ClassVar[str | Mapping[Step, str]]
    declines: ClassVar[bool]
    parts: ClassVar[dict[str, Part]]
    words: ClassVar[dict[str, Spoken]]

    @classmethod
    def group_in(cls, step: str) -> str:
        """The group it is shown with in a step; where it is not asked for, that of the first step named."""
        if isinstance(cls.group, str):
            return cls.group
        return next((group for one, group in cls.group.items() if one.name == step), next(iter(cls.group.values())))


class Space:
    """The action space of a game: every answer by its id."""

    def __init__(self) -> None:
        self.families: list[type[Answer]] = []
        self.answers: list[Any] = []
        self.ids: dict[Any, int] = {}
        self.texts: dict[int, str] = {}  # of answers that read the same in every position

    def __len__(self) -> int:
        return len(self.answers)

    def add(self, kind: type[Answer], every: Iterable[tuple[Any, ...]]) -> None:
        kind.first = len(self.answers)
        self.families.append(kind)
        for values in every:
            made = kind(*values)
            self.ids[made] = len(self.answers)
            self.answers.append(made)
        kind.size = len(self.answers) - kind.first

    def write(self, state: Any, seat: int, action: int) -> str:
        """The text of an answer."""
        if (known := self.texts.get(action)) is not None:
            return known
        answer = self.answers[action]
        words = {name: part.write(getattr(answer, name), state, seat) for name, part in answer.parts.items()}
        words |= {name: word.write(None, state, seat) for name, word in answer.words.items()}
        text = str(answer.text.format(**words)).strip()
        if not answer.words and all(type(part).write is Part.write for part in answer.parts.values()):
            self.texts[action] = text
        return text

    def read(self, state: Any, seat: int, text: str) -> int:
        """The id of a written answer; NotationError says what was expected."""
        words = " ".join(text.split())
        why = f"expected {self.expected()}"
        for kind in self.families:
            pattern = kind.text.split()
            said = words.split(maxsplit=len(pattern) - 1)  # the last part may be of several words, or empty
            said += [""] * (len(pattern) - len(said))
            if not all(a == b for a, b in zip(pattern, said, strict=True) if not a.startswith("{")):
                continue
            values: dict[str, Any] = {}
            for name, word in zip(pattern, said, strict=True):
                if name.startswith("{"):
                    try:
                        values[name[1:-1]] = (kind.parts | kind.words)[name[1:-1]].read(word, state, seat)
                    except NotationError as error:
                        why = f"{name[1:-1]} {error}" if word else why
                        values[name[1:-1]] = None
            if None in values.values():
                continue
            made = kind(**{name: value for name, value in values.items() if name in kind.parts})
            if (found := self.ids.get(made)) is not None:
                return found
        raise NotationError(f"{text!r} cannot be read, {why}")

    def named(self, action: int, text: str) -> tuple[str, dict[str, str]]:
        """The name of a written answer, and what stands in the places of its text."""
        kind = type(self.answers[action])
        pattern = kind.text.split()
        said = text.split(maxsplit=len(pattern) - 1)
        found = zip(map(PLACE.fullmatch, pattern), said, strict=False)  # an empty last part is not there
        return kind.__name__, {place[1]: word for place, word in found if place}

    def expected(self) -> str:
        return " | ".join(dict.fromkeys(PLACE.sub(lambda found: found[1].upper(), kind.text) for kind in self.families))


@dataclass_transform(frozen_default=True)
def answer(
    space: Space,
    text: str,
    *asked: Step,
    group: str | Mapping[Step, str] = "",
    words: Mapping[str, Spoken] | None = None,
    every: Iterable[tuple[Any, ...]] | None = None,
    declines: bool = False,
) -> Callable[[type[T]], type[T]]:
    """Declares a family of answers: how it is written, the steps it answers, the group it is shown with, and whether it
    leaves unused what one is offered."""

    def declared(kind: type[T]) -> type[T]:
        made: Any = dataclass(frozen=True, slots=True)(kind)
        made.text, made.steps, made.group, made.words = text, asked, group, dict(words or {})
        made.declines = declines
        made.parts = {}
        for name, said in parts_of(made).items():
            part = next((one for one in said if isinstance(one, Part)), None)
            if part is None:
                raise TypeError(
                    f"{kind.__name__}.{name}: annotate what its numbers mean, as Annotated[int, Among(...)]"
                )
            made.parts[name] = part
        space.add(made, product(*(part.values() for part in made.parts.values())) if every is None else every)
        return made  # type: ignore[no-any-return]

    return declared


# ---------------------------------------------------------------------- events


class Telling(NamedTuple):
    """How one part of an event is told. `mine`: where its numbers stand; none where it is the seat."""

    part: Part
    mine: slice | None
    secret: bool


def tellings(parts: Mapping[str, tuple[Any, ...]]) -> Iterator[Telling]:
    """How the parts of an event are told, in their order."""
    at, secret = 0, False
    for said in parts.values():
        part = next((one for one in said if isinstance(one, Part)), Part())
        if any(isinstance(one, Teller) for one in said):
            yield Telling(part, None, secret=False)
            continue
        follows = secret and not part.takes  # from a secret: it is one, too
        secret = follows or any(isinstance(one, Secret) for one in said)
        yield Telling(part, slice(at, at + part.takes) if part.takes else slice(at - 1, at), secret)
        at += part.takes


class Numbered(type):
    """A class that is told by its number."""

    index: int

    def __int__(cls) -> int:
        return cls.index


class Event(metaclass=Numbered):
    """Something that happened. `cue` is what sounds and motion go by; what `scores` brings points, or takes them."""

    index: ClassVar[int]
    cue: ClassVar[str]
    scores: ClassVar[bool]
    tellings: ClassVar[tuple[Telling, ...]]

    @classmethod
    def hidden(cls, seat: int, viewer: int, numbers: tuple[int, ...]) -> bool:
        """Whether the secret parts of an event are kept from a viewer."""
        return seat != viewer

    @classmethod
    def told(cls, seat: int, numbers: tuple[int, ...], box: Any, viewer: int) -> Any:
        """The event as somebody may see it."""
        values: list[Any] = []
        for part, mine, secret in cls.tellings:
            if secret and cls.hidden(seat, viewer, numbers):
                values.append(None)
            else:
                values.append(part.told((seat,) if mine is None else numbers[mine], box))
        return cls(*values)


class Told:
    """The events of a game by their numbers."""

    def __init__(self) -> None:
        self.events: list[type[Event]] = []

    def read(self, state: Any, viewer: int) -> tuple[Any, ...]:
        """What the last `apply` of a listening state made happen, as a seat or a spectator (-1) may see it."""
        rows = [] if state.told is None else state.told.rows()
        return tuple(self.events[row[0]].told(row[1], row[2:], state.box, viewer) for row in rows)


@dataclass_transform(frozen_default=True)
def event(told: Told, cue: str, scores: bool = False) -> Callable[[type[T]], type[T]]:
    """Declares an event: its parts in the order the rules tell them."""

    def declared(one: type[T]) -> type[T]:
        made: Any = dataclass(frozen=True, slots=True)(one)
        made.index, made.cue, made.scores = len(told.events), cue, scores
        made.tellings = tuple(tellings(parts_of(made)))
        told.events.append(made)
        return made  # type: ignore[no-any-return]

    return declared


# ---------------------------------------------------------------------- options


class BadOption(LudusError, ValueError):
    """A game that cannot be set up so: `message` of locale/ says it with its `facts`."""

    def __init__(self, text: str, message: str, **facts: str) -> None:
        super().__init__(text)
        self.message = message
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Option:
    """A rule of the game that is not the usual one: what can be said, when, and what it cannot be played with."""

    name: str
    rule: str
    choices: tuple[str, ...] = ("yes", "no")  # none: any words
    default: str = "no"
    seats: tuple[int, ...] = ()  # only with so many
    without: tuple[str, ...] = ()

    def read(self, value: Any) -> str:
        """A word of the choices from whatever was said; True and `true` mean yes."""
        if not self.choices:
            return value if isinstance(value, str) else " ".join(value)
        word = {"true": "yes", "false": "no"}.get(str(value).lower(), str(value))
        if word not in self.choices:
            text = f"{self.name} is {value!r}, expected {' or '.join(self.choices)} ({self.rule})"
            facts = {"name": self.name, "value": str(value), "known": ", ".join(self.choices), "rule": self.rule}
            raise BadOption(text, "wrong-option-value", **facts)
        return word
