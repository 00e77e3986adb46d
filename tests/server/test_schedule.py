"""Who meets whom in a tournament, and who stands where: pure functions, looked at for all numbers that can come."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludus.server.tables import schedule
from ludus.server.tables.schedule import FILLER, Seats
from ludus.server.tables.standings import WHOLE, Played, equal, parts, standings

KINDS = ("round-robin", "swiss")


def play(kind: str, entrants: int, seats: int, rounds: int, luck: int = 0) -> list[list[Seats]]:
    """Rounds of a tournament whose games end by chance."""
    if kind == "round-robin":
        return schedule.round_robin(entrants, seats, rounds)
    random, order = Random(luck), list(range(entrants))
    before: list[list[Seats]] = []
    for _ in range(rounds):
        before.append(schedule.swiss(order, seats, before))
        random.shuffle(order)
    return before


def meetings(entrants: int, rounds: list[list[Seats]]) -> Counter[tuple[int, int]]:
    found = Counter(dict.fromkeys(combinations(range(entrants), 2), 0))
    for table in (table for one in rounds for table in one):
        found.update(combinations(sorted(one for one in table if one != FILLER), 2))
    return found


def spread(counts: Counter[tuple[int, int]]) -> int:
    return max(counts.values()) - min(counts.values())


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(KINDS), st.integers(2, 30), st.integers(2, 5), st.integers(1, 6), st.integers(0, 99))
def test_everybody_sits_at_one_table_a_round_and_the_house_takes_what_is_left(
    kind: str, entrants: int, seats: int, rounds: int, luck: int
) -> None:
    for tables in play(kind, entrants, seats, rounds, luck):
        assert {len(table) for table in tables} == {seats}
        assert len(tables) == -(-entrants // seats)  # no table more than it takes
        assert sorted(one for table in tables for one in table if one != FILLER) == list(range(entrants))
        house = [table.count(FILLER) for table in tables]
        assert max(house) - min(house) <= 1


@settings(deadline=None)
@given(st.integers(2, 40))
def test_at_tables_of_two_everybody_meets_everybody_once(entrants: int) -> None:
    rounds = play("round-robin", entrants, 2, schedule.whole(entrants, 2))
    assert set(meetings(entrants, rounds).values()) == {1}
    alone = Counter(one for tables in rounds for table in tables if FILLER in table for one in table)
    del alone[FILLER]
    assert sorted(alone.values()) == ([1] * entrants if entrants % 2 else [])  # once each with a bot of the house


@settings(deadline=None)
@given(st.integers(2, 16), st.integers(0, 20))
def test_whoever_goes_on_at_tables_of_two_goes_round_again(entrants: int, more: int) -> None:
    whole = schedule.whole(entrants, 2)
    assert spread(meetings(entrants, play("round-robin", entrants, 2, whole + more))) <= 1


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("entrants", [*range(3, 17), 20, 25])
def test_at_larger_tables_everybody_meets_everybody_about_as_often(entrants: int, seats: int) -> None:
    rounds = play("round-robin", entrants, seats, schedule.whole(entrants, seats))
    assert spread(meetings(entrants, rounds)) <= 3  # ten at two tables of five cannot do better
    house = Counter(dict.fromkeys(range(entrants), 0))
    for table in (table for one in rounds for table in one):
        house.update({one: table.count(FILLER) for one in table if one != FILLER})
    assert max(house.values()) - min(house.values()) <= 2


@pytest.mark.parametrize(
    ("entrants", "seats", "rounds", "best"), [(9, 3, 4, 0), (5, 3, 3, 2), (6, 3, 3, 2), (6, 3, 6, 2)]
)
def test_few_meet_as_evenly_as_any_rounds_could_have_it(entrants: int, seats: int, rounds: int, best: int) -> None:
    assert spread(meetings(entrants, play("round-robin", entrants, seats, rounds))) == best


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(KINDS), st.integers(2, 16), st.integers(2, 5), st.integers(0, 99))
def test_nobody_has_the_same_seat_all_the_time(kind: str, entrants: int, seats: int, luck: int) -> None:
    rounds = play(kind, entrants, seats, seats * 2, luck)
    for one in range(entrants):
        sat = Counter(table.index(one) for tables in rounds for table in tables if one in table)
        assert max(sat.values()) <= 4  # two is even


def test_sixty_four_are_scheduled_too() -> None:
    for kind in KINDS:
        for seats in (2, 5):
            rounds = play(kind, 64, seats, 6)
            assert max(meetings(64, rounds).values()) <= (1 if seats == 2 else 2)


# ---------------------------------------------------------------------------------------------- Swiss


def test_the_first_meet_the_first_and_nobody_again() -> None:
    first = schedule.swiss([0, 1, 2, 3], 2, [])
    assert [set(table) for table in first] == [{0, 1}, {2, 3}]
    second = schedule.swiss([0, 2, 1, 3], 2, [first])
    assert [set(table) for table in second] == [{0, 2}, {1, 3}]
    third = schedule.swiss([0, 2, 1, 3], 2, [first, second])
    assert [set(table) for table in third] == [{0, 3}, {1, 2}]
    again = schedule.swiss([3, 2, 1, 0], 2, [first, second, third])
    assert [set(table) for table in again] == [{3, 2}, {1, 0}]  # they have all met: neighbours do again


def possible(left: frozenset[int], met: set[tuple[int, int]]) -> bool:
    """Whether some can be paired without meeting again: every way is tried."""
    if not left:
        return True
    one = min(left)
    return any(possible(left - {one, two}, met) for two in left if two > one and (one, two) not in met)


@settings(deadline=None)
@given(st.integers(1, 4), st.integers(1, 7), st.integers(0, 10_000))
def test_nobody_meets_again_where_that_can_be_avoided(half: int, rounds: int, luck: int) -> None:
    entrants = 2 * half
    played = play("swiss", entrants, 2, rounds, luck)
    met = {pair for pair, times in meetings(entrants, played[:-1]).items() if times}
    now = {pair for pair, times in meetings(entrants, played[-1:]).items() if times}
    if possible(frozenset(range(entrants)), met):
        assert not met & now


@settings(deadline=None, max_examples=30)
@given(st.integers(4, 64), st.integers(0, 99))
def test_in_few_rounds_nobody_meets_again(entrants: int, luck: int) -> None:
    """Who has met fewer than half of the others can be paired: Dirac."""
    rounds = play("swiss", entrants, 2, max(1, entrants // 4), luck)
    assert max(meetings(entrants, rounds).values()) <= 1


@settings(deadline=None, max_examples=40)
@given(st.integers(2, 23), st.integers(2, 5), st.integers(1, 8), st.integers(0, 99))
def test_nobody_sits_with_the_house_twice_before_all_have(entrants: int, seats: int, rounds: int, luck: int) -> None:
    sat = Counter(dict.fromkeys(range(entrants), 0))
    for tables in play("swiss", entrants, seats, rounds, luck):
        sat.update({one: table.count(FILLER) for table in tables for one in table if one != FILLER})
    assert max(sat.values()) - min(sat.values()) <= 1


def test_the_last_of_an_odd_number_plays_against_the_house() -> None:
    first = schedule.swiss([0, 1, 2], 2, [])
    assert set(first[-1]) == {2, FILLER}
    second = schedule.swiss([2, 0, 1], 2, [first])
    assert set(second[-1]) == {1, FILLER}
    assert set(second[0]) == {0, 2}


def test_how_many_rounds_it_takes() -> None:
    assert [schedule.whole(entrants, 2) for entrants in (2, 3, 4, 5, 8)] == [1, 3, 3, 5, 7]
    assert schedule.whole(9, 3) == 4
    assert schedule.usual("round-robin", 64, 2) == schedule.MOST_ROUNDS
    assert schedule.usual("swiss", 64, 2) == 6
    assert schedule.usual("swiss", 4, 2) == 3
    assert schedule.usual("swiss", 2, 2) == 1


# ---------------------------------------------------------------------------------------------- standings


def table(round_: int, *seats: int, won: int | None = None, shared: tuple[int, ...] = ()) -> Played:
    winners = shared or (() if won is None else (won,))
    return Played(round_, seats, tuple(WHOLE // len(winners) if one in winners else 0 for one in seats))


def test_points_then_wins_then_strength_then_the_direct_result() -> None:
    by_points = standings([1, 2], [table(1, 1, 2, won=2)], {})
    assert [(one.entrant, one.place, one.points) for one in by_points] == [(2, 1, WHOLE), (1, 2, 0)]
    draws = [table(1, 1, 3, won=1), table(2, 2, 4, shared=(2, 4)), table(3, 2, 4, shared=(2, 4)), table(4, 1, 3, won=3)]
    wins = standings([2, 4, 1, 3], draws, {})
    assert [(one.entrant, one.wins, one.place) for one in wins] == [(1, 1, 1), (3, 1, 1), (2, 0, 3), (4, 0, 3)]
    strong = [table(1, 1, 3, won=1), table(1, 2, 4, won=2), table(2, 3, 5, won=3), table(2, 4, 6, won=6)]
    order = standings([2, 1, 3, 4, 5, 6], strong, {})
    assert [one.entrant for one in order[:2]] == [
        1,
        3,
    ]  # 1 has beaten who has won once, 3 lost to 1 and beat nobody else
    assert order[0].strength == Fraction(WHOLE)


def test_equals_are_parted_by_their_own_tables() -> None:
    circle = [table(1, 1, 2, won=1), table(1, 3, 4, won=3), table(2, 1, 3, won=3), table(2, 2, 4, won=4)]
    found = {one.entrant: one for one in standings([1, 2, 3, 4], circle, {})}
    assert (found[3].place, found[1].points, found[4].points) == (1, WHOLE, WHOLE)
    even = [table(1, 1, 2, won=1), table(2, 1, 3, won=3), table(3, 2, 3, won=2), table(4, 1, 4, won=1)]
    even += [table(4, 2, 4, won=2), table(5, 3, 4, won=3)]
    places = [(one.entrant, one.place) for one in standings([1, 2, 3, 4], even, {})]
    assert places == [(1, 1), (2, 1), (3, 1), (4, 4)]  # a circle of three, who share the first place
    met_twice = [table(1, 1, 2, won=2), table(1, 3, 4, won=3), table(2, 1, 3, won=1), table(2, 2, 4, won=4)]
    met_twice += [table(3, 1, 4, won=1), table(3, 2, 3, won=2)]
    assert [one.entrant for one in standings([1, 2, 3, 4], met_twice, {})][:2] == [2, 1]  # 2 has beaten 1


def test_who_has_left_gets_nothing_more_and_the_house_is_nobody() -> None:
    played = [table(1, 1, 2, won=1), table(2, 1, 2, won=1), table(2, 3, FILLER, won=3)]
    found = {one.entrant: one for one in standings([1, 2, 3], played, {1: 1})}
    assert (found[1].points, found[1].games) == (WHOLE, 1)
    assert (found[3].points, found[3].strength) == (WHOLE, Fraction(0))
    assert len(found) == 3


def test_shares_as_they_are_counted() -> None:
    assert parts([1.0, 0.0], [False, False]) == (60, 0)
    assert parts([1 / 3] * 3, [False, True, False]) == (20, 0, 20)
    assert equal(4) == (15, 15, 15, 15)


@settings(deadline=None)
@given(st.integers(2, 12), st.integers(2, 5), st.integers(1, 5), st.randoms(use_true_random=False))
def test_standings_do_not_depend_on_the_order_of_anything(
    entrants: int, seats: int, rounds: int, random: Random
) -> None:
    everybody = list(range(entrants))
    played = [
        table(number, *seated, won=random.choice([one for one in seated if one != FILLER]))
        for number, tables in enumerate(schedule.round_robin(entrants, seats, rounds), start=1)
        for seated in tables
    ]
    first = standings(everybody, played, {})
    random.shuffle(everybody)
    random.shuffle(played)
    second = standings(everybody, played, {})
    assert {one.entrant: one for one in first} == {one.entrant: one for one in second}
    assert sum(one.points for one in first) == WHOLE * len(played)
    for better, worse in pairwise(first):
        assert (better.points, better.wins, better.strength) >= (worse.points, worse.wins, worse.strength)
        assert better.place <= worse.place
