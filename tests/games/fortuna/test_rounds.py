"""Rounds, the end of a round, the Podium, the end of the game (F-ROUND, F-EOR, F-PODIUM, F-END)."""

from ludus.games.fortuna.declaration import FavorsTurnedUp, GameEnded, PodiumSet, RoundBegan, TokenPlaced, TurnBegan
from tests.games.fortuna.tables import GAME, assert_position, die_line, legal, play, position, walk, why_not
from tests.support import rule

# The last turn of a round; "tax" ends it, since nobody holds a privilege card.
LAST = """
    table   round 4 | podium 0 1 2 | turn 2 | dice 1
    asked   favor
    blue    cards fortuna harvest vintage
    seat 0  money 6
    seat 1  money 6
    seat 2  money 9
"""


@rule("F-ROUND-1")
def test_everybody_takes_one_turn_a_round_in_podium_order() -> None:
    turns: list[int] = []
    for state in walk(3):
        for event in GAME.events(state, -1):
            if isinstance(event, RoundBegan):
                assert event.number == 1 or len(turns) == state.seats
                assert event.first == state.podium[0]
                turns = []
            if isinstance(event, TurnBegan):
                turns.append(event.seat)
                assert turns == state.podium[: len(turns)]


@rule("F-ROUND-2")
def test_a_turn_runs_through_five_phases() -> None:
    start = "blue cards water_supply\nseat 0  buildings aqueduct | aqueduct 0\nseat 1\nseat 2\n" + die_line(3)
    before = position("table podium 2 0 1 | turn 2 | dice 1\nasked favor\nfavors tokens 0 0 2 0 0 0\n" + start)
    state, _ = play(before, "2 tax")  # the turn of seat 0 begins with its water
    order = [state.own[0][6]]
    for answer in ("choose water_supply", "go", "swap gray wheat_trade", "none", "favor 3 1", "keep P01"):
        order.append(GAME.view(state, 0).steps[-1].name)
        state, _ = play(state, f"0 {answer}")
    assert order == [1, "card", "exec", "swap", "mil", "favor", "keep"]


@rule("F-ROUND-3", "F-EOR-1", "F-EOR-4")
def test_the_round_ends_with_podium_tokens_and_favors_in_this_order() -> None:
    start = LAST.replace("asked", "favors  tokens 0 0 0 0 0 1 | down 2 3\n    asked")
    after, events = play(start, "2 tax")
    steps = [event for event in events if isinstance(event, PodiumSet | TokenPlaced | FavorsTurnedUp | RoundBegan)]
    assert steps == [
        PodiumSet(0, 1), PodiumSet(2, 2), PodiumSet(1, 3),
        TokenPlaced(1, 1), TokenPlaced(4, 1), TokenPlaced(5, 1), TokenPlaced(6, 2),
        FavorsTurnedUp(), RoundBegan(5, 0),
    ]  # fmt: skip
    assert_position(after, "favors  tokens 1 0 0 1 1 2 | down -\ntable round 5 | podium 0 2 1")


@rule("F-EOR-2", "F-TOKEN-2")
def test_a_token_goes_on_each_face_up_favor_but_never_a_fourth() -> None:
    new = GAME.view(GAME.new(3, 2), -1)
    assert not any(favor.tokens for favor in new.favors)
    after, _ = play(LAST.replace("asked", "favors  tokens 3 2 0 0 0 3 | down 3\n    asked"), "2 tax")
    assert_position(after, "favors  tokens 3 3 0 1 1 3")


@rule("F-RULING-13")
def test_a_short_token_supply_is_placed_in_ascending_order() -> None:
    after, _ = play(LAST.replace("asked", "favors  tokens 1 3 3 0 0 3 | down -\n    asked"), "2 tax")
    assert_position(after, "favors  tokens 2 3 3 1 0 3")
    assert GAME.view(after, -1).tokens == 0


@rule("F-EOR-3")
def test_all_favors_are_face_up_in_the_new_round() -> None:
    after, _ = play(LAST.replace("asked", "favors  down 2 3 4 5 6\n    asked"), "2 tax")
    assert all(favor.up for favor in GAME.view(after, -1).favors)


@rule("F-EOR-4", "F-RULING-40")
def test_a_card_that_was_face_down_gets_no_token() -> None:
    after, _ = play(LAST.replace("asked", "favors  down 4 5\n    asked"), "2 tax")
    assert_position(after, "favors  tokens 1 1 1 0 0 1")


@rule("F-PODIUM-1", "F-ACTION-FORTUNA-2")
def test_the_holder_of_fortuna_is_first_face_up_or_down() -> None:
    for down in ("fortuna", "harvest"):
        gray = f"gray    cards fortuna harvest vintage | down {down}"
        after, _ = play(LAST.replace("blue    cards fortuna harvest vintage", gray), "2 tax")
        assert_position(after, "table podium 1 2 0")


@rule("F-PODIUM-2")
def test_the_others_follow_by_money_richest_first() -> None:
    start = LAST.replace("seat 1  money 6", "seat 1  money 3").replace("seat 2  money 9", "seat 2  money 2")
    after, _ = play(start, "2 tax")
    assert_position(after, "table podium 0 1 2\nseat 2  money 1")
    after, _ = play(start.replace("seat 2  money 2", "seat 2  money 5"), "2 tax")
    assert_position(after, "table podium 0 2 1")


