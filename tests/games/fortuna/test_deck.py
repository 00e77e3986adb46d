"""Card files of one's own: what can be changed, and how mistakes are named."""

import re

import pytest

from ludus import CardsError
from ludus.games.fortuna import deck
from tests.games.fortuna.tables import GAME
from tests.support import rule

TEXT = deck.shipped()


def change(old: str, new: str, text: str = TEXT) -> str:
    assert old in text
    return text.replace(old, new, 1)


@rule("F-RULING-3")
def test_figures_come_from_the_file() -> None:
    text = change("cost = 3", "cost = 7")
    start = "asked swap construction | exec construction\nblue cards construction\nseat 0  money 7"
    state = GAME.position(start, cards=text)
    GAME.answer(state, 0, GAME.read_action(state, 0, "build market"))
    assert state.money[0] == 0
    assert GAME.options(state) == {"cards": text}
    again = GAME.new(2, 3, cards=text)
    assert GAME.new(2, 3, **GAME.options(again)) == again
    poor = GAME.position(start.replace("money 7", "money 6"), cards=text)
    assert str(GAME.why_not(poor, 0, GAME.read_action(poor, 0, "build market"))) == (
        "not enough money (cost 7, money 6) [F-MONEY-3]"
    )


@pytest.mark.parametrize(
    ("old", "new", "key", "value"),
    [
        ("money = 5 ", "money = 8 ", "money", 8),
        ("vestals = 1 ", "vestals = 2 ", "vestals", 2),
        ("wheat = 1  ", "wheat = 3  ", "wheat", 3),
    ],
)
def test_other_start_values_are_dealt(old: str, new: str, key: str, value: int) -> None:
    view = GAME.view(GAME.new(3, 1, cards=change(old, new)), -1)
    assert [getattr(province, key) for province in view.provinces] == [value] * 3


def test_a_longer_way_to_rome_can_be_walked() -> None:
    text = change("last_square = 15", "last_square = 17")
    further = 'in_rome = true\n[[track.square]]\nn = 16\nlabel = "XVI"\nin_rome = true\n'
    further += '[[track.square]]\nn = 17\nlabel = "XVII"\nin_rome = true\npalace = true'
    text = change("in_rome = true\npalace = true", further, text)
    state = GAME.new(4, 1, cards=text)
    state.playout(3)
    assert state.over
    assert max(state.square) == 17


MISTAKES = [
    ("cost = 3", "cost = -1", "cost is -1, expected a whole number from 0 to 99"),
    ("cost = 3", 'cost = "3"', 'cost is "3", expected a whole number'),
    ("wheat_sale = 2", "wheat_price = 2", "wheat_price is not known here, expected wheat_sale"),
    ('game = "Fortuna"', 'game = "Lutece"', 'game is "Lutece", expected one of Fortuna'),
    ("water_cubes = 15", "water_cubes = 3", "water_cubes is 3, expected at least 4 for 4 players"),
    ("water_cubes = 15", "water_cubes = 99", "water_cubes is 99, expected a whole number from 0 to 20"),
    ("centurion_price = [1, 2, 3]", "centurion_price = [1, 2]", "expected 3 prices from 0 to 99, one a slot"),
    ("favor_token_supply = 12", "favor_token_supply = 11", "favor_token_supply is 11, expected 12"),
    ("building_cards = 12", "building_cards = 13", "building_cards is 13, expected 12"),
    ('id = "harvest"', 'id = "crop"', 'id is "crop", expected one of harvest'),
    ('water_converts_to = "wheat"', 'water_converts_to = "wine"', "expected one of wheat"),
    ("gain = { squares = 1 }", "gain = { squares = 0 }", "squares is 0, expected a whole number from 1 to 9"),
    ("{ money = 3 }]", "{ money = 4 }]", "choices_married: expected"),
    ("early_roll_when_married = true", "early_roll_when_married = false", "early_roll_when_married is missing"),
    ('id = "P02"', 'id = "P01"', "id P01 stands twice"),
    ('id = "P02"', 'id = "P 2"', "expected letters, digits"),
    ('kind = "A"', 'kind = "B"', "kind is B, expected A for this effect"),
    ('effect = "advance_one"', 'effect = "advance_two"', "expected one of vestal_or_centurion"),
    ('counts = "wheat"', 'counts = "bread"', 'counts is "bread", expected one of building'),
    ("four_player = true", "four_player = false", "privilege_cards is 22, expected a whole number from 23 to 23"),
    ("clockwise = 1", "clockwise = 0", "stands twice, expected each colour and place once"),
    ("gate_square = 10", "gate_square = 11", "gate of square 10: expected false"),
    ("n = 7", "n = 8", "n is 8, expected a whole number from 7 to 7"),
    ("last_square = 15", "last_square = 16", "expected 17 [[track.square]] tables"),
    ("number = 2", "number = 3", "number is 3, expected a whole number from 2 to 2"),
    ("max = 3", "max = 9", "max is 9, expected a whole number from 1 to 6"),
    ("die_faces = 6", "die_faces = 8", "die_faces is 8, expected a whole number from 1 to 6"),
    ("money_max = 20", "money_max = 4", "money is 5, expected at most 4"),
    ('name_pl = "Targ"', 'name_pl = ""', 'name_pl is "", expected a text'),
    ("building_copies = 3", "building_copies = 4", "building_copies is 4, expected at most 3"),
    ("requires_marriage = true", 'requires_marriage = "yes"', 'requires_marriage is "yes", expected true or false'),
    ("[prices]", "[price]", "prices] is missing, expected a table"),
    ('effect = "sale_bonus"', 'effect = "free_beer"', 'effect is "free_beer", expected one of sale_bonus'),
]


@pytest.mark.parametrize(("old", "new", "sentence"), MISTAKES)
def test_a_mistake_is_named_with_its_line_and_what_is_expected(old: str, new: str, sentence: str) -> None:
    text = change(old, new)
    with pytest.raises(CardsError) as caught:
        GAME.new(2, 1, cards=text)
    found = [problem for problem in caught.value.problems if sentence in problem.text]
    assert found, caught.value.problems
    key = new.split(" ")[0]
    if sentence.startswith(f"{key} is"):  # the line is that of the figure itself
        assert found[0].line == text[: text.index(new)].count("\n") + 1


def test_all_mistakes_are_named_at_once() -> None:
    text = change("cost = 3", "cost = -1", change("tax = 1", "tax = true", change('id = "P26"', 'id = "P25"')))
    with pytest.raises(CardsError) as caught:
        deck.read(text, "mine.toml")
    assert len(caught.value.problems) == 3
    assert all(re.match(r"mine.toml, line \d+: ", line) for line in str(caught.value).splitlines())


@pytest.mark.parametrize(
    "text", ["", "x", "[meta]\n", "action = 3\n", "[[privilege]]\nid = 4\n", "[setup]\nby_players = 3\n"]
)
def test_a_file_that_is_none_is_refused_with_problems(text: str) -> None:
    with pytest.raises(CardsError) as caught:
        deck.read(text)
    assert caught.value.problems
