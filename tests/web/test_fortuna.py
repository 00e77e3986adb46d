"""Fortuna's own table: consequences before answers, both ends of a swap, dice and favors."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.checks import problems
from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import PAUSE, Player
from tests.web.test_look import found_by_axe

CARD: Final = "Choose one of your cards"


def choose(ania: Player) -> Locator:
    """Reaches the choice of a card; the cards that can be chosen."""
    ania.reach(CARD)
    return ania.page.get_by_role("region", name="Mine").get_by_role("button", name=re.compile("can be chosen$"))


def test_a_swap_is_seen_from_both_ends_before_it_is_confirmed(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot", game="Fortuna")
    choose(ania).first.click()
    only, asked = ania.button(re.compile("^Only exchange")), ania.prompt.get_by_text("Take a card for")
    expect(only.or_(asked)).to_be_visible()
    if only.count():
        only.click()
    expect(ania.prompt).to_contain_text(re.compile("Take a card for .*: 8 choices"))
    given = ania.page.locator(".mine .action.chosen").get_attribute("data-card")
    free = ania.page.get_by_role("region", name="Table").get_by_role("button", name=re.compile("can be chosen$"))
    expect(free).to_have_count(8)
    name = (free.nth(3).get_attribute("data-card"), free.nth(3).locator(".name").inner_text())
    free.nth(3).click()
    expect(ania.prompt).to_contain_text(f"You get {name[1]}, usable next turn.")
    expect(ania.page.locator(f".action.chosen[data-card={name[0]}]")).to_contain_text("to you, usable next turn")
    expect(ania.page.locator(".arrows path.head.out, .arrows path.head.in")).to_have_count(2)
    before = ania.page.get_by_role("list", name="Log").inner_text()
    target = ania.page.locator(f".action[data-card={name[0]}]")
    target.click()  # the chosen thing again takes it back
    expect(ania.page.locator(".arrows")).to_have_count(0)
    target.click()
    assert ania.page.get_by_role("list", name="Log").inner_text() == before
    ania.button(re.compile("^Exchange ")).click()
    expect(ania.page.locator(f".mine .action.locked[data-card={name[0]}]")).to_be_visible()
    expect(ania.page.get_by_role("region", name="Table").locator(f".action[data-card={given}]")).to_be_visible()


def swap(ania: Player) -> None:
    """Exchanges the first card, not executed, for the first one of the table."""
    choose(ania).first.click()
    only, asked = ania.button(re.compile("^Only exchange")), ania.prompt.get_by_text("Take a card for")
    expect(only.or_(asked)).to_be_visible()
    if only.count():
        only.click()
    expect(asked).to_be_visible()
    free = ania.page.get_by_role("region", name="Table").get_by_role("button", name=re.compile("can be chosen$"))
    free.first.click()
    ania.button(re.compile("^Exchange ")).click()


def test_a_swap_can_be_undone_up_to_the_dice(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot", game="Fortuna")
    swap(ania)
    expect(ania.prompt).to_contain_text("Give up a centurion")
    ania.page.keyboard.press("u")
    expect(ania.prompt).to_contain_text(CARD)
    expect(ania.page.get_by_role("list", name="Log")).to_contain_text("an answer is taken back")


def test_fast_players_need_no_second_click(visit: Visitors) -> None:
    ania = visit()
    ania.prefer(auto=True)
    ania.open_table("bot", game="Fortuna")
    expect(ania.prompt).to_contain_text("Which card shall nobody take")
    ania.page.keyboard.press("1")
    expect(ania.prompt).not_to_contain_text("Which card shall nobody take")


def test_what_an_answer_brings_is_told_before_it_is_given(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot", game="Fortuna")
    ania.reach("reaches favors 1 to")
    page = ania.page
    expect(page.locator(".favor.reach").first).to_be_visible()
    tile = page.locator(".favor[data-legal]").first
    expect(tile.locator(".gain")).to_have_text(re.compile(r"^\+\d steps?$"))
    tile.click()
    expect(page.locator(".pawn.sure")).to_be_visible()
    expect(ania.prompt.locator("[data-verb].main")).to_contain_text(re.compile(r"\+\d step"))
    tax = page.get_by_role("button", name=re.compile("^Tax: −1 coin, no step"))
    expect(tax).to_be_visible()
    tax.click()
    expect(ania.prompt.locator("[data-verb].main")).to_have_text(re.compile("Pay the tax"))


def test_a_turn_by_keys_alone(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot", game="Fortuna")
    expect(ania.prompt).to_contain_text("Which card shall nobody take")
    ania.page.keyboard.press("1")
    ania.page.keyboard.press("Enter")
    expect(ania.prompt).to_contain_text(CARD)
    log = ania.page.get_by_role("list", name="Log")

    def keys_alone(_: Player) -> bool:
        asked = ania.prompt.inner_text()
        keys = ["2", "Enter"] if CARD in asked or "Take a card" in asked else ["Enter", "d", "n", "t", "e"]
        for key in keys:
            ania.page.keyboard.press(key)
            ania.page.wait_for_timeout(PAUSE)
        return True

    ania.goes_on(lambda: "Round 3" in log.inner_text(), keys_alone)


def test_a_plan_is_taken_back_chip_by_chip_and_told_why_not(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot", game="Fortuna")
    cards = choose(ania)
    chosen = cards.first.get_attribute("data-card")
    theirs = ania.page.get_by_role("region", name="Table").locator(".side .action").first
    theirs.click()
    expect(ania.prompt).to_contain_text("is not on your side: choose a card that is.")
    cards.first.click()
    mine = ania.page.locator(f".mine [data-card={chosen}]")
    expect(mine).to_have_attribute("aria-pressed", "true")
    expect(ania.prompt).not_to_contain_text(CARD)  # the draft has reached the server
    ania.page.keyboard.press("Backspace")
    expect(mine).not_to_have_attribute("aria-pressed", "true")
    expect(ania.prompt).to_contain_text(CARD)


def test_a_rival_s_turn_is_played_before_it_is_mine_again(visit: Visitors) -> None:
    """Dice tumble, arrows are drawn, markers hop; meanwhile nobody is asked, and Space skips."""
    ania = visit(motion=True)
    ania.page.add_init_script(
        """window.shown = new Set();
        document.addEventListener('animationstart', e => window.shown.add(e.animationName.replace(/^.*-/, '')), true)"""
    )
    ania.open_table("bot", game="Fortuna")
    seen = "['tumble', 'draw'].every(one => window.shown.has(one))"
    ania.goes_on(lambda: ania.page.evaluate(seen), Player.any_step)
    assert ania.page.locator(".fortuna").is_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visitors, theme: str, size: tuple[int, int]) -> None:
    ania = visit(theme=theme, size=size)

    def serious(page: Page) -> list[str]:
        return found_by_axe(page, colours=theme == "dark")

    ania.open_table("bot", "bot", game="Fortuna")
    ania.reach("reaches favors 1 to")
    found = {"asked": serious(ania.page)}
    for tab in ("Mine", "Others") if size == PHONE else ():
        ania.page.get_by_role("navigation").get_by_role("button", name=tab).click()
        found[tab] = serious(ania.page)
    ania.page.goto(f"{ania.page.url}/replay")
    ania.page.get_by_role("slider").wait_for()
    found["replay"] = serious(ania.page)
    assert found == {name: [] for name in found}


def test_text_of_double_size_can_be_used(visit: Visitors) -> None:
    """The phone's drawing is used then, and the table scrolls inside; the question stays."""
    ania = visit()
    ania.prefer(text=200)
    ania.open_table("bot", "bot", "bot", game="Fortuna")
    page = ania.page
    expect(page.locator("[data-layout=phone]")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    ania.reach(CARD)
    page.locator(".action[data-legal]:visible").first.click()
    only, asked = ania.button(re.compile("^Only exchange")), ania.prompt.get_by_text("Take a card for")
    expect(only.or_(asked)).to_be_visible()
    if only.count():
        only.click()
    page.locator(".action.strip[data-legal]:visible").last.click()
    expect(ania.button(re.compile("^Exchange "))).to_be_in_viewport()


def test_a_game_that_is_over_calls_nobody_to_a_last_turn(visit: Visitors) -> None:
    ania = visit()
    table = ania.bots_play("fortuna", "casual", "casual")
    ania.page.goto(f"/t/{table}")
    ania.page.keyboard.press("Escape")
    expect(ania.page.locator(".rome")).to_contain_text("The game is over.")
    expect(ania.page.locator(".rome")).not_to_contain_text("LAST ROUND")


def test_the_draft_is_on_the_table(visit: Visitors) -> None:
    ania = visit()
    ania.set_up("bot", "bot", "bot", game="Fortuna", options=["Draft the action cards (experts)"])
    expect(ania.prompt).to_contain_text("Take one of these cards for your side.")
    page: Page = ania.page
    assert problems(page) == []
    card = page.get_by_role("list", name="Cards to choose from").get_by_role("button").first
    taken = card.get_attribute("data-card")
    card.click()
    ania.button(re.compile("^Take ")).click()
    expect(page.locator(f".mine [data-card={taken}]")).to_be_visible()
