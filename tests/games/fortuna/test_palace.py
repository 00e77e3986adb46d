"""Caesar's Palace (F-CAESAR, F-INFO-7), scoring and ties (F-SCORE, F-TIE, F-PRIV-C)."""

from typing import Any

import pytest

from ludus.games.fortuna.declaration import GameEnded, HandRevealed, PalaceCardTaken, PrivilegeLaidAside
from tests.games.fortuna.tables import GAME, assert_position, legal, play, position, why_not
from tests.support import rule

# Blue is one step away and holds a card for it; the pile is in the order of the file.
NEAR = """
    table   seats 4 | podium 0 1 2 3
    asked   mil
    seat 0  square 14 | hand P06 | centurions 0
    seat 1  square 14 | hand P07 | centurions 0
    seat 2  square 14 | hand P08 | centurions 0
    seat 3  square 14 | hand P09 | centurions 0
    deck    pile P14 P15 P16 P17 P01 P02 P03 P04 P05 P10 P11 P12 P13 P18 P19 P20 P21 P22 P23 P24 P25 P26
"""


def arrive(state: Any, seat: int, *answers: str) -> Any:
    """A seat plays its card at once, settles its arrival, and ends its turn."""
    after, _ = play(state, f"{seat} play P{6 + seat:02}", *answers)
    while after.seat == seat:
        after, _ = play(after, f"{seat} {legal(after, seat)[0]}")
    return after


@rule("F-CAESAR-1", "F-CAESAR-6", "F-RULING-28")
def test_the_first_to_arrive_draws_three_keeps_one_and_lays_the_others_aside() -> None:
    arriving, _ = play(NEAR, "0 play P06")
    assert legal(arriving) == ["keep P14", "keep P15", "keep P16"]  # settled at once
    assert GAME.view(arriving, -1).palace_tokens == 0
    assert GAME.view(arriving, -1).tokens == 15
    after, events = play(arriving, "0 keep P15")
    assert [event for event in events if isinstance(event, PrivilegeLaidAside)] == [
        PrivilegeLaidAside(0, "P14"), PrivilegeLaidAside(0, "P16"),
    ]  # fmt: skip
    assert_position(after, "seat 0  square 15 | hand P15\ndeck palace P14 P16 | discards P06")
    assert why_not(arriving, "0 keep P17") == "F-CAESAR-1"


@rule("F-CAESAR-2", "F-CAESAR-3", "F-RULING-43", "F-EX-13")
def test_later_arrivals_take_what_was_laid_aside() -> None:
    first = arrive(position(NEAR), 0, "0 keep P15")
    second, events = play(first, "1 play P07")
    assert legal(second) == ["keep P14", "keep P16"]
    state = arrive(first, 1, "1 keep P16")
    assert_position(state, "seat 1  hand P16 | took P16\ndeck palace P14")
    third, events = play(state, "2 play P08")  # the last one is taken at once
    assert PalaceCardTaken(2, "P14") in events
    assert_position(third, "seat 2  hand P14\ndeck palace -")
    state = arrive(state, 2)
    fourth, _ = play(state, "3 play P09")
    assert_position(fourth, "seat 3  hand - | square 15")  # a fourth gets nothing
    assert GAME.view(fourth, 3).pile == 19  # nobody else draws


