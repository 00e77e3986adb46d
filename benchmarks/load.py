"""A load run on this machine: `python -m benchmarks.load` opens a server and a swarm, each a process of its own.

300 tables with four sockets each, one action per table and second for two minutes: from the action being sent to the
last of the four views being received. Only loopback is ever addressed; tables and time are bounded.
"""

import argparse
import json
import os
import platform
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

TARGET_MS: Final = 250.0
TABLES, SECONDS, RATE = 300, 120, 1.0  # the run that is written down
RESULTS: Final = Path(__file__).parent / "LOAD.md"
FIGURES: Final = ("process_resident_memory_bytes", "process_cpu_seconds_total")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=int, default=SECONDS)
    parser.add_argument("--rate", type=float, default=RATE, help="actions per table and second")
    parser.add_argument("--database", default="", help="SQLite in a new folder if left out")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/tables.sqlite"
        report = run(database, options.tables, options.seconds, options.rate)
    text = render(report, options)
    print(text)
    if (options.tables, options.seconds, options.rate, options.database) == (TABLES, SECONDS, RATE, ""):
        RESULTS.write_text(text, encoding="utf-8")
    sys.exit(report["p99_ms"] > TARGET_MS)


def run(database: str, tables: int, seconds: int, rate: float) -> dict[str, Any]:
    """Opens both processes, and measures."""
    port, told = free_port(), free_port()
    environment = {
        **os.environ,
        "LUDUS_DATABASE": database,
        "LUDUS_RATE": "100000000",
        "LUDUS_SOCKETS": "5000",
        "LUDUS_TABLES": "5000",
        "LUDUS_METRICS": f"127.0.0.1:{told}",
    }
    serve = [sys.executable, "-m", "ludus", "serve", "--port", str(port), "--level", "warning"]
    server = subprocess.Popen(serve, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_for(told)
        before = figures(told)
        words = [sys.executable, "-m", "benchmarks.load_swarm", str(port), str(tables), str(seconds), str(rate)]
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as swarm:
            assert swarm.stdin is not None
            assert swarm.stdout is not None
            json.loads(swarm.stdout.readline())
            opened = figures(told)
            swarm.stdin.write("go\n")
            swarm.stdin.flush()
            report: dict[str, Any] = json.loads(swarm.stdout.readline())
        after = figures(told)
    finally:
        server.terminate()
        server.wait(20)
    memory, cpu = FIGURES
    report["memory_mb"] = after[memory] / 1e6
    report["table_kb"] = (opened[memory] - before[memory]) / tables / 1e3
    report["cpu"] = (after[cpu] - opened[cpu]) / seconds
    return report


def figures(port: int) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as reply:
        lines = [line.split() for line in reply.read().decode().splitlines() if line.startswith(FIGURES)]
    return {line[0]: float(line[1]) for line in lines}


def wait_for(port: int) -> None:
    for _ in range(300):
        try:
            figures(port)
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server does not answer")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def render(report: dict[str, Any], options: argparse.Namespace) -> str:
    return f"""# Load of the table server

Written by `python -m benchmarks.load`: {options.tables} tables of Lutèce, four people with a socket each, {options.rate:g} random actions per table and
second for {options.seconds} seconds, server and swarm each a process of its own over loopback, SQLite with `synchronous=FULL`. A game that ends
makes room for a new table. Measured from an action being sent to the last of the four views being received.

| | |
|---|---|
| machine | {os.cpu_count()} cores, Python {platform.python_version()}, load average {os.getloadavg()[0]:.1f} at the end |
| latency | p50 {report["p50_ms"]:.1f} ms, p95 {report["p95_ms"]:.1f} ms, **p99 {report["p99_ms"]:.1f} ms** (target {TARGET_MS:.0f} ms), longest {report["max_ms"]:.0f} ms |
| throughput | {report["actions"]} actions, {report["per_second"]:.0f} a second; {report["games"]} games ended and began anew; {report["sent_mb"]:.0f} MB sent |
| server | {report["cpu"]:.0%} of one core, {report["memory_mb"]:.0f} MB at the end |
| memory | {report["table_kb"]:.0f} kB per table with its four sockets |
"""  # noqa: E501


if __name__ == "__main__":
    main()
