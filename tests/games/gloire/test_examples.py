"""The eighteen worked examples of the rules (section 13). A is seat 0, B seat 1, and so on."""

import pytest

from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import (
    after,
    asked,
    buildings,
    clients,
    hand,
    influence,
    legal,
    play,
    pool,
    question,
    stock,
    unfinished,
    vault,
    why_not,
)  # fmt: skip
from tests.support import rule


@rule("G-EX-1", "G-TURN-1", "G-ACT-1", "G-ACT-2", "G-CLIENT-1", "G-LABORER-2", "G-FOLLOW-1", "G-SEN-1", "G-SEN-2")
def test_example_1_a_plain_turn() -> None:
    start = """
        pool    wall temple dock villa
        seat 0  hand road | clients laborer
        seat 1  hand senator bath
        seat 2  hand bar insula circus | clients laborer
        seat 3  hand academy*3 gate*2
    """
    led = after(start, "0 lead laborer", "1 play senator", "2 think", "2 fill", "3 think", "3 one")
    assert (len(hand(led, 2)), len(hand(led, 3))) == (5, 6)
    assert question(led) == (0, "laborer", ["pass", "take wood", "take concrete", "take stone", "take marble"])
    done = after(led, "0 take marble", "0 take stone", "1 take concrete", "2 take wood")
    assert [stock(done, seat) for seat in range(4)] == [{"marble": 1, "stone": 1}, {"concrete": 1}, {"wood": 1}, {}]
    assert pool(done) == {"rubble": 1}
    assert done.pile == 6
    assert asked(done) == (1, "lead")


@rule("G-EX-2", "G-PATRON-2", "G-CLIENT-2", "G-LIM-2", "G-LIM-1")
def test_example_2_new_clients_and_the_limit() -> None:
    start = """
        pool    statue bar
        seat 0  hand temple | clients patron
        seat 1  hand -
    """
    done = after(start, "0 lead patron", "1 one", "0 take marble")
    assert clients(done) == {"patron": 2}
    assert pool(done) == {"rubble": 1, "marble": 1}
    assert asked(done) == (1, "lead")  # the second action found no room, and the new Patron did not act
    assert done.fresh[0] == [0] * 6


@rule("G-EX-3", "G-B-PALACE-1", "G-B-PALACE-3", "G-SEN-3", "G-LIM-3", "G-RULING-9")
def test_example_3_palace() -> None:
    start = """
        seat 0  hand garden villa senator*2 | buildings palace | vault bar*2 | clients merchant
                | stockpile marble*2 brick rubble wood
        seat 1  hand -
    """.replace("\n                |", " |")
    chosen = after(start, "0 lead merchant", "0 play garden")
    assert legal(chosen) == ["pass", "play villa", "play senator"]
    led = after(chosen, "0 play villa", "0 play senator")  # a second Senator cannot follow
    assert (led.units[0], led.senators[0], asked(led)) == (3, 1, (1, "think"))
    done = after(led, "1 one", "0 take marble", "0 take marble", "0 take brick")
    assert vault(done)["marble"] == 2
    assert (sum(vault(done).values()), stock(done)) == (5, {"rubble": 1, "wood": 1})
    assert asked(done) == (1, "lead")  # the fourth action found no room
    assert pool(done) == {"stone": 2}
    assert done.pile == 5


