"""The contract of a game: what a table, a bot, a record and a test may ask of any of them."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from inspect import getfile
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from .declare import BadOption, Option, Space, Step, Told
from .errors import IllegalAction, Problem, StaleAction
from .observation import Observation
from .outcome import Outcome
from .position import Position
from .standing import Sentence, Standing, common
from .visibility import Sight, Zone

S = TypeVar("S", bound=Position)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: the rule, the sentence (a message of locale/), and its facts."""

    rule: str
    reason: str
    facts: Mapping[str, str | int]

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.reason.replace('-', ' ')}{f' ({facts})' if facts else ''} [{self.rule}]"


def refuse(rule: str, reason: str, **facts: str | int) -> Refusal:
    return Refusal(rule, reason, facts)


class Game(ABC, Generic[S]):
    """The rules and components of one title. It holds no game in progress: that is a state.

    What is declared (`core/declare.py`) is read here once for all games; a game writes what is its own.
    """

    name: ClassVar[str]
    version: ClassVar[int]  # of the rules and of the action space; records name it
    seats: ClassVar[range]
    keys: ClassVar[tuple[str, ...]]  # of the lines of a written position
    space: ClassVar[Space]
    told: ClassVar[Told]
    steps: ClassVar[Sequence[Step]] = ()
    choices: ClassVar[Sequence[Option]] = ()
    reasons: ClassVar[Sequence[str]] = ()  # why a game ended, by number
    parts: ClassVar[Sequence[str]] = ()  # of the score
    state: ClassVar[type[Position]]  # of its states, and of its figures where it has any
    figures: ClassVar[type] = type(None)
    observed: ClassVar[int] = 1  # the version of its observations: another layout has another number
    zones: ClassVar[Sequence[Zone[Any]]] = ()  # what its views are made of; none where it makes them in another way
    at_once: ClassVar[bool] = False  # whether several seats answer one question in any order
    standing: ClassVar[Standing | None] = None  # its standing orders; none where it has not thought of them

    # ------------------------------------------------------------------ what every game writes for itself

    @abstractmethod
    def new(self, seats: int, seed: int, **options: Any) -> S:
        """A new game. The same seats, seed and options give the same game everywhere."""

    @abstractmethod
    def options(self, state: S) -> dict[str, str]:
        """The options a state was made with, as `new` takes them; a deck of one's own travels as its text."""

    @abstractmethod
    def position(self, text: str, **options: Any) -> S:
        """Any position from its written form. What is left out has its plainest value; a deck comes as an option."""

    @abstractmethod
    def write(self, state: S) -> str:
        """The position as a readable block, hidden things included."""

    @abstractmethod
    def view(self, state: S, seat: int) -> Any:
        """What one seat, or a spectator (-1), may know: a frozen object of named fields."""

    @abstractmethod
    def why_not(self, state: S, seat: int, action: int) -> Refusal | None:
        """Why an action is not legal now; None if it is. It tells nothing the seat may not know."""

    # ------------------------------------------------------------------ what follows from the declaration

    @property
    def actions(self) -> int:
        """Ids run from 0 to actions - 1."""
        return len(self.space)

    @cached_property
    def observation(self) -> Observation:
        """What a seat knows as bytes for a network, and where what lies among them."""
        return Observation(f"{self.name}-v{self.observed}", self.state, self.figures)

    def sight(self, state: S) -> Sight[S] | None:
        """What the views of a state hold, made for many at once; None where they are not made of zones."""
        return Sight(self.zones, state) if self.zones else None

    @cached_property
    def sentences(self) -> dict[str, Sentence]:
        """What can be ordered for later, by name: what all games know, and what is its own."""
        return {} if self.standing is None else {one.name: one for one in (*self.standing.sentences, *common(self))}

    def mask(self, state: S, seat: int) -> bytes:
        """A byte for each action: 1 where a seat may answer so now."""
        found = bytearray(self.actions)
        state.write_mask(seat, found)
        return bytes(found)

    def read_action(self, state: S, seat: int, text: str) -> int:
        """The id of a written action; NotationError if it cannot be read."""
        return self.space.read(state, seat, text)

    def write_action(self, state: S, seat: int, action: int) -> str:
        """The text of an action."""
        return self.space.write(state, seat, action)

    def events(self, state: S, seat: int) -> tuple[Any, ...]:
        """What the last `apply` of a listening state made happen, as a seat or a spectator may see it."""
        return self.told.read(state, seat)

    def outcome(self, state: S) -> Outcome:
        """How the game ended; while it runs, how it would end now where that is public."""
        return Outcome(
            reason=self.reasons[state.reason],
            parts=tuple(self.parts),
            sheet=tuple(map(tuple, state.sheet())),
            scores=tuple(state.scores()),
            places=tuple(state.places() if state.over else ()),
        )

    def doubts(self, cards: str) -> tuple[Problem, ...]:
        """What one would not expect in a card file that can be played with."""
        return ()

    # ------------------------------------------------------------------ what the conformance suite asks

    def setups(self, seats: int) -> tuple[dict[str, str], ...]:
        """The options to test the game with, at any number of seats."""
        return ({},)

    def census(self, state: S) -> Counter[str] | None:
        """What must neither appear nor vanish, counted; None where there is nothing of the kind."""
        return None

    # ------------------------------------------------------------------ the same for all

    def answer(self, state: S, seat: int, action: int, question: int | None = None) -> None:
        """Plays an answer, or says why not. From a distance it names the question its sender had seen."""
        if question is not None and question != state.question:
            raise StaleAction(f"seat {seat} answers question {question}, now it is question {state.question}")
        known = 0 <= seat < state.seats and 0 <= action < self.actions
        if known and (state.allows(seat, action) or action in state.aside(seat)):
            state.apply(seat, action)
            return
        text = self.write_action(state, seat, action) if known else f"action {action}"
        raise IllegalAction(f"seat {seat}, {text}: {self.why_not(state, seat, action)}")

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")

    def shipped(self) -> str:
        """The card file that comes with the game: `cards.toml` beside it. Empty where there is none."""
        file = Path(getfile(type(self))).with_name("cards.toml")
        return file.read_text("utf-8") if file.is_file() else ""

    def chosen(self, options: Mapping[str, Any], choices: Sequence[Option] = ()) -> dict[str, str]:
        """What was said of the declared options, or of those of a card file, as words; what does not fit is refused."""
        known = {one.name: one for one in choices or self.choices}
        unknown = [name for name in options if name not in known]
        if unknown:
            expected = ", ".join([*known, "cards"])
            text = f"{self.name} has no option {', '.join(unknown)}, expected {expected}"
            raise BadOption(text, "wrong-game-option", game=self.name, name=", ".join(unknown), known=expected)
        said = {name: known[name].read(value) for name, value in options.items()}
        for name, word in said.items():
            for other in known[name].without:
                if word != known[name].default and said.get(other, known[other].default) != known[other].default:
                    text = f"{name} cannot be played with {other} ({known[name].rule})"
                    raise BadOption(text, "wrong-options", name=name, other=other, rule=known[name].rule)
        return {one.name: said.get(one.name, one.default) for one in known.values()}
