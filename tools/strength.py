"""Plays the ladders and the claims of docs/strength.md, and writes its tables from the results.

    python tools/strength.py play     plays what is missing, all games at 2, 3 and 4 players; stopped, it goes on
    python tools/strength.py write    writes the tables anew from docs/strength/*.json, and what the lobby shows of them

`make strength` does both. Games lie in build/strength, results in docs/strength.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import ludus
from ludus.bots.levels import LEVELS

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs/strength.md"
RESULTS: Final = ROOT / "docs/strength"
KEPT: Final = ROOT / "build/strength"
SHOWN: Final = ROOT / "src/ludus/bots/strength.toml"
BEGIN, END = "<!-- tables: written by tools/strength.py -->", "<!-- end of the tables -->"
SEATS: Final = (2, 3, 4)
SEED: Final = "1"
STRONGEST: Final = "master"
RUNGS: Final = ",".join(level for level in LEVELS if level != "champion")  # with a whole second a ladder takes a day


@dataclass(frozen=True, slots=True)
class Run:
    """One command of `ludus`, and the name of its result."""

    name: str
    words: tuple[str, ...]

    def play(self) -> int:
        """Plays it to its end, and only then keeps the result: of a match the number of its games is enough."""
        KEPT.mkdir(parents=True, exist_ok=True)
        RESULTS.mkdir(exist_ok=True)
        games, result = KEPT / f"{self.name}.jsonl", KEPT / f"{self.name}.json"
        words = [sys.executable, "-m", "ludus", *self.words, "--file", str(games), "--json", str(result)]
        code = subprocess.run(words, check=False).returncode
        if code == 0:
            found = json.loads(result.read_text("utf-8"))
            if "games" in found:
                found["games"] = len(found["games"])
            text = json.dumps(found, indent=1, ensure_ascii=False)
            (RESULTS / result.name).write_text(text + "\n", encoding="utf-8")
        return code


def runs(games: int) -> Iterator[Run]:
    """A ladder for every game and number of players; then the claims."""
    for game in ludus.titles():
        for seats in SEATS:
            words = ("ladder", game, "--bots", RUNGS, "--seats", str(seats), "--games", str(games), "--seed", SEED)
            yield Run(f"ladder-{game}-{seats}", words)
    for game in ludus.titles():
        yield claim(game, "2", (STRONGEST, "greedy"), "0.75,0.85")
        yield claim(game, "4", (STRONGEST, *["greedy"] * 3), "0.45,0.55")
        for weaker, stronger in pairwise(LEVELS):
            yield claim(game, stronger, (stronger, weaker), "0.6,0.7")


def claim(game: str, name: str, bots: Iterable[str], shares: str) -> Run:
    words = ("match", game, "--bots", ",".join(bots), "--sprt", shares, "--seed", SEED)
    return Run(f"claim-{game}-{name}", words)


def play(games: int, only: list[str]) -> int:
    """Everything that is wanted, one after the other; Ctrl-C or a refusal ends it."""
    wanted = [run for run in runs(games) if not only or any(part in run.name for part in only)]
    for number, run in enumerate(wanted, start=1):
        print(f"{number}/{len(wanted)} ludus {' '.join(run.words)}", flush=True)
        code = run.play()
        if code:
            return code
    return 0


def page(text: str, results: Path) -> str:
    """The page with its tables written anew."""
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    return f"{before}{BEGIN}\n\n{tables(results)}\n{END}{after}"


def shown(results: Path) -> str:
    """The ratings of the ladders, for where one picks a bot."""
    parts = ["# Ratings of the ladders in docs/strength, and their doubt: written by tools/strength.py."]
    for path in sorted(results.glob("ladder-*.json")):
        found = json.loads(path.read_text("utf-8"))
        rungs = [f'"{one["bot"]}" = [{one["rating"]:.1f}, {one["doubt"]:.1f}]' for one in found["rungs"]]
        parts += ["", f"[{found['ladder']['game']}.{found['ladder']['seats']}]", *rungs]
    return "\n".join(parts) + "\n"


def tables(results: Path) -> str:
    """All that was measured."""
    parts = [ladder(json.loads(path.read_text("utf-8"))) for path in sorted(results.glob("ladder-*.json"))]
    claims = [json.loads(path.read_text("utf-8")) for path in sorted(results.glob("claim-*.json"))]
    if claims:
        head = ("game", "claim", "share", "95 % interval", "games", "verdict", "code", "command")
        parts.append("### Claims\n\n" + table(head, map(claimed, claims)))
    return "\n".join(parts) or "Nothing has been measured yet.\n"


def ladder(found: dict[str, Any]) -> str:
    """One ladder: its rungs, and every bot against every other."""
    told, rungs = found["ladder"], found["rungs"]
    head = ("bot", "rating", "wins", "95 % interval", "ms a decision", "failures")
    rows = [
        [
            rung["bot"],
            f"{rung['rating']:.1f} ± {rung['doubt']:.1f}",
            f"{rung['share']:.1%}",
            between(rung),
            f"{1000 * rung['seconds'] / max(1, rung['decisions']):.1f}",
            str(sum(rung["failures"].values())),
        ]
        for rung in rungs
    ]
    names = [rung["bot"] for rung in rungs]
    met = {(one["bot"], one["against"]): one for one in found["meetings"] if one["games"]}
    pairs = [[name, *(pair(met.get((name, other))) for other in names)] for name in names]
    return (
        f"### {told['game']}, {told['seats']} players\n\n"
        f"`{found['command']}`: {found['played']} games; code {told['code']}.\n\n"
        f"{table(head, rows)}\n"
        f"One of the row among those of the column ({1 / told['seats']:.0%} would be even):\n\n"
        f"{table(('', *names), pairs)}"
    )


def pair(met: dict[str, Any] | None) -> str:
    return "-" if met is None else f"{met['share']:.0%} ({between(met)})"


def between(found: dict[str, Any]) -> str:
    return f"{found['low']:.0%} – {found['high']:.0%}"


def claimed(found: dict[str, Any]) -> list[str]:
    """One claim and how it ended."""
    first, sprt, told = found["standings"][0], found["sprt"], found["match"]
    least, most = f"{sprt['least']:.0%}", f"{sprt['most']:.0%}"
    verdict = {True: "held", False: f"**refuted**: less than {most}", None: "not decided"}[sprt["verdict"]]
    return [
        told["game"],
        f"{' '.join(told['bots'])}: more than {least}",
        f"{first['wins'] / first['games']:.1%}",
        between(first),
        str(first["games"]),
        f"{verdict} ({sprt['evidence'][0]:+.1f}, {sprt['evidence'][1]:+.1f})",
        told["code"],
        f"`{found['command']}`",
    ]


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A Markdown table."""
    titles = list(head)
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="The ladders and claims of docs/strength.md.")
    parser.add_argument("what", choices=("play", "write"))
    parser.add_argument("--games", type=int, default=40, help="games of each pair of bots in a ladder (40)")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="runs whose name holds one of these")
    options = parser.parse_args()
    if options.what == "play":
        return play(options.games, options.only)
    PAGE.write_text(page(PAGE.read_text("utf-8"), RESULTS), encoding="utf-8")
    SHOWN.write_text(shown(RESULTS), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
