"""The computer protocol: which questions are asked, what they tell, and the space of actions (sections 11 and 12)."""

from dataclasses import fields

import pytest

from ludus import IllegalAction
from ludus.games.gloire.declaration import (
    ABDICATE,
    ACTIONS,
    ADD,
    ANSWERS,
    CARD,
    COMPLETE,
    DISCARD_HAND,
    DRAW,
    FILL,
    HAND,
    HOLD,
    LAY_IN,
    LAY_OUT,
    LION,
    ONE,
    PASS,
    PETITION,
    PLAY,
    PLAY_SENATOR,
    POOL,
    RIVAL,
    ROLE,
    SEAT,
    SENATOR,
    SPACE,
    STATUE_IN,
    STATUE_OUT,
    STOCK,
    SURVEY,
    TAKE,
    THINK,
    WITHDRAW,
)  # fmt: skip
from ludus.games.gloire.game import GAME
from ludus.games.gloire.rules.state import State
from ludus.games.gloire.view import SEEN, Acts, Spoils, View
from tests.games.gloire.tables import after, asked, hand, legal, play, position, question, stock, why_not
from tests.support import rule


@rule("G-PROTO-13")
def test_the_families_stand_in_their_order_with_their_sizes() -> None:
    families = [
        (PASS, 1), (THINK, 1), (SENATOR, 1), (FILL, 1), (ONE, 1), (ROLE, 6), (PLAY, 40), (PLAY_SENATOR, 1),
        (PETITION, 6), (CARD, 40), (DISCARD_HAND, 1), (TAKE, 6), (DRAW, 1), (LAY_IN, 40), (LAY_OUT, 40),
        (STATUE_IN, 6), (STATUE_OUT, 6), (STOCK, 6), (POOL, 6), (HAND, 40), (ADD, 40), (COMPLETE, 40),
        (RIVAL, 4 * 40), (SURVEY, 1), (HOLD, 1), (LION, 4 * 6), (SEAT, 4), (ABDICATE, 4), (WITHDRAW, 1),
    ]  # fmt: skip
    at = 0
    for first, size in families:
        assert first == at
        at += size
    assert at == ACTIONS == GAME.actions == len(ANSWERS) == len(SPACE.ids)


@rule("G-PROTO-1", "G-PROTO-8")
def test_a_state_can_be_saved_and_resumed_between_any_two_decisions() -> None:
    state = position("pool wood\nseat 0 hand bar | clients laborer\nseat 1 hand road")
    for answer in ("0 lead laborer", "1 think", "1 one", "0 take wood"):
        state = after(GAME.position(GAME.write(state)), answer)
        assert GAME.position(GAME.write(state)) == state
    assert state.turns == 2


@rule("G-PROTO-2", "G-END-6")
def test_the_end_is_checked_after_every_card_of_a_demand() -> None:
    start = """
        pool    marble
        seat 0  hand temple | buildings forum | clients laborer craftsman architect legionary merchant patron
                | stockpile rubble wood concrete brick stone
        seat 1  hand palace*2
        asked   0 demand
    """.replace("\n                |", " |")
    done = after(start, "0 take marble")
    assert GAME.outcome(done).reason == "forum"
    assert hand(done, 1) == ["palace", "palace"]  # the demand did not come so far
    assert done.depth == 0


@rule("G-PROTO-3", "G-INFO-37", "G-INFO-2")
def test_who_could_do_nothing_is_asked_all_the_same_where_silence_would_tell() -> None:
    led = after("seat 0 hand bar\nseat 1 hand gate", "0 lead laborer")
    assert question(led) == (1, "follow", ["think"])
    nothing = "town -\ncountry rubble\nseat 0 hand gate dock | buildings tower\nseat 1 hand bar\nasked 0 {}"
    for step in ("architect", "craftsman"):
        assert question(position(nothing.format(step))) == (0, step, ["pass"])
    without = after("seat 0 hand senator\nseat 1 hand -\ncountry -\ntown rubble", "0 lead architect", "1 one")
    assert asked(without) == (1, "lead")  # everybody sees that he can do nothing


