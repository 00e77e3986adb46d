"""The four errors of the house. Each says what is wrong and where, and nothing a seat may not know."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


class LudusError(Exception):
    """Everything the house itself refuses."""


class NotationError(LudusError):
    """A text that cannot be read: an action, a position, a record, an image."""


def require(condition: bool, text: str) -> None:
    """What every position keeps, said as it is to be; one that does not is refused."""
    if not condition:
        raise NotationError(text)


class IllegalAction(LudusError):
    """It can be read, but is not allowed here. The state is unchanged."""


class StaleAction(LudusError):
    """It answers a question that is no longer asked."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake of a card file: where, what, and what is expected; as a message and its facts for other languages."""

    line: int
    text: str
    message: str = ""
    facts: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


class CardsError(LudusError):
    """A card file that cannot be played with; `problems` holds every mistake found."""

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__("\n".join(f"{source}, {problem}" for problem in self.problems))
