"""Moves at a plain table: composed as chips, taken back, confirmed, undone; why not; hints with their shares."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Visitors


def test_a_move_is_composed_as_chips_and_sent_once(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot", game="Fortuna")
    ania.reach("Which card do you choose?")
    log = ania.page.get_by_role("list", name="Log")
    before = log.inner_text()
    move = ania.prompt.get_by_role("group", name="Your move")

    ania.prompt.get_by_role("group", name="Answers").get_by_role("button").first.click()
    ania.button("do not execute it").click()
    expect(move.get_by_role("button", name=re.compile("^Take back"))).to_have_count(2)
    expect(ania.prompt).to_contain_text("What do you take for")
    move.get_by_role("button", name="Take back do not execute it").click()

    expect(move.get_by_role("button", name=re.compile("^Take back"))).to_have_count(1)
    assert log.inner_text() == before
    ania.page.keyboard.press("Backspace")
    expect(move).to_have_count(0)
    expect(ania.prompt).to_contain_text("Which card do you choose?")


def test_a_card_shows_its_answers_and_tells_why_it_has_none(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot", game="Fortuna")
    ania.reach("Which card do you choose?")
    table = ania.page.get_by_role("main")
    free = table.get_by_role("button", name=re.compile("can be chosen$"))
    name = (free.first.locator(".sr").text_content() or "").partition(";")[0]

    free.first.click()
    answers = ania.prompt.get_by_role("group", name="Answers").get_by_role("button")
    expect(answers).to_have_count(1)
    expect(answers).to_have_accessible_name(name)
    free.first.click()

    table.get_by_role("region", name="Gaius").get_by_role("button").first.click()
    expect(ania.prompt).to_contain_text("is not on your side.")
    ania.button("F-CARD-2").click()
    expect(ania.page.get_by_role("tabpanel")).to_contain_text("F-CARD-2")


def test_a_confirmed_answer_can_be_undone_up_to_the_barrier(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot", game="Fortuna")
    ania.reach("Which card do you choose?")
    undo = ania.prompt.get_by_role("button", name=re.compile("Undo|Nothing to undo"))
    ania.prompt.get_by_role("group", name="Answers").get_by_role("button").first.click()
    ania.button("Confirm").click()
    expect(undo).to_have_accessible_name("Undo (free)")

    ania.page.keyboard.press("u")

    expect(ania.prompt).to_contain_text("Which card do you choose?")
    expect(ania.page.get_by_role("list", name="Log")).to_contain_text("an answer is taken back")


def test_fast_players_need_no_confirm(visit: Visitors) -> None:
    ania = visit()
    ania.prefer(auto=True)
    ania.open_table("bot", game="Fortuna")
    expect(ania.prompt).to_contain_text("Which of your cards do you turn face down?")
    ania.page.keyboard.press("1")
    expect(ania.prompt).not_to_contain_text("Which of your cards do you turn face down?")


def test_answers_are_grouped_by_what_they_share(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot", "bot", "bot", game="Fortuna")
    ania.reach("What do you take for", drafted=True)
    groups = ania.prompt.get_by_role("group", name=re.compile("Gaius|Livia|Marcus"))
    expect(groups.first).to_be_visible()
    name = groups.first.get_attribute("aria-label") or ""
    expect(groups.first.get_by_role("button").first).to_have_accessible_name(re.compile(f"^{re.escape(name)} "))


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


@pytest.mark.parametrize(("game", "language"), [("Lutèce", "fr"), ("Fortuna", "en"), ("Chwała Rzymowi", "pl")])
def test_a_hint_shows_each_answer_with_its_share(visit: Visitors, game: str, language: str) -> None:
    ania = visit(language=language)
    ania.open_table("bot", game=game)
    expect(ania.button(ania.words["web-hint"])).to_be_enabled()
    hint = ania.prompt.get_by_role("status")
    ania.page.keyboard.press("h")
    expect(hint).to_be_visible()
    expect(hint).not_to_contain_text("⟦")
    widths = [int(one.evaluate("node => parseInt(node.style.width)")) for one in hint.locator(".bar > span").all()]
    assert 1 <= len(widths) <= 3
    assert widths == sorted(widths, reverse=True)
    assert 0 < sum(widths) <= 101
    for share in widths:
        expect(hint).to_contain_text(re.compile(rf"{share}\s?%"))


def test_the_log_can_be_cut_down_to_what_brings_points(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot")
    log = ania.page.get_by_role("list", name="Log")
    while "buy" not in log.inner_text():
        ania.step()
        ania.page.wait_for_timeout(20)
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


def test_a_finished_game_shows_who_was_likely_to_win_and_when_it_turned(visit: Visitors) -> None:
    ania = visit()

    def analysed(route: Route) -> None:
        route.fulfill(json={"done": True, "chances": [[0.5, 0.5], [0.7, 0.3], [0.0, 1.0]], "turns": [1]})

    ania.page.route("**/analysis", analysed)
    ania.open_table("bot", game="Glory to Rome")
    expect(ania.prompt).to_contain_text(re.compile("leads?"))
    ania.page.get_by_text("Abdicate …").click()
    ania.button(re.compile("^abdicate for")).click()
    ania.page.get_by_role("link", name="Watch again").click()
    chances = ania.page.get_by_role("group", name="Chances to win")
    expect(chances.locator("polyline")).to_have_count(2)
    chances.get_by_role("button", name="Show this moment (1)").click()
    expect(ania.page.get_by_role("slider", name="Moment")).to_have_attribute(
        "aria-valuetext", re.compile("^answer 1 of")
    )
    expect(chances).to_contain_text("70 %")
