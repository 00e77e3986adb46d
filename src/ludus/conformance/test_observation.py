"""Observations tell a network all that its seat knows, and nothing else (`core/observation.py`)."""

from dataclasses import fields, replace
from typing import Any

import pytest

import ludus
from ludus.conformance.conftest import Case
from ludus.core import image
from ludus.core.visibility import SPECTATOR

COUNTERS = ("key0", "key1", "drawn", "barrier", "question")  # they name a question, and say nothing about the game


def known(case: Case, state: Any, seat: int) -> Any:
    """What a seat knows; the number of the question is no knowledge."""
    view = case.game.view(state, seat)
    return replace(view, question=0) if "question" in {field.name for field in fields(view)} else view


def lying(state: Any) -> list[Any]:
    """Everything that lies on the table."""
    return [getattr(state, field.name) for field in image.zones(state.declared) if field.name not in COUNTERS]


def test_an_observation_does_not_depend_on_what_is_hidden(case: Case) -> None:
    observation = case.game.observation
    for state, random in case.sampled(part=0.15):
        for seat in range(case.seats):
            other = state.determinize(seat, random.getrandbits(64))
            assert observation.of(other, seat) == observation.of(state, seat)


def test_what_a_seat_can_tell_apart_its_observations_can(case: Case) -> None:
    observation = case.game.observation
    met: dict[tuple[int, bytes], Any] = {}
    for state, _ in case.positions(2):
        now = state.clone()
        for seat in range(case.seats):
            before = met.setdefault((seat, observation.of(state, seat)), now)
            assert before is now or known(case, before, seat) == known(case, now, seat)


def test_no_zone_that_a_seat_sees_is_left_out(case: Case) -> None:
    """Zones of another moment are laid into a position one by one: what changes for a seat changes what it observes."""
    observation, seen = case.game.observation, set()
    for state, random in case.sampled(2, part=0.04):
        before = [known(case, state, seat) for seat in range(case.seats)]
        other = case.new(random.randrange(2))
        other.playout(random.getrandbits(64), False, random.randrange(200))
        for field in image.zones(state.declared):
            if field.name in (*COUNTERS, "seats") or getattr(other, field.name) == getattr(state, field.name):
                continue
            seat, changed = random.randrange(case.seats), state.clone()
            setattr(changed, field.name, getattr(other, field.name))
            try:
                found = known(case, changed, seat)
            except (IndexError, ValueError):
                continue  # the parts of two positions need not fit together
            if found != before[seat]:
                seen.add(field.name)
                assert observation.of(changed, seat) != observation.of(state, seat), field.name
    assert seen


def test_the_observation_of_everything_tells_all_positions_apart(case: Case) -> None:
    observation = case.game.observation.everything
    met: dict[tuple[int, bytes], Any] = {}
    for state, _ in case.positions(2):
        now = state.clone()
        for seat in range(case.seats):
            before = met.setdefault((seat, observation.of(state, seat)), now)
            assert before is now or lying(before) == lying(now)


def test_fields_lie_side_by_side_and_keep_their_bounds(case: Case) -> None:
    for observation in (case.game.observation, case.game.observation.everything):
        end = 0
        for field in observation.fields.values():
            assert field.start == end
            end = field.stop
        assert end == observation.size == len(observation.high)
        for state, _ in case.sampled(2):
            for seat in range(case.seats):
                found = observation.of(state, seat)
                assert all(byte <= high for byte, high in zip(found, observation.high, strict=True))


def test_the_seat_that_looks_comes_first_and_the_others_clockwise(case: Case) -> None:
    place = case.game.observation.fields["pending"].slice
    for state, _ in case.sampled(2):
        for seat in range(case.seats):
            found = case.game.observation.of(state, seat)[place]
            asked = [state.pending >> (seat + k) % case.seats & 1 for k in range(case.seats)]
            assert list(found) == asked + [0] * (len(found) - case.seats)


def test_the_mask_marks_the_legal_answers(case: Case) -> None:
    for state, _ in case.sampled(2):
        for seat in range(case.seats):
            mask = case.game.mask(state, seat)
            assert [action for action in range(case.game.actions) if mask[action]] == list(state.legal(seat))


def test_every_field_says_what_it_means(title: str) -> None:
    game = ludus.game(title)
    assert [field.name for field in game.observation.everything.fields.values() if not field.means] == []
    assert game.observation.name == f"{title}-v{game.observed}"


@pytest.mark.parametrize("seat", [SPECTATOR, 99])
def test_who_is_not_at_the_table_observes_nothing(case: Case, seat: int) -> None:
    with pytest.raises(ValueError, match=f"seat {seat}: expected 0 to"):
        case.game.observation.of(case.new(1), seat)


def test_bytes_of_another_size_are_refused(case: Case) -> None:
    state, size = case.new(1), case.game.observation.size
    for out in (bytearray(size - 1), bytearray(size + 1)):
        with pytest.raises(ValueError, match=f"expected {size} bytes"):
            state.write_observation(0, out)
        assert not any(out)
    with pytest.raises(ValueError, match=f"expected {size} bytes"):
        state.write_observation(0, bytes(size))
