"""The authority of a table, driven directly."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludus
from ludus.server.protocol import PAGE, Answer, Chat, Confirm, Draft, Leave, LiveClock, NoClock, Return, Undo
from ludus.server.tables import gallery, moments, seating, situation
from ludus.server.tables.clock import DAY
from ludus.server.tables.entries import Setup, Sitting
from ludus.server.tables.orders import BotAnswer, Denied, Fill, Forget, Sit, TimeOut
from ludus.server.tables.table import CHAT_BURST, CHAT_TIME, LONG_STRIDE, MOST_CHATS, STRIDE, Decision, Table
from tests.server.desk import NAMES, Bench
from tests.server.test_salts import waiting


def refused(bench: Bench, person: str | None, wanted: object) -> str:
    """The code of a refusal; the table stays as it was."""
    before = (bench.table.seq, bench.table.position.to_bytes())
    with pytest.raises(Denied) as denied:
        bench.table.decide(person, wanted, 0)  # type: ignore[arg-type]
    assert (bench.table.seq, bench.table.position.to_bytes()) == before
    return denied.value.code


def bids(bench: Bench) -> None:
    for seat in range(bench.table.setup.seats):
        bench.answer(seat, "bid revenue revenue")


def test_an_answer_is_an_entry_and_everybody_may_answer_at_once() -> None:
    bench = Bench()
    for seat in (2, 0, 1):
        assert bench.answer(seat, "bid A 1").seq == bench.table.seq
    assert len(bench.table.answers) == 3


def test_others_answers_make_nothing_stale_but_a_new_question_does() -> None:
    bench = Bench()
    seen = bench.table.question
    bench.answer(0, "bid A 1")
    bench.answer(1, "bid A 1", question=seen)
    bench.answer(2, "bid A 1", question=seen)
    assert refused(bench, "ania", Answer("x", 0, seen, [bench.table.position.legal(0)[0]])) == "stale"


def test_an_illegal_answer_is_refused_with_its_rule() -> None:
    bench = Bench()
    action = bench.table.game.read_action(bench.table.position, 0, "bid A A")
    with pytest.raises(Denied) as denied:
        bench.table.decide("ania", Answer("x", 0, bench.table.question, [action]), 0)
    assert denied.value.code == "illegal"
    assert denied.value.because is not None
    assert denied.value.because.rule == "L-BID-2"


@pytest.mark.parametrize("actions", [[], [10**6 - 1], [0, 0, 0]])
def test_answers_that_are_none_are_refused(actions: list[int]) -> None:
    bench = Bench()
    assert refused(bench, "ania", Answer("x", 0, bench.table.question, actions)) == "illegal"


def test_nobody_answers_for_another_seat() -> None:
    bench = Bench()
    wanted = Answer("x", 1, bench.table.question, [bench.table.position.legal(1)[0]])
    for person in ("ania", "nobody", None):
        assert refused(bench, person, wanted) == "not-your-seat"
    assert refused(bench, None, BotAnswer(1, bench.table.question, wanted.actions)) == "not-your-seat"


def test_an_undo_goes_back_to_the_barrier_and_is_an_entry_of_its_own() -> None:
    bench = Bench()
    bids(bench)
    before = bench.table.position.to_bytes()
    agreed = bench.answer(1, "agree")
    assert bench.table.undoable(1) == agreed.seq
    assert bench.table.undoable(0) is None
    undone = bench.do("bea", Undo("u", 1, agreed.seq))
    assert undone.seq == agreed.seq + 1
    assert bench.table.position.to_bytes() == before
    assert len(bench.table.answers) == 3
    assert refused(bench, "bea", Undo("u", 1, agreed.seq)) == "no-undo"


def test_a_final_answer_cannot_be_taken_back() -> None:
    bench = Bench()
    bid = bench.answer(0, "bid A 1")  # L-BID-4
    assert refused(bench, "ania", Undo("u", 0, bid.seq)) == "no-undo"


def test_nothing_is_taken_back_once_somebody_else_has_answered() -> None:
    bench = Bench()
    bids(bench)
    agreed = bench.answer(0, "agree")
    bench.answer(1, "agree")
    assert refused(bench, "ania", Undo("u", 0, agreed.seq)) == "no-undo"


def test_an_undo_that_names_another_entry_is_stale() -> None:
    bench = Bench()
    bids(bench)
    agreed = bench.answer(0, "agree")
    assert refused(bench, "ania", Undo("u", 0, agreed.seq - 1)) == "stale"


def test_an_undo_of_an_agreement_makes_no_answer_stale() -> None:
    bench = Bench()
    bids(bench)
    seen = bench.table.question
    agreed = bench.answer(0, "agree")
    bench.do("ania", Undo("u", 0, agreed.seq))
    bench.answer(1, "agree", question=seen)


def test_a_draft_is_tried_on_a_copy_and_committed_as_one_entry() -> None:
    bench = Bench()
    table, before = bench.table, bench.table.position.to_bytes()
    action = table.game.read_action(table.position, 0, "bid A 1")
    assert refused(bench, "ania", Confirm("x", 0, table.question)) == "no-draft"
    shown = situation.draft(table, 0, table.question, (action,))
    assert shown is not None
    assert shown.barrier  # L-BID-4: final
    assert [choice.text for choice in shown.actions] == ["bid A 1"]
    assert table.position.to_bytes() == before
    assert situation.situation(table, 1, 0).draft is None
    bench.do("ania", Confirm("x", 0, table.question))
    assert table.answers == [(0, action)]
    assert situation.situation(table, 0, 0).draft is None


def test_a_draft_that_can_be_taken_back_shows_what_comes_after_it() -> None:
    bench = Bench()
    bids(bench)
    table = bench.table
    agree = table.game.read_action(table.position, 0, "agree")
    shown = situation.draft(table, 0, table.question, (agree,))
    assert shown is not None
    assert not shown.barrier
    assert shown.view.pending == (False, True, True)
    assert shown.legal == []


def test_an_illegal_draft_changes_nothing() -> None:
    bench = Bench()
    action = bench.table.game.read_action(bench.table.position, 0, "bid A 1")
    situation.draft(bench.table, 0, bench.table.question, (action,))
    for wrong in ((action, action), (10**5,), (action + 200,)):
        with pytest.raises(Denied):
            situation.draft(bench.table, 0, bench.table.question, wrong)
    assert bench.table.drafts == {0: (action,)}


def test_a_draft_is_dropped_with_its_question() -> None:
    bench = Bench()
    bids(bench)
    table = bench.table
    situation.draft(table, 2, table.question, (table.game.read_action(table.position, 2, "agree"),))
    bench.answer(0, "raise left 1")
    assert table.drafts == {}


def test_a_bot_sits_in_and_the_person_comes_back() -> None:
    bench = Bench()
    bench.do("ania", Leave("l", 0))
    table = bench.table
    action = table.position.legal(0)[0]
    assert table.bots() == [0]
    assert refused(bench, "ania", Answer("x", 0, table.question, [action])) == "not-your-seat"
    bench.do("ania", Return("r", 0))
    assert refused(bench, None, BotAnswer(0, table.question, [action])) == "not-your-seat"
    bench.answer(0, "bid A 1")


def test_somebody_who_leaves_for_good_leaves_the_seat_to_a_bot() -> None:
    bench = Bench()
    bench.do("ania", Forget())
    assert bench.table.chairs[0].kind == "bot"
    assert bench.table.seats_of("ania") == []


def test_a_table_begins_when_its_last_seat_is_taken() -> None:
    table = Table(Setup("t", "lutece", 1, 2, 1, "s", 0, {}, NoClock(), host="ania"))
    bench = Bench.__new__(Bench)
    bench.table, bench.now = table, 5
    bench.do("ania", Sit(None, "Ania"))
    phases = [table.phase]
    assert bench.table.decide("ania", Sit(1, "Ania"), 0).deeds == []  # once is enough
    with pytest.raises(Denied):
        table.decide("bea", Sit(0, "Bea"), 0)
    with pytest.raises(Denied):
        table.decide("bea", Fill(1, "greedy"), 0)  # not the host
    bench.do("ania", Fill(1, "greedy"))
    assert [*phases, table.phase] == ["waiting", "running"]
    with pytest.raises(Denied):
        table.decide("bea", Sit(None, "Bea"), 0)


def test_only_people_at_the_table_talk() -> None:
    bench = Bench()
    bench.do("bea", Chat("c", "Salve!"))
    assert refused(bench, "nobody", Chat("c", "Salve!")) == "not-your-seat"
    assert refused(bench, "bea", Chat("c", "  ")) == "malformed"


def test_no_bot_of_another_name_sits_down() -> None:
    with pytest.raises(Denied):
        seating.bot_seat(0, "../../etc/passwd")


def test_a_bot_without_a_net_for_the_game_does_not_sit_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a bot that knows nothing would answer for it, all game long."""
    monkeypatch.setenv("LUDUS_NETS", str(tmp_path))
    for bot in ("net", "search:net=1"):
        with pytest.raises(Denied, match=r"lutece\.net is missing"):
            seating.bot_seat(0, bot, "lutece")
    table = Table(Setup("t", "lutece", 1, 2, 1, "s", 0, {}, NoClock(), host="ania"))
    with pytest.raises(Denied, match=r"lutece\.net is missing"):
        table.decide("ania", Fill(1, "net"), 0)


