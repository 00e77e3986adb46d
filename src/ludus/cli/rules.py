"""`ludus rules`: the rulebook by id or by word, in French, English and Polish."""

from typing import Final

import click
from rich.padding import Padding
from rich.text import Text

from .. import rulebook
from ..locale import Speech
from ..rulebook import Rule, Rulebook
from .screen import Screen
from .shell import Shell
from .usage import Command, game_option, language_option

SHOWN: Final = 8  # rules in full; the others by their ids


@click.command("rules", cls=Command, help="about-rules")
@click.argument("words", nargs=-1, metavar="[WORD|ID]")
@game_option
@language_option
@click.pass_obj
def command(shell: Shell, words: tuple[str, ...], game: str) -> None:
    if not show(shell.speech, shell.screen, rulebook.of(game), " ".join(words)):
        raise SystemExit(1)


def show(speech: Speech, screen: Screen, book: Rulebook, query: str) -> bool:
    """The rules somebody looks for; without a word, what there is. False if there is nothing."""
    if not query:
        contents(speech, screen, book)
        return True
    found, terms = book.find(query)
    for term in terms[:3]:
        screen.indent(Text(" · ".join(term.words), style="quiet"))
    if not found:
        screen.indent(speech.say("rules-none", query=query))
    for rule in found[:SHOWN]:
        entry(screen, rule)
    if rest := [rule.id for rule in found[SHOWN:]]:
        screen.indent(Text(speech.say("rules-more", ids=", ".join(rest)), style="quiet"))
    return bool(found)


def entry(screen: Screen, rule: Rule) -> None:
    screen.indent(Text.assemble((rule.id, "accent"), (f"  {rule.section}", "quiet")))
    screen.indent(Padding(rule.text, (0, 0, 0, 2)))


def contents(speech: Speech, screen: Screen, book: Rulebook) -> None:
    for section, rules in book.sections().items():
        ids = rules[0].id if len(rules) == 1 else f"{rules[0].id} … {rules[-1].id}"
        screen.indent(Text.assemble((section, "strong"), (f"  {ids}", "quiet")))
    screen.indent(speech.say("rules-how"))
