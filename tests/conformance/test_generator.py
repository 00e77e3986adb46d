"""The generator of a written position: its key of two numbers of 64 bits, and how many were drawn from it."""

import pytest

import ludus
from ludus import NotationError

GAMES = ("lutece", "fortuna", "gloire")
SEATS = "\nseat 0\nseat 1"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "words",
    [
        "1 2", "1 2 3 4", "x y z", "-1 2 3", "1 2 -3", "1ffffffffffffffff 0 0", "0 1ffffffffffffffff 0",
        "1 2 18446744073709551616", "0x1 2 3", "+1 2 3", "1 2 3_0", "1 2 ٣",
    ],
)  # fmt: skip
def test_what_is_no_generator_is_refused_with_its_line(name: str, words: str) -> None:
    """La Gloire took whatever `int` takes, and more than three words; without a compiler also numbers of any size."""
    with pytest.raises(NotationError, match=r"line 1, random: expected two hexadecimal numbers of 64 bits"):
        ludus.game(name).position(f"random {words}{SEATS}")


@pytest.mark.parametrize("name", GAMES)
def test_the_largest_generator_is_read_as_it_was_written(name: str) -> None:
    game = ludus.game(name)
    most = (1 << 64) - 1
    state = game.position(f"random {most:x} {most:X} {most}{SEATS}")
    assert (state.key0, state.key1, state.drawn) == (most, most, most)
    assert game.position(game.write(state)) == state