@rule("G-PROTO-3")
def test_questions_everybody_can_answer_are_not_asked() -> None:
    thought = after("table leader 1\nseat 0 hand bar*5\nseat 1 hand senator*6", "1 think")
    assert asked(thought) == (0, "lead")  # the hand is full and no Senator is left: it can only be one card
    assert len(hand(thought, 1)) == 7
    empty = after("seat 0 hand bar\nseat 1 hand -", "0 lead laborer")
    assert asked(empty) == (1, "think")


@rule("G-PROTO-3", "G-RULING-41", "G-INFO-34", "G-INFO-35")
@pytest.mark.parametrize(
    ("held", "first"),
    [("circus", True), ("circus*2", True), ("bath", False), ("-", False), ("senator", False)],
)
def test_a_giver_is_asked_unless_he_has_fewer_of_everything_demanded(held: str, first: bool) -> None:
    start = f"deck bar ...\nseat 0 hand dock\nseat 1 hand {held}\nasked 0 demand"
    shown = after(start, "0 take wood")
    assert (asked(shown) == (1, "give")) == first


@rule("G-PROTO-4")
def test_a_refused_answer_changes_nothing() -> None:
    state = position("seat 0 hand bar\nseat 1 hand gate")
    before = state.to_bytes()
    for action in range(ACTIONS):
        if action not in (*state.legal(0), *state.aside(0)):
            with pytest.raises(IllegalAction):
                state.apply(0, action)
    assert state.to_bytes() == before


@rule("G-PROTO-12", "G-INFO-2")
def test_nothing_is_shown_before_the_last_choice_and_every_set_has_one_way() -> None:
    start = position("seat 0 hand bar*2 road gate senator | buildings palace\nseat 1 hand latrine")
    known = GAME.view(start, 1)
    chosen = start
    for answer in ("0 lead laborer", "0 play road", "0 play bar"):
        chosen, events = play(chosen, answer)
        assert events == []
        assert GAME.view(chosen, 1) == known
        assert chosen.question == start.question
    assert legal(chosen) == ["pass", "play bar", "play senator"]  # the Road would be out of order
    assert GAME.view(chosen, 0).picks[0] is not None
    assert len(GAME.view(chosen, 0).picks[0] or ()) == 3
    done = after(chosen, "0 pass")
    assert (GAME.view(done, 1).played[0], done.units[0]) == (("road", "bar"), 2)


@rule("G-PROTO-12")
def test_a_determinization_forgets_the_choices_of_others() -> None:
    start = position("seat 0 hand bar*2 road gate senator | buildings palace\nseat 1 hand latrine")
    chosen = after(start, "0 lead laborer", "0 play road")
    assert chosen.determinize(0, 1).picked == 2
    assert chosen.determinize(1, 1).picked == 0
    assert chosen.determinize(1, 1) == start.determinize(1, 1)


@rule("G-INFO-1", "G-INFO-11", "G-INFO-14", "G-INFO-22", "G-INFO-40")
def test_a_view_holds_what_the_table_allows_and_nothing_else() -> None:
    names = {zone.name for zone in SEEN if zone.read is not None} | {"seat"}
    assert names == {field.name for field in fields(View)}
    state = position("seat 0 hand bar | vault wood\nseat 1 hand gate | vault stone")
    spectator, own = GAME.view(state, -1), GAME.view(state, 0)
    assert spectator.hands == (None, None)
    assert own.hands == (("bar",), None)
    assert own.vaults is None
    nobody = {zone.name for zone in SEEN if zone.read is None}
    assert nobody == {"order of the deck", "generator", "removed cards"}


