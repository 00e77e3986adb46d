"""A game of another package, in plain Python, works wherever ours do: examples/micatio, installed beside them."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.cli.terminal import Terminal, piped
from tests.micatio import ROOT, path_with


@pytest.mark.parametrize("build", ["installed", "plain"])
def test_it_passes_the_conformance_suite(micatio: Path, tmp_path: Path, build: str) -> None:
    ludus = ROOT / "build/plain/lib" if build == "plain" else None
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "ludus.conformance"]
    done = subprocess.run(
        [*command, "--game", "micatio"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path_with(micatio, ludus)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    assert " passed" in done.stdout


SEARCHED: Final = """
import sys, ludus
from ludus.bots.ismcts import Ismcts
from ludus.bots import make
game = ludus.game("micatio")
state = game.new(2, 7)
print(state.playouts(20, 3), [Ismcts(200, seed=seed).choose(state, 0) for seed in range(3)])
print([make(name, 1).choose(state, 0) for name in ("greedy", "casual", "skilled")])
"""


def test_searches_choose_the_same_in_every_build(micatio: Path) -> None:
    found = [
        subprocess.run(
            [sys.executable, "-c", SEARCHED],
            env={**os.environ, "PYTHONPATH": path_with(micatio, ludus)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for ludus in (None, ROOT / "build/plain/lib")
    ]
    assert found[0] == found[1]


BROKEN: Final = """
from micatio.game import State
from ludus.bots.ismcts import Ismcts

class Late(State):
    def reveal(self):
        raise KeyError("the rules are wrong")

class Unsorted(State):
    def answers_of(self, seat):
        return [5, 3]

def fails(call, kind):
    try:
        call()
    except kind as error:
        return
    raise AssertionError(f"{kind} was lost")

def begun(kind):
    state = kind({})
    state.start(2, "x")
    return state

def play_both(state):
    state.apply(0, 1)
    state.apply(1, 1)

for kind, error in ((Late, KeyError), (Unsorted, ValueError)):
    fails(lambda: play_both(begun(kind)), error)
    fails(lambda: begun(kind).playout(1), error)
    fails(lambda: begun(kind).playouts(3, 1), error)
    fails(lambda: Ismcts(100).choose(begun(kind), 0), error)
