"""Choosing a language, and saying things in it."""

import pytest

from ludus.locale import Speech, choose, fold


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "fr", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "FR_fr"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert choose(environment) == language


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 sestercję"), (3, "3 sestercje"), (5, "5 sestercji"), (22, "22 sestercje")]
)
def test_polish_gold_is_counted_as_a_pole_counts(count: int, words: str) -> None:
    assert Speech("pl", "lutece").say("gold-amount", count=count) == words


def test_french_gold_of_nothing_is_singular() -> None:
    speech = Speech("fr", "lutece")
    assert [speech.say("gold-amount", count=count) for count in (0, 1, 2)] == ["0 pièce", "1 pièce", "2 pièces"]


def test_an_unknown_language_is_english() -> None:
    assert Speech("la").say("you") == "You"


def test_a_game_without_words_still_has_those_of_the_shell() -> None:
    speech = Speech("fr", "nowhere")
    assert speech.knows("you")
    assert not speech.knows("title")


def test_a_fact_that_is_missing_is_an_error_and_no_hole_in_the_sentence() -> None:
    with pytest.raises(ValueError, match="message seed in en"):
        Speech("en").say("seed")


def test_lists_end_with_and() -> None:
    speech = Speech("pl")
    assert [speech.join(parts) for parts in (["a"], ["a", "b"], ["a", "b", "c"])] == ["a", "a i b", "a, b i c"]


def test_accents_do_not_matter() -> None:
    assert fold("Łapówka Żółć Forêt Œuvre") == "lapowka zolc foret oeuvre"
