"""Finished games in the browser: found, looked at again, brought along, shown in pages of others; bots of one's own."""

import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import Player
from tests.web.test_look import serious

WIDE = "() => document.querySelector('.shell-page, .replay').scrollWidth > innerWidth"


def played(player: Player, game: str = "lutece", **more: object) -> str:
    """A game between bots, to its end."""
    return player.bots_play(game, "greedy", "greedy", **more)


def at(page: Page) -> str:
    return page.get_by_role("slider").get_attribute("aria-valuetext") or ""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("language", ["fr", "en", "pl"])
def test_finished_games_are_found_and_looked_at_again(visit: Visitors, language: str, size: tuple[int, int]) -> None:
    ania = visit(size=size, language=language)
    public, private = played(ania, public=True), played(ania)
    ania.page.goto("/")
    ania.page.get_by_role("link", name=ania.words["web-games"]).click()
    rows = ania.page.get_by_role("list", name=ania.words["web-games"])
    expect(rows.locator(f"a[href='/t/{public}/replay']")).to_be_visible()
    expect(rows.locator(f"a[href='/t/{private}/replay']")).to_have_count(0)
    assert not ania.page.evaluate(WIDE)
    box = rows.locator("li").first.bounding_box()
    assert box is not None
    assert box["height"] < 130  # names stand beside each other
    assert serious(ania.page) == []
    ania.page.get_by_label(ania.words["games-player"]).fill("Nobody at all")
    ania.page.keyboard.press("Enter")
    expect(ania.page.get_by_text(ania.words["games-none"])).to_be_visible()
    ania.page.get_by_label(ania.words["games-player"]).fill("GREEDY")
    ania.page.get_by_role("combobox").first.select_option("lutece")
    row = rows.locator(f"a[href='/t/{public}/replay']")
    expect(row).to_be_visible()
    row.focus()
    ania.page.keyboard.press("Enter")
    expect(ania.page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize(("game", "size"), [("lutece", DESKTOP), ("fortuna", PHONE), ("gloire", DESKTOP)])
def test_a_record_is_brought_by_file_or_paste_and_stays_in_the_tab(
    visit: Visitors, tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    ania = visit(size=size)
    table = played(ania, game)
    text = ania.page.request.get(f"/api/tables/{table}/record").text()
    file = tmp_path / "game.ludus"
    file.write_text(text, "utf-8")
    ania.page.goto("/games")
    ania.page.get_by_label("The record").fill("game chess")
    ania.button("Show the game").click()
    expect(ania.page.get_by_role("alert")).to_contain_text("not a record")
    ania.page.get_by_label("From a file:").set_input_files(file)
    ania.page.wait_for_url("**/record")
    expect(ania.page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^answer 0 of"))
    expect(ania.page.locator("main.board [data-thing], main.board svg").first).to_be_visible()
    ania.page.keyboard.press("ArrowRight")
    expect(ania.page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^answer 1 of"))
    ania.page.keyboard.press("End")
    expect(ania.button("To the end")).to_be_disabled()
    ania.page.get_by_label("Seen by").select_option("1")
    expect(ania.page.get_by_role("alert")).to_have_count(0)
    ania.page.reload()
    expect(ania.page.get_by_role("slider")).to_be_visible()
    assert not ania.page.evaluate(WIDE)


class Elsewhere(BaseHTTPRequestHandler):
    """A page of somebody else's that shows what it is asked for in a frame."""

    def do_GET(self) -> None:
        body = f"<!doctype html><title>x</title><iframe src='{self.path[2:]}' width=640 height=420></iframe>".encode()
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def elsewhere() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/?"
    server.shutdown()
    server.server_close()


def test_a_board_is_shown_in_a_page_of_others_and_no_other_page_is(visit: Visitors, elsewhere: str) -> None:
    ania = visit()
    table = played(ania, public=True)
    context = visit.browser.new_context(viewport={"width": 800, "height": 600})
    page = context.new_page()
    try:
        page.goto(f"{elsewhere}{visit.server.url}/embed/t/{table}?at=3")
        board = page.frame_locator("iframe")
        expect(board.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^answer 3 of"))
        board.get_by_role("button", name="To the end").click()
        expect(board.get_by_role("button", name="To the end")).to_be_disabled()
        (link,) = board.get_by_role("link").all()
        assert link.get_attribute("target") == "_blank"  # nothing else leads away, and nothing acts
        assert board.get_by_role("button", name="Continue from here").count() == 0
        page.goto(f"{elsewhere}{visit.server.url}/t/{table}")
        page.wait_for_timeout(500)
        assert page.frame_locator("iframe").locator("#app > *").count() == 0  # the browser refuses to show it
    finally:
        context.close()


def test_a_board_of_a_game_that_runs_shows_what_spectators_see(visit: Visitors) -> None:
    ania, cleo = visit("Ania"), visit("Cléo", size=PHONE)
    url = ania.open_table("bot")
    expect(ania.slots().first).to_be_visible()
    cleo.page.goto(f"/embed{url[url.index('/t/') :]}")
    expect(cleo.page.get_by_role("slider")).to_be_visible()
    expect(cleo.page.get_by_role("combobox")).to_have_count(0)  # no seat can be looked through
    before = at(cleo.page)
    for _ in range(3):
        ania.moves()
    expect(cleo.page.get_by_role("slider")).not_to_have_attribute("aria-valuetext", before, timeout=20_000)
    assert not cleo.page.evaluate(WIDE)


def test_bots_of_ones_own_are_made_shown_once_and_revoked(visit: Visitors) -> None:
    ania = visit(size=PHONE)
    ania.page.request.post("/api/me", data={"name": "Ania", "language": "en"})
    ania.prefer(name="Ania")
    ania.page.goto("/")
    ania.button("Account").click()
    ania.page.get_by_text("Bots of mine").click()
    ania.page.get_by_label("Name of the bot").fill("Hannibal")
    ania.page.keyboard.press("Enter")
    token = ania.page.get_by_label("The token of Hannibal").input_value()
    assert token.startswith("ludus_")
    headers = {"Authorization": f"Bearer {token}"}
    made = {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "open"}], "bots": True}
    table = ania.page.request.post("/api/tables", data=made).json()["id"]
    joined = ania.page.request.post(f"/api/bot/tables/{table}/join", data={}, headers=headers)
    assert joined.ok
    ania.button("Revoke Hannibal").click()
    expect(ania.page.get_by_text("Hannibal plays no more.")).to_be_visible()
    assert ania.page.request.get("/api/bot", headers=headers).status == 401


def test_a_bot_from_outside_is_marked_in_the_lobby_and_at_the_table(visit: Visitors) -> None:
    ania = visit()
    ask = ania.page.request
    ask.post("/api/me", data={"name": "Ania", "language": "en"})
    token = ask.post("/api/me/bots", data={"name": "Hannibal"}).json()["token"]
    made = {"game": "fortuna", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ask.post("/api/tables", data=made).json()["id"]
    ask.post(f"/api/bot/tables/{table}/join", data={}, headers={"Authorization": f"Bearer {token}"})
    ania.page.goto("/")
    row = ania.page.locator(f"a[href='/t/{table}']")
    expect(row.get_by_role("img", name="Hannibal (bot)")).to_be_visible()
    ania.page.goto(f"/t/{table}")
    expect(ania.page.get_by_role("region", name="Others")).to_contain_text("Hannibal (bot)")
