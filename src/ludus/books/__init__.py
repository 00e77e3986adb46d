"""Rulebooks for players: one a game and language, in plain Markdown, whose paragraphs know the rules they explain.

>>> book = of("lutece", "en")
>>> book.find("how to win")[0].anchor
'winner'
>>> book.about("L-WIN-2").anchor
'winner-tie'
"""

from functools import cache
from importlib import resources
from typing import Final

from .. import rulebook
from ..core.errors import LudusError
from ..locale import Speech
from . import book, cards
from .book import Block, Book, Paragraph, Part, Picture

GAMES: Final = tuple(
    sorted(path.name for path in resources.files(__name__).iterdir() if path.joinpath("en.md").is_file())
)


class NoBook(LudusError):
    """The game has no book for players."""


@cache
def of(game: str, language: str) -> Book:
    """The book of a game in a language."""
    if game not in GAMES:
        raise NoBook(f"{game} has no rulebook for players")
    speech = Speech(language, game)
    text = resources.files(__name__).joinpath(game, f"{speech.language}.md").read_text("utf-8")
    return book.read(text, game, speech.language, cards.heads(speech))


def find(book: Book, query: str) -> list[Paragraph]:
    """What somebody looks up: a rule by its id, the topic of a step, words of the language, else one of its vocabulary
    with another ending, else one of another language, else what a word may be a slip for."""
    if "-" in query:  # every id has one
        told = book.about(query.strip().upper())
        if told or rulebook.of(book.game).by_id(query):
            return [told] if told else []
    found = book.find(query)
    if found and book.index.knows(query):
        return found
    return vocabulary(book, query) or translated(book, query) or found


def vocabulary(book: Book, query: str) -> list[Paragraph]:
    """The paragraphs on a word of the vocabulary that the book has, too, and that somebody typed nearly so."""
    words = [word for term in rulebook.of(book.game).terms for word in term.words if rulebook.alike(query, word)]
    if any(rulebook.begins(rulebook.smooth(word), rulebook.smooth(query)) for word in words):
        return []  # typed as it is written, in another language
    return next((found for word in words if book.index.knows(word) and (found := book.find(word))), [])


def translated(book: Book, query: str) -> list[Paragraph]:
    """The paragraphs on a word of another language, which the vocabulary of the rules knows."""
    rules, terms = rulebook.of(book.game).find(query)
    found = [book.about(rule.id) for rule in rules] if terms else []
    return list(dict.fromkeys(paragraph for paragraph in found if paragraph))


def drawing(name: str) -> str:
    """A picture of the books as SVG, as the front end draws it."""
    return resources.files(__name__).joinpath("pictures", f"{name}.svg").read_text("utf-8")


__all__ = ["GAMES", "Block", "Book", "NoBook", "Paragraph", "Part", "Picture", "drawing", "find", "of"]
