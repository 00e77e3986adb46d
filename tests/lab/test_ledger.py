"""Ledgers: a match or a ladder that was stopped goes on, with the same games; a file of anything else is refused."""

import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest

import ludus
from ludus import bots
from ludus.lab import arena, ledger
from ludus.lab.ladder import Ladder
from ludus.lab.ledger import Ledger, NoLedger, OtherLedger
from ludus.lab.match import Match, Played, Round

from .test_match import Broken, broken, result

__all__ = ["Broken", "broken"]

MATCH = Match("lutece", ("beginner", "uniform"), games=12, seed=4)
LADDER = Ladder("lutece", ("beginner", "uniform", "greedy"), seats=3, games=6, seed=4)


def heading(what: Match | Ladder, **other: Any) -> dict[str, Any]:
    kind, seats = ("match", len(what.bots)) if isinstance(what, Match) else ("ladder", what.seats)
    return {**ledger.heading(kind, what.game, seats, what.bots, what.seed, what.options), **other}


def play(what: Match | Ladder, jobs: int, kept: Ledger | None = None) -> Iterator[Played]:
    return chain.from_iterable(arena.play(what.rounds(), jobs, kept))


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("what", [MATCH, LADDER], ids=["match", "ladder"])
def test_one_that_was_stopped_goes_on_with_the_same_games(what: Match | Ladder, jobs: int, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    whole = list(map(result, play(what, 1)))
    with closing(arena.play(what.rounds(), jobs, Ledger(path, heading(what)))) as rounds:
        list(islice(rounds, 2))
    kept = Ledger(path, heading(what))
    assert len(kept.kept) >= 2
    assert list(map(result, play(what, jobs, kept))) == whole
    full = Ledger(path, heading(what))
    assert len(full.kept) == len(list(what.rounds()))
    lines = path.read_text().splitlines()
    assert len(lines) == 1 + len(full.kept)  # no round twice
    assert list(map(result, play(what, jobs, full))) == whole
    assert path.read_text().splitlines() == lines  # nothing was left to play


@pytest.mark.usefixtures("broken")
def test_failures_are_kept_with_their_reasons(tmp_path: Path) -> None:
    match = Match("lutece", ("uniform", "raising"), games=2)
    played = list(play(match, 1, Ledger(tmp_path / "kept", heading(match))))
    again = list(play(match, 1, Ledger(tmp_path / "kept", heading(match))))
    assert again == played
    assert again[0].failure is not None
    assert "a thought too many" in again[0].failure.reason


def test_more_games_of_the_same_match_go_on_from_its_file(tmp_path: Path) -> None:
    few = Match("lutece", MATCH.bots, games=4, seed=4)
    list(play(few, 1, Ledger(tmp_path / "kept", heading(few))))
    kept = Ledger(tmp_path / "kept", heading(MATCH))
    assert len(kept.kept) == 2
    assert list(map(result, play(MATCH, 1, kept))) == list(map(result, play(MATCH, 1)))


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    list(play(MATCH, 1, Ledger(path, heading(MATCH))))
    path.write_bytes(path.read_bytes()[:-20])
    kept = Ledger(path, heading(MATCH))
    assert len(kept.kept) == MATCH.seeds - 1
    assert list(map(result, play(MATCH, 1, kept))) == list(map(result, play(MATCH, 1)))
    assert len(Ledger(path, heading(MATCH)).kept) == MATCH.seeds


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ludus", "ladder"), ("game", "fortuna"), ("bots", ["uniform", "beginner"]), ("seed", 5), ("seats", 3),
        ("options", {"cards": "other"}), ("version", "0.0.9"), ("rules", 99), ("code", "other"),
        ("built", {"beginner": "Careless(slips=0.4, seed=1)"}),
    ],
)  # fmt: skip
def test_a_file_of_something_else_is_refused_and_left_alone(name: str, value: Any, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    Ledger(path, heading(MATCH, **{name: value}))
    before = path.read_bytes()
    with pytest.raises(OtherLedger) as refused:
        Ledger(path, heading(MATCH))
    assert refused.value.name == name
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "line"),
    [("hello", 1), ("[]\n", 1), ("{}\n", 1), (b"\xff\xfe\n", 1), ("HEADING\n{}\n", 2), ("HEADING\n", 0)],
)
def test_a_file_that_is_no_ledger_is_refused_with_the_line(text: str | bytes, line: int, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    data = text.encode() if isinstance(text, str) else text
    path.write_bytes(data.replace(b"HEADING", json.dumps(heading(MATCH)).encode()))
    if line == 0:
        assert Ledger(path, heading(MATCH)).kept == {}
        return
    with pytest.raises(NoLedger) as refused:
        Ledger(path, heading(MATCH))
    assert refused.value.line == line


def test_bots_are_told_apart_by_their_settings() -> None:
    assert ledger.built("skilled") != ledger.built("strong")
    assert "0x" not in ledger.built("master")


def test_a_round_is_found_by_its_bots_and_its_seed(tmp_path: Path) -> None:
    rounds = list(LADDER.rounds())
    assert len({(round_.bots, round_.seed) for round_ in rounds}) == len(rounds)
    assert isinstance(rounds[0], Round)


def test_games_belong_to_the_code_of_their_own_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for room in ("core", "games", "bots"):
        shutil.copytree(Path(bots.__file__).parent.parent / room, tmp_path / room)
    monkeypatch.setattr(bots, "__file__", str(tmp_path / "bots/__init__.py"))
    before = [ledger.code(game) for game in ludus.titles()]
    for path, changed in (
        ("games/fortuna/worth.py", [True, False, False]),
        ("bots/lutece.py", [False, False, True]),
        ("bots/search.py", [True, True, True]),
    ):
        with (tmp_path / path).open("a") as file:
            file.write("# another one\n")
        after = [ledger.code(game) for game in ludus.titles()]
        assert [one != other for one, other in zip(before, after, strict=True)] == changed
        before = after
