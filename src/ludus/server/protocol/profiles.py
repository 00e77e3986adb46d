"""What people know of each other, over HTTP: profiles, histories, friends, invitations, reports."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .parts import NoNul, TableInfo


class Tally(Struct, frozen=True):
    """Games of one kind: how many, and how many were won; a shared victory counts for its share."""

    game: str
    seats: int
    games: int
    won: float


class RatingPoint(Struct, frozen=True):
    """A rating after a game."""

    at: int
    mean: float
    doubt: float


class RatingInfo(Struct, frozen=True):
    """A rating by Plackett-Luce, 25 for a newcomer, give or take `doubt`; `like` is the bot that is nearest, `curve`
    what the last games made of it."""

    game: str
    mean: float
    doubt: float
    games: int
    like: str | None
    curve: list[RatingPoint]


class Mate(Struct, frozen=True):
    """Somebody one has often played with: a person, or a bot, which has an id and a name where it is from outside; how
    often one was ahead of them, and they of one."""

    person: str | None
    bot: str | None
    name: str
    games: int
    ahead: int
    behind: int


class DayPlayed(Struct, frozen=True):
    """A day, counted from 1970 where the reader is, and the games that ended on it."""

    day: int
    games: int


class Profile(Struct, frozen=True):
    """Somebody's finished games. `gone`: how many of them a bot had to end. `shown`: others may see it; what they see
    leaves out those who do not show theirs. `bot`: it is one from outside."""

    person: str
    name: str
    since: int
    shown: bool
    mine: bool
    games: int
    gone: int
    tallies: list[Tally]
    ratings: list[RatingInfo]
    mates: list[Mate]
    bots: list[Mate]
    days: list[DayPlayed]
    bot: bool = False


class ProfileIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others may see my profile."""

    shown: bool


class PlayedSeat(Struct, frozen=True):
    """A seat at the end of a game; no name: somebody who was deleted, or a bot of the server. `outside`: a bot from
    outside."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    gone: bool
    place: int
    points: int
    outside: bool = False


class PlayedGame(Struct, frozen=True):
    """A game in somebody's history, from their seat; `change`: of their rating, where it was rated."""

    table: str
    game: str
    at: int
    seat: int
    public: bool
    hidden: bool
    rated: bool
    change: float | None
    seats: list[PlayedSeat]


class GamesPage(Struct, frozen=True):
    """A page of a history, the last game first; `more` asks for the next one."""

    games: list[PlayedGame]
    more: str | None


class Standing(Struct, frozen=True):
    """Somebody at a rated table: the rating, how many rated games made it, and what this game has changed; `left`: how
    many games of this kind a bot had to end for them, of `played`."""

    seat: int
    mean: float
    doubt: float
    games: int
    change: float | None
    played: int
    left: int


class Friend(Struct, frozen=True):
    person: str
    name: str


class FriendLink(Struct, frozen=True):
    """What to give to somebody who is to be a friend; it can be used for a week."""

    token: str


class FriendIn(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=200, pattern=NoNul)]


class InviteIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A friend to be invited to a table that waits."""

    person: Annotated[str, Meta(max_length=40, pattern=NoNul)]


class Invitation(Struct, frozen=True):
    table: TableInfo
    host: Friend
    at: int


Reason: TypeAlias = Literal["chat", "name", "cheating", "leaving", "other"]


class ReportIn(Struct, frozen=True, forbid_unknown_fields=True):
    """To the operator: about whom, why, and at which table."""

    person: Annotated[str, Meta(max_length=40, pattern=NoNul)]
    reason: Reason
    table: Annotated[str, Meta(max_length=64, pattern=NoNul)] | None = None
    text: Annotated[str, Meta(max_length=500, pattern=NoNul)] = ""
