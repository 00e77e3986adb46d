"""What the tables ask of people and of their machine, in a real browser at our own server: clicks, time and bytes.

`python -m tools.screens clicks speed weight` measures and keeps what it found in docs/tables.json; `write` writes the
tables of docs/tables.md from there. `pictures` makes those of docs/images.
"""

import json
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, sync_playwright

from ludus.languages import LANGUAGES
from tests.server.running import serving, sqlite
from tests.web.checks import PAINTED, THINGS, VERBS, Remote, received
from tests.web.clicks import Counted, allowed
from tests.web.conftest import ARGUMENTS, DESKTOP, PHONE, Visitors, build, chromium
from tests.web.player import PAUSE, SOON, Player

DOCS: Final = Path(__file__).parents[1] / "docs"
FIGURES: Final = DOCS / "tables.json"
PAGE: Final = DOCS / "tables.md"
MARK: Final = "<!-- tables: written by tools/screens.py -->"
GAMES: Final = {"lutece": "Lutetia", "fortuna": "Fortuna", "gloire": "Glory to Rome"}
MOST_SEATS: Final = {"lutece": 5, "fortuna": 4, "gloire": 5}
SCREENS: Final = {"desk": DESKTOP, "phone": PHONE}
COUNTED: Final = ("fortuna", "gloire")
PLAYED: Final = 1  # whole games of each on each screen
VISITS: Final = 9
LATE: Final = 0.8  # of a game has been played
PRESSED: Final = 150  # clicks that are timed
LOOK: Final = 100  # ms between two looks at what was painted
SHOWN: Final = 0.5  # of a game has been played where a picture is taken,
ANSWERED: Final = 4  # and as many answers, so that the log tells of the game again, not of who has sat down
PICTURES: Final = {
    "lutece-table": ("lutece", "pl", "dark", DESKTOP),
    "fortuna-table": ("fortuna", "en", "light", DESKTOP),
    "gloire-table": ("gloire", "fr", "light", DESKTOP),
    "lutece-phone": ("lutece", "fr", "light", PHONE),
}

# When the first thing that can be answered is painted, from the moment the address was opened.
FIRST: Final = """(() => {
  const look = () => document.querySelector('#prompt.mine [data-verb]:not(:disabled), .frame main [data-legal]')
    ? setTimeout(() => { window.interactive = performance.now(); }) : requestAnimationFrame(look);
  requestAnimationFrame(look);
})()"""
# From a click until what it changes is painted: what is chosen, what is asked.
TIMED: Final = """(() => {
  window.painted = [];
  const shown = () => document.querySelectorAll('.frame main .chosen').length
    + document.querySelector('#prompt').textContent; // innerText would lay the page out, as often as we look
  addEventListener('click', ({ timeStamp, target }) => {
    const before = shown(), verb = Boolean(target.closest('[data-verb]'));
    const look = new MutationObserver(() => {
      if (shown() === before) return;
      look.disconnect();
      requestAnimationFrame(() => setTimeout(() => painted.push([verb, performance.now() - timeStamp])));
    });
    look.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }, true);
})()"""


@contextmanager
def visitors() -> Iterator[Visitors]:
    build()
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        folder = Path(home)
        with serving(sqlite(folder), folder / "deal", LUDUS_COMMANDS="100000") as server:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            yield Visitors(browser, server)
            browser.close()


# ------------------------------------------------------------------------------------------ clicks


def clicks() -> list[dict[str, Any]]:
    """Whole games with the most players, every answer in the fewest clicks it takes."""
    found = []
    with visitors() as visit:
        for game in COUNTED:
            for screen, size in SCREENS.items():
                given: list[int] = []
                every: Counter[int] = Counter()
                longer: Counter[str] = Counter()
                for number in range(1, PLAYED + 1):
                    visit.server.deal(number)
                    ania = visit(size=size)
                    counted = Counted(ania, game, number)
                    ania.open_table(*["bot"] * (MOST_SEATS[game] - 1), game=GAMES[game])
                    for one in counted.decisions():
                        given.append(one.clicks)
                        every.update(one.ways.values())
                        longer.update(f"{one.step}: {way}" for way, many in one.ways.items() if many > allowed(way))
                        longer.update(f"{one.step}: no way to {lost}" for lost in one.missed)
                        tell(f"{game}, {screen}, game {number}: {len(given)} decisions")
                    ania.page.context.close()
                found.append(
                    {
                        "game": game,
                        "screen": screen,
                        "games": PLAYED,
                        "decisions": len(given),
                        "mean": statistics.mean(given),
                        "most": max(given),
                        "answers": {str(many): every[many] for many in sorted(every)},
                        "longer": dict(longer),
                    }
                )
    return found


