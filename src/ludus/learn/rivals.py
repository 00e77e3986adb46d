"""Who else sits at the tables of a batch: bots by their names, or a policy of the caller's."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from .. import bots
from ..core.random import mix
from .names import CALLER, GUIDED, UNIFORM
from .needs import BadInput

# Gets observations, masks and seats, a row for each table that waits for it; returns an action for each row.
Policy: TypeAlias = Callable[[Any, Any, Any], Any]
Rival: TypeAlias = str | Policy | None
NATIVE = {"uniform": UNIFORM, "guided": GUIDED}  # they play as playouts do, and need no Python


@dataclass(frozen=True)
class Crew:
    """The rivals of a batch: those that need Python, and who answers for each seat (`names.py`)."""

    rivals: tuple[Rival, ...]
    python: tuple[str | Policy, ...]
    roles: tuple[int, ...]

    def of(self, role: int) -> str | Policy:
        return self.python[role - GUIDED - 1]


def crew(rivals: Sequence[Rival], seats: int) -> Crew:
    """Reads what a caller said of the other seats."""
    if isinstance(rivals, str) or not isinstance(rivals, Sequence):
        raise BadInput(f"rivals is {rivals!r}, expected a list with one for each other seat")
    if rivals and len(rivals) != seats - 1:
        raise BadInput(f"{len(rivals)} rivals, expected {seats - 1}: one for each other seat of the largest table")
    python: list[str | Policy] = []
    roles = [CALLER]
    for rival in rivals:
        if rival is None:
            roles.append(CALLER)
        elif isinstance(rival, str) and rival in NATIVE:
            roles.append(NATIVE[rival])
        elif isinstance(rival, str) or callable(rival):
            if isinstance(rival, str):
                bots.make(rival)  # an unknown name, or a setting it does not have, is refused here
            if rival not in python:
                python.append(rival)
            roles.append(GUIDED + 1 + python.index(rival))
        else:
            raise BadInput(f"rival {rival!r}: expected the name of a bot, a policy, or None")
    return Crew(tuple(rivals), tuple(python), tuple(roles) if rivals else (CALLER,) * seats)


def choose(name: str, state: Any, seat: int, seed: int) -> int:
    """The answer of a bot, new each time: it depends on the table, the question and nothing else."""
    luck = mix(seed + state.question & 0xFFFFFFFFFFFFFFFF)
    return bots.decide(bots.make(name, luck >> 1), state, seat, luck)
