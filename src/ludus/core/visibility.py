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
    """What may be seen of one state. Each part is read, and shaped, once, however many look at it."""

    def __init__(self, zones: Iterable[Zone[S]], state: S, shape: Callable[[Any], Any] = lambda part: part) -> None:
        self.state = state
        self.shape = shape
        self.zones = [zone for zone in zones if zone.who is not Who.NOBODY]
        self.parts: dict[tuple[str, int, bool], Any] = {}

    def of(self, viewer: int) -> dict[str, Any]:
        """What one seat, or a spectator, may know, by the name of the zone."""
        if not SPECTATOR <= viewer < self.state.seats:
            raise ValueError(f"seat {viewer}: expected {SPECTATOR} to {self.state.seats - 1}")
        return {zone.name: self.zone(zone, viewer) for zone in self.zones}

    def zone(self, zone: Zone[S], viewer: int) -> Any:
        if zone.who is Who.EVERYONE:
            return self.part(zone, SPECTATOR, True)
        seats, opened = range(self.state.seats), zone.opened
        return tuple(self.part(zone, seat, seat == viewer or opened(self.state, seat)) for seat in seats)

    def part(self, zone: Zone[S], seat: int, open_: bool) -> Any:
        """A zone of everyone, or what lies there of a seat: as it is, or as it looks from outside."""
        key = zone.name, seat, open_
        if key not in self.parts:
            read: Callable[..., Any] | None = zone.read if open_ else zone.hidden
            if read is None:
                raise ValueError(f"{zone.name}: nobody may look")
            whose = () if zone.who is Who.EVERYONE else (seat,)
            self.parts[key] = self.shape(read(self.state, *whose))
        return self.parts[key]


def look(zones: Iterable[Zone[S]], state: S, viewer: int) -> dict[str, Any]:
    """What one seat, or a spectator, may know of a state, by the name of the zone."""
    return Sight(zones, state).of(viewer)


__all__ = ["SPECTATOR", "Sight", "Who", "Zone", "look"]
