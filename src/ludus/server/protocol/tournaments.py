"""Tournaments over HTTP: a named series of tables, everybody who plays in it, and how they stand."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from .bodies import Name
from .parts import NoClock, NoNul, Speed

MOST_ENTRANTS: Final = 64
MOST_ROUNDS: Final = 20

TournamentKind: TypeAlias = Literal["round-robin", "swiss"]
TournamentPhase: TypeAlias = Literal["waiting", "running", "over"]
PairingState: TypeAlias = Literal["planned", "open", "over", "closed"]


class TournamentIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to be made. Its tables all have so many seats, these options of the game and this clock; `rounds` 0:
    as many as it takes. `plays`: who makes it plays, too. `rated` and `public` are its tables; a public one is listed.
    `bots`: people may enter bots from outside that are theirs."""

    name: Name
    game: Annotated[str, Meta(max_length=40, pattern=NoNul)]
    seats: Annotated[int, Meta(ge=2, le=5)]
    kind: TournamentKind = "round-robin"
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    options: Annotated[dict[str, Annotated[str, Meta(max_length=1_000, pattern=NoNul)]], Meta(max_length=8)] = {}
    speed: Speed = NoClock()
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 800
    public: bool = False
    rated: bool = False
    bots: bool = False
    plays: bool = True


class EntrantIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to play: nothing at all is oneself; a bot of the server's, which its host adds; a bot from outside, which
    its keeper enters; a friend, whom the host invites."""

    bot: Annotated[str, Meta(max_length=40, pattern=NoNul)] | None = None
    outside: Annotated[str, Meta(max_length=40, pattern=NoNul)] | None = None
    friend: Annotated[str, Meta(max_length=40, pattern=NoNul)] | None = None


class CloseIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The round that is closed; another than the one that runs is refused."""

    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]


class TournamentRow(Struct, frozen=True):
    """A tournament in a list. `entrants`: how many; `mine`: I play in it, `invited`: I may."""

    id: str
    name: str
    game: str
    seats: int
    kind: TournamentKind
    phase: TournamentPhase
    round: int
    rounds: int
    entrants: int
    created: int
    host: str | None
    public: bool
    rated: bool
    mine: bool
    invited: bool


class Tournaments(Struct, frozen=True):
    """Those I have made, play in or am invited to, and public ones that wait or run; the last changed first."""

    mine: list[TournamentRow]
    public: list[TournamentRow]


class Entrant(Struct, frozen=True):
    """Somebody who plays: a person, a bot of the server's (`bot`), or a bot from outside. No name: somebody who was
    deleted. `gone`: they have left, and a bot keeps their seats."""

    number: int
    kind: Literal["person", "bot", "outside"]
    name: str
    person: str | None
    bot: str | None
    gone: bool
    invited: bool


class PlacingInfo(Struct, frozen=True):
    """A line of the standings. `strength`: the mean of the points of those they have met; `direct`: points among those
    who are equal in all before."""

    number: int
    place: int
    games: int
    points: float
    wins: int
    strength: float
    direct: float


class Pairing(Struct, frozen=True):
    """A table of a round: the entrants seat by seat, -1 a bot of the house, and their shares of the victory once it
    counts. `closed`: the host has ended the round before it was over."""

    table: str
    state: PairingState
    entrants: list[int]
    shares: list[float] | None


class TournamentInfo(Struct, frozen=True):
    """All of a tournament, with the tables of one round: `shown`."""

    id: str
    name: str
    game: str
    seats: int
    kind: TournamentKind
    phase: TournamentPhase
    round: int
    rounds: int
    created: int
    host: str | None
    public: bool
    rated: bool
    bots: bool
    options: dict[str, str]
    speed: Speed
    pace: int
    entrants: list[Entrant]
    standings: list[PlacingInfo]
    shown: int
    pairings: list[Pairing]