fails(lambda: begun(Unsorted).legal(0), ValueError)
fails(lambda: begun(Unsorted).allows(0, 3), ValueError)
"""


@pytest.mark.parametrize("build", ["installed", "plain"])
def test_what_its_rules_raise_is_raised_by_whoever_called_the_core(micatio: Path, build: str) -> None:
    ludus = ROOT / "build/plain/lib" if build == "plain" else None
    environment = {**os.environ, "PYTHONPATH": path_with(micatio, ludus)}
    done = subprocess.run([sys.executable, "-c", BROKEN], env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("language", "offered", "shown"),
    [
        ("en_GB.UTF-8", "show 3 call 6 Show 3 and call 6", "You show"),
        ("pl_PL.UTF-8", "show 3 call 6 Pokaż 3 i zawołaj 6", "Pokazujesz"),
    ],
)
def test_it_is_played_at_the_terminal_in_its_own_words(
    micatio: Path, tmp_path: Path, language: str, offered: str, shown: str
) -> None:
    words = ("play", "micatio", "--bots", "uniform", "--seed", "3")
    with Terminal(tmp_path, *words, PYTHONPATH=path_with(micatio), LANG=language) as terminal:
        terminal.wait()
        assert offered in " ".join(terminal.type("list").split())
        assert shown in terminal.type("show 3 call 6")


def test_bots_play_a_match_of_it(micatio: Path, tmp_path: Path) -> None:
    words = ("match", "micatio", "--bots", "greedy,uniform", "--games", "4", "--jobs", "1")
    done = piped(tmp_path, *words, PYTHONPATH=path_with(micatio))
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout


def test_bots_climb_a_ladder_of_it(micatio: Path, tmp_path: Path) -> None:
    words = ("ladder", "micatio", "--bots", "greedy,uniform", "--games", "2", "--seats", "2", "--jobs", "1")
    done = piped(tmp_path, *words, "--file", str(tmp_path / "ladder.jsonl"), PYTHONPATH=path_with(micatio))
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout
    assert "uniform" in done.stdout


SHORT: Final = 'game = "micatio"\ngoal = 2\n'


def test_its_card_file_can_be_changed(micatio: Path, tmp_path: Path) -> None:
    (tmp_path / "short.toml").write_text(SHORT, "utf-8")
    done = piped(tmp_path, "cards", "check", str(tmp_path / "short.toml"), PYTHONPATH=path_with(micatio))
    assert done.returncode == 0, done.stdout + done.stderr
    script = (
        "import ludus; game = ludus.game('micatio'); text = open('short.toml').read()\n"
        "state = game.new(2, 1, cards=text); again = game.position(game.write(state), **game.options(state))\n"
        "assert again.goal == state.goal == state.clone().goal == 2 and game.new(2, 1).goal == 5\n"
        "state.playout(3); assert max(state.scores()) == 2, state.scores()"
    )
    environment = {**os.environ, "PYTHONPATH": path_with(micatio)}
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, env=environment, check=True)


@pytest.mark.parametrize(("text", "told"), [("goal = 0", "goal is 0, expected 1 to 20"), ("goal = ", "line 1")])
def test_a_card_file_that_cannot_be_played_is_refused_with_a_sentence(
    micatio: Path, tmp_path: Path, text: str, told: str
) -> None:
    (tmp_path / "broken.toml").write_text(text, "utf-8")
    done = piped(
        tmp_path, "cards", "check", str(tmp_path / "broken.toml"), "--game", "micatio", PYTHONPATH=path_with(micatio)
    )
    assert done.returncode != 0
    assert told in done.stdout + done.stderr


FACE: Final = """
from ludus.cli.faces.plain import PlainFace

class Own(PlainFace):
    def title(self):
        return "MICATIO, drawn by its own face"

def make(speech, people, options):
    return Own(speech, people)
"""


def test_a_face_of_its_own_is_found(micatio: Path, tmp_path: Path) -> None:
    other = tmp_path / "face"
    (other / "own_face-1.dist-info").mkdir(parents=True)
    (other / "own_face.py").write_text(FACE, "utf-8")
    (other / "own_face-1.dist-info/METADATA").write_text("Metadata-Version: 2.1\nName: own-face\nVersion: 1\n", "utf-8")
    (other / "own_face-1.dist-info/entry_points.txt").write_text("[ludus.faces]\nmicatio = own_face:make\n", "utf-8")
    words = ("play", "micatio", "--bots", "uniform", "--seed", "3")
    path = os.pathsep.join([str(other), path_with(micatio)])
    with Terminal(tmp_path, *words, PYTHONPATH=path, LANG="en_GB.UTF-8") as terminal:
        assert "drawn by its own face" in terminal.wait()


LEARNED: Final = """
import numpy, ludus
from ludus.learn import Batch, aec, gym
batch = Batch("micatio", tables=6, seats=2, seed=3, rivals=["uniform"], threads=2)
frame = batch.frame(everything=True)
batch.observe(frame)
ends = 0
for _ in range(300):
    batch.step(frame.masks.argmax(1), frame)
    ends += int(frame.ends.sum())
print(ludus.game("micatio").observation, ends > 6, frame.rewards.max() <= 1)
env = aec("micatio")
env.reset(seed=1)
print(env.observe("seat_1")["action_mask"].sum())
"""


def test_machines_may_learn_it(micatio: Path) -> None:
    """Its observations follow from its zones, and a batch steps it like any other game."""
    environment = {**os.environ, "PYTHONPATH": path_with(micatio)}
    done = subprocess.run([sys.executable, "-c", LEARNED], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["Observation(micatio-v1, 105 bytes) True True", "45"], done.stderr[-2000:]
