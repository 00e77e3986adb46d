"""What is released: the source archive, and from it a wheel for every CPython from 3.11 on that this machine has.

`python -m tools.release` writes them to dist/, unless a tag of the commit says another version (CONTRIBUTING.md). Each
wheel is built in an environment of its own, made ready for other Linuxes by auditwheel (the extra `release`) where that
can be had, and plays a game before it counts.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
OLDEST: Final = (3, 11)
WHO: Final = (
    "import json, sys; print(json.dumps([sys.implementation.name, sys.version_info[:2], sys._base_executable]))"
)
PLAY: Final = """
import sys, ludus
for title in ludus.titles():
    state = ludus.game(title).new(3, 7)
    while not state.over:
        state.apply(state.seat, state.legal(state.seat)[0])
print("compiled" if ludus.compiled else "plain")
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT / "dist")
    parser.add_argument("--only", action="append", help="a version, such as 3.12; may be given again")
    options = parser.parse_args()
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    if why := wrong(version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), tags()):
        raise SystemExit(why)
    archive = source(options.into)
    print(archive.name)
    for version, python in sorted(pythons(candidates()).items()):
        if options.only is None or version in options.only:
            wheel = built(archive, python, options.into)
            print(f"{wheel.name}: plays on {version}, {checked(wheel, python)}")
            if "-linux_" in wheel.name:
                print("auditwheel could not be had: that wheel is for Linuxes like this one")


def tags() -> list[str]:
    """Those of this commit; none outside a repository."""
    done = subprocess.run(["git", "tag", "--points-at"], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.split()


def wrong(version: str, changelog: str, tags: Iterable[str]) -> str | None:
    """Why this is not what it says; without a tag it may be tried at any time."""
    heading = re.search(rf"^## {re.escape(version)}\b.*", changelog, re.MULTILINE)
    named = [tag for tag in tags if re.match(r"v\d", tag)]
    if heading is None:
        return f"CHANGELOG.md tells nothing of {version}"
    if named and named != [f"v{version}"]:
        return f"this commit is called {', '.join(named)}, pyproject.toml says {version}"
    if named and "unreleased" in heading[0]:
        return f"CHANGELOG.md says that {version} is not released"
    return None


def source(into: Path) -> Path:
    run(sys.executable, "setup.py", "-q", "sdist", "--dist-dir", str(into))
    return max(into.glob("ludus-*.tar.gz"), key=lambda one: one.stat().st_mtime)


def candidates() -> Iterator[str]:
    """Whatever may be a Python: by name, and where pyenv keeps them."""
    yield sys.executable
    for minor in range(OLDEST[1], 30):
        if found := shutil.which(f"python3.{minor}"):
            yield found
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from map(str, sorted(home.glob("versions/*/bin/python")))


def pythons(found: Iterable[str]) -> dict[str, str]:
    """The first of each version that is a CPython and new enough, by its own word."""
    kept: dict[str, str] = {}
    for one in found:
        done = subprocess.run([one, "-c", WHO], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            name, version, base = json.loads(done.stdout)
            if name == "cpython" and tuple(version) >= OLDEST:
                kept.setdefault(f"{version[0]}.{version[1]}", base)
    return kept


def built(archive: Path, python: str, into: Path) -> Path:
    """A wheel from the archive alone."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory(prefix="ludus-release-") as folder:
        inside = environment(python, Path(folder) / "env")
        install = (inside, "-m", "pip", "install", "--quiet", "--constraint", str(ROOT / "constraints.txt"))
        run(*install, *wanted["build-system"]["requires"])
        words = ("--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(Path(folder) / "made"))
        run(inside, "-m", "pip", "wheel", *words, str(archive))
        wheel = next((Path(folder) / "made").glob("*.whl"))
        with suppress(subprocess.CalledProcessError):  # without a network, say
            run(*install, *wanted["project"]["optional-dependencies"]["release"])
        into.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(repaired(wheel, Path(inside).parent), into))


def repaired(wheel: Path, tools: Path) -> Path:
    """The same for all Linuxes auditwheel finds it fit for: that of a folder, else of the machine; without it, as it
    is."""
    path = f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"
    auditwheel = shutil.which("auditwheel", path=path)
    if auditwheel is None or "-linux_" not in wheel.name:
        return wheel
    into = wheel.parent / "repaired"
    run(auditwheel, "repair", "--wheel-dir", str(into), str(wheel), path=path)
    return next(into.glob("*.whl"), wheel)


def checked(wheel: Path, python: str) -> str:
    """Every game is played from the wheel, where nothing else is installed."""
    with tempfile.TemporaryDirectory(prefix="ludus-release-") as folder:
        inside = environment(python, Path(folder) / "env")
        run(inside, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", str(wheel))
        done = subprocess.run([inside, "-c", PLAY], cwd=folder, capture_output=True, text=True, check=True)
        return done.stdout.strip()


def environment(python: str, folder: Path) -> str:
    run(python, "-m", "venv", str(folder))
    return str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))


def run(*words: str, path: str | None = None) -> None:
    more = {} if path is None else {"PATH": path}
    subprocess.run(words, cwd=ROOT, check=True, env={**os.environ, "PYTHONPATH": "", **more})


if __name__ == "__main__":
    main()
