"""What processes that share tables tell each other: small notices to all, orders to an owner, and the replies.

A notice says that something was written, never what: every process reads that from the store. PostgreSQL carries no
more than 8,000 bytes at once.
"""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from ..protocol import Because, RefusalCode
from ..tables.orders import Request


class Written(Struct, frozen=True, tag="written"):
    """The last entries of tables."""

    process: str
    tables: dict[str, int]


class Drafting(Struct, frozen=True, tag="drafting"):
    process: str
    table: str
    seat: int
    question: int
    actions: list[int]


class Ordered(Struct, frozen=True, tag="ordered"):
    """The standing orders of a seat have changed."""

    process: str
    table: str
    seat: int


class Followed(Struct, frozen=True, tag="followed"):
    process: str
    table: str
    people: list[str]
    spectators: int


class Rewritten(Struct, frozen=True, tag="rewritten"):
    process: str
    tables: list[str]


class SignedOut(Struct, frozen=True, tag="signed-out"):
    """A person is no longer signed in: in one session, or (None) anywhere."""

    process: str
    person: str
    session: str | None


class Left(Struct, frozen=True, tag="left"):
    """A person is being deleted."""

    process: str
    person: str


class Muted(Struct, frozen=True, tag="muted"):
    process: str
    person: str
    muted: str
    on: bool


class Asked(Struct, frozen=True, tag="asked"):
    process: str
    ticket: str
    request: Request


class Replied(Struct, frozen=True, tag="replied"):
    ticket: str
    seq: int
    code: RefusalCode | None = None
    text: str = ""
    because: Because | None = None


AnyNotice: TypeAlias = Written | Drafting | Ordered | Followed | Rewritten | SignedOut | Left | Muted
Note: TypeAlias = AnyNotice | Asked | Replied
read_note: Final = msgspec.json.Decoder(Note).decode
write_note: Final = msgspec.json.Encoder().encode
