"""What training needs no PyTorch for: settings, nets as files, and how they play."""

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy
import pytest

import ludus
from ludus import bots, nets
from ludus.core.names import WHOLE
from ludus.learn import Batch
from ludus.learn.needs import BadInput
from ludus.train import judge
from ludus.train.__main__ import main
from ludus.train.player import Player, odds
from ludus.train.settings import Settings
from ludus.train.weights import Weights, describe, names

GAMES = ["fortuna", "gloire", "lutece"]


def net(name: str = "lutece", sure: int | None = None, **more: Any) -> Weights:
    """A net of random weights; or one that is sure of one action whatever it sees."""
    game = ludus.game(name)
    luck = numpy.random.default_rng(1)
    widths = {"w0": (game.observation.size, 8), "w1": (8, 8), "wp": (8, game.actions), "wv": (8, game.seats[-1])}
    shapes = {label: widths[label] if label in widths else (widths["w" + label[1:]][1],) for label in names(2)}
    arrays = {label: luck.normal(0, 0.1, shape).astype("float32") for label, shape in shapes.items()}
    if sure is not None:
        arrays["wp"][:], arrays["bp"][:] = 0, 0
        arrays["bp"][sure] = 50
    return Weights(arrays, {**describe(game), **more})


@pytest.mark.parametrize("call", ["cli.main", "train.__main__.main"])
def test_without_pytorch_a_sentence_names_the_extra(call: str) -> None:
    words = ["train", "lutece"] if call == "cli.main" else ["lutece"]
    program = f"import sys; sys.modules['torch'] = None; import ludus.cli, ludus.train.__main__; ludus.{call}({words})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == "torch is not installed: pip install 'ludus[train]'"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["cuda", "cpu"])
def test_every_game_has_settings_for_both_kinds_of_machine(game: str, kind: str) -> None:
    found = Settings.read(game, kind=kind)
    assert found.game == game
    assert {2, 4} <= set(found.seats) <= set(ludus.game(game).seats)
    assert Settings.of(json.loads(json.dumps(found.told()))) == found
    assert Settings.read(game, kind=kind, tables=64).tables == 64


@pytest.mark.parametrize("game", GAMES)
def test_a_net_by_these_settings_fits_into_two_megabytes_at_a_byte_a_weight(game: str) -> None:
    here = ludus.game(game)
    widths = [here.observation.size, *Settings.read(game).hidden, here.actions + here.seats[-1]]
    assert sum(wide * narrow for wide, narrow in pairwise(widths)) < 2_000_000


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("tabels = 4", "unknown settings: tabels"),
        ("tables = 0", "tables is 0"),
        ("tables = 2.5", "tables is 2.5, expected a whole number"),
        ("tables = true", "tables is True, expected a whole number"),
        ("hidden = 3", "hidden is 3, expected a list of whole numbers"),
        ("hidden = [0, 8]", "two or three widths"),
        ("rate = 0.1", "rate is 0.1, expected two numbers, at the beginning and at the horizon"),
        ("rate = [1, 2, 3]", "expected two numbers"),
        ("trace = 'long'", "trace is 'long', expected a number"),
        ("horizon = 0", "horizon is 0, expected seconds above 0"),
        ("against = 1", "against is 1, expected a text"),
        ("judge_rivals = 'uniform'", "judge_rivals is 'uniform', expected a list of texts"),
        ("tables = 3", "expected an even number"),
        ("hidden = [8]", "two or three widths"),
        ("seats = [2, 9]", "seats are 2 to 5"),
        ("tables = ", "Invalid value"),
    ],
)
def test_settings_that_cannot_be_are_refused_with_a_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(BadInput, match=sentence):
        Settings.read("lutece", file)


def test_a_net_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lutece", "--judge", str(tmp_path)]) == 1
    assert "Traceback" not in (told := capsys.readouterr().err)
    assert str(tmp_path) in told


def test_a_setting_typed_by_hand() -> None:
    assert Settings.changes(["tables=512", "rate=[0.001, 0.0001]"]) == {"tables": 512, "rate": [0.001, 0.0001]}
    with pytest.raises(BadInput, match="expected NAME=VALUE"):
        Settings.changes(["tables"])


def test_what_changes_does_so_up_to_the_horizon() -> None:
    found = Settings.read("lutece", horizon=100.0)
    assert [found.at((1.0, 0.0), seconds) for seconds in (0, 50, 100, 200)] == [1.0, 0.5, 0.0, 0.0]


