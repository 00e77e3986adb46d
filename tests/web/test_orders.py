"""Standing orders in the browser: a sheet of sentences, short ways to give one, and the server that answers."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import Player
from tests.web.test_help import bribes

TITLES: Final = {"en": "Standing orders", "fr": "Consignes", "pl": "Stałe polecenia"}


def sheet(ania: Player) -> Locator:
    return ania.page.get_by_role("dialog", name=TITLES[ania.language])


def opened(ania: Player) -> Locator:
    ania.prompt.get_by_role("button", name=re.compile(f"^{TITLES[ania.language]}$|orders?$")).click()
    expect(sheet(ania)).to_be_visible()
    return sheet(ania)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_is_ordered_on_the_sheet_is_answered_without_a_click(visit: Visitors, size: tuple[int, int]) -> None:
    ania = visit(size=size)
    ania.open_table("bot")
    bribes(ania)
    orders = opened(ania)
    orders.get_by_role("button", name="Use a power, or not").click()
    step, how, life = orders.get_by_role("combobox").all()
    expect(step).to_be_focused()
    expect(step).to_have_value("bribes")  # what is asked now
    expect(how).to_have_value("never")
    life.select_option(label="until used")
    orders.get_by_role("button", name="Save one order").click()

    expect(sheet(ania)).to_have_count(0)
    expect(ania.agree).to_have_count(0)
    expect(ania.prompt.get_by_role("button", name="Standing orders")).to_be_visible()  # it was used up


def test_my_strip_says_how_many_and_one_or_all_can_be_revoked(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot")
    ania.slots().first.wait_for()
    orders = opened(ania)
    for _ in range(2):
        orders.get_by_role("button", name="Match bribes").click()
    orders.get_by_role("button", name="Save 2 orders").click()
    expect(ania.prompt.get_by_role("button", name="2 orders")).to_be_visible()

    ania.page.reload()
    orders = opened(ania)
    expect(orders.get_by_role("listitem")).to_have_count(2)
    orders.get_by_role("switch").first.focus()
    ania.page.keyboard.press("Space")
    expect(orders.get_by_role("switch").first).not_to_be_checked()
    ania.page.keyboard.press("Delete")
    expect(orders.get_by_role("listitem")).to_have_count(1)
    expect(orders.get_by_role("switch")).to_be_focused()
    orders.get_by_role("button", name="Save one order").click()
    expect(ania.prompt.get_by_role("button", name="One order")).to_be_visible()

    opened(ania).get_by_role("button", name="Revoke all").click()
    expect(ania.prompt.get_by_role("button", name="Standing orders")).to_be_visible()


def test_the_menus_beside_the_bribes_give_the_same_order(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot")
    bribes(ania)
    ania.page.get_by_label("Match rivals on the left, up to").select_option("2")
    expect(ania.prompt.get_by_role("button", name="One order")).to_be_visible()
    expect(ania.agree).to_have_count(0)
    orders = opened(ania)
    expect(orders).to_contain_text("In the bribes match my rivals")
    expect(orders.get_by_role("combobox").first).to_have_value("2")
    expect(orders).to_contain_text("has answered")


def test_the_switch_of_a_power_gives_an_order_too(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot", game="Glory to Rome")
    ania.page.get_by_role("tab", name="Cards").click()
    ania.page.locator("#panel [data-card=bath]").first.click(button="right")
    ania.page.get_by_role("radio", name="never").check()
    expect(ania.prompt.get_by_role("button", name="One order")).to_be_visible()
    ania.page.get_by_role("radio", name="ask").check()
    expect(ania.prompt.get_by_role("button", name="Standing orders")).to_be_visible()


def test_always_do_this_offers_the_answers_of_the_question(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot", game="Glory to Rome")
    expect(ania.prompt.get_by_role("button", name="Standing orders")).to_be_visible()
    ania.until("remote.situation?.legal.length > 1")
    orders = opened(ania)
    orders.get_by_role("button", name="Always do this").click()
    answers = orders.get_by_role("combobox").nth(1).get_by_role("option")
    assert answers.count() == ania.page.evaluate("remote.situation.legal.length")
    ania.page.keyboard.press("Escape")
    expect(sheet(ania)).to_have_count(0)
    opened(ania)
    expect(sheet(ania).get_by_role("listitem")).to_have_count(0)  # nothing is given before it is saved


def test_at_one_device_nobody_finds_the_orders_of_another(visit: Visitors) -> None:
    ania = visit()
    table = ania.open_table("here").rsplit("/", 1)[1]
    reveal = ania.button(re.compile("hold to look"))
    reveal.press("Enter")
    opened(ania)
    bids = {"sentence": "answer", "chosen": {"step": "bids", "text": "bid A 1"}}
    ania.page.request.put(f"/api/tables/{table}/orders", data={"seat": 0, "orders": [bids]})
    expect(reveal).to_be_visible()  # it has answered, and the other is asked: the sheet of the first is gone
    expect(sheet(ania)).to_have_count(0)
    reveal.press("Enter")
    expect(ania.prompt.get_by_role("button", name="Standing orders")).to_be_visible()
    expect(sheet(ania)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize(("game", "size"), [("lutece", PHONE), ("fortuna", DESKTOP), ("gloire", PHONE)])
def test_the_sheet_is_told_in_every_language_and_fits(
    visit: Visitors, language: str, game: str, size: tuple[int, int]
) -> None:
    ania = visit(language=language, size=size)
    glory = {"en": "Glory to Rome", "fr": "La Gloire de Rome", "pl": "Chwała Rzymowi"}
    ania.open_table("bot", game={"lutece": "", "fortuna": "Fortuna", "gloire": glory[language]}[game])
    ania.until("remote.situation?.legal.length > 1")
    orders = opened(ania)
    for button in orders.get_by_role("group").get_by_role("button").all():
        button.click()
    assert "⟦" not in orders.inner_text()
    assert "\x02" not in orders.inner_text()
    assert orders.evaluate("node => node.scrollWidth <= node.clientWidth")
