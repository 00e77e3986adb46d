"""Plays pairs of bots side by side on all cores for so long, and prints each one's share of the victories.

    python tools/duel.py --minutes 9 lutece/search:seconds=1/old-master:seconds=0.1 fortuna/net/greedy/greedy/greedy

A claim is a game and its bots, one per seat; the first of them is the one that is told of. Seeds are paired and seats
rotate as in `ludus match`; every claim gets as much time as the others, and games that are not done by then are left
out. Standard library only: it runs wherever the games do.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from queue import Empty
from time import monotonic

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from ludus import bots, registry
from ludus.core.errors import LudusError
from ludus.lab.interval import Tally
from ludus.lab.match import Played, Round, draw, play_game


def worker(claims: list[str], seed: int, number: int, workers: int, end: float, told: object) -> None:
    """Takes the claim that has had the least time, and plays a seed of it, until the time is over."""
    spent = [0.0] * len(claims)
    played = [0] * len(claims)
    while monotonic() < end:
        claim = min(range(len(claims)), key=lambda one: (spent[one], (one + number) % len(claims)))
        game, *names = claims[claim].split("/")
        start = monotonic()
        turn, pair = played[claim] % len(names), played[claim] // len(names)
        seating = tuple((seat + turn) % len(names) for seat in range(len(names)))
        round_ = Round(game, tuple(names), draw(seed, pair * workers + number))
        told.put((claim, play_game(registry.game(game), round_, seating)))  # type: ignore[attr-defined]
        spent[claim] += monotonic() - start
        played[claim] += 1


def results(claims: list[str], seed: int, jobs: int, minutes: float) -> Iterator[tuple[int, Played]]:
    """Games as they are played; those that are not done in time are left."""
    context = get_context("fork")
    told = context.Queue()
    end = monotonic() + 60 * minutes
    team = [
        context.Process(target=worker, args=(claims, seed, number, jobs, end, told), daemon=True)
        for number in range(jobs)
    ]
    for one in team:
        one.start()
    try:
        while monotonic() < end or not told.empty():
            try:
                yield told.get(timeout=max(0.05, min(1.0, end - monotonic())))
            except Empty:
                if not any(one.is_alive() for one in team):
                    return
    finally:
        for one in team:
            one.terminate()


def line(claim: str, played: list[Played]) -> str:
    tally, spent, decisions = Tally(), [0.0, 0.0], [0, 0]
    for game in played:
        tally.add(game.seed, game.shares[0])
        for side, entries in enumerate((slice(0, 1), slice(1, None))):
            spent[side] += sum(game.seconds[entries])
            decisions[side] += sum(game.decisions[entries])
    if not played:
        return f"{claim}: no game was finished"
    low, high = tally.interval()
    share = sum(game.shares[0] for game in played) / len(played)
    paces = " / ".join(f"{1000 * time / max(1, count):.1f}" for time, count in zip(spent, decisions, strict=True))
    failures = sum(game.failure is not None for game in played)
    failed = f", {failures} FAILED: {next(g.failure.reason for g in played if g.failure)}" if failures else ""
    return f"{share:6.1%} ({low:.1%} - {high:.1%}) of {len(played):4} games, {paces} ms an answer: {claim}{failed}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Pairs of bots side by side, for so many minutes.")
    parser.add_argument("claims", nargs="+", metavar="GAME/BOT/BOT…")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    try:
        for claim in options.claims:
            title, *names = claim.split("/")
            for name in names:
                bots.make(name, game=title)
    except LudusError as error:
        print(error, file=sys.stderr)
        return 1
    found: list[list[Played]] = [[] for _ in options.claims]
    for number, game in results(options.claims, options.seed, options.jobs, options.minutes):
        found[number].append(game)
    for claim, games in zip(options.claims, found, strict=True):
        print(line(claim, games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
