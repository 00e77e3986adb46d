"""Bots at a table: what they answer is what the table asks for, whatever they had imagined."""

from random import Random

import pytest

from ludus.server import thinking
from tests.server.desk import Bench


@pytest.mark.parametrize(("game", "seed"), [("gloire", 3), ("gloire", 33), ("fortuna", 1), ("lutece", 1)])
def test_a_bot_never_answers_more_than_it_is_asked_for(monkeypatch: pytest.MonkeyPatch, game: str, seed: int) -> None:
    """In the game it imagines the next question may be its own, at the table it may be somebody else's."""
    random = Random(seed)
    monkeypatch.setattr("secrets.randbits", random.getrandbits)
    table = Bench(game, seats=4, seed=seed).table
    while not table.over:
        seat = random.choice(table.pending())
        actions = thinking.decision("casual", table.state.clone(), seat)
        deed = table.answering(seat, table.question, actions)  # or Denied
        for entry in table.entries([deed], 1000):
            table.adopt(entry)
    assert len(table.answers) > 50
