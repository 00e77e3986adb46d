"""A table at which a lesson is given: what an answer of the learner, or a step on or back, comes to."""

from collections.abc import Iterable, Sequence

from ... import lessons
from ...core.position import Position
from ...lessons import Course, Nudge
from ..protocol import Because, Learn
from .entries import Answering, AnyDeed, Setup, Stepping
from .orders import Denied

NOT_YET = "lesson-not-yet"


def course(setup: Setup) -> Course | None:
    """The lesson of a table, if one is given there. LessonError: it is not here, or was written anew since."""
    if setup.lesson is None:
        return None
    lesson = lessons.of(setup.lesson)
    if lesson.digest != setup.lesson_digest:
        raise lessons.LessonError(f"the lesson {lesson.name} was written anew since: begin it again")
    return Course(lesson)


def answered(
    course: Course, state: Position, answers: Sequence[tuple[int, int]], actions: Sequence[int]
) -> list[AnyDeed]:
    """What follows when the learner answers so: what is written for the rivals, and the next step."""
    try:
        turn = course.answer(state, answers, actions)
    except Nudge as nudge:
        raise Denied("lesson", str(nudge), Because("", nudge.message, {"answer": nudge.answer})) from None
    return scripted(course, turn.moves[len(actions) :], turn.done)


def stepped(course: Course, state: Position, answers: Sequence[tuple[int, int]], wanted: Learn) -> list[AnyDeed]:
    """On or back."""
    if wanted.step != min(course.at + 1, len(course.lesson.steps)):
        raise Denied("stale", f"the lesson is at step {course.at + 1}, not {wanted.step}")
    if wanted.want == "back":
        to = course.at if wanted.to is None else wanted.to
        if not 1 <= to <= course.at:
            raise Denied("no-undo", "there is no such step before this one")
        return [reaching(course, to - 1)]
    if course.step is None:
        raise Denied("not-running", "the lesson is over")
    if wanted.want == "next" and course.step.kind != "tell":
        raise Denied("lesson", "this step is to be done", Because("", NOT_YET, {"answer": ""}))
    turn = course.forward(state, answers)
    return scripted(course, turn.moves, turn.done)


def scripted(course: Course, moves: Iterable[tuple[int, int]], done: bool) -> list[AnyDeed]:
    deeds: list[AnyDeed] = [Answering(seat, (action,)) for seat, action in moves]
    return [*deeds, reaching(course, course.at + 1)] if done else deeds


def reaching(course: Course, step: int) -> Stepping:
    return Stepping(step, step == len(course.lesson.steps))
