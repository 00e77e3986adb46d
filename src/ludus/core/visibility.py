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

    def look(self, state: S, viewer: int) -> Any:
        """The zone as a seat may know it."""
        if self.read is None:
            raise ValueError(f"{self.name}: nobody may look")
        if self.who is Who.EVERYONE:
            return self.read(state)
        return tuple(
            self.read(state, seat) if seat == viewer or self.opened(state, seat) else self.hidden(state, seat)
            for seat in range(state.seats)
        )


def look(zones: Iterable[Zone[S]], state: S, viewer: int) -> dict[str, Any]:
    """What one seat, or a spectator, may know of a state, by the name of the zone."""
    if not SPECTATOR <= viewer < state.seats:
        raise ValueError(f"seat {viewer}: expected {SPECTATOR} to {state.seats - 1}")
    return {zone.name: zone.look(state, viewer) for zone in zones if zone.who is not Who.NOBODY}


__all__ = ["SPECTATOR", "Who", "Zone", "look"]
