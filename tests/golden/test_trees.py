"""How many sequences of answers there are to depth n from fixed openings. `make golden` rewrites the counts."""

from pathlib import Path
from typing import Any

import pytest

import ludus

PATH = Path(__file__).parent / "trees.txt"
LARGEST = 60_000  # sequences counted per opening


def grow(state: Any) -> list[int]:
    """The number of sequences of length 1, 2, ...: level by level, until a level is too large to play."""
    level = [state]
    counts = []
    while sum(len(child.legal(child.seat)) for child in level) <= LARGEST:
        following = []
        for node in level:
            seat = node.seat
            for action in node.legal(seat):
                child = node.clone()
                child.apply(seat, action)
                following.append(child)
        level = following
        counts.append(len(level))
        if not level:
            break
    return counts


def count(name: str) -> list[str]:
    found = []
    game = ludus.game(name)
    for seats in game.seats:
        for index, options in enumerate(game.setups(seats)):
            state = game.new(seats, 1, **options)
            for depth in (0, 30, 60):  # the opening, and two positions further on
                for _ in range(depth and 30):
                    if not state.over:
                        legal = state.legal(state.seat)
                        state.apply(state.seat, legal[len(legal) // 3])
                found.append(f"{name} {seats} {index} after {depth}: {' '.join(map(str, grow(state)))}".rstrip())
    return found


@pytest.mark.parametrize("name", ludus.titles())
def test_the_trees_have_as_many_branches_as_ever(name: str, request: pytest.FixtureRequest) -> None:
    counts = count(name)
    lines = PATH.read_text(encoding="utf-8").splitlines() if PATH.exists() else []
    if request.config.getoption("--golden"):
        lines = sorted([line for line in lines if not line.startswith(f"{name} ")] + counts)
        PATH.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    assert [line for line in lines if line.startswith(f"{name} ")] == sorted(counts)
