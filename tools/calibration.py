"""Whether chances are what they say: of the moments with a chance of about a third, is about a third won?

    python -m tools.calibration                  all games, two and four players, 200 games each
    python -m tools.calibration lutece --seats 2 --games 1000

Experts play; at some of their decisions each tells its chance (`ludus.bots.chances`), and the end tells what it was
worth. Written as a table: the chance told, what came of it, and how many moments that is; the error is the mean
distance of the two.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from rich.progress import track

import ludus
from ludus import bots
from ludus.bots.chances import chance

TENTHS: Final = 10
EVERY: Final = 5  # decisions, on average, of which one is looked at: neighbours of one game tell the same story


@dataclass(slots=True)
class Tenth:
    """The moments whose chance lay in one tenth."""

    told: float = 0.0
    came: float = 0.0
    moments: int = 0

    @property
    def gap(self) -> float:
        return abs(self.told - self.came) / max(1, self.moments)


def moments(name: str, seats: int, seed: int) -> Iterator[tuple[float, float]]:
    """Of one game, what was told and what came of it."""
    game: Any = ludus.game(name)
    luck = Random(seed)
    state, minds = game.new(seats, seed), [bots.make("expert", luck.getrandbits(32)) for _ in range(seats)]
    told: list[tuple[int, float]] = []
    while not state.over:
        seat = state.seat
        if len(state.legal(seat)) > 1 and luck.randrange(EVERY) == 0:
            told.append((seat, chance(state, seat, 1).share))
        state.apply(seat, bots.decide(minds[seat], state, seat, luck.getrandbits(64)))
    shares = state.outcome()
    yield from ((share, shares[seat]) for seat, share in told)


def tenths(found: Iterator[tuple[float, float]]) -> list[Tenth]:
    rows = [Tenth() for _ in range(TENTHS)]
    for told, came in found:
        row = rows[min(TENTHS - 1, int(told * TENTHS))]
        row.told += told
        row.came += came
        row.moments += 1
    return rows


def error(rows: list[Tenth]) -> float:
    """The mean distance of what was told from what came, over all moments."""
    return sum(row.gap * row.moments for row in rows) / max(1, sum(row.moments for row in rows))


def table(rows: list[Tenth]) -> str:
    lines = ["| told | came | moments |", "| --- | --- | --- |"]
    for row in rows:
        if row.moments:
            lines.append(f"| {row.told / row.moments:.1%} | {row.came / row.moments:.1%} | {row.moments} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Whether chances are what they say.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--games", type=int, default=200, dest="count", help="games of each (200)")
    options = parser.parse_args()
    for name in options.games or ludus.titles():
        for seats in options.seats:
            seeds = track(range(options.count), f"{name}, {seats} players", disable=not sys.stdout.isatty())
            rows = tenths(one for seed in seeds for one in moments(name, seats, seed))
            print(f"\n{name}, {seats} players, {options.count} games: error {100 * error(rows):.1f} points\n")
            print(table(rows), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
