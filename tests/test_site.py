"""The documentation as a site: every page is there, every link leads somewhere, nothing comes from elsewhere."""

import re
from pathlib import Path

from tools.site import ROOT, Site


def test_every_link_leads_somewhere_and_nothing_is_fetched(tmp_path: Path) -> None:
    site = Site(ROOT)
    assert site.wrong == []
    site.write(tmp_path)
    assert {page.relative_to(ROOT).as_posix() for page in (ROOT / "docs").rglob("*.md")} <= site.pages.keys()
    pages = list(tmp_path.rglob("*.html"))
    assert {tmp_path / name for name in ("index.html", "docs/server.html", "docs/api.html")} <= set(pages)
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert not re.search(r'(?:src|<link[^>]+href)="(?:https?:)?//', text), page
        for link in re.findall(r'(?:href|src)="([^"#:]+)"', text):
            assert (page.parent / link).exists(), f"{page.relative_to(tmp_path)}: {link}"


def test_a_link_that_leads_nowhere_is_told(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/server.md").write_text("# Host\n\n## At home\n")
    (tmp_path / "docs/left.md").write_text("# Left\n")
    start = (
        "# Start\n\n[a](docs/server.md#at-home) [b](docs/server.md#away) [c](gone.md) ![d](no.png) [e](docs/left.md)\n"
    )
    (tmp_path / "README.md").write_text(start)
    assert Site(tmp_path).wrong == [
        "README.md: docs/server.md has no #away",
        "README.md: gone.md is not there",
        "README.md: no.png is not there",
        "README.md: docs/left.md is in no chapter",
    ]
