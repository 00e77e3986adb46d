"""What holds at every table and every decision: what can be chosen can be hit, nothing moves, all text fits.

`Remote` plays beside the screen: it answers over the socket the page has opened, so that any face can be looked at from
the first decision to the last, whatever it makes one click.
"""

from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Vanished

from tests.web.player import PAUSE, Player

ASKED: Final = "remote.situation?.legal.length ? [remote.situation.question, remote.situation.legal.length] : null"
ANSWER: Final = """at => {
  const { seat, question, legal } = remote.situation;
  if (!legal.length) return; // a click has answered it
  const actions = [legal[at % legal.length].id];
  remote.socket.send(JSON.stringify({ type: 'answer', id: `remote-${question}-${at}`, seat, question, actions }));
}"""

# Everything that may be clicked now and cannot be hit; every text that is cut; a page that scrolls.
LOOK: Final = """async ([strict]) => {
  await document.fonts.ready; // before it, other letters stand there
  const found = [];
  const name = one => (one.ariaLabel || one.textContent || one.className).trim().replace(/\\s+/g, ' ').slice(0, 60);
  const seen = one => one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push('the page scrolls');
  const scrolls = one => {
    for (let up = one.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflow)
        && (up.scrollHeight > up.clientHeight || up.scrollWidth > up.clientWidth)) return true;
    return false;
  };
  const targets = document.querySelectorAll(
    '.frame button:is(.legal, [data-legal]), #prompt [data-verb]:not([aria-disabled], :disabled)');
  for (const one of targets) {
    if (!seen(one)) continue;
    if (!strict && scrolls(one)) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = one.getBoundingClientRect();
    // Cards of a hand overlap: a finger's breadth of each is bare.
    const bare = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(tenth => {
      const hit = document.elementFromPoint(x + width * tenth / 10, y + height / 2);
      return hit && (one.contains(hit) || hit.contains(one) && hit.matches('label'));
    });
    if (bare.length * width / 10 < Math.min(24, width / 2))
      found.push(`cannot be hit: ${name(one)}`);
  }
  for (const one of document.querySelectorAll('.frame *')) {
    const own = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    if (!own || one.closest('svg, option, .sr, .scroll, #panel, [aria-hidden=true]') || !seen(one)) continue;
    const style = getComputedStyle(one);
    if (/auto|scroll/.test(style.overflow) || style.display === 'inline' || style.clipPath !== 'none') continue;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = one;
    if (clientWidth && scrollWidth > clientWidth + 1
      || clientHeight && scrollHeight > clientHeight + 2 && style.overflow !== 'visible')
      found.push(`text is cut: ${name(one)} (${one.className})`);
  }
  return found;
}"""
STAND: Final = """() => ['#prompt', 'main'].map(one => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
}).join(' | ')"""
PAINTED: Final = "() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))"


class Remote:
    """Somebody who looks at the screen at each decision and answers beside it."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        self.given = 0

    def decisions(self, most: int) -> Iterator[Any]:
        """Each question as the screen shows it; once it has been looked at, it is answered."""
        for _ in range(most):
            asked = self.wait()
            if asked is None:
                return
            self.page.evaluate(PAINTED)
            yield asked
            self.page.evaluate(ANSWER, self.given * 7)
            self.given += 1
            self.past(asked)

    def wait(self) -> Any:
        """The question the page has shown; None when the game is over."""
        for _ in range(1500):
            over, asked = self.page.evaluate(f"[remote.over, {ASKED}]")
            if over:
                return None
            if asked and self.player.settled() and self.page.locator("#prompt.mine").count():
                return asked
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError("nothing is asked")

    def past(self, asked: Any) -> None:
        for _ in range(500):
            over, now = self.page.evaluate(f"[remote.over, {ASKED}]")
            if over or now != asked:
                return
            self.page.wait_for_timeout(PAUSE)


def problems(page: Page, strict: bool = True) -> list[str]:
    """What is wrong on the screen now. `strict`: nothing but the side sheet scrolls, as at a table of its own."""
    return [str(one) for one in page.evaluate(LOOK, [strict])]


def standing(page: Page) -> str:
    """Where prompt and table stand."""
    return str(page.evaluate(STAND))


def still(page: Page, at: int = 0) -> list[str]:
    """Clicks something that can be chosen, and whether prompt or table moved between the click and the paint."""
    target = page.locator(".frame main button:is(.legal, [data-legal]):visible").nth(at)
    if not target.count():
        return []
    before = standing(page)
    try:
        target.click(timeout=1000)
    except Vanished:
        return []
    page.mouse.move(1, 1)  # a look at a card would open its sheet over the others
    page.evaluate(PAINTED)
    after = standing(page)
    return [] if before == after else [f"moved by a click: {before} to {after}"]
