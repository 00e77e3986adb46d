"""What rule tests are written with: a position as text, answers as text, the position after."""

from collections.abc import Callable
from textwrap import dedent
from typing import Any, TypeVar

import pytest

from ludus.core import block
from ludus.core.game import Game

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Marks a test as a proof of these rules."""
    return pytest.mark.rule(*ids)


class Desk:
    """A game on the test bench."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def position(self, text: str) -> Any:
        return self.game.position(dedent(text))

    def play(self, start: Any, *answers: str) -> tuple[Any, list[Any]]:
        """Plays answers such as "0 take wood" from a position; returns the state and the events each answerer saw."""
        state = self.position(start) if isinstance(start, str) else start.clone()
        state.listen()
        events: list[Any] = []
        for answer in answers:
            seat, _, text = answer.partition(" ")
            self.game.answer(state, int(seat), self.game.read_action(state, int(seat), text))
            events += self.game.events(state, int(seat))
        return state, events

    def legal(self, start: Any, seat: int | None = None) -> list[str]:
        """The answers a seat may give, as text; without a seat, those of the seat that is asked."""
        state = self.position(start) if isinstance(start, str) else start
        asked = state.seat if seat is None else seat
        return [self.game.write_action(state, asked, action) for action in state.legal(asked)]

    def why_not(self, start: Any, answer: str) -> str:
        """The rule that forbids an answer such as "0 take wood"; empty if nothing does."""
        state = self.position(start) if isinstance(start, str) else start
        seat, _, text = answer.partition(" ")
        refusal = self.game.why_not(state, int(seat), self.game.read_action(state, int(seat), text))
        return "" if refusal is None else refusal.rule

    def assert_position(self, state: Any, expected: str) -> None:
        """Every section that is mentioned must be as written; what is not mentioned may be anything."""
        written = {(key, name): values for key, name, values in block.sections(self.game.write(state), self.game.keys)}
        for key, name, values in block.sections(dedent(expected), self.game.keys):
            assert (key, name, written.get((key, name))) == (key, name, values)
