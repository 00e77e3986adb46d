"""What one seat, or a spectator, is told of a table: built from the game's view, and from nothing else."""

import hashlib
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ...bots.hint import Hint
from ...core.position import Position
from ..protocol import (
    PAGE,
    VERSION,
    Advice,
    Answered,
    AnyHappening,
    Chatted,
    Choice,
    DraftInfo,
    GameEvent,
    Hello,
    LessonInfo,
    Opened,
    Pleaded,
    Reason,
    Repeated,
    Rested,
    Sat,
    Settled,
    Sheet,
    Situation,
    Started,
    Stepped,
    TableInfo,
    Undone,
)
from . import commitment
from .entries import (
    Answering,
    Chatting,
    Entry,
    Pleading,
    Repeating,
    Resting,
    Settling,
    Setup,
    Sitting,
    Stepping,
    Undoing,
)
from .orders import Denied
from .table import Table

SHORT: Final = 100  # letters of an option the lobby shows


write: Final = msgspec.json.Encoder().encode
Look = Callable[[int], Any]  # what a viewer sees


def looks(table: Table) -> Look:
    """The views of several: what all see alike is read and written once."""
    state = table.state
    if state is None or (sight := table.game.sight(state)) is None:
        return plainly(table)
    rest = b"," + write(sight.shared)[1:] if sight.shared else b"}"
    return lambda viewer: msgspec.Raw(write({"seat": viewer, **sight.own(viewer)})[:-1] + rest)


def plainly(table: Table) -> Look:
    """The view of one."""
    return lambda viewer: None if table.state is None else table.game.view(table.state, viewer)


def situation(table: Table, viewer: int, now: int) -> Situation:
    """The table as a viewer may know it now."""
    return situations(table, [viewer], now, plainly(table))[viewer]


def situations(table: Table, viewers: Iterable[int], now: int, look: Look | None = None) -> dict[int, Situation]:
    """The table as each of these viewers may know it now."""
    state, question, pending, clocks = table.state, table.question, table.pending(), table.clock.info(now)
    asked, ended, look = -1 if state is None else state.seat, sheet(table) if table.over else None, look or looks(table)

    def shown(viewer: int) -> Situation:
        seated = state if viewer >= 0 else None
        draft = table.drafts.get(viewer) if seated else None
        return Situation(
            seq=table.seq,
            seat=viewer,
            question=question,
            asked=asked,
            pending=pending,
            view=look(viewer),
            legal=choices(table, seated, viewer, seated.legal(viewer)) if seated else [],
            aside=choices(table, seated, viewer, seated.aside(viewer)) if seated else [],
            undo=table.undoable(viewer) if seated else None,
            clocks=clocks,
            at=now,
            draft=preview(table, viewer, draft) if draft else None,
            sheet=ended,
            lesson=lesson(table, viewer),
            plead=table.pleadable(viewer) if seated else None,
            plea=table.plea,
        )

    return {viewer: shown(viewer) for viewer in viewers}


def lesson(table: Table, viewer: int) -> LessonInfo | None:
    """How far the learner is."""
    course = table.course
    if course is None or table.state is None or viewer != course.lesson.learner:
        return None
    step, of = course.step, len(course.lesson.steps)
    if step is None:
        return LessonInfo(course.lesson.name, of, of, "done", "", [], [])
    answers = dict.fromkeys(action for _, action in course.ringed(table.state, table.answers))
    return LessonInfo(
        name=course.lesson.name,
        step=course.at + 1,
        of=of,
        kind=step.kind,
        says=course.lesson.says(step),
        ring=list(step.ring),
        answers=choices(table, table.state, viewer, answers),
    )


def choices(table: Table, state: Position, seat: int, actions: Iterable[int]) -> list[Choice]:
    return [Choice(action, table.game.write_action(state, seat, action)) for action in actions]


def advice(table: Table, state: Position, seat: int, hint: Hint) -> Advice:
    """A hint as a person meets it."""
    reasons = [Reason(one.message, one.about, one.mean, one.otherwise, one.risky) for one in hint.reasons]
    return Advice(choices(table, state, seat, [hint.action])[0], hint.share, hint.chance, hint.doubt, reasons)


def seen(table: Table, state: Position, seat: int) -> bytes:
    """A digest of all that a seat sees, and of nothing else."""
    return hashlib.sha256(msgspec.json.encode((seat, table.game.view(state, seat)))).digest()


