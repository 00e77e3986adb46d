"""What a bot is."""

from typing import Any, Protocol


class Bot(Protocol):
    """One method: a state determinized for a seat, and the seat that is asked; one of its legal actions comes back.

    Strength and seed arrive through the constructor, and `repr(bot)` is enough to build it again.
    """

    def choose(self, state: Any, seat: int) -> int: ...
