"""Writes the manual page docs/ludus.1 from what the commands say of themselves."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from ludus import __version__
from ludus.cli import program
from ludus.cli.screen import Screen
from ludus.cli.shell import Shell
from ludus.locale import Speech

PAGE: Final = Path(__file__).parents[1] / "docs/ludus.1"


def written() -> str:
    """The page, in English as manual pages are."""
    shell = Shell(Speech("en"), Screen(), Screen(stderr=True))
    with click.Context(program, info_name="ludus", obj=shell) as ctx:
        return "\n".join(lines(ctx, shell)) + "\n"


def lines(ctx: click.Context, shell: Shell) -> Iterator[str]:
    yield f'.TH LUDUS 1 "" "ludus {__version__}" "Ludus"'
    yield ".SH NAME"
    yield r"ludus \- play, study and teach machines three Roman board games"
    yield ".SH SYNOPSIS"
    yield r".B ludus"
    yield escaped("COMMAND [OPTIONS] ...")
    yield ".SH DESCRIPTION"
    yield escaped(shell.speech.say(program.help or ""))
    yield ".SH COMMANDS"
    yield from commands(program, ctx, "ludus")
    yield ".SH COMPLETION"
    yield escaped("bash, zsh and fish complete commands, games and bots once they have read what this prints:")
    yield ".PP"
    yield escaped("_LUDUS_COMPLETE=bash_source ludus, or zsh_source, or fish_source.")
    yield ".SH FILES"
    yield ".TP"
    yield r".I ~/.local/share/ludus"
    yield escaped("Saved games and the tables of the server; LUDUS_HOME names another folder.")
    yield ".SH ENVIRONMENT"
    yield ".TP"
    yield ".B LANG"
    yield escaped("The language, if --language does not say it: French, English or Polish.")
    yield ".TP"
    yield ".B LUDUS_HOME"
    yield escaped("Where everything is kept.")


def commands(group: click.Group, ctx: click.Context, path: str) -> Iterator[str]:
    for name in group.list_commands(ctx):
        command = group.commands[name]
        called = f"{path} {name}"
        if isinstance(command, click.Group):
            yield from commands(command, ctx, called)
            continue
        with click.Context(command, info_name=called, parent=None, obj=ctx.obj) as inner:
            yield f'.SS "{escaped(" ".join([called, *command.collect_usage_pieces(inner)]))}"'
            yield escaped(command.get_short_help_str())
            for option in command.get_params(inner):
                if isinstance(option, click.Option) and (record := option.get_help_record(inner)):
                    yield ".TP"
                    yield f".B {escaped(record[0])}"
                    yield escaped(record[1])


def escaped(text: str) -> str:
    """As troff wants it: a hyphen is a minus, and no line begins with a dot or a quote."""
    plain = text.replace("\\", r"\e").replace("-", r"\-").replace("…", "...").replace("’", "'").replace('"', r"\(dq")
    return "\n".join(rf"\&{line}" if line[:1] in ".'" else line for line in plain.splitlines())


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
