"""All settings of a training run: one file for each game."""

import json
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final, Self, get_args

from .. import registry
from ..learn.needs import BadInput

HERE = Path(__file__).parent
EXPECTED: Final[dict[Any, str]] = {
    int: "a whole number",
    float: "a number",
    str: "a text",
    tuple[int, ...]: "a list of whole numbers",
    tuple[str, ...]: "a list of texts",
    tuple[float, float]: "two numbers, at the beginning and at the horizon",
}


@dataclass(frozen=True)
class Settings:
    """What a file may set, and what holds if it does not. A pair is the value at the beginning and at the horizon."""

    game: str
    hidden: tuple[int, ...] = (512, 256, 256)  # the widths of the layers
    seats: tuple[int, ...] = (2,)  # how many sit at a table; the tables take these in turn
    tables: int = 256
    steps: int = 32  # answers of each table between two updates
    threads: int = 2  # that step the tables; on a CPU also those that multiply
    horizon: float = 600.0  # seconds of training over which all that changes does so
    # learning
    epochs: int = 2
    batch: int = 2048  # answers in one step of the optimiser
    rate: tuple[float, float] = (8e-4, 4e-5)
    trace: float = 0.95  # lambda, along the answers of one seat
    clip: float = 0.2
    value: float = 0.5
    gradient: float = 0.5  # its longest norm
    entropy: tuple[float, float] = (0.02, 0.004)
    magnet: float = 0.03  # how strongly the policy is held to a slow copy of itself: hidden bids stay mixed
    magnet_every: int = 50  # updates
    # rivals
    past_share: float = 0.2  # of the tables: one seat is ours, the others a past self's
    past_live: int = 4  # past selves that play at a time
    past_kept: int = 6
    past_every: int = 200  # updates
    guided_share: float = 0.0  # of the other tables: one seat is ours, the rest play by rules of thumb, as playouts do
    against: str = ""  # a net that sits on these seats instead and stays as it is: how well can it be exploited?
    # a beginning: the weights of a net that was written; and so many updates imitate what playouts of a search answer
    begin: str = ""
    lessons: int = 0
    lesson_own: float = 0.25  # of the answers meanwhile are the net's own, so that it learns to mend its mistakes
    # reports
    save_every: float = 240.0  # seconds; and at the end
    judge_every: float = 60.0  # seconds
    judge_games: int = 512
    judge_seats: tuple[int, ...] = (2, 4)
    judge_rivals: tuple[str, ...] = ("uniform", "guided")

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if not fits(value, field.type):
                raise BadInput(f"{field.name} is {value!r}, expected {EXPECTED[field.type]}")
        known = registry.game(self.game)
        wrong = [count for count in (*self.seats, *self.judge_seats) if count not in known.seats]
        if wrong or not self.seats:
            raise BadInput(
                f"{self.game} is not for {wrong or 'nobody'}: seats are {known.seats[0]} to {known.seats[-1]}"
            )
        whole = (
            "tables",
            "steps",
            "threads",
            "epochs",
            "batch",
            "magnet_every",
            "past_live",
            "past_kept",
            "past_every",
        )
        for name in whole:
            if getattr(self, name) < 1:
                raise BadInput(f"{name} is {getattr(self, name)}, expected 1 or more")
        if self.tables % 2 or len(self.hidden) not in (2, 3) or min(self.hidden) < 1:
            raise BadInput(
                f"tables is {self.tables}, hidden {self.hidden}: expected an even number, two or three widths"
            )
        if self.horizon <= 0:
            raise BadInput(f"horizon is {self.horizon}, expected seconds above 0")
        for name in ("past_share", "guided_share"):
            if not 0 <= getattr(self, name) <= 1:
                raise BadInput(f"{name} is {getattr(self, name)}, expected 0 to 1")

    @classmethod
    def read(cls, game: str, file: Path | None = None, kind: str = "cuda", **changes: Any) -> Self:
        """The settings of a game, of its own file or another; what the file sets for a kind of machine goes first."""
        registry.game(game)
        path = file or HERE / f"{game}.toml"
        if not path.exists():
            raise BadInput(f"{path} is not there: {game} has no settings for training")
        try:
            found = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise BadInput(f"{path}: {error}") from None
        kinds = {name: found.pop(name) for name in list(found) if isinstance(found[name], dict)}
        return cls.of({"game": game, **found, **kinds.get(kind, {}), **changes})

    @classmethod
    def of(cls, found: dict[str, Any]) -> Self:
        known = {field.name for field in fields(cls)}
        if unknown := sorted(set(found) - known):
            raise BadInput(f"unknown settings: {', '.join(unknown)}; known: {', '.join(sorted(known))}")
        read: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in found.items()}
        return cls(**read)

    @staticmethod
    def changes(words: Sequence[str]) -> dict[str, Any]:
        """NAME=VALUE as people type it, values as in JSON.

        >>> Settings.changes(["tables=512", "rate=[0.001, 0.0001]"])
        {'tables': 512, 'rate': [0.001, 0.0001]}
        """
        found = {}
        for word in words:
            name, _, value = word.partition("=")
            try:
                found[name] = json.loads(value)
            except json.JSONDecodeError:
                raise BadInput(f"{word}: expected NAME=VALUE, the value a number, a list or a text in quotes") from None
        return found

    def told(self) -> dict[str, Any]:
        return asdict(self)

    def at(self, pair: tuple[float, float], seconds: float) -> float:
        """A value that changes, after so many seconds of training."""
        first, last = pair
        return first + (last - first) * min(1.0, seconds / self.horizon)


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is of the type a setting declares; a whole number is a number, too."""
    if kind in (int, float, str):
        return isinstance(value, int | float if kind is float else kind) and not isinstance(value, bool)
    first, last = get_args(kind)
    if not isinstance(value, tuple) or (last is not ... and len(value) != 2):
        return False
    return all(fits(one, first) for one in value)
