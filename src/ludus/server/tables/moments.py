"""The past of a table: positions to look at, the record to keep, and a new beginning from any of them."""

from bisect import bisect_right
from typing import Any

from ...core.record import Record
from .. import luck
from ..protocol import Answered
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
        salts=table.salted,        position="" if setup.start is None else table.game.write(table.first()),
    )  # fmt: skip


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


def story(table: Table, at: int, viewer: int) -> list[Answered]:
    """What every answer up to a moment brought, as a viewer may know it."""
    state, found = table.first(), list[Answered]()
    state.listen()
    for number, (seat, action) in enumerate(table.answers[:at], start=1):
        table.game.answer(state, seat, action)
        entry, told = table.standing[number - 1], table.events([state], viewer)
        found.append(
            Answered(seq=entry, at=table.log[entry - 1].at, seat=seat, events=told, answers=number, ended=state.over)
        )
    return found


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
