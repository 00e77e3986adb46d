"""What things are worth, in steps towards Rome, by figures of a fit to games (docs/decisions/0004).

How long they will serve follows from how far the first player has come, so all is worked out once for a box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..declaration import *

if TYPE_CHECKING:
    from ..rules.box import Box

LONGEST: float = 6.0  # rounds worth planning for
SHORTEST: float = 0.5  # before the last one
STEPS_A_ROUND: float = 1.7  # of the leader

# What things are worth while the game goes on, in steps: once, and (`_ON`) for every round they serve.
CROP: float = 0.32  # wheat or wine: two can be delivered at a time
CROP_ON: float = 0.09
SPARE_CROP: float = 0.02  # beyond
SPARE_CROP_ON: float = 0.05
WATER_NEEDED: float = 0.63  # one can be delivered
SPARE_WATER: float = 0.04
SPARE_WATER_ON: float = 0.08
COIN: float = 0.19  # each of the first six
COIN_ON: float = 0.045
ANY_COIN: float = 0.02
SOLDIER: float = 0.24  # each of the first two centurions
SOLDIER_ON: float = 0.12
PRIESTESS: float = 0.45  # a vestal
PRIESTESS_ON: float = 0.16
NEW_DIE_ON: float = 0.4  # each beyond the first
NEW_DIE_COST: float = 0.2


def weigh(box: Box) -> None:
    """Writes the figures for every square the first player may have come to."""
    for furthest in range(box.last_square + 1):
        rounds = service(box, furthest)
        box.rounds[furthest] = rounds
        for number in range(MOST_WEIGHED):
            box.crops[furthest][number] = (CROP + CROP_ON * rounds) * min(number, 2) + (
                SPARE_CROP + SPARE_CROP_ON * rounds
            ) * max(number - 2, 0)
            box.water[furthest][number] = WATER_NEEDED * min(number, 1) + (SPARE_WATER + SPARE_WATER_ON * rounds) * max(
                number - 1, 0
            )
            box.soldiers[furthest][number] = (SOLDIER + SOLDIER_ON * rounds) * min(number, 2)
            box.priestesses[furthest][number] = (PRIESTESS + PRIESTESS_ON * rounds) * number
            box.dice[furthest][number] = (NEW_DIE_ON * rounds - NEW_DIE_COST) * (number - 1)
        for coins in range(MOST_MONEY + 1):
            box.coins[furthest][coins] = (COIN + COIN_ON * rounds) * min(coins, 6) + ANY_COIN * coins


def service(box: Box, furthest: int) -> float:
    """For how many rounds something gained now will serve; none in the last one."""
    if furthest == box.last_square:
        return 0.0
    return min(LONGEST, max(SHORTEST, (box.last_square - furthest) / STEPS_A_ROUND))
