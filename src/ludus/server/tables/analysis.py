"""After the game: how likely each seat was to win at every moment, and the moments that turned it.

Each seat's chance is by what that seat knew then (`bots/chances.py`), so the chances of all need not add up: two who
both think they are winning hold what the other does not see. The same draws at every moment make neighbours comparable.
"""

from itertools import pairwise
from typing import Final

from ...bots.chances import Chance, chance
from ...core.position import Position
from ..protocol.bodies import Analysis
from .table import Table

WORLDS: Final = 12  # positions imagined for a seat at a moment, and fewer in a long game:
BUDGET: Final = 12_000  # for all its moments and seats together
FEWEST: Final = 4
TURNS: Final = 3  # moments that are named


def analyse(table: Table) -> Analysis:
    """Takes seconds: never on the event loop."""
    state = table.first()
    worlds = max(FEWEST, min(WORLDS, BUDGET // (state.seats * (len(table.answers) + 1))))
    moments = [everybody(state, worlds)]
    for seat, action in table.answers:
        table.game.answer(state, seat, action)
        moments.append(everybody(state, worlds))
    chances = [[round(one.share, 4) for one in moment] for moment in moments]
    doubts = [[round(one.doubt, 4) for one in moment] for moment in moments]
    return Analysis(done=True, chances=chances, doubts=doubts, turns=turns(chances), entries=list(table.standing))


def everybody(state: Position, worlds: int) -> list[Chance]:
    """What share of the victory each seat could expect."""
    return [chance(state, seat, worlds) for seat in range(state.seats)]


def turns(chances: list[list[float]]) -> list[int]:
    """The moments after the answers that moved the chances most, in the order they came."""
    swings = [
        (max(abs(one - two) for one, two in zip(before, after, strict=True)), at)
        for at, (before, after) in enumerate(pairwise(chances), start=1)
    ]
    return sorted(at for swing, at in sorted(swings, reverse=True)[:TURNS] if swing > 0)
