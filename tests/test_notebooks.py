"""The notebooks of examples/ run to their end, each with less to do than a reader would let it."""

import re
import tomllib
from pathlib import Path

import nbformat
import pytest

from tools.notebooks import EXAMPLES, run

LESS = {"LUDUS_GAMES": "60", "LUDUS_LESSONS": "12"}


@pytest.mark.filterwarnings("default")  # of Jupyter, not ours
@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in {**LESS, "HOME": str(tmp_path), "IPYTHONDIR": str(tmp_path)}.items():
        monkeypatch.setenv(name, value)
    found = run(path)
    shown = [kind for cell in found.cells for one in cell.get("outputs", ()) for kind in one.get("data", ())]
    assert "text/html" in shown or "image/svg+xml" in shown  # a table, or a plot
    tables = [one for cell in found.cells for one in cell.get("outputs", ()) if "text/html" in one.get("data", ())]
    assert all(one.output_type == "execute_result" for one in tables)  # once, and not also while it is drawn
    assert not [one for cell in found.cells for one in cell.get("outputs", ()) if one.output_type == "error"]


def test_their_words_are_lines_and_their_extras_are_there() -> None:
    extras = tomllib.loads((EXAMPLES.parent / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for path in EXAMPLES.glob("*.ipynb"):
        for cell in nbformat.read(path, as_version=4).cells:  # type: ignore[no-untyped-call]
            if cell.cell_type == "markdown":
                assert "\\n" not in cell.source, path
            for names in re.findall(r"ludus\[([a-z,]*)\]", cell.source):
                assert set(names.split(",")) <= set(extras), path


def test_there_are_three_and_they_hold_what_they_show() -> None:
    paths = sorted(EXAMPLES.glob("*.ipynb"))
    assert [path.stem for path in paths] == ["first-steps", "ten-thousand-games", "train"]
    assert all('"outputs": [\n' in path.read_text("utf-8") for path in paths)
