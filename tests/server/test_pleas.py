"""Asking the others to take back an answer: who is asked, how it ends, and that nothing is learnt by it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import ludus
from ludus.server.protocol import Answer, Leave, Plead, Pleaded, Return, Settle, Settled, Undo
from ludus.server.tables import gallery, moments, pleas, situation
from ludus.server.tables.entries import Sitting
from ludus.server.tables.orders import BotAnswer
from ludus.server.tables.seating import bot_seat, outside_seat
from ludus.server.tables.table import Decision, Table
from tests.server.client import Tab, guest
from tests.server.desk import NAMES, Bench
from tests.server.running import Server, serving
from tests.server.test_table import bids, refused


def agreeing(seats: int = 3) -> Bench:
    """Everybody has bid, and two have agreed to the bribes as they are: nothing was drawn or shown since."""
    bench = Bench(seats=seats)
    bids(bench)
    bench.answer(0, "agree")
    bench.answer(1, "agree")
    return bench


def asked(bench: Bench, seat: int = 0) -> int:
    """Asks to take back the seat's last answer."""
    seq = bench.table.pleadable(seat)
    assert seq is not None
    bench.do(NAMES[seat], Plead(f"p{bench.table.seq}", seat, seq))
    return seq


def says(bench: Bench, seat: int, seq: int, want: Any) -> None:
    bench.do(NAMES[seat], Settle(f"s{bench.table.seq}", seat, seq, want))


def waiting(bench: Bench) -> tuple[list[int], list[int]] | None:
    """Who is waited for, and who has agreed."""
    plea = bench.table.plea
    return None if plea is None else (plea.waits, plea.agreed)


def test_all_others_must_agree_then_it_is_taken_back_with_what_came_after_it() -> None:
    bench = agreeing()
    table, before = bench.table, bench.table.after(3).to_bytes()
    seq = asked(bench)
    assert waiting(bench) == ([1, 2], [])
    assert len(table.answers) == 5
    says(bench, 2, seq, "agree")
    assert waiting(bench) == ([1], [2])
    says(bench, 1, seq, "agree")
    assert waiting(bench) is None
    assert table.position.to_bytes() == before
    assert len(table.answers) == 3
    assert table.pending() == [0, 1, 2]


@pytest.mark.parametrize(("seat", "want"), [(1, "refuse"), (2, "refuse"), (0, "withdraw")])
def test_one_who_refuses_ends_it_and_so_does_who_has_asked(seat: int, want: str) -> None:
    bench = agreeing()
    seq, before = asked(bench), bench.table.position.to_bytes()
    says(bench, seat, seq, want)
    assert bench.table.plea is None
    assert bench.table.position.to_bytes() == before
    assert refused(bench, "bea", Settle("late", 1, seq, "agree")) == "stale"


def test_whoever_plays_on_ends_it() -> None:
    bench = agreeing()
    asked(bench)
    bench.answer(2, "agree")
    assert bench.table.plea is None


def test_a_seat_that_changes_hands_ends_it() -> None:
    bench = agreeing()
    seq = asked(bench)
    bench.do("carl", Leave("l", 2))
    assert bench.table.plea is None
    assert bench.table.pleadable(0) == seq


def test_what_one_may_take_back_freely_is_not_asked_for() -> None:
    bench = Bench()
    bids(bench)
    free = bench.answer(0, "agree").seq
    assert (bench.table.undoable(0), bench.table.pleadable(0)) == (free, None)
    bench.answer(1, "agree")
    assert (bench.table.undoable(0), bench.table.pleadable(0)) == (None, free)
    assert bench.table.pleadable(2) is None  # it has answered nothing since the barrier


def test_nothing_goes_back_past_the_barrier() -> None:
    bench = Bench()
    bids(bench)  # each is final (L-BID-4), and the last one shows them
    assert [bench.table.pleadable(seat) for seat in range(3)] == [None, None, None]
    assert refused(bench, "ania", Plead("p", 0, bench.table.seq)) == "no-undo"


def test_only_the_asked_may_say_yes_or_no_and_only_to_what_is_asked() -> None:
    bench = agreeing()
    seq = asked(bench)
    assert refused(bench, "ania", Settle("x", 0, seq, "agree")) == "not-your-seat"
    assert refused(bench, "bea", Settle("x", 1, seq, "withdraw")) == "not-your-seat"
    assert refused(bench, "bea", Settle("x", 2, seq, "agree")) == "not-your-seat"
    assert refused(bench, "dora", Settle("x", 1, seq, "agree")) == "not-your-seat"
    assert refused(bench, "bea", Settle("x", 1, seq + 1, "agree")) == "stale"
    says(bench, 1, seq, "agree")
    assert refused(bench, "bea", Settle("x", 1, seq, "refuse")) == "not-your-seat"  # one word each


