"""`ludus report` as one types it: the page in three languages, and refusals in a sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Run
from .terminal import environment

ROOT = Path(__file__).parents[2]
WITHOUT = """
import sys
sys.modules["vl_convert"] = None
from ludus.cli import main
main(sys.argv[1:])
"""


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Report of a ladder"), ("fr", "Rapport d’un classement"), ("pl", "Raport z rankingu")],
)
def test_the_ladders_of_the_documents_have_a_page(run: Run, tmp_path: Path, language: str, title: str) -> None:
    page = tmp_path / "page.html"
    source = ROOT / "docs/strength/ladder-lutece-3.json"
    code, out, err = run("report", str(source), "--out", str(page), "--language", language)
    assert (code, err) == (0, "")
    assert "page.html" in out
    text = page.read_text("utf-8")
    assert f'<html lang="{language}">' in text
    assert title in text
    assert 'id="pairs-spec"' in text
    assert "ludus ladder lutece --bots beginner" in text


def test_the_page_lies_beside_its_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    run("match", "lutece", "--bots", "greedy,uniform", "--games", "2", "--jobs", "1", "--file", str(file))
    assert run("report", str(file))[0] == 0
    assert 'id="sources-spec"' in (tmp_path / "kept.html").read_text("utf-8")


def test_what_cannot_be_shown_is_refused_with_a_sentence(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "list"
    file.write_text("shopping list\n")
    assert "is no file of ludus match, ludus ladder or ludus data" in run("report", str(file))[2]
    assert "would be written over itself" in run("report", str(file), "--out", str(file))[2]
    assert run("report", str(tmp_path / "nothing.jsonl"))[0] == 1
    assert "nothing.parquet" in run("report", str(tmp_path / "nothing.parquet"))[2]
    assert "nothing.csv" in run("report", str(tmp_path / "nothing.csv"))[2]
    for name in (".", "folder.parquet", "folder.csv"):
        (folder := tmp_path / name).mkdir(exist_ok=True)
        assert run("report", str(folder))[::2] == (1, f"{folder}: Is a directory")
    claim = ROOT / "docs/strength/claim-lutece-2.json"
    assert "holds no games yet" in run("report", str(claim), "--out", str(tmp_path / "x.html"))[2]


def test_without_vega_a_sentence_names_the_extra(tmp_path: Path) -> None:
    source = str(ROOT / "docs/strength/ladder-lutece-3.json")
    line = [sys.executable, "-c", WITHOUT, "report", source, "--out", str(tmp_path / "x.html")]
    done = subprocess.run(line, capture_output=True, text=True, env=environment(tmp_path), check=False)
    assert (done.returncode, done.stderr.strip()) == (1, "vl_convert is not installed: pip install 'ludus[report]'")
