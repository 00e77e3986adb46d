"""The command `ludus`: tables in the browser and in the terminal, matches, cards, rules."""

import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import NoReturn

import click

from .. import __version__, compiled, locale
from ..core.errors import CardsError, LudusError
from ..locale import LANGUAGES, Speech
from ..needs import MissingExtra
from ..rulebook import NoRules
from . import (
    bots,
    cards,
    data,
    ladder,
    learn,
    match,
    mcp,
    office,
    play,
    replay,
    report,
    rules,
    serve,
    train,
    verify,
    watch,
)
from .saves import BadSave
from .screen import Screen
from .shell import Shell
from .usage import Group, Option, complain, language_option, speech


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo(f"ludus {__version__} ({speech().say('build-compiled' if compiled else 'build-plain')})")
        ctx.exit()


@click.group(cls=Group, help="about-ludus", no_args_is_help=False, invoke_without_command=True)
@click.option(
    "--version", cls=Option, is_flag=True, is_eager=True, expose_value=False, callback=show_version,
    help="option-version",
)  # fmt: skip
@language_option
@click.pass_context
def program(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


for command in (
    play.play, play.resume, learn.command, watch.command, replay.command, match.command, ladder.command, data.command,
    report.command, train.command, cards.command, rules.command, serve.serve, bots.command, mcp.command, verify.command,
    serve.write, serve.read, office.people, office.reports,
):  # fmt: skip
    program.add_command(command)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs the command line; whatever goes wrong is told in a sentence."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    shell = Shell(Speech(language(words)), Screen(), Screen(stderr=True))
    try:
        with click.Context(program, obj=shell):  # what a shell may complete is explained before any command runs
            code = program.main(words, prog_name="ludus", standalone_mode=False, obj=shell)
    except click.UsageError as error:
        code = 2
        shell.complain(complain(shell.speech, error))
        shell.complain(shell.speech.say("usage-help", command=error.ctx.command_path if error.ctx else "ludus"))
    except CardsError as error:
        code = 1
        shell.complain(shell.speech.say("cards-wrong", file=error.source, count=len(error.problems)))
        for one in error.problems:
            facts = {"file": error.source, "line": str(one.line), "text": cards.told(shell.speech, one)}
            shell.complain(shell.speech.say("cards-problem", **facts))
    except BadSave as error:
        code = 1
        shell.complain(shell.speech.say("save-wrong", file=str(error.path), why=error.why))
    except NoRules:
        code = 1
        shell.complain(shell.speech.say("rules-missing"))
    except MissingExtra as error:
        code = 1
        shell.complain(shell.speech.say("extra-missing", package=error.package, extra=error.extra))
    except LudusError as error:
        code = 1
        shell.complain(str(error))
    except UnicodeDecodeError:
        code = 1
        shell.complain(shell.speech.say("file-not-text"))
    except OSError as error:
        code = 1
        shell.complain(
            shell.speech.say("file-wrong", file=str(error.filename or "ludus"), why=error.strerror or str(error))
        )
    except (KeyboardInterrupt, click.Abort):
        code = 130
    sys.exit(code if isinstance(code, int) else 0)


def language(words: Sequence[str]) -> str:
    """--language wherever it stands, else that of the environment: help needs it before the rest is read."""
    for word, following in pairwise([*words, ""]):
        name, _, value = word.partition("=")
        chosen = value or following
        if name == "--language" and chosen in LANGUAGES:
            return chosen
    return locale.choose()
