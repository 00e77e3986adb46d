"""What an answer should have expected."""

from types import SimpleNamespace
from typing import Any

import pytest

torch: Any = pytest.importorskip("torch", reason="training needs ludus[train], which brings PyTorch")

from ludus.train.targets import Frames, targets  # noqa: E402


def played(seats: list[int], values: list[list[float]], ends: list[int], rewards: list[list[float]]) -> Any:
    """A single table; answers in order."""
    return SimpleNamespace(
        seats=torch.tensor(seats, dtype=torch.uint8)[:, None],
        values=torch.tensor(values)[:, None],
        counts=torch.ones(len(seats), 1, dtype=torch.bool),
        ends=torch.tensor(ends, dtype=torch.bool)[:, None],
        rewards=torch.tensor(rewards)[:, None],
    )


NOTHING = [0.0, 0.0, 0.0]


def test_shares_are_seen_from_each_seat_its_own_first() -> None:
    frames = Frames(torch.tensor([2, 3], dtype=torch.uint8), 3)
    seen = frames.of(torch.tensor([[0.25, 0.75, 0.0], [0.5, 0.375, 0.125]]))
    assert seen[0].tolist() == [[0.25, 0.75, 0.0], [0.75, 0.25, 0.0], NOTHING]
    assert seen[1].tolist() == [[0.5, 0.375, 0.125], [0.375, 0.125, 0.5], [0.125, 0.5, 0.375]]
    for seat in range(2):
        back = frames.back(seen[:, seat], torch.tensor([seat, seat]))
        assert back.tolist() == [[0.25, 0.75, 0.0], [0.5, 0.375, 0.125]]


def test_the_end_tells_every_seat_its_share() -> None:
    half = [0.5, 0.5, 0.0]
    one = played([0, 1, 0, 1], [half] * 4, [0, 0, 1, 0], [NOTHING, NOTHING, [0.0, 1.0, 0.0], NOTHING])
    frames = Frames(torch.tensor([2], dtype=torch.uint8), 3)
    last, asked = torch.tensor([[0.75, 0.25, 0.0]]), torch.tensor([0])
    found = targets(one, frames, last, asked, trace=1.0)[:, 0]
    assert found[0].tolist() == [0.0, 1.0, 0.0]  # seat 0 lost
    assert found[1].tolist() == [1.0, 0.0, 0.0]  # seat 1 won
    assert found[2].tolist() == [0.0, 1.0, 0.0]
    assert found[3].tolist() == [0.25, 0.75, 0.0]  # of the next game: what seat 0 believes, from seat 1


def test_a_target_leans_on_the_next_value_of_the_same_seat() -> None:
    values = [[0.5, 0.5, 0.0], [0.9, 0.1, 0.0], [0.7, 0.3, 0.0]]
    one = played([0, 1, 0], values, [0, 0, 1], [NOTHING, NOTHING, [1.0, 0.0, 0.0]])
    frames = Frames(torch.tensor([2], dtype=torch.uint8), 3)
    found = targets(one, frames, torch.tensor([[0.5, 0.5, 0.0]]), torch.tensor([1]), trace=0.5)[:, 0]
    assert found[2].tolist() == [1.0, 0.0, 0.0]
    assert torch.allclose(found[0], torch.tensor([0.85, 0.15, 0.0]))  # half of 0.7, half of the 1.0 that came of it
    assert found[1].tolist() == [0.0, 1.0, 0.0]  # seat 1 never answered again


def test_an_answer_that_was_no_choice_is_passed_over() -> None:
    values = [[0.5, 0.5, 0.0], [0.2, 0.8, 0.0], [0.7, 0.3, 0.0]]
    one = played([0, 0, 0], values, [0, 0, 1], [NOTHING, NOTHING, [1.0, 0.0, 0.0]])
    one.counts[1] = False
    frames = Frames(torch.tensor([2], dtype=torch.uint8), 3)
    found = targets(one, frames, torch.tensor([[0.5, 0.5, 0.0]]), torch.tensor([1]), trace=0.5)[:, 0]
    assert torch.allclose(found[0], torch.tensor([0.85, 0.15, 0.0]))
