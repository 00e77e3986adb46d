"""Whole games of Lutèce in browsers."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.player import Player, play


def test_two_browsers_and_a_bot_play_a_whole_game_and_a_rematch(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    url = ania.set_up("open", "bot")
    bruno.join(url)

    play(ania, bruno)

    scores = [player.result.locator("tbody tr").count() for player in (ania, bruno)]
    assert scores == [3, 3]
    ania.button("Rematch").click()
    ania.page.wait_for_url(lambda found: found != url)
    bruno.page.get_by_role("link", name="To the rematch").click()
    expect(bruno.page.get_by_role("heading", name="Lutetia")).to_be_visible()
    assert bruno.page.url == ania.page.url
    expect(ania.slots().first).to_be_visible()


def test_a_whole_game_by_keyboard(visit: Visitors) -> None:
    ania = visit("Ania")
    ania.page.goto("/")
    expect(ania.button("Set up a table: Lutetia")).to_be_visible()
    focus(ania, "Your name")
    ania.page.keyboard.type("Ania")
    focus(ania, "Set up a table: Lutetia")
    ania.page.keyboard.press("Enter")
    ania.button("− Fewer seats").press("Enter")
    ania.page.get_by_text("Clock and more").press("Enter")
    ania.page.get_by_role("combobox", name="Bots").select_option("0")
    ania.button("Begin").press("Enter")
    ania.page.wait_for_url("**/t/*")

    def keys_alone(_: Player) -> bool:
        if not ania.settled():
            return False
        asked = ania.prompt.inner_text() if ania.prompt.count() else ""
        keys = []
        if "Lay both" in asked:
            keys = ["a", "2", "Control+Enter"] if ania.turns % 2 else ["g", "3", "x", "Enter"]
            ania.turns += 1
        elif "Agree" in asked:
            keys = ["[", "c", "p"] if ania.turns % 3 == 0 and "You keep 0" not in asked else ["p"]
        elif "Legionnaire" in asked:
            keys = ["1", "Enter"] if ania.turns % 2 else ["p"]
        elif "takes in" in asked:
            keys = ["1", "Enter"]
        for key in keys:
            ania.page.keyboard.press(key)
        return bool(keys)

    ania.goes_on(ania.over, keys_alone)
    assert ania.turns > 3


def focus(player: Player, name: str) -> None:
    """Walks there with Tab, as somebody without a mouse does."""
    here = player.page.locator(":focus")
    for _ in range(30):
        player.page.keyboard.press("Tab")
        if here.count() and here.and_(player.page.get_by_label(name).or_(player.button(name))).count():
            return
    raise AssertionError(f"{name} cannot be reached with Tab")


def test_a_reveal_is_shown_slot_by_slot_and_can_be_skipped(visit: Visitors) -> None:
    ania = visit("Ania", motion=True)
    ania.open_table("bot")
    expect(ania.slots().first).to_be_visible()
    ania.goes_on(ania.button("Skip").count)

    ania.page.keyboard.press("Space")

    expect(ania.button("Skip")).to_have_count(0)


def test_people_at_one_device_do_not_see_each_other_s_cards(visit: Visitors) -> None:
    ania = visit("Ania")
    ania.set_up("here")
    curtain = ania.button(re.compile("hold to look"))
    expect(curtain).to_be_visible()
    assert ania.slots().count() == 0
    box = curtain.bounding_box()
    assert box is not None
    ania.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ania.page.mouse.down()
    expect(ania.slots().first).to_be_visible()
    ania.page.mouse.up()
    first = ania.page.get_by_text("● Ania").count()
    ania.moves()

    expect(curtain).to_be_visible()
    assert ania.slots().count() == 0
    curtain.press("Enter")
    expect(ania.slots().first).to_be_visible()
    expect(ania.page.get_by_role("list", name="Purses, cards and bribes")).to_contain_text("face down")
    assert first is not None


def test_a_draft_shows_in_the_other_tab_of_the_same_person(visit: Visitors) -> None:
    ania = visit("Ania")
    url = ania.set_up("bot", fast=False)
    expect(ania.slots().first).to_be_visible()
    second = Player(visit.watch(ania.page.context.new_page(), visit.server.url))
    second.page.goto(url)
    expect(second.slots().first).to_be_visible()

    ania.page.keyboard.press("b")
    ania.page.keyboard.press("1")

    move = second.page.get_by_role("group", name="Your move")
    expect(move).to_contain_text("B ")
    expect(move).to_contain_text("1 ")
    second.button("Lay both, final").click()
    expect(ania.button("Lay both, final")).to_have_count(0)


def test_a_spectator_sees_the_table_and_no_secret(visit: Visitors) -> None:
    ania, cleo = visit("Ania"), visit("Cléo")
    url = ania.open_table("open")
    bruno = visit("Bruno")
    bruno.join(url)
    cleo.page.goto(url)
    expect(cleo.page.get_by_text("You are watching.")).to_be_visible()
    expect(ania.slots().first).to_be_visible()

    ania.moves()
    bruno.moves()  # spectators see the table one move late

    rail = cleo.page.get_by_role("list", name="Purses, cards and bribes")
    expect(rail).to_contain_text("face down")
    assert cleo.button("Lay both, final").count() == 0
    expect(ania.page.get_by_role("img", name="one spectator")).to_be_visible()


def test_people_talk_and_can_be_muted(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    bruno.join(ania.open_table("open"))
    for player in (ania, bruno):
        player.page.get_by_role("tab", name="Chat").click()
    bruno.page.get_by_label("Say something").fill("Salve!")
    bruno.page.get_by_label("Say something").press("Enter")
    expect(ania.page.get_by_text("Salve!")).to_be_visible()

    ania.button("Mute Bruno").click()

    expect(ania.page.get_by_text("Salve!")).to_have_count(0)
    expect(ania.page.get_by_text("muted", exact=True)).to_be_visible()
