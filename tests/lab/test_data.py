"""Data: the same rows however they were played and however often they were stopped, and nothing a seat did not know."""

import csv
import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

import ludus
from ludus import Record
from ludus.core.random import mix
from ludus.lab.data import BadRecord, Matched, Records, first_state
from ludus.lab.datafile import DataFile, UnknownFormat, format_of, heading_of
from ludus.lab.ledger import NoLedger, OtherLedger
from ludus.lab.match import Match

GAMES = ("fortuna", "gloire", "lutece")
MATCH = Match("lutece", ("beginner", "uniform"), games=10, seed=4)


def written(path: Path, source: Matched | Records, jobs: int = 1) -> Path:
    data = DataFile(path, source)
    list(data.fill(jobs))
    data.finish()
    return path


def rows(path: Path) -> list[dict[str, Any]]:
    """But the seconds, which no machine repeats."""
    found: list[dict[str, Any]] = parquet.read_table(path).drop_columns("seconds").to_pylist()
    return found


def stored(name: str, seats: int, seed: int) -> Record:
    """A random game."""
    game = ludus.game(name)
    state = game.new(seats, seed)
    answers: list[tuple[int, int]] = []
    while not state.over:
        legal = state.legal(state.seat)
        answers.append((state.seat, legal[mix(seed + len(answers)) % len(legal)]))
        state.apply(*answers[-1])
    return Record(name, game.version, seats, seed, answers=tuple(answers))


@pytest.mark.parametrize("name", GAMES)
def test_a_row_tells_what_the_seat_that_answered_knew_and_what_came_of_it(name: str, tmp_path: Path) -> None:
    record = stored(name, 2, 3)
    path = written(tmp_path / "one.parquet", Records(name, ((record, ("anna", "marc")),)))
    found = rows(path)
    game = ludus.game(name)
    state = record.start(game)
    assert len(found) == len(record.answers)
    outcome = record.last(game).outcome()
    for number, (row, (seat, action)) in enumerate(zip(found, record.answers, strict=True)):
        assert (row["game"], row["decision"], row["seat"], row["action"]) == (0, number, seat, action)
        assert row["observation"] == game.observation.of(state, seat)
        assert tuple(row["legal"]) == state.legal(seat)
        assert row["outcome"] == outcome[seat]
        assert row["bot"] == ("anna", "marc")[seat]
        state.apply(seat, action)


@pytest.mark.parametrize("name", GAMES)
def test_a_row_does_not_change_when_all_that_is_hidden_from_its_seat_is_drawn_anew(name: str, tmp_path: Path) -> None:
    """The outcome is the label, and may."""
    record, game = stored(name, 3, 5), ludus.game(name)
    swapped = []
    for at in range(0, len(record.answers), 9):
        state = record.until(at).last(game)
        seat, action = record.answers[at]
        for other in (state, *(state.determinize(seat, seed) for seed in (1, 2))):
            begun = replace(record, seed=0, position=game.write(other), answers=((seat, action),))
            swapped.append(finished(begun))
    path = written(tmp_path / "swapped.parquet", Records(name, tuple((one, ("a", "b", "c")) for one in swapped)))
    firsts = [row for row in rows(path) if row["decision"] == 0]
    told = [tuple(str(value) for name, value in row.items() if name not in ("game", "outcome")) for row in firsts]
    assert len(told) == len(swapped)
    assert all(told[at] == told[at + 1] == told[at + 2] for at in range(0, len(told), 3))
    assert len({tuple(one.answers) for one in swapped}) > len(swapped) / 3  # what was hidden did make a difference


def finished(record: Record) -> Record:
    """The same game played to its end."""
    state = record.last(ludus.game(record.game))
    answers = list(record.answers)
    while not state.over:
        legal = state.legal(state.seat)
        answers.append((state.seat, legal[mix(len(answers)) % len(legal)]))
        state.apply(*answers[-1])
    return replace(record, answers=tuple(answers))


def test_the_heading_lies_beside_the_rows_and_replays_them(tmp_path: Path) -> None:
    path = written(tmp_path / "some.parquet", Matched(MATCH))
    heading = heading_of(path)
    games: dict[int, list[tuple[int, int, float]]] = {}
    for number, seat, _, action, outcome in format_of(path).answers(path):
        games.setdefault(number, []).append((seat, action, outcome))
    assert sorted(games) == list(range(10))
    for number, answers in games.items():
        state = first_state(heading, number)
        for seat, action, _ in answers:
            state.apply(seat, action)
        assert state.over
        assert {seat: outcome for seat, _, outcome in answers} == dict(enumerate(state.outcome()))
    assert not {"seed", "deal"} & set(parquet.read_schema(path).names)


