"""The end of a game: whose moment it is, where the points come from, how the chances went, and what next."""

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import Player, play
from tests.web.test_look import serious, stays

RIGHT: Final = "all => all.map(one => one.getBoundingClientRect().right)"


def analysed(route: Route) -> None:
    route.fulfill(json={"done": True, "chances": [[0.5, 0.5], [0.7, 0.3], [0.4, 0.6], [0.0, 1.0]], "turns": [1, 2]})


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "fr"), (PHONE, "pl")], ids=["desk", "phone"])
def test_a_whole_game_in_another_language_ends_with_its_winner_and_where_the_points_come_from(
    visit: Visitors, size: tuple[int, int], language: str
) -> None:
    ania = visit(size=size, language=language)
    ania.page.route("**/analysis", analysed)
    ania.set_up("bot")
    play(ania)
    end = ania.page.get_by_role("dialog")
    rows = ania.result.locator("tbody tr")
    assert rows.count() == 2
    mine = ania.result.locator("tbody tr").filter(has_not_text="Gaius")
    title = end.get_by_role("heading", level=2)
    if "won" in (mine.get_attribute("class") or ""):
        expect(title).to_have_text("Vicisti!")
    else:
        expect(title).to_contain_text("Gaius")
    for row in rows.all():
        *parts, total = (int(one) for one in row.locator("td").all_inner_texts())
        assert sum(parts) == total
        widths = row.locator(".bar i").evaluate_all("all => all.map(one => parseFloat(one.style.width))")
        scale = max(int(one) for one in rows.locator("td:last-child").all_inner_texts())
        assert [round(width * scale / 100) for width in widths] == parts
    expect(end.locator("polyline")).to_have_count(2)
    turns = end.get_by_role("listitem").filter(has=ania.page.get_by_role("link"))
    expect(turns).to_have_count(2)
    assert end.locator(".main").count() == 1
    assert "⟦" not in ania.page.content()
    stays(ania.page)
    assert serious(ania.page) == []
    boxes = end.locator(".foot > :is(a, button)").all()
    for box in boxes:
        expect(box).to_be_in_viewport(ratio=1)
    turns.first.get_by_role("link").dispatch_event("click")
    ania.page.wait_for_url(re.compile(r"/replay\?at=1$"))


def abdicate(ania: Player) -> None:
    ania.open_table("bot", game="Glory to Rome")
    expect(ania.prompt).to_contain_text(re.compile("leads?"))
    ania.page.keyboard.press(":")
    ania.page.get_by_label("Command line").fill("abdicate 1")
    ania.page.get_by_label("Command line").press("Enter")


def test_who_loses_reads_who_has_won_and_can_look_at_the_table(visit: Visitors) -> None:
    ania = visit()
    abdicate(ania)
    end = ania.page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile(r"^Gaius wins with \d+$"))
    expect(end).to_contain_text(re.compile(r"You come second, with \d+ points?\."))
    ania.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    ania.button("Result").click()
    expect(end).to_be_visible()
    end.get_by_role("button", name="Rematch").click()
    expect(ania.prompt).to_contain_text(re.compile("leads?"))


def test_equal_points_say_what_has_decided(visit: Visitors) -> None:
    """As the server tells it, but with the points of the winner for everybody."""
    ania = visit()

    def levelled(text: str | bytes) -> str | bytes:
        message = json.loads(text)
        if sheet := (message.get("situation") or {}).get("sheet"):
            sheet["scores"] = [max(sheet["scores"])] * 2
        return json.dumps(message)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(levelled(text)))

    ania.page.route_web_socket("**", between)
    ania.open_table("bot")
    play(ania)
    reason = ania.page.get_by_role("dialog").locator(".reason")
    expect(reason).to_contain_text("Equal points: most gold decides, then most cards.")


def test_a_phone_shows_every_total_of_five(visit: Visitors) -> None:
    ania = visit(size=PHONE, language="fr")
    table = ania.bots_play("gloire", *["casual"] * 5)
    ania.page.goto(f"/t/{table}")
    totals = ania.result.locator("tr > :last-child")
    expect(totals).to_have_count(6)
    place = ania.page.locator(".sources").evaluate("one => one.getBoundingClientRect().right")
    assert all(right <= place for right in totals.evaluate_all(RIGHT))
