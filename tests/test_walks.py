"""The way of a change is as short as docs/architecture.md says: four are made in a copy of the tree, and work."""

import os
import re
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


SPOKEN: Final = """
import ludus
from ludus import books, languages
from ludus.locale import Speech
assert "de" in languages.LANGUAGES
for title in ludus.titles():
    assert ludus.game(title).new(2, 1).box.deck.text.count("Deutsch")
    assert Speech("de", title).title() == "Deutsch"
    assert books.find(books.of(title, "de"), "win")
"""


def test_a_language_is_a_folder_of_words_the_names_of_the_cards_and_the_books(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=LEFT)
    shutil.copytree(ROOT / "docs/rules", tmp_path / "docs/rules")
    source = tmp_path / "src/ludus"
    shutil.copytree(source / "locale/en", source / "locale/de")
    for file in (source / "locale/de").glob("*.ftl"):
        file.write_text(
            re.sub(r"^title = .*$", "title = Deutsch", file.read_text("utf-8"), flags=re.MULTILINE), "utf-8"
        )
    shutil.copy(source / "books/words/en.toml", source / "books/words/de.toml")
    for book in source.glob("books/*/en.md"):
        shutil.copy(book, book.with_name("de.md"))
    for file in source.glob("games/*/cards.toml"):
        text, count = re.subn(r'(?m)^(name_)?en( *)= "(.*)"', r'\g<0>\n\1de\2= "Deutsch \3"', file.read_text("utf-8"))
        assert count > 10
        file.write_text(text, "utf-8")
    run(tmp_path, "-c", SPOKEN)


def run(tree: Path, *words: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *words], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
