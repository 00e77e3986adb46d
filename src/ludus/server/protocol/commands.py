"""From client to server."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from .parts import LONGEST_CHAT, ActionId, Actions, CommandId, NoNul, Question, SeatNumber, Settlement


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """`id` is the client's own; the same id sent again is answered again and played once."""

    id: CommandId


class Answer(Command, frozen=True, tag="answer"):
    """Answers at once, with one action or several in a row (a set is picked one by one)."""

    seat: SeatNumber
    question: Question
    actions: Actions


class Draft(Command, frozen=True, tag="draft"):
    """Replaces the private draft of a seat; an empty list clears it."""

    seat: SeatNumber
    question: Question
    actions: Actions


class Confirm(Command, frozen=True, tag="confirm"):
    """Answers with the draft."""

    seat: SeatNumber
    question: Question


class Undo(Command, frozen=True, tag="undo"):
    """Takes back an answer: `seq` is the entry that `Situation.undo` named."""

    seat: SeatNumber
    seq: Question


class Plead(Command, frozen=True, tag="plead"):
    """Asks the others to let one take back an answer: `seq` is the entry that `Situation.plead` named."""

    seat: SeatNumber
    seq: Question


class Settle(Command, frozen=True, tag="settle"):
    """Says yes or no to somebody's plea for the entry `seq`, or withdraws one's own."""

    seat: SeatNumber
    seq: Question
    want: Settlement


class Look(Command, frozen=True, tag="look"):
    """Shows this connection another of one's seats, or the public view (-1)."""

    seat: Annotated[int, Meta(ge=-1, le=15)]


class Why(Command, frozen=True, tag="why"):
    """Why is this action not allowed?"""

    seat: SeatNumber
    action: ActionId


class Read(Command, frozen=True, tag="read"):
    """Which action does this text mean?"""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=200, pattern=NoNul)]


class Hint(Command, frozen=True, tag="hint"):
    """What would a bot do?"""

    seat: SeatNumber


class Recall(Command, frozen=True, tag="recall"):
    """What happened earlier: a page of entries before this one."""

    before: Question


class Chat(Command, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT, pattern=NoNul)]


class Leave(Command, frozen=True, tag="leave"):
    """A bot answers for the seat from now on; before the start, the seat becomes open again."""

    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    """The person takes the seat back from the bot that sat in."""

    seat: SeatNumber


class Learn(Command, frozen=True, tag="learn"):
    """Goes on in a lesson: what `step` tells has been looked at (`next`), is not wanted (`skip`: it is done for the
    learner), or an earlier step is wanted again (`back`: the one before, or `to`). `step` is the one the sender saw."""

    want: Literal["next", "skip", "back"]
    step: Annotated[int, Meta(ge=1, le=1000)]
    to: Annotated[int, Meta(ge=1, le=1000)] | None = None


class Seen(Command, frozen=True, tag="seen"):
    """The person has seen what happened up to the entry `seq`, with their eyes: what comes after it is new to them,
    wherever they open the table next. `leaving`: they look away from now on; else they look until the socket closes."""

    seq: Question
    leaving: bool = False


class Ping(Command, frozen=True, tag="ping"):
    """Is anybody there?"""


TableCommand: TypeAlias = (
    Answer | Draft | Confirm | Undo | Plead | Settle | Chat | Leave | Return | Learn
)  # `Table.decide` says what they do
SocketCommand: TypeAlias = (
    Look | Why | Read | Hint | Recall | Seen | Ping
)  # answered over the same socket; nobody else hears of them
AnyCommand: TypeAlias = TableCommand | SocketCommand

read_command: Final = msgspec.json.Decoder(AnyCommand).decode
