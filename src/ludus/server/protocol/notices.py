"""What travels over HTTP about turns, vacations and notices."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .parts import NoNul

Channel: TypeAlias = Literal["mail", "hook", "push"]
Wanted: TypeAlias = Literal["off", "reminders", "all"]  # of one channel; `all`: turns too
Hour: TypeAlias = Annotated[int, Meta(ge=0, le=23)]
Address: TypeAlias = Annotated[
    str, Meta(max_length=254, pattern=r"^$(?!\n)|^[!-?A-~]{1,64}@[A-Za-z0-9.-]{3,189}$(?!\n)")
]
Web: TypeAlias = Annotated[str, Meta(max_length=1000, pattern=r"^$(?!\n)|^https?://[!-~]+$(?!\n)")]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_=-]+$(?!\n)")]


class TurnRow(Struct, frozen=True):
    """A table that waits for the reader, for an answer or for their word on a plea; `left`: milliseconds until their
    time is up, with a clock."""

    table: str
    game: str
    left: int | None


class VacationIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Days away from now on; where one is away already, so many more."""

    days: Annotated[int, Meta(ge=1, le=30)]


class Vacation(Struct, frozen=True):
    """Until when the reader is away, if they are; of `of` days a year, `left` are left."""

    until: int | None
    left: int
    of: int


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be told, and how: what each channel carries, not more often than `every` so many minutes,
    a reminder `remind` hours before the time is up (0: none), nothing between the hours of `quiet` in their `zone`."""

    mail: Wanted = "off"
    hook: Wanted = "off"
    push: Wanted = "off"
    address: Address = ""
    url: Web = ""
    every: Literal[0, 60, 1440] = 0
    remind: Annotated[int, Meta(ge=0, le=168)] = 12
    quiet: tuple[Hour, Hour] | None = None
    zone: Annotated[str, Meta(max_length=64, pattern=NoNul)] = "UTC"


class WishesIn(Wishes, frozen=True, forbid_unknown_fields=True):
    """`password`: where another address is wanted, of whoever has one; a letter there can bring a new one."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Notices(Struct, frozen=True):
    """The wishes of the reader; whether their address is confirmed; which channels this server has; the key with which
    a browser subscribes to Web Push, and how many devices have."""

    wishes: Wishes
    confirmed: bool
    channels: list[Channel]
    key: str
    devices: int


class DeviceIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that takes pushes, as `PushSubscription.toJSON` tells it."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000, pattern=r"^https?://[!-~]+$(?!\n)")]
    p256dh: Key
    auth: Key


class DeviceOut(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that takes no more pushes."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000, pattern=r"^https?://[!-~]+$(?!\n)")]


class TryIn(Struct, frozen=True, forbid_unknown_fields=True):
    channel: Channel


class Switched(Struct, frozen=True):
    """What a link of a letter came to: the channel that is on or off now."""

    channel: Channel
    on: bool
