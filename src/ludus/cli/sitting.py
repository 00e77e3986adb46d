"""One game at this terminal: its state, the answers so far, who sits where, and what the reader saw happen."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from .. import bots
from ..bots.hint import Advice, hint
from ..core.errors import IllegalAction, LudusError
from ..core.game import Game, Refusal
from ..core.record import Record
from ..lab.match import draw
from .faces import Question
from .people import NOBODY

Events = tuple[Any, ...]


class BotFailed(LudusError):
    """A bot broke down. Of an illegal answer nothing is told: it may be one that nobody may see."""

    def __init__(self, bot: str, seat: int, error: Exception) -> None:
        self.bot = bot
        self.seat = seat
        self.why = type(error).__name__ + ("" if isinstance(error, IllegalAction) else f": {error}")
        super().__init__(f"{bot}, seat {seat}: {self.why}")


@dataclass(frozen=True, slots=True)
class Before:
    """Where an own answer can be taken back to."""

    state: Any
    answers: int
    seen: int


class Sitting:
    """Plays a record on. `seat` is the human's, or NOBODY when one only looks on; bots sit on the other seats."""

    def __init__(self, game: Game[Any], record: Record, sitting: dict[int, str], seat: int = NOBODY) -> None:
        self.game = game
        self.seat = seat
        self.bots = sitting
        self.first = replace(record, answers=(), date=record.date or date.today().isoformat())
        self.state: Any = record.start(game)
        self.state.listen()
        self.answers: list[tuple[int, int]] = []
        self.seen: list[Events] = []  # by answer, as the reader may see them
        self.past: list[Before] = []
        self.minds = {at: bots.make(name, seed=draw(record.seed, "bot", at)) for at, name in sitting.items()}
        for at, action in record.answers:
            self.apply(at, action)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def view(self) -> Any:
        return self.game.view(self.state, self.seat)

    @property
    def record(self) -> Record:
        return replace(self.first, answers=tuple(self.answers))

    def apply(self, seat: int, action: int) -> Events:
        """Plays an answer and returns what the reader sees of it."""
        self.game.answer(self.state, seat, action)
        self.answers.append((seat, action))
        self.seen.append(self.game.events(self.state, self.seat))
        return self.seen[-1]

    def bots_answer(self) -> Iterator[Events]:
        """Lets the bots answer until the human is asked, or the game is over."""
        while not self.over and self.state.seat != self.seat:
            seat = self.state.seat
            try:
                action = bots.decide(self.minds[seat], self.state, seat, draw(self.first.seed, len(self.answers)))
                events = self.apply(seat, action)
            except Exception as error:
                raise BotFailed(self.bots[seat], seat, error) from error
            yield events

    @property
    def aside(self) -> list[int]:
        """What the human may answer outside the question."""
        return list(self.state.aside(self.seat)) if self.seat != NOBODY else []

    def question(self) -> Question:
        """What the human is asked now."""
        answers = {
            action: self.game.write_action(self.state, self.seat, action) for action in self.state.legal(self.seat)
        }
        final = frozenset(action for action in answers if self.is_final(action))
        return Question(self.seat, self.view, answers, final)

    def is_final(self, action: int) -> bool:
        """Whether an answer cannot be taken back: tried on a game drawn anew, so that it tells nothing hidden."""
        trial = self.state.determinize(self.seat, 0)
        trial.apply(self.seat, action)
        return bool(trial.barrier > self.state.barrier)

    def answer(self, action: int) -> Events:
        """The human's answer."""
        before = Before(self.state.clone(), len(self.answers), len(self.seen))
        events = self.apply(self.seat, action)
        self.past.append(before)
        return events

    def undo(self) -> bool:
        """Takes the human's last answer back, unless the engine's barrier has grown since."""
        if not self.past or self.past[-1].state.barrier != self.state.barrier:
            return False
        before = self.past.pop()
        self.state = before.state
        self.state.listen()
        del self.answers[before.answers :], self.seen[before.seen :]
        return True

    def why_not(self, action: int) -> Refusal | None:
        return self.game.why_not(self.state, self.seat, action)

    def hint(self) -> Advice:
        """The best answers in the human's place, from what the human knows."""
        return hint(self.state, self.seat, seed=draw("hint", len(self.answers)))
