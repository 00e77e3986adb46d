"""Asking to take back an answer that others have followed: who is asked, and how it ends.

The engine's barrier bounds it, as it bounds every undo: nothing was drawn or shown since, so that all that is gone is
what people have decided. Everybody else at the table must agree; bots do.
"""

from collections.abc import Sequence
from typing import Final

from ..protocol import Plea, SeatInfo, Settle, Settlement
from .entries import AnyDeed, Settling, Undoing
from .orders import Denied

MOST: Final = 2  # pleas of a seat for the same answer, also when it was given anew
REACH: Final = 64  # answers back


def made(chairs: Sequence[SeatInfo], seat: int, seq: int) -> Plea:
    """A plea, and whom it waits for: everybody else who answers here in person."""
    nobody = (None, chairs[seat].person)
    waits = [one.seat for one in chairs if one.kind == "person" and one.bot is None and one.person not in nobody]
    return Plea(seat, seq, waits, [])


def settled(plea: Plea | None, wanted: Settle, mine: Sequence[int]) -> list[AnyDeed]:
    """What somebody's word comes to; with the last who agrees the answer is taken back."""
    if plea is None or plea.seq != wanted.seq:
        raise Denied("stale", "nobody asks for that any more")
    if wanted.seat not in ([plea.seat] if wanted.want == "withdraw" else plea.waits):
        raise Denied("not-your-seat", "that is for others to say")
    said: list[AnyDeed] = [Settling(wanted.seat, wanted.want)]
    granted = wanted.want == "agree" and set(plea.waits) <= set(mine)
    return [*said, Undoing(plea.seat, plea.seq)] if granted else said


def after(plea: Plea | None, mine: Sequence[int], want: Settlement) -> Plea | None:
    """The plea once somebody has had their word, for all their seats; a refusal ends it."""
    if plea is None or want != "agree":
        return None
    waits = [seat for seat in plea.waits if seat not in mine]
    return Plea(plea.seat, plea.seq, waits, sorted({*plea.agreed, *plea.waits} - {*waits}))
