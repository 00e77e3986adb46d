"""`ludus cards`: the deck of a game, one card of it, and the check of a card file of one's own."""

import tomllib
from pathlib import Path

import click

from .. import registry
from ..core.errors import Problem
from ..locale import Speech
from .seating import check_cards, game_options
from .shell import Shell
from .usage import DEFAULT_GAME, Command, GameName, Group, Option, game_option, language_option


@click.group("cards", cls=Group, help="about-cards")
@language_option
def command() -> None:
    """The three commands below."""


@command.command("check", cls=Command, help="about-cards-check")
@click.argument("file", metavar="FILE")
@click.option("--game", cls=Option, type=GameName(), help="option-cards-game")
@language_option
@click.pass_obj
def check(shell: Shell, file: str, game: str | None) -> None:
    text = Path(file).read_text("utf-8", errors="replace")
    chosen = registry.game(game or named_in(text))
    check_cards(chosen, file, text)
    for doubt in chosen.doubts(text):
        shell.say("cards-doubt", file=file, line=doubt.line, text=told(shell.speech, doubt))
    shell.say("cards-fine", file=file, title=shell.deck(chosen, {}).title())


def told(speech: Speech, problem: Problem) -> str:
    """What is wrong, in the language of the person; a game from elsewhere may say it in English only."""
    return speech.say(problem.message, **problem.facts) if speech.knows(problem.message) else problem.text


def named_in(text: str) -> str:
    """The game a card file says it is for."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return DEFAULT_GAME
    meta = data.get("meta")
    name = str(data.get("game") or (meta.get("game") if isinstance(meta, dict) else "")).lower()
    return name if name in registry.titles() else DEFAULT_GAME


@command.command("show", cls=Command, help="about-cards-show")
@click.argument("name", nargs=-1, required=True, metavar="NAME")
@game_option
@click.option("--cards", cls=Option, metavar="FILE", help="option-cards")
@language_option
@click.pass_obj
def show(shell: Shell, name: tuple[str, ...], game: str, cards: str | None) -> None:
    found = shell.deck(registry.game(game), game_options(game, registry.game(game).seats[0], cards, ())).card(
        " ".join(name)
    )
    shell.screen.indent(*found)
    if not found:
        shell.say("no-card", name=" ".join(name))
        raise SystemExit(1)


@command.command("list", cls=Command, help="about-cards-list")
@game_option
@click.option("--cards", cls=Option, metavar="FILE", help="option-cards")
@language_option
@click.pass_obj
def list_(shell: Shell, game: str, cards: str | None) -> None:
    shell.screen.indent(
        shell.deck(registry.game(game), game_options(game, registry.game(game).seats[0], cards, ())).cards()
    )
