"""The Storeroom: every client a Laborer (G-B-STOREROOM)."""

from tests.support import rule

from ..tables import after, asked, assert_position, pool, position, question, stock


@rule("G-B-STOREROOM-1")
def test_when_laborer_is_led_every_client_may_act_as_one() -> None:
    start = """
        table   leader 1
        pool    temple*2 dock*2 wall bath
        seat 0  hand villa garden | clients laborer craftsman patron | buildings storeroom
        seat 1  hand bar
    """
    led = after(start, "1 lead laborer", "0 think", "0 one", "1 take concrete")
    taken = after(led, "0 take marble", "0 take marble", "0 take wood")

    assert stock(taken) == {"marble": 2, "wood": 1}
    assert asked(taken) == (0, "lead")  # three clients, three actions
    assert pool(taken) == {"wood": 1, "brick": 1, "rubble": 1}


@rule("G-B-STOREROOM-1")
def test_a_laborer_client_acts_once_all_the_same() -> None:
    start = """
        pool    temple*2 dock
        seat 0  clients laborer | buildings storeroom
        seat 1  hand bar
        asked   0 laborer
    """
    assert asked(after(start, "0 take marble", "0 take marble")) == (1, "lead")


@rule("G-B-STOREROOM-1")
def test_in_another_role_it_does_nothing() -> None:
    start = """
        seat 0  stockpile stone*2 | clients laborer patron craftsman | buildings storeroom
        seat 1  hand bar
        asked   0 merchant
    """
    assert asked(after(start, "0 take stone")) == (1, "lead")


@rule("G-B-STOREROOM-1", "G-FUN-5")
def test_each_client_may_decline() -> None:
    start = position("""
        pool    temple*2 dock
        seat 0  clients patron craftsman | buildings storeroom
        seat 1  hand bar
        asked   0 laborer
    """)
    mixed = after(start, "0 pass", "0 take wood", "0 pass")

    assert stock(mixed) == {"wood": 1}
    assert asked(mixed) == (1, "lead")


@rule("G-B-STOREROOM-1", "G-CLIENT-2")
def test_a_client_hired_in_this_turn_does_not_act() -> None:
    start = """
        pool    temple*2 dock
        seat 0  clients patron craftsman | fresh patron | buildings storeroom
        seat 1  hand bar
        asked   0 laborer
    """
    assert asked(after(start, "0 take marble", "0 take marble")) == (1, "lead")


@rule("G-B-STOREROOM-1", "G-B-LUDUS-1", "G-B-CIRCUSMAX-3", "G-X-22")
def test_with_circus_maximus_and_ludus_magna_every_client_acts_twice_and_no_more() -> None:
    start = """
        pool    temple*3 dock*5
        seat 0  units 1 | clients laborer merchant patron | buildings storeroom ludus_magnus circus_maximus
        seat 1  hand bar
        asked   0 laborer
    """
    taken = after(start, *["0 take wood"] * 5, "0 take marble", "0 take marble")  # 1 + 3 x 2

    assert stock(taken) == {"wood": 5, "marble": 2}
    assert asked(taken) == (1, "lead")


@rule("G-B-STOREROOM-1", "G-B-CIRCUSMAX-2")
def test_a_thinkers_clients_act_once_in_spite_of_a_circus_maximus() -> None:
    start = """
        table   leader 1
        pool    temple*2 dock*2
        seat 0  hand villa | clients patron | buildings storeroom circus_maximus
        seat 1  hand bar
    """
    taken = after(start, "1 lead laborer", "0 think", "0 one", "1 take wood", "0 take marble")

    assert asked(taken) == (0, "lead")


@rule("G-B-STOREROOM-1", "G-B-BATH-4", "G-B-BATH-5", "G-RULING-28", "G-X-18")
def test_a_client_hired_with_a_bath_may_act_as_a_laborer() -> None:
    start = """
        pool    villa wall temple
        seat 0  units 1 | hand bar | buildings bath storeroom circus_maximus
        seat 1  hand dock
        asked   0 patron
    """
    hired = after(start, "0 take concrete")
    assert question(hired) == (0, "bath", ["pass", "act laborer", "act architect"])

    acted = after(hired, "0 act laborer", "0 take marble")
    assert stock(acted) == {"marble": 1}
    assert asked(acted) == (1, "lead")  # once


FORUM = """
    pool    bar
    seat 0  clients {clients} | stockpile wood concrete brick stone marble | buildings forum {helpers}
    seat 1  hand dock
    asked   0 laborer
"""
FIVE = "patron architect craftsman legionary merchant"  # everybody but a Laborer


@rule("G-B-STOREROOM-1", "G-B-LUDUS-1", "G-B-FORUM-3", "G-B-FORUM-4", "G-X-23")
def test_for_the_forum_a_spare_client_may_be_the_laborer() -> None:
    for spare, helpers in (("merchant", "ludus_magnus"), ("merchant", "storeroom"), ("patron", "storeroom")):
        won = after(FORUM.format(clients=f"{FIVE} {spare}", helpers=helpers), "0 take rubble")
        assert_position(won, "table over forum 0")


@rule("G-B-FORUM-3", "G-B-FORUM-4", "G-X-23")
def test_for_the_forum_each_client_counts_for_one_role_only() -> None:
    for others, helpers in (("patron", "ludus_magnus"), ("", "ludus_magnus storeroom"), ("merchant", "")):
        taken = after(FORUM.format(clients=f"{FIVE} {others}", helpers=helpers), "0 take rubble")
        assert stock(taken)["rubble"] == 1
        assert not taken.over


@rule("G-B-STOREROOM-1", "G-B-LUDUS-1", "G-B-FORUM-4", "G-X-23")
def test_for_the_forum_ludus_magna_and_storeroom_combine() -> None:
    lacking = "patron patron merchant merchant craftsman architect"  # no Laborer, no Legionary
    for helpers in ("ludus_magnus", "storeroom"):
        assert not after(FORUM.format(clients=lacking, helpers=helpers), "0 take rubble").over

    won = after(FORUM.format(clients=lacking, helpers="ludus_magnus storeroom"), "0 take rubble")
    assert_position(won, "table over forum 0")
