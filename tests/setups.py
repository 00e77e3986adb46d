"""The options each game is tested with, for any number of seats. A game not named here has none."""

from typing import Final

SETUPS: Final[dict[str, tuple[dict[str, str], ...]]] = {
    "fortuna": ({}, {"draft": "yes"}),
    "gloire": (
        {},
        {"alternative_circus": "yes", "experienced_start": "yes"},
        {"introductory": "yes"},
        {"alternative_forum": "yes", "two_player_sites": "2"},
    ),
}


def setups(name: str, seats: int) -> tuple[dict[str, str], ...]:
    return SETUPS.get(name, ({},))
