"""The net while it learns: weights on a device, and how they are multiplied there."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ..core.game import Game
from ..learn.needs import BadInput, needed
from . import weights

torch: Any = needed("torch", extra="train")
EVEN = 8  # rows and columns of 16-bit numbers are read fastest in eights
BARRED = -1e9
LARGE = 16  # numbers are scaled by the largest they may be, up to this


def even(number: int) -> int:
    return -(-number // EVEN) * EVEN


class Net:
    """Weights by name, as `weights.py` names them; `w0` is scaled only when it is used or written."""

    def __init__(self, game: Game[Any], hidden: tuple[int, ...], device: Any) -> None:
        self.size = game.observation.size
        self.actions = game.actions
        self.seats = game.seats[-1]
        self.hidden = hidden
        self.device = device
        self.kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        self.game = game
        self.names = weights.names(len(hidden))
        high = torch.frombuffer(bytearray(game.observation.high), dtype=torch.uint8).float()
        self.scale = (1 / high.clamp(1, LARGE)).to(device)

    def begin(self, seen: Any, generator: Any) -> dict[str, Any]:
        """New weights, the first layer by what observations look like: most of their bytes are 0."""
        length = ((seen.float() * self.scale.cpu()) ** 2).sum(1).mean().item()
        widths = [self.size, *self.hidden]
        found = {}
        for number, (wide, narrow) in enumerate(pairwise(widths)):
            spread = (2 / (length if number == 0 else wide)) ** 0.5
            found[f"w{number}"] = torch.randn(wide, narrow, generator=generator) * spread
            found[f"b{number}"] = torch.zeros(narrow)
        for name, count in (("p", self.actions), ("v", self.seats)):
            found[f"w{name}"] = torch.randn(widths[-1], count, generator=generator) * 0.01
            found[f"b{name}"] = torch.zeros(count)
        return {name: found[name].to(self.device) for name in self.names}

    def ready(self, held: dict[str, Any]) -> list[tuple[Any, Any]]:
        """The matrices to multiply with: scaled, both heads in one, widths even; of several nets, if stacked."""
        pad = torch.nn.functional.pad
        first = pad(held["w0"].float() * self.scale[:, None], (0, 0, 0, even(self.size) - self.size))
        more = even(self.actions + self.seats) - self.actions - self.seats
        head = pad(torch.cat([held["wp"], held["wv"]], -1), (0, more))
        bias = pad(torch.cat([held["bp"], held["bv"]], -1), (0, more))
        rest = [(held[f"w{number}"], held[f"b{number}"]) for number in range(1, len(self.hidden))]
        return [(w.to(self.kind), b.to(self.kind)) for w, b in [(first, held["b0"]), *rest, (head, bias)]]

    def think(self, layers: list[tuple[Any, Any]], seen: Any) -> tuple[Any, Any]:
        """Numbers for the actions and for the seats; `seen` has the even width, and a block for each stacked net."""
        found = seen.to(self.kind)
        for number, (w, b) in enumerate(layers):
            found = torch.baddbmm(b[:, None], found, w) if w.dim() == 3 else torch.addmm(b, found, w)
            if number + 1 < len(layers):
                found = torch.relu(found)
        return found[..., : self.actions].float(), found[..., self.actions : self.actions + self.seats].float()

    def read(self, found: weights.Weights) -> dict[str, Any]:
        """The weights of a net that was written; narrower layers grow, and it answers as before."""
        found.check(self.game)
        wide = tuple(len(found.arrays[f"b{number}"]) for number in range(found.layers))
        if len(wide) != len(self.hidden) or any(narrow > here for narrow, here in zip(wide, self.hidden, strict=True)):
            raise BadInput(f"the layers of the net are {wide} wide, those of the settings {self.hidden}")
        held = {name: torch.from_numpy(found.arrays[name]) for name in self.names}
        held["w0"] = held["w0"] / self.scale.cpu()[:, None]
        return {name: value.to(self.device) for name, value in self.widened(held).items()}

    def widened(self, held: dict[str, Any]) -> dict[str, Any]:
        """New units see as much as those there are, and nobody listens to them yet."""
        generator = torch.Generator().manual_seed(0)
        grown, inputs = dict(held), self.size
        for number, wide in enumerate(self.hidden):
            old = held[f"w{number}"]
            more = wide - old.shape[1]
            new = torch.randn(old.shape[0], more, generator=generator) * old.std()
            grown[f"w{number}"] = padded(torch.cat([old, new], 1), inputs)
            grown[f"b{number}"] = torch.cat([held[f"b{number}"], torch.zeros(more)])
            inputs = wide
        return {**grown, **{name: padded(held[name], inputs) for name in ("wp", "wv")}}

    def written(self, held: dict[str, Any]) -> dict[str, Any]:
        """The weights as NumPy arrays for observations as they are."""
        found = {name: value.detach().float() for name, value in held.items()}
        found["w0"] = found["w0"] * self.scale[:, None]
        return {name: value.cpu().numpy() for name, value in found.items()}


def padded(matrix: Any, rows: int) -> Any:
    """With so many rows, those that are new empty."""
    return torch.nn.functional.pad(matrix, (0, 0, 0, rows - matrix.shape[0]))


def chances(numbers: Any, allowed: Any) -> Any:
    """Logarithms of chances over what is allowed."""
    return torch.log_softmax(numbers.masked_fill(~allowed, BARRED), -1)


def draw(logs: Any, generator: Any) -> Any:
    """One of each row, by its chances."""
    race = torch.empty_like(logs).exponential_(generator=generator).clamp_(min=1e-20)
    return (logs - race.log()).argmax(-1)
