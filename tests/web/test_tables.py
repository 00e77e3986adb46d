"""Every table at every decision: hit-testing, constant heights, no page that scrolls, no text that is cut."""

from collections import Counter

import pytest

from tests.web.checks import Remote, problems, standing, still
from tests.web.conftest import DESKTOP, PHONE, Visitors

GAMES = (("Lutèce", "Lutecja", 4), ("Fortuna", "Fortuna", 3), ("La Gloire de Rome", "Chwała Rzymowi", 4))
DECISIONS, SOAKED = 16, 200


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
