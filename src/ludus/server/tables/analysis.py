"""After the game: how likely each seat was to win at every moment, and the moments that turned it.

The chances are those of a spectator: at each moment everything hidden is drawn anew several times, and each of those
positions played on by the rules of thumb. The same draws at every moment make neighbours comparable.
"""

from itertools import pairwise
from typing import Final

from ...core.position import Position
from ...core.random import mix
from ..protocol.bodies import Analysis
from .table import Table

WORLDS: Final = 24  # positions imagined for a moment, and fewer in a long game:
BUDGET: Final = 4_000  # for all its moments together
FEWEST: Final = 6
GAMES: Final = 4  # played on from each position
TURNS: Final = 3  # moments that are named
SPECTATOR: Final = -1


def analyse(table: Table) -> Analysis:
    """Takes seconds: never on the event loop."""
    worlds = max(FEWEST, min(WORLDS, BUDGET // (len(table.answers) + 1)))
    state = table.first()
    chances = [chance(state, worlds)]
    for seat, action in table.answers:
        table.game.answer(state, seat, action)
        chances.append(chance(state, worlds))
    return Analysis(done=True, chances=chances, turns=turns(chances), entries=list(table.standing))


def chance(state: Position, worlds: int) -> list[float]:
    """What share of the victory each seat could expect."""
    if state.over:
        return [round(share, 4) for share in state.outcome()]
    totals = [0.0] * state.seats
    for world in range(worlds):
        imagined = state.determinize(SPECTATOR, mix(world))
        shares, _ = imagined.playouts(GAMES, mix(WORLDS + world), guided=True)
        totals = [total + share for total, share in zip(totals, shares, strict=False)]
    return [round(total / (worlds * GAMES), 4) for total in totals]


def turns(chances: list[list[float]]) -> list[int]:
    """The moments after the answers that moved the chances most, in the order they came."""
    swings = [
        (max(abs(one - two) for one, two in zip(before, after, strict=True)), at)
        for at, (before, after) in enumerate(pairwise(chances), start=1)
    ]
    return sorted(at for swing, at in sorted(swings, reverse=True)[:TURNS] if swing > 0)
