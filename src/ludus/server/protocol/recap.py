"""What somebody has missed at a table."""

from typing import Any

from msgspec import Struct

from .happenings import Answered


class Missed(Struct, frozen=True):
    """Others have moved since the receiver left: the last entry they had seen, and when they were last here."""

    seq: int
    at: int


class Recap(Struct, frozen=True):
    """What was answered since an entry, as one seat may know it: the view it had then, `before` so many answers, and
    what each of the `answers` that stand now brought. `moments` has the views in between."""

    seat: int
    before: int
    answers: int
    view: Any
    happened: list[Answered]
