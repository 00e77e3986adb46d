"""Makes the net that is shipped from one that was trained: whole numbers instead of floats.

    python -m tools.quantise FLOAT.npz                     writes src/ludus/nets/<game>.net
    python -m tools.quantise FLOAT.npz --out OTHER.net     writes it elsewhere

FLOAT.npz holds w0 b0 w1 b1 (w2 b2) wp bp wv bv, `about` as JSON, and `sample`, observations of real games: layers are
scaled by what they do there. Then the net plays games against itself, and its answers are compared with those of the
floats; a net that differs more than the bounds below is refused.
"""

import argparse
import json
import sys
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy

import ludus
from ludus.core.errors import LudusError
from ludus.core.game import Game
from ludus.core.names import BRIGHTEST, COOL, HEAVIEST, OCTAVE, PLACES, WHOLE
from ludus.nets import Net
from ludus.nets.file import LARGEST, LARGEST_WEIGHT, LONGEST, MOST, Kept, parse

NETS: Final = Path(__file__).parent.parent / "src/ludus/nets"
ROOM: Final = 1.5  # levels leave so much above the brightest of the sample
CLIPS: Final = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.5)  # of the largest weight, which the largest byte stands for
COMPARED: Final = 2000  # positions
AGREED: Final = 0.95  # of the first choices, at least
POLICY: Final = 0.03  # the mean part of the policy that lies elsewhere, at most
VALUE: Final = 0.02  # the mean difference of a share of the victory, at most: below what games of a search differ by
Floats = numpy.ndarray[Any, numpy.dtype[numpy.float64]]


class Refused(LudusError):
    """Floats that make no good net."""


@dataclass(frozen=True)
class Layer:
    """The weights of a layer by input and output, and what its sums begin with."""

    weights: Floats
    first: Floats

    def of(self, inputs: Floats) -> Floats:
        return inputs @ self.weights + self.first


@dataclass(frozen=True)
class Trained:
    """What was trained."""

    about: dict[str, Any]
    hidden: list[Layer]
    policy: Layer
    value: Layer
    sample: Floats

    def levels(self, seen: Floats) -> list[Floats]:
        """What each layer hands to the next."""
        found = [seen]
        for layer in self.hidden:
            found.append(numpy.maximum(layer.of(found[-1]), 0.0))
        return found


@dataclass(frozen=True)
class Made:
    """A layer in whole numbers; `scale` is what one of its sums is worth."""

    weights: Any
    first: Any
    scale: Floats


@dataclass(frozen=True)
class Compared:
    """How far whole numbers are from floats."""

    positions: int
    agreed: float
    policy: float
    value: float

    @property
    def good(self) -> bool:
        return self.agreed >= AGREED and self.policy <= POLICY and self.value <= VALUE

    def __str__(self) -> str:
        return (
            f"{self.positions} positions: first choice agrees {self.agreed:.2%} (at least {AGREED:.0%}), "
            f"policy differs {self.policy:.4f} (at most {POLICY}), value {self.value:.4f} (at most {VALUE})"
        )


def load(path: Path) -> Trained:
    """The floats of a file."""
    try:
        with numpy.load(path) as file:
            held = {name: file[name] for name in file.files}
    except (OSError, ValueError) as error:
        raise Refused(f"{path}: {error}") from None

    def layer(name: str) -> Layer:
        if f"w{name}" not in held or f"b{name}" not in held:
            raise Refused(f"{path}: w{name} or b{name} is missing")
        return Layer(held[f"w{name}"].astype(numpy.float64), held[f"b{name}"].astype(numpy.float64))

    if "about" not in held or "sample" not in held:
        raise Refused(f"{path}: about or sample is missing")
    about = json.loads(str(held["about"]))
    hidden = [layer(str(number)) for number in range(3) if number < 2 or "w2" in held]
    return Trained(about, hidden, layer("p"), layer("v"), held["sample"].astype(numpy.float64))


# ---------------------------------------------------------------------- making it


def quantise(trained: Trained, game: Game[Any]) -> Kept:
    """The net in whole numbers."""
    levels = trained.levels(trained.sample)
    lifts = lifted(trained.sample, game)
    made, shifts, factors = list[Made](), list[int](), list[Any]()
    worth = 1.0  # of an input of 1
    inputs = levels[0] * 2.0**lifts
    for number, layer in enumerate(trained.hidden):
        weights = layer.weights / 2.0 ** lifts[:, None] if number == 0 else layer.weights
        made.append(bytes_for(weights, layer.first, inputs, worth))
        after = max(float(levels[number + 1].max()), 1e-6) * ROOM / BRIGHTEST
        factor, shift = fraction(made[-1].scale / after)
        factors.append(factor)
        shifts.append(shift)
        worth = after
        inputs = levels[number + 1] / worth
    for layer in (trained.policy, trained.value):
        made.append(bytes_for(layer.weights, layer.first, inputs, worth))
        factor, shift = fraction(made[-1].scale * numpy.log2(numpy.e) * OCTAVE)
        factors.append(factor)
        shifts.append(shift)
    weights, numbers = array("h"), array("i")
    for number, (one, factor) in enumerate(zip(made, factors, strict=True)):
        rows = one.weights if number == 0 else one.weights.T
        weights.extend(rows.astype(numpy.int64).ravel().tolist())
        numbers.extend(one.first.astype(numpy.int64).tolist())
        numbers.extend(factor)
    about = {
        **trained.about,
        "game": game.name,
        "observation": trained.about.get("observation"),
        "size": len(lifts),
        "layers": [[len(one.first), shift] for one, shift in zip(made, shifts, strict=True)],
    }
    kept = Kept(about, bytes(lifts.astype(numpy.uint8).tolist()), weights, numbers)
    kept = parse(kept.to_bytes(), "the quantised net")
    kept.fit(game)
    return kept


