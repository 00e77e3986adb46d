"""Random games of every allowed combination of options, looked over after every answer; `make soak` plays many more."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from ludus.games.gloire.declaration import LEAD_STEP, MATERIALS, OF
from ludus.games.gloire.game import GAME
from ludus.games.gloire.rules.state import State
from ludus.games.gloire.sound import check
from tests.games.gloire.test_random import limits, sizes
from tests.support import rule


def combinations() -> Iterator[tuple[int, dict[str, str]]]:
    """Players x sites x alternative cards x introductory x start; the introductory game has no alternative cards."""
    for seats, sites in [(2, "2"), (2, "3"), (3, ""), (4, ""), (5, "")]:
        for circus, forum, introductory, experienced in product(("no", "yes"), repeat=4):
            if introductory == "yes" and "yes" in (circus, forum):
                continue
            options = {
                "alternative_circus": circus,
                "alternative_forum": forum,
                "introductory": introductory,
                "experienced_start": experienced,
            }
            yield seats, options | ({"two_player_sites": sites} if sites else {})


CASES = list(combinations())


@pytest.mark.parametrize(
    ("seats", "options"), CASES, ids=lambda value: "-".join(value.values()) if isinstance(value, dict) else f"{value}p"
)
@rule("G-COMP-1", "G-COMP-4", "G-LIM-1", "G-LIM-7", "G-PROTO-1", "G-VAR-1")
def test_every_combination_of_options_keeps_the_table_in_order(
    seats: int, options: dict[str, str], request: pytest.FixtureRequest
) -> None:
    for seed in range(400 if request.config.getoption("--soak") else 10):
        random = Random(f"{seats} {options} {seed}")
        state = GAME.new(seats, seed, **options)
        while not state.over:
            seat = random.choice([seat for seat in range(seats) if state.pending >> seat & 1])
            before, room = sizes(state), limits(state)
            state.apply(seat, random.choice(state.legal(seat)))
            look_over(state, before, room)


def look_over(state: State, before: list[tuple[int, int]], room: list[tuple[int, int]]) -> None:
    check(state)  # all cards in one place each, all flags within what can be
    assert min(*state.town, *state.country) >= 0
    assert min(state.pool[OF:]) >= 0  # open to all: the pool is counted by design
    values, sites = state.box.site_value, state.sites
    for seat, (now, most) in enumerate(zip(sizes(state), limits(state), strict=True)):
        on_board = sum(sites[seat][material] * values[material] for material in range(MATERIALS))
        assert state.influence[seat] == state.box.start_influence + on_board
        for zone in range(2):  # no new card above a limit
            assert now[zone] <= max(before[seat][zone], room[seat][zone], most[zone])
    if not state.over and state.frame[state.depth - 1][0] == LEAD_STEP:
        assert state.depth == 2  # nothing is left over from the last turn


def test_there_are_fifty_combinations() -> None:
    assert len(CASES) == 50
