"""Every refusal names the rule that forbids the answer, and why (L-PROTO-7)."""

import re
from pathlib import Path

import pytest

from ludus.core.game import Refusal
from ludus.games.lutece import GAME
from ludus.games.lutece.declaration import SPACE, Support
from tests.support import rule

from .tables import position, random_game, why_not

BIDS = """
    seat 0  bid A 1
    seat 1  purse 5
    seat 2  purse 5
"""
BRIBES = """
    table   step bribes | pending 0 1
    seat 0  purse 4  | bid A revenue
    seat 1  purse 30 | bid B 1
    seat 2  purse 1  | bid 2 C
    seat 3  purse 0  | bid 2 C
"""
LEGION = """
    table   step legion A | pending 0 1
    seat 0  purse 3 | bid A revenue | bribe 2 0 | cards legionnaire-1
    seat 1  purse 3 | bid B revenue | cards legionnaire-2
    seat 2  purse 3 | bid A revenue | cards legionnaire-3
    seat 3  purse 3 | bid revenue revenue
"""
ATTACH = """
    table   step attach A apprentice-1
    slots   A -
    seat 0  purse 4 | bid A revenue | cards baker-1 druid-1 legionnaire-1 apprentice-1 apprentice-2@baker-1 field-1
    seat 1  purse 2 | bid B 1 | cards smith-1
"""
OVER = "table step over rounds\nseat 0\nseat 1"

REFUSALS = [
    # bids
    (BIDS, "0 bid B 2", "L-BID-4", "bid-is-final", {}),
    (BIDS, "1 bid A A", "L-BID-2", "same-slot-twice", {"slot": "A"}),
    (BIDS, "1 bid 3 3", "L-BID-2", "same-slot-twice", {"slot": "3"}),
    (BIDS, "1 bid A D", "L-SETUP-1", "slot-not-in-play", {"slot": "D"}),
    (BIDS, "1 bid 5 A", "L-SETUP-1", "slot-not-in-play", {"slot": "5"}),
    (BIDS, "1 bid E E", "L-SETUP-1", "slot-not-in-play", {"slot": "E"}),
    (BIDS, "1 agree", "L-PROTO-1", "not-asked-now", {"step": "bids"}),
    (BIDS, "0 agree", "L-PROTO-1", "not-asked-now", {"step": "bids"}),
    (BIDS, "1 raise left 1", "L-PROTO-1", "not-asked-now", {"step": "bids"}),
    (BIDS, "1 pass", "L-PROTO-1", "not-asked-now", {"step": "bids"}),
    (BIDS, "1 support 0", "L-PROTO-1", "not-asked-now", {"step": "bids"}),
    (BIDS, "1 attach baker-1", "L-PROTO-1", "not-asked-now", {"step": "bids"}),
    # bribes
    (BRIBES, "0 raise left 5", "L-BRIBE-2", "more-than-the-purse", {"gold": 5, "purse": 4}),
    (BRIBES, "0 raise right 20", "L-BRIBE-2", "more-than-the-purse", {"gold": 20, "purse": 4}),
    (BRIBES, "2 raise left 2", "L-BRIBE-2", "more-than-the-purse", {"gold": 2, "purse": 1}),
    (BRIBES, "2 agree", "L-BRIBE-4", "already-agreed", {}),
    (BRIBES, "3 agree", "L-BRIBE-5", "purse-is-empty", {}),
    (BRIBES, "3 raise left 1", "L-BRIBE-5", "purse-is-empty", {}),
    (BRIBES, "0 bid A B", "L-PROTO-2", "not-asked-now", {"step": "bribes"}),
    (BRIBES, "0 pass", "L-PROTO-2", "not-asked-now", {"step": "bribes"}),
    (BRIBES, "0 support 0", "L-PROTO-2", "not-asked-now", {"step": "bribes"}),
    (BRIBES, "0 attach baker-1", "L-PROTO-2", "not-asked-now", {"step": "bribes"}),
    # a contest
    (LEGION, "0 support 1", "L-LEGION-2", "not-a-bidder", {"seat": 1}),
    (LEGION, "1 support 1", "L-LEGION-2", "not-a-bidder", {"seat": 1}),
    (LEGION, "1 support 3", "L-LEGION-2", "not-a-bidder", {"seat": 3}),
    (LEGION, "2 pass", "L-LEGION-4", "already-passed", {}),
    (LEGION, "2 support 0", "L-LEGION-4", "already-passed", {}),
    (LEGION, "3 pass", "L-LEGION-1", "no-legionnaire", {}),
    (LEGION, "3 support 0", "L-LEGION-1", "no-legionnaire", {}),
    (LEGION, "0 agree", "L-PROTO-3", "not-asked-now", {"step": "legion"}),
    (LEGION, "0 raise left 1", "L-PROTO-3", "not-asked-now", {"step": "legion"}),
    (LEGION, "0 bid A B", "L-PROTO-3", "not-asked-now", {"step": "legion"}),
    (LEGION, "0 attach baker-1", "L-PROTO-3", "not-asked-now", {"step": "legion"}),
    # an Apprentice
    (ATTACH, "0 attach legionnaire-1", "L-APP-4", "not-a-host", {"card": "legionnaire-1"}),
    (ATTACH, "0 attach apprentice-2", "L-APP-4", "not-a-host", {"card": "apprentice-2"}),
    (ATTACH, "0 attach apprentice-1", "L-APP-4", "not-a-host", {"card": "apprentice-1"}),
    (ATTACH, "0 attach smith-1", "L-APP-1", "not-your-character", {"card": "smith-1"}),
    (ATTACH, "0 attach baker-2", "L-APP-1", "not-your-character", {"card": "baker-2"}),
    (ATTACH, "1 attach smith-1", "L-APP-1", "not-your-apprentice", {}),
    (ATTACH, "1 attach baker-1", "L-APP-1", "not-your-apprentice", {}),
    (ATTACH, "0 pass", "L-PROTO-4", "not-asked-now", {"step": "attach"}),
    (ATTACH, "0 agree", "L-PROTO-4", "not-asked-now", {"step": "attach"}),
    (ATTACH, "0 bid A B", "L-PROTO-4", "not-asked-now", {"step": "attach"}),
    # the end
    (OVER, "0 bid A B", "L-PROTO-5", "game-over", {}),
    (OVER, "1 agree", "L-PROTO-5", "game-over", {}),
    (OVER, "1 attach baker-1", "L-PROTO-5", "game-over", {}),
]  # fmt: skip


