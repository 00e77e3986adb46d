"""A game without a table of its own: its view as labelled zones, its answers as buttons."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.conftest import Visitors

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
            socket.send(json.dumps({"type": "accepted", "id": sent[-1]["id"], "seq": 4}))
            events = [{"name": "DiceRolled", "facts": {"seat": 0, "dice": [3, 5]}}]
            entry = {"type": "answered", "seq": 4, "at": 0, "seat": 0, "events": events, "ended": False}
            socket.send(json.dumps({"type": "happened", "happening": entry, "situation": situation([]), "table": None}))

        socket.on_message(heard)
        socket.send(json.dumps({**hello, "situation": situation(["roll", "pass"])}))

    def rules(route: Route) -> None:
        route.fulfill(json={"game": "alea", "query": "", "rules": [], "words": []})

    ania.page.route_web_socket("**/socket*", serve)
    ania.page.route("**/api/rules/**", rules)
    ania.page.goto("/t/abc")

    expect(ania.prompt).to_contain_text("Choose one of 2 answers.")
    expect(ania.page.get_by_role("main")).to_contain_text("Last card")
    expect(ania.page.get_by_role("region", name="Others")).to_contain_text(re.compile("Bruno *Purses *4"))
    ania.prompt.get_by_role("button", name="roll").click()
    expect(ania.page.get_by_role("list", name="Log")).to_contain_text("Dice rolled: ●\N{NO-BREAK SPACE}You, dice 3, 5.")
    assert [one["actions"] for one in sent] == [[0]]


@pytest.mark.parametrize("game", ["Fortuna", "La Gloire de Rome"])
def test_the_other_games_are_played_at_a_plain_table(visit: Visitors, game: str) -> None:
    ania = visit()
    ania.open_table("bot", "bot", game=game)
    answers = ania.prompt.get_by_role("listitem").get_by_role("button")
    whole = ania.page.locator("body")
    for _ in range(4):
        expect(answers.first).to_be_visible()
        before = whole.text_content() or ""
        answers.first.click()
        expect(whole).not_to_have_text(before)
    expect(ania.page.get_by_role("heading", name=game)).to_be_visible()
    assert not re.search("⟦|undefined|NaN|\\[object", ania.page.locator("body").inner_text())
