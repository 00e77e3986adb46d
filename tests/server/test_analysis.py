"""A finished game is judged moment by moment, from what each seat knew, and off the event loop."""

import asyncio
from random import Random

import pytest

import ludus
from ludus.server.tables import analysis
from tests.server.client import guest
from tests.server.desk import Bench
from tests.server.running import Server

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ludus.titles())
def test_chances_are_chances_and_end_with_the_winner(game: str) -> None:
    bench = Bench(game, seats=2)
    bench.play_on(Random(4))
    table = bench.table
    found = analysis.analyse(table)
    assert len(found.chances) == len(table.answers) + 1 == len(found.entries) + 1
    assert len(found.doubts) == len(found.chances)
    assert all(0 <= one <= 1 for moment in found.chances for one in moment)
    sums = [sum(moment) for moment in found.chances]
    assert sum(sums) / len(sums) == pytest.approx(1, abs=0.1)  # each by what it knows: together about the victory
    assert found.chances[-1] == [round(share, 4) for share in table.position.outcome()]
    assert all(0 < at <= len(table.answers) for at in found.turns)


def test_a_turn_is_where_the_chances_moved_most() -> None:
    chances = [[0.5, 0.5], [0.5, 0.5], [0.9, 0.1], [0.85, 0.15], [0.3, 0.7], [0.35, 0.65], [0.0, 1.0]]
    assert analysis.turns(chances) == [2, 4, 6]


async def test_an_analysis_is_had_after_the_end_only_and_holds_up_nobody(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.table("me", "greedy", pace=0)
        await ania.get(f"/api/tables/{table}/analysis", status=409)
        finished = await ania.table("greedy", "uniform", pace=0)
        async with ania.sit(finished) as tab, ania.sit(table) as other:
            await tab.until(lambda: tab.situation["sheet"] is not None)
            async with asyncio.timeout(60):
                assert (await ania.get(f"/api/tables/{finished}/analysis"))["done"] is False
                assert (await other.answer())["type"] == "accepted"
                while not (found := await ania.get(f"/api/tables/{finished}/analysis"))["done"]:
                    await asyncio.sleep(0.05)
        assert found["turns"] == sorted(found["turns"])
        assert len(found["chances"][0]) == 2
