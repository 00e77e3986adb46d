"""Micatio: both show fingers and call their sum, all at once. Whoever is right alone has the point."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final

from ludus.core.declare import Among, Answer, Event, Seat, Secret, Space, Step, Told, answer, event
from ludus.core.errors import NotationError
from ludus.core.plain import PlainPosition
from ludus.core.plain_game import PlainGame
from ludus.core.zone import OWNER, As, Places, zone

SEATS: Final = Places(2)  # M-COMP-1
MOST: Final = 20  # points a card file may ask for
NONE: Final = -1
BOTH: Final = 0b11
NOT_OVER, GOAL_REACHED = 0, 1

SHOW: Final = Step(0, "show", topic="M-SHOW", rule="M-SHOW-1")
SPACE, TOLD = Space(), Told()

Fingers = Annotated[int, Among((1, 2, 3, 4, 5), "M-SHOW-1")]
Call = Annotated[int, Among((2, 3, 4, 5, 6, 7, 8, 9, 10), "M-SHOW-2")]


@answer(SPACE, "show {fingers} call {call}", SHOW)
class Show(Answer):
    """So many fingers, and the sum one expects."""

    fingers: Fingers
    call: Call


@event(TOLD, "move")
class HandReady(Event):
    """That somebody has chosen, not what (M-INFO-1)."""

    seat: Seat
    answer: Annotated[int | None, Secret()]


@event(TOLD, "card")
class HandShown(Event):
    seat: Seat
    fingers: int
    call: int


@event(TOLD, "coin", scores=True)
class PointWon(Event):
    seat: Seat
    sum: int


class State(PlainPosition):
    """The points, what both have chosen, and what they had shown before."""

    score: list[int] = zone(SEATS, low=0, high=MOST, rule="M-SCORE-1", means="points")
    chosen: list[int] = zone(
        SEATS,
        low=NONE,
        high=len(SPACE) - 1,
        seen=OWNER,
        rule="M-INFO-1",
        read=As.ONE,
        means="nothing yet, or which answer",
    )
    shown: list[int] = zone(SEATS, low=0, high=5, rule="M-INFO-2", means="fingers shown last")
    called: list[int] = zone(SEATS, low=0, high=10, rule="M-INFO-2", means="the sum called last")
    reason: int = zone(low=NOT_OVER, high=GOAL_REACHED, rule="M-END-1", read=As.ONE, means="whether somebody has won")

    @property
    def game(self) -> str:
        return "micatio"

    @property
    def goal(self) -> int:
        """M-END-1."""
        return self.box.figures["goal"]  # type: ignore[no-any-return]

    def begin(self) -> None:
        self.ask()

    def ask(self) -> None:
        """M-SHOW-3: both choose before anything is shown."""
        self.chosen = [NONE, NONE]
        self.pending = BOTH
        self.question += 1

    def answers_of(self, seat: int) -> range:
        return range(len(SPACE))

    def play(self, seat: int, action: int) -> None:
        self.chosen[seat] = action
        self.pending &= ~(1 << seat)
        self.report(HandReady, seat, action)
        if not self.pending:
            self.reveal()

    def reveal(self) -> None:
        hands = [SPACE.answers[action] for action in self.chosen]
        self.shown = [hand.fingers for hand in hands]
        self.called = [hand.call for hand in hands]
        self.barrier += 1  # what is shown cannot be taken back
        for seat, hand in enumerate(hands):
            self.report(HandShown, seat, hand.fingers, hand.call)
        right = [seat for seat in range(SEATS) if self.called[seat] == sum(self.shown)]
        if len(right) == 1:  # M-SCORE-2: both right, nobody scores
            self.score[right[0]] += 1
            self.report(PointWon, right[0], sum(self.shown))
        if self.goal in self.score:
            self.chosen = [NONE, NONE]
            self.reason = GOAL_REACHED
        else:
            self.ask()

    def imagine(self, seat: int) -> None:
        """M-INFO-1: another may have chosen anything."""
        for other in range(SEATS):
            if other != seat and self.chosen[other] != NONE:
                self.chosen[other] = self.draw(len(SPACE))

    def seen(self, viewer: int, seat: int, action: int) -> int:
        return 0  # M-INFO-1

    def sheet(self) -> list[list[int]]:
        return [[points] for points in self.score]

    def check(self) -> None:
        super().check()
        waiting = sum(1 << seat for seat in range(SEATS) if self.chosen[seat] == NONE)
        over = self.goal in self.score
        if min(self.score) >= self.goal or max(self.score) > self.goal or over != (self.reason == GOAL_REACHED):
            raise NotationError(
                f"score {self.score}, reason {self.reason}: one has {self.goal} points at the end, or nobody"
            )
        if (over and (self.pending or waiting != BOTH)) or (not over and (not waiting or self.pending != waiting)):
            raise NotationError(f"pending {self.pending}, chosen {self.chosen}: those are asked who have not chosen")


class Micatio(PlainGame[State]):
    """For two."""

    name, version, seats = "micatio", 1, range(SEATS, SEATS + 1)
    space, told, steps = SPACE, TOLD, (SHOW,)
    reasons, parts = ("", "goal-reached"), ("points",)
    state, rule, at_once = State, SHOW.rule, True

    def wrong(self, figures: Mapping[str, Any]) -> Iterator[str]:
        goal = figures.get("goal")
        if not isinstance(goal, int) or not 1 <= goal <= MOST:
            yield f"goal is {goal}, expected 1 to {MOST}"


GAME: Final[Any] = Micatio()
