"""Hints in three steps: where to look, what is worth a thought, the best and why; the same for as long as one asks."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import PHONE, Visitors
from tests.web.player import Player

GAMES: Final = (("Lutèce", "fr"), ("Fortuna", "en"), ("Chwała Rzymowi", "pl"))
ASKED: Final = """
window.hints = 0;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (JSON.parse(text).type === 'hint') window.hints += 1;
  return send.call(this, text);
};
"""


def seated(visit: Visitors, game: str, language: str, *others: str, size: tuple[int, int] | None = None) -> Player:
    ania = visit(language=language, size=size) if size else visit(language=language)
    ania.page.add_init_script(ASKED)
    ania.open_table(*(others or ("bot",)), game=game)
    expect(ania.button(ania.words["web-hint"])).to_be_enabled()
    return ania


def panel(ania: Player) -> Locator:
    return ania.page.get_by_role("region", name=ania.words["web-hint"], exact=True)


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_a_hint_says_more_each_time_and_is_asked_for_once(visit: Visitors, game: str, language: str) -> None:
    ania = seated(visit, game, language)
    levels = panel(ania).get_by_role("radio")
    bars = panel(ania).locator(".bar > i")
    ania.page.keyboard.press("h")
    expect(levels.nth(0)).to_be_checked()
    expect(panel(ania).get_by_role("status")).not_to_contain_text(ania.words.get("hint-thinking", "…"))
    expect(bars).to_have_count(0)

    ania.page.keyboard.press("h")
    expect(levels.nth(1)).to_be_checked()
    many = bars.count()
    assert 2 <= many <= 3
    figures = [int(one) for one in re.findall(r"(\d+)\s?%", panel(ania).inner_text())]
    widths = [round(float(bar.evaluate("node => parseFloat(node.style.width)"))) for bar in bars.all()]
    assert figures[:many] == widths  # as percents, not as parts of one
    told = panel(ania).inner_text()

    ania.page.keyboard.press("h")
    expect(levels.nth(2)).to_be_checked()
    expect(panel(ania)).not_to_contain_text("⟦")
    ania.page.keyboard.press("Escape")
    expect(panel(ania)).to_have_count(0)

    ania.page.keyboard.press("h")
    ania.page.keyboard.press("h")
    assert panel(ania).inner_text() == told
    assert ania.page.evaluate("window.hints") == 1
    ania.page.reload()
    ania.button(ania.words["web-hint"]).click()
    ania.page.keyboard.press("h")
    expect(bars).to_have_count(many)
    assert panel(ania).inner_text() == told  # the server says the same of the same position


def test_candidates_are_ringed_where_they_lie_with_their_chances(visit: Visitors) -> None:
    ania = seated(visit, "Fortuna", "en")
    ania.page.keyboard.press("h")
    ania.page.keyboard.press("h")
    expect(panel(ania).locator(".bar").first).to_be_visible()
    rings = ania.page.locator(".rings > span")
    expect(rings.first).to_be_visible()
    described = ania.page.locator("[aria-description]")
    assert described.count() == rings.count()
    best = ania.page.locator("[aria-description^='hint 1: ']")
    expect(best).to_have_attribute("aria-description", re.compile(r"\d+%$"))
    boxes = [one.evaluate("node => node.getBoundingClientRect().toJSON()") for one in (rings.first, best)]
    for side in ("x", "y", "width", "height"):
        assert abs(boxes[0][side] - boxes[1][side]) < 2
    ania.page.keyboard.press("Escape")
    expect(rings).to_have_count(0)
    expect(described).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "en", "pl"])
def test_nothing_of_a_hint_is_cut_off(visit: Visitors, language: str) -> None:
    ania = seated(visit, "Fortuna", language)
    for level in ("1", "2", "3"):
        ania.page.keyboard.press("h")
        expect(panel(ania).get_by_role("radio").and_(ania.page.locator(f"[value='{level}']"))).to_be_checked()
        expect(panel(ania).get_by_role("status")).not_to_contain_text("…")  # games are imagined
        assert ania.page.locator(".notes").evaluate("one => one.scrollWidth <= one.clientWidth")


def test_on_a_phone_rings_lie_under_the_hint(visit: Visitors) -> None:
    ania = seated(visit, "Lutetia", "en", size=PHONE)
    ania.page.keyboard.press("h")
    ania.page.keyboard.press("h")
    expect(panel(ania).locator(".bar").first).to_be_visible()
    ania.page.wait_for_function("""() => {
      const [, covered] = /^inset\\(0px 0px ([\\d.]+)px\\)$/.exec(
        getComputedStyle(document.querySelector('.rings')).clipPath) ?? [];
      return Math.abs(innerHeight - Number(covered) - document.querySelector('.notes').getBoundingClientRect().top) < 2;
    }""")


def test_a_hint_fits_on_a_phone(visit: Visitors) -> None:
    ania = seated(visit, "Fortuna", "en", size=PHONE)
    for _ in range(3):
        ania.page.keyboard.press("h")
    expect(panel(ania).locator(".bar")).to_have_count(1)
    box = panel(ania).bounding_box()
    prompt = ania.prompt.bounding_box()
    assert box is not None
    assert prompt is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert box["y"] + box["height"] <= prompt["y"]


def test_people_who_play_each_other_get_hints_only_if_they_say_so(visit: Visitors) -> None:
    ania = visit()
    ania.lobby()
    ania.button(re.compile("Lutetia")).click()
    ania.page.get_by_text("Clock and more").click()
    hints = ania.page.get_by_role("checkbox", name="Hints", exact=True)
    expect(hints).to_be_checked()
    ania.page.get_by_label("Seat 2", exact=True).select_option("open")
    expect(hints).not_to_be_checked()
    hints.check()
    ania.page.get_by_label("Seat 3", exact=True).select_option("open")
    expect(hints).to_be_checked()
