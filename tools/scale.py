"""What a ladder of a million games, and a million tables, cost: measures, and writes the tables of docs/scale.md.

`python tools/scale.py measure` plays pieces of ladders for some minutes and keeps what it measured in docs/scale.json;
`write` writes the page from there, and from benchmarks/load.json, which `python -m benchmarks.load` has measured. Time
is that of the processor, so that whatever else the machine does is not counted.
"""

import json
import sys
import tempfile
import tracemalloc
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import process_time
from typing import Any, Final

from ludus import compiled
from ludus.lab import ledger
from ludus.lab.data import Matched
from ludus.lab.datafile import DataFile
from ludus.lab.ladder import Ladder, rungs
from ludus.lab.ledger import Ledger
from ludus.lab.match import Match, play_round

DOCS: Final = Path(__file__).parents[1] / "docs"
FIGURES: Final = DOCS / "scale.json"
PAGE: Final = DOCS / "scale.md"
LOAD: Final = DOCS.parent / "benchmarks" / "load.json"
LADDERS_HERE: Final = "<!-- ladders: written by tools/scale.py -->"
SERVERS_HERE: Final = "<!-- servers: written by tools/scale.py -->"
BUSY: Final = 0.6  # of a core, so that nobody waits for the others
PLAYED: Final = {  # how a million tables are played: actions a second at each, and the share that is open
    "as in the load run, an action a second": (1.0, 1.0),
    "live, an action in ten seconds": (0.1, 1.0),
    "over days, five actions a day, one table in fifty looked at": (5 / 86_400, 0.02),
}
MILLION: Final = 1_000_000
SECONDS: Final = 4.0  # to measure each line
SEATS: Final = 3
LADDERS: Final = {
    "thumb": ("rules of thumb", ("beginner", "casual", "skilled")),
    "search": ("with a short search", ("beginner", "casual", "skilled", "strong")),
}
GAMES: Final = ("lutece", "fortuna", "gloire")


def measured() -> Iterator[dict[str, Any]]:
    """A line for each game and ladder."""
    for game in GAMES:
        for kind, (_, names) in LADDERS.items():
            yield {"game": game, "ladder": kind, **ladder_of(game, names)}


def ladder_of(game: str, names: tuple[str, ...]) -> dict[str, Any]:
    """Whole seeds of a ladder, as they are played and kept; then what it takes to rate them."""
    ladder = Ladder(game, names, SEATS, MILLION, seed=1)
    rounds = ladder.rounds()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "ladder.jsonl"
        kept = Ledger(path, ledger.heading("ladder", game, SEATS, names, 1, {}))
        empty = path.stat().st_size
        play_round(next(rounds))  # the first loads what all others use
        found, start = [], process_time()
        while process_time() - start < SECONDS:
            for _ in ladder.tables:  # every pair alike
                round_ = next(rounds)
                games = play_round(round_)
                kept.add(round_, games)
                found += [(round_, played) for played in games]
        playing = process_time() - start
        size = path.stat().st_size - empty
    start = process_time()
    rungs(ladder, found)
    return {
        "games": len(found),
        "seconds": playing / len(found),
        "rating": (process_time() - start) / len(found),
        "bytes": size / len(found),
    }


