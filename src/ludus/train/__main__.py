"""`python -m ludus.train GAME`: trains, or judges a net; needs PyTorch and NumPy, and nothing else."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from .. import registry
from ..core.errors import LudusError
from .settings import Settings


def main(words: list[str] | None = None) -> int:
    arguments = parser().parse_args(words)
    try:
        if arguments.judge:
            judge(arguments)
        elif arguments.equals:
            equals(arguments)
        elif arguments.teach:
            teach(arguments)
        elif arguments.taught:
            taught(arguments)
        else:
            train(arguments, ["python", "-m", "ludus.train", *(words or sys.argv[1:])])
    except (LudusError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser("python -m ludus.train", description="Trains a net by playing against itself.")
    found.add_argument("game", choices=registry.titles())
    found.add_argument("--dir", type=Path, help="keeps the run, its curve and its net; a run that is there goes on")
    found.add_argument("--seconds", type=float, default=60, help="of this piece, starting included")
    found.add_argument("--updates", type=int, help="at most so many in this piece")
    found.add_argument("--seed", type=int, default=0)
    found.add_argument("--device", help="cuda or cpu")
    found.add_argument("--settings", type=Path, help="a file in place of the game's own")
    found.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="changes one of the settings")
    found.add_argument("--export", type=Path, help="writes the net there, too; with --equals instead")
    found.add_argument(
        "--equals", type=Path, metavar="NET", help="fits the value of a net to games among equals instead"
    )
    found.add_argument("--answers", type=int, default=150_000, help="it is fitted to")
    found.add_argument(
        "--teach", type=Path, metavar="FOLDER", help="keeps there what a search with the game's net answers instead"
    )
    found.add_argument("--iterations", type=int, default=400, help="of that search")
    found.add_argument("--often", type=float, default=0.25, help="the share of the questions it is asked")
    found.add_argument(
        "--taught", type=Path, metavar="FOLDER", help="lets the game's net learn what was kept there instead"
    )
    found.add_argument("--rounds", type=int, default=4, help="through all of it")
    found.add_argument("--judge", type=Path, metavar="NET", help="plays a net against bots instead of training")
    found.add_argument("--rivals", default="greedy", metavar="BOT,BOT…")
    found.add_argument("--seats", default="2,4", metavar="N,N…")
    found.add_argument("--games", type=int, default=1_000_000, help="at most so many against each")
    found.add_argument("--jobs", type=int, default=1)
    return found


def train(arguments: argparse.Namespace, command: list[str]) -> None:
    from .run import device_of
    from .run import train as run

    kind = device_of(arguments.device).type
    settings = Settings.read(arguments.game, arguments.settings, kind, **Settings.changes(arguments.set))
    folder = arguments.dir or Path("runs") / arguments.game
    file = run(settings, folder, arguments.seconds, arguments.seed, arguments.device, arguments.updates, say, command)
    if arguments.export:
        arguments.export.parent.mkdir(parents=True, exist_ok=True)
        arguments.export.write_bytes(file.read_bytes())


def equals(arguments: argparse.Namespace) -> None:
    from .equals import refit
    from .weights import Weights

    settings = Settings.read(arguments.game, arguments.settings, "cpu", **Settings.changes(arguments.set))
    net = Weights.read(arguments.equals)
    net.check(registry.game(arguments.game))
    out = arguments.export or Path("runs") / arguments.game / "equals.npz"
    refit(net, settings.seats, arguments.answers, arguments.seed).write(out)
    print(out)


def teach(arguments: argparse.Namespace) -> None:
    from . import teacher

    settings = Settings.read(arguments.game, arguments.settings, "cpu", **Settings.changes(arguments.set))
    plan = teacher.Plan(arguments.game, settings.seats, arguments.seed, arguments.iterations, arguments.often)
    number = teacher.teach(plan, arguments.teach, arguments.seconds, arguments.jobs, tell=say_taught)
    say_taught(number)


def say_taught(answers: int) -> None:
    print(f"{answers} answers", flush=True)


def taught(arguments: argparse.Namespace) -> None:
    from .. import nets
    from . import pupil, teacher
    from .run import device_of
    from .weights import Weights

    learned = pupil.learn(
        Weights.read(nets.path(arguments.game)),
        teacher.read(arguments.taught),
        arguments.rounds,
        arguments.seed,
        device_of(arguments.device),
    )
    out = arguments.export or arguments.taught / "net.npz"
    learned.write(out)
    print(json.dumps(learned.about["taught"][-1]))
    print(out)


def say(line: dict[str, Any]) -> None:
    """How it goes, in one line."""
    shares = "  ".join(f"{name} {share:.1%}" for name, share in line.get("shares", {}).items())
    print(
        f"{line['seconds']:7.1f} s  {line['updates']:6} updates  {line['answers'] / 1e6:8.2f} M answers  "
        f"{line['games']:8} games  {line['rate']:9,}/s "
        f"(waits for tables {line['waits_for_tables']:.0%}, device {line['waits_for_device']:.0%})  "
        f"entropy {line['entropy']:.3f}  value {line['value']:.4f}  "
        f"magnet {line['magnet']:.4f}  clipped {line['clipped']:.1%}  taught {line['taught']:.3f}  {shares}",
        flush=True,
    )


def judge(arguments: argparse.Namespace) -> None:
    """Shares against bots, a line of JSON each; the seconds are those of each match."""
    from . import judge

    for seats in map(int, arguments.seats.split(",")):
        for rival in arguments.rivals.split(","):
            found = judge.match(
                arguments.judge.resolve(),
                rival,
                seats,
                arguments.seconds,
                arguments.jobs,
                arguments.seed,
                arguments.games,
            )
            print(
                json.dumps({name: round(one, 4) if isinstance(one, float) else one for name, one in found.items()}),
                flush=True,
            )


if __name__ == "__main__":
    sys.exit(main())