@rule("F-PODIUM-3", "F-RULING-30", "F-EX-10")
def test_equal_money_goes_clockwise_from_the_new_first_player() -> None:
    start = """
        table   podium 0 1 2 3 | turn 3 | dice 1
        asked   favor
        gray    cards fortuna harvest vintage
        seat 0  money 6
        seat 1  money 0
        seat 2  money 6
        seat 3  money 9
    """
    after, _ = play(start, "3 tax")  # violet has 8 then
    assert_position(after, "table podium 1 3 2 0\nseat 3  money 8")


@rule("F-RULING-30")
def test_empty_seats_do_not_change_the_order_of_a_tie() -> None:
    start = """
        table   sides gray orange violet | podium 0 1 2 | turn 2 | dice 1
        asked   favor
        orange  cards fortuna harvest vintage
        seat 0  money 4
        seat 1  money 0
        seat 2  money 5
    """
    after, _ = play(start, "2 tax")  # violet sits next to orange, gray behind the empty blue side
    assert_position(after, "table podium 1 2 0")


@rule("F-PODIUM-4", "F-RULING-29")
def test_fortuna_on_an_empty_side_leaves_the_first_player_first() -> None:
    start = LAST.replace("blue    cards", "violet  cards").replace("podium 0 1 2", "podium 1 0 2")
    after, _ = play(start, "2 tax")
    assert_position(after, "table podium 1 2 0")


@rule("F-END-1", "F-CAESAR-6")
def test_the_round_is_played_out_once_somebody_reached_the_palace() -> None:
    start = """
        table   podium 0 1 2 | turn 1
        asked   swap fortuna | exec fortuna
        gray    cards fortuna harvest vintage
        seat 0  square 12
        seat 1  square 14 | centurions 0
        seat 2  square 3 | centurions 0
    """
    after, _ = play(start + die_line(6, 1), "1 go", "1 keep P01", "1 swap blue water_supply", "1 none", "1 end")
    assert after.seat == 2  # the player behind still has his turn
    assert_position(after, "seat 1  square 15")
    last = position(
        """
        table   podium 0 1 2 | turn 2 | dice 1
        asked   favor
        seat 0  square 12
        seat 1  square 15
        seat 2  square 3
        """
    )
    after, events = play(last, "2 tax")
    assert after.over  # seat 0, before him in the order, gets no further turn
    assert events[-1] == GameEnded("palace")


@rule("F-END-2", "F-RULING-31")
def test_the_last_round_has_no_end_of_round_steps() -> None:
    start = LAST.replace("seat 1  money 6", "seat 1  square 15 | money 6")
    after, events = play(start.replace("asked", "favors  tokens 1 0 0 0 0 0 | down 5\n    asked"), "2 tax")
    assert after.over
    assert_position(after, "favors  tokens 1 0 0 0 0 0 | down 5\ntable podium 0 1 2")
    assert not [event for event in events if isinstance(event, PodiumSet | TokenPlaced | FavorsTurnedUp)]


@rule("F-END-3", "F-RULING-46")
def test_a_game_of_200_rounds_ends_and_is_scored_as_usual() -> None:
    start = LAST.replace("seat 0  money 6", "seat 0  square 11 | money 6")
    after, _ = play(start.replace("round 4", "round 199"), "2 tax")
    assert not after.over
    after, events = play(start.replace("round 4", "round 200"), "2 tax")
    assert after.over
    assert events[-1] == GameEnded("rounds")
    assert after.scores() == [11, 0, 0]
    assert GAME.outcome(after).winners == (0,)


@rule("F-PROTO-1")
def test_only_the_active_player_is_asked() -> None:
    for state in walk(4):
        assert state.pending in (0, 1 << state.turn)
        if not state.over and GAME.view(state, -1).round:
            assert state.seat == state.podium[state.at]
    assert why_not("seat 0\nseat 1", "1 choose harvest") == "F-PROTO-1"


@rule("F-PROTO-6")
def test_the_same_seed_and_answers_give_the_same_game() -> None:
    images = []
    for _ in range(2):
        state = GAME.new(3, 44)
        while not state.over:
            state.apply(state.seat, state.legal(state.seat)[-1])
        images.append(state.to_bytes())
    assert images[0] == images[1]
    assert GAME.new(3, 44).to_bytes() != GAME.new(3, 45).to_bytes()


@rule("F-PROTO-6")
def test_cards_are_dealt_clockwise_from_the_first_players_side_after_the_podium_draw() -> None:
    for seed in range(12):
        sides = "gray violet"
        beginner, expert = GAME.new(2, seed, sides=sides), GAME.new(2, seed, sides=sides, draft=True)
        assert beginner.podium == expert.podium  # drawn first, whatever follows
        state = expert
        state.listen()
        dealt: list[str] = []
        while GAME.view(state, -1).steps[0].name == "draft":
            state.apply(state.seat, state.legal(state.seat)[0])
            dealt = [event.side for event in GAME.events(state, -1) if type(event).__name__ == "CardDealt"]
        empty = ["orange", "blue"] if expert.podium[0] == 0 else ["blue", "orange"]
        assert dealt == [empty[0]] * 3 + [empty[1]] * 3
    assert legal(GAME.new(2, 3))[0].startswith("lock")
