"""What travels over HTTP about standing orders; over a socket their owner is told of them by `orders`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from .parts import SeatNumber

MOST_ORDERS: Final = 20  # of one seat
MOST_MENUS: Final = 4  # of one sentence
Life: TypeAlias = Literal[
    "used", "turn", "off"
]  # until it is used, until the next turn of its owner, until it is switched off
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[ -~]+$(?!\n)")]
OrderId: TypeAlias = Annotated[str, Meta(max_length=32, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]


class OrderIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence, what is chosen in its menus, until when it holds, and whether it is switched on. `id` is that of an
    order given before, which is kept or changed; without one it is new."""

    sentence: Word
    chosen: Annotated[dict[Word, Word], Meta(max_length=MOST_MENUS)]
    life: Life = "off"
    on: bool = True
    id: OrderId = ""


class OrdersIn(Struct, frozen=True, forbid_unknown_fields=True):
    """All orders of a seat, the first that speaks of a question first; those left out are revoked."""

    seat: SeatNumber
    orders: Annotated[list[OrderIn], Meta(max_length=MOST_ORDERS)]


class OrderInfo(Struct, frozen=True):
    """A standing order as its owner is told of it: how often it has answered, and when it last could not, because its
    answer was not legal."""

    id: str
    sentence: str
    chosen: dict[str, str]
    life: Life
    on: bool
    used: int
    missed: int | None


class MenuInfo(Struct, frozen=True):
    """A place in a sentence. `choices` is empty where it takes the text of any answer of the step that is chosen."""

    name: str
    choices: list[str]


class SentenceInfo(Struct, frozen=True):
    """A sentence that can be ordered: `order-<name>` of the game's words, or of the shell's."""

    name: str
    menus: list[MenuInfo]


class OrdersOut(Struct, frozen=True):
    """The orders of a seat, what can be ordered, and how many of its last `of` questions each would have answered."""

    seat: int
    orders: list[OrderInfo]
    sentences: list[SentenceInfo]
    would: list[int]
    of: int
