"""The table of La Gloire de Rome: a city that grows. Everything that can be chosen is where one can click it."""

import random
import re
import time
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Vanished

from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import LONGEST, PAUSE, SOAKED, SOON, Player
from tests.web.test_look import serious

TITLES: Final = {"en": "Glory to Rome", "fr": "La Gloire de Rome", "pl": "Chwała Rzymowi"}
DECISIONS, SOAKED_DECISIONS = 20, 60  # looked at closely; a bot plays the rest of a whole game

# The page at one moment: what is asked, what can be clicked, and all that is not as it should be.
LOOK: Final = """async () => {
  await document.fonts.ready; // before it, other letters stand there
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const legal = [...document.querySelectorAll('.gloire [data-legal]')].filter(shown);
  const hidden = legal.filter((one) => {
    // Cards of a hand overlap: a finger's breadth of each is bare.
    const { x, y, width, height } = one.getBoundingClientRect();
    const bare = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((tenth) => {
      const top = document.elementFromPoint(x + (width * tenth) / 10, y + height / 2);
      return top && one.contains(top);
    });
    return bare.length * width / 10 < Math.min(24, width / 2);
  });
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const spilt = [...document.querySelectorAll('.gloire *')].filter((one) =>
    own(one) && shown(one) && !one.closest('.sr, .spine, .many') && getComputedStyle(one).display !== 'inline'
    && !one.classList.contains('cut')
    && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3));
  const prompt = document.querySelector('#prompt');
  const root = document.documentElement;
  return {
    asked: document.querySelectorAll('[data-verb]').length > 0,
    verbs: [...document.querySelectorAll('[data-verb]')].map((one) => one.ariaDisabled !== 'true' && !one.disabled),
    main: [...document.querySelectorAll('[data-verb]')].map((one) => one.classList.contains('main')),
    legal: legal.length,
    tiles: legal.map((one) => one.classList.contains('rival')),
    chosen: document.querySelectorAll('.gloire .chosen').length,
    hidden: hidden.map((one) => one.textContent),
    spilt: spilt.map((one) => `${one.className}: ${one.textContent}`),
    height: prompt ? prompt.getBoundingClientRect().height : 0,
    scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
    missing: /\\u27e6/.test(document.body.innerText),
    ask: document.querySelector('#prompt .ask')?.textContent ?? '',
  };
}"""


@dataclass
class Guest:
    """Somebody who clicks what is ringed, then a verb, and counts the clicks of each decision."""

    player: Player
    luck: random.Random = field(default_factory=lambda: random.Random(3))
    clicks: int = 0
    decisions: list[int] = field(default_factory=list)
    asked: set[str] = field(default_factory=set)

    @property
    def page(self) -> Page:
        return self.player.page

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def step(self, seen: dict[str, Any]) -> None:
        """One click: the main verb once something is chosen, else a thing, else another verb."""
        verbs = self.page.locator("[data-verb]")
        usable = [at for at, free in enumerate(seen["verbs"]) if free]
        main = [at for at in usable if seen["main"][at]]
        things = [at for at, tile in enumerate(seen["tiles"]) if not tile] or list(range(seen["legal"]))
        try:
            if main and (seen["chosen"] or not things):
                verbs.nth(main[0]).click(timeout=SOON)
                self.decided()
            elif things and (not usable or self.luck.random() < 0.9):
                self.page.locator(".gloire [data-legal]:visible").nth(self.luck.choice(things)).click(timeout=SOON)
                self.clicks += 1
            elif usable:
                verbs.nth(self.luck.choice(usable)).click(timeout=SOON)
                self.decided()
        except Vanished:
            return
        self.page.mouse.move(2, 2)  # a card looked at for long shows its sheet
        self.page.wait_for_timeout(PAUSE)

    def decided(self) -> None:
        self.decisions.append(self.clicks + 1)
        self.clicks = 0


def sits(visit: Visitors, seats: int, size: tuple[int, int], language: str = "en", theme: str = "light") -> Guest:
    ania = visit(size=size, language=language, theme=theme)
    ania.prefer(language=language, theme=theme)
    ania.open_table(*["bot"] * (seats - 1), game=TITLES[language])
    ania.page.locator("[data-verb]").first.wait_for()
    return Guest(ania)


@pytest.mark.parametrize(
    ("language", "size", "theme"), [("fr", DESKTOP, "light"), ("pl", PHONE, "dark")], ids=["desktop", "phone"]
)
def test_a_game_with_most_people_fits_and_everything_can_be_reached(
    visit: Visitors, soaked: bool, language: str, size: tuple[int, int], theme: str
) -> None:
    guest = sits(visit, 5, size, language, theme)
    heights: set[float] = set()

    def look_and_click(_: Player) -> bool:
        seen = guest.look()
        heights.add(seen["height"])
        assert not seen["scrolls"]
        assert not seen["missing"]
        if not seen["asked"] or not guest.player.settled():
            return False
        assert seen["hidden"] == [], seen["ask"]
        assert seen["spilt"] == [], seen["ask"]
        guest.asked.add(seen["ask"].split(":")[0])
        guest.step(seen)
        return True

    most, longest = (SOAKED_DECISIONS, SOAKED) if soaked else (DECISIONS, LONGEST)
    guest.player.goes_on(lambda: len(guest.decisions) >= most or guest.player.over(), look_and_click, longest)
    assert len(heights) == 1, heights
    mean = sum(guest.decisions) / len(guest.decisions)
    print(f"clicks per decision: {mean:.2f} in the mean, {max(guest.decisions)} at most, of {len(guest.decisions)}")
    assert mean < 2.5  # a thing and its verb; a demand shows several cards
    if not soaked:
        return
    if size == PHONE:
        guest.page.get_by_role("navigation").get_by_role("button", name=guest.player.words["web-log"]).click()
    guest.page.get_by_role("button", name=guest.player.words["web-leave"]).click()
    expect(guest.player.result).to_be_visible(timeout=SOAKED * 1000)
    assert guest.player.result.locator("tbody tr").count() == 5


def test_a_turn_by_keyboard_alone(visit: Visitors) -> None:
    guest = sits(visit, 3, DESKTOP)
    page, until = guest.page, time.monotonic() + LONGEST
    log = page.get_by_role("list", name="Log")
    while log.inner_text().count("You ") < 4:
        assert time.monotonic() < until, page.locator("#prompt").inner_text()
        seen = guest.look()
        if not seen["asked"] or not guest.player.settled():
            page.wait_for_timeout(PAUSE)
        elif any(main and free for main, free in zip(seen["main"], seen["verbs"], strict=True)):
            page.keyboard.press("Enter")
        elif seen["legal"]:
            page.keyboard.press("1")
        else:
            page.keyboard.press("t" if "think" in seen["ask"] else "d")
        page.wait_for_timeout(60)


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
