"""Who meets whom in the rounds of a tournament. Nothing here knows people or games.

Entrants are numbers from 0. In every round each of them sits at one table; where their number does not fit, bots of the
house take the seats that are left, as few at a table as can be, and everybody meets them about as often.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, pairwise, permutations
from random import Random
from typing import Final, NamedTuple, TypeAlias

FILLER: Final = -1  # a bot of the house
MOST_ROUNDS: Final = 20
EFFORT: Final = 30_000  # how long a round robin is looked for
STEPS: Final = 40_000  # of a search for a round in which nobody meets anybody again
CHOICES: Final = 50  # of those who sit with bots of the house, tried in such a search
AGAIN: Final = 1_000_000  # what it costs to meet again: more than any distance in the standings

Seats: TypeAlias = tuple[int, ...]  # the entrants of a table, seat by seat, and fillers
Round: TypeAlias = Sequence[Seats]


class Past(NamedTuple):
    """What counts of the rounds before."""

    met: list[list[int]]  # how often each entrant met each
    filled: list[int]  # how many seats of the house were at their tables
    sat: Counter[tuple[int, int]]  # how often each had which seat


def sizes(entrants: int, seats: int) -> list[int]:
    """How many entrants sit at each table of a round: the same number, or one less at the last of them."""
    tables = -(-entrants // seats)
    each, more = divmod(entrants, tables)
    return [each + 1] * more + [each] * (tables - more)


def whole(entrants: int, seats: int) -> int:
    """The rounds it takes until everybody has met everybody, were it as even as numbers can be."""
    meetings = sum(size * (size - 1) // 2 for size in sizes(entrants, seats))
    return -(-(entrants * (entrants - 1) // 2) // meetings)


def usual(kind: str, entrants: int, seats: int) -> int:
    """The rounds of a tournament whose host has not said how many: all of a round robin; in a Swiss system as many as
    part entrants whose tables have a winner each."""
    every = min(MOST_ROUNDS, whole(entrants, seats))
    return every if kind == "round-robin" else min(every, max(3, (entrants - 1).bit_length()))


def round_robin(entrants: int, seats: int, rounds: int) -> list[list[Seats]]:
    """All rounds, so that everybody meets everybody about as often. Tables of two turn around one entrant: after
    `whole` rounds everybody has met everybody once."""
    plan = [circle(entrants, at) for at in range(rounds)] if seats == 2 else even(entrants, seats, rounds)
    found: list[list[Seats]] = []
    sat: Counter[tuple[int, int]] = Counter()
    for tables in plan:
        found.append([seated(table, seats, sat) for table in tables])
        sat.update((one, seat) for table in found[-1] for seat, one in enumerate(table))
    return found


def swiss(order: Sequence[int], seats: int, before: Sequence[Round]) -> list[Seats]:
    """The next round for entrants in the order of the standings: each meets neighbours, and nobody anybody again where
    that can be avoided. Who sat with bots of the house least often, the last of them first, does so next."""
    entrants = len(order)
    past = remember(entrants, before)
    every = sizes(entrants, seats)
    full = [size for size in every if size == every[0]]
    few = [size for size in every if size < every[0]]
    met = [{other for other in range(entrants) if row[other]} for row in past.met]
    steps = [STEPS]
    for low in islice(lowest(order, past.filled, sum(few)), CHOICES):
        top = [one for one in order if one not in low]
        if (first := apart(top, full, met, steps)) and (last := apart(low, few, met, steps)) is not None:
            return [seated(table, seats, past.sat) for table in [*first, *last]]
    low = next(lowest(order, past.filled, sum(few)))
    place = {one: at for at, one in enumerate(order)}
    weights = [
        [AGAIN * past.met[a][b] ** 2 + (place[a] - place[b]) ** 2 for b in range(entrants)] for a in range(entrants)
    ]
    tables = improved(cut([one for one in order if one not in low], full), weights, [0] * entrants, [0] * len(full))
    tables += improved(cut(low, few), weights, [0] * entrants, [0] * len(few))
    return [seated(table, seats, past.sat) for table in tables]


# ---------------------------------------------------------------------------------------------- its parts


def remember(entrants: int, before: Sequence[Round]) -> Past:
    met = [[0] * entrants for _ in range(entrants)]
    filled = [0] * entrants
    sat: Counter[tuple[int, int]] = Counter()
    for table in (table for tables in before for table in tables):
        for seat, one in enumerate(table):
            if one != FILLER:
                sat[one, seat] += 1
                filled[one] += table.count(FILLER)
                for other in table:
                    if other not in (FILLER, one):
                        met[one][other] += 1
    return Past(met, filled, sat)


def circle(entrants: int, number: int) -> list[list[int]]:
    """Pairs of one round: all but the first go round a table, one place a round, and meet who sits opposite."""
    ring = [*range(entrants), *([FILLER] if entrants % 2 else [])]
    turn = number % (len(ring) - 1)
    turned = [ring[0], *ring[1 + turn :], *ring[1 : 1 + turn]]
    pairs = [(turned[at], turned[-1 - at]) for at in range(len(ring) // 2)]
    return [[one for one in pair if one != FILLER] for pair in pairs]


def even(entrants: int, seats: int, rounds: int) -> list[list[list[int]]]:
    """Rounds in which everybody meets everybody, and bots of the house, about as often: what is uneven costs by its
    square. The best of some tries, each of which improves one round after the other until none can be."""
    random, parts = Random(entrants), sizes(entrants, seats)
    houses = [seats - size for size in parts]
    found: list[tuple[int, int, list[list[list[int]]]]] = []
    for _ in range(max(1, EFFORT // (rounds * entrants * entrants))):
        plan = [cut(random.sample(range(entrants), entrants), parts) for _ in range(rounds)]
        met, filled = [[0] * entrants for _ in range(entrants)], [0] * entrants
        for tables in plan:
            count(tables, houses, met, filled, 1)
        cost, before = price(met, filled), -1
        while cost != before:
            for tables in plan:
                count(tables, houses, met, filled, -1)
                improved(tables, met, filled, houses)
                count(tables, houses, met, filled, 1)
            cost, before = price(met, filled), cost
        pairs = [met[a][b] for a, b in combinations(range(entrants), 2)]
        found.append((max(pairs) - min(pairs) + max(filled) - min(filled), cost, plan))
    return min(found)[2]


def count(tables: list[list[int]], houses: list[int], met: list[list[int]], filled: list[int], by: int) -> None:
    """A round more, or less."""
    for table, house in zip(tables, houses, strict=True):
        for one in table:
            filled[one] += by * house
            for other in table:
                met[one][other] += by * (one != other)


def price(met: list[list[int]], filled: list[int]) -> int:
    return sum(times * times for row in met for times in row) + 2 * sum(times * times for times in filled)


def improved(
    tables: list[list[int]], weights: list[list[int]], filled: list[int], houses: list[int]
) -> list[list[int]]:
    """Exchanges two at different tables as long as that makes it cheaper: a meeting costs its weight, sitting with bots
    of the house how often one has."""
    better = True
    while better:
        better = False
        for (a, one), (b, two) in combinations(enumerate(tables), 2):
            for i in range(len(one)):
                for j in range(len(two)):
                    here, there = one[i], two[j]
                    mine, theirs = weights[here], weights[there]
                    gain = (filled[here] - filled[there]) * (houses[a] - houses[b])
                    gain += sum(mine[x] - theirs[x] for x in one if x != here)
                    gain += sum(theirs[x] - mine[x] for x in two if x != there)
                    if gain > 0:
                        one[i], two[j] = there, here
                        better = True
    return tables


def cut(members: Sequence[int], parts: Sequence[int]) -> list[list[int]]:
    ends = [sum(parts[:at]) for at in range(len(parts) + 1)]
    return [list(members[start:end]) for start, end in pairwise(ends)]


def lowest(order: Sequence[int], filled: Sequence[int], many: int) -> Iterator[list[int]]:
    """Who may sit at the tables that have one entrant less, in the order of the standings, the likeliest first: who has
    met fewer bots of the house always does before who has met more."""
    last = {one: -at for at, one in enumerate(order)}
    ready = sorted(order, key=lambda one: (filled[one], last[one]))
    most = filled[ready[many - 1]] if many else -1
    sure = [one for one in ready[:many] if filled[one] < most]
    rest = [one for one in ready if filled[one] == most]
    for some in combinations(rest, many - len(sure)):
        found = {*sure, *some}
        yield [one for one in order if one in found]


def apart(order: Sequence[int], parts: Sequence[int], met: list[set[int]], steps: list[int]) -> list[list[int]] | None:
    """Neighbours at one table, none of whom has met another of it; None if there is no such round, or none is found in
    so many steps."""

    def seat(left: list[int], start: int, table: list[int], at: int) -> list[list[int]] | None:
        if len(table) == parts[at]:
            if at + 1 == len(parts):
                return [table]
            rest = seat(left[1:], 0, left[:1], at + 1)
            return None if rest is None else [table, *rest]
        for i in range(start, len(left)):
            steps[0] -= 1
            if steps[0] < 0:
                return None
            if met[left[i]].isdisjoint(table):
                found = seat([*left[:i], *left[i + 1 :]], i, [*table, left[i]], at)
                if found is not None:
                    return found
        return None

    return seat(list(order[1:]), 0, list(order[:1]), 0) if parts else []


def seated(table: Sequence[int], seats: int, sat: Counter[tuple[int, int]]) -> Seats:
    """Everybody in the seat they had least often."""
    members = [*table, *[FILLER] * (seats - len(table))]
    return min(permutations(members), key=lambda order: sum(sat[one, seat] ** 2 for seat, one in enumerate(order)))
