"""Somebody who plays in a browser, finding everything by its role and its name, as a screen reader would."""

import json
import re
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Vanished

import ludus
from ludus.languages import LANGUAGES

PAUSE: Final = 20  # ms between two looks
SOON: Final = 1000
LONGEST: Final = 55.0  # seconds anything may take, a whole game too
SOAKED: Final = 300.0  # but those of `make soak`, which go to the end of long ones
ROOT: Final = Path(__file__).parents[2]

# Keeps the socket of a page and what it has told of the table.
LISTEN: Final = """
window.remote = { situation: null, over: false, bots: [], people: [], sent: new Set() };
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...all) {
    super(...all);
    window.remote.socket = this;
    window.remote.sent.clear();
    this.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      if (message.table) window.remote.bots = message.table.seats.filter(one => one.bot).map(one => one.seat);
      if (message.situation) window.remote.situation = message.situation;
      if (message.type === 'present') window.remote.people = message.people;
      if (message.type === 'drafted' && window.remote.situation) window.remote.situation.draft = message.draft;
      if (['accepted', 'refused'].includes(message.type)) window.remote.sent.delete(message.id);
      window.remote.over = Boolean(window.remote.situation?.sheet);
    });
  }
  send(text) {
    const { type, id } = JSON.parse(text);
    if (['answer', 'draft', 'confirm', 'undo'].includes(type)) window.remote.sent.add(id);
    super.send(text);
  }
};
"""
# Whoever may sit at the other seats.
SEATS: Final = {
    "bot": {"kind": "bot", "bot": "casual"},
    "open": {"kind": "open"},
    "here": {"kind": "here", "name": "Gaius"},
}
SETTLED: Final = "!remote.sent.size && !remote.situation?.pending.some(seat => remote.bots.includes(seat))"


@cache
def words(language: str) -> dict[str, str]:
    """The messages of one line that the browser may show: its own, and those of Lutèce."""
    files = [ROOT / f"src/ludus/locale/{language}/{name}.ftl" for name in ("web", "lutece", "outside", "tournaments")]
    lines = (line for file in files for line in file.read_text("utf-8").splitlines())
    found = (re.match("([a-z][a-z0-9-]*) = (.+)", line) for line in lines)
    return {one[1]: one[2] for one in found if one}


@cache
def titled(title: str) -> str:
    """The game of a title in any language."""
    locale = ROOT / "src/ludus/locale"
    return next(
        name
        for name in ludus.titles()
        for language in LANGUAGES
        if f"\ntitle = {title}\n" in (locale / language / f"{name}.ftl").read_text("utf-8")
    )


