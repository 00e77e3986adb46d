"""Pairs of bots side by side for so long: a line a claim, and a bot that cannot play is refused at once."""

import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).parents[2] / "tools" / "duel.py"


def duel(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(PROGRAM), "--minutes", "0.05", "--jobs", "1", *words]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def test_every_claim_has_a_line_with_its_share_and_its_games() -> None:
    found = duel("fortuna/greedy/uniform", "gloire/uniform/uniform/uniform")
    assert (found.returncode, found.stderr) == (0, "")
    first, second = found.stdout.splitlines()
    assert first.endswith("ms an answer: fortuna/greedy/uniform")
    assert "games" in first
    assert second.endswith("gloire/uniform/uniform/uniform")
    assert "FAILED" not in found.stdout


def test_a_bot_nobody_knows_is_refused_at_once() -> None:
    found = duel("fortuna/nobody/uniform")
    assert found.returncode == 1
    assert "'nobody' is not known" in found.stderr
