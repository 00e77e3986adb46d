"""Setting up a table: how many people, which bots, which cards, which seed."""

import secrets
from pathlib import Path
from typing import Any, Final

import click

from .. import bots, registry
from ..core.errors import CardsError
from ..core.game import Game
from ..core.record import Record
from .usage import speech

SEATS: Final = 3
SEED_BITS: Final = 128  # a short seed could be found by trying them all


def check_seats(game: str, seats: int | None) -> int:
    """The number of players: what was asked for, else three or as near as the game allows."""
    allowed = registry.game(game).seats
    if seats is None:
        return min(max(SEATS, allowed[0]), allowed[-1])
    if seats not in allowed:
        raise click.BadParameter(speech().say("wrong-number", value=str(seats), low=allowed[0], high=allowed[-1]))
    return seats


def new_record(game: str, seats: int, seed: int | None, cards: str | None) -> Record:
    """A game that has not begun."""
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    return Record(game, registry.game(game).version, seats, chosen, card_option(game, cards))


def card_option(game: str, file: str | None) -> dict[str, str]:
    """A card file of one's own as the option of a game; its mistakes are told with the name of the file."""
    if file is None:
        return {}
    text = Path(file).read_text("utf-8")
    check_cards(registry.game(game), file, text)
    return {"cards": text}


def check_cards(game: Game[Any], file: str, text: str) -> None:
    try:
        for seats in game.seats:
            game.new(seats, 0, cards=text)
    except CardsError as error:
        raise CardsError(file, error.problems) from None


def deal(names: str, seats: list[int]) -> dict[int, str]:
    """Bots to seats, in order, beginning again when there are more seats than names."""
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    for name in wanted or [""]:
        if name not in bots.names():
            raise click.BadParameter(speech().say("wrong-bot", value=name, known=", ".join(bots.names())))
    return {seat: wanted[number % len(wanted)] for number, seat in enumerate(seats)}
