"""OpenSpiel's own search. MCTS: `MCTSBot.mcts_search` in C++ with one random rollout a simulation, from dealt tables of
the game. ISMCTS: its C++ `ISMCTSBot` with the same evaluator, where the wheel has it."""

import sys
from collections.abc import Callable
from importlib.metadata import version
from itertools import cycle
from random import Random
from typing import Final

import pyspiel

from ..timing import POSITIONS, rate, say

SIMULATIONS: Final = 2000


def measure(name: str, seconds: float) -> dict[str, float]:
    """Simulations per second of each search."""
    game = pyspiel.load_game(name)
    random = Random(1).random
    dealt = []
    for _ in range(POSITIONS):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[int(random() * len(outcomes))])
        dealt.append(state)
    turns = cycle(dealt)

    def simulations(search: Callable[[pyspiel.State], object]) -> float:
        def burst() -> int:
            search(next(turns))
            return SIMULATIONS

        return rate(burst, seconds)

    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    mcts = pyspiel.MCTSBot(game, evaluator, 1.0, SIMULATIONS, 100, False, 1, False)
    speed = simulations(mcts.mcts_search)
    figures = {"search": speed, "search_to_end": speed}  # every rollout goes to the end
    if hasattr(pyspiel, "ISMCTSBot"):
        ismcts = pyspiel.ISMCTSBot(
            1, evaluator, 1.0, SIMULATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
        )
        figures["ismcts"] = simulations(ismcts.step)
    return figures


if __name__ == "__main__":
    say(version("open_spiel"), __doc__, measure(sys.argv[1], float(sys.argv[2])))
