"""What lies where: the numbers and arrays of a position, or of a box, are declared once, in the body of their class.

    purse: list[int] = zone(SEATS, low=0, high=MOST_GOLD, seen=EVERYONE, rule="L-INFO-7")

Plain Python makes lists of zeros of it; the build makes C arrays, the copy of a state, and the table of its image.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import prod
from typing import Any, ClassVar, Final

from .errors import NotationError

# Of each C type: its letter in `struct`, its least and its largest number.
SIZES: Final = {
    "i8": ("b", -(1 << 7), (1 << 7) - 1),
    "u8": ("B", 0, (1 << 8) - 1),
    "i16": ("h", -(1 << 15), (1 << 15) - 1),
    "i32": ("i", -(1 << 31), (1 << 31) - 1),
    "u64": ("Q", 0, (1 << 64) - 1),
}
ZONE, DERIVED, WORKSPACE, FIGURE, FACT = "zone", "derived", "workspace", "figure", "fact"


class Places(int):
    """How many sit at a table at most: an axis of this size goes round it, seat by seat."""


class Who(Enum):
    """Who may look at a zone."""

    EVERYONE = "everyone"
    OWNER = "owner"  # each seat its own row
    SOME = "some"  # a part of it, or from some moment on: the rule says which
    NOBODY = "nobody"


EVERYONE, OWNER, SOME, NOBODY = Who.EVERYONE, Who.OWNER, Who.SOME, Who.NOBODY


class As(Enum):
    """How a network reads a number (`core/observation.py`)."""

    NUMBER = "number"  # itself, counted from the least it may be
    ONE = "one of"  # a row of zeros with a single one
    SET = "set"  # its bits
    PLACE = "place"  # one of: a seat, clockwise from the one that looks, or a number beyond those of the seats
    SEAT = "seat"  # one of those at the table, clockwise from the seat that looks
    SEATED = "seats"  # bits of seats, likewise
    CARD = "card"  # its number, and the figures of the box that are read
    NOTHING = "nothing"


@dataclass(slots=True, eq=False)
class Field:
    """One number or array. An image with a number outside low..high is refused, so none reaches an array index."""

    use: str
    shape: tuple[int, ...]
    kind: Any = ""
    low: int | None = None
    high: int | None = None
    seen: Who = Who.EVERYONE
    rule: str = ""
    rows: str = ""  # the field that tells how many of the rows are in use
    read: As = As.NUMBER
    around: str = ""  # the zone that tells where a seat stands along the first axis: it is read from there on
    last: int = 0  # of the rows in use a network reads so many, the last first
    kept: bool = False  # set by the options of a game: it outlives a new deal
    means: str = ""
    looked: bool = False  # whether a method `look_at_<name>` tells what a seat sees of a number
    opened: bool = False  # whether a method `opens_<name>` tells if a seat sees the row of another, or its own
    name: str = ""

    def __post_init__(self) -> None:
        if not self.kind:
            self.kind = smallest(self.low, self.high)

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @property
    def code(self) -> str:
        """The letter of `struct`."""
        return SIZES[self.kind][0]

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the largest number it may hold."""
        _, least, most = SIZES[self.kind]
        return least if self.low is None else self.low, most if self.high is None else self.high

    def zero(self) -> Any:
        """As a new position has it."""
        if isinstance(self.kind, type):
            return []  # records: plain Python makes them when they are needed
        none: Any = 0.0 if self.kind == "f64" else 0
        if not self.shape:
            return none
        if len(self.shape) == 1:
            return [none] * self.shape[0]
        return [[none] * self.shape[1] for _ in range(self.shape[0])]

    def copied(self, value: Any) -> Any:
        """The same numbers, in lists of their own."""
        if not self.shape:
            return value
        return list(value) if len(self.shape) == 1 else [list(row) for row in value]

    def check(self, values: list[int]) -> None:
        low, high = self.bounds
        for value in values:
            if not low <= value <= high:
                raise NotationError(f"{self.name}: {value} is outside {low} to {high}")


def smallest(low: int | None, high: int | None) -> str:
    """The smallest type that holds what a field may hold; a byte where nothing is said."""
    for kind in ("i8", "i16", "i32"):
        _, least, most = SIZES[kind]
        if (low is None or low >= least) and (high is None or high <= most):
            return kind
    raise ValueError(f"{low} to {high}: no field is so large")


def zone(
    *shape: int,
    low: int | None = None,
    high: int | None = None,
    kind: str = "",
    seen: Who = Who.EVERYONE,
    rule: str = "",
    rows: str = "",
    **reading: Any,
) -> Any:
    """A part of the position: in its image, its copies, and seen by whom the rule says."""
    return Field(ZONE, shape, kind, low, high, seen, rule, rows, **reading)


def derived(*shape: int, kind: str = "i8", low: int = 0, high: int = 255, read: As = As.NOTHING, **reading: Any) -> Any:
    """What follows from the zones and is kept with them: copied, but no part of the image. Bounds are the reader's."""
    return Field(DERIVED, shape, kind, low, high, read=read, **reading)


def workspace(
    *shape: int, kind: Any = "i8", low: int = 0, high: int = 255, read: As = As.NOTHING, **reading: Any
) -> Any:
    """Room to work in: neither copied nor in the image. What is read of it, `tally` works out."""
    return Field(WORKSPACE, shape, kind, low, high, read=read, **reading)


def fact(*shape: int, low: int = 0, high: int = 255, **reading: Any) -> Any:
    """What a network is told beside the zones. It is kept nowhere: the method `look_at_<name>` works it out."""
    return Field(FACT, shape, "i16", low, high, **reading)


def figure(*shape: int, kind: str = "i8", low: int = 0, high: int = 255, read: As = As.NOTHING, **reading: Any) -> Any:
    """A figure of the box, or many of them."""
    return Field(FIGURE, shape, kind, low, high, read=read, **reading)


class Arrays:
    """A class whose numbers are declared in its body; each begins at zero."""

    declared: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        declare(cls)

    def __new__(cls, *_: Any, **__: Any) -> Any:
        new = super().__new__(cls)
        for one in cls.declared:
            if one.use != FACT:
                setattr(new, one.name, one.zero())
        return new


def declare(kind: type[Arrays]) -> None:
    """Lists the fields of a class after those of its bases, and finds the methods that look at them."""
    kind.declared += tuple(one for one in vars(kind).values() if isinstance(one, Field))
    for one in kind.declared:
        one.looked |= f"look_at_{one.name}" in vars(kind)
        one.opened |= f"opens_{one.name}" in vars(kind)
