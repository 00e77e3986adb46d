"""What an operator must be told: a message of locale/ and its facts, for the command line to say."""

from ..core.errors import LudusError


class Trouble(LudusError):
    """The server cannot do what it was asked to."""

    def __init__(self, message: str, /, **facts: str | int) -> None:
        told = ", ".join(f"{name} {value}" for name, value in facts.items())
        super().__init__(f"{message}: {told}" if told else message)
        self.message = message
        self.facts = facts
