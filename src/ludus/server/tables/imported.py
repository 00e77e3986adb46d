"""A record as a table one can look at: nobody sits there any more, and nothing of it is kept."""

from typing import Any

from ... import registry
from ...core import record
from ...core.errors import LudusError
from ...core.game import Game
from ..protocol import NoClock, SeatInfo
from . import seating
from .entries import Answering, AnyDeed, Opening, Setup, Sitting, Starting
from .orders import Denied
from .table import Table


def table(text: str) -> Table:
    """Every answer is played: what cannot have happened is refused, with its line."""
    try:
        found = record.read(text, known)
    except (LudusError, ValueError, TypeError, RecursionError) as error:
        raise Denied("unreadable", str(error)) from None
    game = registry.game(found.game)
    start = found.start(game).to_bytes() if found.position else None
    setup = Setup(
        id="", game=found.game, version=found.version, seats=found.seats, seed=found.seed, salt=found.salt, created=0,
        options=found.options, speed=NoClock(), start=start,
    )  # fmt: skip
    made, salts = Table(setup), found.salts.split(",") if found.salts else []
    chairs = [chair(seat, found.players[seat] if found.players else "person") for seat in range(found.seats)]
    sat = [Sitting(one, salts[one.seat] if one.seat < len(salts) else "") for one in chairs]
    deeds: list[AnyDeed] = [
        Opening(),
        *sat,
        Starting(),
        *(Answering(seat, (action,)) for seat, action in found.answers),
    ]
    for entry in made.entries(deeds, 0):
        made.adopt(entry)
    return made


def known(name: str) -> Game[Any]:
    """Only games one can play here are read."""
    if name not in registry.titles():
        raise LudusError(f"line 1: there is no game {name}, expected one of: {', '.join(registry.titles())}")
    return registry.game(name)


def chair(seat: int, player: str) -> SeatInfo:
    kind, _, name = player.partition(" ")
    if kind == "bot":
        return SeatInfo(seat=seat, kind="bot", name=name, person=None, bot=name, away=False)
    return seating.person_seat(seat, "", name)
