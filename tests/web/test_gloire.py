"""The table of La Gloire de Rome: a city that grows. Everything that can be chosen is where one can click it."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.checks import THINGS, VERBS
from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import Player
from tests.web.test_look import serious


def sits(visit: Visitors, seats: int, size: tuple[int, int]) -> Player:
    ania = visit(size=size)
    ania.open_table(*["bot"] * (seats - 1), game="Glory to Rome")
    ania.page.locator("[data-verb]").first.wait_for()
    return ania


def test_a_turn_by_keyboard_alone(visit: Visitors) -> None:
    ania = sits(visit, 3, DESKTOP)
    log = ania.page.get_by_role("list", name="Log")

    def keys_alone(_: Player) -> bool:
        if not ania.page.locator("#prompt.mine").count() or not ania.settled():
            return False
        if ania.page.locator(f"{VERBS}.main").count():
            ania.page.keyboard.press("Enter")
        elif ania.page.locator(THINGS).count():
            ania.page.keyboard.press("1")
        else:
            ania.page.keyboard.press("t" if "think" in ania.prompt.inner_text() else "d")
        ania.page.wait_for_timeout(60)
        return True

    ania.goes_on(lambda: log.inner_text().count("You ") >= 4, keys_alone)


def test_what_is_chosen_can_be_put_back(visit: Visitors) -> None:
    guest = sits(visit, 2, DESKTOP)
    page = guest.page
    page.locator(".hand .card[data-legal]").first.click()
    expect(page.locator(".hand .chosen")).to_have_count(1)
    expect(page.get_by_role("group", name="Your move")).to_be_visible()
    page.locator(".hand .chosen").click()
    expect(page.locator(".gloire .chosen")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".gloire .chosen")).not_to_have_count(0)
    page.keyboard.press("Backspace")
    expect(page.locator(".gloire .chosen")).to_have_count(0)


def test_a_rivals_city_opens_and_closes_and_every_card_can_be_found(visit: Visitors) -> None:
    guest = sits(visit, 3, DESKTOP)
    page = guest.page
    page.get_by_role("region", name="Others").get_by_role("button").first.click()
    expect(page.get_by_role("region", name="Gaius")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Gaius")).to_have_count(0)
    page.get_by_role("tab", name=re.compile("Cards")).click()
    browser = page.locator(".browser")
    expect(browser.locator(".card")).to_have_count(40)
    browser.get_by_role("button", name="marble").click()
    browser.get_by_role("button", name="always").click()
    names = browser.locator(".card .name").all_inner_texts()
    assert [name.lower() for name in names] == ["palace", "temple"], names


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(visit: Visitors, size: tuple[int, int]) -> None:
    guest = sits(visit, 4, size)
    found = {"asked": serious(guest.page)}
    guest.page.locator(".hand .card[data-legal]").first.click()
    guest.page.locator(".gloire .chosen").first.wait_for()
    found["chosen"] = serious(guest.page)
    for tab in ("Mine", "Others") if size == PHONE else ():
        guest.page.get_by_role("navigation").get_by_role("button", name=tab).click()
        found[tab] = serious(guest.page)
    if size == DESKTOP:
        guest.page.get_by_role("region", name="Others").get_by_role("button").first.click()
        found["a rival's city"] = serious(guest.page)
        guest.page.get_by_role("tab", name=re.compile("Cards")).click()
        found["cards"] = serious(guest.page)
    assert found == {name: [] for name in found}


def test_without_colour_materials_are_still_told_apart(visit: Visitors) -> None:
    page = sits(visit, 3, DESKTOP).page
    names = page.locator(".pile .title > span:first-child").all_inner_texts()
    assert len(set(names)) == 6
    glyphs = page.locator(".pile .title > span:first-child .glyph").evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(set(glyphs)) == 6
    patterns = page.locator(".pile .title").evaluate_all("all => all.map(one => getComputedStyle(one).backgroundImage)")
    assert len(set(patterns)) == 6
    marks = page.locator(".hand .legal").evaluate_all(
        "all => all.map(one => getComputedStyle(one, '::before').content)"
    )
    assert marks
    assert all("▸" in mark for mark in marks)
