"""`ludus serve`, `backup` and `restore`: tables in the browser. What they need is imported when one of them runs."""

import os
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click

from ..core.errors import LudusError
from ..server.trouble import Trouble
from .shell import Shell
from .usage import Command, Number, Option, language_option

LEVELS: Final = ("debug", "info", "warning", "error")


@contextmanager
def told(shell: Shell) -> Iterator[None]:
    """What goes wrong is told in a sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise LudusError(shell.speech.say("serve-needs", name=error.name or "")) from None
    except Trouble as trouble:
        raise LudusError(shell.speech.say(trouble.message, **trouble.facts)) from None


@click.command("serve", cls=Command, help="about-serve")
@click.option("--host", cls=Option, default="127.0.0.1", metavar="ADDRESS", help="option-host")
@click.option("--port", cls=Option, type=Number(0, 65535), help="option-port")
@click.option("--processes", cls=Option, type=Number(1, 64), default=1, help="option-processes")
@click.option("--level", cls=Option, type=click.Choice(LEVELS), default="info", help="option-level")
@click.option("--open", "look", cls=Option, is_flag=True, help="option-open")
@language_option
@click.pass_obj
def serve(shell: Shell, host: str, port: int | None, processes: int, level: str, look: bool) -> None:
    def ready(address: str) -> None:
        shell.say("serve-open", address=address)
        shell.say("serve-stop")
        if look:
            show(address)

    with told(shell):
        from ..server import serving, several
        from ..server.settings import Settings
        from ..server.store.lock import InUse

        settings = Settings.of()
        if not (settings.static / "index.html").is_file():
            shell.complain(shell.speech.say("serve-no-pages"))
        try:
            if processes > 1:
                several.serve(settings, host, port, level, processes, ready)
            else:
                serving.serve(settings, host, port, level, ready)
        except InUse as busy:
            if not look or not busy.address:
                raise
            shell.say("serve-already", address=busy.address)
            show(busy.address)
        except KeyboardInterrupt:
            pass  # the way to stop it


def show(address: str) -> None:
    """Opens the person's browser, where there is a screen for one."""
    if sys.platform in ("darwin", "win32") or any(
        os.environ.get(one) for one in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    ):
        webbrowser.open(address)


@click.command("backup", cls=Command, help="about-backup")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@language_option
@click.pass_obj
def write(shell: Shell, file: Path) -> None:
    with told(shell):
        from ..server.settings import Settings
        from ..server.store import backup

        shell.say("backup-written", file=str(file), rows=backup.backup(Settings.of(), file))


@click.command("restore", cls=Command, help="about-restore")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@language_option
@click.pass_obj
def read(shell: Shell, file: Path) -> None:
    with told(shell):
        from ..server.settings import Settings
        from ..server.store import backup

        shell.say("backup-read", file=str(file), rows=backup.restore(Settings.of(), file))
