"""The rulebooks for players as data, and looking something up in them. They are the same for everybody."""

from functools import lru_cache
from typing import Final

import msgspec

from ... import books, locale
from ..protocol.bodies import BookBlock, BookFound, BookParagraph, BookPart, BookPicture, BookText
from . import pages
from .refusals import Refusal

MOST_FOUND: Final = 20


@lru_cache(maxsize=64)
def packed(game: str, language: str) -> pages.File:
    """A book as JSON, ready to be sent; its tag is the digest of what it says."""
    return pages.pack(msgspec.json.encode(text(opened(game, language))), ".json")


def find(game: str, language: str, query: str) -> BookFound:
    """By words, by the id of a rule, or by the topic of a step."""
    found = books.find(opened(game, language), query)
    return BookFound(game, language, query, [paragraph.anchor for paragraph in found[:MOST_FOUND]])


def opened(game: str, language: str) -> books.Book:
    if language not in locale.LANGUAGES or game not in books.GAMES:
        raise Refusal(404, "not-found", "there is no such book")
    return books.of(game, language)


def text(book: books.Book) -> BookText:
    return BookText(
        book.game,
        book.language,
        book.title,
        [
            BookPart(part.anchor, part.title, [paragraph(one) for one in part.paragraphs], picture(part.picture))
            for part in book.parts
        ],
    )


def picture(one: books.Picture | None) -> BookPicture | None:
    return BookPicture(one.name, one.shows) if one else None


def paragraph(one: books.Paragraph) -> BookParagraph:
    blocks = [BookBlock(block.kind, [list(row) for row in block.rows]) for block in one.blocks]
    return BookParagraph(one.anchor, one.title, list(one.rules), blocks)
