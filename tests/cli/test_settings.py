"""Settings of a bot on the command line: they arrive, and a bad one is refused in words."""

from pathlib import Path

import pytest

from .conftest import Run


def test_a_bot_plays_with_the_settings_of_its_name(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    bot = "master:iterations=1:seconds=0"
    code, out, err = run("match", "lutece", "--bots", f"{bot},uniform", "--games", "2", "--json", str(path))
    assert (code, err) == (0, "")
    assert f'"{bot}"' in path.read_text()
    assert "2 games" in out


@pytest.mark.parametrize(
    ("language", "bot", "sentence"),
    [
        ("en", "master:seconds=0", "A search needs a budget: iterations or seconds above 0."),
        ("fr", "master:seconds=0", "Une recherche a besoin d’un budget"),
        ("pl", "master:seconds=0", "Przeszukiwanie wymaga budżetu"),
        ("en", "strong:depth=3", "strong has no setting depth, expected one of: iterations, seconds, threads."),
        ("fr", "strong:seconds=bientôt", "strong : seconds vaut bientôt, il faut un nombre comme 1.0."),
        ("pl", "strong:threads=0", "threads to 0, a potrzebny jest co najmniej 1."),
        ("pl", "casual:slips=2", "slips wynosi 2.0; musi być od 0 do 1."),
        ("fr", "search:halve=-3", "halve vaut -3, il faut une valeur de 0 à 1000."),
        ("en", "grandmaster:seconds=1", "There is no bot grandmaster:seconds=1, expected one of: beginner"),
    ],
)
def test_a_bad_setting_is_refused_in_words(run: Run, language: str, bot: str, sentence: str) -> None:
    code, _, err = run("match", "lutece", "--bots", f"{bot},uniform", "--language", language)
    assert code == 2
    assert sentence in err


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "No net has been trained for this game: lutece.net is missing."),
        ("fr", "Aucun réseau n’a été entraîné pour ce jeu"),
        ("pl", "Dla tej gry nie wytrenowano sieci: brakuje pliku lutece.net."),
    ],
)
def test_a_game_without_a_net_is_refused_in_words(
    run: Run, language: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDUS_NETS", str(tmp_path))
    for bot in ("net", "search:net=1"):
        code, _, err = run("match", "lutece", "--bots", f"{bot},uniform", "--language", language)
        assert code == 2
        assert sentence in err
