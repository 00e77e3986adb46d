"""The help at a prompt: what it tells one to type is there to be found, in the game one plays."""

import pytest

from ludus import books, registry
from ludus.cli.faces import face
from ludus.cli.people import People
from ludus.languages import LANGUAGES
from ludus.locale import Speech
from ludus.rulebook import of as exact


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", books.GAMES)
def test_an_example_is_one_of_this_game(game: str, language: str) -> None:
    speech = Speech(language, game)
    seen = face(registry.game(game), speech, People(speech, {}, 3, 0), {})
    typed, _, name = speech.say("example-card").partition(" ")
    assert typed in speech.words("command-card")
    assert seen.card(name)

    looked_up, _, wording = speech.say("example-rules").partition(";")
    typed, word = looked_up.split()
    assert typed in speech.words("command-rules")
    assert books.of(game, language).find(word)
    assert exact(game).by_id(wording.split()[-1])
    there = speech.say("example-contents")  # the same, of the command
    assert there == speech.say("example-rules").replace(f"{typed} ", f"ludus rules {game} ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_from_elsewhere_has_help_without_examples(language: str) -> None:
    assert Speech(language).with_example("help-card", "example-card") == Speech(language).say("help-card")
