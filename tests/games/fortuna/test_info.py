"""Who knows what (F-INFO)."""

from dataclasses import fields
from random import Random
from typing import Any

import ludus
from ludus.core.visibility import Who
from ludus.games.fortuna.declaration import PrivilegeDiscarded, PrivilegeDrawn, PrivilegeKept
from ludus.games.fortuna.view import SEEN, View
from tests.games.fortuna.tables import GAME, games, play, position, walk
from tests.support import rule


@rule("F-INFO-1", "F-INFO-2", "F-RULING-6")
def test_action_cards_are_known_to_all_face_up_or_down() -> None:
    state = position(
        "blue cards harvest vintage fortuna\ngray cards family corruption construction | down family\nseat 1"
    )
    for viewer in (-1, 0, 1):
        sides = GAME.view(state, viewer).sides
        assert sides[0].cards == ("harvest", "vintage", "fortuna")
        assert sides[1].cards == ("family", "construction", "corruption")
        assert sides[1].down == ("family",)


@rule("F-INFO-4")
def test_the_size_of_the_pile_is_known_its_order_is_not() -> None:
    one = position("deck pile " + " ".join(pile()))
    other = position("deck pile " + " ".join(reversed(pile())))
    assert one != other
    for viewer in (-1, 0, 1):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
        assert GAME.view(one, viewer).pile == 22


def pile() -> list[str]:
    return [f"P{n:02}" for n in (*range(1, 10), *range(14, 27))]


@rule("F-INFO-5")
def test_discards_and_played_cards_are_known() -> None:
    after, _ = play("seat 0  hand P04\nseat 1\ndeck discards P14 P20", "0 play P04 wheat")
    assert GAME.view(after, 1).discards == ("P04", "P14", "P20")


@rule("F-INFO-6")
def test_drawn_cards_are_known_to_the_drawer_and_the_discarded_ones_to_all() -> None:
    start = "table dice 3\nasked favor\nfavors tokens 0 0 3 0 0 0\nseat 0\nseat 1\nseat 2"
    state = position(start)
    state.listen()
    GAME.answer(state, 0, GAME.read_action(state, 0, "favor 3 1"))
    assert GAME.view(state, 0).choices[0] == ("P01", "P02", "P03")
    assert PrivilegeDrawn(0, "P02") in GAME.events(state, 0)
    for other in (1, 2, -1):
        assert GAME.view(state, other).choices == (None, None, None)
        assert GAME.view(state, other).choice_size == 3
        assert GAME.events(state, other).count(PrivilegeDrawn(0, None)) == 3
    GAME.answer(state, 0, GAME.read_action(state, 0, "keep P02"))
    assert PrivilegeKept(0, "P02") in GAME.events(state, 0)
    assert PrivilegeKept(0, None) in GAME.events(state, 1)
    assert PrivilegeDiscarded(0, "P01") in GAME.events(state, 1)


@rule("F-INFO-8")
def test_all_on_the_board_is_known() -> None:
    state = position(
        """
        table   podium 1 0 | turn 0 | dice 2 5
        asked   favor
        favors  tokens 1 0 2 0 0 0 | down 2
        seat 0  square 3 | money 7 | wheat 2 | dice 2 | buildings market | married yes
        seat 1  centurions 3
        """
    )
    for viewer in (-1, 0, 1):
        view = GAME.view(state, viewer)
        province = view.provinces[0]
        assert (province.square, province.money, province.wheat, province.dice) == (3, 7, 2, 2)
        assert (province.buildings, province.married) == (("market",), True)
        assert view.provinces[1].centurions == 3
        assert [favor.tokens for favor in view.favors] == [1, 0, 2, 0, 0, 0]
        assert [favor.number for favor in view.favors if not favor.up] == [2]
        assert (view.rolled, view.podium, view.tokens) == ((2, 5), (1, 0), 9)
        assert view.supply["wheat"] == 12
        assert view.buildings["market"] == 1


