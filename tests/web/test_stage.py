"""The past before the present: nothing is told, asked or counted before it has been seen to happen."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.web.checks import Remote
from tests.web.conftest import Visitors

GAMES: Final = ("Lutetia", "Fortuna", "Glory to Rome")
# What appears on the page, in the order it does: the entry on the stage, lines of the log, the question, the result.
RECORD: Final = """
window.shown = [];
const say = what => { if (window.shown.at(-1) !== what) window.shown.push(what); };
new MutationObserver(() => {
  const frame = document.querySelector('.frame');
  if (!frame) return;
  if (frame.dataset.stage) say(`stage ${frame.dataset.stage}`);
  const lines = [...document.querySelectorAll('.log li[data-seq]:not(.quiet)')].map(one => Number(one.dataset.seq));
  if (lines.length) say(`log ${Math.max(...lines)}`);
  if (document.querySelector('#prompt.mine')) say(`asked ${window.remote.situation?.question}`);
  if (document.querySelector('dialog[open] table')) say('result');
  if (frame.innerText.includes('⟦')) say(`no word: ${document.querySelector('#prompt').innerText}`);
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-stage', 'class', 'open'] });
"""


def ordered(shown: list[str]) -> list[str]:
    """Whatever came out of its order."""
    wrong, told, staged = [], 0, 0
    for one in shown:
        kind, *numbers = one.split()
        if kind == "stage":
            staged = int(numbers[0])
            if staged < told:
                wrong.append(f"{one} after log {told}")
        elif kind == "log":
            if int(numbers[0]) < told:
                wrong.append(f"{one} after log {told}")
            told = int(numbers[0])
            if staged and told > staged and any(other == f"stage {told}" for other in shown[shown.index(one) :]):
                wrong.append(f"{one} before stage {told}")
    return wrong


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_or_asked_before_it_was_seen(visit: Visitors, game: str) -> None:
    ania = visit(motion=True)
    remote = Remote(ania)
    ania.page.add_init_script(RECORD)
    ania.open_table("bot", game=game)
    for _ in remote.decisions(6):
        last = ania.page.evaluate("remote.situation.seq")
        lines = ania.page.locator(".log li[data-seq]").evaluate_all("all => all.map(one => Number(one.dataset.seq))")
        assert max(lines, default=last) <= last
        assert ania.page.locator(".frame[data-stage]").count() == 0  # nobody is asked while it plays
    shown: list[str] = ania.page.evaluate("window.shown")
    assert sum(one.startswith("asked") for one in shown) > 3
    assert sum(one.startswith("stage") for one in shown) > 3
    assert ordered(shown) == []
    assert not [one for one in shown if one.startswith("no word")]


def told(page: Page) -> Any:
    return page.evaluate(
        "() => [...document.querySelectorAll('.log li, main [data-thing]')].map(one => one.textContent.trim()).sort()"
    )


# The entry a page shows, once nothing is on its way there.
REST: Final = """() => {
  const rests = document.querySelector('#prompt.mine') && !document.querySelector('.frame[data-stage], .ghost');
  return rests ? `${remote.situation.seq}` : '';
}"""


@pytest.mark.parametrize("game", GAMES)
def test_skipped_or_without_motion_it_ends_the_same(visit: Visitors, game: str) -> None:
    ania = visit(motion=True)
    remote = Remote(ania)
    url = ania.open_table("bot", game=game)
    cookies: Any = ania.page.context.cookies()
    others = []
    for motion in (True, False):
        context = visit(motion=motion).page.context
        context.add_cookies(cookies)
        page = context.pages[0]
        page.goto(url)
        page.locator("#prompt").wait_for()
        others.append(page)
    for _ in remote.decisions(4):
        others[0].keyboard.press("Space")
        others[0].keyboard.press("Space")
    assert remote.wait()
    pages = (ania.page, *others)
    entry = str(ania.page.evaluate("remote.situation.seq"))
    ania.goes_on(lambda: [page.evaluate(REST) for page in pages] == [entry] * 3, lambda _: False)
    assert told(others[0]) == told(others[1]) == told(ania.page)
