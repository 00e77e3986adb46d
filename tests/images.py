"""Spoils images of random games: each is refused with a NotationError, or plays to its end.

python tests/images.py GAME FIRST LAST          how many were refused, and how many were played
"""

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent.parent))

import ludus
from ludus.core import image
from ludus.core.errors import NotationError
from ludus.core.zone import SIZES, Field

GAMES: Final = 12  # that images are taken from, for each number of seats and each setup
LONGEST: Final = 100_000  # answers, many times those of a real game
Flat = list[int]


@cache
def images(name: str, seats: int, setup: int, seed: int) -> tuple[Any, tuple[bytes, ...]]:
    """The state of a finished random game, and its images from the first to the last."""
    state = ludus.game(name).new(seats, seed, **ludus.game(name).setups(seats)[setup])
    random, found = Random(seed), [state.to_bytes()]
    while not state.over:
        seat = random.choice([seat for seat in range(seats) if state.pending >> seat & 1])
        state.apply(seat, random.choice(state.legal(seat)))
        found.append(state.to_bytes())
    return state, tuple(found)


def spans(fields: image.Fields) -> list[tuple[Field, int, int]]:
    """Each field, and where its numbers lie in the image."""
    found, at = [], 0
    for field in fields:
        found.append((field, at, at + field.size))
        at += field.size
    return found


def another(field: Field, random: Random) -> int:
    """A number the field may hold; often a small one, or the first or the last."""
    _, least, most = SIZES[field.kind]
    low, high = least if field.low is None else field.low, most if field.high is None else field.high
    return random.choice((low, high, min(high, low + 1), random.randint(low, high), random.randint(low, min(high, 9))))


def bytes_change(data: bytes, other: bytes, fields: image.Fields, random: Random) -> bytes:
    spoilt = bytearray(data)
    for _ in range(random.randint(1, 4)):
        spoilt[random.randrange(len(spoilt))] = random.randrange(256)
    return bytes(spoilt)


def numbers_change(data: bytes, other: bytes, fields: image.Fields, random: Random) -> bytes:
    """Numbers within their range, so that only their meaning is wrong."""
    flat = list(image.layout(fields).unpack(data))
    for _ in range(random.choice((1, 1, 2, 3))):
        field, first, last = random.choice(spans(fields))
        flat[random.randrange(first, last)] = another(field, random)
    return image.layout(fields).pack(*flat)


def numbers_swap(data: bytes, other: bytes, fields: image.Fields, random: Random) -> bytes:
    flat = list(image.layout(fields).unpack(data))
    for _ in range(random.randint(1, 3)):
        _, first, last = random.choice([span for span in spans(fields) if span[2] - span[1] > 1])
        one, two = random.randrange(first, last), random.randrange(first, last)
        flat[one], flat[two] = flat[two], flat[one]
    return image.layout(fields).pack(*flat)


def fields_mix(data: bytes, other: bytes, fields: image.Fields, random: Random) -> bytes:
    """Some fields of another position of the same game."""
    flat, theirs = (list(image.layout(fields).unpack(one)) for one in (data, other))
    for _ in range(random.randint(1, 4)):
        _, first, last = random.choice(spans(fields))
        flat[first:last] = theirs[first:last]
    return image.layout(fields).pack(*flat)


def length_changes(data: bytes, other: bytes, fields: image.Fields, random: Random) -> bytes:
    return random.choice((data[: random.randrange(len(data))], data + random.randbytes(random.randint(1, 9))))


def noise(data: bytes, other: bytes, fields: image.Fields, random: Random) -> bytes:
    return random.randbytes(len(data))


WAYS: Final[tuple[Callable[[bytes, bytes, image.Fields, Random], bytes], ...]] = (
    bytes_change, bytes_change, numbers_change, numbers_change, numbers_change, numbers_swap, fields_mix, fields_mix,
    length_changes, noise,
)  # fmt: skip


def spoil(name: str, number: int) -> tuple[Any, bytes]:
    """The spoilt image of a number, and a state of its game."""
    random = Random(f"{name} {number}")
    seats = random.choice(ludus.game(name).seats)
    state, known = images(name, seats, random.randrange(len(ludus.game(name).setups(seats))), random.randrange(GAMES))
    return state, random.choice(WAYS)(random.choice(known), random.choice(known), image.zones(state.declared), random)


def plays(name: str, number: int) -> bool:
    """Reads the image of a number and plays it to its end; False if it is refused."""
    like, data = spoil(name, number)
    game = ludus.game(name)
    try:
        state = type(like).from_bytes(data, like.box)
    except NotationError as error:
        assert str(error)
        return False
    assert type(like).from_bytes(state.to_bytes(), like.box) == state
    for seat in range(-1, state.seats):
        game.view(state, seat)
        state.determinize(seat, number).playout(number, most=LONGEST)
    state.playout(number, guided=bool(number % 2), most=LONGEST)
    assert state.over, f"image {number} does not end"
    assert abs(sum(state.outcome()) - 1) < 1e-9
    return True


def main(name: str, first: str, last: str) -> None:
    print("compiled" if ludus.compiled else "plain")
    played = 0
    for number in range(int(first), int(last)):
        try:
            played += plays(name, number)
        except BaseException:
            print(f"image {number}", file=sys.stderr)
            raise
    print(int(last) - int(first) - played, played)


if __name__ == "__main__":
    main(*sys.argv[1:])
