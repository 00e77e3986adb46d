"""Ratings: they change once a game, are kept with it, and can be reckoned again."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from ludus.bots import rating, strength
from ludus.bots.rating import NEWCOMER, Rating
from ludus.server.people.people import People
from ludus.server.people.profiles import Profiles
from ludus.server.protocol import Answer, Leave, Undo
from ludus.server.store import database as databases
from ludus.server.store import results
from ludus.server.store.social import RATINGS, RESULTS
from ludus.server.store.store import Store
from ludus.server.tables.orders import BotAnswer, Denied
from ludus.server.tables.results import ended
from tests.server.client import guest
from tests.server.desk import Bench
from tests.server.finished import finished
from tests.server.running import Server

RATED: dict[str, Any] = {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    engine = databases.connect(database)
    yield Store(engine)
    engine.dispose()


def ratings(store: Store) -> dict[str, tuple[float, float, int]]:
    with store.engine.connect() as connection:
        return {row.player: (row.mean, row.doubt, row.games) for row in connection.execute(sa.select(RATINGS))}


def rows(store: Store) -> list[tuple[Any, ...]]:
    order = RESULTS.c.at, RESULTS.c.table_id, RESULTS.c.seat
    with store.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(sa.select(RESULTS).order_by(*order))]


def test_a_rated_game_moves_everybody_and_a_friendly_one_nobody(store: Store) -> None:
    store.append(finished("a", "ania", "bea"))
    assert ratings(store) == {}
    store.append(finished("b", "ania", "bea", rated=True))
    found = ratings(store)
    assert found["ania"][0] > NEWCOMER.mean > found["bea"][0]
    assert found["ania"][1] < NEWCOMER.doubt
    assert [games for _, _, games in found.values()] == [1, 1]


def test_people_and_bots_are_on_one_scale_and_bots_begin_where_ladders_put_them(store: Store) -> None:
    known = [one for one in strength.measured("lutece") if one.bot == "skilled"]
    begins = rating.first("lutece", "skilled")
    assert begins.mean == pytest.approx(sum(one.rating for one in known) / len(known))
    assert rating.first("lutece", "uniform") == NEWCOMER
    store.append(finished("a", "ania", "bot:skilled", "bot:uniform", rated=True))
    found = ratings(store)
    assert found["bot:skilled"][0] < begins.mean
    assert found["bot:uniform"][0] < NEWCOMER.mean
    assert found["ania"][0] > NEWCOMER.mean


def test_whoever_left_comes_last_whatever_the_bot_made_of_it(store: Store) -> None:
    store.append(finished("a", "ania", "bea", "cleo", rated=True, gone=[0]))
    found = ratings(store)
    assert found["ania"][0] < NEWCOMER.mean < found["bea"][0] == found["cleo"][0]


def test_a_ladder_and_a_table_reckon_alike() -> None:
    before = [Rating(30.0, 4.0), NEWCOMER, Rating(20.0, 3.0)]
    once = rating.after(["a", "b", "c"], before, [0, 1, 1])
    twice = rating.after(["a", "b", "b"], [before[0], NEWCOMER, NEWCOMER], [0, 1, 1])
    assert once["a"].mean > 30
    assert twice["b"].mean < NEWCOMER.mean  # what its two seats learn on average
    assert list(twice) == ["a", "b"]


def test_ratings_can_be_reckoned_again_also_without_who_was_deleted(store: Store) -> None:
    people = People(store, "secret")
    ania, bea, cleo = (people.new(name, "en", 1).id for name in ("Ania", "Bea", "Cléo"))
    for number, seats in enumerate([(ania, bea), (cleo, ania, "bot:skilled"), (bea, cleo), (ania, cleo, bea)]):
        store.append(finished(f"t{number}", *seats, at=number, rated=True, gone=[1] if number == 2 else []))
    before, kept = ratings(store), rows(store)
    assert results.rate_again(store.engine) == 4
    assert ratings(store) == before
    assert rows(store) == kept
    people.delete(ania)
    assert results.rate_again(store.engine) == 4
    assert ratings(store) == {player: found for player, found in before.items() if player != ania}
    with store.engine.begin() as connection:
        connection.execute(RATINGS.update().values(mean=99.0))  # as if it had been reckoned wrongly
    results.rate_again(store.engine)
    assert ratings(store) == {player: found for player, found in before.items() if player != ania}


def test_games_that_end_at_once_count_each(store: Store) -> None:
    with ThreadPoolExecutor(8) as pool:
        list(
            pool.map(
                lambda number: store.append(finished(f"t{number}", "ania", "bea", at=number, rated=True)), range(24)
            )
        )
    assert [games for _, _, games in ratings(store).values()] == [24, 24]


def test_a_profile_shows_the_rating_with_its_doubt_and_its_curve(store: Store) -> None:
    ania = People(store, "secret").new("Ania", "en", 1).id
    for number in range(3):
        store.append(finished(f"t{number}", ania, "bot:beginner", at=number, rated=True))
    profile, page = Profiles(store).profile(ania, ania, 10), Profiles(store).games(ania, ania)
    assert profile is not None
    assert page is not None
    (found,) = profile.ratings
    assert (found.game, found.games, len(found.curve)) == ("lutece", 3, 3)
    assert found.curve[-1].mean == found.mean
    assert found.curve[-1].doubt == found.doubt < NEWCOMER.doubt
    assert found.like in ("beginner", "casual", "skilled", "strong", "master:seconds=0.1")
    assert sum(one.change or 0 for one in page.games) == pytest.approx(found.mean - NEWCOMER.mean)


# ---------------------------------------------------------------------------------------------- rated tables


def bench(rated: bool) -> Bench:
    return Bench(seats=2, setup=msgspec.structs.replace(Bench(seats=2).table.setup, rated=rated))


@pytest.mark.parametrize("rated", [True, False])
def test_at_a_rated_table_nothing_is_taken_back(rated: bool) -> None:
    one = bench(rated)
    for seat, bid in enumerate(("bid A 1", "bid B 2")):
        one.answer(seat, bid)
    agreed = one.answer(1, "agree")
    assert one.table.undoable(1) == (None if rated else agreed.seq)
    if rated:
        with pytest.raises(Denied, match="nothing can be taken back"):
            one.do("bea", Undo("u", 1, agreed.seq))


def test_the_end_of_a_table_says_who_left() -> None:
    one = bench(True)
    table = one.table
    one.do("bea", Leave("l", 1))
    while not table.over:
        seat = table.pending()[0]
        action = Random(table.seq).choice(table.position.legal(seat))
        one.do("ania", (BotAnswer if seat else partial(Answer, f"c{table.seq}"))(seat, table.question, [action]))
    found = ended(table, table.position)
    assert found is not None
    assert found.rated
    assert [(one.person, one.bot, one.gone) for one in found.results] == [("ania", None, False), ("bea", None, True)]
    outcome = table.game.outcome(table.position)
    assert [one.points for one in found.results] == list(outcome.scores)
    assert [one.place for one in found.results] == list(outcome.places)


@pytest.mark.anyio
async def test_a_rated_table_is_the_same_for_everybody(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.post("/api/tables", {**RATED, "hints": True})
        assert (table["rated"], table["hints"]) == (True, False)
        for seats, options in (
            ([{"kind": "me"}, {"kind": "here", "name": "Jan"}], {}),
            ([{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}], {}),
            ([{"kind": "me"}, {"kind": "bot", "bot": "master:seconds=0.01"}], {}),
            ([{"kind": "me"}, {"kind": "open"}], {"cards": "whatever"}),
        ):
            refused = await ania.client.post("/api/tables", json={**RATED, "seats": seats, "options": options})
            assert (refused.status_code, refused.json()["code"]) == (400, "malformed"), seats
        path = f"/api/tables/{table['id']}/fill"
        for bot, code in (("master:seconds=0.01", 400), ("beginner", 200)):
            assert (await ania.client.post(path, json={"seat": 1, "bot": bot})).status_code == code


def test_a_rated_table_tells_how_everybody_stands(store: Store) -> None:
    profiles = Profiles(store)
    store.append(finished("a", "ania", "bot:skilled", rated=True, gone=[0]))
    before = profiles.standings("b", "lutece", {0: "ania", 1: "bea", 2: "bot:skilled"})
    assert [(one.seat, one.games, one.change, one.played, one.left) for one in before] == [
        (0, 1, None, 1, 1), (1, 0, None, 0, 0), (2, 1, None, 0, 0),
    ]  # fmt: skip
    assert Rating(before[1].mean, before[1].doubt) == NEWCOMER
    store.append(finished("b", "ania", "bea", "bot:skilled", at=2, rated=True))
    after = profiles.standings("b", "lutece", {0: "ania", 1: "bea", 2: "bot:skilled"})
    for one, old in zip(after, before, strict=True):
        assert one.change == pytest.approx(one.mean - old.mean)
        assert one.games == old.games + 1
    assert after[0].change is not None
    assert after[0].change > 0
