"""The command line in the language of the person: help, options and refusals of what was typed."""

import re
from typing import Any, Final

import click
from click import Context, HelpFormatter
from click.shell_completion import CompletionItem

from .. import registry
from ..lab.sprt import Sprt
from ..locale import LANGUAGES, Speech
from .shell import Shell

DEFAULT_GAME: Final = "lutece"


def speech(ctx: Context | None = None) -> Speech:
    """The words of the program that runs."""
    shell: Shell = (ctx or click.get_current_context()).find_root().obj
    return shell.speech


class Option(click.Option):
    """An option whose help is the id of a message."""

    def get_help_record(self, ctx: Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        return (record[0], speech().say(self.help)) if record and self.help else record


class Spoken(click.Command):
    """A command whose help is the id of a message, under headings in the same language."""

    def get_short_help_str(self, limit: int = 45) -> str:
        return speech().say(self.help or "")

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{speech().say('usage')} ")

    def format_help_text(self, ctx: Context, formatter: HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(speech().say(self.help or ""))

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [record for option in options if (record := option.get_help_record(ctx))]
        if records:
            with formatter.section(speech().say("usage-options")):
                formatter.write_dl(records)

    def get_help_option(self, ctx: Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option:
            option.help = speech(ctx).say("option-help")
        return option


class Command(Spoken):
    """One of our commands."""


# Ids are drawn, and one in sixty-four begins with a hyphen: what is no option of a command is what it was asked about.
IDS: Final = {"ignore_unknown_options": True}


class Group(Spoken, click.Group):
    """A group of them."""

    command_class = Command

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        Spoken.format_options(self, ctx, formatter)
        commands = [(name, self.commands[name]) for name in self.list_commands(ctx)]
        with formatter.section(speech().say("usage-commands")):
            formatter.write_dl([(name, command.get_short_help_str()) for name, command in commands])

    def list_commands(self, ctx: Context) -> list[str]:
        return list(self.commands)  # in the order they were added


class Number(click.ParamType[int]):
    """A whole number within its bounds."""

    name = "N"

    def __init__(self, low: int, high: int | None = None) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: Context | None) -> int:
        text = str(value)
        if text.isascii() and text.isdecimal() and len(text) < 40 and self.low <= int(text):  # a seed has 128 bits
            if self.high is None or int(text) <= self.high:
                return int(text)
        if self.high is None:
            self.fail(speech().say("wrong-number-least", value=text, low=self.low))
        self.fail(speech().say("wrong-number", value=text, low=self.low, high=self.high))


class Seconds(click.ParamType[float]):
    """A time one is willing to wait."""

    name = "SECONDS"

    def convert(self, value: Any, param: click.Parameter | None, ctx: Context | None) -> float:
        text = str(value).replace(",", ".")
        if re.fullmatch(r"\d{1,2}(\.\d{1,3})?", text):
            return float(text)
        self.fail(speech().say("wrong-seconds", value=str(value)))


class Claim(click.ParamType[Sprt]):
    """A claim to test: the share that would refute it, the share claimed, and how often one may be wrong."""

    name = "LEAST,MOST[,ALPHA,BETA]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: Context | None) -> Sprt:
        try:
            numbers = [float(number) for number in str(value).split(",")]
            if len(numbers) in (2, 4):
                return Sprt(*numbers)
        except ValueError:
            pass
        self.fail(speech().say("wrong-sprt", value=str(value)))


class GameName(click.ParamType[str]):
    """A game that is installed."""

    name = "GAME"

    def convert(self, value: Any, param: click.Parameter | None, ctx: Context | None) -> str:
        if value not in registry.titles():
            self.fail(speech().say("wrong-game", value=str(value), known=", ".join(registry.titles())))
        return str(value)

    def shell_complete(self, ctx: Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(title) for title in registry.titles() if title.startswith(incomplete)]


class BotNames(click.ParamType[str]):
    """Bots, with their settings, between commas: each is looked at by who asks it to play."""

    name = "BOT,BOT…"

    def shell_complete(self, ctx: Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, begun = incomplete.rpartition(",")
        known = [name for name in registry.names("ludus.bots") if name.startswith(begun)]
        return [CompletionItem(before + comma + name) for name in known]


def language_option(command: Any) -> Any:
    """--language is read before everything else (`main`); here it is only listed and checked."""
    return click.option(
        "--language", cls=Option, type=click.Choice(LANGUAGES), expose_value=False, help="option-language"
    )(command)


def game_option(command: Any) -> Any:
    return click.option("--game", cls=Option, type=GameName(), default=DEFAULT_GAME, help="option-game")(command)


def game_argument(command: Any) -> Any:
    return click.argument("game", type=GameName(), default=DEFAULT_GAME, metavar="[GAME]")(command)


def complain(words: Speech, error: click.UsageError) -> str:
    """What is wrong with a command line, in a sentence."""
    match error:
        case click.NoSuchOption():
            return words.say("wrong-option", name=error.option_name)
        case click.exceptions.NoSuchCommand():
            return words.say("wrong-command", name=error.command_name)
        case click.MissingParameter(param=click.Parameter() as param):
            return words.say(
                "wrong-missing", name=param.opts[0] if isinstance(param, click.Option) else param.metavar or ""
            )
        case click.BadParameter(param=click.Option() as param) if isinstance(param.type, click.Choice):
            return words.say("wrong-choice", name=param.opts[0], known=", ".join(map(str, param.type.choices)))
        case click.BadOptionUsage():
            return words.say("wrong-value", name=error.option_name)
        case click.BadParameter():
            return error.message  # of our own types
        case _:
            return words.say("wrong-line")
