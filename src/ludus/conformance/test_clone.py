"""A clone is equal, and playing on it leaves the original untouched."""

import pickle

import pytest

from ludus import NotationError
from ludus.conformance.conftest import Case


def test_a_clone_goes_its_own_way(case: Case) -> None:
    for state, random in case.sampled():
        before = state.to_bytes()
        clone = state.clone()
        assert clone == state
        assert clone.legal(clone.seat) == state.legal(state.seat)
        clone.playout(random.getrandbits(64))
        assert clone.over
        assert state.to_bytes() == before


def test_a_clone_continues_as_the_original_would(case: Case) -> None:
    for state, random in case.sampled(part=0.05):
        seed = random.getrandbits(64)
        one, other = state.clone(), state.clone()
        one.playout(seed)
        other.playout(seed)
        assert one == other


def test_copying_into_a_state_makes_it_equal(case: Case) -> None:
    other = case.new(99)
    for state, _ in case.sampled(2):
        state.copy_into(other)
        assert other == state
        assert other.legal(other.seat) == state.legal(state.seat)


def test_an_image_brings_the_state_back(case: Case) -> None:
    for state, random in case.sampled():
        back = type(state).from_bytes(state.to_bytes(), state.box)
        assert back == state
        assert pickle.loads(pickle.dumps(state)) == state
        seed = random.getrandbits(64)
        one = state.clone()
        one.playout(seed)
        back.playout(seed)
        assert back == one


def test_a_broken_image_is_refused(case: Case) -> None:
    state = case.new(0)
    image = state.to_bytes()
    for broken in (b"", image[:-1], image + b"\0"):
        with pytest.raises(NotationError, match="bytes, expected"):
            type(state).from_bytes(broken, state.box)
    with pytest.raises(NotationError, match="is outside"):
        type(state).from_bytes(image[:24] + bytes([127]) + image[25:], state.box)


def test_many_playouts_are_the_sum_of_single_ones_and_leave_the_state_alone(case: Case) -> None:
    state = case.new(3)
    before = state.to_bytes()
    shares, decisions = state.playouts(8, seed=5)
    assert state.to_bytes() == before
    assert sum(shares) == pytest.approx(8)
    assert decisions >= 8
    assert state.playouts(8, seed=5) == (shares, decisions)
    assert len(shares) == case.seats


def test_the_same_image_under_other_rules_is_another_state(case: Case) -> None:
    state = case.new(3)
    assert state == case.new(3)
    for options in case.game.setups(case.seats):
        other = case.game.new(case.seats, 3, **options)
        try:
            same = type(state).from_bytes(state.to_bytes(), other.box)
        except NotationError:  # it cannot be there under those rules
            continue
        assert (same == state) == (case.game.options(same) == case.game.options(state))


def test_states_are_no_keys_since_they_change(case: Case) -> None:
    with pytest.raises(TypeError):
        hash(case.new(0))
