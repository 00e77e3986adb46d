"""A real cluster of Ray on this machine: the same games as on one core, and a worker that is killed loses nothing."""

import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ludus.lab.crews import knock
from ludus.lab.datafile import format_of

from ..cli.terminal import environment

HEAD = """
import ray, sys
found = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
print(found.address_info["address"], flush=True)
sys.stdin.read()
"""


@dataclass(frozen=True)
class Cluster:
    """Its address, the process it grew from, and the token it asks everybody for."""

    address: str
    root: int
    token: dict[str, str]


pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="workers are found in /proc")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster with two workers."""
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    there = environment(tmp_path_factory.mktemp("head"), RAY_USAGE_STATS_ENABLED="0", **token)
    head = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", HEAD],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=there,
    )
    assert head.stdin
    assert head.stdout
    yield Cluster(head.stdout.readline().strip(), head.pid, token)
    head.stdin.close()
    head.wait(30)
    head.stdout.close()


def ludus(home: Path, *words: str, **more: str) -> "subprocess.Popen[str]":
    line = [sys.executable, "-W", "ignore", "-m", "ludus", *words]
    there = {**environment(home), **more}
    return subprocess.Popen(line, env=there, cwd=home, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def finished(process: "subprocess.Popen[str]") -> str:
    out, err = process.communicate(timeout=100)
    assert process.returncode == 0, err
    return out


def games(path: Path) -> dict[int, Any]:
    """By seed, without the times."""
    rows = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    assert len(rows) == len({row["seed"] for row in rows})
    return {
        row["seed"]: [[game[name] for name in ("seating", "shares", "scores", "decisions")] for game in row["games"]]
        for row in rows
    }


def busy(root: int) -> list[int]:
    """The workers of a cluster that play now."""
    parents, playing = {}, []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if (folder / "cmdline").read_bytes().startswith(b"ray::done"):
                playing.append(int(folder.name))
        except OSError:  # it is over
            continue

    def grew(pid: int) -> bool:
        while pid in parents:
            if pid == root:
                return True
            pid = parents[pid]
        return False

    return [pid for pid in playing if grew(pid)]


def test_a_match_plays_the_same_games_and_loses_none_when_workers_are_killed(cluster: Cluster, tmp_path: Path) -> None:
    words = ("match", "lutece", "--bots", "strong:iterations=40,uniform", "--games", "120", "--seed", "3")
    kept = tmp_path / "cluster.jsonl"
    process = ludus(tmp_path, *words, "--file", str(kept), "--cluster", cluster.address, **cluster.token)
    killed = 0
    while process.poll() is None:
        if (
            killed < 3
            and kept.exists()
            and kept.read_bytes().count(b"\n") > 4 * (killed + 1)
            and (found := busy(cluster.root))
        ):
            os.kill(found[0], signal.SIGKILL)
            killed += 1
        time.sleep(0.02)
    assert "120 games on 60 seeds" in finished(process)
    assert killed == 3
    alone = tmp_path / "alone.jsonl"
    finished(ludus(tmp_path, *words, "--file", str(alone), "--jobs", "1"))
    assert games(kept) == games(alone)


def test_data_is_the_same_and_goes_on_elsewhere(cluster: Cluster, tmp_path: Path) -> None:
    """`auto` is the cluster that Ray finds, here by its variable; the rest is played without it."""
    words = ("data", "lutece", "--bots", "greedy,uniform", "--seed", "3")
    finished(
        ludus(
            tmp_path,
            *words,
            "--games",
            "6",
            "--file",
            "both.csv",
            "--cluster",
            "auto",
            **cluster.token,
            RAY_ADDRESS=cluster.address,
        )
    )
    finished(ludus(tmp_path, *words, "--games", "12", "--file", "both.csv", "--jobs", "1"))
    finished(ludus(tmp_path, *words, "--games", "12", "--file", "alone.csv", "--jobs", "1"))
    both, alone = (list(format_of(path).answers(path)) for path in (tmp_path / "both.csv", tmp_path / "alone.csv"))
    assert both == alone


def test_a_ladder_climbs_there_too(cluster: Cluster, tmp_path: Path) -> None:
    words = ("ladder", "lutece", "--bots", "greedy,uniform", "--games", "4", "--seed", "9")
    shown = [
        finished(ludus(tmp_path, *words, "--file", f"{number}.jsonl", *where, **cluster.token))
        .split("decisions in")[0]
        .split("\n")[0]
        for number, where in enumerate((("--cluster", cluster.address), ("--jobs", "1")))
    ]
    assert shown[0] == shown[1]
    assert games(tmp_path / "0.jsonl") == games(tmp_path / "1.jsonl")


def test_an_address_where_nobody_answers_is_told_in_a_sentence(tmp_path: Path) -> None:
    words = ("match", "lutece", "--bots", "greedy,uniform", "--games", "2", "--cluster", "127.0.0.1:9")
    process = ludus(tmp_path, *words)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, "")
    assert "No cluster of Ray answers at 127.0.0.1:9 (" in err
    assert "Traceback" not in err


@pytest.mark.parametrize("address", ["somewhere", "localhost:many", "ray://:10001", "localhost:99999"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises((ValueError, OverflowError, OSError)):
        knock(address)
