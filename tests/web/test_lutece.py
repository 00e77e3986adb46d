"""The market of Lutèce: the reveal before the next question, what it warns of, standing orders."""

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.checks import ANSWER, Remote
from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import LONGEST
from tests.web.test_cards import corrected, sit_at
from tests.web.test_help import bribes

# Cards of mine and of rivals that leave the place they have; hosts of which less than half can be hit.
CROWDED: Final = """() => {
  const found = [];
  const right = one => one.getBoundingClientRect().right;
  for (const [cards, place] of [['.held', 'ul.fans'], ['.minis > *', '.rivals button']])
    for (const one of document.querySelectorAll(`main ${cards}`))
      if (right(one) > right(one.closest(place)) + 1) found.push(`${cards} leaves ${place}`);
  for (const one of document.querySelectorAll('.held [data-legal]')) {
    const { x, y, width, height } = one.getBoundingClientRect();
    const bare = [1, 3, 5, 7, 9].filter(tenth => one.contains(
      document.elementFromPoint(x + width * tenth / 10, y + height / 2)));
    if (bare.length < 3 || width < 22) found.push(`cannot be hit: ${one.textContent}`);
  }
  return found;
}"""
# Bids for an Apprentice if there is one, so that it will look for a host.
SEEK: Final = f"""at => {{
  const {{ legal, view }} = remote.situation;
  const slot = view.slots.find(one => one.card?.startsWith('apprentice'))?.name;
  const bid = view.step === 'bids' && slot ? legal.findIndex(one => one.text.startsWith(`bid ${{slot}} `)) : -1;
  ({ANSWER})(bid < 0 ? at : bid);
}}"""
# The space bar twice at once, however slow the machine is.
TWICE: Final = """() => {
  for (let times = 0; times < 2; times += 1)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
}"""
# Words of the score sheet that lie on its figures.
COVERED: Final = """() => [...document.querySelectorAll('main .from')].filter(one =>
  one.nextElementSibling.getBoundingClientRect().left < one.getBoundingClientRect().left + one.scrollWidth
).map(one => one.textContent)"""


def test_the_reveal_plays_before_the_next_question_is_put(visit: Visitors) -> None:
    ania = visit(motion=True)
    ania.open_table("bot", "bot")
    expect(ania.slots().first).to_be_visible()
    skip = ania.prompt.get_by_role("button", name="Skip")
    ania.goes_on(skip.count)
    until = time.monotonic() + LONGEST

    log = ania.page.get_by_role("list", name="Log")
    told: list[str] = []
    while skip.count():  # every moment of it: nothing is asked, and the log does not run ahead
        seen: dict[str, Any] = ania.page.evaluate(
            """() => ({ skip: [...document.querySelectorAll('[data-verb]')].some(one => one.textContent === 'Skip'),
                        legal: document.querySelectorAll('[data-legal]').length,
                        log: document.querySelector('[aria-label=Log]').innerText })"""
        )
        if seen["skip"]:
            assert seen["legal"] == 0
            told.append(seen["log"])
        ania.page.wait_for_timeout(100)
        assert time.monotonic() < until
    assert len({text.count("\n") for text in told}) > 2  # line by line
    assert "Round 2" not in told[0]
    expect(log).to_contain_text(re.compile("Round 2|contested"))
    expect(ania.page.locator("[data-legal]").first).to_be_visible()


def test_skipping_gives_the_same_table_at_once(visit: Visitors) -> None:
    ania = visit(motion=True)
    ania.open_table("bot")
    expect(ania.slots().first).to_be_visible()
    ania.goes_on(ania.prompt.get_by_role("button", name="Skip").count)
    ania.page.evaluate(TWICE)
    expect(ania.page.locator("[data-legal]").first).to_be_visible(timeout=4000)  # all of it takes six seconds


def test_whoever_comes_back_can_raise_at_once(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot")
    bribes(ania)
    ania.page.reload()
    ania.button("One more on the left card").click()
    expect(ania.button("Raise 1 on your left card")).to_be_visible()


def test_a_bribe_that_would_burn_a_card_is_warned_of(visit: Visitors) -> None:
    """Purse 5, both cards cost 2: one coin is free."""
    ania = visit()
    sit_at(ania, "lutece", corrected("lutece", *((f"cost = {cost}", "cost = 2") for cost in (0, 1, 3))))
    expect(ania.slots().first).to_be_visible()
    ania.page.keyboard.press("a")
    ania.page.keyboard.press("b")
    ania.button("Lay both, final").click()
    more = ania.button("One more on the left card")
    expect(more).to_be_enabled()
    expect(ania.page.get_by_text("only you see this", exact=True)).to_have_count(2)
    warning = ania.page.get_by_text("you could no longer pay it")
    expect(warning).to_have_count(0)

    more.click()
    expect(warning).to_have_count(1)
    more.click()
    # After the left one: 5 less 2 laid, less 2 paid.
    both = re.compile("^After A .+ you keep 1, and B .+ costs 2: won as well, it would leave the game.$")
    expect(ania.page.get_by_text(both)).to_be_visible()
    expect(ania.prompt).to_contain_text("You could no longer pay B ")
    expect(ania.prompt.get_by_role("button", name="Raise 2 on your left card")).to_be_enabled()


def test_a_standing_order_matches_a_rival_and_then_agrees(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    bruno.join(ania.open_table("open"))
    bribes(ania, bruno)
    order = ania.page.get_by_label("Match rivals on the left, up to")
    expect(order).to_have_value("0")
    order.select_option("3")
    bruno.button("One more on the right card").click()
    bruno.prompt.get_by_role("button", name="Raise 1 on your right card").click()

    log = bruno.page.get_by_role("list", name="Log")
    expect(log).to_contain_text("Ania raises 1 gold on the left card.")
    assert "Match" not in log.inner_text()
    bruno.agree.click()
    expect(log).to_contain_text("Cards up")


def test_a_rival_pressed_shows_what_he_owns_until_escape(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot", "bot")
    tile = ania.page.get_by_role("list", name="Purses, cards and bribes").get_by_role("button").first
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    ania.page.keyboard.press("Escape")
    expect(tile).to_have_attribute("aria-pressed", "false")


@pytest.mark.deal(5)  # an Apprentice who may choose
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_five_own_has_room_to_the_end_and_the_sheet_can_be_read(visit: Visitors, size: tuple[int, int]) -> None:
    ania = visit(size=size, language="pl")
    ania.open_table(*["bot"] * 4)
    asked = set[str]()
    for _ in Remote(ania, SEEK).decisions(200):
        step = ania.page.evaluate("remote.situation.view.step")
        asked.add(step)
        assert ania.page.evaluate(CROWDED) == [], step
    assert "attach" in asked
    ania.page.get_by_role("dialog").wait_for()
    ania.page.keyboard.press("Escape")
    expect(ania.page.locator("main .from")).to_have_count(10)
    assert ania.page.evaluate(COVERED) == []
