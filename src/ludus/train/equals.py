"""The value of a net, fitted once more when its training is over: on games among equals, of any strength.

While it learns, a net meets rivals that are weaker, and its value learns to tell them by how they play: of a game among
beginners it then says that all of them are winning. What it sees and what it answers stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from .. import registry
from ..core.random import mix
from ..learn import Batch
from ..learn.needs import BadInput, needed
from .player import odds
from .weights import Weights

numpy: Any = needed("numpy")
TABLES = 256  # at most
FEW = 20  # answers wanted of a table: for few of them not every table need play a game to its end
PARTS = {"net": 0.6, "guided": 0.2, "careless": 0.2}  # of the answers, by who sits at a table
MODEST = 100  # answers: of fewer nothing is learned
SLIPS = 0.5  # of the careless: answers by lot
OFTEN = 0.25  # of the answers are looked at: neighbours tell nearly the same
ROUNDS, RATE = 400, 0.01
LIGHT = 1e-4  # how much weights are kept small: as bytes they must not differ too much
Choose = Callable[[Batch, Any], Any]  # a batch and its frame; an answer for each table


def refit(weights: Weights, seats: tuple[int, ...], answers: int, seed: int = 0) -> Weights:
    """The same net with a value fitted to so many answers, or a few more: games are looked at whole."""
    if answers < MODEST:
        raise BadInput(f"a value is fitted to at least {MODEST} answers, not to {answers}")
    seen = [moments(weights, seats, round(answers * part), who, seed) for who, part in PARTS.items()]
    inputs, shares, seated = (numpy.concatenate(columns) for columns in zip(*seen, strict=True))
    w, b = fitted(weights.arrays["wv"], weights.arrays["bv"], inputs, shares, seated)
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    about = {**weights.about, "equals": {"answers": len(inputs), "seats": [*seats], "seed": seed, "date": day}}
    return replace(weights, arrays={**weights.arrays, "wv": w, "bv": b}, about=about)


def moments(weights: Weights, seats: tuple[int, ...], answers: int, who: str, seed: int) -> tuple[Any, Any, Any]:
    """What the last layer says of moments of whole games, how they ended for each seat, and which places are taken."""
    game = registry.game(str(weights.about["game"]))
    luck = numpy.random.default_rng(mix(seed) & 0xFFFFFFFF)
    choose = chooser(weights, who, luck)
    tables = min(TABLES, 1 + answers // FEW)
    waiting: list[list[tuple[int, Any]] | None] = [[] for _ in range(tables)]  # None: no more of this table
    inputs, shares, seated = list[Any](), list[Any](), list[Any]()
    with Batch(game, tables, seats, mix(seed + len(who)), threads=2) as batch:
        frame, players = batch.frame(), batch.players.astype(int)
        batch.observe(frame)
        # A table that has begun a game ends it: were the first that end enough, short games would be most of them.
        while any(one is not None for one in waiting):
            looked = numpy.flatnonzero((luck.random(tables) < OFTEN) & (frame.masks.sum(1) > 1))
            for table, row in zip(looked, weights.last(frame.observations[looked]), strict=True):
                if (game_so_far := waiting[table]) is not None:
                    game_so_far.append((int(frame.seats[table]), row))
            batch.step(choose(batch, frame), frame)
            for table in numpy.flatnonzero(frame.ends):
                count, won = players[table], frame.rewards[table]
                for seat, row in waiting[table] or ():
                    inputs.append(row)
                    shares.append(numpy.append(numpy.roll(won[:count], -seat), won[count:]))
                    seated.append(numpy.arange(len(won)) < count)
                waiting[table] = [] if len(inputs) < answers else None
    return numpy.array(inputs), numpy.array(shares, "float32"), numpy.array(seated)


def chooser(weights: Weights, who: str, luck: Any) -> Choose:
    """How all at a table answer."""

    def net(batch: Batch, frame: Any) -> Any:
        chances = odds(weights.think(frame.observations)[0].astype("float64"), frame.masks)
        return (chances.cumsum(1) > luck.random((len(frame.masks), 1))).argmax(1)

    def guided(batch: Batch, frame: Any) -> Any:
        return batch.advise(int(luck.integers(1 << 62)))

    def careless(batch: Batch, frame: Any) -> Any:
        any_of_them = ((1 - luck.random(frame.masks.shape, "float32")) * frame.masks).argmax(1)  # never 0
        return numpy.where(luck.random(len(frame.masks)) < SLIPS, any_of_them, guided(batch, frame))

    return {"net": net, "guided": guided, "careless": careless}[who]


def fitted(w: Any, b: Any, inputs: Any, shares: Any, seated: Any) -> tuple[Any, Any]:
    """The layer under which these shares are likeliest, from the one there was: steps of Adam over all moments."""
    size = float(numpy.sqrt((inputs**2).mean()))
    rows = numpy.concatenate([inputs / size, numpy.ones((len(inputs), 1))], 1).astype("float32")
    scale = numpy.append(numpy.full(len(w), size), 1.0)[:, None]
    held = numpy.concatenate([w, b[None]]) * scale
    first, second = numpy.zeros_like(held), numpy.zeros_like(held)
    for step in range(1, ROUNDS + 1):
        numbers = numpy.where(seated, rows @ held.astype("float32"), -numpy.inf)
        told = numpy.exp(numbers - numbers.max(1, keepdims=True))
        told /= told.sum(1, keepdims=True)
        wanted = shares - told * shares.sum(1, keepdims=True)  # nothing, where nobody has won
        slope = LIGHT * held - rows.T @ wanted / len(rows)
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        pace = RATE * (1 - step / (ROUNDS + 1))
        held -= pace * first / (1 - 0.9**step) / (numpy.sqrt(second / (1 - 0.99**step)) + 1e-9)
    held /= scale
    return held[:-1].astype("float32"), held[-1].astype("float32")
