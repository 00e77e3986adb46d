"""`ludus play` and `ludus resume`: a game against bots in the terminal."""

from itertools import chain
from pathlib import Path
from typing import Any

import click

from .. import registry
from . import saves, watch
from .prompt import Left, Prompt
from .saves import Save
from .screen import interactive
from .seating import check_seats, deal, new_record
from .shell import Shell, Table
from .sitting import BotFailed, Sitting
from .usage import BotNames, Command, Number, Option, game_argument, language_option, speech


@click.command("play", cls=Command, help="about-play")
@game_argument
@click.option("--seats", cls=Option, type=Number(1), help="option-seats")
@click.option("--bots", cls=Option, type=BotNames(), default="greedy", help="option-bots")
@click.option("--seat", cls=Option, type=Number(0), default=0, help="option-seat")
@click.option("--seed", cls=Option, type=Number(0), help="option-seed")
@click.option("--cards", cls=Option, metavar="FILE", help="option-cards")
@click.option("--option", "options", cls=Option, multiple=True, metavar="NAME=VALUE", help="option-option")
@language_option
@click.pass_obj
def play(
    shell: Shell,
    game: str,
    seats: int | None,
    bots: str,
    seat: int,
    seed: int | None,
    cards: str | None,
    options: tuple[str, ...],
) -> None:
    count = check_seats(game, seats)
    if seat >= count:
        raise click.BadParameter(speech().say("wrong-number", value=str(seat), low=0, high=count - 1))
    others = [at for at in range(count) if at != seat]
    record, dealt = new_record(game, count, seed, cards, options), deal(bots, others, game)
    if not interactive():
        watch.demonstrate(shell, game)
        return
    sitting = Sitting(registry.game(game), record, dealt, seat)
    sit_down(shell, sitting, saves.new_path(game))


@click.command("resume", cls=Command, help="about-resume")
@click.argument("file", required=False, metavar="[FILE]")
@language_option
@click.pass_obj
def resume(shell: Shell, file: str | None) -> None:
    save = saves.read(Path(file)) if file else saves.unfinished()
    if save is None:
        shell.say("resume-nothing", folder=str(saves.folder()))
        raise SystemExit(1)
    if save.seat < 0:
        shell.say("resume-nobody", path=str(save.path))
        raise SystemExit(1)
    if not interactive():
        shell.say("resume-terminal", path=str(save.path))
        raise SystemExit(1)
    bots = save.bots or deal(
        "greedy", [at for at in range(save.record.seats) if at], save.record.game
    )  # a bare record: sit down first
    sitting = Sitting(registry.game(save.record.game), save.record, bots, save.seat)
    sit_down(shell, sitting, save.path)


def sit_down(shell: Shell, sitting: Sitting, path: Path) -> None:
    """The whole evening: whatever ends it, the game is saved."""
    table = shell.at(sitting.game.name, sitting.bots, sitting.state.seats, sitting.seat, sitting.first.options)
    prompt = Prompt(table, sitting, lambda: store(sitting, path))
    try:
        greet(table)
        go_on(table, sitting, prompt)
    except (Left, EOFError):
        table.say("left", path=str(prompt.save()))
    except KeyboardInterrupt:
        table.screen.print()
        table.say("left", path=str(prompt.save()))
        raise SystemExit(130) from None
    except BotFailed as error:
        prompt.save()
        person = str(table.people[error.seat])
        table.say("bot-failed", style="accent", person=person, bot=error.bot, why=error.why, path=str(path))
        raise SystemExit(1) from None


def greet(table: Table) -> None:
    table.show(table.face.title(), "accent")
    table.say("at-the-table", people=table.seats())
    table.say("how-help", style="quiet")


def go_on(table: Table, sitting: Sitting, prompt: Prompt) -> None:
    """Bots, then the person, until the end."""
    news: list[Any] = []
    while True:
        with table.thinking():
            for events in chain([()], sitting.bots_answer()):
                news += events
                if (spoken := prompt.unasked()) is not None:
                    news += sitting.answer(spoken)
        table.tell(news)
        news.clear()
        path = prompt.save()
        if sitting.over:
            table.finish(sitting.view, sitting.game.outcome(sitting.state))
            table.say("replay-how", style="quiet", path=str(path))
            return
        table.draw(sitting.view)
        action = prompt.answer()
        if action is not None:
            news += sitting.answer(action)


def store(sitting: Sitting, path: Path) -> Path:
    saves.write(Save(path, sitting.record, sitting.bots))
    return path
