"""What travels between the server and bots from outside, and their keepers. docs/bots.md tells the story."""

from typing import Annotated

from msgspec import Meta, Struct

from .bodies import Name
from .parts import Actions, CommandId, Question


class BotIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of one's own: what it is called at a table."""

    name: Name


class OutsideBot(Struct, frozen=True):
    """A bot that plays over the network."""

    id: str
    name: str
    created: int


class BotToken(Struct, frozen=True):
    """A bot and its token, which is told this once: only a hash of it is kept."""

    bot: OutsideBot
    token: Annotated[str, Meta(min_length=1)]


class AnswerIn(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer over HTTP; the same `id` sent again is answered again and played once."""

    id: CommandId
    question: Question
    actions: Actions
