"""A net that learns what a search has answered comes nearer to it, and stays near to what it was."""

from pathlib import Path
from typing import Any

import numpy
import pytest

torch: Any = pytest.importorskip("torch", reason="training needs ludus[train], which brings PyTorch")

import ludus  # noqa: E402
from ludus.learn.needs import BadInput  # noqa: E402
from ludus.nets import path  # noqa: E402
from ludus.train import teacher  # noqa: E402
from ludus.train.__main__ import main  # noqa: E402
from ludus.train.pupil import learn  # noqa: E402
from ludus.train.weights import Weights  # noqa: E402

CPU = torch.device("cpu")


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("taught")
    plan = teacher.Plan("lutece", (2, 3), seed=3, iterations=48, often=0.5)
    teacher.teach(plan, folder, 120, jobs=1, deals=24)
    return folder


def unsure() -> Weights:
    """A net that tells good answers from bad ones much less than its teacher does."""
    net = Weights.read(path("lutece"))
    return Weights({**net.arrays, "wp": 0.3 * net.arrays["wp"], "bp": 0.3 * net.arrays["bp"]}, net.about)


def test_what_was_not_learned_from_is_answered_more_like_the_search(taught: Path) -> None:
    net = unsure()
    learned = learn(net, teacher.read(taught), 12, 1, CPU)
    told = learned.about["taught"][-1]
    assert told["after"]["policy"] < told["before"]["policy"] - 0.04
    assert 0 < told["after"]["away"] < 0.2
    assert told["before"]["away"] == pytest.approx(0, abs=1e-3)
    learned.check(ludus.game("lutece"))
    again = learn(net, teacher.read(taught), 12, 1, CPU)
    assert all((learned.arrays[name] == again.arrays[name]).all() for name in net.arrays)


def test_the_command_writes_a_net_that_knows_what_it_learned(taught: Path, tmp_path: Path) -> None:
    out = tmp_path / "net.npz"
    before = path("lutece").read_bytes()
    words = ["lutece", "--taught", str(taught), "--rounds", "1", "--export", str(out), "--device", "cpu"]
    assert main(words) == 0
    assert path("lutece").read_bytes() == before
    found = Weights.read(out)
    assert found.about["taught"][-1]["answers"] == teacher.count(taught)
    assert found.sample is not None
    assert found.sample.dtype == numpy.uint8


def test_little_is_refused(taught: Path) -> None:
    some = {name: column[:150] for name, column in teacher.read(taught).items()}
    with pytest.raises(BadInput, match="at least 200"):
        learn(Weights.read(path("lutece")), some, 1, 1, CPU)
