"""`ludus rules`: the book of a game in the reader's language, and behind it the exact rules by id or by word."""

from typing import Final

import click
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .. import books, registry, rulebook
from ..books import Block, Book, Paragraph
from ..locale import Speech
from ..rulebook import Rule, Rulebook
from .screen import Screen
from .shell import Shell
from .usage import Command, Option, game_option, language_option

SHOWN: Final = 8  # rules in full; the others by their ids
READ: Final = 3  # paragraphs in full; some others by their titles
NAMED: Final = 5


@click.command("rules", cls=Command, help="about-rules")
@click.argument("words", nargs=-1, metavar="[GAME] [WORD|ID]")
@click.option("--precisely", cls=Option, is_flag=True, help="option-precisely")
@game_option
@language_option
@click.pass_obj
def command(shell: Shell, words: tuple[str, ...], precisely: bool, game: str) -> None:
    if words and words[0] in registry.titles():
        game, *rest = words
        words = tuple(rest)
    query = " ".join(words)
    found = exactly if precisely else show
    if not found(shell.speech, shell.screen, game, query):
        raise SystemExit(1)


def show(speech: Speech, screen: Screen, game: str, query: str) -> bool:
    """What the book says of a word, or the rule of an id; without a word, the contents. False if there is nothing."""
    if game not in books.GAMES or rulebook.of(game).by_id(query):
        return exactly(speech, screen, game, query)
    book = books.of(game, speech.language)
    if not query:
        contents(speech, screen, book)
        return True
    found = books.find(book, query)
    for paragraph in found[:READ]:
        read(speech, screen, book, paragraph)
    if others := found[READ : READ + NAMED]:
        titles = " · ".join(paragraph.title for paragraph in others)
        screen.indent(Text(speech.say("rules-others", titles=titles), style="quiet"))
    if not found:
        screen.indent(speech.say("rules-none", query=query))
    return bool(found)


def show_topic(speech: Speech, screen: Screen, game: str, topic: str) -> bool:
    """What is being decided: the paragraph of the book on a topic of the rules."""
    if game in books.GAMES:
        book = books.of(game, speech.language)
        if paragraph := book.about(topic):
            read(speech, screen, book, paragraph)
            return True
    return show(speech, screen, game, topic)


def read(speech: Speech, screen: Screen, book: Book, paragraph: Paragraph) -> None:
    part = next(part.title for part in book.parts if part.anchor == paragraph.part)
    screen.indent(Text.assemble((paragraph.title, "accent"), (f"  {part}", "quiet")))
    for block in paragraph.blocks:
        screen.indent(Padding(drawn(block), (0, 0, 0, 2)))
    ids = " ".join(paragraph.rules)
    screen.indent(Padding(Text(speech.say("rules-exactly", ids=ids), style="quiet"), (0, 0, 0, 2)))


def drawn(block: Block) -> RenderableType:
    if block.kind != "table":
        return "\n".join(f"– {row[0]}" if block.kind == "list" else row[0] for row in block.rows)
    head, *rows = block.rows
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
    for at, name in enumerate(head):
        table.add_column(name, justify="right" if at else "left")
    for row in rows:
        table.add_row(*row)
    return table


def contents(speech: Speech, screen: Screen, book: Book) -> None:
    for part in book.parts:
        titles = " · ".join(paragraph.title for paragraph in part.paragraphs)
        screen.indent(Text.assemble((part.title, "strong"), (f"  {titles}", "quiet")))
    screen.indent(speech.of(book.game).with_example("rules-how", "example-contents"))


def exactly(speech: Speech, screen: Screen, game: str, query: str) -> bool:
    """The rules somebody looks for; without a word, what there is. False if there is nothing."""
    book = rulebook.of(game)
    if not query:
        sections(speech.of(game), screen, book)
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


def sections(speech: Speech, screen: Screen, book: Rulebook) -> None:
    for section, rules in book.sections().items():
        ids = rules[0].id if len(rules) == 1 else f"{rules[0].id} … {rules[-1].id}"
        screen.indent(Text.assemble((section, "strong"), (f"  {ids}", "quiet")))
    screen.indent(speech.with_example("rules-how", "example-contents"))
