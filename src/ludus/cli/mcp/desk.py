"""A seat at a table, wherever that is: what it sees and may answer, and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ...core.game import Game
from ...core.outcome import Outcome
from ..faces import Question
from ..sitting import Sitting


@dataclass(frozen=True, slots=True)
class Seen:
    """What a seat knows: the view (none before the game begins), what it is asked, what happened since its last answer,
    who else is to answer, and how the game ended."""

    view: Any
    question: Question | None
    news: Sequence[Any]
    pending: Sequence[int]
    outcome: Outcome | None


class Desk(Protocol):
    """Somebody's place at a table."""

    game: Game[Any]
    seat: int
    seats: int
    options: dict[str, str]

    @property
    def names(self) -> Sequence[str]:
        """Those of the seats; none where all go by Roman names."""

    def look(self) -> Seen:
        """The table now."""

    def answer(self, action: int) -> None:
        """Answers; LudusError if that is not possible now."""

    def wait(self, seconds: int) -> None:
        """Returns once the seat is asked, the game is over, or so long after."""


class Here:
    """A game against bots, in this process."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.game, self.seat, self.seats = sitting.game, sitting.seat, sitting.state.seats
        self.options = sitting.first.options
        self.names: Sequence[str] = ()
        self.told = 0  # answers whose news are old
        self.wait(0)

    def look(self) -> Seen:
        sitting, state = self.sitting, self.sitting.state
        return Seen(
            sitting.view,
            None if state.over else sitting.question(),
            [event for events in sitting.seen[self.told :] for event in events],
            [at for at in range(self.seats) if state.pending >> at & 1 and at != self.seat],
            sitting.game.outcome(state) if state.over else None,
        )

    def answer(self, action: int) -> None:
        self.told = len(self.sitting.answers)
        self.sitting.answer(action)
        self.wait(0)

    def wait(self, seconds: int) -> None:
        for _ in self.sitting.bots_answer():
            pass
