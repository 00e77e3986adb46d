"""What the value of each answer should have been: lambda targets along the answers of one seat."""

from __future__ import annotations

from typing import Any

from ..learn.needs import needed

torch: Any = needed("torch", extra="train")


class Frames:
    """The tables from every seat: shares by seat, seen from each seat at the table, its own first."""

    def __init__(self, players: Any, seats: int) -> None:
        here = torch.arange(seats, device=players.device)
        count = players.long()[:, None, None]
        self.count = players.long()
        self.here = here
        self.which = (here[None, :, None] + here[None, None, :]) % count
        self.present = ((here[None, :, None] < count) & (here[None, None, :] < count)).float()
        self.seated = here[None, :] < count[:, :, 0]  # by table, the places that are taken

    def of(self, shares: Any) -> Any:
        """[tables, seats] by seat -> [tables, seats, seats], a row for each seat."""
        return shares[:, None, :].expand(-1, len(self.here), -1).gather(2, self.which) * self.present

    def back(self, seen: Any, seats: Any) -> Any:
        """What one seat of each table sees -> by seat."""
        place = (self.here[None, :] - seats.long()[:, None]) % self.count[:, None]
        return seen.gather(1, place) * self.seated


def targets(played: Any, frames: Frames, last: Any, last_seats: Any, trace: float) -> Any:
    """For each answer, the shares it should have expected, from its seat: [steps, tables, seats].

    Between two answers of a seat its expectation should not change: each target leans by `trace` on the one after it,
    else on the value there; the end of a game tells the shares. Answers that were no choice (`played.counts` is false)
    are passed over. `last` are the values after the last answers, from `last_seats`; the other seats believe them.
    """
    values, seats, counts, ends, rewards = played.values, played.seats, played.counts, played.ends, played.rewards
    tables = torch.arange(values.shape[1], device=values.device)
    following = frames.of(frames.back(last, last_seats))
    target = following.clone()
    found = torch.empty_like(values)
    for step in reversed(range(values.shape[0])):
        ended = ends[step][:, None, None]
        final = frames.of(rewards[step])
        target = torch.where(ended, final, target)
        following = torch.where(ended, final, following)
        seat = seats[step].long()
        was, value = target[tables, seat], following[tables, seat]
        leaning = value + trace * (was - value)
        found[step] = leaning
        chosen = counts[step][:, None]
        target[tables, seat] = torch.where(chosen, leaning, was)
        following[tables, seat] = torch.where(chosen, values[step], value)
    return found
