"""What is kept of a table: how it was set up, and everything that happened at it, entry by entry, for good."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from ..protocol import SeatInfo, Settlement, Speed


class Setup(Struct, frozen=True):
    """A table before anything happened. `start` is the image of the first position where it continues another table."""

    id: str
    game: str
    version: int
    seats: int
    seed: int
    salt: str
    created: int
    options: dict[str, str]
    speed: Speed
    public: bool = False
    hints: bool = True
    pace: int = 800
    host: str | None = None
    parent: str | None = None
    parent_at: int | None = None
    start: bytes | None = None
    lesson: str | None = None  # that is given here, and the digest of it
    lesson_digest: str = ""
    salted: bool = False  # the cards wait for what everybody adds to the seed
    rated: bool = False
    bots: bool = False  # from outside may take its open seats
    tournament: str | None = None  # of which it is a table


class Deed(Struct, frozen=True, tag_field="deed"):
    """One thing that happened."""


class Opening(Deed, frozen=True, tag="opened"):
    pass


class Sitting(Deed, frozen=True, tag="sat"):
    """`salt` is what somebody who sits down before the deal adds to the seed."""

    chair: SeatInfo
    salt: str = ""


class Starting(Deed, frozen=True, tag="started"):
    pass


class Answering(Deed, frozen=True, tag="answered"):
    seat: int
    actions: tuple[int, ...]


class Undoing(Deed, frozen=True, tag="undone"):
    seat: int
    undone: int


class Pleading(Deed, frozen=True, tag="pleaded"):
    """A seat asks to take back the entry `entry`."""

    seat: int
    entry: int


class Settling(Deed, frozen=True, tag="settled"):
    """Somebody, at this seat, says yes or no to the plea there is, or withdraws it."""

    seat: int
    want: Settlement


class Chatting(Deed, frozen=True, tag="chatted"):
    """Name and text are None once their author is deleted."""

    person: str
    name: str | None
    text: str | None


class Repeating(Deed, frozen=True, tag="repeated"):
    table: str


class Stepping(Deed, frozen=True, tag="stepped"):
    """A lesson has come to a step, counted from 0; to the number of its steps when it is done."""

    step: int
    done: bool = False


class Resting(Deed, frozen=True, tag="rested"):
    """The clock of a seat stands until then."""

    seat: int
    until: int


AnyDeed: TypeAlias = (
    Opening | Sitting | Starting | Answering | Undoing | Pleading | Settling | Chatting | Repeating | Stepping | Resting
)


class Entry(Struct, frozen=True):
    """A deed with its number at the table, its time, and the command that asked for it: whose, and which."""

    seq: int
    at: int
    deed: AnyDeed
    person: str | None = None
    command: str | None = None


read_deed: Final = msgspec.json.Decoder(AnyDeed).decode
write_deed: Final = msgspec.json.Encoder().encode


def about(deed: AnyDeed) -> str | None:
    """The person a deed names, so that it can be found when they want it forgotten."""
    match deed:
        case Sitting(chair):
            return chair.person
        case Chatting(person):
            return person
    return None


def forgotten(deed: AnyDeed, stand_in: str) -> AnyDeed:
    """The same deed without its person; a bot sits in for them, so that nobody waits for who does not exist."""
    match deed:
        case Sitting(chair):
            nobody = msgspec.structs.replace(chair, name="", person=None, bot=chair.bot or stand_in, away=True)
            return msgspec.structs.replace(deed, chair=nobody)
        case Chatting():
            return Chatting(person="", name=None, text=None)
    return deed
