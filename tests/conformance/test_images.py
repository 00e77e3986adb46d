"""No image leads the rules astray, in the build with checks of every index and sum as in the fast one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludus

ROOT = Path(__file__).parent.parent.parent
REQUIRED = os.environ.get("LUDUS_REQUIRE_COMPILED") == "1"


@pytest.mark.parametrize("build", ["installed", "sanitized"])
@pytest.mark.parametrize("game", ludus.titles())
def test_a_spoilt_image_is_refused_or_plays_to_its_end(game: str, build: str, request: pytest.FixtureRequest) -> None:
    count = 100_000 if request.config.getoption("--soak") else 1_000
    environment = dict(os.environ)
    if build == "sanitized":
        environment["PYTHONPATH"] = str(ROOT / "build" / build / "lib")
    command = [sys.executable, str(ROOT / "tests/images.py"), game, "0", str(count)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=3600)
    assert done.returncode == 0, done.stderr[-3000:]
    kind, counted = done.stdout.splitlines()
    if kind == "plain" and not REQUIRED:
        pytest.skip("no compiler here: only the plain rules are there to play")
    assert kind == "compiled", f"the {build} build is not compiled"
    refused, played = map(int, counted.split())
    assert refused + played == count
    assert min(refused, played) > count // 50, "the images are spoilt too little, or too much"