@rule("F-CAESAR-4")
def test_fewer_cards_leave_less_for_later_arrivals() -> None:
    others = " ".join(f"P{n:02}" for n in (*range(1, 10), *range(16, 27)) if n not in (6, 7, 10, 11, 12, 13))
    start = f"""
        table   podium 0 1 2
        asked   swap fortuna | exec fortuna
        blue    cards fortuna
        seat 0  square 14
        seat 1  square 14 | hand P06 P07
        seat 2  square 14 | hand {others}
        deck    pile P14 P15
    """
    arriving, _ = play(start, "0 go")
    assert legal(arriving) == ["keep P14", "keep P15"]
    after, _ = play(arriving, "0 keep P14")
    assert_position(after, "deck pile - | palace P15\nseat 0  hand P14")
    # One of two is left for the second; nothing for the third.
    second = "table podium 0 1 2 | turn 1\nasked mil\nseat 0  square 15\nseat 1  square 14 | hand P06\nseat 2"
    after, _ = play(second + "\ndeck palace P15", "1 play P06")
    assert_position(after, "seat 1  square 15 | hand P15\ndeck palace -")
    third = "table podium 0 1 2 | turn 2\nasked mil\nseat 0  square 15\nseat 1  square 15\nseat 2  square 14 | hand P06"
    after, _ = play(third, "2 play P06")
    assert_position(after, "seat 2  square 15 | hand -")
    # Without any card the first gets none either.
    after, _ = play(start.replace("pile P14 P15", "pile -").replace("hand P06 P07", "hand P06 P07 P14 P15"), "0 go")
    assert_position(after, "seat 0  square 15 | hand -\ndeck palace -")


@rule("F-CAESAR-5")
def test_a_basilica_does_not_help_in_the_palace() -> None:
    start = NEAR.replace("hand P06", "hand P06 | buildings basilica")
    arriving, _ = play(start, "0 play P06")
    assert legal(arriving) == ["keep P14", "keep P15", "keep P16"]
    assert why_not(arriving, "0 keep P14 P15") == "F-CAESAR-5"


@rule("F-CAESAR-6", "F-RULING-28")
@pytest.mark.parametrize("way", ["favor", "fortuna", "card"])
def test_every_way_into_the_palace_is_settled_at_once(way: str) -> None:
    if way == "favor":
        start = NEAR.replace("podium 0 1 2 3", "podium 0 1 2 3 | dice 3").replace("asked   mil", "asked   favor")
        arriving, _ = play(start + "favors tokens 0 0 2 0 0 0", "0 favor 3 1")
        # The palace cards first, then those of phase 5.
        assert legal(arriving) == ["keep P14", "keep P15", "keep P16"]
        after, _ = play(arriving, "0 keep P14")
        assert legal(after) == ["keep P01", "keep P17"]
        assert_position(after, "favors tokens 0 0 0 0 0 0 | down 3")
    elif way == "fortuna":
        start = NEAR.replace("asked   mil", "asked   swap fortuna | exec fortuna\n    blue    cards fortuna")
        arriving, _ = play(start, "0 go")
        assert legal(arriving) == ["keep P14", "keep P15", "keep P16"]
        after, _ = play(arriving, "0 keep P14")
        assert_position(after, "asked swap fortuna")
    else:
        start = NEAR.replace("asked   mil", "asked   end")
        arriving, _ = play(start, "0 play P06")
        after, _ = play(arriving, "0 keep P14")
        assert_position(after, "asked end\nseat 0  hand P14")


@rule("F-INFO-7")
def test_who_has_looked_at_the_palace_cards_knows_them_but_not_who_took_which() -> None:
    first = arrive(position(NEAR), 0, "0 keep P15")
    assert GAME.view(first, 0).palace_seen[0].cards == ("P14", "P16")
    assert GAME.view(first, 1).palace_seen == (None, None, None, None)
    assert GAME.view(first, 1).palace == 2
    state = arrive(first, 1, "1 keep P16")
    # The first keeps both in mind and sees how many are left; the second knows the one that is left.
    assert GAME.view(state, 0).palace_seen[0].cards == ("P14", "P16")
    assert GAME.view(state, 0).palace_seen[0].holders == (1,)
    assert GAME.view(state, 0).palace == 1
    assert GAME.view(state, 1).palace_seen[1].cards == ("P14",)
    assert GAME.view(state, 2).palace_seen[0] is None
    swapped = position(GAME.write(state).replace("P16", "x").replace("P14", "P16").replace("x", "P14"))
    assert GAME.view(swapped, 0) == GAME.view(state, 0)
    assert GAME.view(swapped, 1) != GAME.view(state, 1)
    places = {tuple(GAME.view(state.determinize(0, seed), 1).hands[1]) for seed in range(40)}
    assert places == {("P14",), ("P16",)}
    assert {GAME.view(state.determinize(1, seed), 1).hands[1] for seed in range(20)} == {("P16",)}
    _, events = play(first, "1 play P07", "1 keep P16")
    assert PalaceCardTaken(1, "P16") in events


