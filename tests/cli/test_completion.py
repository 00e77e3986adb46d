"""A shell completes commands, games and bots, and says what they are in the language of the person."""

from pathlib import Path

import pytest

from .terminal import piped


def completed(home: Path, line: str, language: str = "") -> list[str]:
    words = line.split(" ")
    asked = {"_LUDUS_COMPLETE": "zsh_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
    shown = piped(home, language=language, **asked)
    assert shown.stderr == ""
    return shown.stdout.splitlines()


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("ludus play f", "fortuna"),
        ("ludus play lutece --bots greedy,st", "greedy,strong"),
        ("ludus match lutece --bots unif", "uniform"),
        ("ludus play --lang", "--language"),
        ("ludus play --language p", "pl"),
    ],
)
def test_what_is_begun_is_completed(tmp_path: Path, line: str, found: str) -> None:
    assert found in completed(tmp_path, line)


def test_commands_are_explained(tmp_path: Path) -> None:
    shown = completed(tmp_path, "ludus pla", language="pl_PL.UTF-8")
    assert shown[1] == "play"
    assert shown[2].startswith("Zagraj"), shown


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how_to_ask(tmp_path: Path, shell: str) -> None:
    shown = piped(tmp_path, _LUDUS_COMPLETE=f"{shell}_source")
    assert shown.stderr == ""
    assert "_LUDUS_COMPLETE" in shown.stdout
