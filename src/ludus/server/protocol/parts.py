"""What commands and messages are made of."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from ...languages import LANGUAGES

VERSION: Final = 1
LARGEST_MESSAGE: Final = 16_384  # bytes a client may send at once
LONGEST_CHAT: Final = 500
PAGE: Final = 50  # entries of the log that are told at once
MOST_ACTIONS: Final = 64  # of one draft or answer

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$(?!\n)")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
ActionId: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Actions: TypeAlias = Annotated[list[ActionId], Meta(max_length=MOST_ACTIONS)]
Question: TypeAlias = Annotated[int, Meta(ge=0, le=2**52)]
NoNul: Final = r"^[^\0]*$"  # PostgreSQL keeps any text but that
Language: TypeAlias = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
LessonKind: TypeAlias = Literal["tell", "do", "free", "done"]
Settlement: TypeAlias = Literal["agree", "refuse", "withdraw"]
Phase: TypeAlias = Literal["waiting", "running", "over", "closed"]  # closed: no rules here can play it


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
    """Why an answer is good, or risky: the sentence (a message of locale/), what it is about, how much of it comes of
    this answer on average, and how much of the others."""

    message: str
    about: str
    mean: float
    otherwise: float
    risky: bool


class Advice(Struct, frozen=True):
    """One of the best answers: its share of the search, and the chance to win with it, give or take `doubt`; all from 0
    to 1."""

    action: Choice
    share: float
    chance: float
    doubt: float = 0.0
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
    """Who sits where. `bot` is set when a bot of the server answers: for good, or (`away`) until who sits there comes
    back. A bot from outside is of kind `bot`, and answers as the `person` it is named."""

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
    phase: Phase
    commitment: str  # hash of seed and salt, docs/protocol.md
    created: int
    parent: str | None = None  # the table this one continues or repeats
    parent_at: int | None = None  # answers of the parent that were kept
    lesson: str | None = None  # the lesson that is given here: lutece-1
    rated: bool = False  # without hints and take-backs: its end changes ratings
    bots: bool = False  # bots from outside may take its open seats
    tournament: str | None = None  # the link of the tournament it is a table of


class ClockInfo(Struct, frozen=True, gc=False):
    """Of one seat: what is left, and whether it runs now. `left` is None without a clock; `rests` says until when it
    stands because its owner is on vacation."""

    left: int | None
    running: bool
    rests: int | None = None


class Sheet(Struct, frozen=True):
    """The end: why, the points by part and seat, totals, places, winners; and the seed and salt that were promised."""

    reason: str
    parts: list[str]
    points: list[list[int]]  # [seat][part]
    scores: list[int]
    places: list[int]  # 1 is the first
    winners: list[int]
    seed: str
    salt: str
    salts: str  # what the players added, seat by seat with commas between; empty where nobody did


class DraftInfo(Struct, frozen=True):
    """The private draft of a seat. `view` and `legal` are as they would be after it; `view` is None where that cannot
    be shown before the draft is confirmed. `barrier`: once confirmed, it cannot be undone."""

    actions: list[Choice]
    view: Any
    legal: list[Choice]
    barrier: bool


class LessonInfo(Struct, frozen=True):
    """How far the learner is: step `step` of `of`, counted from 1.

    `says` is the sentence (a message of locale/). A step that tells ends with a click on what it tells of, which is
    `ring`: names of things on the table. One that is to be done rings `answers`, those that go on, and names in `ring`
    what else to look at; at a free one any answer goes on. After the last step it is `done`, and `says` is empty.
    """

    name: str
    step: int
    of: int
    kind: LessonKind
    says: str
    ring: list[str]
    answers: list[Choice]


class Plea(Struct, frozen=True):
    """`seat` asks to take back the entry `seq`, and with it all that was answered after it. It does once nobody is
    waited for (`waits`); `agreed` are those who said yes. Bots agree, and are not asked."""

    seat: int
    seq: int
    waits: list[int]
    agreed: list[int]


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
    lesson: LessonInfo | None = None  # for the learner, where a lesson is given
    plead: int | None = None  # the entry the seat may ask the others to let it take back
    plea: Plea | None = None  # what somebody asks for now
