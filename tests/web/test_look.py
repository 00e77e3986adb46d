"""How the pages look and read: languages, small screens, large text, both themes, and what axe finds."""

import gzip
import re
import tomllib
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Response, expect

from ludus.languages import LANGUAGES
from tests.web.checks import received
from tests.web.conftest import DESKTOP, PHONE, ROOT, Visitors
from tests.web.player import Player

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOURS: Final = ["color-contrast", "link-in-text-block"]
LARGEST_FIRST_PAGE: Final = 200_000  # bytes, compressed
LARGEST_TABLE: Final = 300_000

TITLES: Final = {"fr": "Lutèce", "en": "Lutetia", "pl": "Lutecja"}


def found_by_axe(page: Page, colours: bool = False) -> list[str]:
    """What axe holds for serious or worse; `colours`: only what another theme could change."""
    page.wait_for_timeout(100)
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    only = {"runOnly": COLOURS} if colours else {}
    found: list[dict[str, Any]] = page.evaluate("async only => (await axe.run(only)).violations", only)
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@cache
def axe() -> str:
    return AXE.read_text("utf-8")


def serious(page: Page) -> list[str]:
    return found_by_axe(page)


def stays(page: Page) -> None:
    """Nothing makes the page scroll."""
    sizes = page.evaluate(
        "(({scrollHeight: h, scrollWidth: w}) => [h - innerHeight, w - innerWidth])(document.documentElement)"
    )
    assert sizes == [0, 0]


def begin(ania: Player, seats: int) -> None:
    """A table with bots."""
    ania.open_table(*["bot"] * (seats - 1))
    ania.page.locator(".stall .legal").first.wait_for()


def pick(ania: Player) -> None:
    ania.page.keyboard.press("a")
    ania.page.keyboard.press("1")
    ania.page.locator("#prompt .main").click()
    ania.page.locator(".stepper").first.wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_five_people_fit_on_the_screen_in_each_language_and_no_name_breaks(
    visit: Visitors, language: str, size: tuple[int, int]
) -> None:
    ania = visit(size=size, language=language)
    begin(ania, 5)
    page = ania.page
    assert broken_names(page, language) == []
    for _ in range(2):
        stays(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
        assert "⟦" not in page.content()
        for part in page.locator("#prompt .main, .goods, .rivals").all():
            box = part.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0]
            assert box["y"] + box["height"] <= size[1]
        if page.locator(".stall .legal").count():
            pick(ania)


def broken_names(page: Page, language: str) -> list[str]:
    """Names of cards that would break inside a word."""
    deck = tomllib.loads((ROOT / "src/ludus/games/lutece/cards.toml").read_text("utf-8"))
    names = sorted({word for kind in deck["kinds"].values() for word in kind[language].split()})
    broken: list[str] = page.locator(".stall .name").first.evaluate(
        """(shown, names) => {
            const node = shown.cloneNode();
            shown.replaceWith(node);
            const broken = names.filter(name => {
                node.textContent = name;
                node.classList.toggle('long', name.length > 9);
                const range = document.createRange();
                range.selectNodeContents(node);
                return new Set([...range.getClientRects()].map(box => box.top)).size > 1;
            });
            node.replaceWith(shown);
            return broken;
        }""",
        names,
    )
    return broken


