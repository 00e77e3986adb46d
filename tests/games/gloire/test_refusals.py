"""Refusals within an answer in several parts: the rule of the game, or the order of the parts (G-PROTO-12)."""

from typing import Any

from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import after, legal, position
from tests.support import rule


def reason(start: Any, answer: str) -> tuple[str, str]:
    """The rule and the reason of a refusal."""
    state = position(start) if isinstance(start, str) else start
    seat, _, text = answer.partition(" ")
    refusal = GAME.why_not(state, int(seat), GAME.read_action(state, int(seat), text))
    assert refusal
    return refusal.rule, refusal.reason


ASCENDING = ("G-PROTO-12", "not-in-ascending-order")


@rule("G-PROTO-12", "G-LEAD-1", "G-SEN-1", "G-PET-1")
def test_a_refused_unit_of_a_lead_names_its_rule() -> None:
    led = after("seat 0 hand insula road*2 dock gate villa\nseat 1 hand -", "0 lead merchant")
    assert legal(led) == ["play villa", "petition rubble"]
    assert reason(led, "0 lead patron") == reason(led, "0 think") == ("G-LEAD-1", "role-already-named")
    assert reason(led, "0 pass") == ("G-LEAD-1", "answer-not-complete")
    assert reason(led, "0 play gate") == ("G-LEAD-1", "another-role")
    assert reason(led, "0 play garden") == ("G-LEAD-1", "not-in-hand")
    assert reason(led, "0 play senator") == ("G-SEN-1", "no-senator-in-hand")
    assert reason(led, "0 petition wood") == ("G-PET-1", "too-few-cards-for-a-petition")
    assert reason(led, "0 card road") == ("G-PET-1", "petition-first")


@rule("G-PROTO-12", "G-PET-1", "G-PET-5")
def test_a_refused_card_of_a_petition_names_its_rule() -> None:
    start = "seat 0 hand insula latrine road*2 dock villa\nseat 1 hand -"
    petition = after(start, "0 lead merchant", "0 petition rubble")
    assert legal(petition) == ["card insula", "card latrine", "card road"]
    assert reason(petition, "0 card dock") == ("G-PET-1", "not-of-the-petition")
    assert reason(petition, "0 card bar") == ("G-PET-1", "not-in-hand")
    for answer in ("0 pass", "0 think", "0 play road", "0 petition rubble"):
        assert reason(petition, answer) == ("G-PET-1", "petition-cards-now")

    begun = after(start.replace("road*2", "road bar"), "0 lead merchant", "0 petition rubble", "0 card latrine")
    assert legal(begun) == ["card road", "card bar"]
    assert reason(begun, "0 card insula") == ASCENDING
    assert reason(begun, "0 card latrine") == ("G-PET-1", "no-further-copy")
    three = after(f"table variant alternative_circus\n{start}", "0 lead merchant", "0 petition rubble")
    assert reason(three, "0 card dock") == ("G-PET-5", "not-of-the-petition")


@rule("G-PROTO-12", "G-B-PALACE-1", "G-FOLLOW-2", "G-FOLLOW-4")
def test_a_refused_unit_of_several_names_its_rule() -> None:
    start = "seat 0 hand bar\nseat 1 hand latrine road*2 gate | buildings palace"
    begun = after(start, "0 lead laborer", "1 play road")
    assert legal(begun) == ["pass", "play road", "petition rubble"]
    assert reason(begun, "1 play latrine") == ASCENDING
    assert reason(begun, "1 play gate") == ("G-FOLLOW-2", "another-role")
    assert reason(begun, "1 play bar") == ("G-FOLLOW-2", "not-in-hand")
    assert reason(begun, "1 think") == ("G-FOLLOW-4", "unit-already-named")
    more = after(start.replace("gate", "bar"), "0 lead laborer", "1 play road", "1 play road")
    assert reason(more, "1 play road") == ("G-FOLLOW-2", "no-further-copy")


