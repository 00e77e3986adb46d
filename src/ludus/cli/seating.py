"""Setting up a table: how many people, which bots, which cards, which seed."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click

from .. import bots, registry
from ..core.declare import BadOption
from ..core.errors import CardsError, LudusError
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


def new_record(game: str, seats: int, seed: int | None, cards: str | None, pairs: Sequence[str]) -> Record:
    """A game that has not begun."""
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    return Record(game, registry.game(game).version, seats, chosen, game_options(game, seats, cards, pairs))


def game_options(game: str, seats: int, file: str | None, pairs: Sequence[str]) -> dict[str, str]:
    """A card file of one's own, whose mistakes are told with its name, and `name=value` options of the game."""
    found = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        found[name.strip()] = value.strip()
    if file is not None:
        found["cards"] = Path(file).read_text("utf-8")
        check_cards(registry.game(game), file, found["cards"])
    try:
        registry.game(game).new(seats, 0, **found)
    except BadOption as error:
        raise click.BadParameter(speech().say(error.message, **error.facts)) from None
    except (TypeError, ValueError) as error:  # of a game from elsewhere
        raise click.BadParameter(str(error)) from None
    return found


def check_cards(game: Game[Any], file: str, text: str) -> None:
    try:
        for seats in game.seats:
            game.new(seats, 0, cards=text)
    except CardsError as error:
        raise CardsError(file, error.problems) from None


def deal(names: str, seats: list[int], game: str) -> dict[int, str]:
    """Bots to seats, in order, beginning again when there are more seats than names; nobody who is named stays away."""
    wanted = bot_names(names, game)
    if seats and len(wanted) > len(seats):
        facts = {"value": ", ".join(wanted[len(seats) :]), "seats": str(len(seats))}
        raise click.BadParameter(speech().say("wrong-bots-many", **facts))
    return {seat: wanted[number % len(wanted)] for number, seat in enumerate(seats)}


def bot_names(names: str, game: str) -> tuple[str, ...]:
    """A list of bots, each of which can be made and knows the game."""
    wanted = tuple(name.strip() for name in names.split(",") if name.strip()) or ("",)
    for name in wanted:
        try:
            bots.make(name, game=game)
        except registry.UnknownName:
            raise click.BadParameter(speech().say("wrong-bot", value=name, known=", ".join(bots.names()))) from None
        except bots.BadSetting as error:
            raise click.BadParameter(speech().say(error.message, **error.facts)) from None
        except (LudusError, TypeError, ValueError) as error:  # settings it cannot play with
            raise click.BadParameter(f"{name}: {error}") from None
    return wanted
