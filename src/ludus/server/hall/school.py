"""Lessons: the list of them, the table of a learner, and how one plays on from there."""

import asyncio
from typing import Final

from msgspec.structs import replace

from ... import bots, lessons, registry
from ...lessons import Lesson
from ..protocol import Learn, NoClock, SeatInfo
from ..protocol.bodies import BotSeat, ContinueIn, LessonRow, MySeat, Person, SeatIn
from ..store.store import Store
from ..tables import commitment, seating
from ..tables.clock import now
from ..tables.entries import Setup
from ..tables.orders import Denied
from ..tables.table import MOST_STEPPED
from . import lobby
from .hall import Hall
from .live import Live

BEGINNER: Final = "beginner"  # plays on with somebody who leaves a lesson
WORN: Final = MOST_STEPPED // 2  # entries after which a lesson begins anew at another table


def rows(store: Store, person: Person | None) -> list[LessonRow]:
    """Every lesson, and how far somebody is."""
    begun = [] if person is None else store.lessons(person.id)
    found = []
    for lesson in map(lessons.of, lessons.NAMES):
        mine = [one for one in begun if one.lesson == lesson.name]
        open_ = next((one for one in mine if not one.done), None)
        found.append(
            LessonRow(
                lesson.name, lesson.game, lesson.number, lesson.title, lesson.minutes,
                [lesson.says(step) for step in lesson.steps],
                table=open_.table if open_ else None,
                at=min(open_.step + 1, len(lesson.steps)) if open_ else None,
                done=any(one.done for one in mine),
            )
        )  # fmt: skip
    return found


async def sit_down(hall: Hall, person: Person, name: str, again: bool) -> Live:
    """The table of a lesson: the one somebody has begun at, as it was left, or from its first step; else a new one."""
    lesson = lessons.of(name)
    begun = await asyncio.to_thread(hall.store.lessons, person.id)
    open_ = next((one.table for one in begun if one.lesson == name and not one.done), None)
    live = None if open_ is None else await hall.live(open_)  # none: its rules, or the lesson, have changed since
    if live is None or (again and live.table.seq > WORN):
        await lobby.may_host(hall, person)
        return await hall.create(setup(lesson, person), lobby.opening(chairs(lesson, person)))
    course = live.table.course
    if again and course is not None and course.at:
        step = min(course.at + 1, len(lesson.steps))
        await hall.perform(live.id, person.id, Learn(lobby.new_id(), "back", step, 1))
    return live


def setup(lesson: Lesson, person: Person) -> Setup:
    state = lesson.begin()
    _, salt = commitment.draw()
    return Setup(
        id=lobby.new_id(), game=lesson.game, version=registry.game(lesson.game).version, seats=state.seats, seed=0,
        salt=salt, created=now(), options=dict(lesson.options), speed=NoClock(), host=person.id,
        start=state.to_bytes(), lesson=lesson.name, lesson_digest=lesson.digest,
    )  # fmt: skip


def chairs(lesson: Lesson, person: Person) -> list[SeatInfo]:
    """The rivals are nobody's bots: what they do is written."""
    rival = SeatInfo(seat=0, kind="bot", name="", person=None, bot=None, away=False)
    return [
        seating.person_seat(seat, person.id, person.name) if seat == lesson.learner else replace(rival, seat=seat)
        for seat in range(lesson.start.seats)
    ]


async def play_on(hall: Hall, live: Live, person: Person) -> Live:
    """A game that goes on from where the lesson is, against beginners; the lesson stays where it is."""
    course = live.table.course
    if course is None:
        raise Denied("not-running", "no lesson is given here")
    learner = course.lesson.learner
    rival = BotSeat(BEGINNER if BEGINNER in bots.names() else seating.stand_in())
    seats: list[SeatIn] = [MySeat() if seat == learner else rival for seat in range(live.table.setup.seats)]
    return await lobby.continued(hall, live, person, ContinueIn(len(live.table.answers), learner, seats))
