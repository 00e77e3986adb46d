"""Catanatron. It is plain Python, so it has no native figure: driven is its own loop, `Game.play` with four
`RandomPlayer`s, and every action of its log is a decision, dice included. Clone: `Game.copy`."""

import sys
from importlib.metadata import version
from itertools import count

from catanatron import Action, Color, Game, Player, RandomPlayer

from ..timing import each, rate, say


def measure(seconds: float) -> dict[str, float]:
    """Every figure of the game."""
    seeds = count(1)
    widths: list[int] = []

    def new() -> Game:
        return Game([RandomPlayer(color) for color in Color], seed=next(seeds))

    def play() -> int:
        game = new()
        game.play()
        return len(game.state.actions)

    def decide(player: Player, game: Game, legal: list[Action]) -> Action:
        widths.append(len(legal))
        return player.decide(game, legal)

    games = 10
    for _ in range(games):
        new().play(decide_fn=decide)
    middle = new()
    for _ in range(len(widths) // games // 2):
        middle.play_tick()
    return {
        "driven": rate(play, seconds),
        "clone": each(middle.copy, seconds),
        "length": len(widths) / games,
        "choices": sum(width > 1 for width in widths) / len(widths),
    }


if __name__ == "__main__":
    say(version("catanatron"), __doc__, measure(float(sys.argv[1])))
