"""Limits, terms, leading, following, Senators, petitions, actions, clients, the end of the turn, thinking."""

import pytest

from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import (
    after,
    asked,
    clients,
    hand,
    legal,
    play,
    pool,
    position,
    question,
    stock,
    vault,
    why_not,
)  # fmt: skip
from tests.support import rule


def limits(text: str) -> tuple[int, int, int]:
    found = GAME.view(position(f"seat 0 hand - | {text}\nseat 1 hand bar\ntable leader 1"), 0).limits[0]
    return found.hand, found.clientele, found.vault


@rule("G-LIM-1", "G-LIM-2", "G-LIM-3", "G-LIM-4", "G-B-INSULA-1", "G-B-MARKET-1", "G-B-SHRINE-1", "G-B-TEMPLE-1")
@rule("G-B-AQUEDUCT-2", "G-RULING-34", "G-X-25", "G-X-34")
def test_limits_follow_from_influence_and_functions() -> None:
    assert limits("buildings -") == (5, 2, 2)
    assert limits("buildings insula") == (5, 3 + 2, 3)
    assert limits("buildings market") == (5, 3, 3 + 2)
    assert limits("buildings shrine") == (7, 4, 4)
    assert limits("buildings temple") == (9, 5, 5)
    assert limits("buildings shrine temple") == (11, 7, 7)
    assert limits("buildings aqueduct") == (5, 8, 4)
    assert limits("buildings aqueduct insula") == (5, (5 + 2) * 2, 5)
    assert limits("buildings - | sites stone*2 rubble") == (5, 9, 9)


@rule("G-LIM-4", "G-LIM-5", "G-THINK-2", "G-THINK-3")
def test_the_hand_limit_counts_senators_and_nobody_discards_down() -> None:
    full = "seat 0 hand bar*4 senator\nseat 1 hand -\nasked 0 think"
    assert legal(full) == ["senator", "one"]
    assert why_not(full, "0 fill") == "G-THINK-2"
    done = after(full, "0 one")
    assert len(hand(done)) == 6
    assert asked(done) == (1, "think")
    assert len(hand(after("seat 0 hand bar senator*2\nseat 1 hand -\nasked 0 think", "0 fill"))) == 5


@rule("G-LIM-6")
def test_stockpile_and_pool_have_no_limit() -> None:
    done = after(
        "pool wood*9 rubble*9\nseat 0 hand - | stockpile stone*20\nseat 1 hand -\nasked 0 laborer", "0 take wood"
    )
    assert stock(done) == {"stone": 20, "wood": 1}


@rule("G-LIM-7", "G-PATRON-2", "G-MERCHANT-2", "G-RULING-39")
def test_a_zone_above_its_limit_keeps_its_cards_and_takes_no_new_one() -> None:
    led = after("pool marble\nseat 0 hand temple | clients patron*4\nseat 1 hand -", "0 lead patron", "1 one")
    assert asked(led) == (1, "lead")
    assert clients(led) == {"patron": 4}
    sold = after("seat 0 hand villa | vault wood*4 | stockpile wood\nseat 1 hand -", "0 lead merchant", "1 one")
    assert asked(sold) == (1, "lead")
    assert vault(sold) == {"wood": 4}


@rule("G-TERM-1", "G-TURN-2", "G-LEAD-2")
def test_a_leader_who_thinks_ends_his_turn_at_once() -> None:
    start = "seat 0 hand bar | clients laborer\nseat 1 hand road | clients laborer | buildings senate sewer\npool wood"
    state = position(start)
    assert legal(state) == ["think", "lead laborer"]
    thought = after(state, "0 think")
    assert question(thought) == (0, "think", ["senator", "fill", "one"])
    done = after(thought, "0 one")
    assert asked(done) == (1, "lead")
    assert (done.turns, pool(done)) == (2, {"wood": 1})


@rule("G-TERM-2", "G-TERM-3", "G-TERM-4", "G-INFO-16")
def test_played_cards_lie_on_the_board_until_the_end_of_the_turn() -> None:
    start = "pool wood*2\nseat 0 hand bar\nseat 1 hand road gate\nseat 2 hand gate"
    led = after(start, "0 lead laborer", "1 play road", "2 think", "2 one")
    view = GAME.view(led, 2)
    assert (view.units, view.played) == ((1, 1, 0), (("bar",), ("road",), ()))
    assert (view.hand_sizes[0], pool(led)) == (0, {"wood": 2})
    done = after(led, "0 pass", "1 pass")
    assert (pool(done), GAME.view(done, 0).played) == ({"wood": 2, "rubble": 2}, ((), (), ()))