@rule("F-END-1", "F-INFO-8")
def test_the_race_is_told_by_the_view() -> None:
    before = GAME.view(position("table podium 2 1 0\nseat 0  square 7\nseat 1  square 12\nseat 2  square 12"), -1)
    assert [(one.to_gate, one.to_palace) for one in before.provinces] == [(3, 8), (0, 3), (0, 3)]
    assert (before.ahead, before.last_round) == (2, False)  # of two on one square the one who plays first
    start = "table podium 0 1 | dice 5\nasked favor\nseat 0 square 14 | married yes\nseat 1"
    after, _ = play(start, "0 favor 5")
    view = GAME.view(after, 1)
    assert (view.ahead, view.last_round, view.provinces[0].to_palace) == (0, True, 0)


@rule("F-SCORE-1", "F-SCORE-2", "F-INFO-3", "F-INFO-9")
def test_points_as_they_stand_are_known_but_for_the_hands_of_others() -> None:
    position_ = "seat 0  square 12 | money 14 | hand P17\nseat 1  square 9 | money 14 | hand P18\nseat 2  square 10"
    state = position(position_)
    own = state.sheet()[0][1]
    assert own > 0
    assert GAME.view(state, 0).points == ((12, own), (0, None), (10, None))
    assert GAME.view(state, 1).points == ((12, None), (0, 0), (10, None))  # outside Rome nothing counts
    assert GAME.view(state, -1).points == ((12, None), (0, None), (10, None))
    over = position("asked over palace\n" + position_.replace("square 12", "square 15"))
    assert [GAME.view(state, viewer).totals for viewer in (0, 1, -1)] == [(12 + own, 0, 10), (12, 0, 10), (12, 0, 10)]
    assert GAME.view(over, -1).totals == tuple(map(sum, over.sheet()))
    assert GAME.view(over, -1).points == tuple(map(tuple, over.sheet()))


def effects(state: Any, seat: int) -> dict[str, Any]:
    """What a seat is told its answers do, by their notation."""
    told = GAME.view(state, seat).effects[seat]
    return {GAME.write_action(state, seat, one.action): one for one in told}


@rule("F-FAVOR-1", "F-TOKEN-1", "F-PRIV-2", "F-PRIV-3", "F-TAX-2")
def test_the_view_tells_what_a_favor_brings_before_it_is_used() -> None:
    state = position(
        """
        table   dice 2 5
        asked   favor
        favors  tokens 0 0 3 2 0 0 | down 1 2
        seat 0  square 7 | wheat 2 | centurions 1 | money 3 | dice 2 | buildings basilica | hand P06
        seat 1
        """
    )
    told = effects(state, 0)
    assert told["favor 3 2"].changes == {"square": 2, "wheat": -2}
    assert (told["favor 3 2"].draws, told["favor 3 2"].keeps, told["favor 3 2"].die) == (3, 2, 5)
    assert told["favor 4 1"].changes == {"square": 1, "centurions": -1}
    assert told["tax"].changes == {"money": -1}
    assert (told["none"].changes, told["none"].die) == ({}, 2)
    assert told["play P06"].changes == {"square": 1}
    for viewer in (1, -1):
        assert GAME.view(state, viewer).effects == (None, None)
    broke = effects(position("table dice 1\nasked favor\nseat 0  square 7 | money 0 | water 0 | hand P06\nseat 1"), 0)
    assert broke["tax"].changes == {"square": -1}


@rule("F-DICE-2", "F-DICE-3")
def test_the_view_tells_what_each_die_allows() -> None:
    state = position("table dice 2 2 5\nasked favor\nfavors down 1 2\nseat 0  wheat 1 | dice 3\nseat 1")
    low, high = GAME.view(state, 1).dice
    assert (low.value, low.reach, high.value, high.reach) == (2, (1, 2), 5, (1, 2, 3, 4, 5))
    allowed = [[GAME.write_action(state, 0, action) for action in one.answers] for one in (low, high)]
    assert allowed[0] == ["none"]
    assert allowed[1] == ["favor 3 1", "favor 4 1", "tax"]
    assert GAME.view(position("seat 0\nseat 1"), 0).dice == ()


