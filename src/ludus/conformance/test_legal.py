"""Legal actions are sorted, distinct and accepted; all others are refused, and change nothing."""

import pickle
from itertools import combinations

import pytest

from ludus import IllegalAction, StaleAction
from ludus.conformance.conftest import Case, pending
from ludus.core import image


def test_answers_are_sorted_distinct_and_of_the_space(case: Case) -> None:
    for state, _ in case.positions():
        for seat in range(case.seats):
            legal = state.legal(seat)
            assert legal == tuple(sorted(set(legal)))
            assert bool(legal) == bool(state.pending >> seat & 1)
            assert all(0 <= action < case.game.actions for action in legal)
        assert (state.seat == -1) == state.over
        assert state.over or state.seat in pending(state)


def test_every_legal_answer_is_accepted(case: Case) -> None:
    for state, _ in case.sampled(2, part=0.2):
        for seat in range(case.seats):
            for action in (*state.legal(seat), *state.aside(seat)):
                case.game.answer(state.clone(), seat, action)


def test_every_other_id_is_refused_with_a_rule_and_changes_nothing(case: Case) -> None:
    for state, _ in case.sampled(2, part=0.05):
        before = state.to_bytes()
        for seat in range(case.seats):
            allowed = {*state.legal(seat), *state.aside(seat)}
            for action in range(case.game.actions):
                refusal = case.game.why_not(state, seat, action)
                assert (refusal is None) == (action in allowed), (seat, action)
                if refusal is not None:
                    with pytest.raises(IllegalAction):
                        state.apply(seat, action)
        assert state.to_bytes() == before


def test_the_answers_cannot_be_changed_by_whoever_asked_for_them(case: Case) -> None:
    state = case.new(1)
    legal = state.legal(state.seat)
    assert isinstance(legal, tuple)
    assert pickle.loads(pickle.dumps(legal)) == legal


@pytest.mark.parametrize("action", [1 << 31, 1 << 40, 1 << 100, -(1 << 31) - 1, -(1 << 100)])
def test_an_id_no_c_int_can_hold_is_refused_like_any_other(case: Case, action: int) -> None:
    state = case.new(1)
    before = state.to_bytes()
    with pytest.raises(IllegalAction):
        state.apply(state.seat, action)
    with pytest.raises(IllegalAction):
        state.apply(action, 0)
    assert state.to_bytes() == before


def test_a_position_that_was_written_to_lists_its_answers_anew(case: Case) -> None:
    before = case.new(0)
    for state, _ in case.sampled(1):
        if state.over:
            continue
        seat = state.seat
        for action in set(before.legal(seat)) - set(state.legal(seat)):
            other = before.clone()
            assert other.allows(seat, action)
            for field in image.zones(state.declared):
                setattr(other, field.name, getattr(state, field.name))
            assert not other.allows(seat, action)
        before = state.clone()


@pytest.mark.parametrize("seat", [-1, 8, 99])
def test_a_seat_that_is_not_there_is_refused(case: Case, seat: int) -> None:
    state = case.new(1)
    before = state.to_bytes()
    assert state.legal(seat) == ()
    with pytest.raises(IllegalAction):
        state.apply(seat, state.legal(state.seat)[0])
    with pytest.raises(IllegalAction, match=r"\[[A-Z]+-"):
        case.game.answer(state, seat, state.legal(state.seat)[0])
    assert state.to_bytes() == before


@pytest.mark.parametrize("action", [-1, 32767, 1 << 20])
def test_an_id_outside_the_space_is_refused(case: Case, action: int) -> None:
    state = case.new(1)
    before = state.to_bytes()
    with pytest.raises(IllegalAction):
        state.apply(state.seat, action)
    with pytest.raises(IllegalAction, match=f"action {action}"):
        case.game.answer(state, state.seat, action)
    assert state.to_bytes() == before


def test_an_answer_to_an_older_question_is_stale(case: Case) -> None:
    state = case.new(1)
    seat = state.seat
    with pytest.raises(StaleAction, match="now it is question"):
        case.game.answer(state, seat, state.legal(seat)[0], question=state.question - 1)
    case.game.answer(state, seat, state.legal(seat)[0], question=state.question)


def test_a_game_that_is_over_has_a_winner_and_asks_nobody(case: Case) -> None:
    for state, _ in case.positions():
        if state.over:
            outcome = case.game.outcome(state)
            assert sum(state.outcome()) == pytest.approx(1)
            assert outcome.winners
            assert outcome.reason
            assert all(bool(share) == (seat in outcome.winners) for seat, share in enumerate(state.outcome()))
            scored = any(outcome.scores)
            for (one, place), (other, below) in combinations(zip(outcome.scores, outcome.places, strict=True), 2):
                assert not scored or one == other or (one > other) == (place < below)
        else:
            assert case.game.outcome(state).places == case.game.outcome(state).winners == ()
            assert state.outcome() == [0.0] * case.seats
