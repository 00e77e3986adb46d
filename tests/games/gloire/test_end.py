"""The ends of the game, scoring, ties and abdication (section 7)."""

import pytest

from ludus import IllegalAction, NotationError
from ludus.games.gloire.game import GAME
from ludus.games.gloire.rules.state import State
from tests.games.gloire.tables import after, asked, clients, hand, legal, play, position, vault, why_not
from tests.support import rule


@rule("G-END-1", "G-END-6", "G-END-7", "G-B-BAR-3", "G-RULING-14")
def test_the_last_card_reaches_its_place_then_the_game_ends() -> None:
    start = "deck gate\nseat 0 hand bar | buildings bar bath\nseat 1 hand -\nasked 0 patron"
    done = after(start, "0 draw")
    assert (done.over, clients(done)) == (True, {"legionary": 1})  # and no Bath action
    assert GAME.outcome(done).reason == "deck"


@rule("G-B-ATRIUM-3", "G-END-7", "G-X-26")
def test_the_last_card_in_a_vault_counts_and_the_basilica_comes_too_late() -> None:
    start = "deck temple\nseat 0 hand bar | buildings atrium basilica\nseat 1 hand -\nasked 0 merchant"
    done = after(start, "0 draw")
    assert (done.over, vault(done)) == (True, {"marble": 1})
    assert GAME.outcome(done).sheet[0] == (7, 3, 3, 0, 0)
    assert GAME.view(done, 1).vaults == (("temple",), ())


@rule("G-B-FOUNTAIN-6", "G-RULING-30")
def test_the_last_card_drawn_with_a_fountain_goes_to_the_hand_unplayed() -> None:
    start = "deck temple\nseat 0 hand bar | buildings fountain\nseat 1 hand -\nasked 0 craftsman"
    done = after(start, "0 draw")
    assert (done.over, hand(done)) == (True, ["bar", "temple"])


@rule("G-END-2", "G-RULING-13")
def test_the_last_site_in_town_of_all_ends_the_game() -> None:
    start = "town rubble\nseat 0 hand road bar | clients craftsman\nseat 1 hand -\nasked 0 craftsman 3"
    done = after(start, "0 lay road")
    assert (done.over, GAME.outcome(done).reason) == (True, "sites")
    assert [b.completed for b in GAME.view(done, 0).buildings[0]] == [False]
    one = after(start.replace("town rubble", "town rubble wood"), "0 lay road")
    assert not one.over  # the last of a single material ends nothing


@rule("G-END-3", "G-END-6", "G-B-CATACOMB-1", "G-B-CATACOMB-2")
def test_a_completed_catacomb_ends_the_game_at_once() -> None:
    start = """
        seat 0  hand bar | buildings catacomb@stone+stone+stone | stockpile stone | played wall | units 1
        seat 1  hand bath | played tower | units 1
        asked   0 architect 4
    """
    done = after(start, "0 use stone from stockpile")
    outcome = GAME.outcome(done)
    assert (outcome.reason, outcome.scores) == ("catacomb", (5, 2))
    assert GAME.view(done, 0).played == (("wall",), ("tower",))  # played cards stay where they are
    assert legal(done, 0) == []


@rule("G-END-4", "G-SCORE-1", "G-B-FORUM-1")
def test_a_forum_victory_is_not_scored() -> None:
    start = """
        pool    marble
        seat 0  hand - | buildings forum | clients laborer craftsman architect legionary merchant patron
                | stockpile rubble wood concrete brick stone | vault wood
        seat 1  hand - | sites stone*5 | vault marble*3
        asked   0 laborer
    """.replace("\n                |", " |")
    done = after(start, "0 take marble")
    outcome = GAME.outcome(done)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("forum", (0,), (0, 0))
    assert done.outcome() == [1.0, 0.0]
    assert outcome.places == (1, 2)
    assert GAME.view(done, 0).vaults is None  # nobody looked


@rule("G-END-8", "G-RULING-15")
def test_the_forum_comes_before_the_empty_deck() -> None:
    start = """
        deck    temple
        seat 0  hand - | buildings forum bar | clients laborer craftsman architect legionary merchant
                | stockpile rubble wood concrete brick stone marble
        seat 1  hand - | sites stone*5
        asked   0 patron
    """.replace("\n                |", " |")
    outcome = GAME.outcome(after(start, "0 draw"))
    assert (outcome.reason, outcome.winners) == ("forum", (0,))


@rule("G-END-10", "G-RULING-44")
def test_the_four_hundredth_turn_is_the_last() -> None:
    start = "table turn {} | leader 1\nseat 0 hand bar | sites rubble\nseat 1 hand gate"
    last = after(start.format(400), "1 think", "1 one")
    assert (last.over, GAME.outcome(last).reason, GAME.outcome(last).winners) == (True, "turns", (0,))
    assert GAME.outcome(last).scores == (3, 2)
    before = after(start.format(399), "1 think", "1 one")
    assert asked(before) == (0, "lead")


