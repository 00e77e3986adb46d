"""What travels over a table's WebSocket, as tagged structs. docs/protocol.md tells the story; schema.py exports it.

A client sends `Command`s. Everything the server tells is a `Message`; those that change the table carry its sequence
number. Times are milliseconds: of the server's clock since 1970 where the field is called `at`, else durations.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

VERSION: Final = 1
LARGEST_MESSAGE: Final = 16_384  # bytes a client may send at once
LONGEST_CHAT: Final = 500
MOST_ACTIONS: Final = 64  # of one draft or answer

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
ActionId: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Actions: TypeAlias = Annotated[list[ActionId], Meta(max_length=MOST_ACTIONS)]
Question: TypeAlias = Annotated[int, Meta(ge=0, le=2**52)]
Language: TypeAlias = Literal["fr", "en", "pl"]


# ---------------------------------------------------------------------------------------------- parts


class Choice(Struct, frozen=True, gc=False):
    """An action as a person meets it: its id, and its text in the notation of the game."""

    id: int
    text: str


class Because(Struct, frozen=True):
    """Why something is not allowed: the rule, the sentence (a message of locale/) and its facts."""

    rule: str
    reason: str
    facts: dict[str, str | int]


class Reason(Struct, frozen=True):
    """Why an answer is good: the sentence (a message of locale/) and its facts."""

    message: str
    facts: dict[str, str | int | float]


class Advice(Struct, frozen=True):
    """One of the best answers: its share of the search, and the chance to win with it; both from 0 to 1."""

    action: Choice
    share: float
    chance: float
    reasons: list[Reason] = []


class GameEvent(Struct, frozen=True):
    """Something that happened in the game, as the receiver may know it: the name of its class, and its fields."""

    name: str
    facts: Any


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Everybody takes the time they need."""