@rule("G-PROTO-12", "G-LEGION-6", "G-LEGION-11")
def test_a_refused_part_of_a_demand_or_a_gift_names_its_rule() -> None:
    start = "seat 0 hand road*2 tower*2 gate\nseat 1 hand insula latrine road bar wall senate\nasked 0 demand 3"
    begun = after(start, "0 take concrete")
    assert legal(begun) == ["pass", "take concrete", "take brick"]
    assert reason(begun, "0 take rubble") == ASCENDING
    assert reason(begun, "0 take marble") == ("G-LEGION-11", "no-further-card-to-show")

    gift = after(start, "0 take rubble", "0 take rubble", "0 take concrete")
    assert reason(after(gift, "1 card latrine"), "1 card bridge") == ("G-LEGION-6", "not-in-hand")
    named = after(gift, "1 card latrine", "1 card wall")
    assert legal(named) == ["card road", "card bar"]
    assert reason(named, "1 card insula") == ASCENDING
    assert reason(named, "1 card senate") == ("G-LEGION-6", "enough-given")
    assert reason(named, "1 card gate") == ("G-LEGION-6", "not-demanded")
    assert reason(named, "1 pass") == ("G-LEGION-6", "cards-must-be-given")


@rule("G-PROTO-12", "G-MAT-1", "G-MAT-2", "G-B-SCRIPTORIUM-1", "G-B-STAIRWAY-3", "G-B-STAIRWAY-4", "G-B-ARCHWAY-3")
def test_a_refused_place_of_a_material_names_its_rule() -> None:
    start = """
        pool    brick
        seat 0  hand dock | stockpile brick | buildings archway stairway gate@brick foundry@brick temple@marble
        seat 1  hand - | buildings shrine wall palace@marble atrium!public
        asked   0 architect
    """
    assert reason(start, "0 to gate") == ("G-MAT-2", "name-the-material-first")
    assert reason(start, "0 rival 1 shrine") == ("G-B-STAIRWAY-3", "name-the-material-first")
    brick = after(start, "0 use brick from stockpile")
    assert legal(brick) == ["to foundry", "to gate", "rival 1 shrine"]
    assert reason(brick, "0 to temple") == ("G-MAT-1", "material-does-not-fit")
    assert reason(brick, "0 to bath") == ("G-MAT-1", "no-such-unfinished-building")
    assert reason(brick, "0 complete gate") == ("G-B-SCRIPTORIUM-1", "cannot-be-completed-so")
    assert reason(brick, "0 rival 1 wall") == ("G-B-STAIRWAY-3", "material-does-not-fit")
    assert reason(brick, "0 rival 1 palace") == ("G-B-STAIRWAY-4", "not-completed-there")
    assert reason(brick, "0 rival 1 atrium") == ("G-B-STAIRWAY-4", "already-public")
    assert reason(brick, "0 survey") == reason(brick, "0 pass") == ("G-MAT-1", "name-the-place-now")
    pooled = after(start, "0 use brick from pool")
    assert reason(pooled, "0 rival 1 shrine") == ("G-B-ARCHWAY-3", "not-with-the-stairway")
    without = after(start.replace(" stairway", ""), "0 use brick from stockpile")
    assert reason(without, "0 rival 1 shrine") == ("G-B-STAIRWAY-1", "function-not-active")


@rule("G-PROTO-12", "G-B-COLISEUM-1", "G-B-SENATE-1", "G-B-SEWER-1")
def test_a_refused_part_of_a_set_names_its_rule() -> None:
    lions = """
        seat 0  hand road wall | buildings coliseum
        seat 1  hand - | clients laborer*2 architect*2
        seat 2  hand - | clients laborer
        asked   0 demand 2
    """
    begun = after(lions, "0 take rubble", "0 take concrete", "0 throw 1 architect")
    assert legal(begun) == ["pass", "throw 2 laborer"]
    assert reason(begun, "0 throw 1 laborer") == ASCENDING
    assert reason(begun, "0 throw 1 architect") == ("G-B-COLISEUM-1", "client-out-of-reach")

    sewer = "table role laborer\nseat 0 played road*2 insula | buildings sewer\nseat 1 hand -\nasked 0 sewer"
    begun = after(sewer, "0 card road")
    assert reason(begun, "0 card insula") == ASCENDING
    assert reason(begun, "0 card wall") == ("G-B-SEWER-1", "not-played")

    senate = """
        table   role laborer
        seat 0  hand - | buildings senate
        seat 1  played senator
        seat 2  played senator
        seat 3  played senator
        asked   0 senate
    """
    begun = after(senate, "0 claim 2")
    assert reason(begun, "0 claim 1") == ASCENDING
    assert reason(begun, "0 claim 2") == ("G-B-SENATE-1", "no-senator-played")
