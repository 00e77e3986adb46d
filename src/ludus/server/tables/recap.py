"""What somebody has missed: what others did at a table since they were last here."""

from bisect import bisect_right
from collections.abc import Callable
from itertools import groupby

from ..protocol.recap import Missed, Recap
from . import moments
from .entries import Answering
from .table import Table

A_WHILE = 60_000  # milliseconds: who was away for less has hardly missed anything
ROUNDS = 2  # unless so much has happened that all could have moved so often


def missed(table: Table, person: str, seq: int, at: int, now: int) -> Missed | None:
    """What somebody who had seen the entry `seq`, and was here at a time, is to be told of. A move is all that others
    do in a row: one that came while a page was loaded again is simply there. Who sits at several seats shares a device,
    and was there."""
    if table.state is None or table.course is not None or len(table.seats_of(person)) != 1:
        return None
    moves = others(table, person, seq)
    if not moves or (now - at < A_WHILE and moves <= ROUNDS * table.setup.seats):
        return None
    return Missed(seq, at)


def others(table: Table, person: str, seq: int) -> int:
    """How many moves that stand others have made since an entry; a bot that sits in is another."""
    new = table.standing[bisect_right(table.standing, seq) :]
    entries = [table.log[one - 1] for one in dict.fromkeys(new)]
    seats = [one.deed.seat for one in entries if isinstance(one.deed, Answering) and one.person != person]
    return sum(1 for _ in groupby(seats))


def recap(table: Table, seq: int, seat: int) -> Callable[[], Recap]:
    """What was answered since an entry, as a seat may know it: to be worked out in another thread."""
    before, answers = bisect_right(table.standing, seq), len(table.answers)
    view = table.game.view(table.after(before), seat)
    story = moments.story(table, answers, seat, before)
    return lambda: Recap(seat, before, answers, view, story())
