"""The file of a net: read as it was written, and refused with a sentence when spoilt or trained for something else."""

import hashlib
import json
from array import array
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ludus
from ludus import bots, nets
from ludus.nets import BadNet
from ludus.nets.file import MOST, Kept, parse
from tests.nets.made import made

GAME = ludus.game("lutece")


def signed(body: bytes) -> bytes:
    """With the digest of what it holds, whatever that is."""
    return body + hashlib.sha256(body).digest()


def told(**facts: Any) -> bytes:
    """A net whose second line tells something else."""
    first, second, rest = made(GAME).to_bytes()[:-32].split(b"\n", 2)
    return signed(b"\n".join([first, json.dumps({**json.loads(second), **facts}).encode(), rest]))


def test_a_net_is_read_as_it_was_written() -> None:
    kept = made(GAME, command="ludus train lutece", date="2026-11-16")
    again = parse(kept.to_bytes())
    assert (again.lifts, again.weights, again.numbers, again.about) == (
        kept.lifts,
        kept.weights,
        kept.numbers,
        kept.about,
    )
    assert again.about["command"] == "ludus train lutece"
    assert again.to_bytes() == kept.to_bytes()
    assert again.digest == kept.to_bytes()[-32:].hex()
    again.fit(GAME)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "this is no net"),
        (b"PK\x03\x04", "this is no net"),
        (b"ludus-net 9\n{}\n", "ludus-net 9 is another version, expected ludus-net 1"),
        (made(GAME).to_bytes()[:-1], "spoilt"),
        (made(GAME).to_bytes()[:-40], "spoilt"),
        (made(GAME).to_bytes().replace(b"lutece-v1", b"lutece-v2"), "spoilt"),
        (signed(b"ludus-net 1\n[]\n"), "second line"),
        (signed(b'ludus-net 1\n{"game": "lutece"}\n'), "second line"),
        (told(layers=[[1 << 40, 3]] * 4), "bytes of numbers"),
        (told(layers=[[24, 25]]), "1 layers, expected 3 to 5"),
        (told(layers=[[24, 25], [16, 32], [208, 22], [5, 63]]), "5 outputs at the end, shifted by 63"),
        (told(layers=[[24, 0], [16, 32], [208, 22], [5, 23]]), "a layer of 24 outputs, shifted by 0"),
        (b"ludus-net 1\n" + bytes(MOST), "more than 2000000 bytes"),
    ],
)
def test_a_spoilt_net_is_refused_with_a_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(BadNet, match=f"net: .*{sentence}"):
        parse(data)


def spoilt(kept: Kept, what: str, at: int, value: int) -> Kept:
    weights, numbers, lifts = array("h", kept.weights), array("i", kept.numbers), bytearray(kept.lifts)
    found: dict[str, Any] = {"weights": weights, "numbers": numbers, "lifts": lifts}
    found[what][at] = value
    return replace(kept, weights=weights, numbers=numbers, lifts=bytes(lifts))


@pytest.mark.parametrize(
    ("what", "at", "value", "sentence"),
    [
        ("numbers", 60, 2**31 - 1, "the sums of layer 1 do not fit"),
        ("numbers", 24, -1, "the sums of layer 0 do not fit"),
        ("lifts", 0, 8, "lifted by 8"),
    ],
)
def test_numbers_that_would_lead_astray_are_refused(what: str, at: int, value: int, sentence: str) -> None:
    with pytest.raises(BadNet, match=sentence):
        parse(spoilt(made(GAME), what, at, value).to_bytes())


def test_an_observation_that_could_pass_31_bits_is_refused() -> None:
    kept = replace(made(ludus.game("gloire")), lifts=bytes([7]) * 3795)
    with pytest.raises(BadNet, match="the sums of layer 0 do not fit"):
        parse(spoilt(kept, "numbers", 0, 2**31 - 2**24).to_bytes()).fit(ludus.game("gloire"))


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"observation": "lutece-v0"}, "it was trained for observation lutece-v0, this is lutece-v1"),
        ({"game": "fortuna"}, "it was trained for game fortuna, this is lutece"),
    ],
)
def test_a_net_for_something_else_is_refused(facts: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadNet, match=sentence):
        parse(told(**facts)).fit(GAME)


def test_a_net_that_knows_other_answers_is_refused() -> None:
    """A game that grew by an answer."""
    kept = made(GAME)
    kept.about["layers"][-2][0] -= 1
    with pytest.raises(BadNet, match="it knows 207 answers and 5 seats, not 208 and 5"):
        kept.fit(GAME)


def test_where_no_net_is_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDUS_NETS", str(tmp_path))
    with pytest.raises(nets.NoNet, match=r"there is no net for lutece: lutece\.net is missing"):
        bots.make("net").choose(GAME.new(2, 1), 0)
    with pytest.raises(bots.BadSetting, match=r"lutece\.net is missing") as missing:
        bots.make("net", game="lutece")
    assert (missing.value.message, missing.value.facts) == ("no-net", {"file": "lutece.net"})
    (tmp_path / "lutece.net").write_bytes(told(observation="lutece-v0"))
    with pytest.raises(bots.BadSetting, match="lutece-v0") as bad:
        bots.make("net", game="lutece")
    assert bad.value.message == "bad-net"


def test_a_name_chooses_another_net_and_no_other_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDUS_NETS", str(tmp_path))
    (tmp_path / "old-one.net").write_bytes(made(GAME, seed=2).to_bytes())
    state = GAME.new(2, 1)
    assert bots.make("net:name=old-one", game="lutece").choose(state, 0) in state.legal(0)
    with pytest.raises(bots.BadSetting, match="expected letters, digits and hyphens"):
        bots.make("net:name=../lutece")


def test_shipped_nets_are_small_and_fit_their_games() -> None:
    for path in nets.HERE.glob("*.net"):
        kept = nets.read(path)
        kept.fit(ludus.game(path.stem))
        assert path.stat().st_size <= MOST
        assert {"command", "date"} <= set(kept.about)
