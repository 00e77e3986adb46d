"""What the pages for researchers tell one to type is typed, line by line, with few games and little time.

`--cluster` and `ludus mcp` have partners of their own in test_cluster.py and test_mcp.py.
"""

import json
from pathlib import Path

import pytest

from ludus.cli import saves
from ludus.cli.saves import Save
from tests.lab.test_data import stored
from tests.pages import Reader


def test_data_is_written_as_its_page_says(tmp_path: Path) -> None:
    for seed, name in enumerate(("old", "older")):
        saves.write(Save(tmp_path / f"{name}.ludus", stored("lutece", 2, seed), {1: "greedy"}))
    reader = Reader(tmp_path)
    for line in reader.lines("docs/learning.md"):
        assert "2 games, " in reader.type(line)
    assert (tmp_path / "games.parquet").stat().st_size > 0
    assert (tmp_path / "games.csv").stat().st_size > 0


def test_strength_is_measured_as_its_pages_say(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    lines = [*reader.lines("docs/strength.md"), *reader.lines("docs/scale.md")]
    assert len(lines) > 8
    for line in lines:
        if "--cluster" in line:
            continue
        few = " --bots strong,skilled" if line.startswith("ludus ladder") else ""  # all levels take minutes
        assert reader.type(line + few), line
    assert "Vega" in (tmp_path / "ladder-gloire-4.html").read_text(encoding="utf-8")


def test_a_net_is_trained_as_its_page_says(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs ludus[train], which brings PyTorch")
    reader = Reader(tmp_path)
    for line in reader.lines("docs/training.md"):
        reader.type(line)
    runs = tmp_path / "runs"
    assert json.loads((runs / "lutece/curve.jsonl").read_text(encoding="utf-8").splitlines()[0])
    for name in ("lutece/net.npz", "lutece/equals.npz", "lutece/taught.npz", "response/net.npz"):
        assert (runs / name).stat().st_size > 0, name
