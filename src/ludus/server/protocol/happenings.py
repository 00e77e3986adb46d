"""The log of a table, as one seat may know it."""

from typing import TypeAlias

from msgspec import Struct

from .parts import GameEvent, SeatInfo, Settlement


class Happening(Struct, frozen=True, tag_field="type", kw_only=True):
    """An entry of the table's log, as the receiver may know it."""

    seq: int
    at: int


class Opened(Happening, frozen=True, tag="opened"):
    """The table was set up."""


class Sat(Happening, frozen=True, tag="sat"):
    """A seat changed hands."""

    seat: SeatInfo


class Started(Happening, frozen=True, tag="started"):
    """All seats are taken: the game begins."""


class Answered(Happening, frozen=True, tag="answered"):
    """A seat answered: so many `answers` stand now, which is where `moments` finds it; `ended` with the last one."""

    seat: int
    events: list[GameEvent]
    answers: int
    ended: bool


class Undone(Happening, frozen=True, tag="undone"):
    """A seat took back the entry `undone`; all that was answered after it is gone too."""

    seat: int
    undone: int


class Pleaded(Happening, frozen=True, tag="pleaded"):
    """A seat asked the others to let it take back the entry `entry`, and with it all that was answered after it."""

    seat: int
    entry: int


class Settled(Happening, frozen=True, tag="settled"):
    """What became of a plea, or of a part of it: a seat agreed or refused, or who had asked has withdrawn it."""

    seat: int
    want: Settlement


class Chatted(Happening, frozen=True, tag="chatted"):
    """Somebody said something. `text` is None when the receiver has muted them, or they have left for good."""

    person: str
    name: str
    text: str | None


class Repeated(Happening, frozen=True, tag="repeated"):
    """A rematch was set up at another table."""

    table: str


class Stepped(Happening, frozen=True, tag="stepped"):
    """A lesson has come to a step, on or back: so many `answers` stand now, those after them are taken back."""

    step: int
    answers: int


class Rested(Happening, frozen=True, tag="rested"):
    """The clock of a seat stands until then: its owner is on vacation; one that is past runs again."""

    seat: int
    until: int


AnyHappening: TypeAlias = (
    Opened | Sat | Started | Answered | Undone | Pleaded | Settled | Chatted | Repeated | Stepped | Rested
)
