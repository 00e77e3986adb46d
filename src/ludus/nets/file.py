"""A net as a file: two lines of text, the numbers, and a digest of it all.

    ludus-net 1
    {"game": ..., "observation": ..., "size": ..., "layers": [[outputs, shift], ...], and what its training tells}

The numbers: how far each byte of the observation is lifted; then for each layer its weights, a byte each, what its sums
begin with and what they are multiplied by, four bytes each, the least first. Weights of the first layer go by input,
those of all others by output. The policy's and the value's are the last two layers.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from ..core.errors import LudusError
from ..core.game import Game
from ..core.names import BRIGHTEST, LAYERS, MOST_BYTES, MOST_SEATS, PLACES, SPACE, WIDEST
from ..core.net import Net

FIRST: Final = b"ludus-net 1\n"
DIGEST: Final = 32  # bytes
MOST: Final = 2_000_000  # bytes of a file
LARGEST: Final = (1 << 31) - 1  # a sum
LONGEST: Final = 62  # a shift
LARGEST_WEIGHT: Final = 128  # without its sign


class BadNet(LudusError, ValueError):
    """A file that is no net, or not one for this game."""


@dataclass(frozen=True)
class Kept:
    """What a file holds. `about` is its second line: game, observation, command and date of its training."""

    about: dict[str, Any]
    lifts: bytes
    weights: array[int]
    numbers: array[int]
    digest: str = ""
    source: str = "net"

    @property
    def game(self) -> str:
        return str(self.about["game"])

    @property
    def layers(self) -> tuple[tuple[int, int], ...]:
        """Of each layer its outputs and its shift."""
        return tuple((outputs, shift) for outputs, shift in self.about["layers"])

    @cached_property
    def net(self) -> Net:
        return Net(self.game, self.weights, self.numbers, self.layers, self.lifts)

    def fit(self, game: Game[Any]) -> None:
        """Refuses a net that was trained for another game, or for another way of reading it."""
        seen = game.observation
        told = {"game": game.name, "observation": seen.name, "size": seen.size}
        for key, expected in told.items():
            if self.about.get(key) != expected:
                raise self.wrong(f"it was trained for {key} {self.about.get(key)}, this is {expected}")
        ends = self.layers[-2][0], self.layers[-1][0]
        if ends != (game.actions, game.seats[-1]):
            raise self.wrong(f"it knows {ends[0]} answers and {ends[1]} seats, not {game.actions} and {game.seats[-1]}")
        most = sum(high << lift for high, lift in zip(seen.high, self.lifts, strict=True))
        self.bound(0, most)

    def check(self) -> Kept:
        """Refuses numbers that could lead a net astray: it writes into arrays of a fixed size, and checks nothing."""
        for outputs, shift in self.layers[:-2]:
            if not (0 < outputs <= WIDEST and 0 < shift <= LONGEST):
                raise self.wrong(f"a layer of {outputs} outputs, shifted by {shift}")
        for (outputs, shift), most in zip(self.layers[-2:], (SPACE, MOST_SEATS), strict=True):
            if not (0 < outputs <= most and 0 < shift <= LONGEST):
                raise self.wrong(f"{outputs} outputs at the end, shifted by {shift}")
        if not 0 < len(self.lifts) <= MOST_BYTES or max(self.lifts) > PLACES:
            raise self.wrong(f"an observation of {len(self.lifts)} bytes, lifted by {max(self.lifts, default=0)}")
        for layer, (inputs, _) in enumerate(sizes(len(self.lifts), self.layers)):
            self.bound(layer, inputs * BRIGHTEST if layer else 0)
        return self

    def bound(self, layer: int, most: int) -> None:
        """Refuses a layer whose sums could pass 31 bits when its inputs come to so much together."""
        at = 2 * sum(outputs for outputs, _ in self.layers[:layer])
        outputs = self.layers[layer][0]
        first = max(map(abs, self.numbers[at : at + outputs]))
        if first + most * LARGEST_WEIGHT > LARGEST or min(self.numbers[at + outputs : at + 2 * outputs]) < 0:
            raise self.wrong(f"the sums of layer {layer} do not fit")

    def wrong(self, text: str) -> BadNet:
        return BadNet(f"{self.source}: {text}")

    def to_bytes(self) -> bytes:
        """The whole file."""
        parts = [FIRST, json.dumps(self.about, ensure_ascii=False, sort_keys=True).encode() + b"\n", self.lifts]
        weight = number = 0
        for inputs, outputs in sizes(len(self.lifts), self.layers):
            parts.append(array("b", self.weights[weight : weight + inputs * outputs]).tobytes())
            parts.append(little(self.numbers[number : number + 2 * outputs]).tobytes())
            weight += inputs * outputs
            number += 2 * outputs
        body = b"".join(parts)
        return body + hashlib.sha256(body).digest()


def sizes(size: int, layers: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The inputs and outputs of each layer; the last two have the same inputs."""
    inputs = size
    for number, (outputs, _) in enumerate(layers):
        yield inputs, outputs
        if number < len(layers) - 2:
            inputs = outputs


def read(path: Path) -> Kept:
    """A net from its file."""
    with path.open("rb") as file:
        return parse(file.read(MOST + 1), path.name)


def parse(data: bytes, source: str = "net") -> Kept:
    """A net from the bytes of its file; a spoilt one is refused with a sentence."""
    first, _, rest = data.partition(b"\n")
    if not first.startswith(b"ludus-net "):
        raise BadNet(f"{source}: this is no net")
    if first + b"\n" != FIRST:
        raise BadNet(f"{source}: {first.decode('ascii', 'replace')} is another version, expected {FIRST.decode()[:-1]}")
    if len(data) > MOST:
        raise BadNet(f"{source}: more than {MOST} bytes")
    if hashlib.sha256(data[:-DIGEST]).digest() != data[-DIGEST:]:
        raise BadNet(f"{source}: it is spoilt, its digest is another one")
    line, _, body = rest[:-DIGEST].partition(b"\n")
    try:
        about = json.loads(line)
        layers = [(int(outputs), int(shift)) for outputs, shift in about["layers"]]
        size = int(about["size"])
        about["game"], about["observation"]
    except (ValueError, KeyError, TypeError):
        raise BadNet(f"{source}: its second line does not tell game, observation, size and layers") from None
    if not 3 <= len(layers) <= LAYERS + 2:
        raise BadNet(f"{source}: {len(layers)} layers, expected 3 to {LAYERS + 2}")
    expected = size + sum((inputs + 8) * outputs for inputs, outputs in sizes(size, layers))
    if size <= 0 or min(outputs for outputs, _ in layers) <= 0 or len(body) != expected:
        raise BadNet(f"{source}: {len(body)} bytes of numbers, expected {expected}")
    weights, numbers, at = array("h"), array("i"), size
    for inputs, outputs in sizes(size, layers):
        weights.extend(array("h", array("b", body[at : at + inputs * outputs])))
        at += inputs * outputs
        numbers.extend(little(array("i", body[at : at + 8 * outputs])))
        at += 8 * outputs
    return Kept(about, body[:size], weights, numbers, data[-DIGEST:].hex(), source).check()


def little(numbers: array[int]) -> array[int]:
    """The same numbers with the least byte first, or from there."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
