"""`ludus bots`: who may play at the tables with a token. What it needs is imported when it runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from ..core.errors import LudusError
from .serve import told
from .shell import Shell
from .usage import IDS, Command, Group, language_option

if TYPE_CHECKING:
    from ..server.people.bots import Bots


@click.group("bots", cls=Group, help="about-bots")
@language_option
def command() -> None:
    """The three commands below."""


@contextmanager
def opened(shell: Shell) -> Iterator["Bots"]:
    """The bots of the server's database; the server may run meanwhile."""
    with told(shell):
        from ..server.people.bots import Bots
        from ..server.settings import Settings
        from ..server.store import database
        from ..server.store.store import Store

        with database.connected(Settings.of().database) as engine:
            yield Bots(Store(engine))


@command.command("new", cls=Command, help="about-bots-new")
@click.argument("name", metavar="NAME")
@language_option
@click.pass_obj
def new(shell: Shell, name: str) -> None:
    with opened(shell) as bots:
        import msgspec

        from ..server.protocol.outside import BotIn
        from ..server.tables.clock import now

        try:
            wanted = msgspec.convert({"name": name}, BotIn)
        except msgspec.ValidationError:
            raise LudusError(shell.speech.say("bots-name", name=name)) from None
        made = bots.make(wanted.name, None, now())
        shell.say("bots-made", name=made.bot.name, id=made.bot.id)
        shell.screen.print(made.token, soft_wrap=True)


@command.command("list", cls=Command, help="about-bots-list")
@language_option
@click.pass_obj
def show(shell: Shell) -> None:
    with opened(shell) as bots:
        found = bots.all()
    for bot in found:
        shell.say("bots-row", id=bot.id, name=bot.name)
    if not found:
        shell.say("bots-none")


@command.command("revoke", cls=Command, help="about-bots-revoke", context_settings=IDS)
@click.argument("bot", metavar="ID")
@language_option
@click.pass_obj
def revoke(shell: Shell, bot: str) -> None:
    with opened(shell) as bots:
        from ..server.tables.clock import now

        known = bots.revoke(bot, now())
    if not known:
        raise LudusError(shell.speech.say("bots-unknown", id=bot))
    shell.say("bots-revoked", id=bot)