@rule("G-SCORE-1", "G-SCORE-2", "G-INFO-22")
def test_points_as_they_stand_are_known_but_for_the_vaults() -> None:
    state = position("seat 0 hand - | vault marble | buildings wall | stockpile wood*4\nseat 1 hand - | vault stone")
    for viewer in (-1, 0, 1):
        assert GAME.view(state, viewer).points == ((4, None, None, 0, 2), (2, None, None, 0, 0))
        assert GAME.view(state, viewer).totals == (6, 2)


@rule("G-THINK-2", "G-INFO-20")
def test_a_view_tells_how_many_cards_fill_a_hand() -> None:
    table = "deck {}\nseat 0 hand gate gate\nseat 1 hand dock*6\nseat 2 hand senator"
    assert GAME.view(position(table.format("bar ...")), -1).refill == (3, 0, 4)
    assert GAME.view(position(table.format("bar gate road")), -1).refill == (3, 0, 3)  # or until the deck is empty


@rule("G-THINK-3", "G-INFO-20")
def test_a_view_tells_how_many_cards_thinking_brings_at_most() -> None:
    """To the limit, or one where the hand is full."""
    table = "deck {}\nseat 0 hand gate gate\nseat 1 hand dock*6"
    assert GAME.view(position(table.format("bar ...")), -1).thinks == (3, 1)
    assert GAME.view(position(table.format("bar")), -1).thinks == (1, 1)


@rule("G-INFO-19", "G-COMPLETE-1")
def test_a_view_tells_how_many_materials_a_building_needs() -> None:
    state = position("seat 0 hand - | buildings bar temple@marble+marble\nseat 1 hand -")
    assert [(one.name, one.needed) for one in GAME.view(state, 1).buildings[0]] == [("bar", None), ("temple", 3)]


@rule("G-INFO-13", "G-INFO-15", "G-INFO-18", "G-INFO-19", "G-INFO-20", "G-INFO-17")
def test_what_lies_open_is_seen_by_everybody() -> None:
    state = position("""
        pool    bar wall
        seat 0  hand gate | stockpile dock | clients villa | fresh merchant | buildings bath temple@marble+marble
        seat 1  hand road | buildings prison shrine!taken!public
    """)
    view = GAME.view(state, -1)
    assert view.pool == ("wall", "bar")
    assert (view.stockpiles[0], view.clients[0], view.new_clients[0]) == (("dock",), ("villa",), (0, 0, 0, 0, 1, 0))
    temple, bath = sorted(view.buildings[0], key=lambda building: building.completed)
    assert (temple.name, temple.site, temple.materials, bath.completed) == ("temple", "marble", ("marble",), True)
    assert [(b.name, b.taken, b.public) for b in view.buildings[1]] == [
        ("prison", False, False), ("shrine", True, True),
    ]  # fmt: skip
    assert view.influence == (4, 7)
    assert view.functions == (("shrine", "bath"), ("prison", "shrine"))
    assert view.limits[0].hand == 7
    assert view.deck == state.top


@rule("G-INFO-28", "G-B-FOUNTAIN-2")
def test_a_fountain_card_is_the_drawers_until_it_is_laid() -> None:
    start = "deck dock road ...\nseat 0 hand bar | buildings fountain\nseat 1 hand gate\nasked 0 craftsman 1"
    drawn = after(start, "0 draw")
    assert GAME.view(drawn, 0).drawn == ("dock", None)
    assert GAME.view(drawn, 1).drawn == (None, None)
    assert "dock" not in str(GAME.events(drawn, 1))
    assert "dock" not in str(GAME.view(drawn, 1).stack)
    laid = after(drawn, "0 lay dock")
    assert "dock" in str(GAME.events(laid, 1))
    kept = after(drawn, "0 pass")
    assert [str(event) for event in GAME.events(kept, 1)] == ["CardKept(seat=0, card=None)"]
    held = after(start.replace("seat 1", "town rubble\nseat 1"), "0 draw", "0 hold")
    assert "CardHeld(seat=0, card=None)" in map(str, GAME.events(held, 1))
    assert GAME.view(held, 1).hand_sizes == (2, 1)  # it joined the hand for the second action


