"""What is measured: the sections of the report and the subjects of each.

To measure something new, write a module that prints one reading (`timing.say`), name its figures in `targets.py`, and
add a section here.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

import ludus

from .peers import environment

ROOT: Final = Path(__file__).resolve().parent.parent
SEATS: Final = (4, 2)
OPEN_SPIEL: Final = ("hearts", "euchre", "gin_rummy", "tic_tac_toe")


@dataclass(frozen=True, slots=True)
class Reading:
    """What one run of a subject says, as `timing.say` prints it."""

    version: str
    python: str
    note: str
    figures: dict[str, float]


@dataclass(slots=True)
class Subject:
    """One thing that is measured: a module to run, its readings by round, or the sentence why there are none."""

    name: str
    module: str
    arguments: tuple[str, ...] = ()
    python: str = sys.executable
    ours: bool = False
    failure: str = ""
    readings: list[Reading] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Section:
    """One table of the report: its title, its columns (`targets.FIGURES`), and the figures compared with the peers'."""

    title: str
    figures: tuple[str, ...]
    compared: tuple[str, ...]
    subjects: Callable[[], list[Subject]]


@cache
def home() -> environment.Environment:
    """The environment of the peers, with ours in it."""
    return environment.prepare(ROOT / "build" / "bench-venv", ROOT / "benchmarks" / "requirements.txt")


@cache
def our_python() -> str:
    return home().add_ours(ROOT)


def peer(name: str, package: str, module: str, *arguments: str) -> Subject:
    failure = home().missing.get(package, "")
    return Subject(name, f"benchmarks.peers.{module}", arguments, str(home().python), failure=failure)


def ours(suffix: str, module: str) -> list[Subject]:
    """Every registered game at every number of seats."""
    return [
        Subject(f"{game}{suffix}, {seats} seats", module, (game, str(seats)), our_python(), ours=True)
        for seats in SEATS
        for game in ludus.titles()
    ]


def engines() -> list[Subject]:
    """Every registered game between the peers, so that those compared are measured close to each other."""
    return [
        *(peer(f"OpenSpiel {game}", "open_spiel", "openspiel", game) for game in reversed(OPEN_SPIEL)),
        *ours("", "benchmarks.ours"),
        peer("fastcatan", "fastcatan", "fastcatan_env"),
        peer("catanatron", "catanatron", "catanatron_players"),
    ]


def searches() -> list[Subject]:
    """Our search beside OpenSpiel's."""
    hearts = peer("OpenSpiel hearts search", "open_spiel", "openspiel_search", "hearts")
    return [hearts, *ours(" search", "benchmarks.ours_search")]


def batches() -> list[Subject]:
    """Our batches of tables beside the peers'."""
    return [
        peer("fastcatan batch", "fastcatan", "fastcatan_batch"),
        *ours(" batch", "benchmarks.ours_batch"),
        peer("pgx sparrow_mahjong", "pgx", "pgx_batch", "sparrow_mahjong"),
        peer("OpenSpiel hearts vector", "open_spiel", "openspiel_vector", "hearts"),
        peer("PufferLib", "pufferlib", "pufferlib_batch"),
    ]


def answers() -> list[Subject]:
    """Our nets, one answer at a time."""
    return ours(" net", "benchmarks.ours_net")


COMPARED: Final = ("native", "native_whole", "driven", "driven_dealt", "clone")
SECTIONS: Final = (
    Section("Engines", (*COMPARED, "bytes", "length", "choices"), COMPARED, engines),
    Section("Search", ("search", "search_to_end", "ismcts", "threads"), ("search", "search_to_end"), searches),
    Section("Batches", ("batch", "per_thread", "observe", "observation_bytes"), ("batch",), batches),
    Section("Nets", ("net",), (), answers),
)
