"""Making whole numbers from floats: they answer alike, and what does not is not written."""

import json
from pathlib import Path
from typing import Any

import numpy
import pytest

import ludus
from ludus import nets
from tests.bots.test_bots import positions
from tools import quantise


def floats(name: str, folder: Path, widths: tuple[int, ...] = (32, 24, 16), **other: Any) -> Path:
    """A float net of chance as training writes it, with observations of random games."""
    game, random = ludus.game(name), numpy.random.default_rng(3)
    high = numpy.maximum(numpy.frombuffer(game.observation.high, numpy.uint8), 1)
    sample = [numpy.frombuffer(game.observation.of(*one), numpy.uint8) for one in positions(name, 60)]
    held: dict[str, Any] = {"sample": numpy.array(sample)}
    inputs = game.observation.size
    ends = {"p": (game.actions, 2.0), "v": (game.seats[-1], 0.7)}
    for key, (width, size) in {**{str(i): (width, 1.4) for i, width in enumerate(widths)}, **ends}.items():
        held[f"w{key}"] = (random.normal(size=(inputs, width)) * size / numpy.sqrt(inputs)).astype(numpy.float32)
        held[f"b{key}"] = (random.normal(size=width) * 0.1).astype(numpy.float32)
        if key == "0":
            held["w0"] *= 5 / high[:, None]
        if key not in ends:
            inputs = width
    told = {"game": name, "observation": game.observation.name, "command": "ludus train", "date": "2026-11-16"}
    held |= {"about": json.dumps(told), **other}
    path = folder / f"{name}.npz"
    numpy.savez(path, **held)
    return path


@pytest.mark.parametrize("name", ludus.titles())
@pytest.mark.parametrize("widths", [(32, 24), (32, 24, 16)])
def test_whole_numbers_answer_like_the_floats(name: str, widths: tuple[int, ...], tmp_path: Path, capsys: Any) -> None:
    out = tmp_path / f"{name}.net"
    words = [str(floats(name, tmp_path, widths)), "--out", str(out), "--positions", "120"]
    assert quantise.main(words) == 0
    assert "first choice agrees" in capsys.readouterr().out
    kept = nets.read(out)
    kept.fit(ludus.game(name))
    assert kept.about["command"] == "ludus train"
    assert kept.about["quantised"]["agreed"] >= quantise.AGREED


def test_a_sample_that_is_not_like_the_games_makes_a_net_that_is_refused(tmp_path: Path, capsys: Any) -> None:
    """Nothing of it reaches the layers, so they are scaled for nothing."""
    empty = numpy.zeros((40, ludus.game("fortuna").observation.size), numpy.uint8)
    path, out = floats("fortuna", tmp_path, sample=empty), tmp_path / "fortuna.net"
    assert quantise.main([str(path), "--out", str(out), "--positions", "60"]) == 1
    assert "not written" in capsys.readouterr().err
    assert not out.exists()


def test_a_file_without_its_layers_is_refused_with_a_sentence(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "half.npz"
    numpy.savez(path, w0=numpy.zeros((2, 2)), about='{"game": "fortuna"}', sample=numpy.zeros((1, 607)))
    assert quantise.main([str(path)]) == 1
    assert "w0 or b0 is missing" in capsys.readouterr().err
