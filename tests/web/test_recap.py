"""Coming back to a table: what was missed, before anything is asked; and asking the others to go back."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ludus.server.store import database as databases
from ludus.server.store import seen
from ludus.server.store.social import SEEN
from ludus.server.tables.clock import DAY
from tests.web import checks
from tests.web.checks import PAINTED, problems
from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import ROOT, Player
from tests.web.test_look import serious

ANSWER = """text => {
  const { seat, question, legal } = remote.situation;
  const actions = [legal.find(one => one.text === text).id];
  remote.socket.send(JSON.stringify({ type: 'answer', id: `${question} ${text}`, seat, question, actions }));
}"""
LOOKED = "remote.socket.send(JSON.stringify({ type: 'seen', id: 'looked', seq: remote.situation.seq, leaving: false }))"
CAN = "text => Boolean(remote.situation?.legal.some(one => one.text === text))"
LEGAL = ".frame :is(.legal, [data-legal])"


def said(language: str, name: str) -> str:
    text = (ROOT / f"src/ludus/locale/{language}/recap.ftl").read_text("utf-8")
    found = re.search(f"^{name} = (.+)$", text, re.M)
    assert found
    return found[1]


def table(*players: Player, **more: Any) -> str:
    """A table of all of them, at which everybody is asked."""
    for player in players:
        player.page.request.post("/api/me", data={"name": player.name, "language": player.language})
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in players[1:])]
    wanted = {"game": "lutece", "seats": seats, "hints": False, **more}
    made = str(players[0].page.request.post("/api/tables", data=wanted).json()["id"])
    for player in players[1:]:
        player.page.request.post(f"/api/tables/{made}/join", data={})
    return made


def answer(player: Player, text: str) -> None:
    """Gives an answer beside the screen, once it is asked for."""
    player.goes_on(lambda: player.page.evaluate(CAN, text), lambda _: False)
    player.page.evaluate(ANSWER, text)
    player.goes_on(lambda: not player.page.evaluate(CAN, text), lambda _: False)


def away(visit: Visitors, gone: Player, made: str, plays: Callable[[], object], other: Player) -> None:
    """Somebody has looked and goes to the lobby, somebody else plays. Once it is written that the other has looked when
    the first one was gone, it is written, too, when the first one left; then that was two days ago."""
    expect(gone.prompt).to_be_visible()
    gone.page.goto("/")
    plays()
    first, second = (player.page.request.get("/api/me").json()["id"] for player in (gone, other))
    there = "([first, second]) => remote.people.includes(second) && !remote.people.includes(first)"
    other.goes_on(lambda: other.page.evaluate(there, [first, second]), lambda _: False)
    left = time.time() * 1000
    other.page.evaluate(LOOKED)
    with databases.connected(visit.server.database) as engine:

        def written() -> bool:
            last = seen.last(engine, second, made)
            return last is not None and last.at >= left

        other.goes_on(written, lambda _: False)
        with engine.begin() as connection:
            connection.execute(SEEN.update().where(SEEN.c.person == first).values(at=SEEN.c.at - 2 * DAY))


def answers(player: Player) -> None:
    """Answers beside the screen for as long as it is this player's turn, not for ever."""
    for number in range(60):
        player.goes_on(player.settled, lambda _: False)
        seq, asked = player.page.evaluate("[remote.situation.seq, remote.situation.legal.length]")
        if not asked:
            return
        player.page.evaluate(checks.ANSWER, number)
        player.goes_on(lambda seq=seq: player.page.evaluate("remote.situation.seq") > seq, lambda _: False)  # type: ignore[misc]


def left(visit: Visitors, ania: Player, bruno: Player) -> str:
    """Ania has bid and gone; Bruno has bid and agreed since."""
    made = table(ania, bruno)
    ania.page.goto(f"/t/{made}")
    answer(ania, "bid A 1")

    def plays() -> None:
        bruno.page.goto(f"/t/{made}")
        answer(bruno, "bid revenue revenue")
        answer(bruno, "agree")

    away(visit, ania, made, plays, bruno)
    return made


@pytest.mark.parametrize(
    ("size", "language", "ago"),
    [(DESKTOP, "en", "2 days ago"), (PHONE, "pl", "2 dni temu"), (DESKTOP, "fr", "2 jours")],
)
def test_whoever_comes_back_is_told_before_anything_is_asked(
    visit: Visitors, size: tuple[int, int], language: str, ago: str
) -> None:
    ania, bruno = visit("Ania", size, language), visit("Bruno")
    made = left(visit, ania, bruno)
    ania.page.goto(f"/t/{made}")
    to_the_table = ania.button(said(language, "recap-table"))
    expect(to_the_table).to_be_focused()
    expect(ania.prompt).to_contain_text(ago)
    assert ania.page.locator("#prompt.mine").count() == 0
    assert ania.page.locator(LEGAL).count() == 0
    expect(ania.page.locator("[aria-live=polite]").filter(has_text=ago).first).to_be_attached()  # a summary, first
    ania.page.evaluate(PAINTED)
    assert problems(ania.page) == []
    assert serious(ania.page) == []
    if size == PHONE:
        ania.page.get_by_role("navigation").get_by_role("button").last.click()
    sheet = ania.page.get_by_role("group", name=said(language, "recap-title"))
    expect(sheet).to_contain_text("Bruno")
    assert serious(ania.page) == []
    if size == PHONE:
        ania.page.get_by_role("navigation").get_by_role("button").first.click()
    ania.page.evaluate("document.activeElement.blur()")
    ania.page.keyboard.press("Enter")
    expect(ania.page.locator("#prompt.mine")).to_be_visible()
    expect(to_the_table).to_have_count(0)
    ania.page.goto("/")
    ania.page.goto(f"/t/{made}")
    expect(ania.page.locator("#prompt.mine")).to_be_visible()  # once is enough
    assert to_the_table.count() == 0


