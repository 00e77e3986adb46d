"""Who sat where, in a record: told where it is known, and refused where it cannot be so."""

import pytest

import ludus
from ludus.core import record
from ludus.core.errors import NotationError


def written(*players: str) -> str:
    return ludus.Record("lutece", 1, seats=2, seed=7, players=players).write(ludus.game("lutece"))


def test_players_survive_writing_and_reading() -> None:
    players = ("person Łucja Ż", "bot master:seconds=0.1")
    assert "players\n| person Łucja Ż\n| bot master:seconds=0.1\n" in written(*players)
    assert record.read(written(*players), ludus.game).players == players
    assert record.read(written("person", "bot greedy"), ludus.game).players == ("person", "bot greedy")  # forgotten
    assert record.read(written(), ludus.game).players == ()


@pytest.mark.parametrize("players", [("person Ania",), ("person Ania", "ghost Bea"), ("bot a", "bot b", "bot c")])
def test_players_that_cannot_be_are_refused(players: tuple[str, ...]) -> None:
    with pytest.raises(NotationError, match="2 seats"):
        record.read(written(*players), ludus.game)
