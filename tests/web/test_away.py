"""Games over days: where it is my turn and how long I have, vacation, and the page on which one chooses notices."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import ROOT, Player
from tests.web.test_look import serious

# Nothing of the page is wider than the window.
WIDE = "() => document.querySelector('.shell-page').scrollWidth > document.querySelector('.shell-page').clientWidth"


def table(host: Player, guest: Player, **more: Any) -> str:
    """A table of both, at which both are asked."""
    for player in (host, guest):
        player.page.request.post("/api/me", data={"name": player.name, "language": player.language})
    wanted = {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    made = str(host.page.request.post("/api/tables", data=wanted).json()["id"])
    guest.page.request.post(f"/api/tables/{made}/join", data={})
    return made


def days(number: int) -> dict[str, Any]:
    return {"kind": "days", "days": number}


def said(language: str, name: str) -> str:
    text = (ROOT / f"src/ludus/locale/{language}/notices.ftl").read_text("utf-8")
    found = re.search(f"^{name} = (.+)$", text, re.M)
    assert found
    return found[1]


def test_my_turns_come_first_by_the_time_that_is_left(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    free, slow, fast = (table(bruno, ania, **more) for more in ({}, {"speed": days(9)}, {"speed": days(1)}))
    ania.page.goto("/")
    mine = ania.page.get_by_role("region", name="Your turn").get_by_role("link")
    expect(mine).to_have_count(3)
    expect(ania.page).to_have_title("(3) Ludus")
    assert [one.get_attribute("href") for one in mine.all()] == [f"/t/{one}" for one in (fast, slow, free)]
    expect(mine.nth(0)).to_contain_text("23 h left")
    expect(mine.nth(1)).to_contain_text("8 days left")
    expect(mine.nth(2)).not_to_contain_text("left")
    assert serious(ania.page) == []


def test_at_a_table_one_hears_of_the_others_and_goes_on_with_a_key(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    here, there = table(bruno, ania), table(bruno, ania, speed=days(2))
    ania.page.goto(f"/t/{here}")
    expect(ania.page).to_have_title("● Lutetia · Ludus")
    ania.moves()
    on = ania.page.get_by_role("link", name="Your turn at another table")
    expect(on).to_be_visible()
    expect(ania.page).to_have_title("(1) Lutetia · Ludus")
    ania.page.keyboard.press("j")
    ania.page.wait_for_url(f"**/t/{there}")
    expect(ania.page).to_have_title("● Lutetia · Ludus")


def test_a_vacation_is_taken_on_a_page_and_seen_at_the_table(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    made = table(bruno, ania, speed=days(2))
    ania.page.goto("/notices")
    ania.page.get_by_label("Days").fill("5")
    ania.button("Go on vacation").click()
    expect(ania.page.get_by_text("25 days left this year.")).to_be_visible()
    bruno.page.goto(f"/t/{made}")
    expect(bruno.page.get_by_role("img", name=re.compile("^away until"))).to_be_visible()
    expect(bruno.page.get_by_role("list", name="Log")).to_contain_text("Ania: on vacation until")
    bruno.moves()
    bruno.page.goto("/")
    row = bruno.page.get_by_role("region", name="Waiting for others").get_by_role("link").first
    expect(row).to_contain_text("the clock stands")
    ania.button("I am back").click()
    expect(ania.page.get_by_text("29 days left this year.")).to_be_visible()
    expect(ania.button("Go on vacation")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("language", ["fr", "en", "pl"])
def test_notices_are_chosen_by_everybody_and_kept(visit: Visitors, language: str, size: tuple[int, int]) -> None:
    ania = visit("Ania", size=size, language=language)
    ania.page.request.post("/api/me", data={"name": "Ania", "language": language})
    ania.page.goto("/notices")
    page = ania.page
    expect(page.get_by_role("heading", name=said(language, "notices-title"))).to_be_visible()
    expect(page.get_by_text(said(language, "notices-mail-none"))).to_be_visible()  # this server has no mail
    page.get_by_label(said(language, "notices-url")).fill("https://hooks.example.org/1")
    page.keyboard.press("Tab")
    expect(page.get_by_role("status")).to_have_text(said(language, "notices-saved"))
    page.get_by_role("combobox", name=said(language, "notices-hook")).select_option("reminders")
    page.get_by_label(said(language, "notices-every")).select_option("1440")
    page.get_by_label(said(language, "notices-quiet")).check()
    page.get_by_role("combobox", name=said(language, "notices-from"), exact=True).select_option("23")
    expect(page.get_by_role("status")).to_have_text(said(language, "notices-saved"))
    assert "⟦" not in page.content()
    assert not page.evaluate(WIDE)
    assert serious(page) == []
    page.reload()
    expect(page.get_by_role("combobox", name=said(language, "notices-hook"))).to_have_value("reminders")
    expect(page.get_by_role("combobox", name=said(language, "notices-from"), exact=True)).to_have_value("23")
    kept = page.request.get("/api/me/notices").json()["wishes"]
    assert kept["url"] == "https://hooks.example.org/1"
    assert (kept["every"], kept["quiet"]) == (1440, [23, 8])
    assert kept["zone"] == page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")


# A browser with a push service of its own: what it would be given by it, and nothing of ours.
PUSHING = """
Notification.requestPermission = async () => 'granted';
Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
let made = null;
PushManager.prototype.getSubscription = async () => made;
PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => (made = {
  endpoint: `https://push.example.org/${key.length}`,
  toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: 'cDI1NmRo', auth: 'YXV0aA' } }),
  unsubscribe: async () => { made = null; },
});
"""


def test_a_device_subscribes_with_the_key_of_the_server_and_leaves_again(visit: Visitors) -> None:
    ania = visit("Ania", worker=True)
    ania.page.add_init_script(PUSHING)
    ania.page.request.post("/api/me", data={"name": "Ania", "language": "en"})
    ania.page.goto("/")
    ania.until("navigator.serviceWorker?.controller?.state === 'activated'")
    ania.page.goto("/notices")
    here = ania.page.get_by_role("combobox", name="On this device")
    here.select_option("all")
    expect(ania.page.get_by_text("1 device.")).to_be_visible()
    kept = ania.page.request.get("/api/me/export").json()["notices"]
    assert kept["devices"] == ["https://push.example.org/65"]  # a point of the curve, not compressed
    assert kept["wishes"]["push"] == "all"
    here.select_option("off")
    expect(ania.page.get_by_text("No device yet.")).to_be_visible()
    assert ania.page.request.get("/api/me/export").json()["notices"]["devices"] == []


def test_the_page_is_found_in_the_settings_and_tells_a_stranger_what_to_do(visit: Visitors) -> None:
    guest = visit()
    guest.page.goto("/")
    guest.button("Settings").click()
    guest.page.get_by_role("link", name="Notices and vacation").click()
    expect(guest.page.get_by_text("Say your name in the lobby first.")).to_be_visible()
    guest.page.goto("/notices?out=forged")
    expect(guest.page.get_by_role("status")).to_have_text("That link does not hold any more.")