class Player:
    def __init__(self, page: Page, name: str = "Ania", language: str = "en") -> None:
        self.page = page
        self.name = name
        self.language = language
        self.words = words(language)
        self.turns = 0

    # ------------------------------------------------------------------------------------------ finding things

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name=self.words["web-region-prompt"])

    @property
    def agree(self) -> Locator:
        return self.prompt.get_by_role("button", name=self.words["web-agree"])

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("dialog").get_by_role("table").first

    def slots(self) -> Locator:
        free = re.escape(self.words["web-can-be-picked"])
        return self.page.get_by_role("button", name=re.compile(f"^[A-E1-5]: .*{free}"))

    def prefer(self, **settings: str | int) -> None:
        """Settings this device has kept from an earlier visit."""
        self.page.add_init_script(f"localStorage.setItem('ludus', JSON.stringify({json.dumps(settings)}))")

    # ------------------------------------------------------------------------------------------ coming to a table

    def lobby(self) -> None:
        self.page.goto("/")
        self.page.get_by_label(self.words["web-your-name"]).fill(self.name)

    def open_table(self, *others: str, game: str = "") -> str:
        """A table, set up without the lobby: me, and for each other seat `bot`, `open` or `here`. Returns its path."""
        seats = [{"kind": "me"}, *(SEATS[kind] for kind in others)]
        hints = not {"open", "here"}.intersection(others)
        wanted = {"game": titled(game or self.words["title"]), "seats": seats, "hints": hints, "pace": 0}
        ask = self.page.request
        ask.post("/api/me", data={"name": self.name, "language": self.language})
        table = ask.post("/api/tables", data=wanted).json()["id"]
        if "open" in others:
            ask.post(f"/api/tables/{table}/join", data={"seat": None, "salt": "07" * 16})
        self.page.goto(f"/t/{table}")
        return self.page.url

    def open_lesson(self, name: str) -> None:
        """A lesson, without the lobby."""
        ask = self.page.request
        ask.post("/api/me", data={"name": self.name, "language": self.language})
        self.page.goto(f"/t/{ask.post(f'/api/lessons/{name}', data={}).json()['id']}")
        expect(self.page.locator("#prompt.lesson")).to_be_visible()

    def set_up(self, *others: str, game: str = "", fast: bool = True, options: Sequence[str] = ()) -> str:
        """The same in the lobby, as people do."""
        self.lobby()
        say = self.words
        self.button(say["web-compose-of"].replace("{ $game }", game or say["title"])).click()
        for _ in range(len(others) - 2):
            self.button(f"+ {say['web-more-seats']}").click()
        fewer = self.button(f"− {say['web-fewer']}")
        for _ in range(2 - len(others)):
            if fewer.is_enabled():  # a game for two begins with two
                fewer.click()
        for seat, kind in enumerate(others, start=2):
            self.page.get_by_label(say["web-seat-number"].replace("{ $number }", str(seat)), exact=True).select_option(
                kind
            )
        if fast:
            self.page.get_by_text(say["web-more-options"]).click()
            self.page.get_by_role("combobox", name=say["web-pace"]).select_option("0")
        for option in options:
            self.page.get_by_label(option).check()
        self.button(say["web-open-table" if "open" in others else "web-begin"]).click()
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def join(self, url: str, seat: int = 2) -> None:
        self.page.goto(url)
        self.page.get_by_label("Your name").fill(self.name)
        self.button(f"Sit down at seat {seat}").click()

    # ------------------------------------------------------------------------------------------ playing

    def step(self) -> bool:
        """Answers if something is asked; whether anything was done. What vanishes meanwhile was no longer asked."""
        try:
            return self.try_step()
        except Vanished:
            return False

    def moves(self) -> None:
        """Answers once, as soon as something is asked and what came before has arrived."""
        moved = False

        def move(_: Player) -> bool:
            nonlocal moved
            moved = self.step()
            return moved

        self.goes_on(lambda: moved, move)

    def settled(self) -> bool:
        """Whether all answers have arrived and the table waits for people alone. Who looks and answers only then plays
        the same game in every run."""
        return bool(self.page.evaluate(SETTLED))

    def try_step(self) -> bool:
        if not self.prompt.count() or not self.settled():
            return False
        if self.try_lay():
            return True
        for name in (self.words["web-agree"], self.words["verb-pass"]):
            found = self.prompt.get_by_role("button", name=name)
            if found.count() and found.first.is_enabled():
                found.first.click(timeout=SOON)
                return True
        # An Apprentice looks for a host: the Characters who can take it in say so, then the prompt has its verb.
        hosts = self.button(re.compile(re.escape(self.words["web-can-be-chosen"]) + "$"))
        if hosts.count():
            hosts.first.click(timeout=SOON)
            self.prompt.get_by_role("group", name=self.words["web-answers"]).get_by_role("button").last.click(
                timeout=SOON
            )
            return True
        return False

    def lay(self) -> bool:
        """Lays two cards face down if they are asked for, and does nothing else; whether it did."""
        try:
            return self.settled() and self.try_lay()
        except Vanished:
            return False

    def try_lay(self) -> bool:
        submit = self.prompt.get_by_role("button", name=self.words["web-submit-final"])
        if not submit.count():
            return False
        free = self.slots().all()
        if len(free) > 1:
            chosen = free[(self.turns * 3) % len(free)], free[(self.turns * 5 + 1) % len(free)]
            names = [str(one.text_content(timeout=SOON)).strip()[:2] for one in chosen]
            for name in dict.fromkeys(names):
                self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).click(timeout=SOON)
            if len(set(names)) == 1:
                self.button(re.compile("^" + self.words["revenue"].split()[0])).click()
        submit.click(timeout=SOON)
        self.turns += 1
        return True

    def any_step(self, stop: str = "") -> bool:
        """The same elsewhere: a thing that can be chosen, or an answer to each question but one, then Confirm."""
        if not self.settled():
            return False
        confirm = self.prompt.get_by_role("button", name=re.compile(f"^{self.words['web-confirm']}"))
        answers = self.prompt.get_by_role("group").get_by_role("button")
        chosen = re.compile(f"{re.escape(self.words['web-can-be-chosen'])}$")
        things = self.page.locator("main.board").get_by_role("button", name=chosen)
        # Seen at one moment. Disabled while a draft is on its way: what stands there is about to change.
        seen: list[tuple[str, list[str]]] = self.prompt.evaluate_all(
            """all => all.map(node => [node.textContent, [...node.querySelectorAll('[role=group] button')].map(
                one => one.disabled ? '' : one.ariaLabel ?? one.textContent)])"""
        )
        asked, names = seen[0] if seen else ("", [])
        if stop and stop in asked:
            return False
        taken = self.words["web-take-back"].split("{")[0]
        free = [at for at, name in enumerate(names) if name and not name.startswith(taken)]
        self.turns += 1
        main = self.prompt.locator("[data-verb].main").count()
        try:
            if (many := things.count()) and not (main and self.turns % 3):
                things.nth((self.turns * 7) % many).click(timeout=SOON)
            elif free:
                answers.nth(free[(self.turns * 7) % len(free)]).click(timeout=SOON)
            elif confirm.count() and confirm.is_enabled(timeout=SOON):
                confirm.click(timeout=SOON)
            else:
                return False
        except Vanished:
            return False
        return True

    def bots_play(self, game: str, *bots: str, **more: object) -> str:
        """A table at which bots have played a game to its end."""
        ask = self.page.request
        ask.post("/api/me", data={"name": self.name, "language": self.language})
        seats = [{"kind": "bot", "bot": bot} for bot in bots]
        table = str(ask.post("/api/tables", data={"game": game, "seats": seats, "pace": 0, **more}).json()["id"])
        self.goes_on(lambda: ask.get(f"/api/tables/{table}").json()["phase"] == "over", lambda _: False)
        return table

    def goes_on(
        self, done: Callable[[], object], step: Callable[["Player"], object] | None = None, longest: float = LONGEST
    ) -> None:
        """Takes one step after the other until something is so; not for ever."""
        late = time.monotonic() + longest
        while not done():
            assert time.monotonic() < late, self.prompt.inner_text()
            if not (step or Player.step)(self):
                self.page.wait_for_timeout(PAUSE)

    def reach(self, question: str, drafted: bool = False) -> None:
        """Answers at a plain table until something is asked; by the table itself, or already in a draft."""
        confirm = self.prompt.get_by_role("button", name=re.compile(f"^{self.words['web-confirm']}"))
        chips = self.prompt.get_by_role("group", name=self.words["web-your-move"])

        def asked() -> bool:
            return question in (self.prompt.text_content() or "")

        def step(_: Player) -> bool:
            if not (asked() and confirm.count()):
                return self.any_step(stop=question)
            confirm.click()
            expect(chips).to_have_count(0)
            return True

        self.goes_on(lambda: asked() and (drafted or not chips.count()), step)

    def until(self, script: str) -> None:
        """Waits for something in the page; its policy allows no polling from inside."""
        self.goes_on(lambda: self.page.evaluate(script), lambda _: False)

    def over(self) -> bool:
        return bool(self.result.count())


def play(*players: Player, step: Callable[[Player], bool] = Player.step, longest: float = LONGEST) -> None:
    """All of them, each in turn, until everybody has seen the result."""
    players[0].goes_on(
        lambda: all(player.over() for player in players),
        lambda _: any(not player.over() and step(player) for player in players),
        longest,
    )
