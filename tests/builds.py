"""Starting a program of the tests in another build, and reading what it prints."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
REQUIRED: Final = os.environ.get("LUDUS_REQUIRE_COMPILED") == "1"


def printed(program: str, *words: str, build: str | None = None, hash_seed: str = "0") -> list[str]:
    """The lines a program of tests/ prints, run by a build of its own; None is the installed one."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    if build is not None:
        environment["PYTHONPATH"] = str(ROOT / "build" / build / "lib")
    command = [sys.executable, str(ROOT / "tests" / program), *words]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.splitlines()


def printed_plain(program: str, *words: str) -> list[str]:
    """What the plain build prints, less the line that says so."""
    kind, *lines = printed(program, *words, build="plain")
    assert kind == "plain"
    return lines


def printed_compiled(program: str, *words: str, build: str | None = None) -> list[str]:
    """What a compiled build prints, less the line that says so; without a compiler there is none."""
    kind, *lines = printed(program, *words, build=build)
    if kind == "plain" and not REQUIRED:
        pytest.skip("no compiler here: only the plain rules are there to play")
    assert kind == "compiled", f"the {build or 'installed'} build is not compiled"
    return lines
