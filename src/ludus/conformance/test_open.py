"""Open phases: answers of different seats that do not touch each other give the same result in any order."""

from typing import Any

from ludus.conformance.conftest import Case, pending


def without_turn(state: Any) -> bytes:
    """The image but for whom a one-at-a-time program asks next, which rightly follows the order of the answers."""
    copy = state.clone()
    copy.turn = 0
    image: bytes = copy.to_bytes()
    return image


def test_answers_that_leave_the_question_as_it_is_commute(case: Case) -> None:
    tried = 0
    for state, random in case.positions(3):
        seats = pending(state)
        if len(seats) < 2:
            continue
        one, two = random.sample(seats, 2)
        first, second = random.choice(state.legal(one)), random.choice(state.legal(two))
        a, b = state.clone(), state.clone()
        a.apply(one, first)
        b.apply(two, second)
        if state.question != a.question or state.question != b.question:
            continue  # the question is another one now: the second answer would be stale
        a.apply(two, second)
        b.apply(one, first)
        tried += 1
        assert without_turn(a) == without_turn(b)
    assert tried or not case.game.at_once
