"""Lessons at the table: done by keyboard at a desk and on a phone, nudged, left and resumed, and what comes after."""

import re
from typing import Final

import pytest
from playwright.sync_api import TimeoutError as Vanished
from playwright.sync_api import expect

from ludus import lessons
from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import Player
from tests.web.test_look import serious

FIRST: Final = [one for one in lessons.NAMES if one.endswith("-1")]
LANGUAGES: Final = {"lutece": "pl", "fortuna": "fr", "gloire": "en"}
# The step, what is ringed and what the prompt says: it changes with whatever one does.
STANDS: Final = """() => [document.querySelector('.rings[data-step]')?.dataset.step,
  ...[...document.querySelectorAll('.rings .ring')].map(one => one.getAttribute('style')),
  document.querySelector('#prompt')?.innerText].join('|')"""


def start(player: Player, name: str) -> None:
    player.page.goto("/")
    at = ["lutece", "fortuna", "gloire"].index(name.rpartition("-")[0])
    player.page.locator(".games > li").nth(at).get_by_role("button", name=player.words["web-new-here"]).click()
    player.page.wait_for_url("**/t/*")
    expect(player.page.locator("#prompt.lesson")).to_be_visible()


def press(player: Player, key: str) -> None:
    """Presses a key until something changes: again if the page was not listening yet, as a person would."""
    before = player.page.evaluate(STANDS)
    for _ in range(4):
        player.page.keyboard.press(key)
        try:
            player.page.wait_for_function(f"before => ({STANDS})() !== before", arg=before, timeout=2500)
            return
        except Vanished:
            pass
    raise AssertionError(f"{key} changes nothing: {before}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("name", FIRST)
def test_a_first_lesson_is_done_by_keyboard(visit: Visitors, name: str, size: tuple[int, int]) -> None:
    game = name.rpartition("-")[0]
    ania = visit(size=size, language=LANGUAGES[game])
    start(ania, name)
    ending, helped = ania.button(ania.words["web-lesson-game"]), set[str]()
    for done in range(120):
        if ending.count():
            break
        ring = ania.page.locator(".rings .ring")
        try:
            expect(ring.first).to_be_visible(timeout=4000)
        except AssertionError:  # a step without help, or on a phone what is told of and not on the page
            helped.add(ania.page.locator(".rings[data-step]").get_attribute("data-step") or "")
            press(ania, "s")
            continue
        if done == 2:
            assert serious(ania.page) == []
        press(ania, "Enter")
    expect(ending).to_be_visible()
    assert len(helped) <= (1 if size == DESKTOP else 3), helped
    assert ania.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    ania.page.goto("/")
    if size == DESKTOP:
        expect(ania.page.get_by_role("region", name=ania.words["web-lessons"])).to_contain_text(
            ania.words["web-lesson-done"]
        )


def test_another_answer_is_explained_and_nothing_is_played(visit: Visitors) -> None:
    ania = visit()
    start(ania, "lutece-1")
    while not ania.page.locator("#prompt [data-verb]").count():
        press(ania, "Enter")
    for slot in ("B", "2"):
        ania.button(re.compile(f"^{slot}: ")).click()
    ania.page.locator("#prompt .main").click()
    nudge = ania.page.locator(".bubble")
    expect(nudge).to_contain_text("Allowed as well")
    expect(ania.page.locator(".rings .also")).to_be_visible()
    assert serious(ania.page) == []
    log = ania.page.get_by_role("tab", name="Log")
    nudge.get_by_role("button").first.click()  # does what is ringed
    expect(nudge).to_have_count(0)
    log.click()
    expect(ania.page.get_by_role("list", name="Log")).to_contain_text("You lay down A and 1.")


def test_a_lesson_is_left_and_resumed_goes_back_and_can_be_played_on(visit: Visitors) -> None:
    ania = visit()
    start(ania, "lutece-1")
    press(ania, "Enter")
    press(ania, "Enter")
    expect(ania.prompt).to_contain_text("3 of")
    url = ania.page.url
    ania.page.keyboard.press("Escape")
    ania.page.wait_for_url("**/")
    ania.button(re.compile("^Go on: step 3 of")).click()
    ania.page.wait_for_url(url)
    expect(ania.prompt).to_contain_text("3 of")
    press(ania, "Backspace")
    expect(ania.prompt).to_contain_text("2 of")
    ania.button(re.compile("^Back to step 1:")).click()
    expect(ania.prompt).to_contain_text("1 of")
    press(ania, "s")
    expect(ania.prompt).to_contain_text("2 of")


def test_from_any_step_the_game_goes_on_against_beginners(visit: Visitors) -> None:
    ania = visit()
    start(ania, "lutece-1")
    lesson = ania.page.url
    while not ania.page.locator("#prompt [data-verb]").count():
        press(ania, "Enter")
    for slot in ("B", "2"):
        ania.button(re.compile(f"^{slot}: ")).click()
    ania.page.locator("#prompt .main").click()
    ania.button("Play on from here").click()
    ania.page.wait_for_url(lambda url: "/t/" in url and url != lesson)
    expect(ania.slots().first).to_be_visible()
    expect(ania.page.locator("#prompt.lesson")).to_have_count(0)
    expect(ania.page.locator("#prompt")).to_contain_text("Choose two cards")
