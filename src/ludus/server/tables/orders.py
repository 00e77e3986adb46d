"""What a table can be asked to do: the commands of the protocol, and what the server itself brings to it."""

from typing import TypeAlias

from msgspec import Struct

from ..protocol import Because, RefusalCode, TableCommand
from ..protocol.standing import OrderIn


class Order(Struct, frozen=True, tag_field="order"):
    """An order of the server's own; it does not come from a socket."""


class Sit(Order, frozen=True, tag="sit"):
    """Somebody, or a bot from outside, takes an open seat; None: the first."""

    seat: int | None
    name: str
    salt: str = ""
    bot: bool = False


class Fill(Order, frozen=True, tag="fill"):
    """The host gives an open seat to a bot."""

    seat: int
    bot: str


class BotAnswer(Order, frozen=True, tag="bot"):
    """A bot answers for its seat."""

    seat: int
    question: int
    actions: list[int]


class TimeOut(Order, frozen=True, tag="time"):
    """The clock of a seat has run out."""

    seat: int


class Deal(Order, frozen=True, tag="deal"):
    """Whoever has added nothing to the seed by now does not."""


class Repeat(Order, frozen=True, tag="repeat"):
    """A rematch was set up."""

    table: str


class Rest(Order, frozen=True, tag="rest"):
    """The sender is on vacation: the clocks of their seats stand until then."""

    until: int


class Stand(Order, frozen=True, tag="stand"):
    """The sender says what is to be answered for a seat when a question comes: all of it, in this order."""

    seat: int
    orders: list[OrderIn]


class Forget(Order, frozen=True, tag="forget"):
    """The sender leaves for good: a bot keeps the seats, an open table has them back."""


AnyOrder: TypeAlias = Sit | Fill | BotAnswer | TimeOut | Deal | Repeat | Forget | Rest | Stand
Wanted: TypeAlias = TableCommand | AnyOrder


class Denied(Exception):
    """The table refuses an order and stays as it was."""

    def __init__(self, code: RefusalCode, text: str, because: Because | None = None) -> None:
        super().__init__(text)
        self.code: RefusalCode = code
        self.text = text
        self.because = because


class Request(Struct, frozen=True):
    """An order on its way to the process that owns the table."""

    table: str
    sender: str | None
    command: TableCommand | None = None
    order: AnyOrder | None = None

    @property
    def wanted(self) -> Wanted:
        found = self.command if self.command is not None else self.order
        assert found is not None
        return found


def request(table: str, sender: str | None, wanted: Wanted) -> Request:
    if isinstance(wanted, Order):
        return Request(table, sender, order=wanted)
    return Request(table, sender, command=wanted)
