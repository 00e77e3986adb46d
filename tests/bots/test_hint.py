"""Hints: the best answers with their shares and chances, reasons that are true, and nothing from hidden cards."""

from random import Random
from textwrap import dedent
from typing import Any

import pytest

import ludus
from ludus.bots import outlook
from ludus.bots.hint import Advice, NoHint, hint
from ludus.bots.outlook import Reason, merit, risk
from ludus.bots.sights import DENIES, WINS, Seen, Sight, gloire
from tests.bots.test_bots import positions
from tests.cli.nim import Nim

PART, BUILDING = Sight("reason-part", "vault"), Sight("reason-building", "bath", 2.0)
CONTEST = Sight("reason-contest", "A", 0.0, risk=True)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer imagined games: what they tell does not matter."""
    monkeypatch.setattr(outlook, "SAMPLES", 12)


def advise(name: str, text: str, seat: int = 0, seed: int = 1) -> tuple[Any, Advice]:
    game = ludus.game(name)
    state = game.position(dedent(text))
    return (lambda action: game.write_action(state, seat, action)), hint(state, seat, iterations=2000, seed=seed)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("name", ludus.titles())
def test_the_best_answers_are_legal_and_come_in_order(name: str) -> None:
    for state, seat in positions(name, 20):
        before = state.to_bytes()
        best = hint(state, seat, iterations=80).best
        legal = state.legal(seat)
        assert min(2, len(legal)) <= len(best) <= 3
        assert {one.action for one in best} <= set(legal)
        assert len({one.action for one in best}) == len(best)
        shares = [one.share for one in best]
        assert shares == sorted(shares, reverse=True)
        assert all(0 <= one.chance <= 1 and 0 < one.share <= 1 for one in best)
        assert state.to_bytes() == before


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("name", ludus.titles())
def test_advice_is_the_same_whatever_the_hidden_cards_are(name: str) -> None:
    random = Random(13)
    for state, seat in positions(name, 30):
        swapped = state.determinize(seat, random.getrandbits(64))
        assert hint(swapped, seat, iterations=60, seed=2) == hint(state, seat, iterations=60, seed=2)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("name", ludus.titles())
def test_the_same_seed_gives_the_same_advice_and_seconds_end_it(name: str) -> None:
    state, seat = positions(name, 3)[0]
    assert hint(state, seat, iterations=100, seed=5) == hint(state, seat, iterations=100, seed=5)
    assert hint(state, seat, seconds=0.02).best


def test_of_several_who_are_asked_at_once_each_gets_advice_and_who_is_not_asked_gets_none() -> None:
    state = ludus.game("lutece").new(4, 5)
    for seat in range(4):
        assert {one.action for one in hint(state, seat, iterations=60).best} <= set(state.legal(seat))
    state.apply(2, state.legal(2)[0])
    assert hint(state, 2, iterations=60) == Advice((), mixed=False)


def test_bids_nobody_sees_are_to_be_mixed_and_open_answers_are_not() -> None:
    game = ludus.game("lutece")
    state = game.new(3, 5)
    assert hint(state, 0, iterations=40).mixed
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    assert not hint(state, state.seat, iterations=40).mixed  # bribes lie open
    fortuna = ludus.game("fortuna").new(3, 5)
    assert not hint(fortuna, fortuna.seat, iterations=40).mixed


@pytest.mark.parametrize("seed", range(4))
def test_lutece_tells_of_the_majority_and_of_the_risk_of_a_contest(seed: int) -> None:
    """One unit of bread decides the majority, and everybody can see that."""
    text, advice = advise(
        "lutece",
        """
        table   step bids | round 9
        slots   A baker-1 | B legionnaire-1 | C legionnaire-2 | 1 mill-1 | 2 forge-1 | 3 tavern-1
        seat 0  purse 4 | cards baker-2
        seat 1  purse 4 | cards baker-3
        """,
        seed=seed,
    )
    told = {text(one.action): one.reasons for one in advice.best}
    on_bread = [reasons for answer, reasons in told.items() if " A" in answer]
    assert on_bread, told
    about = {(reason.message, reason.about) for reasons in on_bread for reason in reasons}
    assert about & {("reason-majority", "bread"), ("reason-card", "A"), ("reason-part", "majority")}, told
    risks = [reason for reasons in told.values() for reason in reasons if reason.risky]
    assert all(reason.message == "reason-contest" and 0.25 < reason.mean <= 1 for reason in risks)


def test_fortuna_tells_of_the_gate_of_rome() -> None:
    """One step before the gate, a favor brings Seat 0 into Rome while the other is about to end the game."""
    text, advice = advise(
        "fortuna",
        """
        table dice 3
        asked favor
        seat 0  square 10 | wheat 1 | water 0 | wine 0 | money 3
        seat 1  square 13 | wheat 4 | wine 4 | centurions 3
        """,
    )
    best = advice.best[0]
    assert text(best.action) == "favor 3 1"
    assert best.reasons[0].message in ("reason-rome", "reason-steps")
    assert best.reasons[0].mean > best.reasons[0].otherwise


def test_gloire_sees_which_building_gets_done_within_a_round() -> None:
    """The last stone completes the Garden; without it and any card it stays as it is."""
    game = ludus.game("gloire")
    own = "hand - | stockpile {} | buildings garden@stone+stone+stone"
    text = f"pool -\nseat 0  {own}\nseat 1  hand -\nasked 0 architect 1"
    garden = Sight("reason-building-soon", "garden", gloire.SOON)
    ready, bare = (game.position(text.format(stock)) for stock in ("sewer", "road"))
    complete = game.read_action(ready, 0, "use stone from stockpile")
    for seed in range(20):
        assert gloire.look(ready.determinize(0, seed), 0, complete, seed)[garden] == 1.0
        assert garden not in gloire.look(bare.determinize(0, seed), 0, bare.legal(0)[0], seed)


def games(sight: Sight, *values: float) -> list[Seen]:
    return [{sight: value} for value in values]


def test_the_reason_is_what_gains_most_points() -> None:
    better = [{PART: 5.0 + n % 2, BUILDING: 1.0, DENIES: 9.0} for n in range(40)]
    worse = [{PART: 3.0 + n % 2, BUILDING: 0.5 * (n % 2), DENIES: 9.0} for n in range(40)]
    assert merit([better, worse], 0) == Reason("reason-part", "vault", 5.5, 3.5)
    assert merit([worse, better], 0) is None


def test_fewer_points_of_a_rival_are_a_reason_too() -> None:
    better, worse = games(DENIES, *[7.0, 8.0] * 20), games(DENIES, *[9.0, 10.0] * 20)
    assert merit([better, worse], 0) == Reason("reason-denies", "", 7.5, 9.5)
    assert merit([worse, better], 0) is None


def test_what_may_be_luck_is_no_reason() -> None:
    found = 0
    for seed in range(200):
        random = Random(seed)
        one, other = ([{PART: random.gauss(10, 5)} for _ in range(40)] for _ in range(2))
        found += merit([one, other], 0) is not None
    assert found <= 2


def test_more_victories_are_the_last_reason() -> None:
    better = [{WINS: float(n % 4 > 0), PART: 5.0} for n in range(80)]
    worse = [{WINS: float(n % 4 == 1), PART: 5.0} for n in range(80)]
    assert merit([better, worse], 0) == Reason("reason-wins", "", 0.75, 0.25)
    assert merit([better], 0) is None  # nothing to compare it with


def test_a_risk_is_told_if_it_is_likely() -> None:
    assert risk(games(CONTEST, 1.0, 0.0, 1.0, 0.0)) == Reason("reason-contest", "A", 0.5, 0.0, risky=True)
    assert risk(games(CONTEST, 0.0, 0.0, 0.0, 1.0, 0.0)) is None


def test_a_game_that_cannot_be_searched_gets_no_hint() -> None:
    with pytest.raises(NoHint, match="nim"):
        hint(Nim().new(2, 1), 0)
