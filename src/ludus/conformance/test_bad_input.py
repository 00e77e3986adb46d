"""Bad input of every sort: a clear error that names what is wrong, and the state unchanged."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludus
from ludus import IllegalAction, LudusError, NotationError, Record
from ludus.conformance.conftest import Case
from ludus.conformance.test_text import play
from ludus.core import record
from ludus.core.game import Game

STATES: dict[str, Any] = {}
RECORDS: dict[str, str] = {}


def usual(game: Game[Any]) -> int:
    return 3 if 3 in game.seats else game.seats[0]


def middle_of(name: str) -> Any:
    """A state in the middle of a game."""
    if name not in STATES:
        game = ludus.game(name)
        state = game.new(usual(game), 1)
        for _ in range(25):
            if state.over:
                break
            state.apply(state.seat, state.legal(state.seat)[-1])
        STATES[name] = state
    return STATES[name]


def record_of(name: str) -> str:
    if name not in RECORDS:
        game = ludus.game(name)
        RECORDS[name] = play(Case(game, usual(game), {}, 1), 2)[0].write(game)
    return RECORDS[name]


@settings(max_examples=400, deadline=None)
@given(data=st.data(), seat=st.integers(-3, 9), text=st.text(max_size=40))
def test_any_text_is_an_action_or_a_clear_error(titles: list[str], data: Any, seat: int, text: str) -> None:
    name = data.draw(st.sampled_from(titles))
    check_action(name, seat, text)


@settings(max_examples=400, deadline=None)
@given(seat=st.integers(-3, 9), data=st.data())
def test_words_of_the_notation_in_any_order_are_an_action_or_a_clear_error(
    titles: list[str], data: Any, seat: int
) -> None:
    name = data.draw(st.sampled_from(titles))
    words = sorted({word for line in record_of(name).splitlines()[1:-1] for word in line.split()[2:]})
    text = " ".join(data.draw(st.lists(st.sampled_from([*words, "-1", "99", "٣", "²"]), max_size=4)))
    check_action(name, seat, text)


def check_action(name: str, seat: int, text: str) -> None:
    game, state = ludus.game(name), middle_of(name)
    before = state.to_bytes()
    try:
        game.answer(state.clone(), seat, game.read_action(state, seat, text))
    except LudusError as error:
        assert str(error)
    assert state.to_bytes() == before


@settings(max_examples=300, deadline=None)
@given(data=st.data(), seat=st.integers(-(1 << 40), 1 << 40), action=st.integers(-(1 << 70), 1 << 70))
def test_any_numbers_are_an_answer_or_a_clear_error(titles: list[str], data: Any, seat: int, action: int) -> None:
    name = data.draw(st.sampled_from(titles))
    game, state = ludus.game(name), middle_of(name)
    clone = state.clone()
    try:
        game.answer(clone, seat, action)
    except IllegalAction as error:
        assert str(error)
        assert clone == state


@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_a_tampered_position_is_read_or_refused_with_its_line(titles: list[str], data: Any) -> None:
    name = data.draw(st.sampled_from(titles))
    game = ludus.game(name)
    words = re.split(r"(\s+)", game.write(middle_of(name)))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(words) - 1))
        words[at] = data.draw(st.sampled_from([*words, "", "|", "-", "-1", "9999999999", "x", "\n"]))
    try:
        state = game.position("".join(words))
    except NotationError as error:
        assert str(error)
        return
    state.playout(1)  # what is read can be played
    assert state.over


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_a_tampered_record_is_refused_with_its_line_or_reads_the_same(titles: list[str], data: Any) -> None:
    name = data.draw(st.sampled_from(titles))
    text = record_of(name)
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 30))
    changed = text[:at] + data.draw(st.text("0123456789abc. \n|", max_size=8)) + text[at + length :]
    try:
        found = record.read(changed, ludus.game)
    except LudusError as error:
        assert str(error)
        return
    original = record.read(text, ludus.game)
    assert (found.seats, found.seed, len(found.answers)) == (original.seats, original.seed, len(original.answers))
    if found.answers != original.answers:  # where a game keeps nothing of an answer, its digest tells none from another
        game = ludus.game(name)
        assert found.last(game).to_bytes() == original.last(game).to_bytes()


@pytest.mark.parametrize("lines", [1, 5, -1])
def test_a_record_that_is_cut_off_says_so(case: Case, lines: int) -> None:
    text = "\n".join(record_of(case.game.name).splitlines()[:lines])
    with pytest.raises(NotationError, match=r"line \d+"):
        record.read(text, ludus.game)


def test_a_record_of_other_rules_is_refused_with_a_sentence(case: Case) -> None:
    text = record_of(case.game.name).replace(f" {case.game.version}   seats", " 999   seats", 1)
    with pytest.raises(NotationError, match="rules 999"):
        record.read(text, ludus.game)


def test_a_record_of_a_game_nobody_knows_is_refused_with_a_sentence() -> None:
    with pytest.raises(LudusError, match="'calvinball' is not known, expected one of"):
        record.read("game calvinball 1   seats 2   seed 1\nend 0 0123456789abcdef\n", ludus.game)


@pytest.mark.parametrize("seats", [0, 1, 6, 99])
def test_a_number_of_players_the_game_is_not_for_is_refused(case: Case, seats: int) -> None:
    if seats in case.game.seats:
        pytest.skip(f"{case.game.name} is for {seats}")
    with pytest.raises(ValueError, match=f"players, not {seats}"):
        case.game.new(seats, 1)


def test_an_unknown_option_is_refused_by_name(case: Case) -> None:
    with pytest.raises(ValueError, match="frobnicate"):
        case.game.new(case.seats, 1, frobnicate="yes")


def test_an_empty_record_says_so() -> None:
    with pytest.raises(NotationError, match="empty"):
        record.read("\n\n", ludus.game)


def test_an_answer_that_was_never_possible_is_refused_on_replay(case: Case) -> None:
    last = case.game.actions - 1
    never = last + 1 if case.new(1).allows(0, last) else last
    bad = Record(case.game.name, case.game.version, case.seats, 1, case.options, ((0, never),))
    with pytest.raises(NotationError, match="answer 1"):
        bad.last(case.game)
