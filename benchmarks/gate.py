"""Is this tree slower than an earlier commit? Both are compiled and timed in turn, in one run on one core.

python -m benchmarks.gate [COMMIT]      the commit before this one, unless another is named; ends with 1 if it is slower
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Final

import ludus

from .bench import stay_on_one_core
from .sections import ROOT

FIGURES: Final = {"native": 1, "driven": 1, "clone": -1, "search": 1}  # more is better, or less is
SEATS: Final = 3


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gate", description=__doc__)
    parser.add_argument("commit", nargs="?", default="HEAD~1")
    parser.add_argument("--rounds", type=int, default=7, help="how often everything is measured (7)")
    parser.add_argument("--seconds", type=float, default=0.3, help="time for each figure in a round (0.3)")
    parser.add_argument("--least", type=float, default=0.9, help="the speed that is still as fast (0.9)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        git("worktree", "add", "--quiet", "--detach", str(before), options.commit)
        try:
            build(before)
            stay_on_one_core()
            shares = compare(before, options.rounds, options.seconds)
        finally:
            git("worktree", "remove", "--force", str(before))
    slower = {name: share for name, share in shares.items() if share < options.least}
    for name, share in shares.items():
        print(f"{name:<18} {share:5.2f} times as fast as {options.commit}{'  SLOWER' if name in slower else ''}")
    sys.exit(bool(slower))


def git(*words: str) -> None:
    subprocess.run(["git", *words], cwd=ROOT, check=True)


def build(tree: Path) -> None:
    environment = {**os.environ, "LUDUS_BUILD": "fast", "LUDUS_REQUIRE_COMPILED": "1"}
    jobs = f"-j{os.cpu_count() or 1}"
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace", jobs], cwd=tree, env=environment, check=True
    )


def compare(before: Path, rounds: int, seconds: float) -> dict[str, float]:
    """How many times as fast this tree is: the median over the rounds, for each game and figure."""
    shares: dict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        for game in ludus.titles():
            old, new = (
                {**timed(tree, "ours", game, seconds), **timed(tree, "ours_search", game, seconds)}
                for tree in (before, ROOT)
            )
            for figure, better in FIGURES.items():
                shares[f"{game} {figure}"].append((new[figure] / old[figure]) ** better)
    return {name: median(found) for name, found in shares.items()}


def timed(tree: Path, module: str, game: str, seconds: float) -> dict[str, float]:
    """The figures of a tree, measured by its own benchmark."""
    command = [sys.executable, "-m", f"benchmarks.{module}", game, str(SEATS), str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])["figures"]
    return found


if __name__ == "__main__":
    main()
