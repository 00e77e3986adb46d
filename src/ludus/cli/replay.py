"""`ludus replay`: a stored game, step by step, as a spectator saw it."""

from pathlib import Path
from typing import Any, Final

import click

from .. import registry
from ..core.record import Record
from ..locale import fold
from . import saves
from .people import NOBODY
from .screen import ask, interactive
from .shell import Shell, Table
from .sitting import Sitting
from .usage import Command, language_option

MARK: Final = "►"
COLOUR: Final = "#d9a95a"


@click.command("replay", cls=Command, help="about-replay")
@click.argument("file", metavar="FILE")
@language_option
@click.pass_obj
def command(shell: Shell, file: str) -> None:
    save = saves.read(Path(file))
    record = save.record
    table = shell.at(record.game, save.bots, record.seats, NOBODY, record.options)
    table.show(table.face.title(), "accent")
    table.say("at-the-table", people=table.seats())
    if interactive():
        leaf(table, record)
    else:
        run_through(table, record)


def at(record: Record, count: int) -> Sitting:
    """The game after some of its answers."""
    return Sitting(registry.game(record.game), record.until(count), {})


def run_through(table: Table, record: Record) -> None:
    """Everything, with the table at each new chapter."""
    sitting = at(record, 0)
    table.draw(sitting.view)
    chapter = table.face.chapter(sitting.view)
    news: list[Any] = []
    for seat, action in record.answers:
        news += sitting.apply(seat, action)
        if not sitting.over and chapter != table.face.chapter(sitting.view):
            chapter = table.face.chapter(sitting.view)
            table.tell(news)
            news.clear()
            table.draw(sitting.view)
    table.tell(news)
    close(table, sitting)


def leaf(table: Table, record: Record) -> None:
    """Forth and back by hand."""
    last = len(record.answers)
    now = shown = -1
    target = 0
    while True:
        if target != now:
            now = target
            sitting = at(record, now)
            table.draw(sitting.view)
            if now:
                table.tell(sitting.seen[-1])
            if now == last:
                close(table, sitting)
        if shown != now:
            shown = now
            table.say("replay-at", style="quiet", now=now, last=last)
        try:
            typed = fold(ask(table.screen, MARK, COLOUR).strip())
        except (EOFError, KeyboardInterrupt):
            return
        if typed in map(fold, table.speech.words("command-quit")):
            return
        if typed.isdecimal() and len(typed) < 7:
            target = min(int(typed), last)
        elif typed in map(fold, table.speech.words("command-back")):
            target = max(now - 1, 0)
        elif not typed or typed in map(fold, table.speech.words("command-next")):
            target = min(now + 1, last)
        else:
            table.say("replay-keys")


def close(table: Table, sitting: Sitting) -> None:
    if sitting.over:
        table.finish(sitting.view, sitting.game.outcome(sitting.state))
    else:
        table.say("replay-unfinished", count=len(sitting.answers))
