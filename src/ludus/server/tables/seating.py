"""Who sits where: the deeds that sitting down, leaving and coming back come to."""

from typing import Final

import msgspec

from ... import bots
from ...core.errors import LudusError
from ..protocol import SeatInfo
from .entries import AnyDeed, Sitting, Starting
from .orders import Denied

STAND_IN: Final = "greedy"  # the bot that sits in for somebody
MOST: Final = {"seconds": 5, "iterations": 50_000, "threads": 1}  # of a search: all tables share the cores


def open_seat(seat: int) -> SeatInfo:
    return SeatInfo(seat=seat, kind="open", name="", person=None, bot=None, away=False)


def person_seat(seat: int, person: str, name: str) -> SeatInfo:
    return SeatInfo(seat=seat, kind="person", name=name, person=person, bot=None, away=False)


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


def sit(
    chairs: list[SeatInfo], seat: int | None, person: str | None, name: str, salt: str = "", started: bool = False
) -> list[AnyDeed]:
    """Somebody takes an open seat, and the game begins if it was the last. Who sits there already may still add their
    salt, as long as nothing is dealt."""
    if person is None:
        raise Denied("not-your-seat", "nobody asks for that seat")
    free = [chair.seat for chair in chairs if chair.kind == "open"]
    if here := [chair for chair in chairs if chair.person == person]:
        return [Sitting(here[0], salt)] if salt and not started else []  # a second tab, or a retry
    if not free or (seat is not None and seat not in free):
        raise Denied("not-your-seat", "that seat is taken" if free else "no seat is open")
    return seated(chairs, person_seat(free[0] if seat is None else seat, person, name), salt)


def fill(chairs: list[SeatInfo], host: str | None, sender: str | None, seat: int, bot: str, game: str) -> list[AnyDeed]:
    """The host gives an open seat to a bot."""
    if sender is None or sender != host:
        raise Denied("not-your-seat", "only the host of the table may do that")
    if seat >= len(chairs) or chairs[seat].kind != "open":
        raise Denied("not-your-seat", "that seat is not open")
    return seated(chairs, bot_seat(seat, bot, game))


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


def seated(chairs: list[SeatInfo], chair: SeatInfo, salt: str = "") -> list[AnyDeed]:
    others_wait = any(other.kind == "open" and other.seat != chair.seat for other in chairs)
    return [Sitting(chair, salt)] if others_wait else [Sitting(chair, salt), Starting()]


def stand_in() -> str:
    known = bots.names()
    return STAND_IN if STAND_IN in known else known[0]
