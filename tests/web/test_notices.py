"""My turn is told by the title, a sound, and a notice of the browser that is asked for where it makes sense."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.web.conftest import Visitors

HEARD: Final = """
window.tones = [];
const Real = AudioContext;
window.AudioContext = class extends Real {
  createOscillator() {
    const tone = super.createOscillator();
    const start = tone.start.bind(tone);
    tone.start = (...when) => { window.tones.push(tone.frequency.value); start(...when); };
    return tone;
  }
};
"""
NOTICED: Final = """
window.asked = 0; window.noticed = [];
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { window.asked += 1; return (this.permission = 'granted'); }
  constructor(title, { body }) { window.noticed.push(`${title}: ${body}`); }
};
"""


def test_the_title_tells_whose_turn_it_is(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    bruno.join(ania.open_table("open"))
    expect(ania.page).to_have_title("● Lutetia · Ludus")
    ania.moves()
    expect(ania.page).to_have_title("Lutetia · Ludus")
    bruno.moves()
    expect(ania.page).to_have_title("● Lutetia · Ludus")


def test_a_turn_is_heard_only_by_those_who_want_sound(visit: Visitors) -> None:
    loud, silent = visit("Ania"), visit("Bruno")
    loud.prefer(sound=True)
    for player in (loud, silent):
        player.page.add_init_script(HEARD)
    silent.join(loud.open_table("open"))
    expect(silent.slots().first).to_be_visible()
    loud.until("window.tones.includes(660)")
    assert silent.page.evaluate("window.tones") == []


def test_a_notice_is_offered_while_one_waits_and_comes_when_nobody_looks(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    ania.page.add_init_script(NOTICED)
    bruno.join(ania.open_table("open"))
    expect(ania.slots().first).to_be_visible()
    offer = ania.button("Tell me when it is my turn")
    expect(offer).to_have_count(0)  # nothing to wait for yet
    ania.moves()
    offer.click()
    expect(offer).to_have_count(0)
    assert ania.page.evaluate("window.asked") == 1
    ania.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")

    bruno.moves()

    ania.until("window.noticed.length > 0")
    assert re.match("Ludus: Your turn. ", ania.page.evaluate("window.noticed[0]"))
