"""A game without a table of its own: its view as labelled zones, its answers as buttons."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.micatio import path_with
from tests.server.running import serving, sqlite
from tests.web.conftest import Visitors
from tests.web.player import SOAKED, Player, play

SEATS = [
    {"seat": seat, "kind": "person", "name": name, "person": name, "bot": None, "away": False}
    for seat, name in enumerate(("Ania", "Bruno"))
]
TABLE = {
    "id": "abc", "game": "alea", "version": 1, "seats": SEATS, "options": {}, "speed": {"kind": "none"},
    "public": False, "hints": True, "pace": 0, "host": "Ania", "phase": "running", "commitment": "", "created": 0,
    "parent": None, "parent_at": None,
}  # fmt: skip


def situation(legal: list[str]) -> dict[str, Any]:
    return {
        "seq": 3, "seat": 0, "question": 1, "asked": 0, "pending": [0],
        "view": {"step": "roll_dice", "purses": [3, 4], "last_card": "harvest", "hidden": None},
        "legal": [{"id": id_, "text": text} for id_, text in enumerate(legal)],
        "aside": [], "undo": None, "clocks": [], "at": 0, "draft": None, "sheet": None,
    }  # fmt: skip


def test_any_game_gets_a_plain_table(visit: Visitors) -> None:
    ania = visit()
    sent: list[dict[str, Any]] = []

    def serve(socket: WebSocketRoute) -> None:
        hello = {"type": "hello", "protocol": 1, "person": "Ania", "mine": [0], "table": TABLE, "happened": []}

        def heard(text: str | bytes) -> None:
            sent.append(json.loads(text))
            if sent[-1]["type"] == "draft":
                draft = {"actions": [{"id": 0, "text": "roll"}], "view": None, "legal": [], "barrier": True}
                socket.send(json.dumps({"type": "drafted", "seat": 0, "question": 1, "draft": draft}))
            socket.send(json.dumps({"type": "accepted", "id": sent[-1]["id"], "seq": 4}))
            if sent[-1]["type"] != "confirm":
                return
            events = [{"name": "DiceRolled", "facts": {"seat": 0, "dice": [3, 5]}}]
            entry = {"type": "answered", "seq": 4, "at": 0, "seat": 0, "events": events, "ended": False}
            socket.send(json.dumps({"type": "happened", "happening": entry, "situation": situation([]), "table": None}))

        socket.on_message(heard)
        answers = ["roll", "pass", *(f"move {number}" for number in range(20))]
        socket.send(json.dumps({**hello, "situation": situation(answers)}))

    def rules(route: Route) -> None:
        route.fulfill(json={"game": "alea", "query": "", "rules": [], "words": []})

    ania.page.route_web_socket("**/socket*", serve)
    ania.page.route("**/api/rules/**", rules)
    ania.page.goto("/t/abc")

    expect(ania.prompt).to_contain_text("Choose one of 22 answers.")
    expect(ania.page.get_by_role("main")).to_contain_text("Last card")
    expect(ania.page.get_by_role("region", name="Others")).to_contain_text(re.compile(r"Bruno\s*Purses\s*4"))
    answers = ania.prompt.get_by_role("group", name="Answers").get_by_role("button")
    expect(answers).to_have_count(22)
    ania.page.keyboard.press("f")
    expect(ania.page.get_by_label("Find")).to_be_focused()
    ania.page.keyboard.type("oll")
    expect(answers).to_have_count(1)
    ania.prompt.get_by_role("button", name="roll").click()
    expect(ania.prompt).to_contain_text("Once confirmed it cannot be taken back")
    ania.button("Confirm, final").click()
    expect(ania.page.get_by_role("list", name="Log")).to_contain_text("Dice rolled: ●\N{NO-BREAK SPACE}You, dice 3, 5.")
    moves = [one for one in sent if one["type"] != "seen"]
    assert [one["type"] for one in moves] == ["draft", "confirm"]
    assert moves[0]["actions"] == [0]


@pytest.mark.parametrize(("game", "options"), [("Fortuna", ()), ("Glory to Rome", ("Introductory game",))])
def test_the_other_games_are_played_to_the_end_by_roles_and_names(
    visit: Visitors, soaked: bool, game: str, options: tuple[str, ...]
) -> None:
    if not soaked:
        pytest.skip("whole games: make soak")
    ania = visit()
    ania.set_up("bot", game=game, options=options)
    play(ania, step=Player.any_step, longest=SOAKED)
    assert ania.result.locator("tbody tr").count() == 2
    assert not re.search(r"⟦|undefined|NaN|\[object", ania.page.locator("body").inner_text())


def test_a_game_of_another_package_has_its_own_words(visit: Visitors, micatio: Path, tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), tmp_path / "deal", PYTHONPATH=path_with(micatio)) as server:
        ania = visit(server=server, language="pl")
        ania.set_up("bot", game="Micatio")
        ania.prompt.get_by_role("button", name="Pokaż 1 i zawołaj 2", exact=True).click()
        ania.button(re.compile("Potwierdź|Zatwierdź")).click()
        expect(ania.page.get_by_role("list", name="Dziennik")).to_contain_text("Pokazujesz 1 i wołasz 2.")
