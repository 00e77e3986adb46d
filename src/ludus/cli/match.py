"""`ludus match`: many games between bots, who is how strong, and whether a claim holds."""

import shlex
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from .. import compiled, registry
from ..lab import ledger
from ..lab import match as lab
from ..lab.match import Match, Standing
from ..lab.sprt import Sprt
from ..locale import Speech
from . import arena
from .arena import Followed
from .seating import check_seats, deal, game_options
from .shell import Shell
from .usage import BotNames, Claim, Command, GameName, Number, Option

GAMES = 100
MOST_GAMES = 10_000  # of a claim that was not decided before


@click.command("match", cls=Command, help="about-match")
@click.argument("game", type=GameName(), metavar="GAME")
@click.option("--bots", cls=Option, type=BotNames(), required=True, help="option-match-bots")
@click.option("--seats", cls=Option, type=Number(1), help="option-seats")
@click.option("--games", cls=Option, type=Number(1, 10_000_000), help="option-games")
@click.option("--sprt", cls=Option, type=Claim(), help="option-sprt")
@arena.options()
@click.pass_obj
def command(
    shell: Shell,
    game: str,
    bots: str,
    seats: int | None,
    games: int | None,
    seed: int | None,
    cards: str | None,
    options: tuple[str, ...],
    sprt: Sprt | None,
    file: str | None,
    json_file: str | None,
    jobs: int | None,
    cluster: str,
) -> None:
    count = check_seats(game, seats or max(len(bots.split(",")), registry.game(game).seats[0]))
    entries = tuple(deal(bots, list(range(count)), game).values())
    found = game_options(game, count, cards, options)
    chosen = arena.seed_for(file, seed)
    wanted = games or (MOST_GAMES if sprt else GAMES)
    match = Match(game, entries, wanted, chosen, found)
    heading = ledger.heading("match", game, count, entries, chosen, found)
    kept = arena.open_ledger(file, heading)
    if json_file:
        Path(json_file).touch()  # a place one cannot write to is told before anything starts
    claimed = ("--sprt", f"{sprt}") if sprt else ()
    words = arena.words_of("match", game, entries, wanted, chosen, cards, options, *claimed)

    def enough(played: list[lab.Played]) -> bool:
        if sprt:
            sprt.add(sum(one.shares[0] for one in played) / len(played))
        return sprt is not None and sprt.verdict is not None

    followed = arena.follow(shell, game, list(match.rounds()), jobs, kept, cluster, enough)
    standings = lab.standings(match, [played for _, played in followed.games])
    report(shell, match, followed, standings)
    if sprt:
        judge(shell, entries[0], sprt)
    if json_file:
        told = {**heading, "games": wanted}
        arena.write_json(json_file, as_json(told, words, followed, standings, sprt))
    if followed.stopped:
        arena.tell_stop(shell, followed, match.seeds * count, words, file, json_file)
        raise SystemExit(130)


def report(shell: Shell, match: Match, followed: Followed, found: list[Standing]) -> None:
    games = len(followed.games)
    shell.say("match-played", games=games, seeds=games // len(match.bots), seed=str(match.seed))
    if games:
        shell.screen.indent(table(shell.speech, found))
    arena.tell_speed(shell, followed)
    failures = [(match.bots[one.failure.entry], one.failure.reason) for _, one in followed.games if one.failure]
    arena.tell_failures(shell, failures)


def judge(shell: Shell, bot: str, sprt: Sprt) -> None:
    """What was tested, how it ended, and how sure that is."""
    speech = shell.speech
    percents = {name: speech.say("percent", share=getattr(sprt, name)) for name in ("least", "most", "alpha", "beta")}
    verdict = {True: "sprt-accepted", False: "sprt-refused", None: "sprt-open"}[sprt.verdict]
    shell.say("sprt-claim", bot=bot, least=percents["least"], most=percents["most"])
    shell.say(verdict, seeds=sprt.count, most=percents["most"], least=percents["least"])
    figures = zip(("for", "against", "accept", "refuse"), (*sprt.evidence, *sprt.bounds), strict=True)
    numbers = {name: speech.say("hundredths", number=value) for name, value in figures}
    shell.say("sprt-evidence", **numbers, alpha=percents["alpha"], beta=percents["beta"])


def table(speech: Speech, found: list[Standing]) -> Table:
    """One line per entry of the match."""
    grid = arena.grid(speech, "column-wins", "column-interval", "column-average", "column-speed", "column-failures")
    for one in found:
        share = speech.say("percent", share=one.wins / one.games)
        points = "-" if one.points is None else speech.say("decimal", number=one.points)
        speed = speech.say("whole", number=round(one.decisions / one.seconds) if one.seconds else 0)
        grid.add_row(one.bot, share, arena.interval(speech, one.low, one.high), points, speed, str(len(one.failures)))
    return grid


def as_json(
    told: dict[str, Any], words: list[str], followed: Followed, found: list[Standing], sprt: Sprt | None
) -> dict[str, Any]:
    """Everything that is needed to play the match again and to compare."""
    return {
        "command": shlex.join(words),
        "match": told,
        "compiled": compiled,
        "seconds": round(followed.seconds, 3),
        "stopped": followed.stopped,
        "sprt": as_claim(sprt) if sprt else None,
        "standings": [asdict(one) for one in found],
        "games": [asdict(game) for _, game in followed.games],
    }


def as_claim(sprt: Sprt) -> dict[str, Any]:
    settings = {name: getattr(sprt, name) for name in ("least", "most", "alpha", "beta", "verdict")}
    return {**settings, "seeds": sprt.count, "evidence": sprt.evidence, "bounds": sprt.bounds}
