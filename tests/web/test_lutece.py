"""The market of Lutèce: whole games on a desk and a phone, the reveal before the next question, what it warns of."""

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as Vanished

from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import LONGEST, SOAKED, Player
from tests.web.test_cards import corrected, sit_at
from tests.web.test_help import bribes
from tests.web.test_look import serious

DECISIONS: Final = 18  # of one player, if the game is not to be played to its end
# What is wrong with the table as it is drawn now: it scrolls, a target is covered or outside, a text leaves its box.
WRONG: Final = """async () => {
  await document.fonts.ready; // before it, other letters stand there
  const wrong = [];
  const {scrollHeight, scrollWidth} = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) wrong.push('the page scrolls');
  for (const one of document.querySelectorAll('[data-legal], [data-verb]')) {
    const {x, y, width, height} = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!hit || !one.contains(hit)) wrong.push('cannot be hit: ' + one.textContent.trim().slice(0, 60));
  }
  const texts = document.createTreeWalker(document.querySelector('main.board'), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const box = node.parentElement;
    if (!node.textContent.trim() || box.closest('.sr, svg, select')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const around = box.closest('.card, .gone, .folded, button, .words, .told, .attach p, .agree, .mine, li, section');
    if (!text.width || !around || box.closest('.sign, .tag, .who, .title')) continue;
    const {left, right, top, bottom} = around.getBoundingClientRect();
    if (text.left < left - 2 || text.right > right + 2 || text.top < top - 2 || text.bottom > bottom + 2)
      wrong.push('leaves its box: ' + node.textContent.trim());
  }
  const ask = document.querySelector('#prompt .ask');
  if (ask && ask.scrollHeight > ask.clientHeight + 2) wrong.push('cut off: ' + ask.textContent);
  if (document.body.innerText.includes('⟦')) wrong.push('a word is missing');
  return wrong;
}"""


class Clicks:
    """Plays and counts: how often one has to click for a decision."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        self.decisions = self.clicks = 0
        self.heights: set[float] = set()
        self.wrong: dict[str, str] = {}

    def click(self, what: Locator) -> None:
        what.click(timeout=2000)
        self.clicks += 1

    def look(self, step: str) -> None:
        found: list[str] = self.page.evaluate(WRONG)
        self.wrong |= dict.fromkeys(found, step)
        box = self.page.locator("#prompt").bounding_box()
        assert box is not None
        self.heights.add(round(box["height"], 1))

    def main(self) -> Locator:
        return self.page.locator("[data-verb].main:not([aria-disabled])")

    def decide(self) -> bool:
        """Answers what is asked, looking at the table before and once the answer is composed."""
        legal = self.page.locator("[data-legal]")
        if not self.player.settled() or not (legal.count() or self.main().count()):
            return False
        turn = self.decisions
        stalls = self.page.locator(".stall [data-legal]")
        bidders = self.page.locator("ol button[data-legal]")
        hosts = self.page.locator(".held [data-legal]")
        coins = self.page.locator(".stepper [data-legal]")
        # What is asked may change under our hands: each is counted once.
        if (count := stalls.count()) > 1:
            self.look("bids")
            self.click(stalls.nth(turn * 3 % count))
            self.click(stalls.nth((turn * 3 + 1 + turn % (count - 1)) % count))
            self.look("bids, chosen")
        elif count := bidders.count():
            self.look("legion")
            if turn % 2 == 0:
                self.click(self.page.locator("[data-verb]").first)
                self.decisions += 1
                return True
            self.click(bidders.nth(turn % count))
            self.look("legion, chosen")
        elif hosts.count():
            self.look("attach")
            self.click(hosts.first)
            self.look("attach, chosen")
        elif (count := coins.count()) and turn % 3 == 0:
            self.look("bribes")
            self.click(coins.nth(turn % count))
            self.look("bribes, chosen")
        self.click(self.main())
        self.decisions += 1
        return True


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "fr"), (PHONE, "pl")], ids=["desk", "phone"])
def test_a_game_of_five_fits_and_every_target_can_be_hit(
    visit: Visitors, soaked: bool, size: tuple[int, int], language: str
) -> None:
    ania = visit(size=size, language=language)
    ania.open_table(*["bot"] * 4)
    table = Clicks(ania)
    checked: set[str] = set()

    def look_and_decide(_: Player) -> bool:
        question = ania.page.locator(".stage").inner_text(timeout=5000)
        step = question.split("·")[-1]
        if step not in checked and ania.page.locator("[data-legal]").count():
            checked.add(step)
            assert serious(ania.page) == []
        try:
            return table.decide()
        except Vanished:  # what is asked has changed while we clicked
            return False

    if soaked:
        ania.goes_on(ania.over, look_and_decide, SOAKED)
    else:
        ania.goes_on(lambda: table.decisions >= DECISIONS or ania.over(), look_and_decide)
    assert table.wrong == {}
    assert len(table.heights) == 1
    print(f"{table.clicks / table.decisions:.2f} clicks a decision, {table.decisions} decisions")
    assert table.clicks / table.decisions < 3


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
    ania.page.keyboard.press("Space")
    ania.page.keyboard.press("Space")
    expect(ania.page.locator("[data-legal]").first).to_be_visible(timeout=1500)


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
    expect(ania.page.get_by_text("won, it would leave the game")).to_be_visible()
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
