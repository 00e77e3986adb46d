"""Rows of a file of data as arrays."""

from pathlib import Path

import numpy
import pyarrow.parquet as parquet
import pytest

import ludus
from ludus.lab.data import Matched
from ludus.lab.match import Match
from ludus.learn import decisions
from ludus.learn.needs import BadInput

from ..lab.test_data import written


@pytest.mark.parametrize("name", ["fortuna", "gloire", "lutece"])
def test_arrays_hold_what_the_rows_hold(name: str, tmp_path: Path) -> None:
    path = written(tmp_path / "some.parquet", Matched(Match(name, ("uniform", "uniform"), games=2, seed=1)))
    rows = parquet.read_table(path).to_pylist()
    game, at = ludus.game(name), 0
    for some in decisions(path, rows=17):
        assert some.observations.shape == (len(some.actions), game.observation.size)
        assert some.masks.shape == (len(some.actions), game.actions)
        for row in range(len(some.actions)):
            assert some.observations[row].tobytes() == rows[at]["observation"]
            assert numpy.flatnonzero(some.masks[row]).tolist() == rows[at]["legal"]
            told = some.games[row], some.seats[row], some.actions[row], some.outcomes[row]
            assert told == tuple(rows[at][name] for name in ("game", "seat", "action", "outcome"))
            at += 1
    assert at == len(rows) > 17


def test_other_files_are_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="expected a Parquet file"):
        next(decisions(tmp_path / "some.csv"))
    with pytest.raises(FileNotFoundError):
        next(decisions(tmp_path / "some.parquet"))
    for rows in (0, -1, "many"):
        with pytest.raises(BadInput, match=f"rows is {rows!r}, expected a whole number from 1 on"):
            next(decisions(tmp_path / "some.parquet", rows))  # type: ignore[arg-type]
