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

# A ring comes from larger than it is.
STILL: Final = """() => Promise.all([...document.querySelectorAll('.rings .ring')].flatMap(one => one.getAnimations())
  .map(one => one.finished.catch(() => null)))"""

# What a learner cannot read or see of a step: a sentence or a verb that is cut, a ring that leaves the window, or
# covers with the focus what stands beside a verb.
HIDDEN: Final = """() => [
  ...[...document.querySelectorAll('#prompt .ask')].filter(one => one.scrollHeight > one.clientHeight + 1),
  ...[...document.querySelectorAll('#prompt .amount')].filter(one =>
    one.getBoundingClientRect().bottom > one.closest('.second').getBoundingClientRect().bottom + 1),
  ...[...document.querySelectorAll('#prompt [data-verb]')].filter(one => {
    const { top, right, bottom, left } = one.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].some(part =>
      part.top < top - 1 || part.right > right + 1 || part.bottom > bottom + 1 || part.left < left - 1);
  }),
  ...[...document.querySelectorAll('.rings .ring')].filter(one => {
    const { top, right, bottom, left } = one.getBoundingClientRect();
    return left < 8 || top < 8 || right > innerWidth - 8 || bottom > innerHeight - 8;
  }),
  ...[...document.querySelectorAll('.rings .ring')].filter(one => {
    const focus = [...document.querySelectorAll('#prompt [data-verb]:focus-visible')];
    const wide = Math.max(...[one, ...focus].map(outlined => {
      const { outlineWidth, outlineOffset } = getComputedStyle(outlined);
      return parseFloat(outlineWidth) + parseFloat(outlineOffset);
    }));
    const ring = one.getBoundingClientRect();
    const meets = (box, more) => box.left < ring.right + more && box.right > ring.left - more
      && box.top < ring.bottom + more && box.bottom > ring.top - more;
    const others = [...document.querySelectorAll('#prompt button')].map(other => other.getBoundingClientRect());
    return others.some(box => meets(box, wide - 0.5) && !meets(box, -1));
  }),
].map(one => one.innerText || one.className)"""

# Keeps which tabs of a phone are shown from now on.
TABS: Final = """() => {
  const frame = document.querySelector('.frame');
  window.tabs = [frame.dataset.tab];
  new MutationObserver(() => tabs.push(frame.dataset.tab)).observe(frame, { attributeFilter: ['data-tab'] });
}"""


def start(player: Player, name: str) -> None:
    player.page.goto("/")
    at = ["lutece", "fortuna", "gloire"].index(name.rpartition("-")[0])
    player.page.locator(".games > li").nth(at).get_by_role(
        "button", name=player.words["web-new-here"].split("{")[0].strip()
    ).click()
    player.page.wait_for_url("**/t/*")
    expect(player.page.locator("#prompt.lesson")).to_be_visible()


def at(player: Player) -> tuple[str, str]:
    """The step and its kind, read together: the page may go on at any time."""
    step, kind = player.page.evaluate(
        "() => { const { step = '', kind = '' } = document.querySelector('.rings[data-step]')?.dataset ?? {}; "
        "return [step, kind]; }"
    )
    return step, kind


def skip(player: Player, step: str) -> None:
    """Skips a step, and waits for the next one: what rivals do on the way changes the page too."""
    press(player, "s")
    player.page.wait_for_function(
        "step => document.querySelector('.rings[data-step]')?.dataset.step !== step", arg=step
    )


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


def through(player: Player) -> set[str]:
    """Does what is ringed to the end of a lesson; returns the steps that rang nothing and were skipped."""
    ending, helped = player.button(player.words["web-lesson-game"]), set[str]()
    rings = player.page.locator(".rings[data-step]")
    ring, free = rings.locator(".ring"), rings.and_(player.page.locator("[data-kind='free']"))
    for done in range(200):
        if ending.count():
            break
        found = True
        try:
            expect(free.or_(ring).or_(ending).first).to_be_attached(timeout=15_000)
        except AssertionError:
            found = False
        step, kind = at(player)
        if not found or kind == "free":
            helped.add(step)
            skip(player, step)
            continue
        if not ring.count():
            continue  # the page has just gone on
        player.page.evaluate(STILL)
        assert player.page.evaluate(HIDDEN) == [], f"step {step}"
        assert rings.locator("b").count() <= 1, f"step {step}"
        if done == 2:
            assert serious(player.page) == []
        press(player, "Enter")
    expect(ending).to_be_visible()
    return helped