@rule("G-INFO-11", "G-INFO-30", "G-RULING-43")
def test_what_was_shown_in_a_demand_is_known_until_it_may_have_left() -> None:
    start = "deck bar ...\nseat 0 hand dock*2 gate road | buildings basilica\nseat 1 hand -\nasked 0 demand 3"
    shown = after(start, "0 take wood", "0 take wood", "0 take brick")
    assert GAME.view(shown, 1).known[0] == (0, 2, 0, 1, 0, 0)
    for seed in range(20):
        guess = shown.determinize(1, seed)
        assert guess.hand[0][41] >= 2
        assert guess.hand[0][43] >= 1
    led = "table leader 0\nseat 0 hand dock*2 gate villa | known wood*2 brick | buildings basilica\nseat 1 hand -"
    sold = after(led, "0 lead merchant", "0 play villa", "1 one", "0 card dock")
    assert GAME.view(sold, 1).known[0] == (0, 1, 0, 0, 0, 0)  # any of them may lie in the vault
    played = after(led, "0 lead craftsman", "0 play dock")
    assert GAME.view(played, 1).known[0] == (0, 1, 0, 1, 0, 0)


@rule("G-INFO-3", "G-RULING-38")
def test_the_record_is_for_after_the_game_and_views_hold_no_seed() -> None:
    state = GAME.new(3, 99)
    assert str(state.key0) not in str(GAME.view(state, 0))
    assert str(state.key1) not in str(GAME.view(state, 0))


@rule("G-PROTO-3", "G-INFO-2")
def test_a_demand_after_an_unseen_sale_is_asked_as_far_as_the_others_can_tell() -> None:
    start = """
        table   role patron
        pool    gate
        seat 0  hand {} | buildings bath basilica | seen {} | known {} | shown {} | sites stone*2 brick marble
        seat 1  hand -
        asked   0 patron
    """
    # One card was shown; what was sold since is unknown to the others, so they cannot know that none is left to show.
    demand = after(start.format("bath road", "brick", "brick", "brick"), "0 take brick", "0 act legionary")
    assert question(demand) == (0, "demand", ["pass", "take rubble"])
    lost = start.format("bath", "-", "-", "brick")
    assert question(after(lost, "0 take brick", "0 act legionary")) == (0, "demand", ["pass"])


def test_reasons_name_a_rule_and_tell_nothing_new() -> None:
    led = after("seat 0 hand bar\nseat 1 hand gate road", "0 lead laborer")
    assert why_not(led, "0 play bar") == "G-PROTO-1"
    assert why_not(led, "1 play senator") == "G-SEN-1"
    assert why_not(led, "1 card road") == "G-PET-1"
    assert why_not(led, "1 petition brick") == "G-PET-1"
    assert (
        str(GAME.why_not(led, 1, SPACE.ids[ANSWERS[PLAY + 26]]))
        == "another role (card gate, role laborer) [G-FOLLOW-2]"
    )
    assert stock(led) == {}


@rule("G-PROTO-12", "G-INFO-11")
def test_a_view_tells_its_owner_what_a_first_choice_opens() -> None:
    start = position("seat 0 hand bar gate | buildings circus\nseat 1 hand latrine")
    opens = dict(GAME.view(start, 0).opens[0] or ())
    assert opens == {
        "lead laborer": ("play bar",),
        "lead architect": ("play gate", "play bar"),
        "lead legionary": ("play gate",),
    }
    assert GAME.view(start, 1).opens == (None, ())
    assert GAME.view(after(start, "0 lead laborer"), 0).opens[0] == ()


@rule("G-MAT-2", "G-PROTO-12")
def test_a_view_tells_where_a_material_may_go() -> None:
    leads = position("""
        seat 0 hand wall | stockpile temple*2 dock | buildings temple@marble gate@brick
        seat 1 hand bar | buildings shrine
    """)
    building = after(leads, "0 lead architect", "1 think", "1 one")
    assert dict(GAME.view(building, 0).opens[0] or ()) == {"use marble from stockpile": ("to temple",)}


