"""Writes what was measured as Markdown: figures, targets, ratios, and how each figure came about."""

import platform
import subprocess
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from .sections import ROOT, Section, Subject
from .targets import FIGURES, OTHER_WAY, TARGETS, Figure, Target

READING = """\
Native is uniformly random play in the engine's own loop, from dealt tables; driven is a plain Python loop over whole
games, dealing included: ask for the legal actions, choose one uniformly, apply it. Both are decisions of players per
second. Each has its other way beside it: native with every game dealt anew, driven from copies of dealt tables. Clone
is the time to copy a game half played, and release the copy. A decision is what the engine asks for; `with a choice`
tells how many have more than one answer. Each figure is the median of the rounds, with half the distance between the
best and the worst round; a ratio is ours / theirs, the median of the ratios of each round."""


def write(found: Mapping[Section, list[Subject]], rounds: int, seconds: float) -> str:
    """The whole report."""
    everyone = [subject for subjects in found.values() for subject in subjects]
    parts = [
        "# Timings beside the peers'",
        f"Written by `python -m benchmarks --rounds {rounds} --seconds {seconds:g}` (`make bench`); not to be edited.",
        f"{datetime.now(UTC):%Y-%m-%d}, {commit()}; {processor()}, one core; {rounds} rounds.",
        pythons(everyone),
        "## Targets",
        targets(everyone),
    ]
    for section, subjects in found.items():
        reading = READING if section.figures[0] == "native" else ""
        parts += [f"## {section.title}", figures(section, subjects), failures(subjects), reading]
        parts += ["### Ratios", ratios(section, subjects)]
    parts += ["## How each was measured", *dict.fromkeys(s.readings[0].note for s in everyone if s.readings)]
    return "\n\n".join(filter(None, parts)) + "\n"


def targets(subjects: Iterable[Subject]) -> str:
    """Every target with its ratio, and whether it is reached."""
    by_name = {subject.name: subject for subject in subjects}
    head = ("game", "figure", "against", "target", "measured", "", "measured the other way")
    return table(head, (judged(target, by_name) for target in TARGETS))


def judged(target: Target, by_name: Mapping[str, Subject]) -> list[str]:
    ours = by_name.get(f"{target.game}, 4 seats")
    figure = FIGURES[target.figure]
    other = OTHER_WAY.get(target.figure)
    if target.against is None:
        measured, second = middle(ours, target.figure), None
    else:
        theirs = by_name.get(target.against)
        measured = ratio(ours, theirs, target.figure)
        second = ratio(ours, theirs, other) if other else None
    sign = "at most" if figure.less_is_better else "at least"
    if measured is None:
        verdict = "not measured"
    elif measured <= target.bound if figure.less_is_better else measured >= target.bound:
        verdict = "reached"
    else:
        verdict = "**not reached**"
    return [
        target.game,
        figure.title,
        target.against or "",
        f"{sign} {target.bound:g}",
        "-" if measured is None else f"{measured:.4g}",
        verdict,
        "" if second is None else f"{second:.3g}",
    ]


def figures(section: Section, subjects: Iterable[Subject]) -> str:
    """One row for each subject that was measured."""
    head = ("", "version", "Python", *(FIGURES[name].title for name in section.figures))
    return table(head, ([*titled(s), *(shown(s, name) for name in section.figures)] for s in subjects if measured(s)))


def titled(subject: Subject) -> list[str]:
    return [subject.name, subject.readings[0].version, subject.readings[0].python]


def failures(subjects: Iterable[Subject]) -> str:
    """A sentence for each subject without figures."""
    return "\n".join(f"- {subject.name}: {subject.failure}." for subject in subjects if subject.failure)


def ratios(section: Section, subjects: list[Subject]) -> str:
    """Our figures / the peers', a row for each of ours and figure, a column for each peer."""
    peers = [subject for subject in subjects if not subject.ours and measured(subject)]
    rows = [
        [ours.name, FIGURES[name].title, *(number(ratio(ours, peer, name)) for peer in peers)]
        for name in section.compared
        for ours in subjects
        if ours.ours and measured(ours)
    ]
    return table(("", "figure", *(peer.name for peer in peers)), rows)


def measured(subject: Subject | None) -> bool:
    return subject is not None and bool(subject.readings) and not subject.failure


def middle(subject: Subject | None, name: str) -> float | None:
    """The median of a figure over the rounds."""
    if subject is None or not measured(subject) or name not in subject.readings[0].figures:
        return None
    return median(reading.figures[name] for reading in subject.readings)


def ratio(ours: Subject | None, theirs: Subject | None, name: str) -> float | None:
    """The median over the rounds of ours / theirs: two figures of one round met the same machine."""
    if ours is None or theirs is None or middle(ours, name) is None or middle(theirs, name) is None:
        return None
    pairs = zip(ours.readings, theirs.readings, strict=True)
    return median(mine.figures[name] / other.figures[name] for mine, other in pairs)


def shown(subject: Subject, name: str) -> str:
    """A figure in its unit, and its spread where it is a timing."""
    value = middle(subject, name)
    if value is None:
        return "-"
    values = [reading.figures[name] for reading in subject.readings]
    spread = f" ±{50 * (max(values) - min(values)) / value:.0f}%"
    match FIGURES[name]:
        case Figure(unit="/s"):
            return (f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value / 1e3:.0f} k") + spread
        case Figure(unit="s"):
            return f"{value * 1e6:.3g} µs{spread}"
        case Figure(unit="%"):
            return f"{value:.0%}"
        case _:
            return f"{round(value, 1):g}"


def number(value: float | None) -> str:
    return "-" if value is None else f"{value:.3g}"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A Markdown table."""
    titles = list(head)
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def pythons(subjects: Iterable[Subject]) -> str:
    """A warning where a Python loop of ours and one of a peer were not run by the same Python."""
    seen = [(subject.ours, subject.readings[0].python) for subject in subjects if measured(subject)]
    ours, theirs = (sorted({python for mine, python in seen if mine is side}) for side in (True, False))
    if not ours or not theirs or ours == theirs:
        return ""
    return (
        f"Ours ran on Python {', '.join(ours)}, the peers on {', '.join(theirs)}: "
        "driven figures and clones depend on the Python too, so their ratios are not quite fair."
    )


def commit() -> str:
    """The commit that was measured, and whether the files differ from it."""
    try:
        changed = git("status", "--porcelain", "--untracked-files=no", "--", "src", "benchmarks/*.py")
        return f"commit {git('rev-parse', '--short', 'HEAD')}" + (" with changes" if changed else "")
    except (OSError, subprocess.CalledProcessError):
        return "no commit"


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def processor() -> str:
    """The processor's name, as the system tells it."""
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        for line in listing.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
