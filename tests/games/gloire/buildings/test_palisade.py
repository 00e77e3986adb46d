"""The Palisade: legions go home with nothing, unless by a Bridge (G-B-PALISADE)."""

from ludus.games.gloire.declaration import CardGiven, NothingGiven
from tests.support import rule

from ..tables import after, asked, clients, hand, play, position, question, stock, vault


@rule("G-B-PALISADE-1", "G-LEGION-12")
def test_a_demand_takes_nothing_from_the_hand_behind_a_palisade() -> None:
    start = """
        seat 0  hand school
        seat 1  hand bath wall | buildings palisade
        asked   0 demand
    """
    state, events = play(start, "0 take brick", "1 pass")

    assert hand(state, 1) == ["bath", "wall"]
    assert stock(state) == {}
    assert NothingGiven(1, 0) in events


@rule("G-B-PALISADE-1", "G-LEGION-6")
def test_without_it_the_card_must_be_given() -> None:
    start = """
        seat 0  hand school
        seat 1  hand bath wall | buildings palisade@wood
        asked   0 demand
    """
    asked_for = after(start, "0 take brick")
    assert question(asked_for) == (1, "give", ["card bath"])

    given = after(asked_for, "1 card bath")
    assert hand(given, 1) == ["wall"]
    assert stock(given) == {"brick": 1}


@rule("G-B-PALISADE-1", "G-B-COLISEUM-4")
def test_clients_behind_a_palisade_are_not_thrown_to_the_lions() -> None:
    start = """
        seat 0  hand school | buildings coliseum
        seat 1  clients legionary | hand - | buildings palisade
        seat 2  clients legionary | hand -
        asked   0 demand
    """
    lions = after(start, "0 take brick")
    assert question(lions) == (0, "lions", ["pass", "throw 2 legionary"])

    thrown = after(lions, "0 throw 2 legionary")
    assert (clients(thrown, 1), clients(thrown, 2)) == ({"legionary": 1}, {})
    assert vault(thrown) == {"brick": 1}


@rule("G-B-PALISADE-1", "G-B-BRIDGE-1", "G-B-COLISEUM-4", "G-X-24")
def test_a_bridge_crosses_the_palisade() -> None:
    start = """
        seat 0  hand school villa | buildings bridge coliseum
        seat 1  hand bath*2 wall | stockpile brick*2 | clients legionary*2 | buildings palisade
        asked   0 demand
    """
    giving = after(start, "0 take brick")
    assert question(giving) == (1, "give", ["card bath"])  # no passing now
    demanded = after(giving, "1 card bath")

    assert hand(demanded, 1) == ["bath", "wall"]
    assert (stock(demanded), stock(demanded, 1)) == ({"brick": 2}, {"brick": 1})
    thrown = after(demanded, "0 throw 1 legionary")
    assert clients(thrown, 1) == {"legionary": 1}


@rule("G-B-PALISADE-2", "G-RULING-18", "G-LEGION-12")
def test_a_protected_player_may_give_matching_cards_up_to_the_number_demanded() -> None:
    start = position("""
        seat 0  hand school bath
        seat 1  hand gate shrine atrium wall | buildings palisade
        asked   0 demand 2
    """)
    giving = after(start, "0 take brick", "0 take brick")
    assert question(giving) == (1, "give", ["pass", "card atrium", "card gate", "card shrine"])

    state, events = play(giving, "1 card atrium", "1 card shrine")
    assert hand(state, 1) == ["gate", "wall"]  # two were demanded, so no third is asked for
    assert stock(state) == {"brick": 2}
    assert [event for event in events if isinstance(event, CardGiven)] == [
        CardGiven(1, "atrium", 0), CardGiven(1, "shrine", 0),
    ]  # fmt: skip
    assert asked(state) == (1, "lead")


@rule("G-B-PALISADE-2")
def test_a_protected_player_may_give_fewer_than_demanded() -> None:
    start = """
        seat 0  hand school bath
        seat 1  hand gate shrine wall | buildings palisade
        asked   0 demand 2
    """
    given = after(start, "0 take brick", "0 take brick", "1 card gate", "1 pass")

    assert hand(given, 1) == ["shrine", "wall"]
    assert stock(given) == {"brick": 1}


@rule("G-B-PALISADE-2")
def test_only_matching_cards_may_be_given() -> None:
    start = """
        seat 0  hand school
        seat 1  hand wall temple senator | stockpile brick | buildings palisade
        asked   0 demand
    """
    assert question(after(start, "0 take brick")) == (1, "give", ["pass"])  # asked, lest silence tell
