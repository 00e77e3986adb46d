"""Motion explains what has moved; where motion is not wanted, an outline does."""

import re
from typing import Any, Final

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.player import Player

# Writes down what slides, for how long, and what is outlined.
WATCH: Final = """
window.slid = []; window.flashed = 0; window.outlined = [];
new MutationObserver(all => {
  for (const one of all) {
    if (one.type === 'attributes' && one.target.classList.contains('flash')) {
      window.flashed += 1;
      window.outlined.push(one.target.dataset.thing);
    }
    for (const node of one.addedNodes)
      if (node.classList?.contains('ghost'))
        requestAnimationFrame(() => window.slid.push(...node.getAnimations().map(a => a.effect.getTiming().duration)));
  }
}).observe(document, {subtree: true, childList: true, attributeFilter: ['class']});
"""


def exchange(ania: Player) -> None:
    """Exchanges the first card of Fortuna, not executed, for a card of somebody else."""
    ania.page.add_init_script(WATCH)
    ania.open_table("bot", game="Fortuna")
    ania.reach("Choose one of your cards")
    free = re.compile("can be chosen$")
    ania.page.get_by_role("region", name="Mine").get_by_role("button", name=free).first.click()
    only, swap = ania.button(re.compile("^Only exchange")), ania.prompt.get_by_text("Take a card for")
    expect(only.or_(swap)).to_be_visible()
    if only.count():
        only.click()
    expect(swap).to_be_visible()
    ania.page.get_by_role("region", name="Table").get_by_role("button", name=free).first.click()
    ania.page.evaluate("window.slid = []; window.flashed = 0")
    ania.button(re.compile("^Exchange ")).click()


# Whether what flies is laid out and written as the thing it stands for.
LOOKS: Final = """
window.unlike = []; window.flown = 0;
new MutationObserver(all => {
  const look = one => [one, ...one.querySelectorAll('*')].map(part => {
    const { display, fontSize, fontWeight } = getComputedStyle(part);
    const named = part.className.baseVal ?? part.className.replace('ghost', '').trim();
    return `${named} ${display} ${fontSize} ${fontWeight}`;
  });
  for (const ghost of all.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!ghost.classList?.contains('ghost') || !ghost.dataset.card) continue;
    const thing = look(document.querySelector(`[data-thing="card-${ghost.dataset.card}"]`));
    window.flown += 1;
    window.unlike.push(...look(ghost).filter((part, i) => part !== thing[i]));
  }
}).observe(document, {subtree: true, childList: true});
"""


def test_a_card_that_flies_looks_like_itself(visit: Visitors) -> None:
    ania = visit(motion=True)
    ania.page.add_init_script(LOOKS)
    exchange(ania)
    ania.until("window.flown >= 2")
    assert seen(ania, "window.unlike") == []


def seen(ania: Player, what: str) -> Any:
    return ania.page.evaluate(what)


def test_exchanged_cards_go_round_each_other_from_side_to_side(visit: Visitors) -> None:
    ania = visit(motion=True)
    exchange(ania)
    ania.until("window.slid.length >= 2")  # the card given and the card taken
    assert set(seen(ania, "window.slid")) == {450}
    assert seen(ania, "window.flashed") == 0
    expect(ania.page.locator(".ghost")).to_have_count(0)


def test_with_reduced_motion_it_is_there_at_once_with_an_outline(visit: Visitors) -> None:
    ania = visit(motion=False)
    exchange(ania)
    ania.until("window.flashed >= 2")
    assert seen(ania, "window.slid") == []
    expect(ania.page.locator(".flash")).to_have_count(0)  # a second later
    assert seen(ania, "document.getAnimations().filter(a => a.effect.getTiming().duration > 0).length") == 0


def test_cards_that_only_make_room_have_no_outline(visit: Visitors) -> None:
    ania = visit(motion=False)
    ania.page.add_init_script(WATCH)
    ania.open_table("bot", game="Glory to Rome")
    ania.reach("You lead")
    hand = ania.page.locator(".hand .card")
    hand.first.click()
    lead = ania.button(re.compile("^Lead"))
    expect(lead).to_be_enabled()
    before = hand.evaluate_all("all => all.map(one => one.dataset.thing)")
    ania.page.evaluate("window.outlined = []")
    lead.click()
    ania.until(f"!document.querySelector('.hand [data-thing=\"{before[0]}\"]')")
    ania.page.wait_for_timeout(100)
    assert len(before) > 2
    assert not set(before[1:]).intersection(seen(ania, "window.outlined"))


def test_a_card_bought_slides_from_the_market_to_its_owner(visit: Visitors) -> None:
    ania = visit(motion=True)
    ania.page.add_init_script(WATCH)
    ania.open_table("bot")
    expect(ania.slots().first).to_be_visible()
    ania.goes_on(lambda: seen(ania, "window.slid.length"))
    assert set(seen(ania, "window.slid")) == {250}


def test_a_card_a_rival_buys_slides_home_to_him_in_the_colour_of_its_family(visit: Visitors) -> None:
    ania = visit(motion=True)
    ania.page.add_init_script(
        """window.home = [];
        new MutationObserver(all => all.flatMap(one => [...one.addedNodes]).forEach(one => {
          if (!one.matches?.('.ghost.one, .ghost.held')) return;
          const hue = getComputedStyle(one).getPropertyValue('--hue');
          const { width } = one.getBoundingClientRect();
          window.home.push({ rival: one.matches('.one'), hue, width });
        })).observe(document, {subtree: true, childList: true});"""
    )
    ania.open_table("bot", "bot", "bot")
    expect(ania.slots().first).to_be_visible()
    ania.goes_on(lambda: seen(ania, "window.home.some(one => one.rival)"))
    assert all(one["hue"].startswith("#") for one in seen(ania, "window.home"))


def test_a_reveal_turns_the_cards_and_a_podium_rises(visit: Visitors) -> None:
    ania = visit(motion=True)
    ania.page.add_init_script(
        "window.played = new Set();"
        "document.addEventListener('animationstart', e => window.played.add(e.animationName.replace(/^.*-/, '')), true)"
    )
    ania.open_table("bot", "bot")
    expect(ania.slots().first).to_be_visible()
    ania.goes_on(lambda: seen(ania, "window.played.has('turn') && window.played.has('rise')"))
