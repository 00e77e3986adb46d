"""One suite for every registered game, at every number of seats and with every setup it names."""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import ludus
from ludus.core.game import Game

from . import options

UNASKED = 0.02  # how often somebody answers outside the question


@dataclass(frozen=True)
class Case:
    """A game to be tested, and how many random ones."""

    game: Game[Any]
    seats: int
    options: dict[str, str]
    games: int

    def new(self, seed: int) -> Any:
        return self.game.new(self.seats, seed, **self.options)

    def positions(self, games: int | None = None) -> Iterator[tuple[Any, Random]]:
        """Random games, position by position; the state moves on after each. Pending seats answer in any order."""
        for seed in range(games or self.games):
            random = Random(zlib.crc32(f"{self} {seed}".encode()))
            state = self.new(seed)
            state.listen()
            while True:
                yield state, random
                if state.over:
                    break
                seat = random.choice(pending(state))
                spoken = random.randrange(self.seats)
                if state.aside(spoken) and random.random() < UNASKED:
                    state.apply(spoken, random.choice(state.aside(spoken)))
                else:
                    state.apply(seat, random.choice(state.legal(seat)))

    def sampled(self, games: int | None = None, part: float = 0.1) -> Iterator[tuple[Any, Random]]:
        """A part of those positions, with the last of each game among them."""
        for state, random in self.positions(games):
            if state.over or random.random() < part:
                yield state, random

    def __str__(self) -> str:
        words = [self.game.name, f"{self.seats}p", *(f"{key}={value[:12]}" for key, value in self.options.items())]
        return "-".join(words)


def pending(state: Any) -> list[int]:
    return [seat for seat in range(state.seats) if state.pending >> seat & 1]


@pytest.fixture(scope="session")
def titles(request: pytest.FixtureRequest) -> list[str]:
    """The games to test."""
    return options.titles(request.config)


pytest_addoption = options.pytest_addoption


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        games = 100 if metafunc.config.getoption("--soak") else 5
        cases = [
            Case(game, seats, setup, games)
            for game in map(ludus.game, options.titles(metafunc.config))
            for seats in game.seats
            for setup in game.setups(seats)
        ]
        metafunc.parametrize("case", cases, ids=str)
    if "title" in metafunc.fixturenames:
        metafunc.parametrize("title", options.titles(metafunc.config))