def test_one_plea_at_a_time_and_few_for_the_same_answer() -> None:
    bench = agreeing()
    seq = asked(bench)
    assert refused(bench, "bea", Plead("x", 1, bench.table.seq)) == "no-undo"
    says(bench, 1, seq, "refuse")
    assert refused(bench, "ania", Plead("x", 0, seq - 1)) == "stale"
    for _ in range(pleas.MOST - 1):
        says(bench, 2, asked(bench), "refuse")
    assert refused(bench, "ania", Plead("x", 0, seq)) == "no-undo"
    assert bench.table.pleadable(0) is None


def test_an_answer_given_anew_has_no_more_pleas_than_the_first() -> None:
    bench = agreeing(seats=3)
    for _ in range(pleas.MOST):
        seq = asked(bench)
        for seat in (1, 2):
            says(bench, seat, seq, "agree")
        for seat in (0, 1):
            bench.answer(seat, "agree")
    assert bench.table.pleadable(0) is None
    assert bench.table.pleadable(1) is None  # it may take its own back freely
    bench.do("bea", Undo("u", 1, bench.table.seq))
    assert bench.table.pleadable(0) is None


def test_bots_agree_and_wait() -> None:
    bench = agreeing()
    bench.do("carl", Leave("l", 2))  # a bot sits in
    assert bench.table.bots() == [2]
    seq = asked(bench)
    assert bench.table.plea is not None
    assert bench.table.plea.waits == [1]
    assert bench.table.bots() == []
    legal = list(bench.table.position.legal(2)[:1])
    assert refused(bench, None, BotAnswer(2, bench.table.question, legal)) == "stale"
    says(bench, 1, seq, "refuse")
    assert bench.table.bots() == [2]


@pytest.mark.parametrize("chair", [bot_seat(1, "greedy"), outside_seat(1, "robot", "robot")])
def test_where_there_are_only_bots_it_is_granted_at_once(chair: Any) -> None:
    bench = Bench(seats=3)
    bids(bench)
    bench.answer(0, "agree")
    before = bench.table.after(3).to_bytes()
    for seat in (1, 2):
        bench.adopt(Decision([Sitting(replace(chair, seat=seat))]))
    actions = [bench.table.game.read_action(bench.table.position, 1, "agree")]
    if chair.bot:
        bench.do(None, BotAnswer(1, bench.table.question, actions))
    else:
        bench.do("robot", Answer("b", 1, bench.table.question, actions))
    seq = bench.table.pleadable(0)
    assert seq is not None
    bench.do("ania", Plead("p", 0, seq))
    assert bench.table.plea is None
    assert bench.table.position.to_bytes() == before


def test_several_seats_of_one_person_have_one_word() -> None:
    bench = agreeing()
    for seat in (1, 2):
        bench.adopt(Decision([Sitting(replace(bench.table.chairs[seat], person="bea"))]))
    seq = asked(bench)
    bench.do("bea", Settle("s", 2, seq, "agree"))
    assert len(bench.table.answers) == 3


def test_a_rated_table_has_none() -> None:
    plain = Bench().table.setup
    bench = Bench(setup=replace(plain, rated=True))
    bids(bench)
    bench.answer(0, "agree")
    bench.answer(1, "agree")
    assert bench.table.pleadable(0) is None
    assert refused(bench, "ania", Plead("p", 0, bench.table.seq - 1)) == "no-undo"


def test_who_is_away_asks_for_nothing() -> None:
    bench = agreeing()
    seq = bench.table.pleadable(0)
    assert seq is not None
    bench.do("ania", Leave("l", 0))
    assert refused(bench, "ania", Plead("p", 0, seq)) == "not-your-seat"
    bench.do("ania", Return("r", 0))
    asked(bench)


def test_everybody_is_told_who_is_asked_and_who_has_agreed() -> None:
    bench = agreeing()
    seq = asked(bench)
    says(bench, 2, seq, "agree")
    for viewer in range(-1, 3):
        here = situation.situation(bench.table, viewer, 0)
        assert here.plea == bench.table.plea
        assert here.plead is None
    told = situation.history(bench.table, 1, 0, bench.table.seq + 1)
    assert [(one.seat, one.entry) for one in told if isinstance(one, Pleaded)] == [(0, seq)]
    assert [(one.seat, one.want) for one in told if isinstance(one, Settled)] == [(2, "agree")]


