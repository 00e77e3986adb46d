"""A view ignores what is hidden from it; determinizations keep it, and depend on nothing else."""

from typing import Any

from ludus.conformance.conftest import Case
from ludus.core.visibility import SPECTATOR

STRIDE = 21  # of all the ids a table could be asked about, at one position: over many positions all of them are


def received(case: Case, state: Any, seat: int, first: int) -> tuple[object, ...]:
    """All a seat can get out of a table between two answers, reasons for refusals of ids from `first` on among it."""
    known = (case.game.view(state, seat), state.seat, state.pending, state.question, state.barrier)
    if seat == SPECTATOR:
        return known
    reasons = [case.game.why_not(state, seat, action) for action in range(first, case.game.actions, STRIDE)]
    return (*known, state.legal(seat), state.aside(seat), reasons)


def test_what_a_seat_receives_does_not_depend_on_what_is_hidden_from_it(case: Case) -> None:
    for state, random in case.sampled(part=0.15):
        for seat in range(SPECTATOR, case.seats):
            other = state.determinize(seat, random.getrandbits(64))
            first = random.randrange(STRIDE)
            assert received(case, other, seat, first) == received(case, state, seat, first)


def test_a_determinization_is_the_same_for_every_state_with_that_view(case: Case) -> None:
    for state, random in case.sampled(part=0.15):
        for seat in range(SPECTATOR, case.seats):
            swapped = state.determinize(seat, random.getrandbits(64))
            seed = random.getrandbits(64)
            assert swapped.determinize(seat, seed).to_bytes() == state.determinize(seat, seed).to_bytes()


def test_a_determinization_draws_hidden_things_anew_and_never_shows_the_seed(case: Case) -> None:
    images = set()
    state = case.new(1)
    for seed in range(20):
        other = state.determinize(SPECTATOR, seed)
        assert (other.key0, other.key1) != (state.key0, state.key1)
        images.add(other.to_bytes())
    assert len(images) == 20


def test_a_determinization_can_be_played_to_the_end(case: Case) -> None:
    for state, random in case.sampled(part=0.1):
        if not state.over:
            other = state.determinize(state.seat, random.getrandbits(64))
            other.playout(random.getrandbits(64))
            assert other.over


def test_determinizing_leaves_the_state_alone(case: Case) -> None:
    for state, random in case.sampled(1):
        before = state.to_bytes()
        state.determinize(0, random.getrandbits(64))
        assert state.to_bytes() == before
