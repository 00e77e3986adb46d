"""A study of many games: what a report shows of a file of `ludus match`, `ludus ladder` or `ludus data`.

Games are added one by one and forgotten: only figures are kept, and of a ladder its games, for the ratings over time.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from .. import registry
from . import ladder, ledger
from .data import first_state
from .datafile import FORMATS, format_of, heading_of
from .interval import Tally
from .ladder import Ladder, Meeting, Rung
from .ledger import NoLedger
from .match import Played, Round
from .takings import TAKINGS, Names, Taken

POINTS: Final = 40  # of a line over time


@dataclass(frozen=True, slots=True)
class Sat:
    """A game, everything by seat."""

    luck: int  # games of one seed share it
    bots: tuple[str, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...] | None
    sheet: tuple[tuple[int, ...], ...] | None
    decisions: int


@dataclass(frozen=True, slots=True)
class Point:
    """A rating on its way up."""

    games: int
    bot: str
    rating: float
    doubt: float


@dataclass
class Study:
    """The figures of a file."""

    heading: dict[str, Any]
    command: str = ""
    games: int = 0
    seats: Counter[int] = field(default_factory=Counter)  # games by the number of players
    by_bot: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    by_seat: dict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))
    lengths: Counter[int] = field(default_factory=Counter)
    scores: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    parts: dict[str, list[int]] = field(default_factory=dict)  # sums by part of the score
    taken: dict[str, dict[str, Tally]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Tally)))
    times: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))  # how often in all
    names: dict[str, Names] = field(default_factory=dict)  # of what can be taken, by kind
    rungs: Sequence[Rung] = ()
    meetings: Sequence[Meeting] = ()
    climb: Sequence[Point] = ()

    @property
    def game(self) -> str:
        return str(self.heading["game"])

    @property
    def kind(self) -> str:
        return str(self.heading["ludus"])

    @property
    def even(self) -> float:
        """The share of everybody at an even table."""
        return self.games / max(1, sum(seats * games for seats, games in self.seats.items()))

    def add(self, one: Sat) -> None:
        self.games += 1
        self.seats[len(one.bots)] += 1
        self.lengths[one.decisions] += 1
        for seat, (bot, share) in enumerate(zip(one.bots, one.shares, strict=True)):
            self.by_bot[bot].add(one.luck, share)
            self.by_seat[seat].add(one.luck, share)
            if one.scores is not None:
                self.scores[bot][one.scores[seat]] += 1
            if one.sheet is not None:
                before = self.parts.get(bot, [0] * len(one.sheet[seat]))
                self.parts[bot] = [a + b for a, b in zip(before, one.sheet[seat], strict=True)]

    def add_taken(self, luck: int, shares: Sequence[float], found: Counter[tuple[str, int, str]]) -> None:
        """What the seats of a game took, once or several times."""
        for (kind, seat, what), times in found.items():
            self.taken[kind][what].add(luck, shares[seat])
            self.times[kind][what] += times


def read(path: Path) -> Study:
    """The study of a file; one that is none of ours is refused."""
    path.open("rb").close()  # one that is not there, or cannot be read, is told as such, whatever would read it
    if path.suffix in FORMATS:
        return of_data(path)
    text = path.read_bytes()
    try:
        found = json.loads(text)
    except ValueError:
        return of_ledger(path)
    return of_json(path, found) if isinstance(found, dict) and "ludus" not in found else of_ledger(path)


def of_ledger(path: Path) -> Study:
    """A file that a match or a ladder goes on with."""
    with path.open("rb") as file:
        heading = ledger.read(path, file.readline(), 1)
        if not isinstance(heading, dict) or heading.get("ludus") not in ("match", "ladder"):
            raise NoLedger(path, 1)
        study = Study(heading)
        climbed = []
        for number, line in enumerate(file, start=2):
            if not line.endswith(b"\n"):
                break  # a round that is being written
            try:
                row = ledger.read(path, line, number)
                round_ = Round(heading["game"], tuple(row["bots"]), int(row["seed"]))
                games = [ledger.played(game) for game in row["games"]]
            except (TypeError, KeyError, ValueError):
                raise NoLedger(path, number) from None
            for played in games:
                study.add(seated(played, round_.bots))
            if heading["ludus"] == "ladder":
                climbed += [(round_, played) for played in games]
    if heading["ludus"] == "ladder":
        add_ladder(study, climbed)
    return study


def add_ladder(study: Study, games: list[tuple[Round, Played]]) -> None:
    told = study.heading
    what = Ladder(told["game"], tuple(told["bots"]), told["seats"], 0, told["seed"])
    games.sort(key=lambda one: one[0].seed)  # any order will do that does not depend on who was fast
    study.rungs, study.meetings = ladder.rungs(what, games), ladder.meetings(what, games)
    study.climb = [
        Point(count, bot, rating, doubt)
        for count, ratings in ladder.climb(what, games, POINTS)
        for bot, (rating, doubt) in ratings.items()
    ]


def of_json(path: Path, found: Mapping[str, Any]) -> Study:
    """What `--json` wrote."""
    try:
        kind = "ladder" if "ladder" in found else "match"
        study = Study(found[kind], command=found["command"])
        games = found.get("games", ())
        for row in games if isinstance(games, list) else ():  # a claim tells only how many
            study.add(seated(ledger.played(row), tuple(study.heading["bots"])))
        if kind == "ladder":
            study.games = found["played"]
            rows = [{**row, "failures": tuple(row["failures"])} for row in found["rungs"]]
            study.rungs = [Rung(**row) for row in rows]
            study.meetings = [Meeting(**row) for row in found["meetings"]]
            study.seats[study.heading["seats"]] = study.games
        return study
    except (TypeError, KeyError, ValueError, AttributeError):
        raise NoLedger(path, 1) from None


def seated(played: Played, bots: Sequence[str]) -> Sat:
    """A game of a match, by seat instead of by entry."""
    by_seat = played.seating
    return Sat(
        luck=played.seed,
        bots=tuple(bots[entry] for entry in by_seat),
        shares=tuple(played.shares[entry] for entry in by_seat),
        scores=None if played.scores is None else tuple(played.scores[entry] for entry in by_seat),
        sheet=None if played.sheet is None else tuple(played.sheet[entry] for entry in by_seat),
        decisions=sum(played.decisions),
    )


def of_data(path: Path) -> Study:
    """A file of data: its games are played again from their answers, to see what was taken and how points came."""
    heading = heading_of(path)
    study = Study(heading)
    game = registry.game(heading["game"])
    taken = Taken(game)
    for number, rows in groupby(format_of(path).answers(path), itemgetter(0)):
        state = first_state(heading, number)
        state.listen()
        if not study.names:
            study.names = {one.kind: one.names(state.box) for one in TAKINGS.get(game.name, ())}
        bots, shares, decisions = [""] * state.seats, [0.0] * state.seats, 0
        found: Counter[tuple[str, int, str]] = Counter()
        for _, seat, bot, action, share in rows:
            bots[seat], shares[seat] = bot, share
            state.apply(seat, action)
            found.update(taken.of(state))
            decisions += 1
        luck = number // state.seats if "starts" not in heading else number
        outcome = game.outcome(state) if state.over else None
        shares = list(state.outcome()) if outcome else shares
        scores, sheet = (outcome.scores, outcome.sheet) if outcome else (None, None)
        study.add(Sat(luck, tuple(bots), tuple(shares), scores, sheet, decisions))
        study.add_taken(luck, shares, found)
    return study


def quantiles(counts: Counter[int], wanted: Sequence[float]) -> Iterator[int]:
    """The numbers below which the wanted shares of all lie."""
    total, ordered = counts.total(), sorted(counts)
    for share in wanted:
        seen = 0
        for number in ordered:
            seen += counts[number]
            if seen >= share * total:
                yield number
                break