@rule("G-EX-4", *(f"G-LEGION-{n}" for n in range(1, 9)), "G-LEGION-9", "G-RULING-18", "G-RULING-43", "G-INFO-34")
def test_example_4_one_demand_for_three_actions() -> None:
    start = """
        pool    bar wall
        seat 0  hand academy road insula temple senator | clients legionary*2
        seat 1  hand latrine statue basilica
        seat 2  hand latrine temple
        seat 3  hand circus dock
    """
    led = after(start, "0 lead legionary", "0 play academy", "1 think", "1 one", "2 think", "2 one", "3 think", "3 one")
    start_hands = [len(hand(led, seat)) for seat in range(4)]
    assert question(led) == (0, "demand", ["pass", "take rubble", "take marble"])
    shown = after(led, "0 take rubble", "0 take rubble", "0 take marble")
    assert stock(shown) == {"rubble": 1}
    assert question(shown) == (1, "give", ["card basilica", "card latrine"])
    given, events = play(shown, "1 card basilica")  # the Latrine, all the rubble he has, follows by itself
    assert stock(given) == {"rubble": 2, "marble": 1}
    assert "NothingGiven(seat=3, demander=0)" in map(str, events)
    assert [len(hand(given, seat)) - start_hands[seat] for seat in range(4)] == [0, -2, 0, 0]


@rule("G-EX-5", "G-B-BRIDGE-1", "G-B-BRIDGE-2", "G-B-BRIDGE-3", "G-B-BRIDGE-4", "G-B-WALL-1", "G-B-WALL-2", "G-X-24")
def test_example_5_bridge_palisade_wall() -> None:
    start = """
        seat 0  hand dock | buildings bridge
        seat 1  hand market | buildings palisade | stockpile wood
        seat 2  hand - | stockpile wood*2
        seat 3  hand circus | buildings wall | stockpile wood
        asked   0 demand
    """
    shown = after(start, "0 take wood")
    assert question(shown) == (1, "give", ["card market"])
    given = after(shown, "1 card market")
    assert stock(given) == {"wood": 3}
    assert (stock(given, 1), stock(given, 2)) == ({}, {"wood": 1})
    assert question(given) == (3, "give", ["pass", "card circus"])
    done = after(given, "3 pass")
    assert (hand(done, 3), stock(done, 3), stock(done)) == (["circus"], {"wood": 1}, {"wood": 3})


@rule("G-EX-6", "G-OUT-1", "G-OUT-2", "G-OUT-6", "G-RULING-12", "G-CRAFTSMAN-1")
def test_example_6_out_of_town() -> None:
    start = """
        town    rubble*3 wood*3
        country marble*3
        seat 0  hand dock temple | clients craftsman
        seat 1  hand -
        seat 2  hand -
    """
    led = after(start, "0 lead craftsman", "1 one", "2 one")
    assert legal(led) == ["pass", "survey"]
    surveyed = after(led, "0 survey")
    assert legal(surveyed) == ["pass", "lay temple out", "survey"]
    done = after(surveyed, "0 lay temple out")
    assert unfinished(done) == {"temple": []}
    assert (done.country[5], done.over) == (2, False)


@rule("G-EX-7", "G-COMPLETE-2", "G-COMPLETE-3", "G-FUN-7", "G-B-AMPHITHEATRE-1", "G-B-AMPHITHEATRE-2", "G-RULING-35")
def test_example_7_amphitheatre() -> None:
    start = """
        seat 0  hand market tower road latrine insula | buildings amphitheatre@concrete+concrete
        seat 1  hand wood | clients craftsman
    """
    led = after(start, "0 lead craftsman", "0 play market", "1 play circus")
    completed = after(led, "0 use tower from hand")
    assert (influence(completed), buildings(completed)) == (4, ["amphitheatre"])
    assert completed.frame[2][3] == 3  # the first of four is asked
    lain = after(completed, "0 lay road", "0 use latrine from hand")
    assert (influence(lain), buildings(lain)) == (5, ["amphitheatre", "road"])
    assert lain.frame[2][3] == 1
    done = after(lain, "0 lay insula")
    assert unfinished(done) == {"insula": []}
    assert hand(done) == []
    assert question(done)[:2] == (0, "craftsman")  # the fourth: no card is left, but a survey could be made
    assert asked(after(done, "0 pass")) == (1, "craftsman")


