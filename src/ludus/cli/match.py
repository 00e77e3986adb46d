"""`ludus match`: many games between bots, and who is how strong."""

import json
import secrets
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from .. import __version__, compiled, registry
from ..lab import match as lab
from ..lab.match import Match, Played, Standing
from ..locale import Speech
from .seating import card_option, check_seats, deal
from .shell import Shell
from .usage import Command, GameName, Number, Option, language_option

REASONS = 5  # failures that are told in full


@click.command("match", cls=Command, help="about-match")
@click.argument("game", type=GameName(), metavar="GAME")
@click.option("--bots", cls=Option, metavar="BOT,BOT…", required=True, help="option-match-bots")
@click.option("--seats", cls=Option, type=Number(1), help="option-seats")
@click.option("--games", cls=Option, type=Number(1, 10_000_000), default=100, help="option-games")
@click.option("--seed", cls=Option, type=Number(0), help="option-seed")
@click.option("--cards", cls=Option, metavar="FILE", help="option-cards")
@click.option("--json", "json_file", cls=Option, metavar="FILE", help="option-json")
@click.option("--jobs", cls=Option, type=Number(1, 1024), default=1, help="option-jobs")
@language_option
@click.pass_obj
def command(
    shell: Shell,
    game: str,
    bots: str,
    seats: int | None,
    games: int,
    seed: int | None,
    cards: str | None,
    json_file: str | None,
    jobs: int,
) -> None:
    count = check_seats(game, seats or max(len(bots.split(",")), registry.game(game).seats[0]))
    entries = tuple(deal(bots, list(range(count))).values())
    match = Match(game, entries, games, secrets.randbits(32) if seed is None else seed, card_option(game, cards))
    if json_file:
        Path(json_file).touch()  # a place one cannot write to is told before anything starts
    start = perf_counter()
    played = follow(shell, match, jobs)
    seconds = perf_counter() - start
    found = lab.standings(match, played)
    report(shell, match, played, found, seconds)
    if json_file:
        text = json.dumps(as_json(match, played, found, seconds), indent=1, ensure_ascii=False)
        Path(json_file).write_text(text + "\n", encoding="utf-8")


def follow(shell: Shell, match: Match, jobs: int) -> list[Played]:
    """Plays the match under a bar that shows how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played: list[Played] = []
    with Progress(*columns, console=shell.errors, disable=not shell.errors.is_terminal, transient=True) as progress:
        task = progress.add_task(shell.speech.of(match.game).say("title"), total=match.seeds * len(match.bots))
        for game in lab.play(match, jobs):
            played.append(game)
            progress.advance(task)
    return played


def report(shell: Shell, match: Match, played: list[Played], found: list[Standing], seconds: float) -> None:
    speech = shell.speech
    decisions = sum(sum(game.decisions) for game in played)
    shell.say("match-played", games=len(played), seeds=match.seeds, seed=str(match.seed))
    shell.screen.indent(table(speech, found))
    time = speech.say("decimal", number=seconds)
    shell.say("match-speed", decisions=decisions, speed=round(decisions / seconds), seconds=time)
    failures = [(entry, game.failure.reason) for game in played if game.failure for entry in [game.failure.entry]]
    for entry, reason in failures[:REASONS]:
        shell.screen.indent(Text(speech.say("match-failure", bot=match.bots[entry], reason=reason), style="accent"))
    if len(failures) > REASONS:
        shell.say("match-failures", count=len(failures) - REASONS)


def table(speech: Speech, found: list[Standing]) -> Table:
    """One line per entry of the match."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
    grid.add_column(speech.say("column-bot"), style="strong")
    for name in ("column-wins", "column-interval", "column-average", "column-speed", "column-failures"):
        grid.add_column(speech.say(name), justify="right")
    for one in found:
        share = speech.say("percent", share=one.wins / one.games)
        interval = f"{speech.say('percent', share=one.low)} – {speech.say('percent', share=one.high)}"
        points = "-" if one.points is None else speech.say("decimal", number=one.points)
        speed = round(one.decisions / one.seconds) if one.seconds else 0
        grid.add_row(one.bot, share, interval, points, speech.say("whole", number=speed), str(len(one.failures)))
    return grid


def as_json(match: Match, played: list[Played], found: list[Standing], seconds: float) -> dict[str, Any]:
    """Everything that is needed to play the match again and to compare."""
    return {
        "version": __version__,
        "compiled": compiled,
        "match": {**asdict(match), "options": dict(match.options)},
        "seconds": round(seconds, 3),
        "standings": [asdict(one) for one in found],
        "games": [asdict(game) for game in played],
    }