@rule("G-ACT-1", "G-ACT-4", "G-CLIENT-2")
def test_a_view_counts_actions_done_and_to_come() -> None:
    start = position("""
        pool   bar*3
        seat 0 hand bar | clients road*2 | fresh laborer
        seat 1 hand bar senator | clients road
        seat 2 hand dock
    """)
    assert GAME.view(start, -1).acts == (None, None, None)
    assert [row[0] for row in GAME.view(start, -1).helpers] == [1, 1, 0]
    led = after(start, "0 lead laborer")
    assert GAME.view(led, -1).acts == (Acts(0, 2), None, None)
    followed = after(led, "1 play bar", "2 think", "2 one")
    assert GAME.view(followed, 2).acts == (Acts(0, 2), Acts(0, 2), Acts(0, 0))
    assert GAME.view(after(followed, "0 take rubble"), -1).acts == (Acts(1, 2), Acts(0, 2), Acts(0, 0))
    done = after(followed, "0 take rubble", "0 take rubble")
    assert GAME.view(done, -1).acts == (Acts(2, 2), Acts(0, 2), Acts(0, 0))


@rule("G-LEGION-8", "G-B-PALISADE-1", "G-B-BRIDGE-2", "G-B-BRIDGE-3")
def test_a_view_tells_whom_demands_reach() -> None:
    start = position("""
        seat 0 hand gate
        seat 1 hand bar | buildings palisade
        seat 2 hand bar
        seat 3 hand bar | buildings bridge
    """)
    reach = GAME.view(start, -1).reach
    assert reach[0] == ("", "protected", "", "hand")
    assert reach[3] == ("both", "both", "both", "")


@rule("G-LEGION-5", "G-LEGION-6", "G-B-BRIDGE-3", "G-INFO-11")
def test_a_view_tells_the_demander_what_the_cards_shown_would_bring() -> None:
    start = position("""
        pool   dock gate
        seat 0 hand gate dock*2 senator | buildings bridge
        seat 1 hand bar gate senator | stockpile dock*2
        seat 2 hand road | buildings wall | stockpile dock
    """)
    asked = after(start, "0 lead legionary", "0 play senator", "1 think", "1 one", "2 think", "2 one")
    assert GAME.view(asked, 1).spoils == (None, (), None)
    wood = Spoils(1, (0, 1, 0), (0, 1, 1))
    brick = Spoils(1, (0, 0, 0), (0, 1, 1))
    assert GAME.view(asked, 0).spoils[0] == ((), (wood,), (), (brick,), (), ())


@rule("G-B-FORUM-1", "G-B-FORUM-4")
def test_a_view_tells_how_far_everybody_is_from_the_forum() -> None:
    start = position("""
        seat 0 hand bar | clients villa*2 wall | buildings ludus_magnus | stockpile dock*2 gate
        seat 1 hand bar | clients garden*2 wall
    """)
    assert GAME.view(start, -1).forum == ((3, 2), (2, 0))


@rule("G-COMPLETE-1", "G-B-VILLA-1")
def test_a_view_tells_whether_one_more_material_completes_a_building() -> None:
    table = """
        seat 0 hand {} | stockpile villa | buildings temple@marble+marble bath@brick+brick villa@stone
        seat 1 hand bar
    """

    def last(state: State) -> list[str]:
        return [one.name for one in GAME.view(state, 0).buildings[0] if one.last]

    leads = position(table.format("wall"))
    assert last(leads) == ["bath"]
    assert last(after(leads, "0 lead architect", "1 think", "1 one")) == ["bath", "villa"]
    assert last(after(position(table.format("dock dock")), "0 lead craftsman", "0 play dock", "1 think", "1 one")) == [
        "bath"
    ]
