"""Setting up: `make` takes a newer Python than those we test with, and says so; it refuses an older one."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYTHON = """#!/bin/sh
case "$*" in *sys.exit*) exit {refuses};; *print*) echo {version};; *) exit 1;; esac
"""


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
@pytest.mark.parametrize(
    ("version", "refuses", "said", "goes_on"),
    [
        ("9.99", 0, "9.99 is newer than what Ludus is tested with; going on", True),
        ("3.13", 0, "", True),
        ("3.10", 1, "Ludus needs Python 3.11 or newer", False),
    ],
)
def test_a_python_is_taken_or_refused_with_a_sentence(
    tmp_path: Path, version: str, refuses: int, said: str, goes_on: bool
) -> None:
    """One that can say which it is, and nothing else: with it no environment can be made, and none is."""
    python = tmp_path / "python"
    python.write_text(PYTHON.format(version=version, refuses=refuses), "utf-8")
    python.chmod(0o755)
    where = f"{tmp_path}/environment"
    done = subprocess.run(
        ["make", f"PYTHON={python}", f"VENV={where}", f"{where}/ready"],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("MAKE")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said in done.stdout
    assert ("is newer" in done.stdout) == ("is newer" in said)
    assert (f"Setting up in {where}" in done.stdout) == goes_on
    assert done.returncode != 0
    assert not (tmp_path / "environment").exists()
