"""Friends, invitations, blocks and reports in the browser."""

import re

from playwright.sync_api import expect

from ludus.server.people import office
from ludus.server.store import database
from tests.server.running import Server
from tests.web.conftest import Visitors
from tests.web.test_look import serious


def test_friends_by_link_are_invited_from_the_table(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    ania.open_table("bot")
    ania.page.goto("/me")
    ania.button("My link for friends").click()
    address = ania.page.get_by_role("textbox", name="My link for friends").input_value()
    bruno.prefer(name="Bruno")
    bruno.page.goto(address)
    expect(bruno.page.get_by_text("Ania would like to be friends with you.")).to_be_visible()
    assert serious(bruno.page) == []
    bruno.button("Be friends").click()
    expect(bruno.page.get_by_role("status")).to_have_text("You and Ania are friends now.")
    url = ania.open_table("open")
    ania.button("Invite Bruno").click()
    expect(ania.button("Bruno is invited")).to_be_disabled()
    bruno.page.goto("/")
    invitation = bruno.page.get_by_role("region", name="You are invited")
    expect(invitation).to_contain_text("Ania invites you")
    assert serious(bruno.page) == []
    invitation.get_by_role("link").click()
    bruno.page.wait_for_url(url)
    bruno.button("Sit down at seat 2").click()
    expect(bruno.slots().first).to_be_visible()


def test_somebody_is_blocked_and_reported_from_the_chat(visit: Visitors, server: Server) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    url = ania.open_table("open")
    bruno.join(url)
    expect(bruno.slots().first).to_be_visible()
    for player in (ania, bruno):
        player.page.get_by_role("tab", name="Chat").click()
    bruno.page.get_by_label("Say something").fill("Rubbish")
    bruno.page.keyboard.press("Enter")
    expect(ania.page.get_by_text("Rubbish")).to_be_visible()
    ania.button("Report Bruno").click()
    sheet = ania.page.get_by_role("dialog", name="Report Bruno")
    sheet.get_by_label("What happened?").fill("He was rude")
    assert serious(ania.page) == []
    sheet.get_by_role("button", name="Send the report").click()
    expect(ania.page.get_by_text("The operator has been told.")).to_be_visible()
    with database.connected(server.database) as engine:
        (told,) = [one for one in office.reports(engine) if one.text == "He was rude"]
    assert (told.name, told.reason, told.said) == ("Bruno", "chat", ["Rubbish"])
    ania.button("Block Bruno").click()
    ania.button("Yes, block Bruno").click()
    expect(ania.page.get_by_text("Blocked: Bruno")).to_be_visible()
    ania.page.goto("/me")
    ania.button("Unblock Bruno").click()
    expect(ania.page.get_by_role("heading", name=re.compile("^Blocked"))).to_have_count(0)
