"""What travels over HTTP: the bodies of requests and replies. docs/protocol.md lists the paths."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from . import AnyHappening, Because, Language, NoClock, NoNul, Speed, TableInfo

# Not in a name: control characters, what has no width, what turns the direction of its neighbours. After a letter one
# sees, U+FE0F may say that it is to be a picture.
UNSEEN: Final = (
    r"\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\uffff"
)
SEEN: Final = rf"[^\s\ufe0f{UNSEEN}]"
Name: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=rf"^{SEEN}([^{UNSEEN}]*[^\s{UNSEEN}])?$(?!\n)")
]
Login: TypeAlias = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[a-z0-9._-]+$(?!\n)")]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]


class Problem(Struct, frozen=True):
    """Any refusal over HTTP: a code to act on, a text to read."""

    code: str
    text: str
    because: Because | None = None


# ---------------------------------------------------------------------------------------------- people


class PersonIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Enough to sit down: a name and a language."""

    name: Name
    language: Language = "en"


class Person(Struct, frozen=True):
    """`login` is set once there is a password: then the same person can be used elsewhere."""

    id: str
    name: str
    language: str
    login: str | None


class AccountIn(Struct, frozen=True, forbid_unknown_fields=True):
    """`old` is the password until now, if there is one."""

    login: Login
    password: Password
    old: Annotated[str, Meta(max_length=200)] = ""


class SessionIn(Struct, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, Meta(max_length=40, pattern=NoNul)]
    password: Annotated[str, Meta(max_length=200)]


# ---------------------------------------------------------------------------------------------- games and tables


class Rated(Struct, frozen=True):
    """How strong a bot was in a ladder at tables of so many: Plackett-Luce, 25 for a newcomer, give or take `doubt`."""

    bot: str
    seats: int
    rating: float
    doubt: float


class GameInfo(Struct, frozen=True):
    """A title one can play here, and what has been measured of its bots."""

    name: str
    version: int
    fewest: int
    most: int
    rated: list[Rated] = []


class Offer(Struct, frozen=True):
    """What a table can be made of; `levels` are the bots a player chooses from, the weakest first."""

    games: list[GameInfo]
    bots: list[str]
    levels: list[str] = []


class StepInfo(Struct, frozen=True):
    """A question, or a step that only works: the topic of the rules to look up, and the card that asks, if one does."""

    name: str
    topic: str
    by: str


PartKind: TypeAlias = Literal["card", "seat", "number", "word"]


class PartInfo(Struct, frozen=True):
    """What stands in a place of a text, one word or `several`.

    `words` are all it can be, where they are the same at any table.
    """

    name: str
    kind: PartKind
    words: list[str]
    several: bool


class AnswerInfo(Struct, frozen=True):
    """A family of answers. `groups` says with which others it is shown, by step; "" is any step. One that `declines`
    leaves unused what is offered."""

    name: str
    text: str
    steps: list[str]
    groups: dict[str, str]
    parts: list[PartInfo]
    declines: bool = False


class EventInfo(Struct, frozen=True):
    """Something that can happen; sounds and motion go by its `cue`. One that `scores` brings points, or takes them."""

    name: str
    cue: str
    scores: bool


class OptionInfo(Struct, frozen=True):
    """A rule that is not the usual one. No `choices`: any words; `seats`: only with so many, none: with any number."""

    name: str
    choices: list[str]
    default: str
    seats: list[int]
    without: list[str]


class Declaration(Struct, frozen=True):
    """What a game declares: all that is the same at every table of it, and that no client needs to know by itself."""

    name: str
    version: int
    steps: list[StepInfo]
    answers: list[AnswerInfo]
    events: list[EventInfo]
    options: list[OptionInfo]
    reasons: list[str]
    parts: list[str]
    orders: bool = False  # whether it knows standing orders


class MySeat(Struct, frozen=True, tag_field="kind", tag="me", forbid_unknown_fields=True):
    """The person who sets up the table."""


class HereSeat(Struct, frozen=True, tag_field="kind", tag="here", forbid_unknown_fields=True):
    """Somebody else at the same device (hot seat): answers come through the host."""

    name: Name


class BotSeat(Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=40)]


