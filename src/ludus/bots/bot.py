"""What a bot is, and what is wrong with a setting it cannot be built with."""

from typing import Any, Protocol

from ..core.errors import LudusError


class Bot(Protocol):
    """One method: a state determinized for a seat, and the seat that is asked; one of its legal actions comes back.

    Strength and seed arrive through the constructor, and `repr(bot)` is enough to build it again.
    """

    def choose(self, state: Any, seat: int) -> int: ...


class BadSetting(LudusError, ValueError):
    """A setting a bot does not have, or a value it cannot take: `message` of locale/ says it with its `facts`."""

    def __init__(self, text: str, message: str, **facts: str) -> None:
        super().__init__(text)
        self.message = message
        self.facts = facts
