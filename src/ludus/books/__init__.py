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

from ..core.errors import LudusError
from ..locale import Speech
from . import book, cards
from .book import Block, Book, Paragraph, Part

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


__all__ = ["GAMES", "Block", "Book", "NoBook", "Paragraph", "Part", "of"]