@pytest.mark.parametrize("name", ludus.titles())
@pytest.mark.parametrize("seed", range(3))
def test_a_table_is_rebuilt_from_its_entries(name: str, seed: int) -> None:
    bench, random = Bench(name, seed=seed), Random(seed)
    while bench.table.phase == "running":
        bench.play_on(random, answers=3)
        for seat in range(bench.table.setup.seats):
            if random.random() < 0.5 and (seq := bench.table.undoable(seat)) is not None:
                bench.do(NAMES[seat], Undo("u", seat, seq))
    again = Table(bench.table.setup)
    for entry in bench.table.log:
        again.adopt(entry)
    assert again.position.to_bytes() == bench.table.position.to_bytes()
    assert (again.answers, again.done, again.branch) == (bench.table.answers, bench.table.done, bench.table.branch)
    replayed = moments.record(bench.table).last(bench.table.game)
    assert replayed.to_bytes() == bench.table.position.to_bytes()


def test_a_question_that_comes_again_after_an_undo_has_another_number() -> None:
    """No game needs it yet; the number must not be taken for the old one."""
    bench = Bench()
    bids(bench)
    table = bench.table
    agreed = bench.answer(0, "agree")
    seen = table.question
    table.position.question += 1  # as if the answer had changed the question
    asked = table.question
    bench.do("ania", Undo("u", 0, agreed.seq))
    assert table.question not in (seen, asked)
    assert refused(bench, "bea", Answer("x", 1, seen, list(table.position.legal(1)[:1]))) == "stale"


