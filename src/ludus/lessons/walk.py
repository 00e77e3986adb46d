"""A walk through a lesson: a course, its position and its answers, which can be kept and gone on with."""

import secrets
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from ..core.errors import LudusError
from ..core.game import Refusal
from ..core.position import Position
from .course import Course, Turn
from .lesson import Lesson, LessonError, Move, Step


class Walk:
    """One learner at one lesson, without server or screen."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = lesson.rules
        self.course = Course(lesson)
        self.state: Position = lesson.begin()
        self.answers: list[Move] = []
        self.course.reach(0, self.state, 0)

    @property
    def step(self) -> Step | None:
        """What is to be done now; None once the lesson is done."""
        return self.course.step

    @property
    def view(self) -> Any:
        return self.game.view(self.state, self.lesson.learner)

    @property
    def ringed(self) -> list[str]:
        """The answers that go on from here."""
        found = self.course.ringed(self.state, self.answers)
        return [self.game.write_action(self.state, seat, action) for seat, action in found]

    def why_not(self, action: int) -> Refusal | None:
        return self.game.why_not(self.state, self.lesson.learner, action)

    # ------------------------------------------------------------------ on and back; each tells what happened

    def answer(self, action: int) -> list[Any]:
        """The learner answers. Nudge: it was not played, the lesson asks for something else; IllegalAction: not by the
        rules."""
        self.game.answer(self.state.clone(), self.lesson.learner, action)
        return self.take(self.course.answer(self.state, self.answers, [action]))

    def forward(self) -> list[Any]:
        """What a step tells has been seen, or a step is skipped: it is done for the learner."""
        return self.take(self.course.forward(self.state, self.answers))

    def back(self, to: int | None = None) -> bool:
        """To the step before, or to one of those, counted from 0; says whether there is one."""
        found = self.course.at - 1 if to is None else to
        if not 0 <= found < self.course.at:
            return False
        mark = self.course.reach(found, self.state, len(self.answers))
        self.state = mark.state
        del self.answers[mark.answers :]
        return True

    def take(self, turn: Turn) -> list[Any]:
        events = self.play(turn.moves)
        if turn.done:
            self.course.reach(self.course.at + 1, self.state, len(self.answers))
        return events

    def play(self, moves: Iterable[Move]) -> list[Any]:
        """Plays on a copy: the position a step began with stays as it was."""
        state, events = self.state.clone(), list[Any]()
        state.listen()
        for seat, action in moves:
            self.game.answer(state, seat, action)
            events += self.game.events(state, self.lesson.learner)
            self.answers.append((seat, action))
        self.state = state
        return events

    def onward(self) -> Position:
        """A game to play on from here, as the learner knows it: all else is drawn anew."""
        state = self.state.determinize(self.lesson.learner, secrets.randbits(128))
        state.key0, state.key1, state.drawn = secrets.randbits(64), secrets.randbits(64), 0
        return state

    # ------------------------------------------------------------------ kept

    def saved(self) -> dict[str, Any]:
        """All that is needed to go on: what was answered at each step."""
        counts = [mark.answers for mark in self.course.marks] + [len(self.answers)]
        steps = [self.answers[start:end] for start, end in pairwise(counts)]
        return {"lesson": self.lesson.name, "digest": self.lesson.digest, "steps": steps}


def resume(lesson: Lesson, saved: dict[str, Any]) -> Walk:
    """A walk as it was left; LessonError if the lesson, or a rule, has changed since."""
    walk = Walk(lesson)
    if saved.get("digest") != lesson.digest:
        raise LessonError(f"the lesson {lesson.name} was written anew since: begin it again")
    steps: Sequence[Sequence[Sequence[int]]] = saved["steps"]
    try:
        for number, moves in enumerate(steps, start=1):
            walk.play((seat, action) for seat, action in moves)
            if number < len(steps):
                walk.course.reach(number, walk.state, len(walk.answers))
    except (LudusError, TypeError, ValueError) as error:
        raise LessonError(f"the lesson {lesson.name} cannot be gone on with: {error}") from None
    return walk
