"""What travels over HTTP where somebody has forgotten their password."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from .bodies import Password
from .parts import NoNul

Link: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100, pattern=NoNul)]


class ResetOffer(Struct, frozen=True):
    """Whether this server can send a letter with a link."""

    offered: bool


class ResetIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The address somebody has confirmed for their notices."""

    address: Annotated[str, Meta(min_length=3, max_length=254, pattern=r"^[!-?A-~]{1,64}@[A-Za-z0-9.-]{3,189}$(?!\n)")]


class LinkIn(Struct, frozen=True, forbid_unknown_fields=True):
    """What the link of a letter holds."""

    token: Link


class LinkOf(Struct, frozen=True):
    """Whose link it is."""

    name: str
    login: str


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    token: Link
    password: Password
