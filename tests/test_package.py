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

import ludus
from ludus import lessons
from ludus.books import GAMES
from ludus.languages import LANGUAGES
from tools import release

ROOT = Path(__file__).parents[1]
LEFT = shutil.ignore_patterns("*.so", "__pycache__", "static", "*.egg-info")


def sources(here: Path) -> Path:
    """A copy of what a package is made from, with pages of a browser that stand for the real ones."""
    shutil.copytree(ROOT / "src", here / "src", ignore=LEFT)
    shutil.copytree(ROOT / "docs" / "rules", here / "docs" / "rules")
    shutil.copytree(ROOT / "tools" / "native", here / "tools" / "native", ignore=LEFT)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in", "docs/ludus.1"):
        shutil.copy(ROOT / name, here / name)
    pages = here / "src" / "ludus" / "server" / "static"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html>")
    (pages / "assets" / "index-1a2b.js").write_text("")
    return here


WHEEL = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", "."]


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a machine without a compiler."""
    apart = ("CC", "CXX", "PYTHONPATH", "LUDUS_REQUIRE_COMPILED")
    environment = {name: value for name, value in os.environ.items() if name not in apart}
    return {**environment, "PATH": str(tmp_path_factory.mktemp("bin"))}  # nothing is there: no gcc, no clang


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, bare: dict[str, str]) -> Path:
    """What somebody without a compiler makes of the source archive."""
    here = sources(tmp_path_factory.mktemp("package") / "ludus")
    subprocess.run([sys.executable, "setup.py", "-q", "sdist"], cwd=here, check=True, timeout=120, capture_output=True)
    (archive,) = (here / "dist").glob("*.tar.gz")
    subprocess.run([*WHEEL, str(archive)], cwd=here.parent, env=bare, check=True, timeout=360)
    (made,) = here.parent.glob("*.whl")
    return made


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


def test_the_source_archive_builds_without_a_compiler(wheel: Path, bare: dict[str, str], tmp_path: Path) -> None:
    """Whoever has none gets the same games in plain Python."""
    assert [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".so")] == []
    zipfile.ZipFile(wheel).extractall(tmp_path)
    code = "import ludus; print(ludus.compiled, ludus.game('lutece').new(3, 7).digest())"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True,
        env={**bare, "PYTHONPATH": str(tmp_path)},
    )  # fmt: skip
    assert done.stdout.split() == ["False", ludus.game("lutece").new(3, 7).digest()]


def test_the_machine_is_asked_for_its_pythons() -> None:
    found = release.pythons([sys.executable, sys.executable, "/bin/false"])
    assert list(found) == [f"{sys.version_info.major}.{sys.version_info.minor}"]
    assert list(release.pythons(["/bin/false"])) == []


@pytest.mark.parametrize(
    ("tags", "heading", "why"),
    [
        ([], "## 1.2.0 (unreleased)", None),
        (["v1.2.0", "liked"], "## 1.2.0, 1 May 2027", None),
        ([], "## 1.1.0", "CHANGELOG.md tells nothing of 1.2.0"),
        (["v1.2.1"], "## 1.2.0", "this commit is called v1.2.1, pyproject.toml says 1.2.0"),
        (["v1.2.0"], "## 1.2.0 (unreleased)", "CHANGELOG.md says that 1.2.0 is not released"),
    ],
)
def test_a_tag_says_the_version_and_the_changelog_tells_of_it(tags: list[str], heading: str, why: str | None) -> None:
    assert release.wrong("1.2.0", f"# Changelog\n\n{heading}\n\n### New\n", tags) == why


def test_the_changelog_tells_of_this_version() -> None:
    assert release.wrong(ludus.__version__, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), release.tags()) is None


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


def test_a_wheel_is_made_ready_for_other_linuxes_where_the_tool_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel, tools = tmp_path / "ludus-0.1.0-cp311-cp311-linux_x86_64.whl", tmp_path / "bin"
    tools.mkdir()
    wheel.write_text("a wheel")
    monkeypatch.setenv("PATH", "/bin:/usr/bin")
    assert release.repaired(wheel, tools) == wheel
    program = tools / "auditwheel"
    program.write_text(
        '#!/bin/sh\n[ "$1" = repair ] && mkdir -p "$3" && cp "$4" "$3/$(basename "$4" | sed s/linux/manylinux_2_17/)"\n'
    )
    program.chmod(0o755)
    found = release.repaired(wheel, tools)
    assert found.name == "ludus-0.1.0-cp311-cp311-manylinux_2_17_x86_64.whl"
    assert found.read_text() == "a wheel"
    plain = wheel.with_name("ludus-0.1.0-py3-none-any.whl")
    assert release.repaired(plain, tools) == plain  # for every machine already
