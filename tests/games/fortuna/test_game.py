"""Options, text and reasons: what a table asks of the game (F-RULING-10, and the edges)."""

import itertools
from random import Random

import pytest

from ludus import NotationError
from ludus.core.game import Refusal
from ludus.games.fortuna.declaration import ACTIONS, ANSWERS, DRAFT, OFFERED, PLAY, SPACE
from ludus.games.fortuna.rules.state import State
from tests.games.fortuna.tables import GAME, assert_position, legal, play, position, walk
from tests.support import rule


@rule("F-RULING-10")
def test_any_two_three_or_four_sides_can_be_taken() -> None:
    colours = ("blue", "gray", "orange", "violet")
    for seats in (2, 3, 4):
        for taken in itertools.combinations(colours, seats):
            state = GAME.new(seats, 1, sides=" ".join(reversed(taken)))
            assert [side.colour for side in GAME.view(state, -1).sides if side.seat is not None] == list(taken)
            again = GAME.new(seats, 1, **GAME.options(state))
            assert again == state
            assert GAME.new(seats, 1, sides=taken) == state
    assert GAME.options(GAME.new(3, 1)) == {}
    assert GAME.options(GAME.new(3, 1, sides="gray violet blue", draft=True)) == {
        "draft": "yes", "sides": "blue gray violet",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"draft": "maybe"}, "draft is 'maybe', expected yes or no"),
        ({"draft": 2}, "draft is 2, expected yes or no"),
        ({"sides": "blue pink"}, "sides blue pink: expected different ones of blue, gray, orange, violet"),
        ({"sides": "blue blue"}, "expected different ones"),
        ({"sides": "blue gray orange"}, "expected 2, one for each player"),
        ({"colour": "red"}, "fortuna has no option colour, expected draft, sides, cards"),
    ],
)
def test_bad_options_are_refused_with_a_sentence(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.new(2, 1, **options)


@pytest.mark.parametrize("value", [True, "true", "True", "yes"])
def test_options_are_taken_as_values_and_as_text(value: object) -> None:
    assert GAME.new(2, 1, draft=value) == GAME.new(2, 1, draft=True)
    assert GAME.new(2, 1, draft="false") == GAME.new(2, 1, draft="no") == GAME.new(2, 1)


def test_every_id_of_the_space_has_an_answer_and_a_text_of_its_own() -> None:
    assert len(ANSWERS) == len(SPACE.ids) == ACTIONS == GAME.actions
    for state in (GAME.new(2, 1), GAME.new(4, 2)):
        for seat in range(state.seats):
            texts = [GAME.write_action(state, seat, action) for action in range(ACTIONS)]
            assert len(set(texts)) == ACTIONS
            assert [GAME.read_action(state, seat, text) for text in texts] == list(range(ACTIONS))


def test_texts_of_another_sort_are_refused() -> None:
    state = position("seat 0\nseat 1")
    texts = ["", "go 1", "go x y", "favor 1 1", "favor 9 1", "favor 4 7", "choose lunch", "play P99", "play P01 horse"]
    texts += ["keep", "buy 0", "sell 21", "bribe blue harvest", "swap pink harvest", "flip 0", "flip 7"]
    for text in texts:
        with pytest.raises(NotationError):
            GAME.read_action(state, 0, text)
    assert GAME.read_action(state, 0, " keep  P02 P01 ") == GAME.read_action(state, 0, "keep P01 P02")


BAD = [
    ("table seats 5", "expected 2 to 4"),
    ("table round 201", "round 201: expected 0 to 200"),
    ("table podium 0 0", "expected the seats 0 to 1, each once"),
    ("table turn 2", "turn 2: expected 0 to 1"),
    ("table dice 7", "expected numbers from 1 to 6"),
    ("table dice 1 2", "more dice are rolled than the player has"),
    ("table sides gray blue", "clockwise"),
    ("asked lunch", "lunch: expected draft, lock, card"),
    ("asked exec harvest", "no question is asked"),
    ("asked swap", "expected draft"),
    ("asked card | exec harvest", "do not follow from each other"),
    ("asked dice", "no question is asked"),
    ("asked favor", "all dice are rolled in phase 4"),
    ("asked keep", "no question is asked"),
    ("asked end | keep", "cards are in the choice"),
    ("asked swap fortuna\nblue cards harvest vintage family", "the chosen card lies on its seat"),
    ("asked swap harvest | exec vintage\nblue cards harvest vintage", "this card cannot be executed now"),
    ("asked swap family | gift\nblue cards family", "a gift is for the married"),
    ("seat 2\nasked flip", "only the first of two players"),
    ("blue cards harvest\ngray cards harvest", "lies on two sides"),
    ("blue cards harvest vintage family fortuna", "three action cards"),
    ("blue down harvest", "one card of a player is face down"),
    ("gray down -", "one card of a player is face down"),
    ("violet down fortuna", "none of an empty side"),
    ("favors tokens 4 0 0 0 0 0", "expected numbers from 0 to 3"),
    ("favors tokens 3 3 3 3 3 0", "there are not so many tokens"),
    ("favors tokens 1 2", "expected 6 numbers"),
    ("seat 0  money 21", "money 21: expected 0 to 20"),
    ("seat 0  square 16", "square 16: expected 0 to 15"),
    ("seat 0  wheat 15", "more than the box holds"),
    ("seat 0  vestals 4", "at most three vestals"),
    ("seat 0  dice 0", "one to three dice"),
    ("seat 0  aqueduct 1", "water lies on an Aqueduct"),
    ("seat 0  buildings palace", "a Palace needs marriage"),
    ("seat 0  buildings market market", "each once"),
    ("seat 0  married perhaps", "expected yes or no"),
    ("seat 0  hand P01\nseat 1  hand P01", "lies in two places"),
    ("seat 0  hand P10", "is not used with 2 players"),
    ("seat 0  arrived 1", "who is in the palace has arrived"),
    ("seat 0  hand P01 | took P01", "only later arrivals"),
    ("deck pile P01", "lies nowhere"),
    ("deck palace P01", "laid aside by the first"),
    ("deck choice P01", "cards are in the choice"),
    ("random 1 2", "expected two hexadecimal numbers"),
    ("random 1ffffffffffffffff 0 0", "expected two hexadecimal numbers"),
    ("seat 0  horses 3", "not known here"),
    ("lunch 3", "is not known, expected table"),
]


@pytest.mark.parametrize(("text", "sentence"), BAD)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence.replace("[", r"\[")):
        position(text)


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    state = position("seat 0\nseat 1\nseat 2")
    assert_position(
        state,
        """
        table   seats 3 | sides blue gray orange | round 1 | podium 0 1 2 | turn 0 | dice -
        asked   card
        blue    cards water_supply harvest vintage | down -
        gray    cards wheat_trade wine_trade enlist_centurions | down enlist_centurions
        seat 1  square 0 | money 5 | water 1 | wheat 1 | wine 1 | vestals 1 | centurions 1 | dice 1 | hand -
        """,
    )
    assert position(GAME.write(state)) == state


