"""Who stands where in a tournament, from its tables that count.

Points are shares of victories, as at any table: 1 for a victory, less where several share it. In order: more points;
more victories that were not shared; stronger opponents, by the mean of their points, each as often as one has met them;
more points from tables at which those met who are still equal. Who is equal then shares the place.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final, NamedTuple

from .schedule import FILLER, Seats

WHOLE: Final = 60  # parts of a victory: it can be shared by as many as fit at a table


class Played(NamedTuple):
    """A table that counts: its round, who sat where, and everybody's part of the victory, in sixtieths."""

    round: int
    seats: Seats
    parts: tuple[int, ...]


class Placing(NamedTuple):
    """An entrant in the standings; points are in sixtieths."""

    entrant: int
    place: int
    games: int
    points: int
    wins: int
    strength: Fraction  # of those one has met
    direct: int  # points among equals; 0 where there are none


def parts(shares: Sequence[float], gone: Sequence[bool]) -> tuple[int, ...]:
    """Shares as they are counted: who was not there at the end has none, whatever the bot made of their seat."""
    return tuple(0 if left else round(WHOLE * share) for share, left in zip(shares, gone, strict=True))


def equal(seats: int) -> tuple[int, ...]:
    """A table that nobody has ended: the victory is everybody's."""
    return (WHOLE // seats,) * seats


def standings(entrants: Sequence[int], played: Sequence[Played], left: Mapping[int, int]) -> list[Placing]:
    """Everybody, the first first; equals as they came in. `left`: the round after which nothing counts for somebody."""
    points, wins, games = (dict.fromkeys(entrants, 0) for _ in range(3))
    for table in played:
        for one, part in zip(table.seats, table.parts, strict=True):
            if one != FILLER and counts(one, table, left):
                points[one] += part
                wins[one] += part == WHOLE
                games[one] += 1
    against: dict[int, list[int]] = {one: [] for one in entrants}
    for table in played:
        members = [one for one in table.seats if one != FILLER]
        for one in members:
            against[one] += [points[other] for other in members if other != one]
    strength = {one: Fraction(sum(found), len(found) or 1) for one, found in against.items()}

    def worth(one: int) -> tuple[int, int, Fraction]:
        return points[one], wins[one], strength[one]

    ranked: list[Placing] = []
    for _, same in groupby(sorted(entrants, key=worth, reverse=True), key=worth):
        group = list(same)
        among = direct(group, played, left) if len(group) > 1 else dict.fromkeys(group, 0)
        for _, equals in groupby(sorted(group, key=lambda one: -among[one]), key=lambda one: among[one]):
            place = len(ranked) + 1
            ranked += [Placing(one, place, games[one], *worth(one), among[one]) for one in equals]
    return ranked


def direct(group: Sequence[int], played: Sequence[Played], left: Mapping[int, int]) -> dict[int, int]:
    """The points of some from tables at which at least two of them met."""
    found = dict.fromkeys(group, 0)
    for table in played:
        here = [seat for seat, one in enumerate(table.seats) if one in found]
        for seat in here if len(here) > 1 else []:
            one = table.seats[seat]
            found[one] += table.parts[seat] if counts(one, table, left) else 0
    return found


def counts(one: int, table: Played, left: Mapping[int, int]) -> bool:
    return table.round <= left.get(one, table.round)
