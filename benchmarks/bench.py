"""Measures our games and the peers in turn, on one core, and writes RESULTS.md."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

from rich.progress import track

from . import report
from .sections import ROOT, SECTIONS, Reading, Subject

RESULTS: Final = ROOT / "benchmarks" / "RESULTS.md"
PATIENCE: Final = 120.0  # seconds a subject may take beyond its measuring time


def main() -> None:
    """Reads the options, measures, and writes the report; a partial run only prints it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="time for each figure in a round (0.5)")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="subjects whose name holds one of these; prints")
    options = parser.parse_args()

    stay_on_one_core()
    found = {section: section.subjects() for section in SECTIONS}
    if options.only:
        found = {
            section: [subject for subject in subjects if any(name in subject.name for name in options.only)]
            for section, subjects in found.items()
        }
    everyone = [subject for subjects in found.values() for subject in subjects]
    for subject in visits(everyone, options.rounds):
        measure(subject, options.seconds)

    text = report.write(found, options.rounds, options.seconds)
    if options.only:
        print(text)
    else:
        RESULTS.write_text(text, encoding="utf-8")
        print(report.targets(everyone))


def stay_on_one_core() -> None:
    """Pins this process, and so those it starts, to one core where the system lets it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def visits(subjects: list[Subject], rounds: int) -> Iterator[Subject]:
    """Every subject once a round, so that a slow minute of the machine hits all alike."""
    plan = [(number, subject) for number in range(1, rounds + 1) for subject in subjects]
    if sys.stdout.isatty():
        yield from (subject for _, subject in track(plan, description="measuring"))
        return
    for number, subject in plan:
        print(f"round {number} of {rounds}: {subject.name}", flush=True)
        yield subject


def measure(subject: Subject, seconds: float) -> None:
    """Adds one reading; a subject that fails keeps the sentence and is left alone from then on."""
    if subject.failure:
        return
    command = [subject.python, "-m", subject.module, *subject.arguments, str(seconds)]
    quiet = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}  # no helpers, and the same games every round
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=quiet, capture_output=True, text=True, timeout=PATIENCE + 10 * seconds
        )
    except subprocess.TimeoutExpired:
        subject.failure = "took too long"
        return
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or [f"ended with code {done.returncode}"]
        subject.failure = f"failed: {last[0]}"
    else:
        subject.readings.append(Reading(**json.loads(done.stdout.splitlines()[-1])))