class LiveClock(Struct, frozen=True, tag_field="kind", tag="live"):
    """`seconds` for the whole game, and `increment` more after each answer."""

    seconds: Annotated[int, Meta(ge=10, le=36_000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for each answer."""

    days: Annotated[int, Meta(ge=1, le=30)]


Speed: TypeAlias = NoClock | LiveClock | DaysClock


class SeatInfo(Struct, frozen=True, gc=False):
    """Who sits where. `bot` is set when a bot answers: for good, or (`away`) until the person comes back."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    person: str | None
    bot: str | None
    away: bool


class TableInfo(Struct, frozen=True):
    """All that is known of a table besides the game itself."""

    id: str
    game: str
    version: int
    seats: list[SeatInfo]
    options: dict[str, str]
    speed: Speed
    public: bool  # listed in the lobby
    hints: bool
    pace: int  # ms a bot takes for an answer
    host: str | None
    phase: Literal["waiting", "running", "over"]
    commitment: str  # hash of seed and salt, docs/protocol.md
    created: int
    parent: str | None = None  # the table this one continues or repeats
    parent_at: int | None = None  # answers of the parent that were kept


class ClockInfo(Struct, frozen=True, gc=False):
    """Of one seat: what is left, and whether it runs now. `left` is None without a clock."""

    left: int | None
    running: bool


class Sheet(Struct, frozen=True):
    """The end: why, the points by part and seat, totals, winners; and the seed and salt that were promised."""

    reason: str
    parts: list[str]
    points: list[list[int]]  # [seat][part]
    scores: list[int]
    winners: list[int]
    seed: str
    salt: str


class DraftInfo(Struct, frozen=True):
    """The private draft of a seat. `view` and `legal` are as they would be after it; `view` is None where that cannot
    be shown before the draft is confirmed. `barrier`: once confirmed, it cannot be undone."""

    actions: list[Choice]
    view: Any
    legal: list[Choice]
    barrier: bool


class Situation(Struct, frozen=True):
    """The table as one seat, or a spectator (-1), may know it, after the entry `seq`."""

    seq: int
    seat: int
    question: int  # send it back with an answer
    asked: int  # the seat to wait for where one waits for one; -1: none
    pending: list[int]  # the seats that may answer now
    view: Any  # the game's own View; None before the start
    legal: list[Choice]
    aside: list[Choice]  # declarations possible outside any question
    undo: int | None  # the entry the seat may take back now
    clocks: list[ClockInfo]
    at: int
    draft: DraftInfo | None
    sheet: Sheet | None


# ---------------------------------------------------------------------------------------------- what happened


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
    """A seat answered; `ended` with the last answer of the game."""

    seat: int
    events: list[GameEvent]
    ended: bool


class Undone(Happening, frozen=True, tag="undone"):
    """A seat took back the entry `undone`."""

    seat: int
    undone: int


class Chatted(Happening, frozen=True, tag="chatted"):
    """Somebody said something. `text` is None when the receiver has muted them, or they have left for good."""

    person: str
    name: str
    text: str | None


class Repeated(Happening, frozen=True, tag="repeated"):
    """A rematch was set up at another table."""

    table: str


AnyHappening: TypeAlias = Opened | Sat | Started | Answered | Undone | Chatted | Repeated


# ---------------------------------------------------------------------------------------------- client to server


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """`id` is the client's own; the same id sent again is answered again and played once."""

    id: CommandId


class Answer(Command, frozen=True, tag="answer"):
    """Answers at once, with one action or several in a row (a set is picked one by one)."""

    seat: SeatNumber
    question: Question
    actions: Actions


class Draft(Command, frozen=True, tag="draft"):
    """Replaces the private draft of a seat; an empty list clears it."""

    seat: SeatNumber
    question: Question
    actions: Actions


class Confirm(Command, frozen=True, tag="confirm"):
    """Answers with the draft."""

    seat: SeatNumber
    question: Question


class Undo(Command, frozen=True, tag="undo"):
    """Takes back an answer: `seq` is the entry that `Situation.undo` named."""

    seat: SeatNumber
    seq: Question


class Look(Command, frozen=True, tag="look"):
    """Shows this connection another of one's seats, or the public view (-1)."""

    seat: Annotated[int, Meta(ge=-1, le=15)]


class Why(Command, frozen=True, tag="why"):
    """Why is this action not allowed?"""

    seat: SeatNumber
    action: ActionId


class Read(Command, frozen=True, tag="read"):
    """Which action does this text mean?"""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Hint(Command, frozen=True, tag="hint"):
    """What would a bot do?"""

    seat: SeatNumber


class Chat(Command, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Leave(Command, frozen=True, tag="leave"):
    """A bot answers for the seat from now on; before the start, the seat becomes open again."""

    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    """The person takes the seat back from the bot that sat in."""

    seat: SeatNumber


class Ping(Command, frozen=True, tag="ping"):
    """Is anybody there?"""


AnyCommand: TypeAlias = (
    Answer | Draft | Confirm | Undo | Look | Why | Read | Hint | Chat | Leave | Return | Ping
)  # fmt: skip


# ---------------------------------------------------------------------------------------------- server to client


class Message(Struct, frozen=True, tag_field="type"):
    """Anything the server says."""


class Hello(Message, frozen=True, tag="hello"):
    """First, and after each `look`: the table, what happened after the entry the client had seen, how it stands."""

    protocol: int
    person: str | None
    mine: list[int]  # the seats of the receiver
    table: TableInfo
    happened: list[AnyHappening]
    situation: Situation


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
    "not-running",  # the game has not begun, or is over
    "no-draft",
    "no-undo",  # past a barrier, or somebody has answered since
    "no-hints",  # the table was set up without
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
    """The answer to `hint`; given for the question it names. `best` holds the best answers, `action` the first."""

    id: str
    question: int
    bot: str
    action: Choice
    best: list[Advice] = []


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
    Hello | Happened | Drafted | Accepted | Refused | Explained | Understood | Hinted | Present | Pong | Closing
)  # fmt: skip

read_command: Final = msgspec.json.Decoder(AnyCommand).decode
read_message: Final = msgspec.json.Decoder(AnyMessage).decode
write: Final = msgspec.json.Encoder().encode
