"""A run of these tests repeats exactly: the same number, the same game, whatever was dealt before."""

from tests.server.running import Server
from tests.web.conftest import Visitors
from tests.web.player import Player

LINES = 25


def told(ania: Player) -> list[str]:
    """The first lines of the log at a table with two bots."""
    ania.open_table("bot", "bot")
    log = ania.page.locator(".log li")
    ania.goes_on(lambda: log.count() >= LINES)
    return log.all_inner_texts()[:LINES]


def test_the_same_number_deals_the_same_game(visit: Visitors, server: Server) -> None:
    games = []
    for number, test in ((4, "first"), (5, "second"), (4, "third")):
        server.deal(number, test)
        games.append(told(visit()))
    assert games[0] == games[2]
    assert games[0] != games[1]
