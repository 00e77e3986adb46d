"""The first visit: what each game is about, a game at once, its goal told once, and the table explained."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.test_look import serious

GAMES = ("Lutetia", "Fortuna", "Glory to Rome")
# Nothing is wider than the window, no button's words are cut.
WIDE = """() => {
  const page = document.querySelector('.shell-page');
  const cut = [...page.querySelectorAll('button, h3, .motto, .pitch, .facts')]
    .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent.trim());
  return page.scrollWidth > page.clientWidth ? ['the page', ...cut] : cut;
}"""


def tile(page: Page, at: int) -> Locator:
    return page.locator(".games > li").nth(at)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("language", ["fr", "en", "pl"])
def test_the_first_visit_fits_in_every_language(visit: Visitors, language: str, size: tuple[int, int]) -> None:
    guest = visit(size=size, language=language, first=True)
    guest.page.goto("/")
    expect(tile(guest.page, 2).get_by_role("heading")).to_be_visible()
    expect(guest.button(guest.words["web-new-here"].split("{")[0].strip()).first).to_be_visible()
    for at in range(3):
        expect(tile(guest.page, at).locator("svg.picture")).to_be_visible()
        expect(tile(guest.page, at)).to_contain_text("min")
    assert guest.page.evaluate(WIDE) == []
    if language == "pl":
        assert serious(guest.page) == []


def test_a_game_against_bots_begins_at_once_with_its_goal_which_is_told_once(visit: Visitors) -> None:
    guest = visit(first=True)
    guest.page.goto("/")
    tile(guest.page, 2).get_by_role("button", name="Play against bots").click()
    guest.page.wait_for_url("**/t/*")
    goal = guest.page.get_by_role("dialog", name="Glory to Rome")
    expect(goal).to_contain_text("One card, five uses")
    assert serious(guest.page) == []
    goal.get_by_role("button", name="Let’s play").click()
    expect(goal).to_be_hidden()
    made = guest.page.request.get(f"/api/tables/{guest.page.url.rpartition('/')[2]}").json()
    assert made["options"] == {"introductory": "yes"}
    assert [seat["bot"] for seat in made["seats"]] == [None, "beginner", "beginner"]
    guest.page.reload()
    expect(guest.page.locator("#prompt.mine")).to_be_visible(timeout=20_000)
    expect(goal).to_have_count(0)

    guest.page.goto("/")
    row = guest.page.get_by_role("region", name="Your turn").get_by_role("link")
    expect(row).to_contain_text("Glory to Rome")
    expect(guest.page).to_have_title("(1) Ludus")
    tile(guest.page, 2).get_by_role("button", name="Play against bots").click()
    guest.page.wait_for_url("**/t/*")
    made = guest.page.request.get(f"/api/tables/{guest.page.url.rpartition('/')[2]}").json()
    assert made["options"].get("introductory", "no") == "no"


@pytest.mark.parametrize("game", GAMES)
def test_the_table_in_front_of_one_is_explained_then_the_keys(visit: Visitors, game: str) -> None:
    ania = visit()
    ania.open_table("bot", "bot", game=game)
    expect(ania.page.locator("#prompt.mine")).to_be_visible()
    ania.page.keyboard.press("?")
    told = ania.page.get_by_role("region", name="What lies where")
    assert told.get_by_role("listitem").count() == 6
    figures = ania.page.locator(".rings .zone b")
    expect(figures).to_have_count(6)  # each is shown
    assert sorted(figures.all_inner_texts()) == ["1", "2", "3", "4", "5", "6"]
    told.get_by_role("button", name="Keys").click()
    expect(ania.page.get_by_role("dialog", name=re.compile("Keys"))).to_be_visible()
    ania.page.keyboard.press("Escape")
    ania.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_on_a_phone_the_explanation_lies_over_all_of_the_table(visit: Visitors) -> None:
    ania = visit(size=PHONE)
    ania.open_lesson("gloire-2")
    bracket = ania.page.locator("main .bracket")
    expect(bracket).to_be_visible()
    ania.button(ania.words["web-help"]).click()
    expect(ania.page.get_by_role("region", name="What lies where")).to_be_visible()
    assert bracket.evaluate(
        """one => { const { x, y, width, height } = one.getBoundingClientRect();
        return Boolean(document.elementFromPoint(x + width / 2, y + height / 2).closest('.notes')); }"""
    )


# What is drawn of each game's table on a phone from the start.
SHOWN = {"Lutetia": "123456", "Fortuna": "1236", "Glory to Rome": "13456"}
# Whether a ring lies where one sees it: in the window, and not under what is told.
FREE = """one => {
  const ring = one.getBoundingClientRect();
  const told = document.querySelector('.notes').getBoundingClientRect();
  return ring.top > -8 && ring.bottom < innerHeight + 8 && (ring.top + 8 < told.top || ring.bottom - 8 > told.bottom);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_one_thing_at_a_time_is_shown_where_it_lies(visit: Visitors, game: str) -> None:
    ania = visit(size=PHONE)
    ania.open_table("bot", "bot", game=game)
    expect(ania.page.locator("#prompt.mine")).to_be_visible()
    ania.button(ania.words["web-help"]).click()
    told = ania.page.get_by_role("region", name="What lies where")
    ring = ania.page.locator(".rings .zone")
    told.get_by_role("listitem").first.get_by_role("button").click()
    for number in "123456":
        expect(told.get_by_role("listitem")).to_have_count(1)
        if number in SHOWN[game]:
            expect(ring).to_have_text(number)
            ania.page.wait_for_function(f"() => ({FREE})(document.querySelector('.rings .zone'))")
        else:
            expect(ring).to_have_count(0)
        if number != "6":
            told.get_by_role("button", name="After").click()
    told.get_by_role("listitem").get_by_role("button").click()
    expect(told.get_by_role("listitem")).to_have_count(6)
