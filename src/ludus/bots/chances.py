"""What share of the victory a seat may expect, by what it knows itself.

Where the game has a net, the net says it at the moment the seat is asked; what happens until then is imagined several
times, as the net would play. Without one, games are played on to their end by the rules of thumb.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from .. import nets
from ..core.names import COOL, MASK, WHOLE
from ..core.position import Position
from ..core.random import mix

FAR: Final = 200  # answers after which the seat is asked at the latest, or never will be
GAMES: Final = 4  # played on from each imagined position where there is no net
SURE: Final = 1.96  # deviations
LEAST: Final = 0.005  # a mean of few that agree is not certain for that


@dataclass(frozen=True, slots=True)
class Chance:
    """A share of the victory, and half its 95 % interval."""

    share: float
    doubt: float = 0.0


def chance(state: Position, seat: int, worlds: int, seed: int = 0) -> Chance:
    """What a seat may expect. Everything it does not know is drawn anew, so many times."""
    if state.over:
        return Chance(state.outcome()[seat])
    if nets.has(state.game) and state.pending >> seat & 1:
        return Chance(judged(state, seat, 0))  # the net sees what the seat knows and nothing else
    look = judged if nets.has(state.game) else played
    seen = [
        look(state.determinize(seat, mix(seed + world & MASK)), seat, mix(seed + worlds + world & MASK))
        for world in range(worlds)
    ]
    mean = sum(seen) / worlds
    spread = sum((one - mean) ** 2 for one in seen) / max(1, worlds - 1)
    return Chance(mean, max(LEAST, SURE * sqrt(spread / worlds)))


def judged(imagined: Position, seat: int, luck: int) -> float:
    """What the net says when the seat is asked next; until then everybody answers by the net."""
    net = nets.net(imagined.game)
    for step in range(FAR):
        if imagined.over:
            return imagined.outcome()[seat]
        if imagined.pending >> seat & 1:
            break
        asked = imagined.seat
        imagined.apply(asked, net.choose(imagined, asked, COOL, mix(luck + step & MASK)))
    teller = seat if imagined.pending >> seat & 1 else imagined.seat
    return net.value(imagined, teller)[seat] / WHOLE


def played(imagined: Position, seat: int, luck: int) -> float:
    """What games that are played on bring."""
    shares, _ = imagined.playouts(GAMES, luck, guided=True)
    return shares[seat] / GAMES
