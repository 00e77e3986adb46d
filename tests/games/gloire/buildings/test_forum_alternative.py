"""The alternative Forum: the six clients alone win (G-B-FORUM-ALT)."""

import pytest

from ludus.games.gloire.declaration import GameEnded
from tests.games.gloire.tables import after, play
from tests.support import rule


def patron(clients: str, buildings: str = "forum dock", variant: str = "variant alternative_forum") -> str:
    """Seat 0 may hire a Patron."""
    return f"""
        table   {variant}
        pool    statue
        seat 0  clients {clients} | buildings {buildings}
        seat 1  hand villa
        asked   0 patron
    """


FIVE = "laborer craftsman architect legionary merchant"


@rule("G-B-FORUM-ALT-1", "G-VAR-1")
def test_six_clients_win_without_any_material() -> None:
    _, events = play(patron(FIVE), "0 take marble")
    assert events[-1] == GameEnded("forum", (0,))
    assert not after(patron(FIVE, variant="leader 0"), "0 take marble").over  # the regular card


@pytest.mark.parametrize(
    ("clients", "buildings", "wins"),
    [
        ("laborer craftsman architect merchant", "forum dock", False),
        ("laborer*2 craftsman architect legionary", "forum dock", False),
        ("laborer craftsman architect merchant*2", "forum ludus_magnus", True),
        ("merchant craftsman*2 architect legionary", "forum storeroom", True),
        (FIVE, "dock temple", False),
        (FIVE, "gate forum@marble", True),
    ],
)
@rule("G-B-FORUM-ALT-1")
def test_for_the_clients_everything_is_as_with_the_regular_forum(clients: str, buildings: str, wins: bool) -> None:
    assert after(patron(clients, f"{buildings} garden"), "0 take marble").over == wins
