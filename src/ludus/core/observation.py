"""What a seat knows, as bytes for a network: which bytes, and what each of them means, follows from the declared zones.

Every number becomes one or more bytes by how it is read (`As`). Seats come in the order of the table from the one that
looks, who is always first; rows of seats that are not at the table are zero, and so is what a seat may not see. A
number is counted from the least it may be, so that no byte needs a sign; one that may pass 255 has two bytes, the
256s and the rest. `everything` is the same for who may look behind every screen: for the critic of a training run,
never for a player.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any, Final

from .zone import EVERYONE, FACT, FIGURE, OWNER, WORKSPACE, ZONE, As, Field, Places

if TYPE_CHECKING:
    from .position import Position

BYTE: Final = 255
WORD: Final = 65535  # more is told as so many


@dataclass(frozen=True, slots=True)
class Slice:
    """Where one field lies among the bytes of an observation, how it is read, and what it means."""

    name: str
    start: int
    stop: int
    shape: tuple[int, ...]
    high: int  # no byte of it is larger; none is below 0
    read: As
    rule: str
    means: str
    field: Field

    @property
    def slice(self) -> slice:
        return slice(self.start, self.stop)


class Layout:
    """The slices of one kind of observation, in their order."""

    def __init__(self, declared: tuple[Field, ...], figures: tuple[Field, ...], everything: bool) -> None:
        self.declared = declared
        self.everything = everything
        axes = (field.shape[0] for field in declared if field.shape)
        self.seats: int = next((int(size) for size in axes if isinstance(size, Places)), 1)
        self.card = tuple(self.placed((field for field in figures if field.read is not As.NOTHING), card=True))
        self.slices = tuple(self.placed(field for field in declared if self.is_told(field)))
        self.size = self.slices[-1].stop if self.slices else 0
        self.tallied = any(one.field.use == WORKSPACE for one in self.slices)

    def is_told(self, field: Field) -> bool:
        if field.read is As.NOTHING or field.use == FIGURE or (field.kind == "u64" and field.use == ZONE):
            return False
        return field.looked or field.opened or field.seen in (EVERYONE, OWNER) or self.everything

    def is_looked_at(self, field: Field) -> bool:
        """Whether a method of the game says what a seat sees of it."""
        return field.looked and (not self.everything or field.use == FACT)

    def is_owners(self, field: Field) -> bool:
        """Whether a seat sees its own row of it, and no other."""
        return field.seen is OWNER and not (self.everything or field.looked or field.opened)

    def is_opened(self, field: Field) -> bool:
        """Whether a method of the game says which rows a seat sees."""
        return field.opened and not self.everything

    def placed(self, fields: Iterator[Field] | Any, card: bool = False) -> Iterator[Slice]:
        at = 1 if card else 0  # of a card its number comes first
        for field in fields:
            width = self.width(field)
            shape = tuple(map(int, field.shape[1:] if card else field.shape))
            if field.last:
                shape = (field.last, *shape[1:])
            stop = at + prod(shape) * width
            if width > 1:
                shape = (*shape, width)
            yield Slice(field.name, at, stop, shape, self.high(field), field.read, field.rule, field.means, field)
            at = stop

    def span(self, field: Field) -> int:
        """The largest number it is told as."""
        low, high = field.bounds
        return high - min(low, 0)

    def width(self, field: Field) -> int:
        """How many bytes one number of it becomes."""
        low, high = field.bounds
        match field.read:
            case As.NUMBER:
                return 1 if self.span(field) <= BYTE else 2
            case As.ONE | As.PLACE:
                return high - low + 1
            case As.SET:
                return high.bit_length()
            case As.CARD:
                return self.card[-1].stop if self.card else 1
        return self.seats

    def high(self, field: Field) -> int:
        if field.read is As.CARD:
            return max((field.bounds[1] + 1, *(one.high for one in self.card)))
        return min(self.span(field), BYTE) if field.read is As.NUMBER else 1

    def highs(self) -> bytes:
        """The largest number of each byte."""
        found = bytearray()
        for one in self.slices:
            if one.read is As.CARD:
                row = bytearray([one.field.bounds[1] + 1])
                for figure in self.card:
                    row += bytes([figure.high]) * (figure.stop - figure.start)
                found += row * (one.field.size or 1)
            else:
                found += bytes([one.high]) * (one.stop - one.start)
        return bytes(found)


LAYOUTS: Final[dict[tuple[type, type, bool], Layout]] = {}


def layout(state: type[Position], box: type, everything: bool) -> Layout:
    """The layout of a game, by the classes of its states and its boxes."""
    key = state, box, everything
    if key not in LAYOUTS:
        LAYOUTS[key] = Layout(state.declared, getattr(box, "declared", ()), everything)
    return LAYOUTS[key]


# ---------------------------------------------------------------------- writing, where nothing is compiled


def written(state: Any, me: int, everything: bool) -> bytearray:
    """An observation, number by number. Compiled, the build writes the same into C (tools/native/observing.py)."""
    plan = layout(type(state), type(state.box), everything)
    found = bytearray(plan.size)
    if plan.tallied:
        state.tally()
    for one in plan.slices:
        width = plan.width(one.field)
        for at, value in values(plan, state, me, one.field):
            start = one.start + at * width
            put(plan, state, me, one.field, width, value, found, start)
    return found


def values(plan: Layout, state: Any, me: int, field: Field) -> Iterator[tuple[int, int]]:
    """The numbers of a field in the order they are told, with their places; those that are not told are left out."""
    look = getattr(state, f"look_at_{field.name}") if plan.is_looked_at(field) else None
    kept: Any = None if look else getattr(state, field.name)
    if not field.shape:
        yield 0, look(me) if look else kept
        return
    columns = field.shape[1] if len(field.shape) == 2 else 0
    for k, i in rows(plan, state, me, field):
        for j in range(columns or 1):
            index = (i, j) if columns else (i,)
            if look:
                value = look(me, *index)
            else:
                value = kept[i][j] if columns else kept[i]
            yield k * (columns or 1) + j, value


def rows(plan: Layout, state: Any, me: int, field: Field) -> Iterator[tuple[int, int]]:
    """The rows of a field that are told: their place, and which they are."""
    number = field.shape[0]
    if plan.is_owners(field):
        yield 0, me
    elif isinstance(number, Places):
        seats = [(me + k) % state.seats for k in range(state.seats)]
        opens = getattr(state, f"opens_{field.name}") if plan.is_opened(field) else lambda me, seat: True
        yield from ((k, seat) for k, seat in enumerate(seats) if opens(me, seat))
    elif field.last:
        used = getattr(state, field.rows)
        yield from ((k, used - 1 - k) for k in range(min(used, field.last)))
    else:
        first = max(getattr(state, field.around)[me], 0) if field.around else 0
        yield from ((k, (first + k) % number) for k in range(number))


def put(plan: Layout, state: Any, me: int, field: Field, width: int, value: int, found: bytearray, at: int) -> None:
    """Writes one number as its field is read, in so many bytes."""
    low, high = field.bounds
    match field.read:
        case As.NUMBER:
            least = min(low, 0)
            count = min(max(value - least, 0), high - least, WORD)
            if width == 2:
                found[at : at + 2] = divmod(count, 256)
            else:
                found[at] = count
        case As.ONE | As.PLACE:
            if field.read is As.PLACE and 0 <= value < state.seats:
                value = (value - me) % state.seats
            if low <= value <= high:
                found[at + value - low] = 1
        case As.SET:
            for bit in range(width):
                found[at + bit] = value >> bit & 1
        case As.SEAT:
            if 0 <= value < state.seats:
                found[at + (value - me) % state.seats] = 1
        case As.SEATED:
            for k in range(state.seats):
                found[at + k] = value >> (me + k) % state.seats & 1
        case As.CARD:
            if value >= 0:
                found[at] = value + 1
                for one in plan.card:
                    figures = getattr(state.box, one.name)[value]
                    wide = plan.width(one.field)
                    for j, number in enumerate(figures if isinstance(figures, list) else [figures]):
                        put(plan, state, me, one.field, wide, number, found, at + one.start + j * wide)


# ---------------------------------------------------------------------- the face


class Observation:
    """The observations of a game: `name` has their version, `fields` tells where what lies, `card` how cards are read.

    `everything` is the observation that hides nothing.
    """

    def __init__(self, name: str, state: type[Position], box: type, everything: bool = False) -> None:
        self.name = name
        self.layout = layout(state, box, everything)
        self.size = self.layout.size
        self.fields: Mapping[str, Slice] = {one.name: one for one in self.layout.slices}
        self.card: Mapping[str, Slice] = {one.name: one for one in self.layout.card}
        self.high = self.layout.highs()
        self.classes = state, box

    @cached_property
    def everything(self) -> Observation:
        return self if self.layout.everything else Observation(f"{self.name}-everything", *self.classes, True)

    @cached_property
    def scale(self) -> Any:
        """The largest number of each byte as an array, at least 1: an observation divided by it lies in 0 to 1."""
        import numpy

        return numpy.maximum(numpy.frombuffer(self.high, numpy.uint8), 1).astype(numpy.float32)

    def of(self, state: Position, seat: int) -> bytes:
        """What a seat knows of a state; for an array, `numpy.frombuffer(..., numpy.uint8)`."""
        found = bytearray(self.size)
        state.write_observation(seat, found, self.layout.everything)
        return bytes(found)

    def __repr__(self) -> str:
        return f"Observation({self.name}, {self.size} bytes)"


__all__ = ["Layout", "Observation", "Slice", "layout", "written"]
