"""`ludus mcp`: a language model plays over the Model Context Protocol, here against bots or at a table of a server."""

import os
from typing import Final

import click

from ... import registry
from ...core.errors import LudusError
from ..seating import check_seats, deal, new_record
from ..shell import Shell
from ..sitting import Sitting
from ..usage import BotNames, Command, Number, Option, game_argument, language_option, speech
from .desk import Here
from .tools import serve

TOKEN: Final = "LUDUS_TOKEN"  # in the environment: what stands on a command line is read by others


@click.command("mcp", cls=Command, help="about-mcp")
@game_argument
@click.option("--seats", cls=Option, type=Number(1), help="option-seats")
@click.option("--bots", cls=Option, type=BotNames(), default="greedy", help="option-bots")
@click.option("--seat", cls=Option, type=Number(0), default=0, help="option-seat")
@click.option("--seed", cls=Option, type=Number(0), help="option-seed")
@click.option("--table", cls=Option, metavar="LINK", help="option-mcp-table")
@language_option
@click.pass_obj
def command(
    shell: Shell, game: str, seats: int | None, bots: str, seat: int, seed: int | None, table: str | None
) -> None:
    if table is not None:
        from .away import Away, address

        token = os.environ.get(TOKEN, "")
        if not token:
            raise LudusError(shell.speech.say("mcp-no-token", variable=TOKEN))
        serve(shell.speech, Away(*address(table), token))
        return
    count = check_seats(game, seats)
    if seat >= count:
        raise click.BadParameter(speech().say("wrong-number", value=str(seat), low=0, high=count - 1))
    others = [at for at in range(count) if at != seat]
    record, dealt = new_record(game, count, seed, None, ()), deal(bots, others, game)
    serve(shell.speech, Here(Sitting(registry.game(game), record, dealt, seat)))
