"""What is in the box, and how the table is set (F-COMP, F-SETUP)."""

from collections import Counter

from ludus.games.fortuna import deck
from ludus.games.fortuna.declaration import CARD_NAMES, COLOURS, COUNTED_NAMES
from tests.games.fortuna.tables import GAME, assert_position, games, legal, play, position, walk
from tests.support import rule

DECK = deck.read(deck.shipped())


@rule("F-COMP-1", "F-RULING-10")
def test_the_board_has_four_sides_clockwise_of_three_slots() -> None:
    assert DECK.colours == ("blue", "gray", "orange", "violet")
    state = GAME.new(3, 1)
    assert [side.colour for side in GAME.view(state, -1).sides] == list(COLOURS)
    assert [len(side.cards) for side in GAME.view(state, -1).sides] == [3, 3, 3, 3]


@rule("F-COMP-2")
def test_a_path_runs_from_the_village_to_the_palace_and_rome_begins_at_the_gate() -> None:
    labels = ["village", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV"]
    assert DECK.labels == tuple(labels)
    assert DECK.figures["track"]["gate_square"] == labels.index("X")
    assert DECK.figures["track"]["last_square"] == labels.index("XV")
    outside = position("asked over rounds\nseat 0  square 9\nseat 1  square 10")
    assert outside.scores() == [0, 10]


@rule("F-COMP-3")
def test_wealth_runs_from_0_to_20_and_the_podium_has_a_step_for_each_player() -> None:
    assert (DECK.figures["limits"]["money_min"], DECK.figures["limits"]["money_max"]) == (0, 20)
    for state in games(3):
        assert sorted(GAME.view(state, -1).podium) == list(range(state.seats))


@rule("F-COMP-4")
def test_a_province_has_places_for_everything_a_player_owns() -> None:
    province = GAME.view(GAME.new(2, 1), 0).provinces[0]
    assert (province.wheat, province.water, province.wine) == (1, 1, 1)
    assert (province.dice, province.vestals, province.centurions) == (1, 1, 1)
    assert (province.married, province.buildings, province.aqueduct) == (False, (), 0)
    limits = DECK.figures["limits"]
    assert (limits["dice_max"], limits["vestals_max"], limits["centurions_max"]) == (3, 3, 3)
    assert limits["buildings_max"] == 3


@rule("F-COMP-5")
def test_cubes_have_no_limit_but_dice_vestals_and_centurions_stop_at_three() -> None:
    full = "asked swap harvest | exec harvest\nblue cards harvest\nseat 0  wheat 11 | water 0"
    after, _ = play(full, "0 go 0 0")
    assert_position(after, "seat 0  wheat 13")
    for card in ("enlist_centurions", "hire_vestals", "religious_ceremony"):
        three = (
            f"asked swap {card} | exec {card}\nblue cards {card}\nseat 0  money 20 | vestals 3 | centurions 3 | dice 3"
        )
        assert legal(three) == ["skip"]


@rule("F-COMP-6", "F-RULING-5")
def test_the_box_holds_these_cards() -> None:
    assert len(set(CARD_NAMES)) == 12
    assert len(DECK.favors) == 6
    assert [building.copies for building in DECK.buildings] == [3, 3, 3, 3]
    assert Counter(card.kind for card in DECK.privileges) == {"A": 5, "B": 8, "C": 13}
    counted = Counter(COUNTED_NAMES[card.counts] for card in DECK.privileges if card.kind == "C")
    assert counted == {
        "building": 2, "wheat": 1, "water": 1, "wine": 1, "money": 2, "centurion": 2, "vestal": 2, "marriage": 2,
    }  # fmt: skip
    assert DECK.figures["components"]["privilege_tokens"] == 15


@rule("F-COMP-7", "F-RULING-12")
def test_the_supply_is_what_the_box_holds_and_the_players_do_not() -> None:
    whole = {"water": 15, "wheat": 15, "wine": 15, "vestals": 12, "centurions": 12, "dice": 9}
    for state in walk(3):
        view = GAME.view(state, -1)
        for kind, count in whole.items():
            owned = sum(getattr(province, kind) for province in view.provinces)
            owned += sum(province.aqueduct for province in view.provinces) if kind == "water" else 0
            assert view.supply[kind] + owned == count
            assert view.supply[kind] >= 0


@rule("F-COMP-8")
def test_the_bank_never_runs_out_of_money() -> None:
    rich = "".join(f"seat {seat}  money 20\n" for seat in range(4))
    after, _ = play(
        rich.replace("seat 0  money 20", "seat 0  money 17") + "blue cards corruption", "0 choose corruption"
    )
    after, _ = play(after, "0 take two")
    assert_position(after, "seat 0  money 19\nseat 1  money 20\nseat 2  money 20\nseat 3  money 20")


@rule("F-SETUP-1")
def test_each_player_has_a_side_and_the_others_hold_cards_too() -> None:
    view = GAME.view(GAME.new(2, 5, sides="gray violet"), -1)
    assert [side.seat for side in view.sides] == [None, 0, None, 1]
    assert [len(side.cards) for side in view.sides] == [3, 3, 3, 3]
    # An empty side takes part: its cards can be taken.
    assert "swap orange hire_vestals" in legal("asked swap harvest")


@rule("F-SETUP-2")
def test_everybody_starts_in_the_village_with_5_money_and_unmarried() -> None:
    for state in games(6):
        for province in GAME.view(state, -1).provinces:
            assert (province.square, province.money, province.married) == (0, 5, False)


@rule("F-SETUP-3")
def test_the_podium_is_drawn_at_random() -> None:
    orders = {tuple(GAME.view(GAME.new(3, seed), -1).podium) for seed in range(60)}
    assert len(orders) == 6
    state = GAME.new(4, 3)
    assert state.seat == GAME.view(state, -1).podium[0]


@rule("F-SETUP-4")
def test_everybody_starts_with_one_of_each_and_the_rest_is_the_supply() -> None:
    state = GAME.new(4, 1)
    view = GAME.view(state, -1)
    for province in view.provinces:
        assert (province.wheat, province.water, province.wine) == (1, 1, 1)
        assert (province.dice, province.vestals, province.centurions) == (1, 1, 1)
    assert view.supply == {"water": 11, "wheat": 11, "wine": 11, "vestals": 8, "centurions": 8, "dice": 5}
    # On slot 1: the next centurion fills slot 2, at its price.
    after, _ = play("asked swap enlist_centurions | exec enlist_centurions\nblue cards enlist_centurions", "0 buy 1")
    assert_position(after, "seat 0  centurions 2 | money 3")


@rule("F-SETUP-5")
def test_buildings_lie_in_four_open_piles_of_two_or_of_three() -> None:
    for seats, copies in ((2, 2), (3, 2), (4, 3)):
        piles = GAME.view(GAME.new(seats, 1), -1).buildings
        assert piles == dict.fromkeys(("market", "aqueduct", "palace", "basilica"), copies)


@rule("F-SETUP-6", "F-RULING-4", "F-INFO-10")
def test_the_four_pawn_cards_are_removed_with_two_or_three_players() -> None:
    four_pawns = ("P10", "P11", "P12", "P13")
    assert tuple(card.id for card in DECK.privileges if card.four_player) == four_pawns
    assert all(card.kind == "B" for card in DECK.privileges if card.four_player)
    for seats, size in ((2, 22), (3, 22), (4, 26)):
        state = GAME.new(seats, 1)
        assert GAME.view(state, -1).pile == size
        assert GAME.view(state, 0).removed == (() if seats == 4 else four_pawns)
        written = GAME.write(state)
        assert all((name in written) == (seats == 4) for name in four_pawns)
    orders = {GAME.write(GAME.new(2, seed)).split("pile ")[1][:30] for seed in range(20)}
    assert len(orders) == 20


@rule("F-SETUP-7")
def test_three_tokens_lie_on_the_palace_and_twelve_in_the_supply() -> None:
    view = GAME.view(GAME.new(3, 1), -1)
    assert (view.palace_tokens, view.tokens) == (3, 12)


@rule("F-SETUP-8", "F-RULING-1")
def test_the_favors_lie_face_up_by_their_numbers_without_tokens() -> None:
    names = ("City Water", "Orgy", "Food Distribution", "Battle", "Fortuna (favor)", "Religion")
    assert tuple(favor.names["en"] for favor in DECK.favors) == names
    assert [(favor.number, favor.up, favor.tokens) for favor in GAME.view(GAME.new(2, 1), -1).favors] == [
        (number, True, 0) for number in range(1, 7)
    ]
    # 2 is paid in wine, 3 in wheat.
    assert "favor 2 1" in legal("table dice 2\nasked favor\nseat 0  wheat 0 | wine 1\nseat 1\nseat 2")
    assert "favor 3 1" in legal("table dice 3\nasked favor\nseat 0  wheat 1 | wine 0\nseat 1\nseat 2")


@rule("F-SETUP-9")
def test_the_first_player_holds_fortuna() -> None:
    for options in ({}, {"draft": True}):
        for state in games(9, **options):
            view = GAME.view(state, -1)
            assert any("fortuna" in side.cards and side.seat == view.podium[0] for side in view.sides)


@rule("F-SETUP-10", "F-RULING-8")
def test_beginners_get_three_random_cards_on_every_side() -> None:
    places = set()
    for state in games(30):
        view = GAME.view(state, -1)
        assert sorted(card for side in view.sides for card in side.cards) == sorted(CARD_NAMES)
        assert all(len(side.cards) == 3 for side in view.sides)
        assert all(not side.down for side in view.sides if side.seat is None)
        places |= {(side.colour, card) for side in view.sides for card in side.cards if card != "fortuna"}
    assert len(places) == 4 * 11


@rule("F-SETUP-11", "F-RULING-9")
def test_experts_draft_clockwise_from_the_left_of_the_first_player() -> None:
    state = GAME.new(4, 7, draft=True)
    first = state.podium[0]
    asked = []
    while GAME.view(state, -1).steps[0].name == "draft":
        asked.append(state.seat)
        open_cards = GAME.view(state, -1).open_cards
        assert legal(state) == [f"draft {card}" for card in open_cards]
        state.apply(state.seat, state.legal(state.seat)[0])
    # Three for everybody but the first, who owns Fortuna; the last card of eleven is no choice any more.
    rest = [(first + distance) % 4 for distance in (1, 2, 3)]
    assert asked == [*rest, first, *rest, first, *rest[:2]]
    assert [len(side.cards) for side in GAME.view(state, -1).sides] == [3, 3, 3, 3]


@rule("F-SETUP-12", "F-RULING-9")
def test_what_the_draft_leaves_goes_to_the_empty_sides_at_random() -> None:
    for seats, left in ((3, 3), (2, 6)):
        dealt = set()
        for seed in range(12):
            state = GAME.new(seats, seed, draft="true")
            while GAME.view(state, -1).steps[0].name == "draft":
                before = GAME.view(state, -1).open_cards
                state.apply(state.seat, state.legal(state.seat)[0])
            view = GAME.view(state, -1)
            assert len(before) == left + 1  # before the last choice
            empty = [side.cards for side in view.sides if side.seat is None]
            assert sum(map(len, empty)) == left
            assert all(len(side.cards) == 3 for side in view.sides)
            dealt.add(tuple(empty))
        if seats == 2:
            assert len(dealt) > 1


@rule("F-SETUP-13", "F-RULING-7")
def test_each_player_turns_one_of_his_cards_down_openly_in_podium_order() -> None:
    start = "table podium 2 0 1 | turn 2\nasked lock\norange cards fortuna harvest vintage\nseat 0\nseat 1\nseat 2"
    assert legal(start) == ["lock harvest", "lock vintage", "lock fortuna"]  # the first player may pick Fortuna
    after, _ = play(start, "2 lock fortuna")
    assert after.seat == 0
    assert_position(after, "orange  down fortuna")
    assert GAME.view(after, 1).sides[2].down == ("fortuna",)
    after, _ = play(after, "0 lock water_supply", "1 lock enlist_centurions")
    # The first turn begins: the first player's own card is up again, those of the others cannot be taken.
    assert after.seat == 2
    assert_position(after, "table round 1\nblue down water_supply\ngray down enlist_centurions\norange down -")
    after, _ = play(after, "2 choose harvest", "2 skip")
    assert "swap blue water_supply" not in legal(after)
    assert "swap gray enlist_centurions" not in legal(after)
    assert "swap gray hire_vestals" in legal(after)


@rule("F-SETUP-14")
def test_the_cards_of_an_empty_side_are_always_face_up() -> None:
    for state in walk(4):
        for side in GAME.view(state, -1).sides:
            assert side.seat is not None or not side.down


@rule("F-SETUP-15", "F-RULING-11")
def test_slots_have_no_meaning() -> None:
    one = position("blue cards harvest vintage fortuna")
    other = position("blue cards fortuna harvest vintage")
    assert one == other
    assert legal(other) == ["choose harvest", "choose vintage", "choose fortuna"]
