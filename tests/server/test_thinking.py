"""Bots at a table: what they answer is what the table asks for, whatever they had imagined."""

from random import Random

import pytest

from ludus.server.hall import thinking
from tests.server.desk import Bench


@pytest.mark.parametrize(("game", "seed"), [("gloire", 3), ("gloire", 33), ("fortuna", 1), ("lutece", 1)])
def test_a_bot_never_answers_more_than_it_is_asked_for(monkeypatch: pytest.MonkeyPatch, game: str, seed: int) -> None:
    """In the game it imagines the next question may be its own, at the table it may be somebody else's."""
    random = Random(seed)
    monkeypatch.setattr("secrets.randbits", random.getrandbits)
    table = Bench(game, seats=4, seed=seed).table
    while not table.over:
        seat = random.choice(table.pending())
        actions = thinking.decision("casual", table.position.clone(), seat)
        decision = table.answering(seat, table.question, actions)  # or Denied
        for entry in table.entries(decision.deeds, 1000):
            table.adopt(entry, (), decision.trial)
    assert len(table.answers) > 50


@pytest.mark.parametrize("pace", [0.2, 0.8, 1.5])
def test_an_answer_comes_on_the_beat_whatever_it_took(pace: float) -> None:
    for thought in (0.0, 0.001, 0.19, 0.21, 0.799, 0.801, 2.0, 7.3):
        beats = (thought + thinking.delay(pace, thought)) / pace
        assert beats == pytest.approx(round(beats))
        assert 0 <= thinking.delay(pace, thought) <= pace
    assert thinking.delay(0, 3.0) == 0
