"""Every rule is proven by a test, and the page that says so is true."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROOFS, rules_page

ROOT = Path(__file__).parent.parent


def collected(page: Path) -> str:
    """The page, by a run that collects every test and plays none."""
    options = ["--collect-only", "-q", "--rules-page", str(page), "--ignore", "tests/web"]
    command = [sys.executable, "-m", "pytest", *options, "tests"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert page.exists(), done.stdout + done.stderr
    return page.read_text(encoding="utf-8")


def test_every_rule_has_a_proof_and_the_page_is_up_to_date(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    known = request.config.stash.get(PROOFS, None)  # all of them, where this run has collected all tests
    found = collected(tmp_path / "proofs.md") if known is None else rules_page(known)
    unproven = [line for line in found.splitlines() if line.endswith("| **none** |")]
    assert not unproven
    assert found == (ROOT / "docs/rules/proofs.md").read_text(encoding="utf-8"), "run `make rules`"
