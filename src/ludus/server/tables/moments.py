"""The past of a table: positions to look at, the record to keep, and a new beginning from any of them."""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

from ...core.record import Record
from .. import luck
from ..protocol import Answered, SeatInfo
from . import commitment, gallery
from .entries import Setup
from .orders import Denied
from .table import Table


def record(table: Table) -> Record:
    """The game as it stands, without what was taken back. It holds the seed: for after the end only."""
    if not table.over:
        raise Denied("not-running", "the record holds the seed: it can be had once the game is over")
    setup = table.setup
    return Record(
        setup.game, setup.version, setup.seats, setup.seed, setup.options, tuple(table.answers), salt=setup.salt,
        salts=table.salted, position="" if setup.start is None else table.game.write(table.first()),
        players=tuple(player(chair) for chair in table.chairs),
    )  # fmt: skip


def player(chair: SeatInfo) -> str:
    """Who sat there, as a record says it; somebody who has left for good has no name."""
    return f"{'bot' if chair.kind == 'bot' else 'person'} {chair.name}".strip()


def known(table: Table, person: str | None) -> int:
    """How many answers of those that stand somebody may look at: in the gallery one sees them late."""
    if table.seats_of(person):
        return len(table.answers)
    return bisect_right(table.standing, gallery.shown(table))


def check(table: Table, at: int, person: str | None) -> None:
    if table.state is None or not 0 <= at <= known(table, person):
        raise Denied("not-running", f"there are {known(table, person)} answers, not {at}")


def moment(table: Table, at: int, viewer: int) -> tuple[Any, Answered | None]:
    """The view of a past position, and what the last answer before it brought."""
    state = table.after(max(0, at - 1))
    if at == 0:
        return table.game.view(state, viewer), None
    state.listen()
    seat, action = table.answers[at - 1]
    table.game.answer(state, seat, action)
    entry = table.standing[at - 1]
    return table.game.view(state, viewer), Answered(
        seq=entry, at=table.log[entry - 1].at, seat=seat, events=table.events([state], viewer), answers=at,
        ended=state.over,
    )  # fmt: skip


def story(table: Table, at: int, viewer: int, before: int = 0) -> Callable[[], list[Answered]]:
    """What every answer after so many `before`, up to a moment, brought, as a viewer may know it: to be worked out in
    another thread, since it takes as long as the game is. What it needs of the table is taken now: the game may go on,
    or back, meanwhile."""
    answers, entries = table.answers[before:at], [table.log[seq - 1] for seq in table.standing[before:at]]
    state = table.after(before)

    def worked_out() -> list[Answered]:
        found = list[Answered]()
        state.listen()
        for number, ((seat, action), entry) in enumerate(zip(answers, entries, strict=True), start=before + 1):
            table.game.answer(state, seat, action)
            told = table.events([state], viewer)
            found.append(Answered(seq=entry.seq, at=entry.at, seat=seat, events=told, answers=number, ended=state.over))
        return found

    return worked_out


def forked(table: Table, at: int, viewer: int, into: Setup) -> Setup:
    """The setup of a table that begins at a past position, as a viewer knew it then; all else is drawn anew."""
    state = table.after(at)
    state = state.determinize(viewer, luck.bits(128, "hidden", state))
    if state.over:
        raise Denied("not-running", "the game is over there")
    # 128 bits for what is hidden, and as many for what comes: what people play for honour must not be guessed.
    state.key0, state.key1, state.drawn = luck.bits(64, "low", state), luck.bits(64, "high", state), 0
    _, salt = commitment.draw()
    return Setup(
        id=into.id, game=table.setup.game, version=table.setup.version, seats=table.setup.seats, seed=0, salt=salt,
        created=into.created, options=table.setup.options, speed=into.speed, public=into.public, hints=True,
        pace=into.pace, host=into.host, parent=table.setup.id, parent_at=at, start=state.to_bytes(),
    )  # fmt: skip
