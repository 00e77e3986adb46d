"""The contract of a game: what a table, a bot, a record and a test may ask of any of them."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from .errors import IllegalAction, Problem, StaleAction
from .outcome import Outcome
from .position import Position

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


class Game(ABC, Generic[S]):
    """The rules and components of one title. It holds no game in progress: that is a state."""

    name: ClassVar[str]
    version: ClassVar[int]  # of the rules and of the action space; records name it
    actions: ClassVar[int]  # ids run from 0 to actions - 1
    seats: ClassVar[range]
    keys: ClassVar[tuple[str, ...]]  # of the lines of a written position

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

    def doubts(self, cards: str) -> tuple[Problem, ...]:
        """What in a card file can be played with, but is not what one would expect of the box."""
        return ()

    @abstractmethod
    def view(self, state: S, seat: int) -> Any:
        """What one seat, or a spectator (-1), may know: a frozen object of named fields."""

    @abstractmethod
    def read_action(self, state: S, seat: int, text: str) -> int:
        """The id of a written action; NotationError if it cannot be read."""

    @abstractmethod
    def write_action(self, state: S, seat: int, action: int) -> str:
        """The text of an action."""

    @abstractmethod
    def why_not(self, state: S, seat: int, action: int) -> Refusal | None:
        """Why an action is not legal now; None if it is. It tells nothing the seat may not know."""

    @abstractmethod
    def events(self, state: S, seat: int) -> tuple[Any, ...]:
        """What the last `apply` of a listening state made happen, as a seat or a spectator may see it."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """How the game ended; while it runs, how it would end now where that is public."""

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
