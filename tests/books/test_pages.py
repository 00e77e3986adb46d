"""The pages to print hold the whole book and need nothing else."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ludus import books
from ludus.books import page
from ludus.languages import LANGUAGES

PAGES = Path(__file__).parents[2] / "docs" / "rulebooks"
EMPTY = {"meta", "br"}


class Nesting(HTMLParser):
    """Notes what is open, and every anchor."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.anchors: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open += [tag] if tag not in EMPTY else []
        self.anchors += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", books.GAMES)
def test_a_page_holds_the_book_of_today(game: str, language: str) -> None:
    book = books.of(game, language)
    text = (PAGES / f"{game}-{language}.html").read_text("utf-8")
    assert text == page.html(book), "run `make rulebooks`"
    nesting = Nesting()
    nesting.feed(text)
    assert nesting.open == []
    anchors = {part.anchor for part in book.parts} | {paragraph.anchor for paragraph in book.paragraphs}
    assert set(nesting.anchors) == anchors
    assert not re.search(r"(src|href)=\"(?!#)|url\(|@import", text)
    assert f'<html lang="{language}">' in text


def test_every_page_is_linked() -> None:
    listed = (PAGES / "README.md").read_text("utf-8")
    assert sorted(path.name for path in PAGES.glob("*.html")) == sorted(
        set(re.findall(r"\]\(([\w-]+\.html)\)", listed))
    )
