"""How a game ended, seat by seat: what profiles and ratings are made of."""

from typing import NamedTuple

from ...core.position import Position
from ..protocol import SeatInfo
from .entries import Sitting, Starting
from .table import Table


class Result(NamedTuple):
    """One seat at the end. `gone`: its person was not there any more. A bot from outside is a person here, by its id;
    `bot` names those of the server. Guests at somebody's device have neither, nor has who was deleted meanwhile."""

    seat: int
    person: str | None
    bot: str | None
    gone: bool
    place: int
    points: int
    share: float  # of the victory


class Ended(NamedTuple):
    """A finished game."""

    game: str
    rated: bool
    results: tuple[Result, ...]


def ended(table: Table, state: Position) -> Ended | None:
    """The results of a position that is over; none of a lesson, nor of a game that did not begin at its beginning."""
    setup = table.setup
    if table.course is not None or setup.start is not None:
        return None
    outcome, shares = table.game.outcome(state), state.outcome()
    bots = {chair.seat for chair in begun(table) if chair.kind == "bot" and chair.person is None}  # of the server
    counted: set[str] = set()
    found = []
    for chair in table.chairs:
        at = chair.seat
        person = chair.person if chair.person not in counted else None  # their other seats are those of guests
        counted.update([chair.person] if chair.person else [])
        bot = chair.bot if at in bots else None
        gone = chair.away or (chair.kind == "bot" and chair.person is None and at not in bots)
        found.append(Result(at, person, bot, gone, outcome.places[at], outcome.scores[at], float(shares[at])))
    rated = setup.rated and any(one.bot is None for one in found)
    return Ended(setup.game, rated, tuple(found))


def begun(table: Table) -> list[SeatInfo]:
    """Who sat where when the game began."""
    chairs = {}
    for entry in table.log:
        if isinstance(entry.deed, Starting):
            break
        if isinstance(entry.deed, Sitting):
            chairs[entry.deed.chair.seat] = entry.deed.chair
    return list(chairs.values())