def lifted(sample: Floats, game: Game[Any]) -> Any:
    """How far each byte is lifted, so that what is small counts like what is large."""
    high = numpy.maximum(numpy.frombuffer(game.observation.high, numpy.uint8), 1).astype(numpy.float64)
    if sample.shape[1:] != high.shape:
        raise Refused(f"the sample has rows of {sample.shape[1:]}, an observation of {game.name} has {high.shape}")
    seen = sample.max(0)
    seen[seen == 0] = high[seen == 0]
    for largest in (seen, high):
        lifts = PLACES - numpy.minimum(numpy.floor(numpy.log2(largest)), PLACES)
        if (high * 2.0**lifts).sum() * LARGEST_WEIGHT < LARGEST / 2:
            break
    return lifts


def bytes_for(weights: Floats, first: Floats, inputs: Floats, worth: float) -> Made:
    """Weights as bytes, each output with a scale of its own, and the first number moved by what rounding takes away."""
    power = (inputs**2).mean(0) + 1e-9
    largest = numpy.maximum(abs(weights).max(0), 1e-9)
    best = numpy.full(largest.shape, numpy.inf)
    scale = largest / HEAVIEST
    for clip in CLIPS:
        tried = largest * clip / HEAVIEST
        lost = (power[:, None] * (rounded(weights, tried) * tried - weights) ** 2).sum(0)
        scale = numpy.where(lost < best, tried, scale)
        best = numpy.minimum(lost, best)
    # A sum whose first number would not fit needs a coarser scale.
    scale = numpy.maximum(scale, abs(first) / worth / (LARGEST / 8))
    found = rounded(weights, scale)
    away = inputs.mean(0) @ (found * scale - weights)
    return Made(found, numpy.rint((first / worth - away) / scale), scale * worth)


def rounded(weights: Floats, scale: Floats) -> Floats:
    return numpy.clip(numpy.rint(weights / scale), -HEAVIEST, HEAVIEST)


def fraction(factors: Floats) -> tuple[list[int], int]:
    """Factors as whole numbers below 2^31, and the shift that follows them."""
    shift = int(numpy.clip(30 - numpy.ceil(numpy.log2(factors.max())), 1, LONGEST))
    found = numpy.minimum(numpy.rint(factors * 2.0**shift), LARGEST)
    return [int(factor) for factor in found], shift


# ---------------------------------------------------------------------- comparing it


def positions(game: Game[Any], net: Net, count: int) -> Iterator[tuple[Any, int]]:
    """Positions of games the net plays against itself, at tables of all sizes."""
    found = number = 0
    while found < count:
        state = game.new(game.seats[number % len(game.seats)], number)
        random = Random(number)
        number += 1
        while not state.over and found < count:
            seat = state.seat
            if len(state.legal(seat)) > 1 and random.random() < 0.125:
                found += 1
                yield state, seat
            state.apply(seat, net.choose(state, seat, COOL, random.getrandbits(64)))


def compare(trained: Trained, kept: Kept, game: Game[Any], count: int = COMPARED) -> Compared:
    """The answers of the net beside those of the floats."""
    agreed = policy = value = 0.0
    for state, seat in positions(game, kept.net, count):
        seen = numpy.frombuffer(game.observation.of(state, seat), numpy.uint8).astype(numpy.float64)
        last = trained.levels(seen[None])[-1]
        legal = state.legal(seat)
        theirs = softmax(trained.policy.of(last)[0][list(legal)])
        ours = numpy.array([part for _, part in kept.net.policy(state, seat)]) / WHOLE
        agreed += int(ours.argmax() == theirs.argmax())
        policy += float(abs(ours - theirs).sum()) / 2
        shares = softmax(trained.value.of(last)[0][: state.seats])
        told = numpy.roll(numpy.array(kept.net.value(state, seat)) / WHOLE, -seat)
        value += float(abs(shares - told).mean())
    return Compared(count, agreed / count, policy / count, value / count)


def softmax(logits: Floats) -> Floats:
    powers = numpy.exp(logits - logits.max())
    found: Floats = powers / powers.sum()
    return found


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Makes a net of whole numbers from floats.")
    parser.add_argument("floats", type=Path)
    parser.add_argument("--out", type=Path, help="where it is written (src/ludus/nets/<game>.net)")
    parser.add_argument("--positions", type=int, default=COMPARED, help=f"that are compared ({COMPARED})")
    options = parser.parse_args(words)
    try:
        trained = load(options.floats)
        game = ludus.game(str(trained.about["game"]))
        kept = quantise(trained, game)
        found = compare(trained, kept, game, options.positions)
        print(f"{game.name}, {found}")
        if not found.good:
            raise Refused("not written: the whole numbers answer otherwise than the floats")
        kept.about["quantised"] = {"agreed": found.agreed, "policy": found.policy, "value": found.value}
        data = kept.to_bytes()
        if len(data) > MOST:
            raise Refused(f"not written: {len(data)} bytes, at most {MOST}")
    except LudusError as error:
        print(error, file=sys.stderr)
        return 1
    out = options.out or NETS / f"{game.name}.net"
    out.write_bytes(data)
    print(f"{out}: {len(data)} bytes, digest {data[-32:].hex()[:12]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
