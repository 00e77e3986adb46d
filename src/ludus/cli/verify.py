"""`ludus verify`: was a game played by the rules, with the seed that was promised at its start?"""

from pathlib import Path

import click

from .. import registry
from ..server.tables import commitment
from . import saves
from .shell import Shell
from .usage import Command, language_option


@click.command("verify", cls=Command, help="about-verify")
@click.argument("file", metavar="FILE")
@click.argument("promise", metavar="[PROMISE]", default="")
@language_option
@click.pass_obj
def command(shell: Shell, file: str, promise: str) -> None:
    record = saves.read(Path(file)).record  # every answer is played: one the rules refuse is told with its line
    shell.say("verify-rules", count=len(record.answers))
    kept = commitment.of_record(record, registry.game(record.game))
    if not promise:
        shell.say("verify-promise", promise=kept)
    elif promise.strip().lower() == kept:
        shell.say("verify-kept")
    else:
        shell.complain(shell.speech.say("verify-broken"))
        raise SystemExit(1)
