"""What holds at every table and every decision: what can be chosen can be hit, nothing moves, all text fits.

`Remote` plays beside the screen: it answers over the socket the page has opened, so that any face can be looked at from
the first decision to the last, whatever it makes one click.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Vanished

from tests.web.player import PAUSE, SOON, Player

ASKED: Final = "remote.situation?.legal.length ? [remote.situation.question, remote.situation.legal.length] : null"
ANSWER: Final = """at => {
  const { seat, question, legal } = remote.situation;
  if (!legal.length) return; // a click has answered it
  const actions = [legal[at % legal.length].id];
  remote.socket.send(JSON.stringify({ type: 'answer', id: `remote-${question}-${at}`, seat, question, actions }));
}"""

# Everything that may be clicked now and cannot be hit; every text that is cut or leaves its box; what scrolls.
LOOK: Final = """async ([strict]) => {
  await document.fonts.ready; // before it, other letters stand there
  const found = [];
  const name = one => (one.ariaLabel || one.textContent || one.className).trim().replace(/\\s+/g, ' ').slice(0, 60);
  const seen = one => one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  const root = document.documentElement, board = document.querySelector('main.board');
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push('the page scrolls');
  if (strict && board && board.scrollHeight > board.clientHeight + 1) found.push('the table scrolls');
  if (document.body.innerText.includes('⟦')) found.push('a word is missing');
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
  for (const line of document.querySelectorAll('#prompt .second')) {
    const room = line.getBoundingClientRect();
    for (const one of line.querySelectorAll(':scope > *, button')) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (top < room.top - 2 || bottom > room.bottom + 2 || left < room.left - 2 || right > room.right + 2)
        found.push(`cut below the question: ${name(one)}`);
    }
  }
  // Words for ears, what scrolls by itself, and what says in its name that it may be cut.
  const apart = 'svg, option, .sr, .scroll, #panel, [hidden], .ghost, .cut, .spine, .many, .gain, .sign, .tag';
  const texts = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest(apart) || !seen(one)) continue;
    const style = getComputedStyle(one);
    if (/auto|scroll/.test(style.overflow) || style.clipPath !== 'none') continue;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = one;
    const cut = style.display !== 'inline' && (clientWidth && scrollWidth > clientWidth + 1
      || clientHeight && scrollHeight > clientHeight + 3 && style.overflow !== 'visible');
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    let around = one;
    while (around !== root && around.tagName !== 'BUTTON' && getComputedStyle(around).overflow === 'visible')
      around = around.parentElement;
    const box = around.getBoundingClientRect();
    const across = text.left < box.left - 2 || text.right > box.right + 2;
    const leaves = text.width && !/auto|scroll/.test(getComputedStyle(around).overflow)
      && (across || text.top < box.top - 3 || text.bottom > box.bottom + 3);
    if (cut || leaves) found.push(`text is cut: ${node.data.trim()} (${one.className}, in ${around.className})`);
  }
  return found;
}"""
STAND: Final = """() => ['#prompt', 'main'].map(one => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
}).join(' | ')"""
THINGS: Final = ".frame main button:is(.legal, [data-legal]):not([aria-pressed=true], .rival):visible"
VERBS: Final = "#prompt [data-verb]:visible:not(:disabled, [aria-disabled])"
PAINTED: Final = "() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))"


class Remote:
    """Somebody who looks at the screen at each decision and answers beside it. `answers` is the script that does, by a
    number that grows: once for each question, so that the same deal gives the same game however fast the screen is."""

    def __init__(self, player: Player, answers: str = ANSWER) -> None:
        self.player, self.page, self.answers = player, player.page, answers
        self.given = 0

    def decisions(self, most: int) -> Iterator[Any]:
        """Each question as the screen shows it; once it has been looked at, it is answered."""
        for _ in range(most):
            asked = self.wait()
            if asked is None:
                return
            self.page.evaluate(PAINTED)
            yield asked
            self.page.evaluate(self.answers, self.given * 7)
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


class Walker:
    """Somebody who plays as people do, a thing and then the verb, and looks at the screen before each click."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        self.chance = Random(3)
        self.wrong: Counter[str] = Counter()
        self.stood: set[str] = set()
        self.clicks = 0

    def step(self, _: Player | None = None) -> bool:
        if not self.page.locator("#prompt.mine").count() or not self.player.settled():
            return False
        self.wrong.update(problems(self.page))
        self.stood.add(standing(self.page))
        things, verbs = self.page.locator(THINGS), self.page.locator(VERBS)
        main = self.page.locator(f"{VERBS}.main")
        try:
            many, sure = things.count(), self.chance.random() < 0.75
            if main.count() and (sure or not many):
                main.first.click(timeout=SOON)
            elif many and (sure or not verbs.count()):
                things.nth(self.chance.randrange(many)).click(timeout=SOON)
            elif count := verbs.count():
                verbs.nth(self.chance.randrange(count)).click(timeout=SOON)
            else:
                return False
        except Vanished:  # what is asked has changed meanwhile
            return False
        self.clicks += 1
        self.page.mouse.move(2, 2)  # a card looked at for long shows its sheet
        self.page.evaluate(PAINTED)
        return True


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


def received(page: Page) -> Counter[str]:
    """The bytes a page gets from now on, as they come over the wire, by kind."""
    kinds: Counter[str] = Counter()
    asked: dict[str, str] = {}
    endings = {"js": "scripts", "css": "styles", "woff2": "fonts"}

    def arrives(found: dict[str, Any]) -> None:
        url = asked.get(found["requestId"], "")
        kind = "data" if "/api/" in url else endings.get(url.rpartition(".")[2], "page")
        kinds[kind] += int(found["encodedDataLength"])

    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.requestWillBeSent", lambda found: asked.update({found["requestId"]: found["request"]["url"]}))
    session.on("Network.loadingFinished", arrives)
    return kinds
