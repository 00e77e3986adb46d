"""The table of La Gloire de Rome: a city that grows. Everything that can be chosen is where one can click it."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.checks import PAINTED, THINGS, VERBS, Remote
from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import Player
from tests.web.test_look import serious


def sits(visit: Visitors, seats: int, size: tuple[int, int]) -> Player:
    ania = visit(size=size)
    ania.open_table(*["bot"] * (seats - 1), game="Glory to Rome")
    ania.page.locator("[data-verb]").first.wait_for()
    return ania


def test_a_turn_by_keyboard_alone(visit: Visitors) -> None:
    ania = sits(visit, 3, DESKTOP)
    log = ania.page.get_by_role("list", name="Log")

    def keys_alone(_: Player) -> bool:
        if not ania.page.locator("#prompt.mine").count() or not ania.settled():
            return False
        if ania.page.locator(f"{VERBS}.main").count():
            ania.page.keyboard.press("Enter")
        elif ania.page.locator(THINGS).count():
            ania.page.keyboard.press("1")
        else:
            ania.page.keyboard.press("t" if "think" in ania.prompt.inner_text() else "d")
        ania.page.wait_for_timeout(60)
        return True

    ania.goes_on(lambda: log.inner_text().count("You ") >= 4, keys_alone)


def test_what_is_chosen_can_be_put_back(visit: Visitors) -> None:
    guest = sits(visit, 2, DESKTOP)
    page = guest.page
    page.locator(".hand .card[data-legal]").first.click()
    expect(page.locator(".hand .chosen")).to_have_count(1)
    expect(page.get_by_role("group", name="Your move")).to_be_visible()
    page.locator(".hand .chosen").click()
    expect(page.locator(".gloire .chosen")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".gloire .chosen")).not_to_have_count(0)
    page.keyboard.press("Backspace")
    expect(page.locator(".gloire .chosen")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_petition_proposes_a_pair_and_another_card_takes_its_place(visit: Visitors, size: tuple[int, int]) -> None:
    visit.server.deal(7, f"petition {size}")  # four cards of wood, and Gaius leads another role
    guest = sits(visit, 2, size)
    hand, chips = guest.page.locator(".hand .card"), guest.page.get_by_role("group", name="Your move")
    hand.and_(guest.page.locator(".legal")).first.wait_for()
    guest.button(re.compile("^petition, wood")).click()
    expect(hand.and_(guest.page.locator(".chosen"))).to_have_count(2)
    expect(guest.prompt.get_by_role("button", name="Follow")).to_be_enabled()
    expect(chips).to_contain_text("Market")
    hand.filter(has_text="Dock").click()
    expect(chips).to_contain_text("Dock")
    expect(hand.and_(guest.page.locator(".chosen"))).to_have_count(2)
    guest.prompt.get_by_role("button", name="Follow").click()
    expect(guest.page.locator("#prompt .chip")).to_have_count(0)
    assert guest.page.evaluate("remote.situation.view.played[0].length") == 2


def test_a_petition_that_leads_shows_its_pair_before_it_is_sent(visit: Visitors) -> None:
    visit.server.deal(41, "petition")  # four cards of concrete, and whoever looks leads
    guest = sits(visit, 2, DESKTOP)
    guest.page.locator(".hand .card.legal").first.wait_for()
    guest.button(re.compile("^petition, concrete")).click()
    guest.button(re.compile("^Merchant")).click()
    expect(guest.page.locator(".hand .card.chosen")).to_have_count(2)
    assert guest.page.evaluate("remote.situation.view.step") == "lead"
    guest.prompt.get_by_role("button", name="Lead").click()
    expect(guest.page.locator("#prompt .chip")).to_have_count(0)
    expect(guest.page.get_by_role("list", name="Log")).to_contain_text("You lead Merchant by petition:")


def test_a_rivals_city_opens_and_closes_and_every_card_can_be_found(visit: Visitors) -> None:
    guest = sits(visit, 3, DESKTOP)
    page = guest.page
    page.get_by_role("region", name="Others").get_by_role("button").first.click()
    expect(page.get_by_role("region", name="Gaius")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Gaius")).to_have_count(0)
    page.get_by_role("tab", name=re.compile("Cards")).click()
    browser = page.locator(".browser")
    expect(browser.locator(".card")).to_have_count(40)
    browser.get_by_role("button", name="marble").click()
    browser.get_by_role("button", name="always").click()
    names = browser.locator(".card .name").all_inner_texts()
    assert [name.lower() for name in names] == ["palace", "temple"], names


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(visit: Visitors, size: tuple[int, int]) -> None:
    guest = sits(visit, 4, size)
    found = {"asked": serious(guest.page)}
    guest.page.locator(".hand .card[data-legal]").first.click()
    guest.page.locator(".gloire .chosen").first.wait_for()
    found["chosen"] = serious(guest.page)
    for tab in ("Mine", "Others") if size == PHONE else ():
        guest.page.get_by_role("navigation").get_by_role("button", name=tab).click()
        found[tab] = serious(guest.page)
    if size == DESKTOP:
        guest.page.get_by_role("region", name="Others").get_by_role("button").first.click()
        found["a rival's city"] = serious(guest.page)
        guest.page.get_by_role("tab", name=re.compile("Cards")).click()
        found["cards"] = serious(guest.page)
    assert found == {name: [] for name in found}


def test_without_colour_materials_are_still_told_apart(visit: Visitors) -> None:
    page = sits(visit, 3, DESKTOP).page
    names = page.locator(".pile .title > span:first-child").all_inner_texts()
    assert len(set(names)) == 6
    glyphs = page.locator(".pile .title > span:first-child .glyph").evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(set(glyphs)) == 6
    patterns = page.locator(".pile .title").evaluate_all("all => all.map(one => getComputedStyle(one).backgroundImage)")
    assert len(set(patterns)) == 6
    marks = page.locator(".hand .legal").evaluate_all(
        "all => all.map(one => [getComputedStyle(one, '::before').content, getComputedStyle(one).counterIncrement])"
    )
    assert marks
    assert all(mark == ['counter(target, keyed) / ""', "target 1"] for mark in marks)  # its key


def test_the_key_on_a_pennant_takes_the_thing(visit: Visitors) -> None:
    guest = sits(visit, 3, DESKTOP)
    page = guest.page
    page.locator(".hand .card.legal").first.wait_for()
    ringed = page.locator(".gloire [data-legal]")
    last = ringed.nth(ringed.count() - 1)
    name = last.get_attribute("data-thing")
    assert ringed.count() < 10
    page.keyboard.press(str(ringed.count()))
    expect(page.locator(".hand .chosen")).to_have_attribute("data-thing", str(name))


def test_a_phone_gives_the_hand_all_the_room_there_is(visit: Visitors) -> None:
    ania = visit(size=PHONE, language="fr")
    remote = Remote(ania)
    ania.open_table(*["bot"] * 4, game="La Gloire de Rome")
    folded = 0
    for _ in remote.decisions(14):
        cards = ania.page.locator(".hand .card").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(({ left, right, height }) => [left, right, height])"
        )
        if not cards:
            continue
        folded += min(height for *_, height in cards) < 100  # where one builds, the city has the room
        assert cards[-1][1] <= PHONE[0], cards
        assert cards[-1][1] > 330 or all(right - left > 110 for left, right, _ in cards), cards
    assert folded < 14


def test_what_is_clicked_to_think_is_what_the_verb_does(visit: Visitors) -> None:
    guest = sits(visit, 2, DESKTOP)
    think = guest.prompt.get_by_role("button", name="Think")
    think.click()
    main = guest.page.locator(f"{VERBS}.main")
    expect(main).to_contain_text("1 card")  # the hand is full
    guest.button(re.compile("^Senators: .*can be chosen$")).click()
    expect(main).to_contain_text("1 Senator")
    main.click()
    expect(guest.page.get_by_role("list", name="Log")).to_contain_text("You think: 1 Senator.")


def test_where_a_foundation_may_lie_is_asked_without_moving_a_building(visit: Visitors) -> None:
    ania = sits(visit, 3, DESKTOP)
    page, asked = ania.page, 0
    city = page.locator(".city").first
    for _ in Remote(ania).decisions(120):
        stands = "all => all.map(one => JSON.stringify(one.getBoundingClientRect()))"
        before = city.locator(".standing").evaluate_all(stands)
        card = page.locator(".hand .card.legal")
        if page.evaluate("remote.situation.view.step") != "architect" or not before or not card.count():
            continue
        card.first.click()
        page.mouse.move(1, 1)
        page.evaluate(PAINTED)
        if city.locator(".plot").count():
            asked += 1
            assert city.locator(".standing").evaluate_all(stands) == before
    assert asked > 2