@rule("G-TERM-5", "G-LEGION-8")
def test_with_two_players_the_opponent_is_reached_once() -> None:
    start = "seat 0 hand dock\nseat 1 hand circus market\nasked 0 demand"
    done = after(start, "0 take wood", "1 card market")
    assert stock(done) == {"wood": 1}
    assert asked(done) != (1, "give")


@rule("G-LEAD-1", "G-LEAD-3", "G-PET-1", "G-PET-6", "G-PROTO-12")
def test_a_card_leads_its_role_a_senator_or_a_petition_any() -> None:
    assert legal("seat 0 hand bar\nseat 1 hand -") == ["think", "lead laborer"]
    every = [
        "think",
        *(f"lead {role}" for role in ("laborer", "craftsman", "architect", "legionary", "merchant", "patron")),
    ]
    assert legal("seat 0 hand senator\nseat 1 hand -") == every
    assert legal("seat 0 hand bar road\nseat 1 hand -") == every
    assert legal("seat 0 hand bar dock\nseat 1 hand -") == ["think", "lead laborer", "lead craftsman"]
    led = after("seat 0 hand wall\nseat 1 hand -", "0 lead architect")  # nothing can be done with it
    assert led.role == 2


@rule("G-LEAD-4", "G-B-CIRCUS-1", "G-B-CIRCUS-2", "G-B-SEWER-2", "G-X-33")
def test_with_a_circus_any_card_leads_or_follows_architect() -> None:
    start = "seat 0 hand bar gate | buildings circus\nseat 1 hand dock | buildings circus sewer"
    assert legal(start) == ["think", "lead laborer", "lead architect", "lead legionary"]
    chosen = after(start, "0 lead architect")
    assert legal(chosen) == ["play gate", "play bar"]
    led = after(chosen, "0 play gate")
    assert question(led) == (1, "follow", ["think", "play dock"])
    performed = after(led, "1 play dock", "0 pass", "1 pass")
    assert pool(performed) == {"brick": 1}  # it keeps its own colour
    assert question(performed) == (1, "sewer", ["pass", "card dock"])
    assert stock(after(performed, "1 card dock"), 1) == {"wood": 1}


@rule("G-FOLLOW-1", "G-FOLLOW-2", "G-FOLLOW-4", "G-ENDTURN-2")
def test_followers_decide_clockwise_with_a_unit_of_the_role_or_think() -> None:
    start = "table leader 2\nseat 0 hand bar gate*2 senator\nseat 1 hand road gate\nseat 2 hand latrine"
    led = after(start, "2 lead laborer")
    assert question(led) == (0, "follow", ["think", "play bar", "play senator", "petition brick"])
    assert why_not(led, "0 play gate") == "G-FOLLOW-2"
    assert why_not(led, "0 pass") == "G-FOLLOW-4"
    assert asked(after(led, "0 play bar")) == (1, "follow")


@rule("G-FOLLOW-3", "G-B-LATRINE-1", "G-INFO-38")
def test_who_thinks_does_so_at_once_and_discards_lie_in_the_pool_this_turn() -> None:
    start = "seat 0 hand bar\nseat 1 hand temple gate | buildings latrine\nseat 2 hand dock"
    thinking = after(start, "0 lead laborer", "1 think")
    assert question(thinking) == (1, "think_discard", ["pass", "card gate", "card temple"])
    led = after(thinking, "1 card temple", "1 one")
    assert asked(led) == (2, "follow")
    assert legal(after(led, "2 think", "2 one")) == ["pass", "take marble"]


@rule("G-SEN-2", "G-SEN-3")
def test_senators_return_to_their_pile_and_never_to_the_pool() -> None:
    led = after("seat 0 hand senator*2\nseat 1 hand senator\npool -", "0 lead laborer", "1 play senator")
    assert pool(led) == {}
    assert (led.senators[:2], led.pile) == ([1, 0], 5)


