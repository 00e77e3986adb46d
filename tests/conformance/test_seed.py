"""Same seed, same game: in every build, in a process with another hash seed, and on every machine."""

import pytest

import ludus
from tests.builds import printed, printed_compiled, printed_plain


@pytest.mark.parametrize("game", ludus.titles())
def test_another_hash_seed_changes_nothing(game: str) -> None:
    one, other = (printed("digest.py", game, "0", "40", hash_seed=seed) for seed in ("1", "12345"))
    assert one == other


# At least 2,000 seeds of Lutèce, 200 of every other game; in pieces, so that both cores have work to the end.
PIECES = [(game, piece) for game in ludus.titles() for piece in range(10 if game == "lutece" else 4)]


@pytest.mark.parametrize(("game", "piece"), PIECES)
def test_plain_compiled_and_sanitized_builds_play_identical_games(
    game: str, piece: int, request: pytest.FixtureRequest
) -> None:
    size = (200 if game == "lutece" else 50) * (10 if request.config.getoption("--soak") else 1)
    first, last = str(piece * size), str((piece + 1) * size)
    theirs = printed_plain("digest.py", game, first, last)
    assert len(theirs) == size
    for build in (None, "sanitized"):
        ours = printed_compiled("digest.py", game, first, last, build=build)
        for seed, (one, other) in enumerate(zip(theirs, ours, strict=True), start=int(first)):
            assert one == other, first_difference(game, seed, build)


def first_difference(game: str, seed: int, build: str | None) -> str:
    """Plays a seed again in both builds and names the first answer after which they differ."""
    plain = printed_plain("digest.py", game, str(seed), "--trace")
    other = printed_compiled("digest.py", game, str(seed), "--trace", build=build)
    for number, (one, two) in enumerate(zip(plain, other, strict=False)):
        if one != two:
            return f"seed {seed}, answer {number}: plain {one!r}, {build or 'compiled'} {two!r}"
    return f"seed {seed}: one game is longer"
