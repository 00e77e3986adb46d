"""`ludus report`: a page with plots of a file of `ludus match`, `ludus ladder` or `ludus data`."""

from os.path import splitext
from pathlib import Path

import click

from ...core.errors import LudusError
from ...lab import study
from ...lab.ledger import NoLedger
from ..shell import Shell
from ..usage import Command, Option, language_option, speech
from . import page


@click.command("report", cls=Command, help="about-report")
@click.argument("file", metavar="FILE")
@click.option("--out", cls=Option, metavar="FILE", help="option-report-out")
@language_option
@click.pass_obj
def command(shell: Shell, file: str, out: str | None) -> None:
    path = Path(file)
    target = Path(out or splitext(file)[0] + ".html")
    if target == path:
        raise click.BadParameter(speech().say("report-same", file=file))
    try:
        with shell.screen.status(shell.speech.say("report-reading", file=file)):
            found = study.read(path)
    except NoLedger:
        raise click.BadParameter(speech().say("report-none", file=file)) from None
    if not found.games:
        raise click.BadParameter(speech().say("report-empty", file=file))
    try:
        text = page.write(found, shell.speech.of(found.game), path.name)
    except KeyError as error:  # a word that a game of another package has not
        raise LudusError(shell.speech.say("file-wrong", file=file, why=str(error))) from None
    target.write_text(text, encoding="utf-8")
    shell.say("report-written", file=str(target))
