"""The words of books and tables: short, of this game, one for each idea, and no sign that only programmers read."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ludus import books, rulebook
from ludus.languages import LANGUAGES
from ludus.locale import fold
from tests.locale.test_messages import messages

TERMS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("terms.toml").read_text("utf-8"))
EVERY = [(game, language) for game in books.GAMES for language in LANGUAGES]
LONGEST = {"minute": 90, "before": 300}  # words
FORMULA = re.compile(r"[=<>≤≥×÷*`{}\[\]_#]|\d ?[/+] ?\d|\bmin\(|\bmod\b")


def shown(game: str, language: str) -> dict[str, str]:
    """All that is read of each paragraph, and of each picture."""
    book = books.of(game, language)
    pictures = {part.picture.name: part.picture.shows for part in book.parts if part.picture}
    return {one.anchor: f"{one.title} {one.text}" for one in book.paragraphs} | pictures


def spoken(game: str, language: str) -> dict[str, str]:
    """All that is read at the table of a game, and in its lessons."""
    files = {
        id_: found
        for name in (game, "lessons", "web")
        for id_, found in messages(language, name).items()
        if name == game or id_.startswith((f"lesson-{game}-", f"web-zone-{game}-"))
    }
    typed = ("words-", "short-")
    told = {id_: "".join(found.texts) for id_, found in files.items() if not id_.startswith(typed)}
    return {id_: text[:1].lower() + text[1:] for id_, text in told.items()}  # a heading is no name


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_first_parts_are_short(game: str, language: str) -> None:
    for part in books.of(game, language).parts:
        if part.anchor in LONGEST:
            words = sum(len(f"{one.title} {one.text}".split()) for one in part.paragraphs)
            assert words <= LONGEST[part.anchor], part.anchor


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_no_id_and_no_formula_is_shown(game: str, language: str) -> None:
    for anchor, text in shown(game, language).items():
        assert not re.search(rulebook.ID, text), anchor
        assert not FORMULA.search(text), f"{anchor}: {FORMULA.search(text)}"


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_sentences_are_short(game: str, language: str) -> None:
    """Thirty-five words, or three lines of a phone."""
    for paragraph in books.of(game, language).paragraphs:
        for block in paragraph.blocks:
            for row in block.rows if block.kind != "table" else ():
                for sentence in re.split(r"(?<=[.!?;:])\s", row[0]):
                    assert len(sentence.split()) <= 35, f"{paragraph.anchor}: {sentence}"


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_idea_has_one_word(game: str, language: str) -> None:
    for wrong, right in TERMS[game][language].get("instead", {}).items():
        for anchor, text in (shown(game, language) | spoken(game, language)).items():
            assert not said(wrong, text), f"{anchor} says {wrong}, the word is {right}"


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_words_of_the_game_are_used(game: str, language: str) -> None:
    every = " ".join(shown(game, language).values())
    for term in TERMS[game][language]["own"]:
        assert said(term, every), term


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_no_word_of_another_game_is_used(game: str, language: str) -> None:
    own = set(TERMS[game][language]["own"])
    for other, terms in TERMS.items():
        for term in set(terms[language]["own"]) - own if other != game else ():
            for anchor, text in (shown(game, language) | spoken(game, language)).items():
                assert not said(term, text), f"{anchor} says {term}, a word of {other}"


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_letters_are_those_of_print(game: str, language: str) -> None:
    """A curved apostrophe everywhere, and in French a space that does not break before a mark."""
    for anchor, text in shown(game, language).items():
        assert "'" not in text, anchor
        assert not (language == "fr" and re.search(r"[ \w][?!:;]", text.replace("\u202f", "\u00a0"))), anchor
        assert "  " not in text, anchor


def said(term: str, text: str) -> bool:
    """Whether a text has a word that begins like this, or words in a row; a capital of the term counts."""
    pattern = r"\b" + re.escape(fold(term)).replace(r"\ ", r"\s+")
    if term != term.casefold():
        return re.search(r"\b" + re.escape(term), text) is not None
    return re.search(pattern, fold(text)) is not None