@rule("G-EX-8", "G-B-PRISON-2", "G-B-PRISON-3", "G-B-PRISON-5", "G-B-PRISON-7", "G-RULING-26", "G-X-9")
def test_example_8_prison_takes_a_school() -> None:
    start = """
        seat 0  hand school | buildings prison@stone+stone+stone | stockpile stone
        seat 1  hand school | buildings school
        asked   0 architect
    """
    completed = after(start, "0 use stone from stockpile")
    assert (influence(completed), influence(completed, 1)) == (5, 4)
    assert question(completed) == (0, "prison", ["pass", "rival 1 school"])
    taken = after(completed, "0 rival 1 school")
    assert (influence(taken), influence(taken, 1)) == (2, 7)
    assert (asked(taken), taken.frame[taken.depth - 1][2]) == ((0, "offer_think"), 2)
    assert (buildings(taken), buildings(taken, 1)) == (["prison", "school"], [])


@rule("G-EX-8", "G-B-PRISON-5", "G-BUILD-4")
def test_example_8_the_former_owner_may_lay_it_again_the_taker_may_not() -> None:
    start = """
        seat 0  hand school road | buildings prison school!taken
        seat 1  hand school | sites stone brick
    """
    assert why_not(start + "        asked 0 craftsman", "0 lay school") == "G-BUILD-4"
    assert why_not(start + "        asked 1 craftsman", "1 lay school") == ""


@rule("G-EX-9", "G-B-STAIRWAY-1", "G-B-STAIRWAY-2", "G-B-STAIRWAY-7", "G-FUN-2", "G-RULING-20")
def test_example_9_stairway() -> None:
    start = """
        seat 0  hand wall | buildings stairway tower@concrete | stockpile brick concrete | clients architect
        seat 1  hand - | buildings shrine
        seat 2  hand - | buildings shrine
    """
    led = after(start, "0 lead architect", "1 one", "2 one")
    material = after(led, "0 use brick from stockpile")
    assert legal(material) == ["rival 1 shrine", "rival 2 shrine"]
    opened = after(material, "0 rival 1 shrine")
    assert [limit.hand for limit in GAME.view(opened, 0).limits] == [7, 7, 7]
    assert asked(opened) == (0, "architect")
    done = after(opened, "0 use concrete from stockpile")
    assert unfinished(done) == {"tower": ["concrete"]}


@rule(
    "G-EX-10", "G-B-GATE-1", "G-B-FORUM-2", "G-B-FORUM-5", "G-END-8", "G-END-4", "G-RULING-15", "G-RULING-16", "G-X-7"
)
def test_example_10_forum_through_the_gate() -> None:
    start = """
        town    marble
        seat 0  hand forum | buildings gate | clients laborer craftsman architect legionary merchant patron
                | stockpile rubble wood concrete brick stone marble
        seat 1  hand -
        asked   0 craftsman
    """.replace("\n                |", " |")
    done = after(start, "0 lay forum")
    outcome = GAME.outcome(done)
    assert (outcome.reason, outcome.winners) == ("forum", (0,))
    assert outcome.scores == (0, 0)  # there is no scoring


SIX = "rubble wood concrete brick stone marble"


@pytest.mark.parametrize(
    ("clients_", "built", "wins"),
    [
        ("merchant*2 patron architect craftsman legionary", "ludus_magnus", True),
        ("merchant*2 patron architect craftsman legionary", "storeroom", True),
        ("patron*2 architect craftsman legionary merchant", "storeroom", True),
        ("patron*2 architect craftsman legionary merchant", "ludus_magnus", False),
        ("patron architect craftsman legionary merchant", "ludus_magnus storeroom", False),
    ],
)
@rule("G-EX-11", "G-B-FORUM-1", "G-B-FORUM-3", "G-B-FORUM-4", "G-X-23")
def test_example_11_forum_assignments(clients_: str, built: str, wins: bool) -> None:
    start = f"""
        pool    marble
        seat 0  hand - | buildings forum {built} | clients {clients_} | stockpile rubble wood concrete brick stone
        seat 1  hand -
        asked   0 laborer
    """
    done = after(start, "0 take marble")
    assert done.over == wins
    assert not wins or GAME.outcome(done).winners == (0,)


