"""`ludus ladder`: every bot against every other, and a rating for each."""

import shlex
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from .. import compiled, registry
from ..bots.levels import LEVELS
from ..lab import ladder as lab
from ..lab import ledger
from ..lab.ladder import Ladder, Meeting, Rung
from ..locale import Speech
from . import arena
from .arena import Followed
from .seating import bot_names, check_seats, game_options
from .shell import Shell
from .usage import BotNames, Command, GameName, Number, Option, speech


@click.command("ladder", cls=Command, help="about-ladder")
@click.argument("game", type=GameName(), metavar="GAME")
@click.option("--bots", cls=Option, type=BotNames(), default=",".join(LEVELS), help="option-ladder-bots")
@click.option("--seats", cls=Option, type=Number(1), help="option-ladder-seats")
@click.option("--games", cls=Option, type=Number(1, 10_000_000), default=100, help="option-ladder-games")
@arena.options("ladder-")
@click.pass_obj
def command(
    shell: Shell,
    game: str,
    bots: str,
    seats: int | None,
    games: int,
    seed: int | None,
    cards: str | None,
    options: tuple[str, ...],
    file: str | None,
    json_file: str | None,
    jobs: int | None,
    cluster: str,
) -> None:
    count = check_seats(game, seats or registry.game(game).seats[0])
    names = climbers(bots, game)
    found = game_options(game, count, cards, options)
    file = file or f"ladder-{game}-{count}.jsonl"
    chosen = arena.seed_for(file, seed)
    ladder = Ladder(game, names, count, games, chosen, found)
    heading = ledger.heading("ladder", game, count, names, chosen, found)
    kept = arena.open_ledger(file, heading)
    if json_file:
        Path(json_file).touch()  # a place one cannot write to is told before anything starts
    words = arena.words_of("ladder", game, names, games, chosen, cards, options, "--seats", str(count))
    rounds = list(ladder.rounds())
    followed = arena.follow(shell, game, rounds, jobs, kept, cluster)
    rungs, meetings = lab.rungs(ladder, followed.games), lab.meetings(ladder, followed.games)
    report(shell, ladder, followed, rungs, meetings)
    if json_file:
        told = {**heading, "games": games}
        arena.write_json(json_file, as_json(told, words, followed, rungs, meetings))
    if followed.stopped:
        arena.tell_stop(shell, followed, len(rounds) * count, words, file, json_file)
        raise SystemExit(130)


def climbers(bots: str, game: str) -> tuple[str, ...]:
    """Two bots at least, each named once."""
    names = bot_names(bots, game)
    twice = [name for name, times in Counter(names).items() if times > 1]
    if twice:
        raise click.BadParameter(speech().say("wrong-bot-twice", value=twice[0]))
    if len(names) < 2:
        raise click.BadParameter(speech().say("wrong-bot-alone", value=names[0]))
    return names


def report(
    shell: Shell, ladder: Ladder, followed: Followed, rungs: Sequence[Rung], meetings: Sequence[Meeting]
) -> None:
    games = len(followed.games)
    shell.say("ladder-played", games=games, bots=len(ladder.bots), seats=ladder.seats, seed=str(ladder.seed))
    if games:
        shell.screen.indent(table(shell.speech, rungs))
        shell.screen.print()
        shell.say("ladder-pairs", even=shell.speech.say("percent", share=1 / ladder.seats))
        shell.screen.indent(pairs(shell.speech, rungs, meetings))
    arena.tell_speed(shell, followed)
    arena.tell_failures(shell, [(rung.bot, reason) for rung in rungs for reason in rung.failures])


def table(speech: Speech, rungs: Sequence[Rung]) -> Table:
    """One line per bot, strongest first."""
    grid = arena.grid(speech, "column-rating", "column-wins", "column-interval", "column-time", "column-failures")
    for one in rungs:
        decimals = (speech.say("decimal", number=number) for number in (one.rating, one.doubt))
        share = speech.say("percent", share=one.share)
        time = speech.say("decimal", number=1000 * one.seconds / max(1, one.decisions))
        wins = (share, arena.interval(speech, one.low, one.high))
        grid.add_row(one.bot, " ± ".join(decimals), *wins, time, str(len(one.failures)))
    return grid


def pairs(speech: Speech, rungs: Sequence[Rung], meetings: Sequence[Meeting]) -> Table:
    """The bot of the line against that of the column."""
    shares = {(one.bot, one.against): one for one in meetings if one.games}
    grid = arena.grid(speech)
    for rung in rungs:
        grid.add_column(rung.bot, justify="right")
    for one in rungs:
        met = (shares.get((one.bot, other.bot)) for other in rungs)
        grid.add_row(one.bot, *("-" if found is None else speech.say("percent", share=found.share) for found in met))
    return grid


def as_json(
    told: dict[str, Any], words: list[str], followed: Followed, rungs: Sequence[Rung], meetings: Sequence[Meeting]
) -> dict[str, Any]:
    """The results and what they came from; the games themselves lie in the file one can go on with."""
    return {
        "command": shlex.join(words),
        "ladder": told,
        "compiled": compiled,
        "stopped": followed.stopped,
        "played": len(followed.games),
        "rungs": [{**asdict(rung), "failures": dict(Counter(rung.failures))} for rung in rungs],
        "meetings": [asdict(meeting) for meeting in meetings],
    }