@rule("L-PROTO-7")
@pytest.mark.parametrize(
    ("start", "answer", "id_", "reason", "facts"), REFUSALS, ids=[f"{row[1]}: {row[2]}" for row in REFUSALS]
)
def test_a_refusal_names_its_rule_its_reason_and_the_facts(
    start: str, answer: str, id_: str, reason: str, facts: dict[str, str | int]
) -> None:
    state = position(start)
    seat, _, text = answer.partition(" ")

    assert GAME.why_not(state, int(seat), GAME.read_action(state, int(seat), text)) == Refusal(id_, reason, facts)


@rule("L-PROTO-7")
@pytest.mark.parametrize("action", [-1, 208, 209, 100_000])
def test_a_number_beyond_the_action_space_is_refused(action: int) -> None:
    assert GAME.actions == 208
    refusal = GAME.why_not(position(BRIBES), 0, action)

    assert refusal == Refusal("L-PROTO-7", "no-such-action", {"action": action})


@rule("L-PROTO-7", "L-COMP-5")
@pytest.mark.parametrize("seat", [-1, 4, 5, 99])
def test_somebody_who_does_not_sit_at_the_table_is_refused(seat: int) -> None:
    state = position(BRIBES)

    assert GAME.why_not(state, seat, GAME.read_action(state, 0, "agree")) == Refusal(
        "L-COMP-5", "no-such-seat", {"seat": seat}
    )


@rule("L-PROTO-7", "L-COMP-5")
def test_a_legionnaire_for_a_seat_beyond_the_table_is_refused() -> None:
    refusal = GAME.why_not(position(LEGION), 0, SPACE.ids[Support(4)])

    assert refusal == Refusal("L-COMP-5", "no-such-seat", {"seat": 4})


@rule("L-PROTO-7")
def test_a_refusal_reads_as_a_sentence_with_its_rule() -> None:
    state = position(BRIBES)
    refusal = GAME.why_not(state, 0, GAME.read_action(state, 0, "raise left 5"))

    assert str(refusal) == "more than the purse (gold 5, purse 4) [L-BRIBE-2]"


LEGAL = [
    (BIDS, "1 bid A B"), (BIDS, "2 bid revenue revenue"), (BRIBES, "0 agree"), (BRIBES, "1 raise right 20"),
    (LEGION, "1 support 2"), (LEGION, "0 pass"), (ATTACH, "0 attach druid-1"),
]  # fmt: skip


@rule("L-PROTO-7")
@pytest.mark.parametrize(("start", "answer"), LEGAL, ids=[answer for _, answer in LEGAL])
def test_nothing_is_said_against_a_legal_answer(start: str, answer: str) -> None:
    assert why_not(start, answer) == ""


@rule("L-PROTO-7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_played_games_exactly_the_illegal_answers_are_refused_each_with_a_rule_of_the_document(seats: int) -> None:
    document = (Path(__file__).parents[3] / "docs/rules/lutece.md").read_text("utf-8")
    known = set(re.findall(r"^\| (L-[A-Z]+-\d+) \|", document, re.MULTILINE))
    for number, (state, _, _) in enumerate(random_game(seats, 21)):
        if number % 9:
            continue
        for seat in range(seats):
            allowed = {*state.legal(seat), *state.aside(seat)}
            for action in range(GAME.actions):
                refusal = GAME.why_not(state, seat, action)
                assert (refusal is None) == (action in allowed)
                assert refusal is None or refusal.rule in known