# ------------------------------------------------------------------------------------------ time


def speed() -> dict[str, Any]:
    with visitors() as visit:
        first = [
            {"game": game, "screen": screen, "times": visits(visit, game, size)}
            for game in GAMES
            for screen, size in SCREENS.items()
        ]
        paint = [{"screen": screen, **pressed(visit, size)} for screen, size in SCREENS.items()]
    return {"first": first, "paint": paint}


def working(page: Page) -> CDPSession:
    """Counts the time of the processor, so that whatever else the machine does is not counted."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


def worked(session: CDPSession) -> float:
    """Milliseconds the page has worked so far, without what we asked it."""
    told = session.send("Performance.getMetrics")["metrics"]
    found = {one["name"]: one["value"] for one in told}
    return 1000 * float(found["TaskDuration"] - found["DevToolsCommandDuration"])


def visits(visit: Visitors, game: str, size: tuple[int, int]) -> list[tuple[float, float]]:
    """Somebody comes to a table where something is asked, with nothing in the cache of the browser."""
    visit.server.deal(1)
    ania = visit(size=size)
    ania.open_table(*["bot"] * (MOST_SEATS[game] - 1), game=GAMES[game])
    Remote(ania).wait()
    known, url, found = ania.page.context.storage_state(), ania.page.url, []
    for _ in range(VISITS):
        context = visit.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, storage_state=known, reduced_motion="reduce"
        )
        context.add_init_script(FIRST)
        page = context.new_page()
        session = working(page)
        page.goto(url)
        while (at := page.evaluate("window.interactive ?? null")) is None:
            page.wait_for_timeout(PAUSE)
        found.append((float(at), worked(session)))
        context.close()
    ania.page.context.close()
    return found


def pressed(visit: Visitors, size: tuple[int, int]) -> dict[str, Any]:
    """Clicks at tables of La Gloire with five players and large camps."""
    times: list[tuple[bool, float, float]] = []
    camps: list[int] = []
    number = 0
    while len(times) < PRESSED:
        number += 1
        visit.server.deal(number)
        ania = visit(size=size)
        ania.page.add_init_script(TIMED)
        late(ania, "gloire", LATE)
        camps.append(int(ania.page.evaluate("remote.situation.view.buildings.flat().length")))
        times += timed(ania, PRESSED - len(times))
        ania.page.context.close()
    return {"camps": camps, "times": times}


def late(ania: Player, game: str, part: float) -> None:
    """Sits down where bots have played a part of a game, and waits for a question."""
    ask = ania.page.request
    ask.post("/api/me", data={"name": ania.name, "language": ania.language})
    bots = [{"kind": "bot", "bot": "skilled"}] * MOST_SEATS[game]
    table = ask.post("/api/tables", data={"game": game, "seats": bots, "pace": 0}).json()["id"]
    while ask.get(f"/api/tables/{table}").json()["phase"] != "over":
        ania.page.wait_for_timeout(100)
    answers = ask.get(f"/api/tables/{table}/moments/0").json()["answers"]
    wanted = {"at": int(part * answers), "seat": 0, "seats": [{"kind": "me"}, *bots[1:]], "pace": 0}
    moved = ask.post(f"/api/tables/{table}/continue", data=wanted).json()["id"]
    ania.page.goto(f"/t/{moved}")
    Remote(ania).wait()


def timed(ania: Player, most: int) -> list[tuple[bool, float, float]]:
    """A thing, then a verb, as people do, until the game is over: was it a verb, when was it painted, for what work."""
    page, remote, chance, session = ania.page, Remote(ania), Random(1), working(ania.page)
    found: list[tuple[bool, float, float]] = []
    while len(found) < most and remote.wait() is not None:
        things, main = page.locator(THINGS), page.locator(f"{VERBS}.main")
        if main.count() and page.locator(".frame main .chosen").count():
            target = main.first
        elif many := things.count():
            target = things.nth(chance.randrange(many))
        else:
            target = page.locator(VERBS).first
        if not (box := target.bounding_box()):
            continue
        page.evaluate("painted.length = 0")
        before = worked(session)
        page.mouse.click(box["x"] + min(12, box["width"] / 2), box["y"] + box["height"] / 2)
        for _ in range(SOON // LOOK):
            page.wait_for_timeout(LOOK)
            if told := page.evaluate("painted[0] ?? null"):
                found.append((bool(told[0]), float(told[1]), worked(session) - before))
                break
        page.mouse.move(1, 1)
        page.evaluate(PAINTED)
    return found


# ------------------------------------------------------------------------------------------ bytes


def weight() -> list[dict[str, Any]]:
    """What a browser with an empty cache receives for one table, as it comes over the wire."""
    found = []
    with visitors() as visit:
        for language in LANGUAGES:
            for game in GAMES:
                visit.server.deal(1)
                ania = visit(language=language)
                kinds = received(ania.page)
                ania.open_table(*["bot"] * (MOST_SEATS[game] - 1), game=title(game, language))
                Remote(ania).wait()
                ania.page.wait_for_load_state("networkidle")
                found.append({"language": language, "game": game, "bytes": dict(kinds)})
                ania.page.context.close()
    return found


def title(game: str, language: str) -> str:
    file = Path(__file__).parents[1] / f"src/ludus/locale/{language}/{game}.ftl"
    return next(line for line in file.read_text("utf-8").splitlines() if line.startswith("title = "))[8:]


# ------------------------------------------------------------------------------------------ pictures


def pictures() -> None:
    """The tables as they are today, some way into a game."""
    with visitors() as visit:
        for name, (game, language, theme, size) in PICTURES.items():
            visit.server.deal(1)
            ania = visit(language=language, theme=theme, size=size)
            late(ania, game, SHOWN)
            for _ in Remote(ania).decisions(ANSWERED):
                pass
            Remote(ania).wait()
            ania.until("!document.querySelector('.flash')")  # what has just changed has been outlined
            ania.page.evaluate(PAINTED)
            ania.page.screenshot(path=DOCS / "images" / f"{name}.png")
            ania.page.context.close()


# ------------------------------------------------------------------------------------------ the page


def tables(found: dict[str, Any]) -> Iterator[str]:
    yield f"\nMeasured on {found['date']}.\n"
    yield from head(
        "game", "screen", "whole games", "decisions", "clicks each, mean", "at most", "all answers by clicks"
    )
    for one in found["clicks"]:
        by = ", ".join(f"{many}: {count:,}" for many, count in one["answers"].items())
        yield row(
            GAMES[one["game"]], one["screen"], one["games"], one["decisions"], f"{one['mean']:.2f}", one["most"], by
        )
    yield ""
    yield from head("game", "screen", "visits", "first answer after, median", "worst", "work of the page, median")
    for one in found["speed"]["first"]:
        times, work = (sorted(both) for both in zip(*one["times"], strict=True))
        figures = (f"{ms:.0f} ms" for ms in (statistics.median(times), times[-1], statistics.median(work)))
        yield row(GAMES[one["game"]], one["screen"], len(times), *figures)
    yield ""
    yield from head("click", "screen", "clicks", "buildings", "painted after, median", "95 %", "work, median", "95 %")
    for one in found["speed"]["paint"]:
        camps = f"{min(one['camps'])} to {max(one['camps'])}"
        for verb, told in ((False, "chooses a thing"), (True, "gives an answer")):
            both = [(ms, work) for kind, ms, work in one["times"] if kind == verb]
            times, work = (sorted(some) for some in zip(*both, strict=True))
            figures = (f"{ms:.0f} ms" for some in (times, work) for ms in (statistics.median(some), most_of(some)))
            yield row(told, one["screen"], len(both), camps, *figures)
    yield ""
    kinds = ("page", "scripts", "styles", "fonts", "data")
    yield from head("kB at a table", "language", *kinds, "in all")
    for one in found["weight"]:
        sizes = [one["bytes"].get(kind, 0) / 1000 for kind in kinds]
        yield row(GAMES[one["game"]], one["language"], *(f"{size:.0f}" for size in (*sizes, sum(sizes))))


def head(*cells: str) -> Iterator[str]:
    yield row(*cells)
    yield row(*("---" for _ in cells))


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def most_of(times: Sequence[float]) -> float:
    """95 of 100 are no longer."""
    return times[int(0.95 * (len(times) - 1))]


def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FIGURES.read_text("utf-8")) if FIGURES.is_file() else {}
    return found


def write() -> None:
    before = PAGE.read_text("utf-8").split(MARK)[0]
    PAGE.write_text(before + MARK + "\n" + "\n".join(tables(kept())) + "\n", "utf-8")


def tell(text: str) -> None:
    print(f"\r{text} ", end="", file=sys.stderr, flush=True)


MEASURES: Final[dict[str, Callable[[], Any]]] = {"clicks": clicks, "speed": speed, "weight": weight}


def measure(word: str) -> None:
    figures = {word: MEASURES[word](), "date": datetime.now(UTC).date().isoformat()}
    FIGURES.write_text(json.dumps(kept() | figures, indent=1) + "\n", encoding="utf-8")


def main(words: Sequence[str]) -> None:
    does = {"write": write, "pictures": pictures}
    for word in words:
        if word in does:
            does[word]()
        else:
            measure(word)


if __name__ == "__main__":
    main(sys.argv[1:])