def test_an_answer_is_played_once_and_what_was_tried_is_adopted(monkeypatch: pytest.MonkeyPatch) -> None:
    bench, played = Bench(), []
    answer = type(bench.table.game).answer

    def counted(*arguments: Any, **more: Any) -> None:
        played.append(arguments)
        answer(*arguments, **more)

    monkeypatch.setattr(type(bench.table.game), "answer", counted)
    before = bench.table.position
    decision = bench.table.decide("ania", Answer("x", 0, bench.table.question, list(before.legal(0)[:1])), 0)
    assert decision.trial is not None
    assert bench.table.position is before
    bench.adopt(decision)
    assert bench.table.position is decision.trial.after
    assert len(played) == 1
    (entry,) = bench.table.log[-1:]
    again = Bench()
    again.told = again.table.adopt(entry, range(-1, 3))  # decided elsewhere: played here, once
    assert len(played) == 2
    assert again.table.position == bench.table.position
    assert again.told == bench.told


def test_an_answer_tried_in_another_position_is_not_adopted() -> None:
    bench = Bench()
    early = bench.table.decide("ania", Answer("x", 0, bench.table.question, list(bench.table.position.legal(0)[:1])), 0)
    bench.answer(1, "bid A 1")
    with pytest.raises(ValueError, match="another position"):
        bench.adopt(early)


def test_a_table_alone_says_what_every_order_comes_to() -> None:
    """Drafts and clocks too: whoever brings an order need not know which it is."""
    bench = Bench(speed=LiveClock(seconds=60))
    table, legal = bench.table, bench.table.position.legal(0)[:1]
    wanted = Draft("d", 0, table.question, list(legal))
    assert table.decide("ania", wanted, bench.now) == Decision(draft=wanted)
    assert refused(bench, "bea", wanted) == "not-your-seat"
    assert table.decide(None, TimeOut(0), bench.now).deeds == []  # it has not run out
    (deed,) = table.decide(None, TimeOut(0), bench.now + DAY).deeds
    assert isinstance(deed, Sitting)
    assert deed.chair.away
    assert refused(bench, None, Sit(None, "Nobody")) == "not-your-seat"


