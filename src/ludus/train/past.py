"""Past selves: who has forgotten how to beat them has not grown stronger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..learn.needs import needed
from .net import Net
from .settings import Settings
from .weights import Weights

torch: Any = needed("torch", extra="train")


class Past:
    """Some earlier nets in 16-bit numbers, a few of which play now; the first tables of each lane are theirs.

    Where the settings name a net to play against, it is the only one.
    """

    def __init__(self, net: Net, settings: Settings, tables: int) -> None:
        self.net = net
        self.live = settings.past_live
        self.most = settings.past_kept
        self.each = int(tables * settings.past_share) // self.live
        self.kept: list[dict[str, Any]] = []
        self.playing: list[int] = []
        self.layers: list[tuple[Any, Any]] = []
        self.frozen = bool(settings.against)
        if self.frozen:
            self.kept = [self.net.read(Weights.read(Path(settings.against)))]
            self.choose([0] * self.live)

    @property
    def rows(self) -> int:
        """How many tables of a lane have past selves now."""
        return self.each * self.live if self.layers else 0

    def keep(self, held: dict[str, Any], generator: Any) -> None:
        """A new past self; one of the others goes, so that the rest stay spread over the whole run."""
        if self.frozen:
            return
        self.kept.append({name: value.detach().to(torch.bfloat16) for name, value in held.items()})
        if len(self.kept) > self.most:
            self.kept.pop(int(torch.randint(self.most, (1,), generator=generator)))
        self.choose(torch.randint(len(self.kept), (self.live,), generator=generator).tolist())

    def choose(self, which: list[int]) -> None:
        self.playing = which
        self.layers = []
        if which and self.each:
            chosen = [self.kept[one] for one in which]
            self.layers = self.net.ready({name: torch.stack([one[name] for one in chosen]) for name in self.net.names})

    def think(self, seen: Any) -> Any:
        """Numbers for the actions at their tables."""
        numbers, _ = self.net.think(self.layers, seen[: self.rows].view(self.live, self.each, -1))
        return numbers.reshape(self.rows, -1)
