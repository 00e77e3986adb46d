"""How a game ended."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """Why the game ended, the score sheet by seat and part, the totals, and the winners (several share)."""

    reason: str
    parts: tuple[str, ...]
    sheet: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
