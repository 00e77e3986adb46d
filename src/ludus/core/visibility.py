"""Who sees a zone, written once per game as a table of rows; views follow from it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from .position import Position
from .zone import Who

S = TypeVar("S", bound=Position)
SPECTATOR = -1


@dataclass(frozen=True, slots=True)
class Zone(Generic[S]):
    """One row: a zone, who sees it, and how it is read.

    A zone of EVERYONE is read whole: `read(state)`. One of OWNER is read seat by seat, `read(state, seat)`; where
    `opened(state, seat)` is false the others see `hidden(state, seat)` instead. One of NOBODY is never read.
    """

    name: str
    rule: str
    who: Who
    read: Callable[..., Any] | None = None
    hidden: Callable[[S, int], Any] = lambda state, seat: None
    opened: Callable[[S, int], bool] = lambda state, seat: False


class Sight(Generic[S]):
    """What may be seen of one state, by the name of the zone. However many look at it each part is read once: `shared`,
    which all see alike, and for each seat what lies there for its own eyes."""

    def __init__(self, zones: Iterable[Zone[S]], state: S) -> None:
        self.state = state
        self.shared: dict[str, Any] = {}
        self.outside: dict[str, tuple[Any, ...]] = {}  # what a spectator sees where seats see more
        self.kept: list[tuple[Zone[S], int]] = []  # zones with the bits of the seats that alone see their own part
        for zone in zones:
            if zone.who is Who.EVERYONE:
                self.shared[zone.name] = self.part(zone.name, zone.read)
            elif zone.who is not Who.NOBODY:
                self.outside[zone.name] = self.around(zone)

    def own(self, viewer: int) -> dict[str, tuple[Any, ...]]:
        """What one seat, or a spectator, may know besides what all see."""
        if not SPECTATOR <= viewer < self.state.seats:
            raise ValueError(f"seat {viewer}: expected {SPECTATOR} to {self.state.seats - 1}")
        seen = dict(self.outside)
        for zone, seats in self.kept if viewer >= 0 else ():
            if seats >> viewer & 1:
                parts = list(seen[zone.name])
                parts[viewer] = self.part(zone.name, zone.read, viewer)
                seen[zone.name] = tuple(parts)
        return seen

    def around(self, zone: Zone[S]) -> tuple[Any, ...]:
        """A zone of owners as it looks from outside, seat by seat."""
        parts, hidden = [], 0
        for seat in range(self.state.seats):
            opened = zone.opened(self.state, seat)
            hidden |= (not opened) << seat
            parts.append(self.part(zone.name, zone.read if opened else zone.hidden, seat))
        self.kept.append((zone, hidden))
        return tuple(parts)

    def part(self, name: str, read: Callable[..., Any] | None, *seat: int) -> Any:
        if read is None:
            raise ValueError(f"{name}: nobody may look")
        return read(self.state, *seat)


def look(zones: Iterable[Zone[S]], state: S, viewer: int) -> dict[str, Any]:
    """What one seat, or a spectator, may know of a state, by the name of the zone."""
    sight = Sight(zones, state)
    return sight.shared | sight.own(viewer)


__all__ = ["SPECTATOR", "Sight", "Who", "Zone", "look"]