@rule("G-EX-12", *(f"G-SCORE-{n}" for n in range(2, 8)), "G-B-STATUE-3", "G-B-WALL-3", "G-MERCHANT-5", "G-B-CATACOMB-1")
def test_example_12_scoring() -> None:
    start = """
        seat 0  hand bar | buildings statue | sites rubble stone*2 | vault marble*2 stone brick rubble
        seat 1  hand - | buildings wall | sites marble*3 | vault stone*2 brick | stockpile rubble*3 wood*4
        seat 2  hand - | sites rubble stone | vault marble*2 wood*2 rubble
        deck    bar
        asked   0 think
    """
    done = after(start, "0 one")
    outcome = GAME.outcome(done)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("deck", (1,), (24, 25, 18))
    assert outcome.parts == ("influence", "vault", "bonus", "statue", "wall")
    assert outcome.sheet == ((9, 12, 0, 3, 0), (11, 8, 3, 0, 3), (6, 9, 3, 0, 0))


@rule("G-EX-13", "G-THINK-7", "G-END-1", "G-END-6", "G-END-7", "G-RULING-14")
def test_example_13_the_deck_runs_out_while_following() -> None:
    start = """
        deck    bar road
        seat 0  hand dock
        seat 1  hand wall gate bath
        seat 2  hand dock
    """
    done = after(start, "0 lead craftsman", "1 think", "1 fill")
    assert done.over
    assert GAME.outcome(done).reason == "deck"
    assert hand(done, 1) == ["bar", "bath", "gate", "road", "wall"]
    assert (hand(done), hand(done, 2)) == ([], ["dock"])
    assert GAME.view(done, 0).played[0] == ("dock",)


@rule("G-EX-14", "G-B-BATH-1", "G-B-BATH-2", "G-B-BATH-3", "G-B-BATH-4")
def test_example_14_bath_chain() -> None:
    start = """
        pool    statue bar wall
        seat 0  hand senator | buildings bath
        seat 1  hand -
    """
    hired = after(start, "0 lead patron", "1 one", "0 take marble")
    assert question(hired) == (0, "bath", ["pass", "act patron"])
    second = after(hired, "0 act patron", "0 take rubble")
    assert question(second) == (0, "bath", ["pass", "act laborer"])
    done = after(second, "0 act laborer", "0 take concrete")
    assert (pool(done), clients(done), stock(done)) == ({}, {"patron": 1, "laborer": 1}, {"concrete": 1})
    assert asked(done) == (1, "lead")


@rule("G-EX-15", *(f"G-B-COLISEUM-{n}" for n in (1, 2, 3, 5, 7)))
def test_example_15_coliseum() -> None:
    start = """
        seat 0  hand bath gate villa | buildings coliseum | vault rubble*4 | clients legionary
        seat 1  hand - | clients legionary merchant
        seat 2  hand bath road | clients legionary
    """
    led = after(start, "0 lead legionary", "0 play bath", "1 one", "2 play bath", "0 take brick", "0 take stone")
    assert question(led) == (0, "lions", ["pass", "throw 1 legionary", "throw 1 merchant", "throw 2 legionary"])
    done = after(led, "0 throw 2 legionary")  # room for one only
    assert (clients(done, 2), sum(vault(done).values())) == ({}, 5)


@rule("G-EX-15", "G-B-COLISEUM-5")
def test_example_15_a_client_that_was_taken_does_not_act() -> None:
    start = """
        seat 0  hand bath gate villa | buildings coliseum | vault rubble*4 | clients legionary
        seat 1  hand -
        seat 2  hand bath road | clients legionary
        deck    bar ...
    """
    led = after(start, "0 lead legionary", "0 play bath", "1 one", "2 play bath", "0 take brick", "0 take stone")
    done = after(led, "0 throw 2 legionary")
    top = GAME.view(done, 0).stack[-1]
    assert (top.step, top.seat, top.a) == ("demand", 2, 1)  # one action, not two


