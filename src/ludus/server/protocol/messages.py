"""From server to client."""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from .happenings import AnyHappening
from .parts import Advice, Because, Choice, DraftInfo, Situation, TableInfo
from .recap import Missed
from .standing import OrderInfo


class Message(Struct, frozen=True, tag_field="type"):
    """Anything the server says."""


class Hello(Message, frozen=True, tag="hello"):
    """First, and after each `look`: the table, how it stands, and what happened after the entry the client had seen; of
    a long story only the last page. What came before `happened` is told on request (`recall`). `missed` is there where
    others have moved since the receiver was last here, on any device."""

    protocol: int
    person: str | None
    mine: list[int]  # the seats of the receiver
    table: TableInfo
    happened: list[AnyHappening]
    situation: Situation
    missed: Missed | None = None


class Happened(Message, frozen=True, tag="happened"):
    """The next entry. `table` comes with it when seats or phase have changed."""

    happening: AnyHappening
    situation: Situation
    table: TableInfo | None = None


class Drafted(Message, frozen=True, tag="drafted"):
    """The draft of a seat has changed; all tabs that look at the seat are told. None: there is none now."""

    seat: int
    question: int
    draft: DraftInfo | None


class Orders(Message, frozen=True, tag="orders"):
    """The standing orders of a seat, for its owner alone: first where there are any, and when they have changed."""

    seat: int
    orders: list[OrderInfo]


class Accepted(Message, frozen=True, tag="accepted"):
    """The command is done and durable; `seq` is its entry, 0 where it left none."""

    id: str
    seq: int


RefusalCode: TypeAlias = Literal[
    "malformed",  # not JSON, or not a command; `id` is empty if it could not be read
    "stale",  # it answers a question, or takes back an entry, that is no longer the one
    "illegal",  # the rules say no: see `because`
    "unreadable",  # the notation cannot be read
    "not-your-seat",
    "not-for-bots",  # a bot from outside plays, and does nothing else
    "not-with-own",  # nor does anybody play a rated game with a bot of their own
    "not-running",  # the game has not begun, or is over
    "lesson",  # the lesson asks for another answer: `because.reason` is what it says to this one (a message)
    "no-draft",
    "no-undo",  # past a barrier, or somebody has answered since
    "no-hints",  # the table was set up without
    "chat-full",  # a table keeps so much of what is said, and no more
    "too-many-tables",  # a person may set up so many that are not over
    "too-fast",  # a rate limit
    "busy",  # the table changes its process just now: send it again
]


class Refused(Message, frozen=True, tag="refused"):
    """The command changed nothing."""

    id: str
    code: RefusalCode
    text: str = ""
    because: Because | None = None


class Explained(Message, frozen=True, tag="explained"):
    """The answer to `why`; `because` is None if the action is legal."""

    id: str
    action: Choice
    because: Because | None


class Understood(Message, frozen=True, tag="understood"):
    """The answer to `read`; `because` is None if the action is legal."""

    id: str
    action: Choice
    because: Because | None


class Hinted(Message, frozen=True, tag="hinted"):
    """The answer to `hint`; given for the question it names. `best` holds the best answers, `action` the first of them;
    where all pick at once and unseen, none alone is right (`mixed`)."""

    id: str
    question: int
    bot: str
    action: Choice
    best: list[Advice] = []
    mixed: bool = False


class Recalled(Message, frozen=True, tag="recalled"):
    """The answer to `recall`: entries in order, none if there are no earlier ones."""

    id: str
    happened: list[AnyHappening]


class Present(Message, frozen=True, tag="present"):
    """Who is connected: people at the table, and the number of spectators. Not numbered; the last one counts."""

    people: list[str]
    spectators: int


class Pong(Message, frozen=True, tag="pong"):
    id: str
    at: int


class Closing(Message, frozen=True, tag="closing"):
    """The server is about to close the connection: `restart` and `moved` mean come back with `since`."""

    reason: Literal["restart", "moved", "flood", "slow", "malformed", "signed-out"]


AnyMessage: TypeAlias = (
    Hello | Happened | Drafted | Orders | Accepted | Refused | Explained | Understood | Hinted | Recalled | Present
    | Pong | Closing
)  # fmt: skip

write: Final = msgspec.json.Encoder().encode
