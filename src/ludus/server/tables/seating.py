"""Who sits where: the deeds that sitting down, leaving and coming back come to."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ... import bots
from ...bots import strength
from ...core.errors import LudusError
from ..protocol import SeatInfo
from .entries import AnyDeed, Sitting
from .orders import Denied, Sit

STAND_IN: Final = "greedy"  # the bot that sits in for somebody
MOST: Final = {"seconds": 5, "iterations": 50_000, "threads": 1}  # of a search: all tables share the cores


def open_seat(seat: int) -> SeatInfo:
    return SeatInfo(seat=seat, kind="open", name="", person=None, bot=None, away=False)


def person_seat(seat: int, person: str, name: str) -> SeatInfo:
    return SeatInfo(seat=seat, kind="person", name=name, person=person, bot=None, away=False)


def outside_seat(seat: int, bot: str, name: str) -> SeatInfo:
    """A bot that plays over the network, as people do: nobody here answers for it."""
    return SeatInfo(seat=seat, kind="bot", name=name, person=bot, bot=None, away=False)


def bot_seat(seat: int, bot: str, game: str = "") -> SeatInfo:
    """A bot, with settings if there are any (`master:seconds=0.1`), as long as others can think beside it."""
    if bot.partition(":")[0] not in bots.names():
        raise Denied("malformed", f"no bot is called {bot!r}, expected one of: {', '.join(bots.names())}")
    try:
        made = bots.make(bot, game=game)
    except (LudusError, TypeError, ValueError) as error:
        raise Denied("malformed", str(error)) from None
    for setting, most in MOST.items():
        if (getattr(made, setting, 0) or 0) > most:
            raise Denied("malformed", f"{bot}: {setting} is more than {most}, the most at a table")
    return SeatInfo(seat=seat, kind="bot", name=bot, person=None, bot=bot, away=False)


def check_rated(bot: str, game: str) -> None:
    """One with settings of its own would be a newcomer at every table."""
    if ":" in bot and all(one.bot != bot for one in strength.measured(game)):
        raise Denied("malformed", f"{bot}: at a rated table bots sit without settings, or with those of a ladder")


def sit(chairs: list[SeatInfo], wanted: Sit, person: str | None, added: bool) -> list[AnyDeed]:
    """Somebody takes an open seat. Who sits there already may still add their salt, once and before the deal."""
    if person is None:
        raise Denied("not-your-seat", "nobody asks for that seat")
    free = [chair.seat for chair in chairs if chair.kind == "open"]
    if here := [chair for chair in chairs if chair.person == person]:
        return [Sitting(here[0], wanted.salt)] if wanted.salt and not added else []  # a second tab, or a retry
    if not free or (wanted.seat is not None and wanted.seat not in free):
        raise Denied("not-your-seat", "that seat is taken" if free else "no seat is open")
    seat = free[0] if wanted.seat is None else wanted.seat
    return [Sitting((outside_seat if wanted.bot else person_seat)(seat, person, wanted.name), wanted.salt)]


def fill(chairs: list[SeatInfo], host: str | None, sender: str | None, seat: int, bot: str, game: str) -> list[AnyDeed]:
    """The host gives an open seat to a bot."""
    if sender is None or sender != host:
        raise Denied("not-your-seat", "only the host of the table may do that")
    if seat >= len(chairs) or chairs[seat].kind != "open":
        raise Denied("not-your-seat", "that seat is not open")
    return [Sitting(bot_seat(seat, bot, game))]


def leave(chair: SeatInfo, started: bool) -> AnyDeed:
    """Before the start the seat is open again; later a bot sits in."""
    if not started:
        return Sitting(open_seat(chair.seat))
    return Sitting(msgspec.structs.replace(chair, bot=stand_in(), away=True))


def forget(chair: SeatInfo, started: bool) -> AnyDeed:
    """The person leaves for good."""
    return Sitting(bot_seat(chair.seat, stand_in()) if started else open_seat(chair.seat))


def come_back(chair: SeatInfo) -> AnyDeed:
    return Sitting(msgspec.structs.replace(chair, bot=None, away=False))


def complete(chairs: Sequence[SeatInfo], salts: Sequence[str], salted: bool) -> bool:
    """Whether the cards can be dealt: no seat is open and, where the table waits for that, all people have added their
    salt, at any of their seats."""
    added = {chair.person for chair, salt in zip(chairs, salts, strict=True) if salt}
    waited = {chair.person for chair in chairs if salted and chair.person is not None}
    return all(chair.kind != "open" for chair in chairs) and waited <= added


def stand_in() -> str:
    known = bots.names()
    return STAND_IN if STAND_IN in known else known[0]
