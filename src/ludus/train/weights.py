"""A net as a file: float32 weights, what they are, and observations to round them by.

`h = relu(x @ w0 + b0)`, one or two layers more, then `h @ wp + bp`, a number for each action, and `h @ wv + bv`, one
for each seat from one's own on. The softmax over legal actions is the policy, that over the seats at the table is the
share of the victory each may expect. `x` is the observation as it is.
"""

from __future__ import annotations

import hashlib
import json
import math
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ..core.game import Game
from ..core.names import OCTAVE
from ..learn.needs import BadInput, needed
from ..nets import file as whole

numpy: Any = needed("numpy")
GAMES = Path(__file__).parents[1] / "games"
HEADS = ("wp", "bp", "wv", "bv")
LEVEL = 512.0  # levels of a net in whole numbers that are 1 as floats: what a layer hands on is then some units


def names(layers: int) -> tuple[str, ...]:
    """The names of the weights of a net, by the number of its hidden layers."""
    return (*(f"{kind}{number}" for number in range(layers) for kind in "wb"), *HEADS)


@dataclass(frozen=True)
class Weights:
    """The weights of a net by name, and what they are."""

    arrays: dict[str, Any]
    about: dict[str, Any]
    sample: Any = None  # uint8 observations of its games

    @property
    def layers(self) -> int:
        return sum(name[0] == "w" for name in self.arrays) - 2

    def write(self, file: Path) -> None:
        sample = {} if self.sample is None else {"sample": self.sample}
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("wb") as out:
            numpy.savez_compressed(out, **self.arrays, **sample, about=numpy.array(json.dumps(self.about)))

    @classmethod
    def read(cls, file: Path) -> Weights:
        """A net of floats, or one in whole numbers as it is shipped, `<game>.net`."""
        if not file.exists():
            raise BadInput(f"{file} is not there")
        if file.suffix == ".net":
            return cls.of(whole.read(file))
        try:
            with numpy.load(file, allow_pickle=False) as found:
                about = json.loads(str(found["about"]))
                arrays = {name: found[name] for name in found.files if name not in ("about", "sample")}
                sample = found["sample"] if "sample" in found.files else None
        except (ValueError, KeyError, EOFError) as error:
            raise BadInput(f"{file} is no net: {error}") from None
        return cls(arrays, about, sample)

    @classmethod
    def of(cls, kept: whole.Kept) -> Weights:
        """The floats a net in whole numbers stands for."""
        weights, numbers = numpy.array(kept.weights, "float64"), numpy.array(kept.numbers, "float64")
        depth, arrays = len(kept.layers) - 2, {}
        weight = number = 0
        for layer, (inputs, outputs) in enumerate(whole.sizes(len(kept.lifts), kept.layers)):
            block = weights[weight : weight + inputs * outputs]
            begin, factor = numbers[number : number + 2 * outputs].reshape(2, outputs)
            weight += inputs * outputs
            number += 2 * outputs
            name = str(layer) if layer < depth else "pv"[layer - depth]
            into = 2.0 ** numpy.frombuffer(kept.lifts, "uint8") if layer == 0 else numpy.full(inputs, LEVEL)
            out = LEVEL if layer < depth else OCTAVE * math.log2(math.e)
            scale = factor / 2.0 ** kept.layers[layer][1] / out
            by_input = block.reshape(inputs, outputs) if layer == 0 else block.reshape(outputs, inputs).T
            arrays[f"w{name}"] = (by_input * into[:, None] * scale).astype("float32")
            arrays[f"b{name}"] = (begin * scale).astype("float32")
        return cls(arrays, kept.about)

    def check(self, game: Game[Any]) -> None:
        """A net of another game, or of another layout of observations, is refused."""
        made = self.about.get("game"), self.about.get("observation"), self.about.get("rules")
        here = game.name, game.observation.name, game.version
        if made != here:
            raise BadInput(f"the net is for {made}, here is {here}")

    def last(self, observations: Any) -> Any:
        """What the last hidden layer says to each row of observations."""
        found = observations.astype("float32")
        for number in range(self.layers):
            found = numpy.maximum(found @ self.arrays[f"w{number}"] + self.arrays[f"b{number}"], 0)
        return found

    def think(self, observations: Any) -> tuple[Any, Any]:
        """Numbers for the actions and for the seats, for each row of observations."""
        found = self.last(observations)
        return found @ self.arrays["wp"] + self.arrays["bp"], found @ self.arrays["wv"] + self.arrays["bv"]


def describe(game: Game[Any], **more: Any) -> dict[str, Any]:
    """What a net is about."""
    return {
        "game": game.name,
        "rules": game.version,
        "digest": digest(game.name),
        "observation": game.observation.name,
        "actions": game.actions,
        "seats": game.seats[-1],
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        **more,
    }


def digest(game: str) -> str:
    """Of the rules and figures a net was trained by."""
    files = [GAMES / game / "cards.toml", *sorted((GAMES / game / "rules").glob("*.py"))]
    found = hashlib.sha256()
    for file in files:
        if file.exists():  # a game of another package keeps its rules where it likes
            found.update(file.name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:16]
