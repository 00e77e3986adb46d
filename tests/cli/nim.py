"""A game that brings nothing but the contract: no face, no words, no rule document. Three stones at once are final."""

from copy import copy
from dataclasses import dataclass
from typing import Any

from ludus.core.errors import NotationError
from ludus.core.game import Game, Refusal
from ludus.core.outcome import Outcome


@dataclass(frozen=True)
class View:
    stones: int
    seat: int
    last: int | None


@dataclass(frozen=True)
class StonesTaken:
    seat: int
    stones: int


class State:
    game = "nim"

    def __init__(self, seats: int, stones: int) -> None:
        self.seats = seats
        self.stones = stones
        self.seat = self.barrier = self.question = 0
        self.told: tuple[StonesTaken, ...] = ()

    @property
    def over(self) -> bool:
        return self.stones == 0

    def legal(self, seat: int) -> list[int]:
        return [taken for taken in (1, 2, 3) if taken <= self.stones and seat == self.seat]

    def allows(self, seat: int, action: int) -> bool:
        return action in self.legal(seat)

    def aside(self, seat: int) -> list[int]:
        return []

    def apply(self, seat: int, action: int) -> None:
        self.stones -= action
        self.barrier += action == 3
        self.told = (StonesTaken(seat, action),)
        self.seat = (seat + 1) % self.seats

    def clone(self) -> "State":
        return copy(self)

    def determinize(self, seat: int, seed: int) -> "State":
        return copy(self)

    def listen(self) -> None: ...

    def digest(self) -> str:
        return f"{self.stones:016x}"

    def outcome(self) -> list[float]:
        return [float(self.over and seat != self.seat) / max(1, self.seats - 1) for seat in range(self.seats)]


class Nim(Game[Any]):
    name = "nim"
    version = 1
    actions = 4
    seats = range(2, 4)
    keys = ()

    def new(self, seats: int, seed: int, **options: Any) -> Any:
        return State(seats, 12)

    def options(self, state: Any) -> dict[str, str]:
        return {}

    def position(self, text: str, **options: Any) -> Any:
        raise NotImplementedError

    def write(self, state: Any) -> str:
        return f"stones {state.stones}"

    def view(self, state: Any, seat: int) -> View:
        return View(state.stones, state.seat, None)

    def read_action(self, state: Any, seat: int, text: str) -> int:
        if text.startswith("take "):
            return int(text.removeprefix("take "))
        raise NotationError(text)

    def write_action(self, state: Any, seat: int, action: int) -> str:
        return f"take {action}"

    def why_not(self, state: Any, seat: int, action: int) -> Refusal | None:
        return None if state.allows(seat, action) else Refusal("N-1", "too-many", {"stones": state.stones})

    def events(self, state: Any, seat: int) -> tuple[StonesTaken, ...]:
        return tuple(state.told)

    def outcome(self, state: Any) -> Outcome:
        shares = state.outcome()
        places = tuple(1 if share else 2 for share in shares) if state.over else ()
        return Outcome("", (), tuple(() for _ in shares), tuple(0 for _ in shares), places)
