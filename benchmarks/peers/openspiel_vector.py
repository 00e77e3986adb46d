"""OpenSpiel's vector wrapper: `SyncVectorEnv` over 1,024 environments of `rl_environment`, which ask its engine in C++
for information states and legal actions, table by table in Python; games that end are dealt anew."""

import sys
from importlib.metadata import version
from random import Random
from typing import Any

from open_spiel.python import rl_environment, vector_env
from open_spiel.python.rl_agent import StepOutput

from ..timing import TABLES, say, stepped


def measure(name: str, seconds: float) -> dict[str, float]:
    """Steps per second of one game."""
    envs = vector_env.SyncVectorEnv([rl_environment.Environment(name) for _ in range(TABLES)])
    random = Random(1)
    told = [envs.reset()]

    def choose() -> Any:
        found = []
        for one in told[0]:
            legal = one.observations["legal_actions"][one.observations["current_player"]]
            found.append(StepOutput(action=random.choice(legal), probs=None))
        return found

    def step(actions: Any) -> None:
        told[0] = envs.step(actions, reset_if_done=True)[0]

    size = len(told[0][0].observations["info_state"][0])
    return {"batch": stepped(step, choose, TABLES, seconds), "observation_bytes": 4 * size}


if __name__ == "__main__":
    say(version("open_spiel"), __doc__, measure(sys.argv[1], float(sys.argv[2])))