@rule("F-PODIUM-1", "F-PODIUM-2", "F-SWAP-2")
def test_the_view_tells_the_podium_to_come_also_for_each_exchange() -> None:
    state = position(
        """
        table       podium 2 0 1 | turn 0
        asked       swap harvest
        blue cards  harvest vintage family
        gray cards  fortuna corruption construction | down construction
        seat 0  money 3
        seat 1  money 9
        seat 2  money 6
        """
    )
    view = GAME.view(state, 0)
    assert (view.podium_next, view.to_play) == ((1, 2, 0), (1,))
    assert effects(state, 0)["swap gray fortuna"].podium == (0, 1, 2)
    assert effects(state, 0)["swap gray corruption"].podium == (1, 2, 0)


@rule("F-ACTION-1", "F-ACTION-HARVEST-2", "F-ACTION-WHEATTRADE-1")
def test_the_view_tells_what_an_action_brings_and_which_card_can_only_be_exchanged() -> None:
    start = "blue cards harvest wheat_trade family\nseat 0  money 2 | wheat 0 | water 2 | hand P06\nseat 1"
    told = effects(position(start), 0)
    assert [name for name, one in told.items() if one.idle] == ["choose wheat_trade", "choose family"]
    told = effects(position("asked swap harvest | exec harvest\n" + start), 0)
    assert told["go 2 0"].changes == {"water": -2, "wheat": 4}


@rule("F-PRIV-C-1", "F-INFO-3", "F-INFO-7")
def test_what_the_own_cards_are_worth_now_is_known_to_their_owner() -> None:
    state = position("seat 0  wheat 4 | hand P06 P16\nseat 1  wheat 3 | hand P17")
    assert GAME.view(state, 0).worths == ({"P16": 4}, None)
    assert GAME.view(state, -1).worths == (None, None)


@rule("F-INFO-11")
def test_a_view_holds_nothing_hidden_neither_seed_nor_order() -> None:
    names = {zone.name for zone in SEEN if zone.who is not Who.NOBODY}
    assert {field.name for field in fields(View)} == names | {"seat"}
    assert {zone.name for zone in SEEN if zone.who is Who.NOBODY} == {"order of the pile", "generator"}
    random = Random(4)
    for state in walk(4):
        if random.random() < 0.1:
            for seat in range(-1, state.seats):
                shuffled = state.determinize(seat, random.getrandbits(64))
                assert GAME.view(shuffled, seat) == GAME.view(state, seat)
                assert (shuffled.key0, shuffled.key1) != (state.key0, state.key1)


@rule("F-INFO-11", "F-RULING-47")
def test_what_is_asked_never_depends_on_the_cards_another_player_holds() -> None:
    """Whatever the active player holds, the others see the same questions in the same order."""
    for hand in ("P01", "P06", "P14"):
        start = f"table podium 0 1 2 | dice 1\nasked favor\nfavors down 1\nseat 0  hand {hand}\nseat 1\nseat 2"
        seen = []
        state = position(start)
        while state.seat == 0:
            seen.append(GAME.view(state, 1).steps[-1].name)
            state.apply(0, state.legal(0)[0])
        assert seen == ["favor", "end"]
        assert state.question == position(start).question + 2


@rule("F-INFO-11")
def test_records_show_the_seed_so_they_are_for_after_the_game() -> None:
    for state in games(3, draft=True):
        assert GAME.options(state) == {"draft": "yes"}
    assert "seed" not in {field.name for field in fields(View)}
    assert ludus.Record("fortuna", 1, 2, 7).seed == 7
