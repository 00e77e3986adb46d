"""Same seed, same game: in every build, in a process with another hash seed, and on every machine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludus

ROOT = Path(__file__).parent.parent.parent
REQUIRED = os.environ.get("LUDUS_REQUIRE_COMPILED") == "1"


def digests(game: str, *range_: str, build: str | None = None, hash_seed: str = "0") -> list[str]:
    """What tests/digest.py prints, run by a build of its own."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    if build is not None:
        environment["PYTHONPATH"] = str(ROOT / "build" / build / "lib")
    command = [sys.executable, str(ROOT / "tests/digest.py"), game, *range_]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.splitlines()


@pytest.mark.parametrize("game", ludus.titles())
def test_another_hash_seed_changes_nothing(game: str) -> None:
    assert digests(game, "0", "40", hash_seed="1") == digests(game, "0", "40", hash_seed="12345")


# At least 2,000 seeds of Lutèce, 200 of every other game; in pieces, so that both cores have work.
PIECES = [(game, piece) for game in ludus.titles() for piece in range(10 if game == "lutece" else 2)]


@pytest.mark.parametrize(("game", "piece"), PIECES)
def test_plain_compiled_and_sanitized_builds_play_identical_games(
    game: str, piece: int, request: pytest.FixtureRequest
) -> None:
    size = (200 if game == "lutece" else 100) * (10 if request.config.getoption("--soak") else 1)
    first, last = str(piece * size), str((piece + 1) * size)
    plain, *theirs = digests(game, first, last, build="plain")
    assert plain == "plain"
    assert len(theirs) == size
    for build in (None, "sanitized"):
        kind, *ours = digests(game, first, last, build=build)
        if kind == "plain" and not REQUIRED:
            pytest.skip("no compiler here: only the plain rules are there to play")
        assert kind == "compiled", f"the {build or 'installed'} build is not compiled"
        for seed, (one, other) in enumerate(zip(theirs, ours, strict=True), start=int(first)):
            assert one == other, first_difference(game, seed, build)


def first_difference(game: str, seed: int, build: str | None) -> str:
    """Plays a seed again in both builds and names the first answer after which they differ."""
    plain = digests(game, str(seed), "--trace", build="plain")[1:]
    other = digests(game, str(seed), "--trace", build=build)[1:]
    for number, (one, two) in enumerate(zip(plain, other, strict=False)):
        if one != two:
            return f"seed {seed}, answer {number}: plain {one!r}, {build or 'compiled'} {two!r}"
    return f"seed {seed}: one game is longer"
