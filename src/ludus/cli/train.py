"""`ludus train`: a net that plays, from nothing but the rules; a run that was stopped goes on."""

import sys
from pathlib import Path
from typing import Any

import click

from ..train.settings import Settings
from .shell import Shell
from .usage import Command, GameName, Number, Option, language_option


@click.command("train", cls=Command, help="about-train")
@click.argument("game", type=GameName(), metavar="GAME")
@click.option("--seconds", cls=Option, type=Number(1), default=600, help="option-train-seconds")
@click.option("--dir", "folder", cls=Option, metavar="FOLDER", help="option-train-dir")
@click.option("--seed", cls=Option, type=Number(0, (1 << 63) - 1), default=0, help="option-train-seed")
@click.option("--device", cls=Option, metavar="cuda|cpu", help="option-train-device")
@click.option("--settings", cls=Option, metavar="FILE", help="option-train-settings")
@click.option("--set", "changes", cls=Option, multiple=True, metavar="NAME=VALUE", help="option-train-set")
@click.option("--export", cls=Option, metavar="FILE", help="option-train-export")
@language_option
@click.pass_obj
def command(
    shell: Shell,
    game: str,
    seconds: int,
    folder: str | None,
    seed: int,
    device: str | None,
    settings: str | None,
    changes: tuple[str, ...],
    export: str | None,
) -> None:
    from ..train import run  # needs PyTorch, which nothing else does

    kind = run.device_of(device).type
    chosen = Settings.read(game, Path(settings) if settings else None, kind, **Settings.changes(changes))
    place = Path(folder or f"runs/{game}")
    words = ["ludus", *sys.argv[1:]]
    file = run.train(chosen, place, seconds, seed, device, tell=lambda line: tell(shell, line), command=words)
    if export:
        Path(export).write_bytes(file.read_bytes())
    shell.say("train-kept", folder=str(place), file=export or str(file))


def tell(shell: Shell, line: dict[str, Any]) -> None:
    """How it goes: how much was played, how sure the net is of its answers and of the outcome, whom it beats."""
    say = shell.speech.say
    shell.say(
        "train-line",
        seconds=say("whole", number=round(line["seconds"])),
        answers=say("decimal", number=line["answers"] / 1e6),
        games=line["games"],
        rate=say("whole", number=line["rate"]),
        entropy=say("hundredths", number=line["entropy"]),
        value=say("hundredths", number=line["value"]),
    )
    for rival, share in line.get("shares", {}).items():
        name, _, seats = rival.partition("@")
        shell.say("train-share", bot=name, seats=int(seats), share=say("percent", share=share))
