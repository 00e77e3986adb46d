"""Plays seeded games and prints a digest of each: the same in every build and under every hash seed.

python tests/digest.py GAME FIRST LAST          one line a seed
python tests/digest.py GAME SEED --trace        one line an answer
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

import ludus
from ludus.core.game import Game

OBSERVED = 60  # answers from one observation to the next: plain Python takes its time for them


def answers(name: str, seed: int) -> Iterator[tuple[str, bytes]]:
    """Each answer of a random game and the image after it. Any pending seat may be the next to answer."""
    game = ludus.game(name)
    seats = game.seats[seed % len(game.seats)]
    options = game.setups(seats)[seed // len(game.seats) % len(game.setups(seats))]
    state = game.new(seats, seed, **options)
    yield "new", state.to_bytes()
    random = Random(seed)
    number = 0
    while not state.over:
        seat = random.choice([seat for seat in range(seats) if state.pending >> seat & 1])
        action = random.choice(state.legal(seat))
        text = describe(game, state, seat, action)
        state.apply(seat, action)
        number += 1
        yield text, state.to_bytes() + (observed(game, state) if number % OBSERVED == 1 else b"")
    yield f"outcome {state.outcome()}", repr(state.outcome()).encode()


def observed(game: Game[object], state: object) -> bytes:  # type: ignore[type-var]
    """What every seat knows, and everything, as networks read it."""
    both = game.observation, game.observation.everything
    return b"".join(one.of(state, seat) for one in both for seat in range(state.seats))  # type: ignore[attr-defined, arg-type]


def describe(game: Game[object], state: object, seat: int, action: int) -> str:  # type: ignore[type-var]
    return f"{seat} {game.write_action(state, seat, action)}"


def main(name: str, first: str, last: str) -> None:
    print("compiled" if ludus.compiled else "plain")
    if last == "--trace":
        for text, image in answers(name, int(first)):
            print(hashlib.sha256(image).hexdigest()[:16], text)
        return
    for seed in range(int(first), int(last)):
        whole = hashlib.sha256()
        for _, image in answers(name, seed):
            whole.update(image)
        print(seed, whole.hexdigest())


if __name__ == "__main__":
    main(*sys.argv[1:])
