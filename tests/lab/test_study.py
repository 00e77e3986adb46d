"""A study: its figures are those one counts by hand."""

import json
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from ludus import registry
from ludus.lab import arena, ledger, study
from ludus.lab.data import Matched, first_state
from ludus.lab.datafile import format_of, heading_of
from ludus.lab.ladder import Ladder
from ludus.lab.ledger import Ledger, NoLedger
from ludus.lab.match import Match, play
from ludus.lab.study import quantiles

from .test_data import written
from .test_ledger import heading

MATCH = Match("fortuna", ("greedy", "uniform", "greedy"), games=6, seed=2)


def kept(path: Path, what: Match | Ladder) -> Path:
    list(arena.play(what.rounds(), 1, Ledger(path, heading(what))))
    return path


def test_a_match_is_counted_by_bot_and_by_seat(tmp_path: Path) -> None:
    games = list(play(MATCH))
    found = study.read(kept(tmp_path / "match.jsonl", MATCH))
    assert found.games == len(games) == 6
    assert found.even == pytest.approx(1 / 3)
    assert found.by_bot["uniform"].wins == sum(game.shares[1] for game in games)
    assert found.by_bot["greedy"].games == 12
    for seat in range(3):
        assert found.by_seat[seat].wins == sum(game.shares[game.seating[seat]] for game in games)
    assert found.lengths == Counter(sum(game.decisions) for game in games)
    assert found.scores["uniform"] == Counter(game.scores[1] for game in games if game.scores)
    for bot, sums in found.parts.items():
        assert sum(sums) == sum(score * times for score, times in found.scores[bot].items())


def test_what_json_files_tell_is_the_same(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    told = ledger.heading("match", MATCH.game, 3, MATCH.bots, MATCH.seed, {})
    report = {"command": "ludus match", "match": told, "games": [asdict(game) for game in play(MATCH)]}
    path.write_text(json.dumps(report))
    one, other = study.read(path), study.read(kept(tmp_path / "match.jsonl", MATCH))
    assert (one.by_bot, one.by_seat, one.lengths, one.scores, one.parts) == (
        other.by_bot, other.by_seat, other.lengths, other.scores, other.parts,
    )  # fmt: skip
    assert one.command == "ludus match"


def test_ratings_climb_from_a_newcomers_to_the_last(tmp_path: Path) -> None:
    ladder = Ladder("lutece", ("greedy", "uniform"), seats=2, games=60, seed=1)
    found = study.read(kept(tmp_path / "ladder.jsonl", ladder))
    first, last = found.climb[:2], found.climb[-2:]
    assert [(point.games, point.rating) for point in first] == [(0, 25.0), (0, 25.0)]
    assert {point.games for point in last} == {60}
    ratings = {point.bot: point.rating for point in last}
    assert ratings["greedy"] > 30 > 20 > ratings["uniform"]
    assert [rung.bot for rung in found.rungs] == ["greedy", "uniform"]
    assert found.meetings[0].share == found.by_bot["greedy"].share


@pytest.mark.parametrize(
    ("name", "kinds"), [("lutece", {"card"}), ("fortuna", {"building", "favor", "action"}), ("gloire", {"building"})]
)
def test_what_was_taken_is_what_events_tell(name: str, kinds: set[str], tmp_path: Path) -> None:
    path = written(tmp_path / "some.csv", Matched(Match(name, ("greedy", "beginner"), games=6, seed=3)))
    found = study.read(path)
    assert set(found.names) == kinds
    game, told = registry.game(name), Counter[str]()
    state, at = None, -1
    for number, seat, _, action, _ in format_of(path).answers(path):
        if number != at:
            state, at = first_state(heading_of(path), number), number
            state.listen()
        assert state is not None
        state.apply(seat, action)
        told.update(type(event).__name__ for event in game.events(state, -1))
    events = {"card": "CardAcquired", "favor": "FavorUsed", "action": "CardChosen"}
    events["building"] = "Built" if name == "fortuna" else "BuildingCompleted"
    for kind in kinds:
        assert found.times[kind].total() == told[events[kind]] > 0
        assert set(found.taken[kind]) <= set(found.names[kind])
        assert all(set(names) >= {"en", "fr", "pl"} for names in found.names[kind].values())
    assert found.games == 6
    assert sum(tally.wins for tally in found.by_seat.values()) == pytest.approx(6)


def test_quantiles_are_numbers_that_were_seen() -> None:
    assert list(quantiles(Counter({1: 1, 2: 2, 9: 1}), (0.05, 0.25, 0.5, 0.75, 0.95))) == [1, 1, 2, 2, 9]


@pytest.mark.parametrize("text", ["", "shopping list\n", "[]", '{"a": 1}', '{"ludus": "data"}\n', '{"match": {}}'])
def test_what_is_no_file_of_ours_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text(text)
    with pytest.raises(NoLedger):
        study.read(path)
    with pytest.raises(NoLedger):
        study.read(path.rename(tmp_path / "other.csv"))


def test_a_round_that_is_being_written_is_left_out(tmp_path: Path) -> None:
    path = kept(tmp_path / "match.jsonl", replace(MATCH, games=3))
    path.write_bytes(path.read_bytes() + b'{"bots": ["gre')
    assert study.read(path).games == 3