@rule("F-SCORE-1", "F-INFO-9")
def test_only_players_in_rome_compete_and_reveal_their_cards() -> None:
    start = """
        table   round 200 | podium 0 1 2 | turn 2 | dice 1
        asked   favor
        seat 0  square 9 | hand P25 P26 | married yes
        seat 1  square 10 | hand P14
        seat 2  square 12
    """
    after, events = play(start, "2 tax")
    assert after.over
    assert after.scores() == [0, 10, 12]
    assert HandRevealed(1, "P14") in events
    assert not [event for event in events if isinstance(event, HandRevealed) and event.seat == 0]
    assert isinstance(events[-1], GameEnded)
    for viewer in (-1, 1, 2):
        assert GAME.view(after, viewer).hands == (None, ("P14",), ())
    assert GAME.view(after, 0).hands[0] == ("P25", "P26")


@rule("F-SCORE-2")
def test_a_score_is_the_square_and_the_c_cards() -> None:
    over = (
        "asked over palace\nseat 0  square 15 | hand P01 P06 P16 | wheat 4\nseat 1  square 11 | hand P25 | married yes"
    )
    assert position(over).sheet() == [[15, 4], [11, 3]]
    assert position(over).scores() == [19, 14]
    assert GAME.outcome(position(over)).parts == ("squares", "privileges")


@rule("F-SCORE-3")
def test_the_highest_score_wins() -> None:
    over = "asked over palace\nseat 0  square 15\nseat 1  square 13 | hand P25 | married yes\nseat 2  square 9"
    assert GAME.outcome(position(over)).winners == (1,)
    assert position(over).outcome() == [0, 1, 0]


@rule("F-PRIV-C-2", "F-RULING-38")
def test_c_cards_add_up_two_of_a_kind_too() -> None:
    over = (
        "asked over palace\nseat 0  square 15 | hand P19 P20 P14 P15 | centurions 3 | buildings market basilica\nseat 1"
    )
    assert position(over).sheet()[0] == [15, 3 * 2 * 2 + 2 * 2 * 2]
    after = position(over)
    assert GAME.view(after, 0).provinces[0].centurions == 3  # nothing is spent


@rule("F-PRIV-C-3")
def test_money_cards_count_full_groups() -> None:
    for money, three, five in ((2, 0, 0), (3, 1, 0), (5, 1, 2), (14, 4, 4), (20, 6, 8)):
        over = "asked over palace\nseat 0  square 15 | hand {} | money {}\nseat 1"
        assert position(over.format("P17", money)).sheet()[0][1] == three
        assert position(over.format("P18", money)).sheet()[0][1] == five


@rule("F-PRIV-C-4", "F-RULING-22")
def test_water_on_the_aqueduct_counts() -> None:
    over = "asked over palace\nseat 0  square 15 | hand P23 | water 2 | aqueduct 1 | buildings aqueduct\nseat 1"
    assert position(over).sheet()[0][1] == 3


@rule("F-PRIV-C-1", "F-RULING-5")
@pytest.mark.parametrize(
    ("card", "owned", "points"),
    [
        ("P14", "buildings market aqueduct basilica", 6),
        ("P16", "wheat 4", 4),
        ("P23", "water 3", 3),
        ("P24", "wine 5", 5),
        ("P19", "centurions 2", 4),
        ("P21", "vestals 3", 6),
        ("P25", "married yes", 3),
        ("P26", "married no", 0),
    ],
)
def test_each_c_card_scores_its_goods(card: str, owned: str, points: int) -> None:
    over = f"asked over palace\nseat 0  square 15 | hand {card} | {owned}\nseat 1  square 0"
    assert position(over).sheet()[0][1] == points


