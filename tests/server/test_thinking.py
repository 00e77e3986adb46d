"""Bots at a table: what they answer is what the table asks for, whatever they had imagined."""

import zlib
from random import Random
from typing import Any

import pytest

import ludus
from ludus import bots
from ludus.core.position import Position
from ludus.server.hall import thinking
from ludus.server.protocol import Answer
from tests.server.desk import NAMES, Bench


@pytest.mark.parametrize(("game", "seed"), [("gloire", 3), ("gloire", 33), ("fortuna", 1), ("lutece", 1)])
def test_a_bot_never_answers_more_than_it_is_asked_for(monkeypatch: pytest.MonkeyPatch, game: str, seed: int) -> None:
    """In the game it imagines the next question may be its own, at the table it may be somebody else's."""
    random = Random(seed)
    monkeypatch.setattr("secrets.randbits", random.getrandbits)
    table, casual = Bench(game, seats=4, seed=seed).table, bots.make("casual", seed)
    while not table.over:
        seat = random.choice(table.pending())
        actions = thinking.decision(casual, table.position.clone(), seat)
        decision = table.answering(seat, table.question, actions)  # or Denied
        for entry in table.entries(decision.deeds, 1000):
            table.adopt(entry, (), decision.trial)
    assert len(table.answers) > 50


class Counted:
    """A position that counts how often what is hidden was drawn anew."""

    def __init__(self, state: Position, drawn: list[int]) -> None:
        self.state, self.drawn = state, drawn

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def clone(self) -> "Counted":
        return Counted(self.state.clone(), self.drawn)

    def determinize(self, seat: int, seed: int) -> "Counted":
        self.drawn.append(seat)
        return Counted(self.state.determinize(seat, seed), self.drawn)


@pytest.mark.parametrize("game", ludus.titles())
def test_what_is_hidden_is_drawn_anew_once_for_each_action_of_a_bot(game: str) -> None:
    bench, uniform, longest = Bench(game, seed=8), bots.make("uniform"), 0
    table = bench.table
    for _ in range(60):
        seat, drawn = table.pending()[0], list[int]()
        actions = thinking.decision(uniform, Counted(table.position, drawn), seat)  # type: ignore[arg-type]
        assert drawn == [seat] * len(actions)
        longest = max(longest, len(actions))
        bench.do(NAMES[seat], Answer(f"c{table.seq}", seat, table.question, actions))
        if table.over:
            break
    assert longest > 1 or game == "lutece"


class Peeping:
    """A bot that looks at everything it is given."""

    def choose(self, state: Position, seat: int) -> int:
        legal = state.legal(seat)
        return legal[zlib.crc32(state.to_bytes()) % len(legal)]


@pytest.mark.parametrize("game", ludus.titles())
def test_even_a_bot_that_peeps_answers_the_same_whatever_is_hidden(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    bench, random = Bench(game, seed=9), Random(9)
    table = bench.table
    for seed in range(40):
        seat = random.choice(table.pending())
        swapped = table.position.determinize(seat, seed)
        found = []
        for state in (table.position, swapped):
            monkeypatch.setattr("secrets.randbits", Random(seed).getrandbits)
            found.append(thinking.decision(Peeping(), state, seat))
        assert found[0] == found[1]
        bench.do(NAMES[seat], Answer(f"c{table.seq}", seat, table.question, found[0][:1]))
        if table.over:
            break
    assert len(table.answers) > 20


def test_a_bot_stays_as_long_as_it_sits_there() -> None:
    minds = thinking.Minds()
    first = minds.of(0, "greedy")
    assert minds.of(0, "greedy") is first
    assert minds.of(1, "greedy") is not first
    changed = minds.of(0, "uniform")
    assert changed is not first
    minds.keep({0: "uniform", 1: "casual"})
    assert minds.seated == {0: ("uniform", changed)}


def test_a_bot_that_fails_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    minds, table = thinking.Minds(), Bench().table
    monkeypatch.setattr(minds.of(0, "greedy"), "choose", lambda state, seat: 1 // 0)
    assert table.position.allows(0, thinking.safe_decision(minds, "greedy", table.position, 0)[0])
    assert minds.seated == {}


@pytest.mark.parametrize("pace", [0.2, 0.8, 1.5])
def test_an_answer_comes_on_the_beat_whatever_it_took(pace: float) -> None:
    for thought in (0.0, 0.001, 0.19, 0.21, 0.799, 0.801, 2.0, 7.3):
        beats = (thought + thinking.delay(pace, thought)) / pace
        assert beats == pytest.approx(round(beats))
        assert 0 <= thinking.delay(pace, thought) <= pace
    assert thinking.delay(0, 3.0) == 0
