"""Fair cards: anybody sees at the end of a game that nobody chose them, and a server that cheats is found out."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import DESKTOP, PHONE, ROOT, Visitors
from tests.web.player import SETTLED, Player
from tests.web.test_look import serious, stays


def abdicated(ania: Player) -> str:
    """A game of La Gloire that is over soon; the id of its table."""
    asked = f"Boolean(remote.situation?.pending.includes(remote.situation.seat) && {SETTLED})"
    ania.goes_on(lambda: ania.page.evaluate(asked), step=lambda _: None)
    ania.page.keyboard.press(":")
    line = ania.page.get_by_label(ania.words["web-command-line"])
    line.fill(f"abdicate {1 - ania.page.evaluate('remote.situation.seat')}")
    line.press("Enter")
    expect(ania.page.get_by_role("dialog")).to_be_visible()
    return ania.page.url.rpartition("/")[2]


def look(ania: Player) -> list[str]:
    """What the page says of each number."""
    expect(ania.page.get_by_role("heading", level=1)).to_have_text(ania.words["web-fair"])
    expect(ania.page.locator("main ol li")).to_have_count(4)
    return [
        one.split()[0] for one in ania.page.locator("main ol li").evaluate_all("all => all.map(li => li.className)")
    ]


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "pl")], ids=["desk", "phone"])
def test_the_browser_checks_the_cards_itself_at_the_end_and_after_a_rematch(
    visit: Visitors, size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    ania = visit(size=size, language=language)
    titles = {"en": "Glory to Rome", "pl": "Chwała Rzymowi"}
    ania.set_up("bot", game=titles[language])
    tables = set()
    for again in (True, False):
        tables.add(abdicated(ania))
        end = ania.page.get_by_role("dialog")
        end.get_by_role("link", name=ania.words["web-fair"]).click()
        assert look(ania) == ["yes"] * 4
        expect(ania.page.get_by_role("status")).to_contain_text(ania.words["web-fair-all-yes"])
        if again:
            the_command_does_what_the_page_says(ania, tmp_path)
        stays(ania.page)
        assert serious(ania.page) == []
        ania.page.get_by_role("link", name=ania.words["web-back-to-table"]).click()
        if again:
            end.get_by_role("button", name=ania.words["web-rematch"]).click()
            expect(end).to_have_count(0)
    assert len(tables) == 2


def the_command_does_what_the_page_says(ania: Player, folder: Path) -> None:
    """With the record as the browser saves it."""
    with ania.page.expect_download() as download:
        ania.page.get_by_role("link", name=ania.words["web-record"]).click()
    saved = folder / download.value.suggested_filename
    download.value.save_as(saved)
    command = [sys.executable, "-m", *ania.page.locator("pre").inner_text().split()]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    assert subprocess.run(command, cwd=folder, env=environment, check=False).returncode == 0
    saved.write_text(another(saved.read_text(), "salts"))
    assert subprocess.run(command, cwd=folder, env=environment, check=False).returncode != 0


def altered(change: Callable[[str], str]) -> Callable[[Route], None]:
    def answer(route: Route) -> None:
        reply = route.fetch()
        text = change(reply.text())
        assert text != reply.text()
        route.fulfill(response=reply, body=text)

    return answer


def another(text: str, name: str) -> str:
    """The record with another number: its last digit but one."""
    return re.sub(
        rf"(   {name} \S*?)(\w)(\w)(,?)(?=   |\n)", lambda one: one[1] + digit(one[2]) + one[3] + one[4], text, count=1
    )


def digit(old: str) -> str:
    return "1" if old == "0" else "0"


def resealed(text: str) -> str:
    info = json.loads(text)
    return json.dumps({**info, "commitment": "0" * 64})


def test_a_server_that_cheats_is_found_out(visit: Visitors) -> None:
    ania = visit()
    ania.set_up("bot", game="Glory to Rome")
    table = abdicated(ania)
    ways: list[tuple[str, Callable[[str], str], list[str]]] = [
        ("record", lambda text: another(text, "seed"), ["yes", "no", "yes", "yes"]),
        ("record", lambda text: another(text, "salt"), ["yes", "no", "yes", "yes"]),
        ("record", lambda text: another(text, "salts"), ["yes", "yes", "no", "yes"]),
        ("record", lambda text: re.sub(r"   salts \S+", "", text), ["yes", "yes", "no", "unknown"]),
        ("", resealed, ["no", "yes", "yes", "yes"]),
    ]
    for path, change, told in ways:
        where = f"**/api/tables/{table}" + (f"/{path}" if path else "")
        ania.page.route(where, altered(change))
        ania.page.goto(f"/t/{table}/fair")
        assert look(ania) == told
        expect(ania.page.get_by_role("status")).to_contain_text("Something does not fit!")
        ania.page.unroute(where)
    ania.page.goto(f"/t/{table}/fair")
    assert look(ania) == ["yes"] * 4


def test_who_was_not_there_is_told_what_can_be_known(visit: Visitors) -> None:
    ania, bea = visit(), visit("Bea")
    ania.set_up("bot", game="Glory to Rome")
    expect(ania.prompt).to_contain_text(re.compile("leads?"))
    table = ania.page.url.rpartition("/")[2]
    bea.page.goto(f"/t/{table}/fair")
    expect(bea.page.get_by_role("status")).to_have_text("The envelope is opened when the game is over.")
    abdicated(ania)
    bea.page.goto(f"/t/{table}/fair")
    assert look(bea) == ["unknown", "yes", "unknown", "yes"]
    expect(bea.page.get_by_role("status")).to_contain_text("All that this browser can check fits.")