@pytest.mark.parametrize("game", ludus.titles())
def test_the_past_costs_the_same_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    bench = Bench(game, seats=4, seed=3)
    bench.play_on(Random(3))
    table, adopt, played = bench.table, Table.adopt, []

    def counted(self: Table, *arguments: Any) -> Any:
        played.append(1)
        return adopt(self, *arguments)

    monkeypatch.setattr(Table, "adopt", counted)
    longest = STRIDE + PAGE + 20  # marks are set where nothing can be taken back
    for work in (
        lambda: situation.hello(table, None, -1, 0, 1, frozenset()),
        lambda: situation.history(table, 1, 0, table.seq // 2),
        lambda: gallery.behind(table),
    ):
        played.clear()
        work()
        assert len(played) <= longest
    answered = table.game.answer

    def answer(_: Any, *arguments: Any) -> None:
        played.append(1)
        answered(*arguments)

    monkeypatch.setattr(type(table.game), "answer", answer)
    played.clear()
    moments.moment(table, len(table.answers) - 1, -1)
    assert len(played) <= longest


def sits_down_and_leaves(bench: Bench, number: int) -> None:
    if bench.table.chairs[2].kind == "open":
        bench.do("carl", Sit(None, "Carl"))
    else:
        bench.do("carl", Leave(f"l{number}", 2))


def leaves_and_comes_back(bench: Bench, number: int) -> None:
    bench.do("carl", (Return if bench.table.chairs[2].away else Leave)(f"l{number}", 2))


def answers_and_takes_back(bench: Bench, number: int) -> None:
    if (undo := bench.table.undoable(1)) is not None:
        bench.do("bea", Undo(f"u{number}", 1, undo))
    else:
        bench.answer(1, "agree")


@pytest.mark.parametrize("again", [sits_down_and_leaves, leaves_and_comes_back, answers_and_takes_back])
def test_the_past_costs_the_same_whatever_is_done_again_and_again(
    monkeypatch: pytest.MonkeyPatch, again: Callable[[Bench, int], None]
) -> None:
    """Before the cards are dealt, or while something can be taken back all along, there is no moment like any other."""
    bench = waiting("ania", "bea", "carl") if again is sits_down_and_leaves else Bench()
    if again is not sits_down_and_leaves:
        bids(bench)
        bench.answer(0, "agree")
        assert bench.table.takebacks
    stood = dict[int, Any]()
    for number in range(2_000):
        again(bench, number)
        stood[bench.table.seq] = whole(bench.table)
    table, adopt, played = bench.table, Table.adopt, []
    for seq in (*range(3, table.seq, 97), table.seq):
        if seq in stood:
            assert whole(table.again(seq)) == stood[seq]

    def counted(self: Table, *arguments: Any) -> Any:
        played.append(1)
        return adopt(self, *arguments)

    monkeypatch.setattr(Table, "adopt", counted)
    for work in (
        lambda: situation.hello(table, None, -1, 0, 1, frozenset()),
        lambda: situation.history(table, 1, 0, table.seq // 2),
        lambda: gallery.behind(table),
    ):
        played.clear()
        work()
        assert len(played) <= LONG_STRIDE + PAGE


def whole(table: Table) -> tuple[Any, ...]:
    """All that a table is but for its log, its marks and its drafts."""
    state = None if table.state is None else table.state.to_bytes()
    takebacks = [(one.seq, one.seat, one.state.to_bytes(), one.answers) for one in table.takebacks]
    plain = (table.question, table.chairs, table.salts, table.answers, table.standing, table.given, table.free)
    return state, takebacks, *map(deepcopy, plain), table.plea, dict(table.pleaded), table.clock.info(table.clock.at)


def test_a_table_that_waits_is_not_sat_down_at_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludus.server.tables.table.MOST_ENTRIES", 50)
    bench = waiting("ania", "bea", "carl")
    while bench.table.seq < 50 or bench.table.chairs[2].kind == "person":
        sits_down_and_leaves(bench, bench.table.seq)
    with pytest.raises(Denied, match="set up another table"):
        sits_down_and_leaves(bench, 60)


@pytest.mark.parametrize("game", ludus.titles())
def test_the_past_is_what_it_was(game: str) -> None:
    """Whatever was answered, taken back or said since."""
    bench, random = Bench(game, seats=3, seed=4, speed=LiveClock(600, 5)), Random(4)
    table, stood = bench.table, dict[int, tuple[bytes, int, list[tuple[int, int]], list[Any]]]()
    while table.phase == "running" and table.seq < 400:
        bench.now += 10
        bench.play_on(random, answers=1)
        for seat in range(3):
            if (undo := table.undoable(seat)) is not None and random.random() < 0.3:
                bench.do(NAMES[seat], Undo(f"u{table.seq}", seat, undo))
        if random.random() < 0.1:
            bench.do("bea", Chat(f"t{table.seq}", "Salve"))
            bench.now += 20_000
        stood[table.seq] = seen(table)
    assert len(table.marks) >= (3 if game != "lutece" else 1)
    for seq, before in stood.items():
        past = table.again(seq)
        assert seen(past) == before
        assert past.log == table.log[:seq]
        assert len(past.standing) == len(past.answers)
    for at in range(len(table.answers)):
        seat, action = table.answers[at]
        assert table.after(at).allows(seat, action)


def seen(table: Table) -> tuple[bytes, int, list[tuple[int, int]], list[Any]]:
    return table.position.to_bytes(), table.question, list(table.answers), table.clock.info(table.clock.at)


def test_pages_of_the_story_follow_each_other() -> None:
    bench = Bench("gloire", seats=3, seed=5)
    bench.play_on(Random(5))
    table, told, before = bench.table, list[Any](), bench.table.seq + 1
    while page := situation.history(table, 2, 0, before):
        assert len(page) <= PAGE
        told, before = page + told, page[0].seq
    assert [one.seq for one in told] == list(range(1, table.seq + 1))
    again, whole = Table(table.setup), []
    for entry in table.log:
        events = again.adopt(entry, [2])[2]
        whole.append(situation.happening(again, entry, events))
    assert told == whole


def test_chat_is_capped() -> None:
    bench = Bench()
    for number in range(CHAT_BURST):
        bench.do("ania", Chat(f"c{number}", "x"))
    with pytest.raises(Denied, match="slow down"):
        bench.do("ania", Chat("more", "x"))
    bench.do("bea", Chat("b", "each has a share of their own"))
    for number in range(MOST_CHATS - CHAT_BURST - 1):
        bench.now += CHAT_TIME
        bench.do("ania", Chat(f"d{number}", "x"))
    bench.now += CHAT_TIME
    with pytest.raises(Denied, match="keeps no more") as full:
        bench.do("bea", Chat("z", "x"))
    assert full.value.code == "chat-full"


def test_a_log_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(seats=2)
    for seat in (0, 1):
        bench.answer(seat, "bid revenue revenue")
    monkeypatch.setattr("ludus.server.tables.table.MOST_ENTRIES", bench.table.seq + 1)
    bench.answer(0, "agree")
    undo = bench.table.undoable(0)
    assert undo is not None
    with pytest.raises(Denied):
        bench.do("ania", Undo("u", 0, undo))
    bench.do("ania", Leave("l", 0))
    with pytest.raises(Denied):
        bench.do("ania", Return("r", 0))


@pytest.mark.parametrize("game", ludus.titles())
def test_what_is_hidden_at_a_new_beginning_comes_from_128_bits(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Either half of them alone changes it."""
    bench = Bench(game, seats=3, seed=6)
    bench.play_on(Random(6), answers=12)
    table, drawn = bench.table, dict[tuple[int, int], bytes]()
    for one in range(4):
        for two in range(4):
            numbers = iter((one << 64 | two, 1, 2, 3, 4))  # what is hidden; the generator; a seed and its salt
            monkeypatch.setattr("ludus.server.luck.bits", lambda many, *about, numbers=numbers: next(numbers))
            drawn[one, two] = moments.forked(table, 12, 0, table.setup).start or b""
    if len(set(drawn.values())) == 1:
        pytest.skip("nothing is hidden there")
    for first in range(4):
        assert len({drawn[first, two] for two in range(4)}) > 1
        assert len({drawn[one, first] for one in range(4)}) > 1