def preview(table: Table, seat: int, actions: tuple[int, ...]) -> DraftInfo:
    """A draft and what comes after it, tried on a position in which all that the seat does not know is drawn anew."""
    imagined = table.position.determinize(seat, 0)
    trial = table.attempt(imagined, seat, table.question, actions)
    asked = zip([imagined, *trial.steps], actions, strict=False)
    texts = [choice for state, action in asked for choice in choices(table, state, seat, [action])]
    if trial.past_barrier:
        return DraftInfo(texts, None, [], barrier=True)
    legal = choices(table, trial.after, seat, trial.after.legal(seat))
    return DraftInfo(texts, table.game.view(trial.after, seat), legal, barrier=False)


def draft(table: Table, seat: int, question: int, actions: tuple[int, ...]) -> DraftInfo | None:
    """Replaces the draft of a seat, or says why not and leaves it as it was."""
    if question != table.question:
        raise Denied("stale", f"seat {seat} drafts for question {question}, now it is question {table.question}")
    if not actions:
        table.drafts.pop(seat, None)
        return None
    shown = preview(table, seat, actions)
    table.drafts[seat] = actions
    return shown


def sheet(table: Table) -> Sheet:
    """The end of the game, with what was promised at its start."""
    outcome, setup = table.game.outcome(table.position), table.setup
    return Sheet(
        reason=outcome.reason,
        parts=list(outcome.parts),
        points=[list(row) for row in outcome.sheet],
        scores=list(outcome.scores),
        places=list(outcome.places),
        winners=list(outcome.winners),
        seed=commitment.secret(setup.seed, setup.start),
        salt=setup.salt,
        salts=table.salted,
    )


def info(table: Table) -> TableInfo:
    """All that is known of a table besides the game itself."""
    whole = brief(table.setup)
    return replace(whole, seats=list(table.chairs), options=table.setup.options, phase=table.phase)


def brief(setup: Setup) -> TableInfo:
    """A table as the lobby lists it, but for its seats and phase: a card file of one's own is left out."""
    return TableInfo(
        id=setup.id,
        game=setup.game,
        version=setup.version,
        seats=[],
        options={name: text if len(text) <= SHORT else "" for name, text in setup.options.items()},
        speed=setup.speed,
        public=setup.public,
        hints=setup.hints,
        pace=setup.pace,
        host=setup.host,
        phase="waiting",
        commitment=commitment.of(setup.game, setup.version, setup.seed, setup.salt, setup.start),
        created=setup.created,
        parent=setup.parent,
        parent_at=setup.parent_at,
        lesson=setup.lesson,
        rated=setup.rated,
        bots=setup.bots,
        tournament=setup.tournament,
    )


def happening(table: Table, entry: Entry, events: list[GameEvent], muted: frozenset[str] = frozenset()) -> AnyHappening:
    """The entry a table has just adopted, as a viewer may know it; `events` are those the viewer may see."""
    seq, at = entry.seq, entry.at
    match entry.deed:
        case Sitting(chair):
            return Sat(seq=seq, at=at, seat=chair)
        case Answering(seat):
            return Answered(seq=seq, at=at, seat=seat, events=events, answers=len(table.answers), ended=table.over)
        case Undoing(seat, undone):
            return Undone(seq=seq, at=at, seat=seat, undone=undone)
        case Pleading(seat, wanted):
            return Pleaded(seq=seq, at=at, seat=seat, entry=wanted)
        case Settling(seat, want):
            return Settled(seq=seq, at=at, seat=seat, want=want)
        case Chatting(person, name, text):
            return Chatted(seq=seq, at=at, person=person, name=name or "", text=None if person in muted else text)
        case Stepping(step):
            return Stepped(seq=seq, at=at, step=step + 1, answers=len(table.answers))
        case Repeating(again):
            return Repeated(seq=seq, at=at, table=again)
        case Resting(seat, until):
            return Rested(seq=seq, at=at, seat=seat, until=until)
    return Opened(seq=seq, at=at) if seq == 1 else Started(seq=seq, at=at)


def history(
    table: Table, viewer: int, since: int, before: int, muted: frozenset[str] = frozenset()
) -> list[AnyHappening]:
    """The last page of what happened after the entry `since` and before the entry `before`, as a viewer may know it."""
    last = min(before - 1, table.seq)
    first = max(since, last - PAGE, 0)
    if first >= last:
        return []
    again, found = table.again(first), []
    for entry in table.log[first:last]:
        told = again.adopt(entry, [viewer])
        found.append(happening(again, entry, told[viewer], muted))
    return found


def hello(table: Table, person: str | None, viewer: int, since: int, now: int, muted: frozenset[str]) -> Hello:
    """The first message of a connection."""
    return Hello(
        protocol=VERSION,
        person=person,
        mine=table.seats_of(person),
        table=info(table),
        happened=history(table, viewer, since, table.seq + 1, muted),
        situation=situation(table, viewer, now),
    )
