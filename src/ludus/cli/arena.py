"""What the commands share that play many games: the file one can go on with, the bar, the way out, some columns."""

import json
import secrets
import shlex
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..core.machine import cores
from ..lab import arena, ledger
from ..lab.crews import BrokenCrew, NoCluster
from ..lab.ledger import Ledger, NoLedger, OtherLedger
from ..lab.match import Played, Round
from ..locale import Speech
from .shell import Shell
from .usage import Number, Option, language_option, speech

COLUMNS: Final = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
REASONS: Final = 5  # failures that are told in full


def options(prefix: str = "") -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The options of every command that plays many games; `prefix` is that of their help where it differs."""
    found = (
        click.option("--seed", cls=Option, type=Number(0), help="option-seed"),
        click.option("--cards", cls=Option, metavar="FILE", help="option-cards"),
        click.option("--option", "options", cls=Option, multiple=True, metavar="NAME=VALUE", help="option-option"),
        click.option("--file", cls=Option, metavar="FILE", help=f"option-{prefix}file"),
        click.option("--json", "json_file", cls=Option, metavar="FILE", help=f"option-{prefix}json"),
        click.option("--jobs", cls=Option, type=Number(1, 1024), help="option-jobs"),
        click.option("--cluster", cls=Option, metavar="ADDRESS", default="", help="option-cluster"),
        language_option,
    )

    def declared(command: Callable[..., None]) -> Callable[..., None]:
        for option in reversed(found):
            command = option(command)
        return command

    return declared


@dataclass(frozen=True, slots=True)
class Followed:
    """The games, those of the file included; whether somebody stopped it; decisions and seconds of this run alone."""

    games: list[tuple[Round, Played]]
    stopped: bool
    decisions: int
    seconds: float


def open_ledger(file: str | None, heading: Mapping[str, Any]) -> Ledger | None:
    """The file to go on with; one of something else is refused before anything is played."""
    if file is None:
        return None
    try:
        return Ledger(Path(file), heading)
    except NoLedger as error:
        raise click.BadParameter(speech().say("ledger-none", file=file, line=error.line)) from None
    except OtherLedger as error:
        raise click.BadParameter(other(error)) from None


def other(error: OtherLedger) -> str:
    """What a file belongs to that is not what is played now."""
    name = speech().say("ledger-name", name=error.name)
    return speech().say("ledger-other", file=str(error.path), name=name, was=error.was, now=error.now)


def kept_seed(file: str | None) -> int | None:
    """The seed of a file that was begun, so that one need not remember it."""
    try:
        return ledger.seed_of(Path(file)) if file else None
    except NoLedger as error:
        raise click.BadParameter(speech().say("ledger-none", file=file or "", line=error.line)) from None


def seed_for(file: str | None, seed: int | None) -> int:
    """The seed that was asked for, else that of the file to go on with, else a new one."""
    found = kept_seed(file) if seed is None else seed
    return secrets.randbits(32) if found is None else found


def write_json(file: str, told: Mapping[str, Any]) -> None:
    Path(file).write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def follow(
    shell: Shell,
    game: str,
    rounds: Sequence[Round],
    jobs: int | None,
    kept: Ledger | None,
    cluster: str = "",
    enough: Callable[[list[Played]], bool] = lambda games: False,
) -> Followed:
    """Plays under a bar that shows how far it is, to the end, to Ctrl-C, or until it is enough."""
    found: list[tuple[Round, Played]] = []
    known = set(kept.kept) if kept else set()
    total = sum(len(round_.bots) for round_ in rounds)
    before = sum(len(round_.bots) for round_ in rounds if (round_.bots, round_.seed) in known)
    start, decisions, stopped = perf_counter(), 0, False
    many = workers(jobs, len(rounds), cluster)
    try:
        with crew_told(shell), bar(shell) as progress, closing(arena.play(rounds, many, kept, cluster)) as playing:
            task = progress.add_task(shell.speech.of(game).title(), total=total, completed=before)
            for round_, games in zip(rounds, playing, strict=False):
                found += [(round_, played) for played in games]
                if (round_.bots, round_.seed) not in known:
                    decisions += sum(sum(played.decisions) for played in games)
                    progress.advance(task, len(games))
                if enough(games):
                    break
    except KeyboardInterrupt:
        stopped = True
    return Followed(found, stopped, decisions, perf_counter() - start)


def bar(shell: Shell) -> Progress:
    """Shows how far it is, where somebody looks."""
    return Progress(*COLUMNS, console=shell.errors, disable=not shell.errors.is_terminal, transient=True)


@contextmanager
def crew_told(shell: Shell) -> Iterator[None]:
    """What goes wrong with those who play, in a sentence."""
    try:
        yield
    except BrokenCrew:
        raise click.BadParameter(shell.speech.say("arena-broken")) from None
    except NoCluster as error:
        facts = {"address": error.address, "why": error.why}
        raise click.BadParameter(shell.speech.say("cluster-none", **facts)) from None


def workers(jobs: int | None, rounds: int, cluster: str = "") -> int:
    """All cores, unless somebody wants fewer or there is less to do; 0 are all of a cluster."""
    if cluster:
        return jobs or 0
    return min(cores() if jobs is None else jobs, max(1, rounds))


def tell_stop(
    shell: Shell, followed: Followed, total: int, words: Sequence[str], file: str | None, json_file: str | None
) -> None:
    """How far it came, and how to go on."""
    tell_stopped(shell, len(followed.games), total)
    if file:
        go_on(shell, [*words, "--file", file, *(("--json", json_file) if json_file else ())])
    else:
        shell.say("arena-not-kept")


def tell_stopped(shell: Shell, done: int, total: int) -> None:
    """How far it came. From here on one more Ctrl-C would cut off what is said, and show how Python ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    shell.say("arena-stopped", done=done, total=total)


def go_on(shell: Shell, words: Sequence[str]) -> None:
    shell.say("arena-go-on")
    shell.screen.print(f"   {shlex.join(words)}", soft_wrap=True)  # one line, to be copied


def words_of(
    kind: str,
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    cards: str | None,
    options: Sequence[str],
    *more: str,
) -> list[str]:
    """The command line that plays the same again."""
    words = ["ludus", kind, game, "--bots", ",".join(bots), "--games", str(games), "--seed", str(seed)]
    words += ["--cards", cards] if cards else []
    for option in options:
        words += ["--option", option]
    return [*words, *more]


def tell_speed(shell: Shell, followed: Followed) -> None:
    if followed.decisions:
        facts = {"decisions": followed.decisions, "speed": round(followed.decisions / followed.seconds)}
        shell.say("match-speed", **facts, seconds=shell.speech.say("decimal", number=followed.seconds))


def tell_failures(shell: Shell, failures: Sequence[tuple[str, str]]) -> None:
    """Which bots lost a game by a failure of their own, and how."""
    for bot, reason in failures[:REASONS]:
        shell.screen.indent(Text(shell.speech.say("match-failure", bot=bot, reason=reason), style="accent"))
    if len(failures) > REASONS:
        shell.say("match-failures", count=len(failures) - REASONS)


def grid(speech: Speech, *columns: str) -> Table:
    """A table whose first column names bots."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
    table.add_column(speech.say("column-bot"), style="strong")
    for name in columns:
        table.add_column(speech.say(name), justify="right")
    return table


def interval(speech: Speech, low: float, high: float) -> str:
    return f"{speech.say('percent', share=low)} – {speech.say('percent', share=high)}"
