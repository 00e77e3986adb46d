"""`ludus serve`, `ludus server backup` and `restore`, `ludus verify`; also `python -m ludus.server`.

What they need is imported when one of them runs: naming them costs the other commands nothing.
"""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import click

LEVELS = ("debug", "info", "warning", "error")


@contextmanager
def told() -> Iterator[None]:
    """What goes wrong is told in a sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        text = f"{error.name} is not installed: pip install 'ludus[server]' brings all the server needs"
        raise click.ClickException(text) from None
    except ValueError as error:
        raise click.ClickException(str(error)) from None


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option("--level", default="info", type=click.Choice(LEVELS), show_default=True, help="What is logged.")
def serve(host: str, port: int, level: str) -> None:
    """Opens the tables. LUDUS_DATABASE says where they are kept (SQLite by default)."""
    with told():
        import uvicorn

        from . import backup, logs
        from .app import create_app
        from .protocol import LARGEST_MESSAGE
        from .settings import Settings

        logs.configure(level)
        gc.set_threshold(20_000, 50, 100)  # a full collection over a thousand sockets takes 200 ms: seldom
        settings = Settings.of()
        with backup.only_process(settings):
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


@click.group()
def server() -> None:
    """For operators: backup and restore."""


@server.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def write_backup(file: Path) -> None:
    """Writes everything the server keeps into one file; it may run meanwhile."""
    with told():
        from . import backup
        from .settings import Settings

        click.echo(f"{backup.backup(Settings.of(), file)} rows in {file}")


@server.command("restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def read_backup(file: Path) -> None:
    """Fills an empty database from a backup; SQLite and PostgreSQL read each other's."""
    with told():
        from . import backup
        from .settings import Settings

        click.echo(f"{backup.restore(Settings.of(), file)} rows from {file}")


@click.command()
@click.argument("file", type=click.File(encoding="utf-8"))
@click.option("--salt", required=True, help="Shown with the seed at the end of the game.")
@click.option("--promised", required=True, help="The hash shown at its start.")
def verify(file: TextIO, salt: str, promised: str) -> None:
    """Checks that a record was played with the seed that was promised, by the rules, to its last position."""
    from .. import registry
    from ..core import record
    from ..core.errors import LudusError
    from . import commitment

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


COMMANDS = (serve, server, verify)
for command in COMMANDS:
    main.add_command(command)
