"""What is declared once is read everywhere the same: events keep their secrets, answers their texts."""

import copy
import pickle
from dataclasses import fields
from types import SimpleNamespace
from typing import Annotated, Any

import pytest

from ludus.core.declare import (
    Among,
    Answer,
    Distance,
    Event,
    Follows,
    Named,
    Option,
    Seat,
    Secret,
    Space,
    Step,
    Told,
    answer,
    event,
    steps,
)
from ludus.core.errors import NotationError

NAMES = ["oak", "elm"]
PRICES = {0: 200, 1: 7}


def declared() -> Any:
    told = Told()

    @event(told, "card")
    class Drawn(Event):
        seat: Seat
        card: Annotated[str | None, Named(lambda box: NAMES), Secret()]
        price: Annotated[int | None, Follows(lambda box, card: PRICES[card])]
        left: int

    return Drawn


def test_what_follows_from_a_secret_is_one_too() -> None:
    drawn = declared()
    assert vars_of(drawn.told(1, (0, 5, 0), None, viewer=1)) == (1, "oak", 200, 5)
    assert vars_of(drawn.told(1, (0, 5, 0), None, viewer=0)) == (1, None, None, 5)
    assert vars_of(drawn.told(1, (1, 5, 0), None, viewer=-1)) == (1, None, None, 5)


def vars_of(event: Any) -> tuple[Any, ...]:
    return tuple(getattr(event, one.name) for one in fields(event))


def test_answers_are_read_as_they_are_written() -> None:
    space = Space()
    state = SimpleNamespace(seats=3, box=None)

    @answer(space, "give {what} to {whom}")
    class Give(Answer):
        what: Annotated[int, Named(lambda box: NAMES, 2, "tree")]
        whom: Annotated[int, Distance(4)]

    @answer(space, "wait {turns}")
    class Wait(Answer):
        turns: Annotated[int, Among((1, 2), "X-1")]

    assert (Give.first, Give.size, Wait.first, len(space)) == (0, 6, 6, 8)
    for action in range(len(space)):
        if getattr(space.answers[action], "whom", 0) < state.seats:  # the fourth seat is not at this table
            assert space.read(state, 1, space.write(state, 1, action)) == action
    for text, said in (
        ("give ash to 2", "what ash: no tree of the deck is called so"),
        ("give oak to 1", "whom 1: expected another seat"),
        ("wait 3", r"turns 3: expected 1 to 2 \(X-1\)"),
        ("sing", "expected give WHAT to WHOM | wait TURNS"),
    ):
        with pytest.raises(NotationError, match=said.replace("|", r"\|")):
            space.read(state, 1, text)


def test_a_part_must_say_what_its_numbers_mean() -> None:
    with pytest.raises(TypeError, match=r"Bare\.number: annotate what its numbers mean"):

        @answer(Space(), "bare {number}")
        class Bare(Answer):
            number: int


def test_a_step_is_a_number_with_a_name() -> None:
    first, second = Step(0, "ask", topic="X-ASK"), Step(1, "wait")
    assert steps({"A": first, "B": second, "C": 7}) == (0, 1)
    assert [copy.deepcopy(one).topic for one in (first, pickle.loads(pickle.dumps(first)))] == ["X-ASK", "X-ASK"]
    with pytest.raises(ValueError, match="without gaps"):
        steps({"A": first, "B": Step(2, "late")})


def test_an_option_is_said_in_one_of_its_words() -> None:
    option = Option("quick", rule="X-2")
    assert [option.read(value) for value in ("yes", True, "true", "no", False)] == ["yes", "yes", "yes", "no", "no"]
    with pytest.raises(ValueError, match=r"quick is 'perhaps', expected yes or no \(X-2\)"):
        option.read("perhaps")
