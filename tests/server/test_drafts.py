"""Drafts in every game: what they show is what comes, others hear of one decision, and bots answer in the same way."""

from random import Random

import pytest

import ludus
from ludus.server import protocol
from ludus.server.hall import thinking
from ludus.server.protocol import Answer, Confirm, DraftInfo, Undo
from ludus.server.tables import situation
from tests.server.desk import NAMES, Bench

GAMES = pytest.mark.parametrize("name", ludus.titles())


def drafted(bench: Bench, seat: int, random: Random) -> tuple[DraftInfo, tuple[int, ...]]:
    """A draft, grown one random action at a time, as somebody taps through it."""
    table = bench.table
    actions: tuple[int, ...] = (random.choice(table.position.legal(seat)),)
    shown = situation.draft(table, seat, table.question, actions)
    assert shown is not None
    while not shown.barrier and shown.legal and len(actions) < 6 and random.random() < 0.8:
        actions = (*actions, random.choice(shown.legal).id)
        shown = situation.draft(table, seat, table.question, actions)
        assert shown is not None
    return shown, actions


@GAMES
def test_a_draft_shows_what_confirming_brings(name: str) -> None:
    bench, random = Bench(name, seed=3), Random(3)
    steps = 0
    for _ in range(150):
        table = bench.table
        if table.phase != "running":
            break
        seat = random.choice(table.pending())
        before = table.position.to_bytes()
        others = [protocol.write(situation.situation(table, other, 0)) for other in range(table.setup.seats)]
        shown, actions = drafted(bench, seat, random)
        steps += len(actions)
        assert table.position.to_bytes() == before
        for other in range(table.setup.seats):
            if other != seat:
                assert protocol.write(situation.situation(table, other, 0)) == others[other]
        entry = bench.do(NAMES[seat], Confirm(f"c{table.seq}", seat, table.question))
        after = situation.situation(table, seat, 0)
        if not shown.barrier:
            assert (shown.view, shown.legal) == (after.view, after.legal)
            assert table.undoable(seat) == (None if table.over else entry.seq)
            if random.random() < 0.3 and not table.over:
                bench.do(NAMES[seat], Undo(f"u{table.seq}", seat, entry.seq))
                assert table.position.to_bytes() == before
        else:
            assert table.undoable(seat) is None
    assert steps >= 40


@GAMES
def test_picks_of_one_decision_are_one_entry(name: str) -> None:
    """Answering step by step and all at once lead to the same position."""
    random = Random(5)
    one, two = Bench(name, seed=4), Bench(name, seed=4)
    for _ in range(100):
        if one.table.phase != "running":
            break
        seat = random.choice(one.table.pending())
        _, actions = drafted(one, seat, random)
        one.do(NAMES[seat], Answer(f"a{one.table.seq}", seat, one.table.question, list(actions)))
        for action in actions:
            two.do(NAMES[seat], Answer(f"a{two.table.seq}", seat, two.table.question, [action]))
        assert one.table.position.to_bytes() == two.table.position.to_bytes()
        assert one.table.answers == two.table.answers


@GAMES
@pytest.mark.parametrize(("bot", "most"), [("uniform", 3000), ("greedy", 20)])
def test_bots_give_legal_answers(name: str, bot: str, most: int) -> None:
    bench, minds = Bench(name, seed=6), thinking.Minds()
    table = bench.table
    for _ in range(most):
        if table.phase != "running":
            break
        seat = table.pending()[-1]
        actions = thinking.safe_decision(minds, bot, table.position.clone(), seat)
        bench.do(NAMES[seat], Answer(f"a{table.seq}", seat, table.question, actions))
    assert table.over or bot == "greedy"


@GAMES
def test_what_a_bot_answers_depends_on_nothing_hidden_from_it(name: str) -> None:
    """It is asked with a position in which everything hidden is drawn anew: swapping changes nothing."""
    bench, random = Bench(name, seed=7), Random(7)
    bench.play_on(random, answers=12)
    table = bench.table
    seat = table.pending()[0]
    swapped = table.position.determinize(seat, 9)
    assert swapped.determinize(seat, 5).to_bytes() == table.position.determinize(seat, 5).to_bytes()
