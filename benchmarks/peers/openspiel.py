"""OpenSpiel. Native: the fastest random playout its wheel lets Python reach, one simulation of `MCTSBot.mcts_search`,
whose root is evaluated by a `RandomRolloutEvaluator` of 100 rollouts: one C++ loop, started from dealt tables, as the
search cannot start at a chance node. The loop does not count: its games are multiplied by the mean decisions of 200
games driven from the same tables (exact for Hearts, within some 2% for the others). Whole games: `evaluate_bots` with
native uniform bots, dealing included, counted likewise. Driven: `current_player`, `legal_actions`, `apply_action`;
chance nodes are timed, but do not count as decisions (Hearts deals its cards as 52 of them). All their outcomes are
alike likely in these games, so they are sampled from `legal_actions`, twice as fast as from `chance_outcomes`."""

import sys
from importlib.metadata import version
from itertools import count, cycle
from random import Random
from typing import Final

import pyspiel

from ..timing import PLAYOUTS, POSITIONS, each, rate, say

GAMES: Final = 200  # driven to count decisions, untimed
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


def measure(name: str, seconds: float) -> dict[str, float]:
    """Every figure of one game."""
    game = pyspiel.load_game(name)
    random = Random(1).random
    seeds = count(1)

    def draw(state: pyspiel.State) -> None:
        outcomes = state.legal_actions()
        state.apply_action(outcomes[int(random() * len(outcomes))])

    def play(state: pyspiel.State) -> int:
        decisions = 0
        while (seat := state.current_player()) != TERMINAL:
            if seat < 0:
                draw(state)
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    def walk(state: pyspiel.State, steps: int = sys.maxsize) -> list[int]:
        """Plays on for so many decisions, and tells how many answers each had."""
        widths: list[int] = []
        while (seat := state.current_player()) != TERMINAL and (seat < 0 or len(widths) < steps):
            if seat < 0:
                chances = {round(probability, 9) for _, probability in state.chance_outcomes()}
                assert len(chances) == 1, f"{name}: outcomes of chance are not alike likely"
                draw(state)
                continue
            legal = state.legal_actions()
            widths.append(len(legal))
            state.apply_action(legal[int(random() * len(legal))])
        return widths

    dealt = [game.new_initial_state() for _ in range(POSITIONS)]
    for state in dealt:
        walk(state, 0)
    turns = cycle(dealt)
    games = GAMES // POSITIONS * dealt
    widths = [width for state in games for width in walk(state.clone())]
    length = len(widths) / len(games)
    middle = dealt[0].clone()
    walk(middle, int(length / 2))

    rollouts = pyspiel.RandomRolloutEvaluator(PLAYOUTS, 1)
    search = pyspiel.MCTSBot(game, rollouts, 1.0, 1, 10, False, 1, False)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def native() -> int:
        for state in dealt:  # all of them: their games differ in length
            search.mcts_search(state)
        return POSITIONS * PLAYOUTS

    def whole() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 1

    mean = sum(play(game.new_initial_state()) for _ in range(GAMES)) / GAMES
    return {
        "native": length * rate(native, seconds),
        "native_whole": mean * rate(whole, seconds),
        "driven": rate(lambda: play(game.new_initial_state()), seconds),
        "driven_dealt": rate(lambda: play(next(turns).clone()), seconds),
        "clone": each(middle.clone, seconds),
        "length": mean,
        "choices": sum(width > 1 for width in widths) / len(widths),
    }


if __name__ == "__main__":
    say(version("open_spiel"), __doc__, measure(sys.argv[1], float(sys.argv[2])))
