"""What lies where: the numbers and arrays of a position, or of a box, are declared once, in the body of their class.

    purse: list[int] = zone(SEATS, low=0, high=MOST_GOLD, seen=EVERYONE, rule="L-INFO-7")

Plain Python makes lists of zeros of it; the build makes C arrays, the copy of a state, and the table of its image.
"""

from dataclasses import dataclass, field
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
ZONE, DERIVED, SCRATCH, FIGURE = "zone", "derived", "scratch", "figure"


class Who(Enum):
    """Who may look at a zone."""

    EVERYONE = "everyone"
    OWNER = "owner"  # each seat its own row
    SOME = "some"  # a part of it, or from some moment on: the rule says which
    NOBODY = "nobody"


EVERYONE, OWNER, SOME, NOBODY = Who.EVERYONE, Who.OWNER, Who.SOME, Who.NOBODY


@dataclass(slots=True)
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
    name: str = field(default="", compare=False)

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
        _, least, most = SIZES[self.kind]
        low = least if self.low is None else self.low
        high = most if self.high is None else self.high
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
) -> Any:
    """A part of the position: in its image, its copies, and seen by whom the rule says."""
    return Field(ZONE, shape, kind, low, high, seen, rule, rows)


def derived(*shape: int, kind: str = "") -> Any:
    """What follows from the zones and is kept with them: copied, but no part of the image."""
    return Field(DERIVED, shape, kind)


def paper(*shape: int, kind: Any = "") -> Any:
    """Paper to reckon on: neither copied nor in the image."""
    return Field(SCRATCH, shape, kind)


def figure(*shape: int, kind: str = "") -> Any:
    """A figure of the box, or many of them."""
    return Field(FIGURE, shape, kind)


class Arrays:
    """A class whose numbers are declared in its body; each begins at zero."""

    declared: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.declared += tuple(one for one in vars(cls).values() if isinstance(one, Field))

    def __new__(cls, *_: Any, **__: Any) -> Any:
        new = super().__new__(cls)
        for one in cls.declared:
            setattr(new, one.name, one.zero())
        return new
