"""Saved games: where they lie, what they hold, and that a crash leaves the former one."""

import os
from pathlib import Path

import pytest

from ludus import rulebook
from ludus.cli import saves
from ludus.cli.saves import Save
from ludus.core.errors import NotationError
from ludus.core.record import Record
from ludus.games.lutece.game import GAME

RECORD = Record("lutece", 1, 3, 2**128 - 1, answers=((0, 1), (1, 2)))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDUS_HOME", str(tmp_path))
    return tmp_path


def test_games_lie_in_the_data_folder_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDUS_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert saves.folder() == Path("/data/ludus/games")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ania")
    assert saves.folder() == Path("/home/ania/.local/share/ludus/games")


def test_a_save_is_read_as_it_was_written() -> None:
    save = Save(saves.new_path("lutece"), RECORD, {0: "greedy", 2: "uniform"})
    saves.write(save)
    assert saves.read(save.path) == save
    assert save.seat == 1
    assert saves.new_path("lutece") != save.path


def test_a_bare_record_is_a_save_too(home: Path) -> None:
    path = home / "record.txt"
    path.write_text(RECORD.write(GAME))
    assert saves.read(path) == Save(path, RECORD, {})


def test_a_write_that_fails_leaves_the_former_file(monkeypatch: pytest.MonkeyPatch) -> None:
    save = Save(saves.new_path("lutece"), RECORD, {1: "greedy"})
    saves.write(save)
    before = save.path.read_text()

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="disk is full"):
        saves.write(Save(save.path, RECORD.until(1), {}))
    assert save.path.read_text() == before
    assert [path.name for path in save.path.parent.iterdir()] == [save.path.name]


def test_the_last_game_that_is_not_over_is_found() -> None:
    assert saves.unfinished() is None
    paths = []
    for number in range(3):
        save = Save(saves.new_path("lutece"), RECORD.until(number), {1: "greedy", 2: "greedy"})
        saves.write(save)
        os.utime(save.path, (number, number))
        paths.append(save.path)
    paths[2].write_text("broken")
    found = saves.unfinished()
    assert found is not None
    assert found.path == paths[1]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("2. 1 bid", "2. 1 fly", "line 3"),
        ("table   0 you", "table   x you", "expected 'table"),
        ("2 greedy", "7 greedy", "more seats"),
        ("end 2", "end 3", "line 4"),
        ("game lutece", "game chess", "chess"),
    ],
)
def test_a_broken_save_says_where(home: Path, old: str, new: str, reason: str) -> None:
    save = Save(home / "game.ludus", RECORD, {1: "greedy", 2: "greedy"})
    saves.write(save)
    text = save.path.read_text()
    assert old in text
    save.path.write_text(text.replace(old, new))
    with pytest.raises(NotationError, match=reason):
        saves.read(save.path)


@pytest.mark.parametrize(
    ("query", "first"),
    [("l-bribe-2", "L-BRIBE-2"), ("L-WIN", "L-WIN-1"), ("Czeladnik", "L-APP-1"), ("glaive", "L-COMP-6"),
     ("égalité", "L-CARD-4"), ("Fortuna", "L-SCORE-16"), ("Légionnaires", "L-LEGION-1")],
)  # fmt: skip
def test_rules_are_found(query: str, first: str) -> None:
    found, _ = rulebook.of("lutece").find(query)
    assert found[0].id == first


def test_every_rule_has_its_text() -> None:
    book = rulebook.of("lutece")
    assert len(book.rules) > 150
    assert len({rule.id for rule in book.rules}) == len(book.rules)
    assert all(rule.text and rule.section for rule in book.rules)
