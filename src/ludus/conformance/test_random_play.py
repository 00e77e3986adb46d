"""Random play driven by hypothesis, which shrinks a failing game to a short one."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import ludus
from ludus.conformance.conftest import pending


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_order_of_any_answers_keeps_the_table_in_order(data: Any, titles: list[str]) -> None:
    game = ludus.game(data.draw(st.sampled_from(titles)))
    seats = data.draw(st.sampled_from(game.seats))
    options = data.draw(st.sampled_from(game.setups(seats)))
    state = game.new(seats, data.draw(st.integers(0, 1 << 32)), **options)
    state.listen()
    start = game.census(state)
    barrier = question = 0
    for _ in range(60):
        if state.over:
            break
        seat = data.draw(st.sampled_from(pending(state)))
        action = data.draw(st.sampled_from(state.legal(seat)))
        state.apply(seat, action)
        assert state.barrier >= barrier
        assert state.question >= question
        barrier, question = state.barrier, state.question
        assert game.census(state) == start
        for viewer in range(-1, seats):
            game.view(state, viewer)
            game.events(state, viewer)
