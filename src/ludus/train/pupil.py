"""A net learns what a search with it has answered (`teacher.py`), and how those games ended."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .. import registry
from ..learn.needs import BadInput, needed
from .net import Net, chances, even
from .run import SAMPLE
from .weights import Weights

torch: Any = needed("torch", extra="train")
LEAST = 200  # answers: of fewer nothing is learned
ASIDE = 0.05  # of the answers, the last ones: what is learned shows in what was not learned from
BATCH = 1024
RATE = 1e-4
VALUE = 0.5  # how much the end of the game weighs beside the answers
MAGNET = 0.1  # how much the net is held to what it was: hidden bids stay mixed


class Pupil:
    """The net while it learns, and what it learns from, on a device."""

    def __init__(self, net: Weights, taught: dict[str, Any], seed: int, device: Any) -> None:
        game = registry.game(str(net.about["game"]))
        net.check(game)
        if len(taught["shares"]) < LEAST:
            raise BadInput(f"{len(taught['shares'])} answers were taught, expected at least {LEAST}")
        hidden = tuple(len(net.arrays[f"b{number}"]) for number in range(net.layers))
        self.net = Net(game, hidden, device)
        self.held = {name: value.clone().requires_grad_() for name, value in self.net.read(net).items()}
        self.before = self.net.ready({name: value.detach() for name, value in self.held.items()})
        columns = {name: torch.from_numpy(column) for name, column in taught.items()}
        pad = 0, even(self.net.size) - self.net.size
        columns["observations"] = torch.nn.functional.pad(columns["observations"], pad)
        self.columns = {name: column.to(device) for name, column in columns.items()}
        self.count = len(columns["shares"])
        self.first_aside = self.count - round(self.count * ASIDE)
        self.generator = torch.Generator().manual_seed(seed)

    def learn(self, rounds: int) -> None:
        """Goes through all answers so many times, ever more slowly."""
        optimiser = torch.optim.Adam(self.held.values(), lr=RATE, eps=1e-5)
        size = min(BATCH, self.first_aside)
        steps, taken = rounds * (self.first_aside // size), 0
        for _ in range(rounds):
            order = torch.randperm(self.first_aside, generator=self.generator)
            for number in range(self.first_aside // size):
                rows = order[number * size : (number + 1) * size].to(self.net.device)
                policy, value, away = self.losses(rows)
                optimiser.zero_grad(set_to_none=True)
                (policy + VALUE * value + MAGNET * away).backward()
                for group in optimiser.param_groups:
                    group["lr"] = RATE * (1 - taken / steps)
                optimiser.step()
                taken += 1

    def losses(self, rows: Any) -> tuple[Any, Any, Any]:
        """How far the net is from the search, from the ends of the games, and from what it was."""
        some = {name: column[rows] for name, column in self.columns.items()}
        numbers, standing = self.net.think(self.net.ready(self.held), some["observations"])
        masks, seated = some["masks"].bool(), ~some["shares"].isnan()
        logs = chances(numbers, masks)
        policy = -(some["wanted"].float() * logs).sum(-1).mean()
        value = -(some["shares"].nan_to_num() * chances(standing, seated)).sum(-1).mean()
        with torch.no_grad():
            before = chances(self.net.think(self.before, some["observations"])[0], masks)
        away = (logs.exp() * (logs - before)).sum(-1).mean()
        return policy, value, away

    def told(self) -> dict[str, float]:
        """The losses over what was put aside."""
        with torch.no_grad():
            found = self.losses(torch.arange(self.first_aside, self.count, device=self.net.device))
        return {name: round(one.item(), 4) for name, one in zip(("policy", "value", "away"), found, strict=True)}


def learn(net: Weights, taught: dict[str, Any], rounds: int, seed: int, device: Any) -> Weights:
    """The net after it has learned; `about` says what it learned from, and what was lost before and after."""
    pupil = Pupil(net, taught, seed, device)
    before = pupil.told()
    pupil.learn(rounds)
    said = {"answers": pupil.count, "rounds": rounds, "seed": seed, "before": before, "after": pupil.told()}
    picked = torch.randperm(pupil.count, generator=pupil.generator)[:SAMPLE].numpy()
    about = {**net.about, "taught": [*net.about.get("taught", []), said]}
    return replace(net, arrays=pupil.net.written(pupil.held), about=about, sample=taught["observations"][picked])
