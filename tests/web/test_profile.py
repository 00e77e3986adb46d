"""The profile in the browser: figures and replays of finished games, one's own until they are shown."""

import re

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visitors
from tests.web.player import Player
from tests.web.test_look import serious


def play(ania: Player, **more: object) -> str:
    """A whole game against a beginner, played beside the page. Returns its table."""
    ask = ania.page.request
    ask.post("/api/me", data={"name": ania.name, "language": ania.language})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]
    table: str = ask.post("/api/tables", data={"game": "lutece", "seats": seats, "pace": 0, **more}).json()["id"]
    ania.page.goto(f"/t/{table}")
    ania.goes_on(lambda: ania.page.evaluate("remote.over"), answer)
    return table


def answer(ania: Player) -> bool:
    return bool(
        ania.page.evaluate("""() => {
      const { seat, question, legal, seq } = remote.situation ?? { legal: [] };
      if (!legal.length || remote.sent.size) return false;
      const id = `p-${question}-${seq}`;
      remote.socket.send(JSON.stringify({ type: 'answer', id, seat, question, actions: [legal[0].id] }));
      return true;
    }""")
    )


def test_a_finished_game_is_in_the_profile_with_its_replay_and_rating(visit: Visitors) -> None:
    ania, cleo = visit("Ania"), visit("Cléo", size=PHONE, language="fr")
    table = play(ania, rated=True, public=True)
    page = ania.page
    page.goto(f"/t/{table}")  # the end tells what it has changed
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_contain_text(
        re.compile(r"You.*1\d{3} ± \d+.*[+−]\d+")
    )
    page.goto("/")
    page.get_by_role("link", name="My profile").click()
    expect(page.get_by_role("heading", name="Ania")).to_be_visible()
    expect(page.get_by_text("one game · never left a table")).to_be_visible()
    box = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Lutetia"))
    expect(box).to_contain_text(re.compile(r"1\d{3} ± \d+"))
    expect(box).to_contain_text("one rated game")
    row = page.get_by_role("region", name="Finished games").get_by_role("listitem")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("today")
    expect(row).to_contain_text(re.compile("[+−]\\d+"))
    expect(page.get_by_role("img", name="one day with a game in half a year")).to_be_visible()
    expect(page.get_by_role("region", name="Favourite bots")).to_contain_text("beginner")
    assert serious(page) == []
    whose = page.evaluate("fetch('/api/me').then(reply => reply.json())")["id"]
    cleo.page.goto(f"/p/{whose}")
    expect(cleo.page.get_by_role("alert")).to_have_text("Personne ne montre de profil ici.")
    page.get_by_label("Others may see my profile").check()
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()
    cleo.page.reload()
    expect(cleo.page.get_by_role("heading", name="Ania")).to_be_visible()
    expect(cleo.page.get_by_text("Les autres peuvent voir mon profil")).to_have_count(0)
    assert cleo.page.evaluate("document.querySelector('.shell-page').scrollWidth <= innerWidth")
    assert serious(cleo.page) == []
    cleo.page.get_by_role("link", name=re.compile("^Revoir")).click()
    cleo.page.wait_for_url(f"**/t/{table}/replay")


def test_a_game_that_is_hidden_is_gone_from_the_figures(visit: Visitors) -> None:
    ania = visit("Ania", language="pl")
    play(ania)
    page = ania.page
    page.goto("/me")
    expect(page.get_by_text("jedna partia · ani jednego opuszczonego stołu")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Ukryj w moim profilu")).click()
    expect(page.get_by_text("0 partii")).to_be_visible()
    expect(page.get_by_role("region", name="Zakończone partie")).to_contain_text("ukryta")
    page.get_by_role("button", name="Pokaż znowu").click()
    expect(page.get_by_text("jedna partia · ani jednego opuszczonego stołu")).to_be_visible()


def test_a_rated_table_is_chosen_where_it_is_set_up(visit: Visitors) -> None:
    ania = visit("Ania")
    ania.lobby()
    ania.button(re.compile("Set up a table: Lutetia")).click()
    page = ania.page
    page.get_by_text("Clock and more").click()
    rated, hints = page.get_by_label("Rated: results count"), page.get_by_label("Hints", exact=True)
    expect(hints).to_be_checked()
    rated.check()
    expect(hints).not_to_be_checked()
    expect(hints).to_be_disabled()
    page.get_by_label("Seat 2", exact=True).select_option("here")
    expect(rated).to_be_disabled()
    expect(hints).to_be_enabled()
    page.get_by_label("Seat 2", exact=True).select_option("open")
    expect(rated).to_be_checked()
    ania.button("Open the table").click()
    expect(page.get_by_text("Rated table: no hints")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="1500 ± 167")).to_have_count(1)
