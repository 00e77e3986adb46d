"""Finished games that anybody may look at, and records that are shown without being kept."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from .bodies import Moment
from .parts import Sheet, TableInfo

LONGEST_RECORD: Final = 100_000  # letters: a long game has a tenth of that


class FinishedRow(Struct, frozen=True):
    """A game that is over, and when it was."""

    table: TableInfo
    ended: int


class Finished(Struct, frozen=True):
    """A page of finished games, the last first; `more` is what to send as `before` for the next one."""

    games: list[FinishedRow]
    more: str | None


class RecordIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at: the position after `at` answers (after all, where there are fewer) as `seat` saw it; with
    `cards`, its cards too."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
    at: Annotated[int, Meta(ge=0, le=100_000)] = 0
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    cards: bool = False


class RecordOut(Struct, frozen=True):
    """What a record shows. It is kept nowhere: send it again for another moment."""

    table: TableInfo
    moment: Moment
    sheet: Sheet | None
    cards: dict[str, Any] | None
