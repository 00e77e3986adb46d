"""What is installed is whole: words, rules, migrations, and the pages of the browser where they were built."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from ludus import lessons
from ludus.books import GAMES
from ludus.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
LEFT = shutil.ignore_patterns("*.so", "__pycache__", "static", "*.egg-info")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy of the sources, with pages of a browser that stand for the real ones."""
    here = tmp_path_factory.mktemp("package") / "ludus"
    shutil.copytree(ROOT / "src", here / "src", ignore=LEFT)
    shutil.copytree(ROOT / "docs" / "rules", here / "docs" / "rules")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in", "docs/ludus.1"):
        shutil.copy(ROOT / name, here / name)
    pages = here / "src" / "ludus" / "server" / "static"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html>")
    (pages / "assets" / "index-1a2b.js").write_text("")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", "."]
    subprocess.run([*command, "."], cwd=here, env={**os.environ, "LUDUS_BUILD": "plain"}, check=True, timeout=120)
    return next(here.glob("*.whl"))


def test_the_package_holds_everything_the_program_reads(wheel: Path) -> None:
    found = {name.removeprefix("ludus/") for name in zipfile.ZipFile(wheel).namelist()}
    wanted = {
        "server/static/index.html",
        "server/static/assets/index-1a2b.js",
        "server/store/migrations/env.py",
        "server/store/migrations/script.py.mako",
        "py.typed",
    }
    wanted |= {
        f"games/{game}/{name}" for game in ("lutece", "fortuna", "gloire") for name in ("cards.toml", "rules.md")
    }
    wanted |= {f"train/{game}.toml" for game in GAMES}
    wanted |= {f"locale/{language}/shell.ftl" for language in LANGUAGES}
    wanted |= {f"books/{game}/{language}.md" for game in GAMES for language in LANGUAGES}
    wanted |= {f"books/words/{language}.toml" for language in LANGUAGES} | {"books/page.css"}
    wanted |= {f"lessons/{name.replace('-', '/')}.toml" for name in lessons.NAMES}
    versions = (ROOT / "src/ludus/server/store/migrations/versions").glob("*.py")
    wanted |= {f"server/store/migrations/versions/{path.name}" for path in versions}
    assert wanted - found == set()
    assert any(name.endswith("share/man/man1/ludus.1") for name in found)


def test_what_is_installed_plays_outside_the_sources(wheel: Path, tmp_path: Path) -> None:
    """In an environment of its own: what other projects bring is borrowed, what is ours comes from the wheel."""
    venv.create(tmp_path / "env", with_pip=False)
    python = tmp_path / "env/bin/python"
    folder = sysconfig.get_path("purelib", "venv", {"base": str(tmp_path / "env")})
    zipfile.ZipFile(wheel).extractall(folder)
    Path(folder, "borrowed.pth").write_text(sysconfig.get_path("purelib"))

    def run(*words: str) -> str:
        environment = {"LUDUS_HOME": str(tmp_path / "home"), "PYTHONUTF8": "1", "LANG": "en"}
        done = subprocess.run(
            [python, *words], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=120
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert Path(run("-c", "import ludus; print(ludus.__file__)").strip()).is_relative_to(folder)
    assert run("-m", "ludus", "--version").endswith("(plain Python rules)\n")
    assert "Round 1" in run("-m", "ludus", "watch", "--seed", "1")
    assert "bribe" in run("-m", "ludus", "rules", "lutece", "bribe")


def test_the_rules_need_nothing_else() -> None:
    """`pip install ludus` brings a terminal; who only wants positions imports none of it."""
    code = """
import sys
import ludus
for title in ludus.titles():
    state = ludus.game(title).new(3, 7)
    while not state.over:
        seat = state.seat
        state.apply(seat, state.legal(seat)[0])
print(*{name.partition(".")[0] for name in sys.modules})
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert {"click", "rich", "fluent", "openskill", "numpy"}.isdisjoint(done.stdout.split())
