"""Every rule is proven by a test, and the page that says so is true."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_every_rule_has_a_proof_and_the_page_is_up_to_date(tmp_path: Path) -> None:
    page = tmp_path / "proofs.md"
    options = ["--collect-only", "-q", "--rules-page", str(page), "--ignore", "tests/web"]
    command = [sys.executable, "-m", "pytest", *options, "tests"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert page.exists(), done.stdout + done.stderr
    found = page.read_text(encoding="utf-8")
    unproven = [line for line in found.splitlines() if line.endswith("| **none** |")]
    assert not unproven
    assert found == (ROOT / "docs/rules/proofs.md").read_text(encoding="utf-8"), "run `make rules`"
