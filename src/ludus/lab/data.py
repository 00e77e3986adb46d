"""Data for learning: games of bots, or stored ones, as rows, one for each decision.

A row holds what the seat that answered knew and could answer, what it answered, and, as the label of all its rows, its
share of the victory at the end. Nothing in a row is hidden from that seat; what the deals follow from (the seed) lies
in the heading of the file, beside the rows.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, Protocol

from .. import registry
from ..core.errors import LudusError
from ..core.game import Game
from ..core.record import Record, mixed
from . import ledger
from .match import Match, Round, play_game, seatings

COLUMNS: Final = (
    "game", "decision", "seat", "bot", "observation", "legal", "action", "outcome", "seconds",
)  # fmt: skip


class BadRecord(LudusError):
    """A stored game that no data can be made of."""


class Rows:
    """Rows by their columns, as games are looked at."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        self.number = self.first = 0  # of the game, and of its first row
        self.names: Sequence[str] = ()

    def __len__(self) -> int:
        return len(self.columns["game"])

    def begin(self, number: int, names: Sequence[str]) -> None:
        """A new game, and who sits on its seats."""
        self.number, self.names, self.first = number, names, len(self)

    def look(self, state: Any, seat: int, action: int, seconds: float | None) -> None:
        """A row: what a seat knows and may answer. Out of turn, its answers are those that are asked by nobody."""
        legal = state.legal(seat)
        if action not in legal:
            legal = tuple(state.aside(seat))
        seen = self.game.observation.of(state, seat)
        row = self.number, len(self) - self.first, seat, self.names[seat], seen, legal, action, None, seconds
        for name, value in zip(COLUMNS, row, strict=True):
            self.columns[name].append(value)

    def end(self, shares: Sequence[float]) -> None:
        """Every row of the game gets what its seat came to."""
        for row in range(self.first, len(self)):
            self.columns["outcome"][row] = shares[self.columns["seat"][row]]


class Piece(Protocol):
    """Some games that are looked at together, and kept as a whole or not at all."""

    @property
    def game(self) -> str: ...

    def rows(self) -> Rows: ...


@dataclass(frozen=True, slots=True)
class Fresh:
    """A round of bots, played for the data."""

    round: Round
    first: int  # the number of its first game

    @property
    def game(self) -> str:
        return self.round.game

    def rows(self) -> Rows:
        game = registry.game(self.round.game)
        found = Rows(game)
        for turn, seating in enumerate(seatings(len(self.round.bots))):
            found.begin(self.first + turn, [self.round.bots[entry] for entry in seating])
            played = play_game(game, self.round, seating, found)
            found.end([played.shares[entry] for entry in seating])
        return found


@dataclass(frozen=True, slots=True)
class Stored:
    """A game that was played before."""

    record: Record
    names: tuple[str, ...]
    number: int

    @property
    def game(self) -> str:
        return self.record.game

    def rows(self) -> Rows:
        game = registry.game(self.record.game)
        state = self.record.start(game)
        found = Rows(game)
        found.begin(self.number, self.names)
        for seat, action in self.record.answers:
            found.look(state, seat, action, None)
            game.answer(state, seat, action)
        found.end(state.outcome())
        return found


class Source(Protocol):
    """Where games come from."""

    @property
    def game(self) -> str: ...

    @property
    def pieces(self) -> int: ...

    @property
    def games(self) -> int: ...

    def piece(self, number: int) -> Piece: ...

    def heading(self) -> dict[str, Any]:
        """What tells these games from all others, however many there will be."""

    def starts(self) -> dict[str, Any]:
        """How the games began, so that the rows can be replayed (`first_state`)."""


@dataclass(frozen=True, slots=True)
class Matched:
    """The games of a match."""

    match: Match

    @property
    def game(self) -> str:
        return self.match.game

    @property
    def pieces(self) -> int:
        return self.match.seeds

    @property
    def games(self) -> int:
        return self.match.seeds * len(self.match.bots)

    def piece(self, number: int) -> Fresh:
        return Fresh(self.match.round(number), number * len(self.match.bots))

    def heading(self) -> dict[str, Any]:
        match = self.match
        told = ledger.heading("data", match.game, len(match.bots), match.bots, match.seed, match.options)
        return {**told, "observation": registry.game(match.game).observation.name}

    def starts(self) -> dict[str, Any]:
        return {}


@dataclass(frozen=True, slots=True)
class Records:
    """Stored games of one title, each with the names of who sat there."""

    game: str
    records: tuple[tuple[Record, tuple[str, ...]], ...] = field(default=())

    def __post_init__(self) -> None:
        game = registry.game(self.game)
        for number, (record, _) in enumerate(self.records, start=1):
            if record.game != self.game:
                raise BadRecord(f"record {number} is of {record.game}, not of {self.game}")
            if not record.last(game).over:
                raise BadRecord(f"record {number} is not over: nobody has won yet")

    @property
    def pieces(self) -> int:
        return len(self.records)

    @property
    def games(self) -> int:
        return len(self.records)

    def piece(self, number: int) -> Stored:
        record, names = self.records[number]
        return Stored(record, names, number)

    def heading(self) -> dict[str, Any]:
        game = registry.game(self.game)
        digest = sha256("\n".join(record.write(game) for record, _ in self.records).encode()).hexdigest()[:12]
        return {
            "ludus": "data",
            "game": self.game,
            "records": digest,
            "rules": game.version,
            "observation": game.observation.name,
        }

    def starts(self) -> dict[str, Any]:
        return {"starts": [start(record) for record, _ in self.records]}


def start(record: Record) -> dict[str, Any]:
    """How a stored game began."""
    if record.position:
        return {"position": record.position, "options": record.options}
    return {"seats": record.seats, "seed": str(mixed(record.seed, record.salts)), "options": record.options}


def first_state(heading: Mapping[str, Any], number: int) -> Any:
    """The position a game of a data file began with."""
    game = registry.game(heading["game"])
    if "starts" in heading:
        begun = heading["starts"][number]
        if "position" in begun:
            return game.position(begun["position"], **begun["options"])
        return game.new(begun["seats"], int(begun["seed"]), **begun["options"])
    match = Match(heading["game"], tuple(heading["bots"]), 0, heading["seed"], heading["options"])
    return game.new(len(match.bots), match.round(number // len(match.bots)).seed, **match.options)
