"""Every answer is within two clicks: a thing and its verb. `python -m tools.screens clicks` counts whole games."""

import pytest

from tests.web.clicks import Counted, allowed
from tests.web.conftest import DESKTOP, PHONE, Visitors

DECISIONS, SOAKED = 12, 1000


@pytest.mark.parametrize(("game", "title", "others"), [("fortuna", "Fortuna", 3), ("gloire", "Glory to Rome", 4)])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_no_answer_takes_more_than_a_thing_and_its_verb(
    visit: Visitors, soaked: bool, game: str, title: str, others: int, size: tuple[int, int]
) -> None:
    ania = visit(size=size)
    counted = Counted(ania, game)
    ania.open_table(*["bot"] * others, game=title)
    longer: dict[str, int] = {}
    for number, one in enumerate(counted.decisions(), start=1):
        assert not one.missed, one.step
        longer |= {f"{one.step}: {name}": clicks for name, clicks in one.ways.items() if clicks > allowed(name)}
        if number >= (SOAKED if soaked else DECISIONS):
            break
    assert longer == {}