def test_one_goes_through_it_move_by_move_and_plays_it_again(visit: Visitors) -> None:
    ania, bruno = visit("Ania", motion=True), visit("Bruno")
    made = left(visit, ania, bruno)
    page = ania.page
    page.goto(f"/t/{made}")
    scrub = page.get_by_role("slider", name="Moves since you left")
    expect(scrub).to_have_attribute("max", "2")
    expect(scrub).to_have_value("2")
    assert page.locator(".ticks i").count() == 2
    page.keyboard.press("ArrowLeft")
    expect(scrub).to_have_value("1")
    page.keyboard.press("ArrowLeft")
    expect(scrub).to_have_value("0")
    expect(ania.prompt).to_contain_text("as you left it")
    page.evaluate("""() => {
      window.passed = [];
      const bar = document.querySelector('#prompt input[type=range]');
      new MutationObserver(() => window.passed.push(bar.ariaValueText))
        .observe(bar, { attributeFilter: ['aria-valuetext'] });
    }""")
    ania.button(re.compile("^Replay")).click()
    expect(scrub).to_have_value("2")
    expect(ania.button(re.compile("^Replay"))).to_be_visible()
    assert any(str(one).startswith("move 1 of 2") for one in page.evaluate("window.passed"))
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.locator("#prompt.mine")).to_be_visible()


@pytest.mark.parametrize(("game", "size"), [("fortuna", DESKTOP), ("gloire", DESKTOP), ("fortuna", PHONE)])
def test_what_has_changed_is_marked_on_the_table_until_one_sits_down(
    visit: Visitors, game: str, size: tuple[int, int]
) -> None:
    ania, bruno = visit("Ania", size), visit("Bruno")
    made = table(ania, bruno, game=game)
    for player in (ania, bruno, ania):  # somebody begins
        player.page.goto(f"/t/{made}")
        player.goes_on(lambda player=player: player.page.evaluate("remote.situation"), lambda _: False)  # type: ignore[misc]
        answers(player)
    away(visit, ania, made, lambda: answers(bruno), bruno)
    page = ania.page
    page.goto(f"/t/{made}")
    expect(ania.button("To the table")).to_be_focused()
    marks = page.locator(".rings .changed")
    expect(marks.first).to_be_attached()
    page.evaluate(PAINTED)
    if size == DESKTOP:
        assert page.locator(".changes b").count() in (2, 3, 4)
    assert problems(page, strict=False) == []
    assert page.locator(LEGAL).count() == 0
    assert page.locator("[aria-description*='changed since you left']").count() > 0
    page.keyboard.press("ArrowLeft")
    expect(marks).to_have_count(0)  # it is as it was then
    page.keyboard.press("ArrowRight")
    expect(marks.first).to_be_attached()
    ania.button("To the table").click()
    expect(page.locator("#prompt.mine")).to_be_visible()
    expect(marks).to_have_count(0)


def test_who_stays_or_misses_nothing_is_told_nothing(visit: Visitors) -> None:
    ania, bruno = visit("Ania"), visit("Bruno")
    made = table(ania, bruno)
    ania.page.goto(f"/t/{made}")
    answer(ania, "bid A 1")
    bruno.page.goto(f"/t/{made}")
    answer(bruno, "bid revenue revenue")
    answer(bruno, "agree")
    expect(ania.page.locator("#prompt.mine")).to_be_visible()  # the tab stayed open
    assert ania.button("To the table").count() == 0
    ania.page.reload()
    expect(ania.page.locator("#prompt.mine")).to_be_visible()
    assert ania.button("To the table").count() == 0


def test_the_others_are_asked_and_must_all_agree(visit: Visitors) -> None:
    ania, bruno, carla = players = visit("Ania"), visit("Bruno"), visit("Carla", PHONE, "fr")
    made = table(*players)
    for player in players:
        player.page.goto(f"/t/{made}")
        answer(player, "bid revenue revenue")
    for player in (ania, bruno):
        answer(player, "agree")
    expect(ania.button("Ask the others to let you take it back")).to_be_enabled()
    ania.page.keyboard.press("u")
    mine = ania.page.get_by_role("region", name="Take back?")
    expect(mine).to_contain_text("Bruno")
    expect(mine).to_contain_text("Carla")
    theirs = carla.page.get_by_role("region", name="Reprendre ?")
    expect(theirs).to_contain_text("Ania souhaite reprendre une réponse")
    carla.page.evaluate(PAINTED)
    assert [one for one in problems(carla.page) if one.startswith("text")] == []  # it is answered before one plays on
    assert serious(carla.page) == []
    theirs.get_by_role("button", name="D’accord").click()
    expect(mine).to_contain_text("Agreed: ")
    bruno.page.get_by_role("region", name="Take back?").get_by_role("button", name="Refuse").click()
    expect(mine).to_have_count(0)
    ania.button("Ask the others to let you take it back").click()
    for player, word in ((bruno, "Agree"), (carla, "D’accord")):
        player.page.get_by_role("region", name=re.compile("Take back|Reprendre")).get_by_role(
            "button", name=word
        ).click()
    expect(mine).to_have_count(0)
    expect(ania.page.get_by_role("list", name="Log")).to_contain_text("an answer is taken back")
    expect(ania.agree).to_be_visible()  # it is asked again
    expect(bruno.agree).to_be_visible()  # and so is who had followed