def data_of(game: str) -> dict[str, Any]:
    """Rows of the same bots."""
    match = Match(game, ("beginner", "casual", "skilled"), games=30, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        data = DataFile(Path(folder) / "some.parquet", Matched(match))
        start = process_time()
        rows = sum(data.fill())
        data.finish()
        spent = process_time() - start
        size = data.path.stat().st_size
    return {"game": game, "rows": rows / 30, "seconds": spent / 30, "bytes": size / 30}


def memory() -> float:
    """Bytes that a game takes while a ladder runs: all of them are rated at its end."""
    ladder = Ladder("lutece", LADDERS["thumb"][1], SEATS, 30, seed=1)
    rounds = list(ladder.rounds())
    tracemalloc.start()
    found = [(round_, played) for round_ in rounds for played in play_round(round_)]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / len(found)


def measure() -> None:
    if not compiled:
        sys.exit("the rules are not compiled: nobody would play a million games so")
    found = {
        "seats": SEATS,
        "ladders": list(measured()),
        "data": [data_of(game) for game in GAMES],
        "memory": memory(),
    }
    FIGURES.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def write() -> None:
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")


def written(page: str) -> str:
    """The page with the tables that follow from what was measured."""
    ladders = tables(json.loads(FIGURES.read_text("utf-8")))
    load = json.loads(LOAD.read_text("utf-8")) if LOAD.exists() else None
    return filled(filled(page, LADDERS_HERE, ladders), SERVERS_HERE, servers(load))


def filled(page: str, mark: str, lines: Iterable[str]) -> str:
    """The page with these lines between a mark and the next heading."""
    before, found, after = page.partition(mark)
    if not found:
        raise ValueError(f"{PAGE} has no {mark}")
    _, heading, rest = after.partition("\n## ")
    return "\n".join([f"{before}{mark}\n", *lines, heading + rest])


def tables(found: dict[str, Any]) -> Iterator[str]:
    yield f"Tables of {found['seats']}. Measured, for one game; and for a million of them:\n"
    yield "| game | ladder | measured on | ms to play | ms to rate | a million: core hours | on 64 cores | file |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for one in found["ladders"]:
        label, names = LADDERS[one["ladder"]]
        hours = one["seconds"] * MILLION / 3600
        cells = (
            one["game"],
            f"{label}: {len(names)} bots",
            f"{one['games']:,} games",
            f"{1000 * one['seconds']:.1f}",
            f"{1000 * one['rating']:.2f}",
            f"{hours:.1f}",
            duration(one["seconds"] * MILLION / 64 + one["rating"] * MILLION),
            f"{one['bytes'] * MILLION / 1e9:.2f} GB",
        )
        yield f"| {' | '.join(cells)} |"
    yield "\nRows of `ludus data` of the same bots by rules of thumb, in Parquet:\n"
    yield "| game | rows a game | ms a game | kB a game | a million games |"
    yield "| --- | --- | --- | --- | --- |"
    for one in found["data"]:
        kept = (
            one["game"],
            f"{one['rows']:.0f}",
            f"{1000 * one['seconds']:.1f}",
            f"{one['bytes'] / 1000:.1f}",
            f"{one['seconds'] * MILLION / 3600:.1f} core hours, {one['bytes'] * MILLION / 1e9:.0f} GB",
        )
        yield f"| {' | '.join(kept)} |"
    each, all_ = f"{found['memory'] / 1000:.1f} kB", f"{found['memory'] * MILLION / 1e9:.1f} GB"
    yield f"\nA game that waits to be rated takes {each} of memory: a million, {all_}."


def servers(found: dict[str, Any] | None) -> Iterator[str]:
    """What a million tables take, by the cost of an action in the load run of one process on PostgreSQL."""
    if found is None:
        yield "Not measured yet: `python -m benchmarks.load`, then `python tools/scale.py write`."
        return
    one = next(run for run in found["steady"] if run["database"] == "postgresql" and run["processes"] == 1)
    yield f"Measured: {one['tables']} tables, {one['per_second']:.0f} actions a second, one process on PostgreSQL."
    yield f"An action takes {one['server_ms']:.2f} ms of a core of the server and {one['database_ms']:.2f} ms of one of"
    yield f"PostgreSQL, sends {one['sent_kb']:.1f} kB to four people and is kept in {one['entry_bytes']:.0f} bytes;"
    yield f"an open table with four sockets takes {one['table_kb']:.0f} kB of memory."
    yield f"Where cores are {BUSY:.0%} busy, a million tables take:\n"
    yield "| played | actions a second | cores: server | PostgreSQL | memory | sent | kept a day |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for label, (rate, share) in PLAYED.items():
        actions = rate * MILLION
        cells = (
            label,
            f"{actions:,.0f}",
            f"{actions * one['server_ms'] / 1000 / BUSY:,.1f}",
            f"{actions * one['database_ms'] / 1000 / BUSY:,.1f}",
            f"{one['table_kb'] * share * MILLION / 1e6:,.0f} GB",
            f"{actions * one['sent_kb'] * 8 / 1e6:,.2f} Gbit/s",
            f"{actions * one['entry_bytes'] * 86_400 / 1e9:,.1f} GB",
        )
        yield f"| {' | '.join(cells)} |"
    yield "\nSeveral processes at one address, as busy as they get, on cores they share with swarm and PostgreSQL:\n"
    yield "| processes | actions a second | ms of a core an action: server | PostgreSQL |"
    yield "| --- | --- | --- | --- |"
    for run in found["full"]:
        yield (f"| {run['processes']} | {run['per_second']:.0f} | {run['server_ms']:.2f} | {run['database_ms']:.2f} |")


def duration(seconds: float) -> str:
    return f"{seconds / 3600:.1f} h" if seconds >= 3600 else f"{seconds / 60:.0f} min"


if __name__ == "__main__":
    for word in sys.argv[1:]:
        {"measure": measure, "write": write}[word]()
