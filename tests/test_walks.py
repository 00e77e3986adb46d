"""The way of a change is as short as docs/architecture.md says: three are made in a copy of the tree, and work."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
LEFT: Final = shutil.ignore_patterns("*.so", "__pycache__", "static", "*.egg-info")
GAMES: Final = "src/ludus/games"

# By name: the game, every file that is touched with what stands there and what is to stand there, and what then holds.
CHANGES: Final[dict[str, tuple[str, dict[str, tuple[str, str]], str]]] = {
    "a field": (
        "lutece",
        {
            f"{GAMES}/lutece/rules/zones.py": (
                "    support: list[int] = zone(",
                '    mood: list[int] = zone(SEATS, low=0, high=300, rule="L-INFO-7", means="mood")\n'
                "    support: list[int] = zone(",
            )
        },
        """
state.mood = [0, 300, 0, 0, 0]
assert state.clone().mood == type(state).from_bytes(state.to_bytes(), state.box).mood == [0, 300, 0, 0, 0]
assert state.determinize(0, 7).mood == state.mood
""",
    ),
    "an option": (
        "fortuna",
        {
            f"{GAMES}/fortuna/declaration.py": (
                '    Option("draft", rule="F-SETUP-11"),\n',
                '    Option("draft", rule="F-SETUP-11"),\n    Option("quick", rule="F-END-3", without=("draft",)),\n',
            )
        },
        """
game.new(2, 1, quick="yes")
for said in ({"quick": "perhaps"}, {"quick": "yes", "draft": "yes"}):
    try:
        game.new(2, 1, **said)
    except ValueError as error:
        assert "quick" in str(error)
    else:
        raise AssertionError(said)
""",
    ),
    "a building power": (
        "gloire",
        {
            f"{GAMES}/gloire/declaration.py": (
                '    Figure("hand_limit_add", HAND_LIMIT, ADDED, high=20),\n',
                '    Figure("hand_limit_add", HAND_LIMIT, ADDED, high=20),\n'
                '    Figure("seats_of_honour", HAND_LIMIT, ADDED, high=9),\n',
            ),
            f"{GAMES}/gloire/cards.toml": (
                'protects = ["hand", "stockpile", "clientele"]\n',
                'protects = ["hand", "stockpile", "clientele"]\nseats_of_honour = 3\n',
            ),
        },
        """
plain, walled = (game.position(f"seat 0 buildings {built}\\nseat 1") for built in ("-", "wall"))
limits = [game.view(one, 0).limits[0].hand for one in (plain, walled)]
assert limits[1] == limits[0] + 3, limits
""",
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_touches_what_the_page_says_and_the_suite_still_passes(
    name: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """With the game as it is usually played, which plain rules take long enough for; `make soak` takes every option."""
    game, touched, holds = CHANGES[name]
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=LEFT)
    shutil.copytree(ROOT / "docs/rules", tmp_path / "docs/rules")
    for path, (before, after) in touched.items():
        text = (tmp_path / path).read_text("utf-8")
        assert text.count(before) == 1, f"{path} has changed: mend this test"
        (tmp_path / path).write_text(text.replace(before, after), "utf-8")
    run(tmp_path, "-c", f"import ludus\ngame = ludus.game({game!r})\nstate = game.new(2, 1)\n{holds}")
    wanted = f"({game}-2p) and (clone or count or fields or legal)"
    if not request.config.getoption("--soak"):
        wanted += " and not yes"
    run(
        tmp_path, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--pyargs", "ludus.conformance", "--game", game,
        "-k", wanted,
    )  # fmt: skip


def run(tree: Path, *words: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *words], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