def test_a_net_is_written_and_read(tmp_path: Path) -> None:
    made = net()
    sample = numpy.arange(2 * 1607, dtype="uint8").reshape(2, 1607)
    file = tmp_path / "new" / "net.npz"
    Weights(made.arrays, made.about, sample).write(file)
    found = Weights.read(file)
    assert found.about == made.about
    assert found.layers == 2
    assert all((found.arrays[name] == made.arrays[name]).all() for name in names(2))
    assert (found.sample == sample).all()
    numbers, standing = found.think(sample)
    assert (numbers == made.think(sample)[0]).all()
    assert standing.shape == (2, 5)


def test_what_is_no_net_or_not_for_this_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    file.write_bytes(b"no net")
    with pytest.raises(BadInput, match="is no net"):
        Weights.read(file)
    with pytest.raises(BadInput, match="the net is for"):
        Player(net(observation="lutece-v0"))
    with pytest.raises(BadInput, match="the net is for"):
        net("fortuna").check(ludus.game("lutece"))


def test_slips_are_left_out_and_what_is_illegal_never_played() -> None:
    numbers = numpy.log([[0.5, 0.4, 0.1, 9.0]])
    found = odds(numbers, numpy.array([[1, 1, 1, 0]]), floor=0.25)
    assert numpy.allclose(found, [[5 / 9, 4 / 9, 0, 0]])


def test_a_net_plays_what_it_is_sure_of_where_it_is_legal() -> None:
    game = ludus.game("lutece")
    state = game.new(2, 5)
    sure = list(state.legal(state.seat))[7]
    player = Player(net(sure=sure))
    assert bots.decide(player, state, state.seat, 1) == sure
    player = Player(net(sure=game.actions - 1))
    assert not state.allows(state.seat, game.actions - 1)
    assert {bots.decide(player, state, state.seat, 1) for _ in range(200)} <= set(state.legal(state.seat))


def test_a_share_is_that_of_the_policys_own_seat() -> None:
    """`guided` in the caller's hands beats `uniform` as it does in a rival's."""

    def share(policy: Any, rival: str) -> float:
        return judge.share(policy, "lutece", 2, rival, 200, seed=3)

    luck = numpy.random.default_rng(1)

    def uniform(observations: Any, masks: Any) -> Any:
        return (luck.random(masks.shape) * masks).argmax(1)

    assert share(uniform, "guided") < 0.1
    assert 0.4 < share(uniform, "uniform") < 0.6


def test_a_match_plays_every_deal_from_every_seat(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    net().write(file)
    found = judge.match(file, "uniform", seats=3, seconds=60, jobs=1, seed=1, games=6)
    assert (found["rival"], found["seats"], found["games"]) == ("uniform", 3, 6)
    assert 0 <= found["low"] <= found["share"] <= found["high"] <= 1
    deal, shares, _, answers = judge.play(file, "uniform", 3, 1, 0)
    assert (deal, len(shares)) == (0, 3)
    assert answers > 30
    assert judge.play(file, "uniform", 3, 1, 0)[1] == shares


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_legal_changes_nothing_and_follows_from_its_seed(game: str) -> None:
    with Batch(game, 32, [2, 4], seed=4, threads=2) as batch:
        frame = batch.frame()
        batch.observe(frame)
        for step in range(40):
            before = batch.save()
            said = batch.advise(step)
            assert batch.save() == before
            assert (said == batch.advise(step)).all()
            assert frame.masks[numpy.arange(32), said].all()
            batch.step(said, frame)
        assert any((said != batch.advise(seed)).any() for seed in range(5))


@pytest.mark.parametrize("game", GAMES)
def test_a_shipped_net_is_read_as_the_floats_it_stands_for(game: str) -> None:
    kept, here = nets.find(game), ludus.game(game)
    floats = Weights.of(kept)
    floats.check(here)
    state, asked = here.new(3, 5), 0
    while not state.over and asked < 60:
        seat, legal = state.seat, state.legal(state.seat)
        if len(legal) > 1:
            asked += 1
            seen = numpy.frombuffer(here.observation.of(state, seat), "uint8")[None]
            numbers, _ = floats.think(seen)
            ours = odds(numbers, numpy.isin(numpy.arange(here.actions), legal)[None], floor=0)[0]
            whole = dict(kept.net.policy(state, seat))
            assert max(abs(ours[action] - whole[action] / WHOLE) for action in legal) < 0.02
        state.apply(seat, max(kept.net.policy(state, seat), key=lambda one: one[1])[0])
    assert asked > 10
