"""Random play from tables where much is built: nothing appears, vanishes, or grows beyond its limit."""

from random import Random
from typing import Any

import pytest

from ludus.games.gloire.declaration import (
    CLIENT_ADD,
    CLIENT_FACTOR,
    LEAD_STEP,
    MATERIALS,
    NONE,
    OF,
    ROLES,
    SEATS,
    VAULT_ADD,
)  # fmt: skip
from ludus.games.gloire.game import GAME
from ludus.games.gloire.rules.state import State
from ludus.games.gloire.sound import check
from tests.games.gloire.tables import OPTIONS, rich_positions
from tests.support import rule


def sizes(state: State) -> list[tuple[int, int]]:
    clients, vaults = state.clients, state.vault
    return [(sum(clients[seat][OF:]), sum(vaults[seat][OF:])) for seat in range(state.seats)]


def limits(state: State) -> list[tuple[int, int]]:
    found = []
    powers, influences = state.power, state.influence
    for seat in range(state.seats):
        power, influence = powers[seat], influences[seat]
        found.append(((influence + power[CLIENT_ADD]) * power[CLIENT_FACTOR], influence + power[VAULT_ADD]))
    return found


@pytest.mark.parametrize("seed", range(4))
@rule("G-COMP-1", "G-COMP-4", "G-COMP-5", "G-LIM-1", "G-PROTO-1", "G-TERM-6")
def test_cards_sites_and_influence_add_up_whatever_is_built(seed: int) -> None:
    start: Any = None
    for state, _ in rich_positions(seed, 24):
        copy = state.clone()
        check(copy)  # every card in one place, every flag within what can be
        assert copy == state
        census = GAME.census(state)
        start = census if state.question == 1 else start
        assert census == start
        values, counts = state.box.site_value, state.sites
        for seat in range(state.seats):
            on_board = sum(counts[seat][material] * values[material] for material in range(MATERIALS))
            assert state.influence[seat] == state.box.start_influence + on_board
        assert min(*state.town, *state.country) >= 0
        if not state.over and state.frame[state.depth - 1][0] == LEAD_STEP:
            assert state.depth == 2  # nothing is left over from the last turn
            assert not any(state.units)
            assert not any(state.used)
            assert all(card == NONE for card in state.held)


@pytest.mark.parametrize("seed", range(4))
@rule("G-LIM-7", "G-RULING-39")
def test_no_card_enters_a_zone_that_is_at_its_limit(seed: int) -> None:
    before: list[tuple[int, int]] = []
    rooms: list[tuple[int, int]] = []
    for state, _ in rich_positions(seed + 100, 24):
        now, most = sizes(state), limits(state)
        if state.question > 1:
            for seat, (clients, vault) in enumerate(now):
                assert clients <= max(before[seat][0], most[seat][0], rooms[seat][0])
                assert vault <= max(before[seat][1], most[seat][1], rooms[seat][1])
        before, rooms = now, most


@pytest.mark.parametrize("seed", range(3))
@rule("G-INFO-1", "G-INFO-2", "G-PROTO-12")
def test_what_a_seat_receives_depends_on_nothing_hidden_from_it(seed: int) -> None:
    for state, random in rich_positions(seed + 200, 16):
        if random.random() > 0.3:
            continue
        for seat in range(-1, state.seats):
            other = state.determinize(seat, random.getrandbits(60))
            check(other)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert other.legal(seat) == state.legal(seat)
            again = random.getrandbits(60)
            assert other.determinize(seat, again) == state.determinize(seat, again)


@pytest.mark.parametrize("seed", range(3))
def test_rich_positions_survive_writing_and_reading(seed: int) -> None:
    for state, random in rich_positions(seed + 300, 16):
        if random.random() < 0.3:
            text = GAME.write(state)
            assert GAME.position(text) == state
            assert GAME.write(GAME.position(text)) == text


@pytest.mark.parametrize("seed", range(3))
@rule("G-PROTO-4")
def test_every_other_id_is_refused_with_a_rule(seed: int) -> None:
    for state, random in rich_positions(seed + 400, 16):
        if random.random() < 0.05 and not state.over:
            allowed = {*state.legal(state.seat), *state.aside(state.seat)}
            for action in range(GAME.actions):
                refusal = GAME.why_not(state, state.seat, action)
                assert (refusal is None) == (action in allowed)
                assert refusal is None or refusal.rule.startswith("G-")


@rule("G-PROTO-12")
def test_for_the_others_a_compound_answer_is_one_decision() -> None:
    compound = 0
    known: list[Any] = []
    for state, random in rich_positions(7, 40):
        if state.over or not state.picked:
            before, known = state.clone(), []
            continue
        compound += 1
        known = known or [GAME.view(before, seat) for seat in range(-1, state.seats)]
        for seat in range(-1, state.seats):
            if seat != state.seat:
                assert GAME.view(state, seat) == known[seat + 1]
                assert GAME.events(state, seat) == ()
        assert len(state.legal(state.seat)) > 1
        assert random
    assert compound > 20


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "plain")
@rule("G-END-10")
def test_every_game_ends(options: dict[str, str]) -> None:
    for seats in range(2, SEATS + 1):
        state = GAME.new(seats, 5, **options)
        assert state.playout(Random(seats).getrandbits(60)) > 0
        assert state.over
        assert 0 <= state.turns <= 400
        assert ROLES == MATERIALS