@rule("G-PET-1", "G-PET-2", "G-PET-4", "G-TERM-3", "G-PROTO-12")
def test_a_petition_is_two_cards_of_one_role_and_one_unit() -> None:
    start = "pool wood*3\nseat 0 hand bar*2 road\nseat 1 hand -"
    chosen = after(start, "0 lead laborer")
    assert legal(chosen) == ["play road", "play bar", "petition rubble"]
    cards = after(chosen, "0 petition rubble")
    assert legal(cards) == ["card road", "card bar"]
    led = after(cards, "0 card bar")  # the second Bar follows by itself
    assert (led.units[0], GAME.view(led, 1).played[0]) == (1, ("bar", "bar"))
    done = after(led, "1 one", "0 take wood")
    assert asked(done) == (1, "lead")  # one action only
    assert pool(done) == {"wood": 2, "rubble": 2}


@rule("G-PET-5", "G-B-CIRCUS-ALT-1", "G-B-CIRCUS-ALT-2", "G-RULING-8")
def test_with_alternative_circuses_a_petition_needs_three_cards_and_their_owner_two() -> None:
    start = "table variant alternative_circus\nseat 0 hand bar*2 dock | buildings {}\nseat 1 hand -"
    assert legal(start.format("-")) == ["think", "lead laborer", "lead craftsman"]
    assert "lead patron" in legal(start.format("circus"))
    assert "lead architect" in legal(start.format("circus"))  # by petition only
    assert legal(after(start.format("circus"), "0 lead architect")) != ["play dock"]
    three = "table variant alternative_circus\nseat 0 hand bar*3\nseat 1 hand -"
    led = after(three, "0 lead patron")
    assert GAME.view(led, 1).played[0] == ("bar", "bar", "bar")
    followed = after(
        "table variant alternative_circus | leader 1\nseat 0 hand gate*2\nseat 1 hand bar", "1 lead laborer"
    )
    assert why_not(followed, "0 petition brick") == "G-PET-5"


@rule("G-PET-6")
def test_with_the_regular_circus_a_petition_is_two_cards_for_everybody() -> None:
    for built in ("-", "circus"):
        led = after(f"seat 0 hand gate*3 | buildings {built}\nseat 1 hand -", "0 lead patron")
        assert GAME.view(led, 1).played[0] == ("gate", "gate")


@rule("G-ACT-3", "G-RULING-10")
def test_every_action_may_be_declined_and_each_for_itself() -> None:
    start = "pool wood*3\nseat 0 hand bar | clients laborer*2\nseat 1 hand -"
    led = after(start, "0 lead laborer", "1 one")
    done = after(led, "0 pass", "0 take wood", "0 pass")
    assert (stock(done), asked(done)) == ({"wood": 1}, (1, "lead"))


@rule("G-ACT-4", "G-ACT-5", "G-ACT-6", "G-RULING-11", "G-B-LUDUS-2", "G-X-3")
def test_units_act_before_clients_and_late_clients_still_act() -> None:
    start = """
        seat 0  hand bar gate dock | buildings ludus_magnus@marble+marble+marble | stockpile marble | clients merchant*2
        seat 1  hand -
        asked   0 architect
    """
    led = position(start)
    done = after(led, "0 use marble from stockpile")
    assert asked(done) == (0, "architect")  # both Merchants act now
    second = after(done, "0 pass")
    assert asked(second) == (0, "architect")
    assert asked(after(second, "0 pass"))[1] != "architect"


@rule("G-ACT-6")
def test_a_player_who_has_finished_gets_nothing_more() -> None:
    start = """
        table   leader 1
        seat 0  hand - | buildings stairway | stockpile marble | clients architect
        seat 1  hand bath | buildings ludus_magnus | clients merchant
        asked   0 architect
    """
    done = after(start, "0 use marble from stockpile")
    assert "ludus_magnus" in GAME.view(done, 0).functions[0]
    assert asked(done) != (1, "architect")


@rule("G-CLIENT-1", "G-CLIENT-2", "G-CLIENT-3", "G-CLIENT-4")
def test_a_client_acts_from_the_next_turn_on_and_counts_at_once() -> None:
    start = "pool temple bar\nseat 0 hand statue | buildings insula\nseat 1 hand palace"
    hired = after(start, "0 lead patron", "1 think", "1 one", "0 take marble")
    assert asked(hired) == (1, "lead")
    assert clients(hired) == {"patron": 1}
    led = after(hired, "1 lead patron")
    assert asked(led) == (0, "think")  # an empty hand thinks
    acting = after(led, "0 one", "1 pass")
    assert question(acting)[:2] == (0, "patron")  # though he thought


