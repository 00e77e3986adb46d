"""`ludus people` and `ludus reports`: the operator's page."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludus.server.people import resets
from ludus.server.people.people import People
from ludus.server.people.relations import Relations
from ludus.server.protocol.profiles import ReportIn
from ludus.server.store import database
from ludus.server.store.store import Append, Store
from ludus.server.tables.clock import now
from ludus.server.tables.entries import Chatting, Entry
from tests.server.finished import finished

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def bea(tmp_path: Path) -> str:
    """Somebody whom another has reported, in the database of the command."""
    with database.connected(f"sqlite:///{tmp_path / 'tables.sqlite'}") as engine:
        store = Store(engine)
        ania, bea = (People(store, "secret").new(name, "en", 1).id for name in ("Ania", "Bea"))
        store.append(finished("t", ania, bea, rated=True))
        store.append(Append("t", [Entry(5, 9, Chatting(bea, "Bea", "go \x1b[31maway"), bea, "c")]))
        Relations(store).report(ania, ReportIn(bea, "chat", "t", "she is rude"), 86_400_000)
    return bea


def test_reports_are_read_and_settled(run: Run, bea: str) -> None:
    code, out, _ = run("reports")
    assert code == 0
    assert f"1970-01-02: Bea ({bea}), chat" in out
    assert "\x1b" not in out
    assert "They write: she is rude" in out
    assert "Said there: go [31maway" in out  # nothing that a terminal obeys
    report = out.split(",")[0]
    assert run("reports", "--settle", report)[1] == f"Report {report} is settled."
    assert run("reports", "--settle", report)[0] == 1
    assert run("reports", "--language", "pl")[1] == "Nikt niczego nie zgłosił."


def test_people_are_found_shut_out_and_let_in(run: Run, bea: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    code, out, _ = run("people", "be")
    assert code == 0
    assert re.search(rf"Bea\s+{bea}", out)
    assert re.search(r"Lutetia: 1\d{3} ± \d+, one rated game", out)
    assert "Ania" not in out
    assert run("people", bea, "--suspend")[1] == f"{bea} is shut out."
    assert "Bea (shut out)" in run("people")[1]
    assert run("people", bea, "--admit")[1] == f"{bea} may come in again."
    code, _, err = run("people", "nobody", "--suspend")
    assert (code, err) == (1, "Nobody is called nobody.")


def test_ratings_are_reckoned_again(run: Run, bea: str) -> None:
    before = run("people", bea)[1]
    assert run("people", "--ratings", "again", "--language", "fr")[1] == (
        "Les cotes ont été recalculées à partir d’une partie."
    )
    assert run("people", bea)[1] == before


def test_an_operator_makes_a_link_for_a_new_password(
    run: Run, bea: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, err = run("people", bea, "--reset")
    assert (code, err) == (1, f"Nobody with a password has the id {bea}.")
    with database.connected(f"sqlite:///{tmp_path / 'tables.sqlite'}") as engine:
        People(Store(engine), "secret").set_password(bea, "bea", "carthago delenda", "")
    assert re.search(r"page of your server .*: /reset#\S{43}$", run("people", bea, "--reset")[1])
    monkeypatch.setenv("LUDUS_ADDRESS", "https://ludus.example.org/")
    code, out, _ = run("people", bea, "--reset")
    assert code == 0
    token = re.search(r"https://ludus\.example\.org/reset#(\S+)$", out)
    assert token
    with database.connected(f"sqlite:///{tmp_path / 'tables.sqlite'}") as engine:
        assert resets.whose(engine, token[1], now()).login == "bea"
