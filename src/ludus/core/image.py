"""States as bytes: the fields of a state, their sizes and what they may hold, written once per game."""

import struct
from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from typing import Any, TypeAlias

from .errors import NotationError

RANGES = {code: (-(1 << bits - 1), (1 << bits - 1) - 1) for code, bits in (("b", 8), ("h", 16), ("i", 32))} | {
    "B": (0, 255),
    "Q": (0, (1 << 64) - 1),
}


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a state: a number, or an array of them. What lies outside low..high never reaches an array index."""

    name: str
    code: str  # as in `struct`
    shape: tuple[int, ...] = ()
    low: int | None = None
    high: int | None = None

    @property
    def format(self) -> str:
        return f"{prod(self.shape)}{self.code}"

    def check(self, values: Iterable[int]) -> None:
        least, most = RANGES[self.code]
        low = least if self.low is None else self.low
        high = most if self.high is None else self.high
        for value in values:
            if not low <= value <= high:
                raise NotationError(f"{self.name}: {value} is outside {low} to {high}")


Fields: TypeAlias = tuple[Field, ...]


def write(state: object, fields: Fields) -> bytes:
    """The image of a state: its fields in order, little-endian, without gaps."""
    flat: list[int] = []
    for field in fields:
        value: Any = getattr(state, field.name)
        if not field.shape:
            flat.append(value)
        elif len(field.shape) == 1:
            flat.extend(value)
        else:
            for row in value:
                flat.extend(row)
    return struct.pack(layout(fields), *flat)


def read(state: object, fields: Fields, data: bytes) -> None:
    """Fills a state from its image; refuses one of another length or with a number that cannot be."""
    expected = struct.calcsize(layout(fields))
    if len(data) != expected:
        raise NotationError(f"the image has {len(data)} bytes, expected {expected}")
    flat = list(struct.unpack(layout(fields), data))
    at = 0
    for field in fields:
        size = prod(field.shape)
        values = flat[at : at + size]
        field.check(values)
        at += size
        if not field.shape:
            setattr(state, field.name, values[0])
        elif len(field.shape) == 1:
            setattr(state, field.name, values)
        else:
            width = field.shape[1]
            setattr(state, field.name, [values[i : i + width] for i in range(0, size, width)])


def layout(fields: Fields) -> str:
    return "<" + "".join(field.format for field in fields)
