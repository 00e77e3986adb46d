"""Undo, typed answers, reconnecting and looking back."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.server.running import Server, serving, sqlite
from tests.web.conftest import Visitors
from tests.web.player import Player


def bribes(ania: Player, *others: Player) -> None:
    """Everybody bids; then bribes are asked."""

    def asked() -> bool:
        """What was just answered may still be on its way, with the question before on the screen."""
        return ania.settled() and bool(ania.agree.count())

    ania.goes_on(asked, lambda _: any(player.lay() for player in (ania, *others)))


def test_who_has_agreed_can_raise_while_another_is_asked(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    bruno.join(ania.open_table("open"))
    bribes(ania, bruno)
    ania.agree.click()
    expect(ania.agree).to_have_count(0)

    expect(ania.prompt).to_contain_text("you may still raise")
    ania.button("One more on the left card").click()
    ania.prompt.get_by_role("button", name="Raise 1 on your left card").click()

    expect(ania.agree).to_be_visible()  # asked again, with gold left
    expect(bruno.page.get_by_role("list", name="Log")).to_contain_text("Ania raises 1 gold on the left card.")
    expect(bruno.agree).to_be_visible()
    expect(bruno.prompt).not_to_contain_text("you may still raise")


def test_a_typed_answer_is_read_and_played(visit: Visitors) -> None:
    ania = visit("Ania")
    ania.open_table("bot")
    expect(ania.slots().first).to_be_visible()
    ania.page.keyboard.press(":")
    ania.page.get_by_label("Command line").fill("bid A A")
    ania.page.get_by_label("Command line").press("Enter")
    expect(ania.prompt).to_contain_text("choose two different cards")

    ania.page.get_by_label("Command line").fill("bid A revenue")
    ania.page.get_by_label("Command line").press("Enter")

    expect(ania.page.get_by_role("list", name="Log")).to_contain_text("You lay down A and +3.")


def test_an_agreement_can_be_taken_back_until_somebody_answers(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    bruno.join(ania.open_table("open"))
    bribes(ania, bruno)
    undo = ania.button(re.compile("Undo|Nothing to undo"))
    expect(undo).to_be_disabled()
    ania.agree.click()
    expect(ania.agree).to_have_count(0)
    expect(undo).to_have_accessible_name("Undo (free)")

    undo.click()

    expect(ania.agree).to_be_visible()
    expect(ania.page.get_by_role("list", name="Log")).to_contain_text("an answer is taken back")


def test_a_broken_connection_comes_back_and_nothing_is_missed(visit: Visitors, tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), tmp_path / "deal") as own:
        ania = visit("Ania", server=own)
        ania.open_table("bot")
        expect(ania.slots().first).to_be_visible()
        own.kill()
        expect(ania.page.get_by_role("alert")).to_contain_text("Connection lost")

        own.start()

        expect(ania.page.get_by_role("alert")).to_have_count(0, timeout=15_000)
        bribes(ania)
        log = ania.page.get_by_role("list", name="Log")
        expect(log).to_contain_text("You lay down")
        assert log.inner_text().count("Round 1") <= 1


def test_a_finished_game_is_seen_again_and_continued_from_any_moment(visit: Visitors, server: Server) -> None:
    ania = visit("Ania")
    ania.open_table("bot")
    bribes(ania)
    url = ania.page.url
    ania.page.get_by_role("link", name=re.compile("Show this moment")).first.click()
    slider = ania.page.get_by_role("slider", name="Moment")
    expect(slider).to_be_visible()

    ania.button("To the beginning").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^answer 0 of"))
    ania.page.get_by_role("heading", name="Lutetia").click()
    ania.page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^answer 1 of"))
    ania.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^answer 0 of"))
    ania.button("Continue from here").click()

    ania.page.wait_for_url(lambda found: "/replay" not in found and found != url)
    expect(ania.slots().first).to_be_visible()


def test_the_situation_is_told_on_request(visit: Visitors) -> None:
    ania = visit("Ania")
    ania.open_table("bot")
    expect(ania.slots().first).to_be_visible()
    ania.page.keyboard.press("s")
    told = ania.page.get_by_role("note")
    expect(told).to_contain_text(re.compile(r"Round 1 · Bids\. A .*, cost \d"))
    ania.page.keyboard.press("o")
    expect(told).to_contain_text("Gaius; 5 gold")
    ania.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    assert "Your turn." in ania.page.locator("[aria-live=assertive]").inner_text()


def test_the_log_of_a_game_that_goes_on_elsewhere_says_once_who_plays_it(visit: Visitors) -> None:
    ania = visit()
    ania.open_table("bot")
    bribes(ania)
    url = ania.page.url
    ania.page.get_by_role("link", name=re.compile("Show this moment")).last.click()
    ania.button("Continue from here").click()
    ania.page.wait_for_url(lambda found: "/replay" not in found and found != url)
    log = ania.page.get_by_role("list", name="Log")
    expect(log).to_contain_text("Played on from here by ●\u00a0Ania, ▲\u00a0Gaius.")
    expect(log.get_by_role("listitem").first).not_to_contain_text("Played on")  # what was before stands before it
    expect(log.get_by_text(re.compile("The game begins|sits down"))).to_have_count(0)
