"""`ludus serve`, `ludus server backup` and `restore`, `ludus verify`; also `python -m ludus.server`."""

import sys
from pathlib import Path
from typing import TextIO

import click
import uvicorn

from .. import registry
from ..core import record
from ..core.errors import LudusError
from . import backup as backups
from . import commitment, logs
from .app import create_app
from .protocol import LARGEST_MESSAGE
from .settings import Settings


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option("--level", default="info", type=click.Choice(["debug", "info", "warning", "error"]), show_default=True)
def serve(host: str, port: int, level: str) -> None:
    """Opens the tables. LUDUS_DATABASE says where they are kept (SQLite by default)."""
    logs.configure(level)
    try:
        settings = Settings.of()
        with backups.only_process(settings):
            uvicorn.run(
                create_app(settings),
                host=host,
                port=port,
                ws="websockets-sansio",
                ws_max_size=LARGEST_MESSAGE,
                ws_per_message_deflate=False,  # a compressed size would tell what is inside
                log_level="warning",
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=5,
            )
    except (ValueError, backups.InUse) as error:
        raise click.ClickException(str(error)) from None


@click.group()
def server() -> None:
    """For operators: backup and restore."""


@server.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(file: Path) -> None:
    """Writes everything the server keeps into one file; it may run meanwhile."""
    rows = backups.backup(Settings.of(), file)
    click.echo(f"{rows} rows in {file}")


@server.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def restore(file: Path) -> None:
    """Fills an empty database from a backup; SQLite and PostgreSQL read each other's."""
    try:
        rows = backups.restore(Settings.of(), file)
    except (ValueError, backups.InUse) as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{rows} rows from {file}")


@click.command()
@click.argument("file", type=click.File(encoding="utf-8"))
@click.option("--salt", required=True, help="Shown with the seed at the end of the game.")
@click.option("--promised", required=True, help="The hash shown at its start.")
def verify(file: TextIO, salt: str, promised: str) -> None:
    """Checks that a record was played with the seed that was promised, by the rules, to its last position."""
    try:
        found = record.read(file.read(), registry.game)
    except LudusError as error:
        raise click.ClickException(str(error)) from None
    if not commitment.verify(found, salt, promised):
        click.echo("This is not the seed that was promised.")
        sys.exit(1)
    click.echo(f"{len(found.answers)} answers by the rules, with the seed that was promised.")


@click.group()
def main() -> None:
    """The table server of Ludus."""


for command in (serve, server, verify):
    main.add_command(command)