@pytest.mark.parametrize("game", ludus.titles())
def test_a_table_full_of_pleas_is_the_same_when_it_is_rebuilt(game: str) -> None:
    """The record is true, the past can be looked at from any of its entries, and the gallery comes along."""
    granted, seed = 0, 0
    while granted < 5:
        seed += 1
        assert seed < 50
        granted += full_of_pleas(game, seed)


def full_of_pleas(game: str, seed: int) -> int:
    """How many pleas were granted in a game in which all ask when they may."""
    bench, random, granted = Bench(game, seats=3, seed=seed), Random(seed), 0
    table, stood = bench.table, dict[int, bytes]()
    late = gallery.behind(table)
    while table.phase == "running" and table.seq < 300:
        seat = random.choice(table.pending())
        legal = table.position.legal(seat)
        action = random.choice((legal[0], legal[-1], random.choice(legal)))  # agreements are among these
        bench.do(NAMES[seat], Answer(f"c{table.seq}", seat, table.question, [action]))
        for seat in range(3):
            if (seq := table.pleadable(seat)) is not None and random.random() < 0.8:
                before = len(table.answers)
                bench.do(NAMES[seat], Plead(f"p{table.seq}", seat, seq))
                while table.plea is not None:
                    says(bench, table.plea.waits[0], seq, "agree" if random.random() < 0.9 else "refuse")
                granted += len(table.answers) < before
            if (free := table.undoable(seat)) is not None and random.random() < 0.2:
                bench.do(NAMES[seat], Undo(f"u{table.seq}", seat, free))
        for entry in gallery.due(late, table):
            late.adopt(entry)
        stood[table.seq] = table.position.to_bytes()
    again = rebuilt(table)
    assert again.position.to_bytes() == table.position.to_bytes()
    assert (again.answers, again.branch, again.plea) == (table.answers, table.branch, table.plea)
    assert again.pleaded == table.pleaded
    for seq, image in stood.items():
        assert table.again(seq).position.to_bytes() == image
    if table.over:
        assert moments.record(table).last(table.game).to_bytes() == table.position.to_bytes()
        assert late.position.to_bytes() == table.position.to_bytes()
    return granted


def rebuilt(table: Table) -> Table:
    again = Table(table.setup)
    for entry in table.log:
        again.adopt(entry)
    return again


# ---------------------------------------------------------------------- over sockets, in all processes


@pytest.fixture
def pair(database: str) -> Iterator[tuple[Server, Server]]:
    """Two processes where the database is shared, one where it is not."""
    if database.startswith("sqlite"):
        with serving(database) as one:
            yield one, one
    else:
        with serving(database) as one, serving(database) as two:
            yield one, two


@pytest.mark.anyio
async def test_people_in_two_processes_agree(pair: tuple[Server, Server]) -> None:
    async with guest(pair[0], "Ania") as ania, guest(pair[1], "Bo") as bo, guest(pair[1], "Carl") as carl:
        table = await ania.table("me", "open", "open")
        for one in (bo, carl):
            await one.join(table)
        async with ania.sit(table) as first, bo.sit(table) as second, carl.sit(table) as third:
            for tab in (first, second, third):
                await tab.asked()
                await tab.answer("bid revenue revenue")
            for tab in (first, second):
                await bribing(tab)
                await tab.answer("agree")
            await first.until(lambda: first.situation["plead"] is not None)
            seq = first.situation["plead"]
            assert (await first.ask("plead", seat=0, seq=seq))["type"] == "accepted"
            await third.until(lambda: third.situation["plea"] is not None)
            assert third.situation["plea"] == {"seat": 0, "seq": seq, "waits": [1, 2], "agreed": []}
            assert (await third.ask("settle", seat=2, seq=seq, want="agree"))["type"] == "accepted"
            await second.until(lambda: second.situation["plea"] == {**third.situation["plea"], "waits": [1]})
            settle = {"seat": 1, "seq": seq, "want": "agree"}
            reply = await second.ask("settle", id="once", **settle)
            assert await second.ask("settle", id="once", **settle) == reply  # sent twice, done once
            assert (await second.ask("settle", **settle))["code"] == "stale"
            for tab in (first, second, third):
                await tab.at(reply["seq"] + 1)
                assert tab.happened()[-1] == {**tab.happened()[-1], "type": "undone", "seat": 0, "undone": seq}
                assert tab.situation["plea"] is None
                assert tab.situation["pending"] == [0, 1, 2]


async def bribing(tab: Tab) -> None:
    await tab.until(lambda: any(choice["text"] == "agree" for choice in tab.situation["legal"]))
