"""Every action, position and record survives writing and reading."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import ludus
from ludus import Record
from ludus.conformance.conftest import Case, pending
from ludus.core import record


def test_every_action_of_the_space_has_a_text_of_its_own(case: Case) -> None:
    for state, _ in case.sampled(2, part=0.1):
        for seat in pending(state):
            texts = [case.game.write_action(state, seat, action) for action in state.legal(seat)]
            assert tuple(case.game.read_action(state, seat, text) for text in texts) == state.legal(seat)
            assert len(set(texts)) == len(texts)


def test_positions_survive_writing_and_reading(case: Case) -> None:
    for state, _ in case.sampled(part=0.15):
        text = case.game.write(state)
        back = case.game.position(text, **case.game.options(state))
        assert case.game.write(back) == text
        assert back == state


def test_records_survive_writing_and_reading(case: Case) -> None:
    for seed in range(3):
        recorded, state = play(case, seed)
        text = recorded.write(case.game)
        back = record.read(text, ludus.game)
        assert back == recorded
        assert back.last(case.game) == state


def test_a_record_may_begin_with_any_position(case: Case) -> None:
    whole, last = play(case, 7)
    half = len(whole.answers) // 2
    middle = whole.until(half).last(case.game)
    position = case.game.write(middle)
    rest = Record(
        whole.game, whole.version, whole.seats, 0, whole.options, whole.answers[half:], salt="c0ffee", position=position
    )
    text = rest.write(case.game)
    assert "seed" not in text.splitlines()[0]
    back = record.read(text, ludus.game)
    assert back == rest
    assert back.start(case.game) == middle
    assert back.last(case.game) == last


def test_a_record_replays_the_same_bytes_at_every_step(case: Case) -> None:
    recorded, _ = play(case, 5)
    images = [state.to_bytes() for state in recorded.replay(case.game)]
    assert len(images) == len(recorded.answers) + 1
    assert images == [state.to_bytes() for state in recorded.replay(case.game)]
    half = len(recorded.answers) // 2
    assert recorded.until(half).last(case.game).to_bytes() == images[half]


def play(case: Case, seed: int) -> tuple[Record, Any]:
    """A random game and its record."""
    answers = []
    state = case.new(seed)
    for number in range(100_000):
        if state.over:
            break
        seat = pending(state)[number % len(pending(state))]
        legal = state.legal(seat)
        action = legal[(number * 7919 + seed) % len(legal)]
        state.apply(seat, action)
        answers.append((seat, action))
    options = case.game.options(state)
    return Record(case.game.name, case.game.version, case.seats, seed, options, tuple(answers), "2026-01-31"), state


@settings(max_examples=300, deadline=None)
@given(seed=st.integers(0, (1 << 128) - 1))
def test_a_seed_of_any_size_is_kept_in_the_record(titles: list[str], seed: int) -> None:
    game = ludus.game(titles[-1])
    text = Record(game.name, game.version, game.seats[0], seed).write(game)
    assert record.read(text, ludus.game).seed == seed
