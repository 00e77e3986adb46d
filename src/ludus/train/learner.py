"""One step of the optimiser: PPO with a magnet, and a value that is a chance."""

from __future__ import annotations

from typing import Any

from ..learn.needs import needed
from .net import Net, chances
from .settings import Settings

torch: Any = needed("torch", extra="train")
FIGURES = ("policy", "value", "entropy", "magnet", "clipped", "taught")
WARM = 100  # steps in which the rate grows to its full size


class Learner:
    """The weights, their optimiser, and a slow copy the policy is held to."""

    def __init__(self, net: Net, settings: Settings, held: dict[str, Any]) -> None:
        self.net = net
        self.settings = settings
        self.held = {name: value.clone().requires_grad_() for name, value in held.items()}
        fused = net.device.type == "cuda"
        self.optimiser = torch.optim.Adam(self.held.values(), lr=settings.rate[0], eps=1e-5, fused=fused)
        self.taken = 0
        self.figures = torch.zeros(len(FIGURES), device=net.device)
        self.summed = 0
        self.hold()
        self.refresh()

    def hold(self) -> None:
        """The slow copy is where the policy is now."""
        self.magnet = {name: value.detach().to(torch.bfloat16) for name, value in self.held.items()}
        self.slow = self.net.ready(self.magnet)

    def refresh(self) -> None:
        """What to answer with until the next step."""
        with torch.no_grad():
            self.layers = self.net.ready(self.held)

    def step(self, some: dict[str, Any], seconds: float, lesson: bool) -> None:
        """Learns from some answers."""
        settings = self.settings
        numbers, standing = self.net.think(self.net.ready(self.held), some["observations"])
        logs = chances(numbers, some["masks"])
        with torch.no_grad():
            slow = chances(self.net.think(self.slow, some["observations"])[0], some["masks"])
        odds = logs.exp()
        entropy = -(odds * logs).sum(-1).mean()
        pull = (odds * (logs - slow)).sum(-1).mean()
        value = -(some["targets"] * chances(standing, some["seated"])).sum(-1).mean()
        taught = -logs.gather(1, some["taught"][:, None]).mean() if lesson else torch.zeros_like(value)
        ratio = (logs.gather(1, some["actions"][:, None])[:, 0] - some["logs"]).exp()
        near = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy = -torch.min(ratio * some["gains"], near * some["gains"]).mean()
        loss = settings.value * value
        if lesson:
            loss = loss + taught
        else:
            warmth = settings.at(settings.entropy, seconds)
            loss = loss + policy - warmth * entropy + settings.magnet * pull
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.held.values(), settings.gradient)
        self.taken += 1
        for group in self.optimiser.param_groups:
            group["lr"] = settings.at(settings.rate, seconds) * min(1.0, self.taken / WARM)
        self.optimiser.step()
        with torch.no_grad():
            clipped = (ratio != near).float().mean()
            self.figures += torch.stack([policy, value, entropy, pull, clipped, taught])
        self.summed += 1

    def tell(self) -> dict[str, float]:
        """What the steps since the last telling looked like, on average."""
        found = (self.figures / max(1, self.summed)).tolist()
        self.figures.zero_()
        self.summed = 0
        return dict(zip(FIGURES, found, strict=True))
