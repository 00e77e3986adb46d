"""The Sewer: what one has played becomes material (G-B-SEWER)."""

from ludus.games.gloire.declaration import PlayedCardKept, PlayedCardPooled
from tests.support import rule

from ..tables import after, asked, assert_position, legal, play, pool, position, question, stock, why_not

ALL_ROLES = "laborer craftsman architect legionary merchant patron"
PLAYED = """
    table   role laborer
    pool    -
    seat 0  hand bath | played bar road*2 | buildings sewer
    seat 1  hand villa | played insula
    asked   0 sewer
"""


@rule("G-B-SEWER-1", "G-RULING-32")
def test_played_cards_may_go_to_the_stockpile_card_by_card() -> None:
    assert question(position(PLAYED)) == (0, "sewer", ["pass", "card road", "card bar"])

    state, events = play(PLAYED, "0 card road", "0 card bar")
    assert_position(state, "pool insula road\nseat 0 stockpile road bar | played -\nseat 1 stockpile -")
    assert [event for event in events if isinstance(event, PlayedCardKept | PlayedCardPooled)] == [
        PlayedCardKept(0, "road"), PlayedCardKept(0, "bar"), PlayedCardPooled(0, "road"), PlayedCardPooled(1, "insula"),
    ]  # fmt: skip


@rule("G-B-SEWER-1")
def test_all_of_them_may_be_kept() -> None:
    kept = after(PLAYED, "0 card road", "0 card road", "0 card bar")

    assert stock(kept) == {"rubble": 3}
    assert pool(kept) == {"rubble": 1}


@rule("G-B-SEWER-1", "G-FUN-5")
def test_none_need_be_kept() -> None:
    declined = after(PLAYED, "0 pass")

    assert stock(declined) == {}
    assert pool(declined) == {"rubble": 4}


@rule("G-B-SEWER-1", "G-RULING-32")
def test_only_ones_own_cards_can_be_kept() -> None:
    assert "card insula" not in legal(PLAYED)
    assert why_not(PLAYED, "0 card insula") == "G-B-SEWER-1"


@rule("G-B-SEWER-1")
def test_it_serves_a_follower_too_and_no_thinker() -> None:
    start = """
        pool    -
        seat 0  hand bar wall
        seat 1  hand road villa | buildings sewer
        seat 2  hand temple bath | buildings sewer
    """
    sewer = after(start, "0 lead laborer", "1 play road", "2 think", "2 one")
    assert question(sewer) == (1, "sewer", ["pass", "card road"])

    ended = after(sewer, "1 card road")
    assert asked(ended) == (1, "lead")  # seat 2 has played nothing
    assert_position(ended, "pool bar\nseat 1 stockpile road")


@rule("G-B-SEWER-2", "G-PET-4", "G-X-33")
def test_the_cards_of_a_petition_can_be_kept() -> None:
    start = """
        pool    -
        seat 0  hand wall tower villa | buildings sewer
        seat 1  hand temple
    """
    sewer = after(start, "0 lead laborer", "1 think", "1 one")
    assert question(sewer) == (0, "sewer", ["pass", "card wall", "card tower"])

    ended = after(sewer, "0 card tower")
    assert_position(ended, "pool wall\nseat 0 stockpile tower")


@rule("G-B-SEWER-2", "G-B-CIRCUS-2", "G-X-33")
def test_a_card_played_with_the_circus_can_be_kept_as_what_it_is() -> None:
    start = """
        pool    -
        seat 0  hand temple | buildings sewer circus
        seat 1  hand bar
    """
    sewer = after(start, "0 lead architect", "1 think", "1 one", "0 pass")
    assert question(sewer) == (0, "sewer", ["pass", "card temple"])

    assert stock(after(sewer, "0 card temple")) == {"marble": 1}


@rule("G-B-SEWER-2", "G-SEN-2")
def test_a_senator_does_not_go_down_the_sewer() -> None:
    start = """
        table   pile 5
        pool    -
        seat 0  hand villa senator | buildings sewer
        seat 1  hand temple
    """
    ended = after(start, "0 lead laborer", "1 think", "1 one")

    assert asked(ended) == (1, "lead")  # nothing to ask
    assert_position(ended, "table pile 6\nseat 0 hand villa | stockpile -")


@rule("G-B-SEWER-1", "G-B-FORUM-2", "G-ENDTURN-1", "G-X-21")
def test_the_material_missing_for_the_forum_may_come_through_the_sewer() -> None:
    start = f"""
        table   role laborer
        seat 0  played bar | clients {ALL_ROLES} | stockpile wood concrete brick stone marble | buildings sewer forum
        seat 1  hand villa
        asked   0 sewer
    """
    ended = after(start, "0 card bar")

    assert_position(ended, "table over forum 0")
