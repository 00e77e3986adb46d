"""Asks bots in positions of random games and prints their answers: the same in every build.

python tests/choices.py GAME FIRST LAST EVERY BOT ...    in about one position of EVERY, a line a bot; `hint` is one
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent.parent))

import ludus
from ludus import bots
from ludus.bots import outlook
from ludus.bots.hint import hint

ITERATIONS: Final = 12  # of a hint: plain, a search is slow


def positions(name: str, seed: int, every: int) -> Iterator[Any]:
    """Some positions of a random game, each as the seat that is asked imagines it."""
    game = ludus.game(name)
    seats = game.seats[seed % len(game.seats)]
    state = game.new(seats, seed, **game.setups(seats)[seed // len(game.seats) % len(game.setups(seats))])
    random = Random(seed)
    while not state.over:
        if random.randrange(every) == 0:
            yield state.determinize(state.seat, random.getrandbits(64))
        state.apply(state.seat, random.choice(state.legal(state.seat)))


def answer(bot: str, state: Any, seed: int) -> object:
    if bot == "hint":
        return hint(state, state.seat, iterations=ITERATIONS, seed=seed)
    return bots.make(bot, seed).choose(state, state.seat)


def main(name: str, first: str, last: str, every: str, *asked: str) -> None:
    print("compiled" if ludus.compiled else "plain")
    outlook.SAMPLES = outlook.FEWEST  # type: ignore[misc]
    for seed in range(int(first), int(last)):
        for number, state in enumerate(positions(name, seed, int(every))):
            before = state.digest()
            for bot in asked:
                found = answer(bot, state, seed + number)
                left = "as it was" if state.digest() == before else "changed"
                print(f"seed {seed}, position {number}, left {left}: {bot} {found}")


if __name__ == "__main__":
    main(*sys.argv[1:])
