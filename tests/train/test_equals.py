"""The value of a net is fitted to games among equals: together they expect one victory."""

from pathlib import Path
from random import Random

import numpy
import pytest

import ludus
from ludus.nets import path
from ludus.train.__main__ import main
from ludus.train.equals import fitted, refit
from ludus.train.weights import Weights


def expected(weights: Weights) -> float:
    """What all at a table expect together, on average over careless games."""
    game, random, sums = ludus.game("lutece"), Random(1), list[float]()
    for seed in range(6):
        state = game.new(seats=3, seed=seed)
        while not state.over:
            if random.random() < 0.2:
                seen = numpy.frombuffer(b"".join(game.observation.of(state, seat) for seat in range(3)), "uint8")
                numbers = weights.think(seen.reshape(3, -1))[1][:, :3].astype("float64")
                sums.append(float((numpy.exp(numbers[:, 0]) / numpy.exp(numbers).sum(1)).sum()))
            legal = state.legal(state.seat)
            state.apply(state.seat, random.choice(legal))
    return sum(sums) / len(sums)


def proud() -> Weights:
    """A net that always thinks itself ahead."""
    net = Weights.read(path("lutece"))
    return Weights({**net.arrays, "bv": net.arrays["bv"] + numpy.eye(1, 5, dtype="float32")[0]}, net.about)


def test_a_value_that_always_thinks_itself_ahead_is_put_right() -> None:
    spoilt = proud()
    assert expected(spoilt) > 1.3
    mended = refit(spoilt, (2, 3), 6000, seed=2)
    assert expected(mended) == pytest.approx(1, abs=0.12)
    assert all(mended.arrays[name] is one for name, one in spoilt.arrays.items() if name not in ("wv", "bv"))
    assert mended.about["equals"]["seed"] == 2


def test_the_same_seed_fits_the_same_value() -> None:
    one, again, other = (refit(proud(), (2, 3), 300, seed=seed).arrays["wv"] for seed in (2, 2, 3))
    assert (one == again).all()
    assert not (one == other).all()


def test_the_command_writes_the_net_and_keeps_the_other(tmp_path: Path) -> None:
    file, out = tmp_path / "net.npz", tmp_path / "out.npz"
    proud().write(file)
    before = file.read_bytes()
    assert main(["lutece", "--equals", str(file), "--answers", "300", "--export", str(out)]) == 0
    assert file.read_bytes() == before
    assert Weights.read(out).about["equals"]["answers"] >= 300
    assert main(["fortuna", "--equals", str(file)]) == 1


def test_the_given_net_is_never_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    before = path("lutece").read_bytes()
    assert main(["lutece", "--equals", str(path("lutece")), "--answers", "300"]) == 0
    assert path("lutece").read_bytes() == before
    assert Weights.read(tmp_path / "runs" / "lutece" / "equals.npz").about["equals"]["seats"]


@pytest.mark.parametrize("answers", ["0", "-5", "99"])
def test_too_few_answers_are_refused_in_a_sentence(answers: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lutece", "--equals", str(path("lutece")), "--answers", answers]) == 1
    assert "at least 100 answers" in capsys.readouterr().err


def test_games_nobody_has_won_teach_nothing() -> None:
    w, b = numpy.ones((2, 3), "float32"), numpy.zeros(3, "float32")
    inputs, none = numpy.ones((8, 2), "float32"), numpy.zeros((8, 3), "float32")
    after, begin = fitted(w, b, inputs, none, numpy.ones((8, 3), bool))
    told = inputs @ after + begin
    assert told == pytest.approx(numpy.broadcast_to(told[:, :1], told.shape), abs=1e-3)
