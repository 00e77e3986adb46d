"""Moves at a plain table: composed as chips, taken back, confirmed, undone; why not."""

import json
import re

from playwright.sync_api import Route, expect

from tests.web.conftest import Visitors
from tests.web.player import Player


def test_a_declaration_ends_the_game_and_its_record_is_downloaded(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot", game="Glory to Rome")
    expect(ania.prompt).to_contain_text(re.compile("leads?"))
    ania.page.get_by_text("Abdicate …").click()
    ania.button(re.compile("^abdicate for")).click()
    expect(ania.result).to_be_visible()
    expect(ania.page.get_by_role("dialog")).to_contain_text("All others have abdicated: the game is over.")
    with ania.page.expect_download() as download:
        ania.page.get_by_role("link", name="Record").click()
    text = download.value.path().read_text("utf-8")
    assert text.startswith("game gloire ")
    assert text.splitlines()[-1].startswith("end ")


def test_the_log_can_be_cut_down_to_what_brings_points(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot")
    log = ania.page.get_by_role("list", name="Log")
    ania.goes_on(lambda: "buy" in log.inner_text())
    lines = log.get_by_role("listitem")
    everything = lines.count()
    ania.page.get_by_role("combobox", name=re.compile("^Show")).select_option("points")
    expect(log).to_contain_text("buy")
    assert 0 < lines.count() < everything


def test_what_is_stored_can_be_taken_along_and_deleted(visit: Visitors) -> None:
    ania, elsewhere = visit("Ania"), visit("Ania")
    ania.lobby()
    ania.button("Account").click()
    ania.page.get_by_label("Login").fill("ania.web")
    ania.page.get_by_label("Password").fill("correct horse")
    ania.button("Make it an account").click()
    expect(ania.page.get_by_role("status")).to_have_text("Kept. Other devices have been signed out.")

    elsewhere.page.goto("/")
    elsewhere.button("Account").click()
    elsewhere.page.get_by_label("Login").fill("ania.web")
    elsewhere.page.get_by_label("Password").fill("correct house")
    elsewhere.button("Sign in").click()
    expect(elsewhere.page.get_by_role("status")).to_have_text("Login and password do not match.")
    elsewhere.page.get_by_label("Password").fill("correct horse")
    elsewhere.button("Sign in").click()
    expect(elsewhere.page.get_by_role("status")).to_have_text("Welcome back.")
    with elsewhere.page.expect_download() as download:
        elsewhere.page.get_by_role("link", name="What is stored about me").click()
    assert json.loads(download.value.path().read_text("utf-8"))["person"]["name"] == "Ania"

    elsewhere.button("Delete me …").click()
    elsewhere.button("Delete name, account and chat for good").click()
    expect(elsewhere.page.get_by_role("status")).to_have_text("Deleted. Bots keep your seats.")
    ania.page.reload()
    assert ania.page.evaluate("fetch('/api/me').then(reply => reply.status)") == 401


def watch_a_short_game(ania: Player) -> None:
    """One answer ends it."""
    ania.open_table("bot", game="Glory to Rome")
    expect(ania.prompt).to_contain_text(re.compile("leads?"))
    ania.page.get_by_text("Abdicate …").click()
    ania.button(re.compile("^abdicate for")).click()
    ania.page.get_by_role("link", name="Watch again").click()


def test_a_finished_game_shows_who_was_likely_to_win_and_when_it_turned(visit: Visitors) -> None:
    ania = visit()

    def analysed(route: Route) -> None:
        route.fulfill(json={"done": True, "chances": [[0.5, 0.5], [0.7, 0.3], [0.0, 1.0]], "turns": [1]})

    ania.page.route("**/analysis", analysed)
    watch_a_short_game(ania)
    chances = ania.page.get_by_role("group", name="Chances to win")
    expect(chances.locator("polyline")).to_have_count(2)
    chances.get_by_role("button", name="Show this moment (1)").click()
    expect(ania.page.get_by_role("slider", name="Moment")).to_have_attribute(
        "aria-valuetext", re.compile("^answer 1 of")
    )
    expect(chances).to_contain_text("70 %")


def test_of_two_moments_the_one_asked_for_last_is_shown(visit: Visitors) -> None:
    """However late the other comes."""
    ania, held = visit(), list[Route]()
    ania.page.route("**/moments/0?**", lambda route: held.append(route))
    watch_a_short_game(ania)
    moment = ania.page.get_by_role("slider", name="Moment")
    expect(moment).to_be_visible()
    ania.page.keyboard.press("ArrowLeft")  # the beginning once more, and at once the first answer
    ania.page.evaluate("document.activeElement.blur()")
    moment.evaluate("one => { one.max = 1; one.value = 1; one.dispatchEvent(new Event('input', {bubbles: true})); }")
    expect(moment).to_have_attribute("aria-valuetext", re.compile("^answer 1 of"))
    assert held
    with ania.page.expect_response("**/moments/0?**"):
        for route in held:
            route.continue_()
    ania.page.wait_for_timeout(300)
    expect(moment).to_have_attribute("aria-valuetext", re.compile("^answer 1 of"))
