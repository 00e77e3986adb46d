"""Every table at every decision: hit-testing, constant heights, no page that scrolls, no text that is cut."""

import re
from collections import Counter

import pytest

from tests.web.checks import Remote, Walker, problems, standing, still
from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import SOAKED as LONG
from tests.web.test_look import found_by_axe

GAMES = (("Lutèce", "Lutecja", 4), ("Fortuna", "Fortuna", 3), ("La Gloire de Rome", "Chwała Rzymowi", 4))
DECISIONS, SOAKED = 16, 200
CLICKS = 40
# What no text may hold: a name that was not found, a value that is none, an id.
RAW = re.compile(r"⟦|undefined|NaN|\[object|\bP\d\d\b")


@pytest.mark.parametrize(("game", "polish", "others"), GAMES, ids=["lutece", "fortuna", "gloire"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_decision_can_be_taken_and_nothing_moves(
    visit: Visitors, soaked: bool, game: str, polish: str, others: int, phone: bool
) -> None:
    """With the most players, in French at a desk and in Polish on a phone."""
    ania = visit(size=PHONE if phone else DESKTOP, language="pl" if phone else "fr")
    remote = Remote(ania)
    ania.open_table(*["bot"] * others, game=polish if phone else game)
    found: Counter[str] = Counter()
    stood: set[str] = set()
    strict = ania.page.locator("main.board").count() > 0
    for number, _ in enumerate(remote.decisions(SOAKED if soaked else DECISIONS)):
        found.update(problems(ania.page, strict))
        stood.add(standing(ania.page))
        if number % 6 == 1:
            found.update(still(ania.page, number))
    assert remote.given > 8
    assert found == {}
    assert len(stood) == 1, stood


@pytest.mark.parametrize(("game", "polish", "others"), GAMES, ids=["lutece", "fortuna", "gloire"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_game_played_on_the_screen_fits_with_whatever_is_chosen(
    visit: Visitors, soaked: bool, game: str, polish: str, others: int, phone: bool
) -> None:
    """In French and light at a desk, in Polish and dark on a phone; axe looks once at every kind of question."""
    size, language = (PHONE, "pl") if phone else (DESKTOP, "fr")
    ania = visit(size=size, language=language, theme="dark" if phone else "light")
    ania.open_table(*["bot"] * others, game=polish if phone else game)
    walker = Walker(ania)
    serious: dict[str, list[str]] = {}

    def look_and_click(_: object) -> bool:
        asked = ania.page.locator("#prompt.mine .ask")
        question = re.sub(r"\d+|:.*", "", asked.inner_text()) if asked.count() else ""
        if question and question not in serious and len(serious) < 6:
            serious[question] = found_by_axe(ania.page)
        return walker.step()

    if soaked:
        ania.goes_on(ania.over, look_and_click, LONG)
        assert ania.result.locator("tbody tr").count() == others + 1
    else:
        ania.goes_on(lambda: walker.clicks >= CLICKS or ania.over(), look_and_click)
    assert walker.wrong == {}
    assert len(walker.stood) == 1, walker.stood
    assert not any(serious.values()), serious
    assert not RAW.search(ania.page.locator("body").inner_text())
