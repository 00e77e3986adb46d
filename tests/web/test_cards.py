"""A table with a card file of its own: the browser shows what that file says, in the game and in its replay."""

import re
from importlib import resources

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.player import Player


def corrected(game: str, *changes: tuple[str, str]) -> str:
    """The card file of a game with some of its lines changed, each wherever it stands."""
    text = resources.files(f"ludus.games.{game}").joinpath("cards.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = re.sub(f"^{re.escape(old)}", new, text, flags=re.MULTILINE)
    return text


def sit_at(player: Player, game: str, cards: str) -> str:
    """A table with a bot, begun at once; its path."""
    player.page.goto("/")
    player.page.request.post("/api/me", data={"name": player.name, "language": "en"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]
    wanted = {"game": game, "seats": seats, "options": {"cards": cards}, "pace": 0}
    path = f"/t/{player.page.request.post('/api/tables', data=wanted).json()['id']}"
    player.page.goto(path)
    return path


def test_names_costs_and_gold_of_lutece(visit: Visitors) -> None:
    ania = visit()
    people = ("Baker", "Druid", "Smith", "Brewer", "Legionnaire", "Apprentice")
    names = ((f'en = "{name}"', f'en = "New {name}"') for name in people)
    costs = ((f"cost = {cost}", "cost = 1") for cost in (0, 2, 3))
    cards = corrected("lutece", *names, *costs, ("revenue_gold = 3", "revenue_gold = 4"))
    path = sit_at(ania, "lutece", cards)
    characters = ania.page.get_by_role("button", name=re.compile("^[A-C]: "))
    expect(characters).to_have_count(3)
    for slot in characters.all():
        expect(slot).to_have_text(re.compile("^[A-C]: New .*cost 1"))
    expect(ania.button(re.compile(r"^revenue \(\+4\)")).first).to_be_visible()
    ania.page.goto(f"{path}/replay")
    expect(characters.first).to_have_text(re.compile("New .*cost 1"))


def test_the_buildings_of_fortuna(visit: Visitors) -> None:
    ania = visit()
    cards = corrected("fortuna", ('name_en = "Market"', 'name_en = "Great Market"'))
    sit_at(ania, "fortuna", cards)
    expect(ania.page.get_by_role("button", name=re.compile("^Great Market"))).to_be_visible()


def test_the_materials_of_gloire(visit: Visitors) -> None:
    ania = visit()
    cards = corrected("gloire", ('en = "rubble"', 'en = "debris"'))
    sit_at(ania, "gloire", cards)
    expect(ania.page.get_by_role("main")).to_contain_text("debris")
    expect(ania.page.get_by_role("main")).not_to_contain_text("rubble")


def test_the_next_table_has_its_own_cards_again(visit: Visitors) -> None:
    ania = visit()
    sit_at(ania, "gloire", corrected("gloire", ('en = "rubble"', 'en = "debris"')))
    expect(ania.page.get_by_role("main")).to_contain_text("debris")
    ania.page.get_by_role("link", name=ania.words["web-lobby"]).first.click()  # the page stays loaded
    ania.set_up("bot", game="Glory to Rome")
    expect(ania.page.get_by_role("main")).to_contain_text("rubble")
