"""Ludus. Native: `State.playouts` from new tables, dealt beforehand; it counts its decisions itself. Whole: the same,
one playout for each new table, dealing included. Driven: `seat`, `legal`, `apply`. Seats are asked one at a time, and
hardly ever a question with one answer."""

import sys
from itertools import count, cycle
from random import Random
from typing import Protocol

import ludus

from .timing import PLAYOUTS, POSITIONS, each, rate, say


class Table(Protocol):
    """The part of a state that playing needs."""

    @property
    def seat(self) -> int: ...
    def legal(self, seat: int) -> list[int]: ...
    def apply(self, seat: int, action: int) -> None: ...
    def to_bytes(self) -> bytes: ...


def measure(name: str, seats: int, seconds: float) -> dict[str, float]:
    """Every figure of one game at one number of seats."""
    game = ludus.game(name)
    random = Random(1).random
    seeds = count(1)
    dealt = [game.new(seats=seats, seed=next(seeds)) for _ in range(POSITIONS)]
    turns = cycle(dealt)

    def play(state: Table) -> int:
        decisions = 0
        while (seat := state.seat) >= 0:
            legal = state.legal(seat)
            state.apply(seat, legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    def walk(state: Table, steps: int = sys.maxsize) -> list[tuple[int, int]]:
        """Plays on for so many decisions, and tells how many answers each had and how large the state then was."""
        found: list[tuple[int, int]] = []
        while (seat := state.seat) >= 0 and len(found) < steps:
            legal = state.legal(seat)
            state.apply(seat, legal[int(random() * len(legal))])
            found.append((len(legal), len(state.to_bytes())))
        return found

    found = [step for state in dealt for step in walk(state.clone())]
    middle = dealt[0].clone()
    walk(middle, len(found) // POSITIONS // 2)
    return {
        "native": rate(lambda: next(turns).playouts(PLAYOUTS, next(seeds))[1], seconds),
        "native_whole": rate(lambda: game.new(seats=seats, seed=next(seeds)).playouts(1, next(seeds))[1], seconds),
        "driven": rate(lambda: play(game.new(seats=seats, seed=next(seeds))), seconds),
        "driven_dealt": rate(lambda: play(next(turns).clone()), seconds),
        "clone": each(middle.clone, seconds),
        "length": len(found) / POSITIONS,
        "choices": sum(answers > 1 for answers, _ in found) / len(found),
        "bytes": max(size for _, size in found),
    }


if __name__ == "__main__":
    build = "compiled" if ludus.compiled else "plain Python"
    say(f"{ludus.__version__}, {build}", __doc__, measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
