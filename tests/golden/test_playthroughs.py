"""Full games as text: every answer with what was legal, what happened, and what each seat knew. `make golden` rewrites.

A file that changes is read like a change of the rules.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludus
from ludus.core.game import Game
from ludus.core.visibility import SPECTATOR

HERE = Path(__file__).parent / "playthroughs"
CASES = [
    (name, seats, index)
    for name in ludus.titles()
    for seats in ludus.game(name).seats
    for index in range(len(ludus.game(name).setups(seats)))
]


@pytest.mark.parametrize(("name", "seats", "index"), CASES)
def test_a_full_game_goes_as_it_always_went(name: str, seats: int, index: int, request: pytest.FixtureRequest) -> None:
    path = HERE / f"{name}-{seats}-{index}.txt"
    text = "".join(f"{line}\n" for line in lines(ludus.game(name), seats, ludus.game(name).setups(seats)[index]))
    if request.config.getoption("--golden"):
        HERE.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def lines(game: Game[Any], seats: int, options: dict[str, str]) -> Iterator[str]:
    random = Random(seats)
    state = game.new(seats, 20417 + seats, **options)
    state.listen()
    yield from game.write(state).splitlines()
    number = 0
    while not state.over:
        seat = random.choice([seat for seat in range(seats) if state.pending >> seat & 1])
        legal = state.legal(seat)
        action = random.choice(legal)
        number += 1
        yield f"{number}. {seat} {game.write_action(state, seat, action)}  (of {len(legal)})"
        barrier = state.barrier
        state.apply(seat, action)
        for event in game.events(state, SPECTATOR):
            yield f"    {event}"
        known = " ".join(digest(game.view(state, viewer)) for viewer in range(SPECTATOR, seats))
        yield f"    question {state.question}, barrier +{state.barrier - barrier}, views {known}"
    yield from game.write(state).splitlines()
    yield str(game.outcome(state))


def digest(view: object) -> str:
    return hashlib.sha256(repr(view).encode()).hexdigest()[:8]
