"""`ludus people` and `ludus reports`: what an operator sees of people, and does about them."""

from datetime import UTC, datetime
from typing import Any, Final

import click
from rich.table import Table

from ..core.errors import LudusError
from .serve import told
from .shell import Shell
from .usage import IDS, Command, Option, language_option

COLUMNS: Final = ("name", "id", "login", "since", "games", "left", "blocked", "reports")


@click.command("people", cls=Command, help="about-people", context_settings=IDS)
@click.argument("who", metavar="[WHO]", default="")
@click.option("--suspend", cls=Option, is_flag=True, help="option-suspend")
@click.option("--admit", cls=Option, is_flag=True, help="option-admit")
@click.option("--reset", cls=Option, is_flag=True, help="option-reset")
@click.option("--ratings", cls=Option, type=click.Choice(["again"]), help="option-ratings")
@language_option
@click.pass_obj
def people(shell: Shell, who: str, suspend: bool, admit: bool, reset: bool, ratings: str | None) -> None:
    with told(shell):
        from ..server.people import office
        from ..server.settings import Settings
        from ..server.store import database, results
        from ..server.store.lock import only_process

        settings = Settings.of()
        if ratings:
            with only_process(settings), database.there(settings.database) as engine:
                shell.say("ratings-again", games=results.rate_again(engine))
            return
        with database.there(settings.database) as engine:
            if reset:
                link = office.reset(engine, who, settings.address)
                if link is None:
                    raise LudusError(shell.speech.say("people-no-account", who=who))
                shell.say("people-reset" if settings.address else "people-reset-here", who=who, link=link)
                return
            if suspend or admit:
                if not office.suspend(engine, who, suspend):
                    raise LudusError(shell.speech.say("people-unknown", who=who))
                shell.say("people-suspended" if suspend else "people-admitted", who=who)
                return
            found = office.people(engine, who)
            if not found:
                raise LudusError(shell.speech.say("people-unknown", who=who))
            shell.screen.indent(listed(shell, found))
            if len(found) == 1:
                for game, mean, doubt, games in office.ratings(engine, found[0].id):
                    title, scaled = shell.speech.of(game).title(), str(round(1000 + 20 * mean))
                    shell.say("people-rating", game=title, rating=scaled, doubt=round(20 * doubt), games=games)


def listed(shell: Shell, rows: list[Any]) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
    for name in COLUMNS:
        grid.add_column(shell.speech.say(f"column-person-{name}"), overflow="fold", no_wrap=name == "id")
    for row in rows:
        name = shell.speech.say("people-shut-out", who=row.name) if row.suspended else row.name
        figures = (str(figure) for figure in (row.games, row.gone, row.blocked, row.reports))
        grid.add_row(name, row.id, row.login or "", day(row.created), *figures)
    return grid


@click.command("reports", cls=Command, help="about-reports")
@click.option("--settle", cls=Option, metavar="REPORT", default="", help="option-settle")
@language_option
@click.pass_obj
def reports(shell: Shell, settle: str) -> None:
    with told(shell):
        from ..server.people import office
        from ..server.settings import Settings
        from ..server.store import database

        with database.there(Settings.of().database) as engine:
            if settle:
                if not office.settle(engine, settle):
                    raise LudusError(shell.speech.say("reports-unknown", report=settle))
                shell.say("reports-settled", report=settle)
                return
            found = office.reports(engine)
        if not found:
            shell.say("reports-none")
        for one in found:
            reason = shell.speech.say(f"reports-reason-{one.reason}")
            shell.say("reports-one", report=one.id, date=day(one.at), who=one.name, person=one.person, reason=reason)
            if one.table:
                shell.say("reports-table", table=one.table)
            if one.text:
                shell.say("reports-text", text=plain(one.text))
            for line in one.said:
                shell.say("reports-said", text=plain(line))


def plain(text: str) -> str:
    """What people wrote, without what a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
