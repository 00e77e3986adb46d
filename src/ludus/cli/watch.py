"""`ludus watch`: bots play, and one looks on. What is hidden from a spectator stays hidden."""

import secrets
import time
from typing import Any, Final

import click

from .. import registry
from ..core.record import Record
from .screen import interactive
from .seating import check_seats, deal, new_record
from .shell import Shell
from .sitting import Sitting
from .usage import BotNames, Command, Number, Option, Seconds, game_argument, language_option

DELAY: Final = 0.7  # seconds between two answers at a terminal


@click.command("watch", cls=Command, help="about-watch")
@game_argument
@click.option("--seats", cls=Option, type=Number(1), help="option-seats")
@click.option("--bots", cls=Option, type=BotNames(), default="greedy", help="option-bots")
@click.option("--seed", cls=Option, type=Number(0), help="option-seed")
@click.option("--cards", cls=Option, metavar="FILE", help="option-cards")
@click.option("--option", "options", cls=Option, multiple=True, metavar="NAME=VALUE", help="option-option")
@click.option("--delay", cls=Option, type=Seconds(), help="option-delay")
@language_option
@click.pass_obj
def command(
    shell: Shell,
    game: str,
    seats: int | None,
    bots: str,
    seed: int | None,
    cards: str | None,
    options: tuple[str, ...],
    delay: float | None,
) -> None:
    count = check_seats(game, seats)
    pause = (DELAY if interactive() and shell.screen.is_terminal else 0.0) if delay is None else delay
    look_on(
        shell,
        new_record(game, count, secrets.randbits(32) if seed is None else seed, cards, options),
        deal(bots, list(range(count)), game),
        pause,
    )


def demonstrate(shell: Shell, game: str) -> None:
    """A short game, where nobody can answer, and how to play one."""
    fewest = registry.game(game).seats[0]
    look_on(
        shell,
        new_record(game, fewest, secrets.randbits(32), None, ()),
        deal("greedy", list(range(fewest)), game),
        0,
        brief=True,
    )
    shell.screen.print()
    shell.say("how-play")


def look_on(shell: Shell, record: Record, bots: dict[int, str], pause: float, brief: bool = False) -> None:
    """A whole game; the table is drawn at every new chapter, or, in brief, only first and last."""
    sitting = Sitting(registry.game(record.game), record, bots)
    table = shell.at(record.game, bots, record.seats, sitting.seat, record.options)
    table.show(table.face.title(), "accent")
    table.say("at-the-table", people=table.seats())
    table.say("seed", style="quiet", seed=str(record.seed))
    table.draw(sitting.view)
    chapter = table.face.chapter(sitting.view)
    news: list[Any] = []
    for events in sitting.bots_answer():
        news += events
        turned = chapter != table.face.chapter(sitting.view)
        if pause or turned or sitting.over:  # what needs no waiting is told together
            table.tell(news)
            news.clear()
            time.sleep(pause)
        if turned and not brief and not sitting.over:
            chapter = table.face.chapter(sitting.view)
            table.draw(sitting.view)
    table.finish(sitting.view, sitting.game.outcome(sitting.state))
