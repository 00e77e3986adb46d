"""The Python environment of the peers, with a copy of ours in it: made under `build/`, never the project's own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

VERSIONS: Final = ("3.13", "3.12", "3.11")  # newest first


@dataclass(frozen=True, slots=True)
class Environment:
    """An interpreter, and why a requirement is missing from it: a sentence by the name of its package."""

    python: Path
    missing: dict[str, str]

    def add_ours(self, root: Path) -> str:
        """Installs this project beside the peers, compiled anew, so that one Python measures all; tells which does."""
        pip = (str(self.python), "-m", "pip", "install", "--constraint", str(root / "constraints.txt"))
        print("installing ludus beside the peers", flush=True)
        ready = quiet(*pip, "setuptools", "Cython") and quiet(
            *pip, "--no-build-isolation", "--no-deps", "--force-reinstall", str(root)
        )
        return str(self.python) if ready else sys.executable


def prepare(folder: Path, requirements: Path) -> Environment:
    """Installs the peers for the newest Python that takes them all, or else for the one that takes most."""
    tried: list[Environment] = []
    for version, python in pythons():
        tried.append(install(folder / version, version, python, requirements.read_text().split()))
        if not tried[-1].missing:
            break
    return min(tried, key=lambda environment: len(environment.missing))


def pythons() -> Iterator[tuple[str, str]]:
    """The Pythons of this machine, on the path or kept by pyenv, newest first; at worst the one that runs this."""
    found = False
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for version in VERSIONS:
        places = [shutil.which(f"python{version}"), *map(str, kept.glob(f"{version}.*/bin/python"))]
        for python in filter(None, places):
            # A shim of pyenv lies on the path even where its version is switched off.
            if quiet(python, "-c", "import venv, ensurepip"):
                found = True
                yield version, python
                break
    if not found:
        yield "{}.{}".format(*sys.version_info), sys.executable


def install(folder: Path, version: str, python: str, requirements: list[str]) -> Environment:
    """Fills one environment, each peer by itself, so that one that fails leaves the others standing.

    Peers come as wheels, as most people have them: to build one takes longer than to measure all, and seldom ends well.
    """
    inside = folder / "bin" / "python"
    missing = {}
    if not inside.exists():
        quiet(python, "-m", "venv", str(folder))
    for requirement in requirements:
        name, _, wanted = requirement.partition("==")
        check = f"from importlib.metadata import version; assert version({name!r}) == {wanted!r}"
        if quiet(str(inside), "-c", check):
            continue
        print(f"installing {requirement} for Python {version}", flush=True)
        if not quiet(str(inside), "-m", "pip", "install", "--only-binary", ":all:", requirement):
            missing[name] = f"{name} {wanted} could not be installed for Python {version}: there is no wheel for it"
    return Environment(inside, missing)


def quiet(*command: str) -> bool:
    """Runs a command and tells whether it went well."""
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False