def test_a_phone_shows_one_part_at_a_time_and_the_question_always(visit: Visitors) -> None:
    ania = visit(size=PHONE)
    begin(ania, 5)
    bar = ania.page.get_by_role("navigation", name="Parts of the table")
    parts = {
        "Mine": ania.page.get_by_role("region", name="Mine"),
        "Others": ania.page.get_by_role("region", name="Others"),
        "Log": ania.page.get_by_role("list", name="Log"),
        "Table": ania.slots().first,
    }
    for tab, shown in parts.items():
        bar.get_by_role("button", name=tab).click()
        expect(shown).to_be_visible()
        assert sum(part.is_visible() for part in parts.values()) == 1
        expect(ania.prompt).to_be_visible()
        stays(ania.page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_text_twice_as_large_keeps_everything_within_reach(visit: Visitors, size: tuple[int, int]) -> None:
    ania = visit(size=size)
    ania.prefer(text=200)
    begin(ania, 5)
    stays(ania.page)
    pick(ania)
    agree = ania.agree
    agree.scroll_into_view_if_needed()
    expect(agree).to_be_in_viewport()


OVERLAPS = """() => {
  const parts = [...document.querySelectorAll('.gloire.phone > section.as-is > *, .gloire.phone > section.rivals')]
    .filter(one => one.matches(':not(h2)') && one.checkVisibility());
  const boxes = parts.map(one => [one.className, one.getBoundingClientRect()]).sort((a, b) => a[1].top - b[1].top);
  return boxes.flatMap(([name, { top }], i) => i && top < boxes[i - 1][1].bottom - 1 ? [name] : []);
}"""


def test_text_twice_as_large_lays_no_part_of_a_city_over_another(visit: Visitors) -> None:
    ania = visit()
    ania.prefer(text=200)
    ania.open_table("bot", "bot", "bot", "bot", game="Glory to Rome")
    expect(ania.page.locator("#prompt.mine")).to_be_visible()
    assert ania.page.locator(".gloire.phone .strip").count()
    assert ania.page.evaluate(OVERLAPS) == []
    table = ania.page.locator("main.board").bounding_box()
    assert table is not None
    assert table["height"] > DESKTOP[1] / 2  # what is asked leaves it the room


@pytest.mark.parametrize("theme", ["light", "dark", "contrast", "paper"])
def test_axe_finds_nothing_serious(visit: Visitors, theme: str) -> None:
    ania = visit()
    ania.prefer(theme=theme)
    ania.page.goto("/")
    expect(ania.page.locator("html")).to_have_attribute("data-theme", theme)

    def serious(page: Page) -> list[str]:
        return found_by_axe(page, colours=theme != "light")

    compose = ania.page.locator(".games > li .ways .link").first
    expect(compose).to_be_visible()
    found = {"lobby": serious(ania.page)}
    ania.button("Settings").click()
    found["settings"] = serious(ania.page)
    ania.page.keyboard.press("Escape")
    ania.button("Account").click()
    found["account"] = serious(ania.page)
    ania.page.keyboard.press("Escape")
    compose.click()
    ania.page.get_by_text("Clock and more").click()
    found["compose"] = serious(ania.page)
    ania.page.get_by_role("combobox", name="Bots").select_option("0")
    ania.button("Begin").click()
    ania.slots().first.wait_for()
    found["bids"] = serious(ania.page)
    ania.page.keyboard.press("?")
    found["help"] = serious(ania.page)
    ania.page.keyboard.press("Escape")
    pick(ania)
    found["bribes"] = serious(ania.page)
    for tab in ("Rules", "Chat"):
        ania.page.get_by_role("tab", name=tab).click()
        found[tab] = serious(ania.page)
    ania.page.goto("/contact-sheet")
    ania.page.get_by_role("heading", name="La Gloire").wait_for()
    found["contact sheet"] = serious(ania.page)

    assert found == {name: [] for name in found}


def test_axe_finds_nothing_serious_on_a_phone_in_the_waiting_room_and_in_a_replay(visit: Visitors) -> None:
    ania = visit(size=PHONE)
    ania.open_table("open")
    expect(ania.button("Copy the link")).to_be_visible()
    found = {"waiting room": serious(ania.page)}
    ania.button("A bot at seat 2").click()
    ania.slots().first.wait_for()
    found["bids"] = serious(ania.page)
    for tab in ("Mine", "Others", "Log"):
        ania.page.get_by_role("navigation").get_by_role("button", name=tab).click()
        found[tab] = serious(ania.page)
    ania.page.goto(f"{ania.page.url}/replay")
    ania.page.get_by_role("slider").wait_for()
    found["replay"] = serious(ania.page)

    assert found == {name: [] for name in found}


def test_without_colour_everybody_is_still_told_apart(visit: Visitors) -> None:
    ania = visit()
    begin(ania, 5)
    shapes = ania.page.locator(".goods li:first-child .seat path").evaluate_all(
        "all => all.map(one => one.getAttribute('d'))"
    )
    assert len(shapes) == len(set(shapes)) == 5
    families = ania.page.locator(".stall .band .word").all_inner_texts()
    assert all(families)


@pytest.mark.parametrize("game", ["Lutecja", "Fortuna", "Chwała Rzymowi"])
def test_a_table_with_all_it_needs_is_small(visit: Visitors, game: str) -> None:
    """In the language with the most letters, with its words and fonts, and with what the server tells of the game."""
    ania = visit(language="pl")
    kinds = received(ania.page)
    ania.open_table("bot", "bot", game=game)
    expect(ania.page.locator("#prompt.mine")).to_be_visible()
    ania.page.wait_for_load_state("networkidle")
    assert set(kinds) == {"page", "scripts", "styles", "fonts", "data"}
    assert kinds.total() < LARGEST_TABLE, kinds


def test_the_first_page_is_small_and_asks_nobody_else(visit: Visitors) -> None:
    ania = visit(language="pl")
    bodies: list[Response] = []
    ania.page.on("response", lambda response: bodies.append(response))
    ania.page.goto("/", wait_until="networkidle")

    sizes = {
        response.url: len(body if response.url.endswith(".woff2") else gzip.compress(body))
        for response in bodies
        if not re.search("/api/", response.url) and (body := response.body())
    }
    assert sum(sizes.values()) < LARGEST_FIRST_PAGE, sizes
