"""`ludus data`: games of bots, or stored ones, as rows to learn from, in Parquet or CSV."""

import secrets
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter

import click

from .. import registry
from ..lab.data import BadRecord, Matched, Records, Source
from ..lab.datafile import FORMATS, DataFile, format_of
from ..lab.ledger import NoLedger, OtherLedger
from ..lab.match import Match
from . import arena, saves
from .arena import Followed
from .seating import check_seats, deal, game_options
from .shell import Shell
from .usage import Command, GameName, Number, Option, language_option, speech

GAMES = 100


@click.command("data", cls=Command, help="about-data")
@click.argument("game", type=GameName(), metavar="GAME")
@click.argument("records", nargs=-1, metavar="[RECORD]...")
@click.option("--file", cls=Option, metavar="FILE", required=True, help="option-data-file")
@click.option("--bots", cls=Option, metavar="BOT,BOT…", help="option-match-bots")
@click.option("--seats", cls=Option, type=Number(1), help="option-seats")
@click.option("--games", cls=Option, type=Number(1, 10_000_000), default=GAMES, help="option-data-games")
@click.option("--seed", cls=Option, type=Number(0), help="option-seed")
@click.option("--cards", cls=Option, metavar="FILE", help="option-cards")
@click.option("--option", "options", cls=Option, multiple=True, metavar="NAME=VALUE", help="option-option")
@click.option("--jobs", cls=Option, type=Number(1, 1024), help="option-jobs")
@click.option("--cluster", cls=Option, metavar="ADDRESS", default="", help="option-cluster")
@language_option
@click.pass_obj
def command(
    shell: Shell,
    game: str,
    records: tuple[str, ...],
    file: str,
    bots: str | None,
    seats: int | None,
    games: int,
    seed: int | None,
    cards: str | None,
    options: tuple[str, ...],
    jobs: int | None,
    cluster: str,
) -> None:
    path = fitting(file)
    if (bots is None) == (not records):
        raise click.BadParameter(speech().say("data-source"))
    if records:
        source: Source = stored(game, records)
        words = ["ludus", "data", game, *records]
    else:
        assert bots is not None
        count = check_seats(game, seats or max(len(bots.split(",")), registry.game(game).seats[0]))
        entries = tuple(deal(bots, list(range(count)), game).values())
        chosen = begun_seed(path) if seed is None else seed
        source = Matched(Match(game, entries, games, chosen, game_options(game, count, cards, options)))
        words = arena.words_of("data", game, entries, games, chosen, cards, options)
    data = opened(path, source)
    followed = fill(shell, data, jobs, cluster)
    if followed.stopped:
        arena.tell_stopped(shell, done(data), source.games)
        arena.go_on(shell, [*words, "--file", file])
        raise SystemExit(130)
    size = shell.speech.say("decimal", number=path.stat().st_size / 1e6)
    shell.say("data-written", file=file, games=source.games, size=size)
    arena.tell_speed(shell, followed)


def fitting(file: str) -> Path:
    """A file of a kind we write, by its name."""
    path = Path(file)
    if path.suffix not in FORMATS:
        raise click.BadParameter(speech().say("data-format", file=file, known=", ".join(FORMATS)))
    return path


def stored(game: str, files: Sequence[str]) -> Records:
    """Records by their files; what is wrong with one is told with its name."""
    found = []
    for file in files:
        save = saves.read(Path(file))
        names = tuple(save.bots.get(seat, saves.HUMAN) for seat in range(save.record.seats))
        try:
            Records(game, ((save.record, names),))
        except BadRecord:
            other = save.record.game != game
            name = "data-other-game" if other else "data-unfinished"
            raise click.BadParameter(speech().say(name, file=file, game=game)) from None
        found.append((save.record, names))
    return Records(game, tuple(found))


def begun_seed(path: Path) -> int:
    """The seed of a file that was begun or finished, so that one need not remember it; else a new one."""
    part = path.with_name(path.name + ".part")
    if (found := arena.kept_seed(str(part))) is not None:
        return found
    if path.exists():
        told = format_of(path).heading(path)
        if isinstance(told, dict) and isinstance(told.get("seed"), int):
            return int(told["seed"])
    return secrets.randbits(32)


def opened(path: Path, source: Source) -> DataFile:
    """The file to go on with; one of something else is refused before anything is played."""
    try:
        return DataFile(path, source)
    except NoLedger:
        raise click.BadParameter(speech().say("data-none", file=str(path))) from None
    except OtherLedger as error:
        raise click.BadParameter(arena.other(error)) from None


def fill(shell: Shell, data: DataFile, jobs: int | None, cluster: str) -> Followed:
    """Plays under a bar, to the end or to Ctrl-C; what was played is kept either way."""
    missing = len(data.missing)
    each = data.source.games // max(1, data.source.pieces)
    start, rows, stopped = perf_counter(), 0, False
    playing = data.fill(arena.workers(jobs, missing, cluster), cluster)
    try:
        with arena.crew_told(shell), arena.bar(shell) as progress, closing(playing):
            title = shell.speech.of(data.source.game).title()
            task = progress.add_task(title, total=data.source.games, completed=data.source.games - missing * each)
            for more in playing if missing else ():
                rows += more
                progress.advance(task, each)
            data.finish()
    except KeyboardInterrupt:
        stopped = True
    return Followed([], stopped, rows, perf_counter() - start)


def done(data: DataFile) -> int:
    """How many games are kept."""
    return data.source.games - len(data.missing) * data.source.games // max(1, data.source.pieces)
