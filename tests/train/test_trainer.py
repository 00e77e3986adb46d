"""A run that stops goes on exactly there, and what it learns is strength."""

import signal
from pathlib import Path
from typing import Any

import pytest

torch: Any = pytest.importorskip("torch", reason="training needs ludus[train], which brings PyTorch")

from ludus.learn.needs import BadInput  # noqa: E402
from ludus.train import kept  # noqa: E402
from ludus.train.judge import share  # noqa: E402
from ludus.train.run import policy, train  # noqa: E402
from ludus.train.settings import Settings  # noqa: E402
from ludus.train.trainer import Trainer  # noqa: E402
from ludus.train.weights import Weights  # noqa: E402

SMALL: dict[str, Any] = {
    "hidden": (32, 16), "tables": 32, "steps": 8, "batch": 64, "magnet_every": 2, "past_every": 1, "past_live": 2,
    "past_share": 0.5, "rate": (0.001, 0.001), "entropy": (0.01, 0.01), "judge_games": 4, "judge_seats": (2,),
    "judge_rivals": ("uniform",),
}  # fmt: skip


def small(game: str = "lutece", **more: Any) -> Settings:
    return Settings.read(game, kind="cpu", **{**SMALL, "seats": (2, 3), **more})


def same(one: Any, other: Any) -> bool:
    """Whether two states agree in every number."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return torch.equal(one, other) if isinstance(one, torch.Tensor) else bool(one == other)


@pytest.mark.parametrize("game", ["lutece", "fortuna", "gloire"])
def test_a_run_goes_on_exactly_where_it_stopped(game: str, tmp_path: Path) -> None:
    through = Trainer(small(game, lessons=1), 7, "cpu")
    for _ in range(3):
        through.stretch()
    kept.write(tmp_path, through.state())
    again = Trainer(small(game, lessons=1), 7, "cpu", kept.read(tmp_path, "cpu"))
    assert same(through.state(), again.state())
    for trainer in (through, again):
        for _ in range(3):
            trainer.stretch()
    assert same(through.state(), again.state())
    assert through.updates == 6
    assert through.past.kept
    for trainer in (through, again):
        trainer.close()


def test_another_seed_is_another_run() -> None:
    found = []
    for seed in (1, 2):
        trainer = Trainer(small(), seed, "cpu")
        trainer.stretch()
        found.append(trainer.state()["weights"])
        trainer.close()
    assert not same(found[0], found[1])


def test_a_folder_is_whole_or_refused(tmp_path: Path) -> None:
    assert kept.read(tmp_path, "cpu") is None
    trainer = Trainer(small(), 1, "cpu")
    state = trainer.state()
    trainer.close()
    kept.write(tmp_path, state, 1 << 14)
    assert len(kept.parts(tmp_path)) > 10
    found = kept.read(tmp_path, "cpu")
    assert same(found, state)
    kept.write(tmp_path, state)  # what was there before is gone
    assert [part.name for part in kept.parts(tmp_path)] == ["part00.1"]
    kept.write(tmp_path, state, 1 << 14)
    kept.parts(tmp_path)[3].unlink()
    with pytest.raises(BadInput, match="parts"):
        kept.read(tmp_path, "cpu")


def test_the_net_that_is_written_thinks_as_the_one_that_learned(tmp_path: Path) -> None:
    lines: list[dict[str, Any]] = []
    file = train(small(), tmp_path, seconds=60, seed=3, device="cpu", updates=2, tell=lines.append, command=["train"])
    weights = Weights.read(file)
    assert weights.about["game"] == "lutece"
    assert weights.about["seed"] == 3
    assert weights.about["answers"] == 2 * 8 * 32 == lines[-1]["answers"]
    assert weights.arrays["w0"].shape == (1607, 32)
    assert weights.arrays["wp"].shape == (16, 208)
    assert weights.arrays["wv"].shape == (16, 5)
    state = kept.read(tmp_path, "cpu")
    assert state is not None
    trainer = Trainer(small(), 3, "cpu", state)
    seen = torch.zeros(len(weights.sample), 1608, dtype=torch.uint8)
    seen[:, :1607] = torch.from_numpy(weights.sample)
    numbers, standing = weights.think(weights.sample)
    with torch.no_grad():
        ours = trainer.net.think(trainer.learner.layers, seen)
    trainer.close()
    assert weights.sample.any(1).all()
    assert torch.allclose(ours[0], torch.from_numpy(numbers), atol=1e-4)
    assert torch.allclose(ours[1], torch.from_numpy(standing), atol=1e-4)


def test_a_folder_of_another_game_is_refused(tmp_path: Path) -> None:
    train(small(), tmp_path, seconds=60, device="cpu", updates=1)
    with pytest.raises(BadInput, match="holds a run of lutece"):
        train(small("fortuna"), tmp_path, seconds=60, device="cpu", updates=1)
    with pytest.raises(BadInput, match="with tables 32, not 64"):
        train(small(tables=64), tmp_path, seconds=60, device="cpu", updates=1)


def test_ctrl_c_ends_a_piece_which_is_kept(tmp_path: Path) -> None:
    before = signal.getsignal(signal.SIGINT)

    def stop(line: dict[str, Any]) -> None:
        if "shares" in line:  # while it trains; the farewell is not judged
            signal.raise_signal(signal.SIGINT)

    file = train(small(judge_every=0.0), tmp_path, seconds=300, device="cpu", tell=stop)
    state = kept.read(tmp_path, "cpu")
    assert state is not None
    assert state["updates"] == Weights.read(file).about["updates"] == 1
    assert signal.getsignal(signal.SIGINT) is before


def test_ctrl_c_twice_does_what_it_always_does(tmp_path: Path) -> None:
    def stop(line: dict[str, Any]) -> None:
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        train(small(judge_every=0.0), tmp_path, seconds=300, device="cpu", tell=stop)


def test_a_run_is_kept_now_and_then(tmp_path: Path) -> None:
    file = train(small(save_every=0.0), tmp_path, seconds=60, device="cpu", updates=3)
    through = kept.read(tmp_path, "cpu")
    assert through is not None
    assert through["updates"] == Weights.read(file).about["updates"] == 3


def test_a_net_can_be_played_against_that_stays_as_it_is(tmp_path: Path) -> None:
    file = train(small(), tmp_path / "first", seconds=60, device="cpu", updates=2)
    trainer = Trainer(small(against=str(file), past_share=1.0, past_live=1), 5, "cpu")
    held = Weights.read(file).arrays
    for _ in range(12):
        trainer.stretch()
    trainer.drain()
    assert trainer.past.rows == 16  # all tables of a lane
    assert trainer.past.kept == trainer.past.kept[:1]
    there = trainer.net.written(trainer.past.kept[0])
    assert all(abs(there[name] - held[name]).max() < 0.01 for name in held)
    games = trainer.met[1].sum().item()
    assert games == trainer.games > 0
    shares = trainer.met_past()
    assert set(shares) <= {"past@2", "past@3"}
    assert all(0 <= share <= 1 for share in shares.values())
    assert trainer.met_past() == {}
    trainer.close()
    with pytest.raises(BadInput, match="wide"):
        Trainer(small(against=str(file), hidden=(16, 16)), 5, "cpu")


def test_only_our_own_answers_count_where_past_selves_play() -> None:
    trainer = Trainer(small(), 5, "cpu")
    trainer.stretch()
    trainer.stretch()
    assert trainer.past.rows == 8
    for lane in trainer.lanes:
        rows = slice(lane.rows.start, lane.rows.start + 8)
        ours = trainer.played.seats[:, rows] == trainer.ours[rows]
        assert torch.equal(trainer.played.counts[:, rows], ours & (trainer.played.masks[:, rows].sum(-1) > 1))
        assert not ours.all()
        free = slice(lane.rows.start + 8, lane.rows.stop)
        assert torch.equal(trainer.played.counts[:, free], trainer.played.masks[:, free].sum(-1) > 1)
    trainer.close()


def test_half_a_minute_is_enough_to_beat_who_plays_at_random() -> None:
    """Counted in updates, which half a minute is enough for: how busy a machine is changes nothing."""
    trainer = Trainer(Settings.read("lutece", kind="cpu", seats=(2,), past_every=10), 1, "cpu")
    for _ in range(25):
        trainer.stretch()
    trainer.drain()
    won = share(policy(trainer), "lutece", 2, "uniform", 400, seed=5)
    trainer.close()
    assert won > 0.8  # of 400 games: a half would stay below 0.6