def test_images_that_do_not_hold_together_are_refused() -> None:
    state = GAME.new(3, 1)
    image = state.to_bytes()
    random = Random(3)
    refused = 0
    for _ in range(3000):
        broken = bytearray(image)
        broken[random.randrange(24, len(image))] = random.randrange(256)
        try:
            back = State.from_bytes(bytes(broken), state.box)
        except NotationError:
            refused += 1
            continue
        back.playout(1)  # what is read can be played
        assert back.over
    assert refused > 1500


def test_every_illegal_action_has_a_rule_and_a_reason() -> None:
    random = Random(1)
    reasons = set()
    for state in walk(6):
        if state.over or random.random() < 0.05:
            for action in range(ACTIONS):
                for seat in range(state.seats):
                    refusal = GAME.why_not(state, seat, action)
                    assert (refusal is None) == (action in state.legal(seat))
                    if isinstance(refusal, Refusal):
                        assert refusal.rule.startswith("F-")
                        assert refusal.reason.replace("-", "").isalpha()
                        reasons.add(refusal.reason)
    assert len(reasons) > 25


def test_questions_and_barriers_only_grow_and_plans_can_be_undone_up_to_the_roll() -> None:
    question = barrier = 0
    for state in walk(6):
        if state.round == 0 and state.question < question:
            question = barrier = 0
        assert state.question >= question
        assert state.barrier >= barrier
        question, barrier = state.question, state.barrier
    start = position("blue cards harvest vintage wheat_trade\ngray cards family\nseat 0\nseat 1\nseat 2")
    planned, _ = play(start, "0 choose harvest", "0 go 1 0", "0 swap gray family")
    assert planned.barrier == start.barrier
    rolled, _ = play(planned, "0 none")
    assert rolled.barrier > planned.barrier
    shown, _ = play("seat 0  hand P04\nseat 1\nseat 2", "0 play P04 wine")
    assert shown.barrier > 0  # a hidden card became known
    before = position("table dice 3\nasked favor\nfavors tokens 0 0 2 0 0 0\nseat 0\nseat 1\nseat 2")
    drawn, _ = play(before, "0 favor 3 1")
    assert drawn.barrier == before.barrier + 2  # two cards were drawn


def test_the_longest_list_of_answers_fits() -> None:
    most = position(
        "table seats 4\nasked swap harvest | exec harvest\nblue cards harvest\n"
        "seat 0  water 12 | wheat 0 | hand P01 P02 P03 P04 P05 P06 P07 P08 P09 P10 P11 P12 P13\n"
        "seat 1  wheat 0\nseat 2  wheat 0\nseat 3  wheat 0"
    )
    assert len(legal(most)) < OFFERED // 2
    assert PLAY < DRAFT < ACTIONS
