"""The options each game is tested with, for any number of seats. A game not named here has none."""

from typing import Final

SETUPS: Final[dict[str, tuple[dict[str, str], ...]]] = {}


def setups(name: str, seats: int) -> tuple[dict[str, str], ...]:
    return SETUPS.get(name, ({},))