class OpenSeat(Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """Whoever follows the link, or finds the table in the lobby."""


SeatIn: TypeAlias = MySeat | HereSeat | BotSeat | OpenSeat


class TableIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up. The game begins once no seat is open. `options` are those of the game (a card file ...).
    `salted`: the cards wait until all people have added a salt (`SeatAt`), or for some seconds once all are seated.
    A `rated` one changes ratings: without hints and take-backs, everybody at a device of their own.
    `bots`: bots from outside may take its open seats."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatIn], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=100_000)]], Meta(max_length=8)] = {}
    speed: Speed = NoClock()
    public: bool = False
    hints: bool = True
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 800
    salted: bool = False
    rated: bool = False
    bots: bool = False


class SeatAt(Struct, frozen=True, forbid_unknown_fields=True):
    """Which open seat; None takes the first. `salt` are random hexadecimal digits of one's own, mixed into the seed:
    sent after the promise is known, they keep even the server from choosing the cards."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    salt: Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$(?!\n)")] = ""


class FillIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The host gives an open seat to a bot."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    bot: Annotated[str, Meta(max_length=40)]


class ContinueIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from the position after `at` answers, as `seat` (-1: anybody) knew it; all else is drawn anew."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=-1, le=15)]
    seats: Annotated[list[SeatIn], Meta(min_length=1, max_length=8)]
    public: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 800


class LobbyRow(Struct, frozen=True):
    """A table in the lobby, or one of one's own. `mine`: the seats of the reader; `asked`: at their tables, those that
    are to answer, or to say whether an answer may be taken back; `left`: how long the reader has, else who has the
    least, and `rests`: until when that clock stands."""

    table: TableInfo
    open: int
    mine: list[int]
    asked: list[int] = []
    left: int | None = None
    rests: int | None = None


class Lobby(Struct, frozen=True):
    waiting: list[LobbyRow]
    running: list[LobbyRow]
    mine: list[LobbyRow]


class LessonRow(Struct, frozen=True):
    """A lesson, and how far the reader is. `title` and `steps` are messages of locale/; `table`: where it was begun and
    is not done, at step `at`, counted from 1; `done`: it was done once."""

    name: str
    game: str
    number: int
    title: str
    minutes: int
    steps: list[str]
    table: str | None = None
    at: int | None = None
    done: bool = False


class LessonIn(Struct, frozen=True, forbid_unknown_fields=True):
    """`again`: from the first step, even where one has begun."""

    again: bool = False


class Moment(Struct, frozen=True):
    """A position of the past: after `at` of `answers` answers, as a seat saw it, with what the last of them brought."""

    at: int
    answers: int
    seat: int
    view: Any
    happened: list[AnyHappening]


class Analysis(Struct, frozen=True):
    """A finished game: at each moment, from 0 answers to all, the chance of each seat by what it knew then.

    `doubts` is half the 95 % interval of each, `turns` are the moments that moved the chances most, `entries` the
    entry of each answer. Nothing but `done` is set while it is worked out: ask again.
    """

    done: bool
    chances: list[list[float]] = []
    doubts: list[list[float]] = []
    turns: list[int] = []
    entries: list[int] = []


# ---------------------------------------------------------------------------------------------- rules


class RuleText(Struct, frozen=True):
    id: str
    section: str
    text: str


class RulesFound(Struct, frozen=True):
    """Rules, best first; `words` are those of the vocabulary that led to them, in the three languages."""

    game: str
    query: str
    rules: list[RuleText]
    words: list[list[str]]


BlockKind: TypeAlias = Literal["text", "list", "table"]


class BookBlock(Struct, frozen=True):
    """A text is one row of one cell, a list a row an item, a table its rows, the heading first."""

    kind: BlockKind
    rows: list[list[str]]


class BookParagraph(Struct, frozen=True):
    """One idea, and the ids of the exact rules behind it. The anchor is the same in all languages."""

    anchor: str
    title: str
    rules: list[str]
    blocks: list[BookBlock]


class BookPicture(Struct, frozen=True):
    """One of the drawings of the front end, and what it shows."""

    name: str
    shows: str


class BookPart(Struct, frozen=True):
    anchor: str
    title: str
    paragraphs: list[BookParagraph]
    picture: BookPicture | None


class BookText(Struct, frozen=True):
    """The rulebook of a game for players, in one language."""

    game: str
    language: str
    title: str
    parts: list[BookPart]


class BookFound(Struct, frozen=True):
    """The anchors of the paragraphs somebody looks for, best first."""

    game: str
    language: str
    query: str
    anchors: list[str]


Health: TypeAlias = Literal["ok", "draining"]


class HealthOut(Struct, frozen=True):
    status: Health
    tables: int
    connections: int