@rule("F-TIE-1")
def test_ties_go_by_squares_money_centurions_and_vestals() -> None:
    over = "asked over palace\nseat 0  {}\nseat 1  {}"
    equal = "square 15 | money 5 | centurions 1 | vestals 1"
    for better in ("money 6", "centurions 2", "vestals 2"):
        kind = better.split()[0]
        winner = " | ".join(better if part.startswith(kind) else part for part in equal.split(" | "))
        # Money first: more of what comes later does not help.
        assert GAME.outcome(position(over.format(equal, winner))).winners == (1,), better
    assert GAME.outcome(
        position(over.format("square 15 | money 6 | centurions 0", "square 15 | money 5 | centurions 3"))
    ).winners == (0,)
    by_square = over.format("square 15 | money 0", "square 12 | hand P25 | married yes | money 20")
    assert position(by_square).scores() == [15, 15]
    assert GAME.outcome(position(by_square)).winners == (0,)
    four = by_square + "\nseat 2  square 11\nseat 3  square 11 | vestals 2"
    assert GAME.outcome(position(four)).places == (1, 2, 4, 3)


@rule("F-TIE-2", "F-RULING-39")
def test_a_tie_that_remains_is_a_shared_victory() -> None:
    over = "asked over palace\nseat 0  square 15\nseat 1  square 15\nseat 2  square 11"
    assert GAME.outcome(position(over)).winners == (0, 1)
    assert GAME.outcome(position(over)).places == (1, 1, 3)
    assert position(over).outcome() == [0.5, 0.5, 0]


@rule("F-TIE-3", "F-RULING-39")
def test_players_outside_rome_have_no_score_and_no_victory() -> None:
    over = "asked over palace\nseat 0  square 9 | money 20\nseat 1  square 10 | money 0\nseat 2  square 2"
    assert position(over).scores() == [0, 10, 0]
    assert position(over).outcome() == [0, 1, 0]
    assert GAME.outcome(position(over)).places == (3, 1, 3)


@rule("F-END-3", "F-TIE-3", "F-RULING-48")
def test_nobody_wins_if_nobody_has_entered_rome_when_the_last_round_ends() -> None:
    start = """
        table   round 200 | podium 0 1 2 | turn 2 | dice 1
        asked   favor
        seat 0  square 9 | money 20
        seat 1  square 2 | hand P14
        seat 2  square 9
    """
    after, events = play(start, "2 tax")
    outcome = GAME.outcome(after)
    assert events[-1] == GameEnded("rounds")
    assert (outcome.reason, outcome.scores) == ("rounds", (0, 0, 0))
    assert (outcome.winners, outcome.places) == ((), (3, 3, 3))
    assert GAME.view(after, -1).hands == (None, None, None)
    assert after.outcome() == [1 / 3] * 3  # to a search or a rating, all are alike


@rule("F-INFO-9", "F-END-2")
def test_at_the_end_nothing_of_the_palace_is_left_to_guess() -> None:
    state = arrive(arrive(position(NEAR), 0, "0 keep P15"), 1, "1 keep P16")
    state = arrive(arrive(state, 2), 3)
    assert state.over
    view = GAME.view(state, 0)
    assert view.palace_takers == ()
    assert view.hands == (("P15",), ("P16",), ("P14",), ())
    assert position(GAME.write(state)) == state
    assert state.determinize(-1, 5).hand == state.hand


@rule("F-INFO-7")
def test_a_palace_card_that_is_played_is_known_and_so_is_the_one_that_is_left() -> None:
    start = NEAR.replace("pile P14 P15 P16 P17 P01 P02 P03 P04", "pile P14 P04 P16 P17 P01 P02 P03 P15")
    first = arrive(position(start), 0, "0 keep P14")
    taken, _ = play(first, "1 play P07", "1 keep P04")
    assert GAME.view(taken, 0).palace_seen[0].cards == ("P04", "P16")
    played, _ = play(taken, "1 play P04 wheat")
    seen = GAME.view(played, 0).palace_seen[0]
    assert (seen.cards, seen.holders) == (("P16",), ())
    assert "P04" in GAME.view(played, 2).discards
    assert {played.determinize(0, seed).palace for seed in range(10)} == {played.palace}