@rule("G-EX-16", "G-B-CIRCUSMAX-1", "G-B-CIRCUSMAX-2", "G-B-CIRCUSMAX-3", "G-B-LUDUS-1", "G-RULING-27")
def test_example_16_doubling() -> None:
    start = """
        seat 0  hand wall*2 dock*2 road | buildings circus_maximus ludus_magnus | clients architect merchant
        seat 1  hand wall
    """
    state = after(start, "0 lead architect", "0 play wall", "1 think", "1 one")
    actions = 0
    while asked(state) == (0, "architect"):
        state = after(state, "0 pass")
        actions += 1
    assert actions == 5


@rule("G-EX-16", "G-B-CIRCUSMAX-2", "G-ACT-2")
def test_example_16_thinking_gives_each_client_one_action() -> None:
    start = """
        table   leader 1
        seat 0  hand wall*2 dock*2 road | buildings circus_maximus ludus_magnus | clients architect merchant
        seat 1  hand wall
    """
    state = after(start, "1 lead architect", "0 think", "0 one", "1 pass")
    actions = 0
    while asked(state) == (0, "architect"):
        state = after(state, "0 pass")
        actions += 1
    assert actions == 2


FOUNTAIN = """
    town    rubble*3
    country wood*3
    deck    bar dock ...
    seat 0  hand market | buildings fountain | clients craftsman
    seat 1  hand -
"""


@rule("G-EX-17", "G-B-FOUNTAIN-1", "G-B-FOUNTAIN-2", "G-B-FOUNTAIN-5", "G-OUT-3")
def test_example_17_fountain_hold() -> None:
    drawn = after(FOUNTAIN, "0 lead craftsman", "1 one", "0 draw")
    assert question(drawn) == (0, "fountain", ["pass", "hold"])
    held = after(drawn, "0 hold")
    assert "lay dock out" in legal(held)
    assert hand(held) == ["dock"]
    done = after(held, "0 lay dock out")
    assert unfinished(done) == {"dock": []}


@rule("G-EX-17", "G-B-FOUNTAIN-2")
def test_example_17_a_kept_card_is_an_ordinary_hand_card() -> None:
    drawn = after(FOUNTAIN, "0 lead craftsman", "1 one", "0 draw", "0 pass")
    assert hand(drawn) == ["dock"]
    assert "lay dock out" not in legal(drawn)
    assert why_not(drawn, "0 lay dock out") == "G-OUT-2"


@rule("G-EX-18", "G-ENDTURN-1", "G-ENDTURN-2", "G-B-SENATE-1", "G-B-SENATE-2", "G-B-SEWER-1", "G-B-ACADEMY-1")
@rule("G-B-ACADEMY-6", "G-X-32", "G-RULING-32")
def test_example_18_end_of_turn() -> None:
    start = """
        table   pile 0
        seat 0  hand senator road | buildings academy
        seat 1  hand market bath | buildings sewer
        seat 2  hand senator*5 | buildings senate
    """
    led = after(start, "0 lead craftsman", "1 play market", "2 play senator")
    state = after(led, "0 lay road", "1 pass", "2 pass")  # both are asked: they could survey
    assert question(state) == (2, "senate", ["pass", "claim 0"])
    declined = after(state, "2 pass")
    assert question(declined) == (1, "sewer", ["pass", "card market"])
    kept = after(declined, "1 card market")
    assert stock(kept, 1) == {"wood": 1}
    assert kept.pile == 2
    assert question(kept) == (0, "offer_think", ["pass", "think"])
    done = after(kept, "0 think", "0 senator")
    assert (hand(done), done.pile) == (["senator"], 1)
    assert asked(done) == (1, "lead")
