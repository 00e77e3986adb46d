"""People find what they look for, in their own words."""

import re
import tomllib
from pathlib import Path

import pytest

from ludus import books
from ludus.books.book import SHORT
from ludus.books.search import slip, tongue
from ludus.languages import LANGUAGES

QUERIES = {
    path.stem: tomllib.loads(path.read_text("utf-8")) for path in (Path(__file__).parent / "queries").glob("*.toml")
}
EVERY = [(game, language) for game in books.GAMES for language in LANGUAGES]


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_paragraph_meant_comes_first(game: str, language: str) -> None:
    book = books.of(game, language)
    queries = QUERIES[game][language]
    assert len(queries) >= 40
    found = {query: next((one.anchor for one in book.find(query)), "") for query in queries}
    assert found == queries


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_a_title_finds_its_paragraph(game: str, language: str) -> None:
    book = books.of(game, language)
    for paragraph in (one for one in book.paragraphs if one.part not in SHORT):
        alike = [other for other in book.paragraphs if other.title == paragraph.title]
        found = book.find(paragraph.title)[: len(alike) + 2]
        assert set(alike) & set(found), paragraph.title


def test_nothing_is_found_for_words_that_say_nothing() -> None:
    book = books.of("lutece", "en")
    assert book.find("") == book.find("the of") == book.find("?!") == book.find("xylophone") == []


def test_a_very_long_query_is_cut() -> None:
    assert books.of("lutece", "en").find("bribe " + "legionnaire market statue " * 5000)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_one_and_several_are_the_same_word(language: str) -> None:
    known = tongue(language)
    words = {
        word
        for game in books.GAMES
        for paragraph in books.of(game, language).paragraphs
        for word in re.findall(r"[^\W\d_]{3,}", f"{paragraph.title} {paragraph.text}".casefold())
    }
    pairs = [(one, several) for one in words for several in (f"{one}s", f"{one}x") if several in words]
    told_apart = {one for one, several in pairs if known.stems(one) != known.stems(several)}
    assert len(pairs) > 50
    assert {one for one in told_apart if known.stems(one)} == set()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", ("gagner", "gagne", "gagnant")),
        ("fr", ("majorité", "majorites")),
        ("en", ("bribe", "bribes", "bribing")),
        ("pl", ("westalka", "westalki", "westalek", "westalkę")),
        ("pl", ("punkty", "punkt", "punktów", "punktami")),
        ("pl", ("łapówka", "łapówki", "lapowke")),
        ("pl", ("kupiec", "kupca", "kupcy", "kupcem")),
        ("pl", ("skarbiec", "skarbca", "skarbcu")),
        ("pl", ("klient", "klienci", "klientów")),
        ("pl", ("kuźnia", "kuźni", "kuźnię")),
        ("pl", ("żeton", "żetony", "żetonów")),
    ],
)
def test_endings_do_not_matter(language: str, words: tuple[str, ...]) -> None:
    assert len({tuple(tongue(language).stems(word)) for word in words}) == 1


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("legionair", "legionnair"), ("ampitheatr", "amphitheatr"), ("favour", "favor"), ("sentaor", "senator"),
     ("colosseum", "coliseum")],
)  # fmt: skip
def test_a_slip_is_forgiven(typed: str, meant: str) -> None:
    assert slip(typed, meant)


@pytest.mark.parametrize(
    ("typed", "other"), [("card", "cart"), ("bribe", "tribe"), ("market", "basket"), ("pile", "p")]
)
def test_another_word_is_no_slip(typed: str, other: str) -> None:
    assert not slip(typed, other)


def test_a_word_of_another_language_is_no_slip_for_one_of_ours() -> None:
    book = books.of("fortuna", "en")
    assert [one.anchor for one in book.find("marché")] == ["example"]  # Marcus
    assert "card-market" in [one.anchor for one in books.find(book, "marché")[:3]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_of_the_vocabulary_typed_nearly_so_is_no_word_of_another_language(language: str) -> None:
    assert books.find(books.of("fortuna", language), "centurian")[0].anchor == "card-enlist-centurions"


@pytest.mark.parametrize(
    ("language", "query"),
    [("fr", "carte A"), ("fr", "cartes a"), ("en", "card A"), ("en", "card A?"), ("pl", "karta A"), ("pl", "karty a")],
)
def test_the_letter_of_a_card_is_no_empty_word(language: str, query: str) -> None:
    assert books.find(books.of("fortuna", language), query)[0].anchor == "card-privilege-a"


def test_another_word_for_it_is_worth_no_more_than_the_one_typed() -> None:
    found = [one.anchor for one in books.of("lutece", "fr").find("coût")]
    assert found.index("read-cost") < found.index("bids-dear")  # "cher" is the rarer word


def test_a_word_nobody_knows_does_not_hide_what_the_others_find() -> None:
    book = books.of("gloire", "en")
    assert book.find("xylophone of the catacomb")[0] == book.find("catacomb")[0]


def test_a_rule_of_the_program_alone_is_in_no_book() -> None:
    assert books.find(books.of("lutece", "en"), "L-PROTO-2") == []
    assert books.find(books.of("lutece", "en"), "l-win-2")[0].anchor == "winner-tie"
