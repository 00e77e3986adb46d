"""`ludus bots`: an operator makes bots, sees them, and ends their tokens, also while the server runs."""

from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

from ludus.server.people.bots import Bots
from ludus.server.store import database
from ludus.server.store.store import Store
from tests.server.running import serving, sqlite

from .conftest import Run


def test_a_bot_is_made_listed_and_revoked(run: Run, tmp_path: Path) -> None:
    assert run("bots", "list") == (0, "There are no bots from outside.", "")
    code, out, _ = run("bots", "new", "Hannibal")
    assert code == 0
    token = out.split()[-1]
    with database.connected(sqlite(tmp_path)) as engine:
        found = Bots(Store(engine)).read(token)
    assert found is not None
    assert run("bots", "list")[1] == f"{found[0].id} Hannibal"
    assert token not in run("bots", "list")[1]  # shown once
    assert run("bots", "revoke", found[0].id)[0] == 0
    assert run("bots", "list")[1] == "There are no bots from outside."
    assert run("bots", "revoke", found[0].id)[0] == 1
    assert run("bots", "new", "\u200b")[0] == 1
    assert "Nie ma żadnych botów" in run("bots", "list", "--language", "pl")[1]


def test_an_id_may_begin_with_a_hyphen(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = "-l2Yx--h_8T0zqVw"
    monkeypatch.setattr("ludus.server.people.bots.secrets.token_urlsafe", lambda size: drawn)
    run("bots", "new", "Hannibal")
    assert run("bots", "list")[1] == f"{drawn} Hannibal"
    assert run("bots", "revoke", drawn)[0] == 0
    code, _, said = run("people", "-zzzz")
    assert (code, "-zzzz" in said) == (1, True)


def test_a_server_that_runs_hears_of_it(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sqlite(tmp_path)) as server:
        monkeypatch.setenv("LUDUS_DATABASE", server.database)
        token = run("bots", "new", "Hannibal")[1].split()[-1]
        headers = {"Authorization": f"Bearer {token}"}
        bot = httpx.get(f"{server.url}/api/bot", headers=headers, timeout=60).json()
        assert bot["name"] == "Hannibal"
        with httpx.Client(base_url=server.url, timeout=60) as ania:
            ania.post("/api/me", json={"name": "Ania"})
            seats = [{"kind": "me"}, {"kind": "open"}]
            wanted = {"game": "lutece", "seats": seats, "bots": True, "pace": 0}
            table = ania.post("/api/tables", json=wanted).json()["id"]
            joined = httpx.post(f"{server.url}/api/bot/tables/{table}/join", headers=headers, json={}, timeout=60)
            assert joined.json()["seats"][1]["name"] == "Hannibal"
            assert run("bots", "revoke", bot["id"])[0] == 0
            assert httpx.get(f"{server.url}/api/bot", headers=headers, timeout=60).status_code == 401
            end = monotonic() + 30
            while ania.get(f"/api/tables/{table}").json()["seats"][1]["bot"] != "greedy":
                assert monotonic() < end, "the seat was not given away"
                sleep(0.1)
