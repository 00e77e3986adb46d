"""The lobby: how strong a bot is where one picks it, whose turn it is; and tables that go on from another."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import ROOT, Visitors
from tests.web.player import Player


def rungs(game: str, seats: int) -> list[dict[str, Any]]:
    found = json.loads((ROOT / f"docs/strength/ladder-{game}-{seats}.json").read_text("utf-8"))
    return list(found["rungs"])


def test_a_bot_is_picked_by_its_measured_strength_and_a_sentence(visit: Visitors) -> None:
    ania = visit()
    ania.lobby()
    ania.button(re.compile("Fortuna")).click()
    which = ania.page.get_by_label("Bot at seat 2")
    expect(which).to_be_visible()
    levels = which.locator("option").all_inner_texts()
    assert [level.split(" · ")[0] for level in levels] == [
        "beginner", "easy-going", "skilled", "strong", "expert", "master", "champion", "another …",
    ]  # fmt: skip
    strong = next(rung for rung in rungs("fortuna", 3) if rung["bot"] == "strong")
    assert abs(int(re.findall(r"\d+", levels[3])[0]) - 1000 - 20 * strong["rating"]) < 2
    which.select_option("beginner")
    row = ania.page.locator(".setup li").nth(1)
    expect(row).to_contain_text("For a first game.")
    expect(row.locator(".bar")).to_be_visible()


def test_a_bot_with_settings_sits_down_and_plays(visit: Visitors) -> None:
    ania = visit()
    ania.lobby()
    ania.button(re.compile("Lutetia")).click()
    ania.button("− Fewer seats").click()
    ania.page.get_by_label("Bot at seat 2").select_option("another …")
    ania.page.get_by_label("Bot with its settings").fill("master:seconds=0.01")
    ania.button("Begin").click()
    ania.page.wait_for_url("**/t/*")
    expect(ania.slots().first).to_be_visible()
    expect(ania.page.get_by_role("list", name="Log")).to_contain_text("Two cards face down: ▲\u00a0Gaius.")


def test_rows_of_the_lobby_say_whose_turn_it_is(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    bruno.join(ania.open_table("open"))
    expect(bruno.slots().first).to_be_visible()
    ania.moves()
    for player, region, said in ((ania, "Waiting for others", "Waiting for Bruno"), (bruno, "Your turn", "your turn")):
        player.page.goto("/")
        expect(player.page.get_by_role("region", name=region).get_by_role("link").first).to_contain_text(said)


def test_a_replay_begins_at_the_beginning_and_a_table_that_goes_on_from_it_keeps_its_log(visit: Visitors) -> None:
    ania = visit("Ania")
    ania.open_table("bot")
    expect(ania.slots().first).to_be_visible()
    ania.moves()
    log = ania.page.get_by_role("list", name="Log")
    expect(log).to_contain_text("You lay down")
    ania.page.goto(f"{ania.page.url}/replay")
    slider = ania.page.get_by_role("slider", name="Moment")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^answer 0 of"))
    expect(ania.button("Continue from here")).to_be_enabled()
    here = log.locator("[aria-current]")  # the log goes along
    expect(here).to_have_text("The game begins.")
    expect(here).to_be_in_viewport()
    ania.button("To the end").click()
    expect(slider).not_to_have_attribute("aria-valuetext", re.compile("^answer 0 of"))
    expect(log.get_by_role("listitem").last).to_have_attribute("aria-current", "true")
    ania.button("Continue from here").click()
    ania.page.wait_for_url(lambda found: "/replay" not in found)
    expect(log).to_contain_text("You lay down")


def test_a_spectator_has_nothing_of_their_own(visit: Visitors) -> None:
    ania, cleo = visit("Ania"), visit("Cléo")
    url = ania.open_table("bot", game="Fortuna")
    expect(ania.page.get_by_role("region", name="Mine")).to_be_visible()
    cleo.page.goto(url)
    expect(cleo.page.get_by_text("You are watching.")).to_be_visible()
    expect(cleo.page.get_by_role("region", name="Mine")).to_have_count(0)
    expect(cleo.page.get_by_role("region", name="Ania")).to_be_visible()  # it is somebody's, and says whose
    expect(cleo.page.get_by_role("region", name="Others")).to_contain_text("Gaius")


def test_on_a_phone_the_log_opens_at_its_newest_line(visit: Visitors) -> None:
    ania: Player = visit(size=(360, 640))
    ania.open_table("bot")
    ania.goes_on(lambda: ania.page.locator(".log li").count() >= 25)
    ania.page.get_by_role("navigation").get_by_role("button", name="Log").click()
    expect(ania.page.locator(".log li").last).to_be_in_viewport()


def test_on_a_phone_a_table_of_three_is_set_up_on_one_screen(visit: Visitors) -> None:
    ania = visit(size=(360, 640), language="pl")
    ania.lobby()
    ania.page.locator(".games > li .ways .link").first.click()
    for seat in (2, 3):
        kind = ania.page.get_by_label(ania.words["web-seat-number"].replace("{ $number }", str(seat)), exact=True)
        level = ania.page.get_by_label(ania.words["web-which-bot"].replace("{ $number }", str(seat)), exact=True)
        boxes = [one.bounding_box() for one in (kind, level)]
        assert boxes[0]
        assert boxes[1]
        assert boxes[0]["y"] == boxes[1]["y"]  # in one line
    expect(ania.button(ania.words["web-begin"])).to_be_in_viewport(ratio=1)


def test_on_a_phone_a_table_that_waits_for_me_is_one_row(visit: Visitors) -> None:
    ania = visit(size=(360, 640), language="pl")
    ania.open_table("bot", "bot")
    expect(ania.slots().first).to_be_visible()
    ania.page.goto("/")
    row = ania.page.locator(".rows a.turn")
    expect(row.locator(".main")).to_be_visible()
    box, verb = row.bounding_box(), row.locator(".main").bounding_box()
    assert box
    assert verb
    assert box["height"] < 100
    assert verb["x"] + verb["width"] <= box["x"] + box["width"]