def alone(name: str) -> set[str]:
    """The steps a learner is to do without help; everything else is ringed, on a phone too."""
    return {str(number) for number, step in enumerate(lessons.of(name).steps, start=1) if step.kind == "free"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("name", FIRST)
def test_a_first_lesson_is_done_by_keyboard(visit: Visitors, name: str, size: tuple[int, int]) -> None:
    game = name.rpartition("-")[0]
    ania = visit(size=size, language=LANGUAGES[game])
    start(ania, name)
    assert through(ania) == alone(name)
    assert ania.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    ania.page.goto("/")
    if size == DESKTOP:
        expect(ania.page.get_by_role("region", name=ania.words["web-lessons"])).to_contain_text(
            ania.words["web-lesson-done"]
        )


@pytest.mark.parametrize(
    ("name", "size", "language"),
    [
        ("lutece-2", DESKTOP, "fr"),
        ("lutece-2", PHONE, "pl"),
        ("lutece-3", PHONE, "en"),
        ("fortuna-2", PHONE, "pl"),
        ("fortuna-3", DESKTOP, "en"),
        ("fortuna-3", PHONE, "fr"),
        ("gloire-2", DESKTOP, "pl"),
        ("gloire-2", PHONE, "en"),
        ("gloire-3", PHONE, "fr"),
    ],
)
def test_a_later_lesson_is_done_too(visit: Visitors, name: str, size: tuple[int, int], language: str) -> None:
    ania = visit(size=size, language=language)
    ania.open_lesson(name)
    assert through(ania) == alone(name)
    assert ania.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_the_points_are_found_at_once_even_behind_the_log(visit: Visitors) -> None:
    ania = visit(size=PHONE)
    ania.open_lesson("gloire-2")
    ania.page.get_by_role("navigation").get_by_role("button", name=ania.words["web-log"]).click()
    ania.page.get_by_role("tab", name=ania.words["web-log"]).click()
    ania.page.get_by_role("navigation").get_by_role("button", name=ania.words["web-region-table"]).click()
    while not ania.page.evaluate("remote.over"):
        skip(ania, at(ania)[0])
    ania.page.evaluate(TABS)
    expect(ania.page.locator(".rings .ring")).to_have_count(2)  # influence beside the vault, and the Wall
    expect(ania.page.get_by_role("group", name=ania.words["web-end-sources"])).to_be_visible()
    assert set(ania.page.evaluate("tabs")) <= {"table", "side"}


def test_another_answer_is_explained_and_nothing_is_played(visit: Visitors) -> None:
    ania = visit()
    start(ania, "lutece-1")
    while not ania.page.locator("#prompt [data-verb]").count():
        press(ania, "Enter")
    for slot in ("B", "2"):
        ania.button(re.compile(f"^{slot}: ")).click()
    ania.page.locator("#prompt .main").click()
    nudge = ania.page.locator(".bubble")
    expect(nudge).to_contain_text("Those are for sale too")
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


def test_on_a_phone_another_answer_is_explained_whole(visit: Visitors) -> None:
    ania = visit(size=PHONE, language="fr")
    ania.open_lesson("fortuna-1")
    for step in "123":
        skip(ania, step)
    ania.page.locator("main [data-thing='card-construction']").click()
    ania.page.locator("#prompt .main").click()
    expect(ania.prompt).to_contain_text("Ce bord est libre")
    assert ania.page.evaluate(HIDDEN) == []
    expect(ania.prompt.get_by_role("button", name=ania.words["web-lesson-play-on"])).to_be_in_viewport(ratio=1)


def test_whoever_looks_elsewhere_on_a_phone_is_not_called_back(visit: Visitors) -> None:
    ania = visit(size=PHONE)
    ania.open_lesson("gloire-1")
    for step in "12":
        skip(ania, step)
    ring = ania.page.locator(".rings .ring")
    expect(ring).to_have_count(1)
    ania.page.get_by_role("navigation").get_by_role("button", name=ania.words["web-region-others"]).click()
    expect(ring).to_have_count(0)
    ania.page.evaluate(TABS)
    ania.page.wait_for_timeout(1500)
    assert ania.page.evaluate("tabs") == ["others"]
    expect(ring).to_have_count(0)
    ania.page.get_by_role("navigation").get_by_role("button", name=ania.words["web-region-table"]).click()
    expect(ring).to_have_count(1)


def test_whoever_looks_at_a_rival_is_at_home_again_with_the_next_step(visit: Visitors) -> None:
    ania = visit()
    ania.open_lesson("lutece-1")
    for step in "1234":
        skip(ania, step)
    rival = ania.page.locator("[data-place='seat-2']")
    rival.click()
    expect(rival).to_have_attribute("aria-pressed", "true")
    skip(ania, "5")
    expect(rival).to_have_attribute("aria-pressed", "false")
    expect(ania.page.locator(".rings .ring")).to_have_count(1)  # my own purse


def test_the_words_one_knows_stand_as_in_a_dictionary(visit: Visitors) -> None:
    ania = visit(language="pl")
    ania.open_lesson("gloire-3")
    expect(ania.prompt).to_contain_text("Gaius ma Palisadę")
    expect(ania.page.locator(".known")).to_contain_text("Palisada · Mur")


def test_a_verb_stands_before_the_buttons_of_the_lesson(visit: Visitors) -> None:
    """Also that of somebody who has agreed and raises after all."""
    ania = visit()
    ania.open_lesson("lutece-3")
    while at(ania)[0] != "8":
        skip(ania, at(ania)[0])
    ania.button("One more on the right card").click()
    verb = ania.button("Raise 1 on your right card").bounding_box()
    back = ania.button(ania.words["web-lesson-back"]).bounding_box()
    assert verb is not None
    assert back is not None
    assert verb["x"] + verb["width"] <= back["x"]


def test_what_is_ringed_is_reached_by_a_screen_reader_too_where_it_is_no_button(visit: Visitors) -> None:
    ania = visit()
    ania.open_lesson("lutece-3")
    while at(ania)[0] != "10":
        skip(ania, at(ania)[0])
    asks = ania.words["web-lesson-asks"]
    ania.page.wait_for_function("asks => document.activeElement?.ariaDescription === asks", arg=asks)
    purse = ania.page.locator("[data-thing='purse-0'], [data-place='purse-0']").and_(ania.page.locator("[tabindex]"))
    expect(purse).to_have_count(1)
    press(ania, "Enter")
    expect(purse).to_have_count(0)  # it has the focus for the lesson alone
