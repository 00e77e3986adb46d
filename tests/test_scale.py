"""What docs/scale.md tells of a million tables follows from the figures of the load run."""

from typing import Any

import pytest

from tools import scale

ONE: dict[str, Any] = {
    "tables": 300, "database": "postgresql", "processes": 1, "per_second": 300.0, "server_ms": 0.6, "database_ms": 0.3,
    "sent_kb": 17.0, "entry_bytes": 300.0, "table_kb": 140.0,
}  # fmt: skip
FOUND = {"steady": [{**ONE, "database": "sqlite"}, ONE], "full": [{**ONE, "processes": 2, "per_second": 900.0}]}


def test_the_table_follows_from_the_cost_of_an_action() -> None:
    lines = list(scale.servers(FOUND))
    live = next(line for line in lines if line.startswith("| live"))
    assert live == "| live, an action in ten seconds | 100,000 | 100.0 | 50.0 | 140 GB | 13.60 Gbit/s | 2,592.0 GB |"
    assert "| 2 | 900 | 0.60 | 0.30 |" in lines


def test_a_mark_is_filled_up_to_the_next_heading_and_again() -> None:
    page = "head\n\nMARK\n\nold\n\n## Next\n\nrest\n"
    once = scale.filled(page, "MARK", ["new"])
    assert once == "head\n\nMARK\n\nnew\n\n## Next\n\nrest\n"
    assert scale.filled(once, "MARK", ["new"]) == once
    with pytest.raises(ValueError, match="ELSEWHERE"):
        scale.filled(page, "ELSEWHERE", [])


def test_the_page_is_what_the_command_writes() -> None:
    page = scale.PAGE.read_text("utf-8")
    assert scale.written(page) == page
