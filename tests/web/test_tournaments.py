"""Tournaments in the browser: made, entered by link, begun, looked at; in three languages, on a desk and on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import Player
from tests.web.test_look import serious

WIDE = "() => document.querySelector('.shell-page').scrollWidth > innerWidth"


def make(player: Player, name: str = "Ludi") -> None:
    """A tournament by the page: nothing but its name is asked for."""
    words = player.words
    player.lobby()
    player.page.get_by_role("link", name=words["web-tournaments"]).click()
    player.page.get_by_role("textbox", name=words["tournament-name"]).fill(name)
    player.page.get_by_text(words["tournament-more"]).click()
    player.page.get_by_role("combobox", name=words["web-pace"], exact=True).select_option("0")
    player.button(words["tournament-make"]).click()
    expect(player.page.get_by_role("heading", name=name)).to_be_visible()


def whole(page: Page) -> None:
    """Nothing is cut off, no word is missing, a reader finds everything."""
    assert not page.evaluate(WIDE)
    assert "⟦" not in page.inner_text("body")
    assert serious(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("language", ["fr", "en", "pl"])
def test_a_tournament_from_its_name_to_its_standings(visit: Visitors, language: str, size: tuple[int, int]) -> None:
    ania = visit(size=size, language=language)
    words = ania.words
    make(ania)
    whole(ania.page)
    ania.button(words["tournament-leave"]).click()
    expect(ania.page.get_by_text(words["tournament-nobody"])).to_be_visible()
    remove = ania.button(re.compile("^" + re.escape(words["tournament-remove"].split("{")[0])))
    for number in range(1, 5):
        ania.button(words["tournament-add-bot"]).click()
        expect(remove).to_have_count(number)
    ania.button(words["tournament-begin"]).click()
    table = ania.page.get_by_role("table", name=words["tournament-standings"])
    expect(table.get_by_role("row")).to_have_count(5)
    expect(ania.page.get_by_role("status")).to_have_text(words["tournament-phase-over"], timeout=60_000)
    expect(table.get_by_role("rowheader")).to_have_count(4)
    assert sum(float(one.replace(",", ".")) for one in table.locator("td b").all_inner_texts()) == pytest.approx(6)
    whole(ania.page)
    links = ania.page.locator(".tables a")
    last = links.first.get_attribute("href") or ""
    ania.page.get_by_label(words["tournament-which-round"]).select_option("1")
    expect(links.first).not_to_have_attribute("href", last)
    expect(ania.page.locator(".tables").get_by_text(words["tournament-state-over"], exact=True)).to_have_count(2)
    links.first.focus()
    ania.page.keyboard.press("Enter")
    expect(ania.page.get_by_role("slider")).to_be_visible()
    ania.page.goto(last.removesuffix("/replay"))
    ania.page.get_by_role("dialog").get_by_role("link", name=words["web-tournament"], exact=True).click()
    expect(table).to_be_visible()  # the way back from a game that is over


def test_somebody_enters_by_the_link_and_finds_their_table(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    make(ania, "Saturnalia")
    address = ania.page.get_by_label("Link of the tournament").input_value()
    bruno.prefer(name="Bruno")
    bruno.page.goto(address)
    expect(bruno.page.get_by_role("heading", name="Saturnalia")).to_be_visible()
    expect(bruno.button("Begin")).to_have_count(0)
    bruno.button("Play, too").click()
    expect(ania.page.get_by_text("Bruno")).to_be_visible()
    ania.button("Begin").click()
    ania.page.get_by_role("link", name="To my table").click()
    ania.page.wait_for_url(re.compile("/t/"))
    ania.page.get_by_role("link", name="Tournaments").click()
    expect(ania.page.get_by_role("table", name="Standings")).to_be_visible()
    bruno.page.goto("/")
    expect(bruno.page.get_by_role("region", name="My tournaments")).to_contain_text("round 1 of 1")
    expect(bruno.page.get_by_role("region", name=re.compile("Your turn"))).to_be_visible()
    bruno.page.get_by_role("link", name=re.compile("Saturnalia")).click()
    assert serious(bruno.page) == []
    bruno.button("Leave the tournament").click()
    bruno.button("Yes, leave: bots keep my seats").click()
    expect(bruno.page.get_by_text("has left")).to_be_visible()


def test_what_cannot_be_taken_back_is_asked_twice(visit: Visitors) -> None:
    ania = visit("Ania")
    make(ania, "Lupercalia")
    ania.button("Add a bot").click()
    ania.button("Begin").click()
    close = ania.button("Close the round")
    close.click()
    ania.page.keyboard.press("Escape")
    expect(close).to_be_visible()  # nothing has happened
    close.click()
    ania.button("Yes: whatever is not over counts as shared").click()
    expect(ania.page.get_by_role("status")).to_have_text("over")
    expect(ania.page.get_by_text("not ended: shared by all")).to_be_visible()
    assert ania.page.locator("td b").all_inner_texts() == ["0.5", "0.5"]


def test_a_link_that_leads_nowhere_says_so(visit: Visitors) -> None:
    ania = visit("Ania")
    ania.page.goto("/tournaments/nothing")
    expect(ania.page.get_by_role("alert")).to_have_text("There is nothing here.")