def ended(table: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    done = after(f"deck bar\n{table}\nasked 0 think", "0 one")
    outcome = GAME.outcome(done)
    return outcome.scores, outcome.winners


@rule("G-SCORE-2", "G-SCORE-6")
def test_influence_counts_and_hands_clients_stockpiles_and_foundations_do_not() -> None:
    table = (
        "seat 0 hand temple*2 | clients patron*2 | stockpile stone*9 | buildings palace@marble+marble\nseat 1 hand -"
    )
    assert ended(table) == ((2, 2), (0,))


@rule("G-SCORE-3", "G-SCORE-4")
@pytest.mark.parametrize(
    ("vaults", "scores"),
    [
        (("rubble", "-"), (2 + 1 + 3, 2)),
        (("wood*2", "wood"), (2 + 2 + 3, 2 + 1)),
        (("concrete brick", "brick"), (2 + 4 + 3, 2 + 2)),
        (("stone marble", "stone marble"), (2 + 6, 2 + 6)),
        (("-", "-"), (2, 2)),
    ],
)
def test_vault_values_and_merchant_bonuses(vaults: tuple[str, str], scores: tuple[int, int]) -> None:
    assert ended(f"seat 0 hand - | vault {vaults[0]}\nseat 1 hand - | vault {vaults[1]}")[0] == scores


@rule("G-SCORE-5", "G-B-WALL-3", "G-B-STATUE-3")
def test_statue_and_wall_score() -> None:
    assert ended("seat 0 hand - | buildings statue\nseat 1 hand -")[0] == (2 + 3 + 3, 2)
    assert ended("seat 0 hand - | buildings statue@marble\nseat 1 hand -")[0] == (2, 2)
    for cards, points in ((1, 0), (2, 1), (7, 3)):
        assert ended(f"seat 0 hand - | buildings wall | stockpile wood*{cards}\nseat 1 hand -")[0] == (4 + points, 2)


@rule("G-SCORE-7")
def test_a_tie_goes_to_the_larger_hand_without_played_cards() -> None:
    table = "seat 0 hand -\nseat 1 hand gate senator\nseat 2 hand wall"
    assert ended(table) == ((2, 2, 2), (1,))
    led = "deck bar\nseat 0 hand road\nseat 1 hand gate\nseat 2 hand -"
    done = after(led, "0 lead laborer", "1 think", "1 one")
    assert GAME.outcome(done).winners == (1,)
    assert GAME.outcome(done).places == (2, 1, 2)


@rule("G-SCORE-8", "G-RULING-36")
def test_a_tie_after_the_tie_break_is_shared() -> None:
    table = "seat 0 hand -\nseat 1 hand gate\nseat 2 hand -"
    assert ended(table) == ((2, 2, 2), (0, 1))
    done = after(f"deck bar\n{table}\nasked 0 think", "0 one")
    assert done.outcome() == [0.5, 0.5, 0.0]
    assert GAME.outcome(done).places == (1, 1, 3)


@rule("G-ABD-1", "G-ABD-2", "G-END-5", "G-RULING-37", "G-PROTO-6", "G-INFO-42", "G-SCORE-1")
def test_all_others_abdicate_in_favour_of_one() -> None:
    state = position("seat 0 hand bar\nseat 1 hand gate\nseat 2 hand dock | sites stone*5")
    before = state.question, state.frame
    declared, events = play(state, "2 abdicate 1")
    assert [str(event) for event in events] == ["Abdicated(seat=2, favoured=1)"]
    assert (declared.question, declared.frame) == before  # the question is not disturbed
    assert GAME.view(declared, 0).favours == (None, None, 1)
    assert legal(declared) == legal(state)  # and it is no answer to it
    withdrawn = after(declared, "2 withdraw")
    assert GAME.view(withdrawn, 0).favours == (None, None, None)
    done = after(declared, "0 abdicate 1")
    outcome = GAME.outcome(done)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("abdication", (1,), (0, 0, 0))
    with pytest.raises(IllegalAction):
        after(done, "0 withdraw")


@rule("G-ABD-1", "G-ABD-2")
def test_declarations_for_different_players_end_nothing() -> None:
    state = after("seat 0 hand bar\nseat 1 hand gate\nseat 2 hand dock", "2 abdicate 1", "0 abdicate 2")
    assert not state.over
    changed = after(state, "0 abdicate 1")
    assert GAME.outcome(changed).winners == (1,)
    assert why_not(state, "2 abdicate 1") == "G-ABD-1"
    assert why_not(state, "1 withdraw") == "G-ABD-1"


@rule("G-PROTO-6", "G-B-FOUNTAIN-5")
def test_an_abdication_in_the_middle_of_a_fountain_puts_the_card_in_the_hand() -> None:
    start = "deck dock road ...\nseat 0 hand bar | buildings fountain\nseat 1 hand gate\nasked 0 craftsman"
    drawn = after(start, "0 draw")
    assert hand(drawn) == ["bar"]
    done = after(drawn, "1 abdicate 0")
    assert (done.over, hand(done)) == (True, ["bar", "dock"])


@rule("G-PROTO-11")
def test_the_result_of_a_finished_game() -> None:
    done = after("deck bar\nseat 0 hand - | vault stone\nseat 1 hand -\nasked 0 think", "0 one")
    outcome = GAME.outcome(done)
    assert outcome.reason == "deck"
    assert outcome.winners == (0,)
    assert dict(zip(outcome.parts, outcome.sheet[0], strict=True)) == {
        "influence": 2, "vault": 3, "bonus": 3, "statue": 0, "wall": 0,
    }  # fmt: skip
    assert outcome.scores == (8, 2)
    assert GAME.view(done, 1).hand_sizes == (1, 0)


@pytest.mark.parametrize("winners", [0, 8])
def test_an_image_of_a_game_that_a_forum_ended_names_a_winner_at_the_table(winners: int) -> None:
    state = position("table over forum 0\nseat 0\nseat 1\nseat 2")
    assert State.from_bytes(state.to_bytes(), state.box) == state
    state.winners = winners

    with pytest.raises(NotationError, match="somebody has won"):
        State.from_bytes(state.to_bytes(), state.box)
