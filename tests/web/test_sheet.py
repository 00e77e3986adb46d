"""What a card does, beside the card: by a look of the pointer, a long press, a right click, or the key I."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import Player

GAMES: Final = ("Fortuna", "Glory to Rome")
BOX: Final = "node => (({x, y, width, height}) => [x, y, x + width, y + height])(node.getBoundingClientRect())"


def seated(visit: Visitors, game: str, size: tuple[int, int] | None = None) -> Player:
    ania = visit(size=size) if size else visit()
    ania.open_table("bot", game=game)
    card(ania).wait_for()
    return ania


def card(ania: Player) -> Locator:
    return ania.page.locator(".frame button[data-card]:visible").first


def sheet(ania: Player) -> Locator:
    return ania.page.get_by_role("dialog")


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.evaluate(BOX), other.evaluate(BOX)
    return bool(a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1])


@pytest.mark.parametrize("game", GAMES)
def test_a_look_at_a_card_opens_its_sheet_beside_it(visit: Visitors, game: str) -> None:
    ania = seated(visit, game)
    ania.page.mouse.move(1, 1)
    ania.page.wait_for_timeout(500)
    expect(sheet(ania)).to_have_count(0)
    for one in ania.page.locator(".frame button[data-card]:visible").all()[:6]:
        one.hover()
        expect(sheet(ania)).to_be_visible()
        expect(sheet(ania).get_by_role("heading", level=2)).not_to_be_empty()
        assert apart(sheet(ania), one)
        assert apart(sheet(ania), ania.prompt)
        assert ania.page.evaluate("document.activeElement === document.body")  # a look takes no focus
        ania.page.mouse.move(1, 1)
        expect(sheet(ania)).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_card_that_comes_under_a_resting_mouse_opens_nothing(visit: Visitors, size: tuple[int, int]) -> None:
    ania = visit(size=size)
    ania.open_lesson("fortuna-1")
    box = ania.page.locator(".frame main button[data-card]:visible").last.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ania.page.goto("/")
    ania.page.mouse.move(x, y)
    ania.button(re.compile("^Go on: step")).first.focus()
    ania.page.keyboard.press("Enter")
    expect(ania.page.locator("#prompt.lesson")).to_be_visible()
    ania.page.wait_for_timeout(700)
    expect(sheet(ania)).to_have_count(0)
    ania.page.mouse.move(x + 3, y)
    if size == DESKTOP:
        expect(sheet(ania)).to_be_visible()
    else:  # it would cover the question
        ania.page.wait_for_timeout(700)
        expect(sheet(ania)).to_have_count(0)


def test_the_key_opens_it_escape_closes_it_and_the_focus_comes_back(visit: Visitors) -> None:
    ania = seated(visit, "Fortuna")
    card(ania).focus()
    ania.page.keyboard.press("i")
    expect(sheet(ania)).to_be_focused()
    ania.page.keyboard.press("Escape")
    expect(sheet(ania)).to_have_count(0)
    expect(card(ania)).to_be_focused()


def test_a_right_click_keeps_it_open_until_a_click_elsewhere(visit: Visitors) -> None:
    ania = seated(visit, "Fortuna")
    card(ania).click(button="right")
    expect(sheet(ania)).to_be_visible()
    ania.page.mouse.move(1, 1)
    ania.page.wait_for_timeout(400)
    expect(sheet(ania)).to_be_visible()
    ania.page.get_by_role("heading", level=1).click()
    expect(sheet(ania)).to_have_count(0)


def test_a_long_press_opens_it_from_below_and_chooses_nothing(visit: Visitors) -> None:
    ania = seated(visit, "Fortuna", PHONE)
    one = card(ania)
    pressed = one.get_attribute("aria-pressed")
    x, y, right, bottom = one.evaluate(BOX)
    touch = {"pointerType": "touch", "bubbles": True, "clientX": (x + right) / 2, "clientY": (y + bottom) / 2}
    one.dispatch_event("pointerdown", touch)
    expect(sheet(ania)).to_be_visible()
    one.dispatch_event("pointerup", touch)
    one.dispatch_event("click")
    expect(sheet(ania)).to_be_visible()
    assert one.get_attribute("aria-pressed") == pressed
    left, _, right, bottom = sheet(ania).evaluate(BOX)
    assert (left, right, bottom) == (0, PHONE[0], PHONE[1])
    sheet(ania).get_by_role("button", name="Close").click()
    expect(sheet(ania)).to_have_count(0)

    one.dispatch_event("pointerdown", touch)  # a finger that moves scrolls
    one.dispatch_event("pointermove", {**touch, "clientY": touch["clientY"] + 40})
    ania.page.wait_for_timeout(600)
    expect(sheet(ania)).to_have_count(0)


def test_a_name_in_the_log_is_a_part_of_its_line(visit: Visitors) -> None:
    """It breaks with its line, a mark stands right after its last letter, and the keyboard opens it too."""
    ania = visit(language="fr")
    ania.open_table("bot", game="Fortuna")
    names = ania.page.locator(".log [data-opens]")
    ania.goes_on(lambda: names.count() > 3, Player.any_step)
    assert set(names.evaluate_all("all => all.map(one => getComputedStyle(one).display)")) == {"inline"}
    names.last.press("Enter")
    expect(sheet(ania).get_by_role("heading", level=2)).to_have_text(names.last.inner_text())
