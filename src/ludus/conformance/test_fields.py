"""What is declared of a zone holds: who sees it, and by which rule."""

import ludus
from ludus import rulebook
from ludus.conformance.conftest import Case
from ludus.core import image
from ludus.core.position import Position
from ludus.core.visibility import SPECTATOR
from ludus.core.zone import EVERYONE, OWNER

SHARED = {field.name for field in Position.declared}


def test_every_zone_names_the_rule_that_says_who_sees_it(title: str) -> None:
    state = ludus.game(title).new(ludus.game(title).seats[0], 1)
    known = {rule.id for rule in rulebook.of(title).rules}
    own = [field for field in image.zones(state.declared) if field.name not in SHARED]
    assert own
    assert {field.name: field.rule for field in own if field.rule not in known} == {}


def test_imagining_changes_nothing_a_seat_sees(case: Case) -> None:
    for state, random in case.sampled(2):
        for seat in range(SPECTATOR, case.seats):
            other = state.determinize(seat, random.getrandbits(64))
            for field in image.zones(state.declared):
                before, after = getattr(state, field.name), getattr(other, field.name)
                if field.seen is EVERYONE:
                    assert after == before, field.name
                elif field.seen is OWNER and seat != SPECTATOR:
                    assert after[seat] == before[seat], field.name


def test_a_copy_has_every_zone(case: Case) -> None:
    """One that was played before, too: nothing of it is left."""
    for state, random in case.sampled(2):
        used = case.new(3)
        used.playout(random.getrandbits(64))
        state.copy_into(used)
        for field in image.zones(state.declared):
            assert getattr(used, field.name) == getattr(state, field.name), field.name
        assert used.to_bytes() == state.clone().to_bytes() == state.to_bytes()
