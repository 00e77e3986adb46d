"""States as bytes: their zones in order, little-endian, without gaps."""

import struct
from functools import cache
from typing import Any, TypeAlias

from .errors import NotationError
from .zone import ZONE, Field

Fields: TypeAlias = tuple[Field, ...]


@cache
def zones(declared: Fields) -> Fields:
    """Those that decide the rest of the game."""
    return tuple(field for field in declared if field.use == ZONE)


def write(state: object, fields: Fields) -> bytes:
    """The image of a state."""
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
    return layout(fields).pack(*flat)


def read(state: object, fields: Fields, data: bytes) -> None:
    """Fills a state from its image; refuses one of another length or with a number that cannot be."""
    expected = layout(fields).size
    if len(data) != expected:
        raise NotationError(f"the image has {len(data)} bytes, expected {expected}")
    flat = list(layout(fields).unpack(data))
    at = 0
    for field in fields:
        values = flat[at : at + field.size]
        field.check(values)
        at += field.size
        put(state, field, values)


def put(state: object, field: Field, values: list[int]) -> None:
    """Writes the numbers of a field into a state."""
    if not field.shape:
        setattr(state, field.name, values[0])
    elif len(field.shape) == 1:
        setattr(state, field.name, values)
    else:
        width = field.shape[1]
        setattr(state, field.name, [values[i : i + width] for i in range(0, field.size, width)])


@cache
def layout(fields: Fields) -> struct.Struct:
    return struct.Struct("<" + "".join(f"{field.size}{field.code}" for field in fields))