@rule("G-ENDTURN-3", "G-PATRON-3")
def test_cards_played_this_turn_can_be_used_from_the_next_one_on() -> None:
    led = after("seat 0 hand temple\nseat 1 hand palace\npool -", "0 lead patron", "1 play palace")
    assert asked(led) == (1, "think")  # nobody could hire; the next leader has no card
    assert pool(led) == {"marble": 2}


@rule("G-THINK-1", "G-THINK-3", "G-RULING-7")
def test_thinking_is_one_of_three() -> None:
    start = "deck bar road wall dock gate ...\nseat 0 hand bath\nseat 1 hand -\nasked 0 think"
    assert legal(start) == ["senator", "fill", "one"]
    assert hand(after(start, "0 senator")) == ["bath", "senator"]
    assert hand(after(start, "0 fill")) == ["bar", "bath", "dock", "road", "wall"]
    assert hand(after(start, "0 one")) == ["bar", "bath"]
    short = start.replace("hand bath", "hand bath*3 gate")
    assert legal(short) == ["senator", "fill", "one"]  # one short of the limit both are offered
    assert len(hand(after(short, "0 fill"))) == len(hand(after(short, "0 one"))) == 5
    assert legal(start.replace("asked", "table pile 0\nasked").replace("hand -", "hand senator*6")) == ["fill", "one"]


@rule("G-THINK-4")
def test_thinking_instead_of_leading_must_be_done_and_granted_thinking_may_be_declined() -> None:
    assert why_not("seat 0 hand bath\nseat 1 hand -\nasked 0 think", "0 pass") == "G-THINK-4"
    start = "table role craftsman\nseat 0 hand bath | buildings academy | used 1\nseat 1 hand -\nasked 0 offer_think"
    assert legal(start) == ["pass", "think"]


@rule("G-THINK-5", "G-X-30", "G-X-31", "G-B-VOMITORIUM-1", "G-B-LATRINE-1")
@pytest.mark.parametrize("origin", ["think_discard", "offer_think"])
def test_latrine_and_vomitorium_come_before_every_thinking(origin: str) -> None:
    table = "table role craftsman\n" if origin == "offer_think" else ""
    start = f"{table}seat 0 hand bath senator | buildings latrine vomitorium academy\nseat 1 hand -\nasked 0 {origin}"
    state = after(start, "0 think") if origin == "offer_think" else position(start)
    assert question(state) == (0, "think_discard", ["pass", "card bath", "discard hand"])
    assert asked(after(state, "0 card bath")) == (0, "think")  # one decision: then he thinks


@rule("G-THINK-5", "G-B-SCHOOL-1", "G-FUN-8")
def test_the_latrine_serves_a_school_too() -> None:
    start = """
        seat 0  hand bath | buildings latrine school@brick+brick | stockpile brick
        seat 1  hand -
        asked   0 architect
    """
    granted = after(start, "0 use brick from stockpile", "0 think")
    assert question(granted) == (0, "think_discard", ["pass", "card bath"])


@rule("G-THINK-6", "G-INFO-27", "G-INFO-10", "G-INFO-12")
def test_drawn_cards_are_seen_by_their_owner_a_senator_by_all() -> None:
    start = position("deck bar road ...\nseat 0 hand bath*3\nseat 1 hand -\nasked 0 think")
    drawn, events = play(start, "0 fill")
    cards = ["CardDrawn(seat=0, card='bar')", "CardDrawn(seat=0, card='road')"]
    assert [str(event) for event in events][:3] == ["Thought(seat=0, way='fill')", *cards]
    assert "CardDrawn(seat=0, card=None)" in map(str, GAME.events(drawn, 1))
    assert "bar" not in str(GAME.events(drawn, -1))
    assert GAME.view(drawn, 1).hands == (None, ())
    assert GAME.view(drawn, 1).hand_sizes == (5, 0)
    taken = after(start, "0 senator")
    assert "SenatorTaken(seat=0)" in map(str, GAME.events(taken, 1))
    assert GAME.view(taken, 1).senators == (1, 0)


@rule("G-THINK-7", "G-END-1", "G-END-9")
def test_the_last_card_ends_the_game_in_the_middle_of_filling() -> None:
    state = position("deck bar road\nseat 0 hand -\nseat 1 hand bath\nasked 0 think")
    assert GAME.view(state, 1).deck == 2
    done = after(state, "0 fill")
    assert (done.over, hand(done), GAME.outcome(done).reason) == (True, ["bar", "road"], "deck")
