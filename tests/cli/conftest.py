"""The program inside the test, for what needs no terminal."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludus import registry
from ludus.cli import main, play, prompt

from .nim import Nim

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs `ludus` with some words; the exit code, and both outputs in one line each."""
    monkeypatch.setenv("LUDUS_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def ludus(*words: str, lines: bool = False) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main(list(words))
        shown = capsys.readouterr()
        out, err = (text if lines else " ".join(text.split()) for text in shown)
        code = left.value.code
        return code if isinstance(code, int) else 0, out, err

    return ludus


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Nim:
    """A game of another package, installed."""
    found = registry.game
    game = Nim()
    monkeypatch.setattr(registry, "game", lambda name: game if name == "nim" else found(name))
    monkeypatch.setattr(registry, "titles", lambda: ["lutece", "nim"])
    return game


@pytest.fixture
def type_lines(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Somebody types these lines, then the input ends."""

    def prepare(*lines: str) -> None:
        typed: Iterator[str] = iter(lines)

        def ask(*_: object) -> str:
            try:
                return next(typed)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(prompt, "ask", ask)
        monkeypatch.setattr(play, "interactive", lambda: True)

    return prepare