def test_the_rows_do_not_depend_on_who_plays(tmp_path: Path) -> None:
    one, two = (written(tmp_path / f"{jobs}.parquet", Matched(MATCH), jobs) for jobs in (1, 2))
    assert rows(one) == rows(two)
    assert [row["game"] for row in rows(one)] == sorted(row["game"] for row in rows(one))


@pytest.mark.parametrize("suffix", ["parquet", "csv"])
def test_one_that_was_stopped_goes_on_and_gives_the_same_file(suffix: str, tmp_path: Path) -> None:
    """Stored games have no seconds: here not a byte may differ."""
    source = Records("lutece", tuple((stored("lutece", 2, seed), ("a", "b")) for seed in range(6)))
    whole = written(tmp_path / f"whole.{suffix}", source).read_bytes()
    path, part = tmp_path / f"cut.{suffix}", tmp_path / f"cut.{suffix}.part"
    with closing(DataFile(path, source).fill()) as filling:
        list(islice(filling, 3))
    assert not path.exists()
    for cut in (0, 1, 700):  # the last piece was not written to its end
        again = DataFile(path, source)
        part.write_bytes(part.read_bytes()[: len(part.read_bytes()) - cut])
        assert len(DataFile(path, source).missing) == len(again.missing) + (1 if cut else 0)
        list(islice(DataFile(path, source).fill(), 1 if cut else 0))
    data = DataFile(path, source)
    list(data.fill())
    data.finish()
    assert path.read_bytes() == whole
    assert not part.exists()
    assert DataFile(path, source).missing == []


@pytest.mark.parametrize("suffix", ["parquet", "csv"])
def test_a_finished_file_grows_when_more_games_are_wanted(suffix: str, tmp_path: Path) -> None:
    few, many = Matched(replace(MATCH, games=4)), Matched(MATCH)
    whole = written(tmp_path / f"whole.{suffix}", many)
    path = written(tmp_path / f"grown.{suffix}", few)
    assert len(DataFile(path, many).missing) == 3
    written(path, many)
    assert list(format_of(path).answers(path)) == list(format_of(whole).answers(whole))
    assert heading_of(path) == heading_of(whole)
    assert DataFile(path, few).missing == []  # more than was asked for is no mistake


def test_csv_holds_the_same_rows(tmp_path: Path) -> None:
    table = rows(written(tmp_path / "some.parquet", Matched(MATCH)))
    with written(tmp_path / "some.csv", Matched(MATCH)).open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    for row, line in zip(table, lines, strict=True):
        assert bytes.fromhex(line["observation"]) == row["observation"]
        assert list(map(int, line["legal"].split())) == row["legal"]
        assert (int(line["game"]), int(line["action"])) == (row["game"], row["action"])
        assert float(line["outcome"]) == row["outcome"]
        assert float(line["seconds"]) >= 0
    assert json.loads((tmp_path / "some.csv.json").read_text())["ludus"] == "data"


def test_files_of_something_else_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "some.parquet", Matched(MATCH))
    with pytest.raises(OtherLedger, match="seed was 4, now it is 5"):
        DataFile(path, Matched(replace(MATCH, seed=5)))
    begun = tmp_path / "begun.parquet"
    DataFile(begun, Matched(MATCH))
    with pytest.raises(OtherLedger, match=r"bots was beginner,uniform, now it is uniform,uniform"):
        DataFile(begun, Matched(replace(MATCH, bots=("uniform", "uniform"))))
    with begun.with_name("begun.parquet.part").open("ab") as part:
        part.write(b"one two\n")  # no piece: it is cut off, and played again
    assert len(DataFile(begun, Matched(MATCH)).missing) == 5
    other = tmp_path / "other.parquet"
    other.write_text("shopping list")
    with pytest.raises(NoLedger):
        DataFile(other, Matched(MATCH))
    with pytest.raises(UnknownFormat, match=r"ends in \.parquet or \.csv"):
        DataFile(tmp_path / "some.xls", Matched(MATCH))


def test_records_that_are_not_over_or_of_another_game_are_refused() -> None:
    record = stored("lutece", 2, 1)
    with pytest.raises(BadRecord, match="record 2 is not over"):
        Records("lutece", ((record, ("", "")), (record.until(3), ("", ""))))
    with pytest.raises(BadRecord, match="is of lutece, not of fortuna"):
        Records("fortuna", ((record, ("", "")),))


def test_memory_does_not_grow_with_the_number_of_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many pieces wait in the part, one at a time is in memory when they are copied."""
    data = DataFile(tmp_path / "some.csv", Matched(replace(MATCH, games=20)))
    list(data.fill())
    alive = most = 0
    packs = data.packs

    def counted(file: Any) -> Iterator[bytes]:
        nonlocal alive, most
        for pack in packs(file):
            alive += 1
            most = max(most, alive)
            yield pack
            alive -= 1

    monkeypatch.setattr(data, "packs", counted)
    data.finish()
    assert most == 1
