"""A state in a notebook: the table as a spectator sees it, and nothing that is hidden."""

import subprocess
import sys

import pytest

import ludus
from ludus.cli import notebook
from ludus.core.random import mix

BARE = """
import sys
sys.modules["rich"] = None
import ludus
state = ludus.game("lutece").new(2, 1)
print(state._repr_html_())
try:
    ludus.show(state)
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize("name", ["fortuna", "gloire", "lutece"])
def test_what_a_notebook_shows_does_not_change_when_all_that_is_hidden_is_drawn_anew(name: str) -> None:
    game = ludus.game(name)
    state = game.new(3, 5)
    own: set[bool] = set()
    number = 0
    while number < 60 and not state.over:
        if number % 7 == 0:
            for seat in range(3):
                other = state.determinize(seat, number)
                assert other._repr_html_() == state._repr_html_()
                assert notebook.html(other, seat) == notebook.html(state, seat)
                own.add(notebook.html(state, seat) == state._repr_html_())
        legal = state.legal(state.seat)
        state.apply(state.seat, legal[mix(number) % len(legal)])
        number += 1
    assert False in own  # a seat does see more than a spectator


def test_it_is_a_picture_of_the_table_in_a_language_one_reads() -> None:
    state = ludus.game("lutece").new(2, 1)
    assert (state._repr_html_() or "").startswith("<pre style=")
    shown = ludus.show(state, seat=1, language="pl")
    assert shown._repr_html_() == notebook.html(state, 1, "pl") != notebook.html(state, 1, "fr")
    assert "<" not in repr(shown).replace("<>", "")
    state.apply(state.seat, state.legal(state.seat)[0])
    assert shown._repr_html_() != notebook.html(state, 1, "pl")  # it stays as it was


def test_the_end_has_its_points() -> None:
    state = ludus.game("fortuna").new(2, 1)
    state.playout(3)
    assert str(max(ludus.game("fortuna").outcome(state).scores)) in repr(ludus.show(state))


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    state = ludus.game("lutece").new(2, 1)
    for seat in (2, -2, "left"):
        with pytest.raises(ValueError, match=r"expected 0 to 1, or -1 for a spectator"):
            ludus.show(state, seat)  # type: ignore[arg-type]


def test_what_cannot_be_shown_is_refused_with_a_sentence() -> None:
    with pytest.raises(TypeError, match="state is 3: expected a position of a game"):
        ludus.show(3)
    with pytest.raises(ValueError, match="language is 'xx': expected one of en, fr, pl"):
        ludus.show(ludus.game("lutece").new(2, 1), language="xx")


def test_without_what_draws_a_notebook_shows_the_bare_object() -> None:
    done = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == ["None", "rich is not installed: pip install ludus"]
