"""How a game ended."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """Why the game ended, the score sheet by seat and part, the totals, and the place of every seat.

    The first have place 1, and who ties shares a place. While the game runs nobody has one.
    """

    reason: str
    parts: tuple[str, ...]
    sheet: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """Who is first; several share the victory, and where a game knows that end, nobody has it."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
