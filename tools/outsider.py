"""A bot of ours against one nobody here wrote: OpenSpiel's ISMCTS, which sees the game through our OpenSpiel face.

    python -m tools.outsider lutece --bot master --games 20 --seconds 1

Tables of two; every deal is played from both seats. The outsider gets so many seconds an answer, as simulations: as
many as the pace of its last answer allows. Needs the extra `ludus[openspiel]`.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from time import perf_counter
from typing import Any, Final

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.progress import track

from ludus import bots
from ludus.lab.interval import Tally
from ludus.learn import openspiel

FIRST: Final = 8  # simulations of the first answer, from which the pace is known


class Outsider:
    """OpenSpiel's search with a budget of seconds instead of simulations."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        random = numpy.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.0, FIRST, random_state=random)
        self.seconds = seconds
        self.simulations = FIRST

    def step(self, state: Any) -> int:
        if len(state.legal_actions()) == 1:
            return int(state.legal_actions()[0])
        self.bot._max_simulations = self.simulations  # the only way to set it anew
        start = perf_counter()
        action = int(self.bot.step(state))
        spent = perf_counter() - start
        self.simulations = max(2, round(self.simulations * min(4.0, self.seconds / max(1e-6, spent))))
        return action


def play(title: str, name: str, seconds: float, seed: int, seat: int) -> float:
    """Our share of the victory of one game."""
    openspiel.register()
    game = pyspiel.load_game(f"ludus_{title}(players=2)")
    ours, theirs = bots.make(name, seed, game=title), Outsider(game, seconds, seed)
    state = game.new_initial_state()
    state.apply_action(seed % len(state.legal_actions()))  # the deal
    asked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
            continue
        asked += 1
        if state.current_player() == seat:
            state.apply_action(bots.decide(ours, state.table.state, seat, (seed << 16) + asked))
        else:
            state.apply_action(theirs.step(state))
    share: float = state.table.state.outcome()[seat]
    return share


def main() -> int:
    parser = argparse.ArgumentParser(description="A bot of ours against OpenSpiel's ISMCTS.")
    parser.add_argument("game")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=1.0, help="of the outsider, an answer (1)")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    tally, total = Tally(), 0.0
    with ProcessPoolExecutor(options.jobs) as pool:
        wanted = {
            pool.submit(play, options.game, options.bot, options.seconds, number // 2, number % 2): number // 2
            for number in range(options.games)
        }
        for done in track(as_completed(wanted), options.game, len(wanted), disable=not sys.stdout.isatty()):
            tally.add(wanted[done], done.result())
            total += done.result()
    low, high = tally.interval()
    print(
        f"{options.game}: {options.bot} takes {total / len(wanted):.1%} ({low:.1%} - {high:.1%}) "
        f"of {len(wanted)} games against OpenSpiel's ISMCTS at {options.seconds:g} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
