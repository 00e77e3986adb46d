"""Fortuna on the test bench. Left out of a position: start values, cards in the order of the file, blue to move."""

from collections.abc import Iterator
from typing import Any, Final

import ludus
from ludus.core.random import siphash
from tests.support import Desk

GAME: Final[Any] = ludus.game("fortuna")
DESK: Final = Desk(GAME)
play, legal, why_not, position, assert_position = (
    DESK.play, DESK.legal, DESK.why_not, DESK.position, DESK.assert_position,
)  # fmt: skip


def die_line(*values: int) -> str:
    """The line that makes the next dice fall like this."""
    for drawn in range(100_000):
        if all(siphash(0, 1, drawn + i) % 6 + 1 == value for i, value in enumerate(values)):
            return f"random 0 1 {drawn}"
    raise AssertionError(f"no such dice: {values}")


def supply(state: Any) -> dict[str, int]:
    found: dict[str, int] = GAME.view(state, -1).supply
    return found


def games(count: int, **options: Any) -> Iterator[Any]:
    """New games with 2, 3 and 4 players in turn."""
    for seed in range(count):
        yield GAME.new(2 + seed % 3, seed, **options)


def walk(count: int, **options: Any) -> Iterator[Any]:
    """Every position of some random games; the state moves on after each."""
    for seed, state in enumerate(games(count, **options)):
        number = seed
        state.listen()
        while True:
            yield state
            if state.over:
                break
            number += 1
            answers = state.legal(state.seat)
            state.apply(state.seat, answers[(number * 7919 + seed) % len(answers)])
