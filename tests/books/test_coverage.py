"""Every rule a player meets is explained in every language, and what has changed since is told."""

import tomllib
from pathlib import Path

import pytest

from ludus import books, registry, rulebook
from ludus.books import book as written
from ludus.books import cards
from ludus.languages import LANGUAGES
from ludus.locale import Speech
from tests.books.players import NOT_FOR_PLAYERS, excused, met

DIGESTS = Path(__file__).parent / "digests"
EVERY = [(game, language) for game in books.GAMES for language in LANGUAGES]
NO_PHASE = {"reading", "limits", "functions", "known"}  # what holds all the time
PARTS = {"minute", "before", "cards", "end", "questions", "table"}  # whatever the game; its phases stand between them


def test_these_games_have_a_book() -> None:
    assert books.GAMES == ("fortuna", "gloire", "lutece")


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_rule_a_player_meets_is_explained(game: str, language: str) -> None:
    told = {id_ for paragraph in books.of(game, language).paragraphs for id_ in paragraph.rules}
    assert set(met(game)) - told == set()
    assert told - {rule.id for rule in rulebook.of(game).rules} == set()


@pytest.mark.parametrize("game", registry.titles())
def test_what_is_not_for_players_exists(game: str) -> None:
    """An excuse that excuses nothing is a slip."""
    ids = {rule.id for rule in rulebook.of(game).rules}
    letter = next(iter(ids)).partition("-")[0]
    for beginning in NOT_FOR_PLAYERS:
        if beginning.startswith(f"{letter}-"):
            assert any(id_ == beginning or id_.rpartition("-")[0] == beginning for id_ in ids), beginning


@pytest.mark.parametrize("game", books.GAMES)
def test_no_rule_has_changed_since_it_was_explained(game: str) -> None:
    """Read the paragraphs of such a rule again, in all languages, then run `python -m tools.rulebooks seen`."""
    seen = tomllib.loads((DIGESTS / f"{game}.toml").read_text("utf-8"))
    now = {id_: rule.digest for id_, rule in met(game).items()}
    changed = [f"{id_}: {books.of(game, 'en').about(id_)}" for id_ in now if seen.get(id_) != now[id_]]
    assert changed == []
    assert set(seen) == set(now)


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_all_languages_tell_the_same(game: str, language: str) -> None:
    def pictures(spoken: str) -> dict[str, str]:
        return {part.anchor: part.picture.name for part in books.of(game, spoken).parts if part.picture}

    def outline(spoken: str) -> list[tuple[str, str, tuple[str, ...], list[str]]]:
        told = books.of(game, spoken).paragraphs
        return [(one.part, one.anchor, one.rules, [block.kind for block in one.blocks]) for one in told]

    assert outline(language) == outline("en")
    assert pictures(language) == pictures("en")


@pytest.mark.parametrize("game", books.GAMES)
def test_what_is_read_first_and_every_phase_has_a_picture(game: str) -> None:
    shown = {part.anchor: part.picture for part in books.of(game, "en").parts}
    first = list(shown).index("setup") + 1
    phases = [anchor for anchor in list(shown)[first : list(shown).index("cards")] if anchor not in NO_PHASE]
    assert len(phases) >= 6
    assert [anchor for anchor in ("minute", *phases) if shown[anchor] is None] == []
    assert all(books.drawing(one.name).startswith("<svg ") for one in shown.values() if one)


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_a_book_has_its_parts_and_no_anchor_twice(game: str, language: str) -> None:
    book = books.of(game, language)
    anchors = [part.anchor for part in book.parts] + [paragraph.anchor for paragraph in book.paragraphs]
    assert len(set(anchors)) == len(anchors)
    assert {part.anchor for part in book.parts} >= PARTS
    assert all(part.paragraphs and part.title for part in book.parts)
    assert all(paragraph.title and paragraph.rules for paragraph in book.paragraphs)
    assert 15 <= len(next(part for part in book.parts if part.anchor == "questions").paragraphs) <= 25


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_card_stands_in_the_book(game: str, language: str) -> None:
    told = {one.anchor for one in books.of(game, language).paragraphs if one.anchor.startswith(written.CARD)}
    assert told == {written.CARD + id_ for id_ in cards.heads(Speech(language, game))}


@pytest.mark.parametrize("game", books.GAMES)
def test_every_question_of_the_table_opens_the_book_at_its_paragraph(game: str) -> None:
    book = books.of(game, "en")
    for step in registry.game(game).steps:
        if step.topic:
            paragraph = book.about(step.topic)
            assert paragraph is not None, step.name
            assert any(f"{id_}-".startswith(f"{step.topic}-") for id_ in paragraph.rules), step.name
            assert paragraph.part not in ("minute", "before"), step.name


def test_an_unknown_game_or_rule_has_no_paragraph() -> None:
    assert books.of("lutece", "en").about("L-NOTHING") is None
    with pytest.raises(books.NoBook, match="chess has no rulebook"):
        books.of("chess", "en")
    assert excused("L-EX-3")
    assert not excused("L-END-1")
