"""Rows of `ludus data` as arrays to learn from, some thousand at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import registry
from ..lab.datafile import heading_of
from .needs import BadInput, needed, whole

numpy: Any = needed("numpy")
parquet: Any = needed("pyarrow.parquet", "data")


@dataclass
class Decisions:
    """A row for each decision: what the seat knew and could answer, what it answered, and what it came to."""

    games: Any  # uint32
    seats: Any  # uint8
    observations: Any  # uint8, by the bytes of an observation
    masks: Any  # uint8, by action
    actions: Any  # uint16
    outcomes: Any  # float32


def decisions(path: str | Path, rows: int = 4096) -> Iterator[Decisions]:
    """The rows of a Parquet file in order. One whose observations have another layout than ours is refused."""
    rows = whole("rows", rows, 1)
    file = Path(path)
    if file.suffix != ".parquet":
        raise BadInput(f"{file}: expected a Parquet file of `ludus data`")
    heading = heading_of(file)
    game = registry.game(heading["game"])
    if heading["observation"] != game.observation.name:
        raise BadInput(f"{file} holds {heading['observation']}, here is {game.observation.name}")
    with parquet.ParquetFile(file) as opened:
        for batch in opened.iter_batches(rows):
            seen = batch["observation"]
            start = seen.offset * game.observation.size
            flat = numpy.frombuffer(seen.buffers()[1], numpy.uint8)[start : start + len(seen) * game.observation.size]
            legal = batch["legal"]
            masks = numpy.zeros((len(seen), game.actions), numpy.uint8)
            counts = numpy.diff(legal.offsets.to_numpy(zero_copy_only=False))
            masks[numpy.repeat(numpy.arange(len(seen)), counts), legal.flatten().to_numpy(zero_copy_only=False)] = 1
            columns = (batch[name].to_numpy(zero_copy_only=False) for name in ("game", "seat", "action", "outcome"))
            games, seats, actions, outcomes = columns
            yield Decisions(games, seats, flat.reshape(len(seen), -1), masks, actions, outcomes)
