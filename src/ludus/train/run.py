"""A piece of a run: it goes on where the last one stopped, for so many seconds, and tells how it goes."""

from __future__ import annotations

import json
import math
import shlex
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any

from .. import registry
from ..core.random import mix
from ..learn.needs import BadInput, needed
from . import judge, kept
from .net import chances, draw
from .player import FLOOR
from .settings import Settings
from .trainer import Trainer
from .weights import Weights, describe

numpy: Any = needed("numpy")
torch: Any = needed("torch", extra="train")
SAMPLE = 4096  # observations that go with a net
OFTEN = 10.0  # seconds between two lines of the curve

Tell = Callable[[dict[str, Any]], None]


def train(
    settings: Settings,
    folder: Path,
    seconds: float,
    seed: int = 0,
    device: str | None = None,
    updates: int | None = None,
    tell: Tell = lambda line: None,
    command: Sequence[str] = (),
) -> Path:
    """Trains for so many seconds, or updates, more; the folder keeps the run, its curve and its net, `net.npz`.

    Ctrl-C ends the piece early, and it is kept.
    """
    start = perf_counter()
    where = device_of(device)
    saved = kept.read(folder, where)
    if saved is not None:
        check(folder, saved["settings"], settings.told())
    trainer = Trainer(settings, seed if saved is None else saved["seed"], where, saved)
    try:
        with interruptible() as stopped:
            return piece(trainer, folder, start, seconds, updates, tell, command, stopped)
    finally:
        trainer.close()


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was heard, which then does nothing else; the second time it does what it always does."""
    heard = False

    def hear(*_: object) -> None:
        nonlocal heard
        heard = True
        signal.signal(signal.SIGINT, before)

    if current_thread() is not main_thread():
        yield lambda: heard
        return
    before = signal.signal(signal.SIGINT, hear)
    try:
        yield lambda: heard
    finally:
        signal.signal(signal.SIGINT, before)


def device_of(name: str | None) -> Any:
    """The device of a name; without one, the best there is."""
    try:
        return torch.device(name or ("cuda" if torch.cuda.is_available() else "cpu"))
    except RuntimeError:
        raise BadInput(f"{name}: expected cuda or cpu") from None


def check(folder: Path, was: dict[str, Any], now: dict[str, Any]) -> None:
    """What a run consists of cannot change under way."""
    if was["game"] != now["game"]:
        raise BadInput(f"{folder} holds a run of {was['game']}")
    for name in ("hidden", "seats", "tables"):
        if was[name] != now[name]:
            raise BadInput(f"{folder} holds a run with {name} {was[name]}, not {now[name]}")


def piece(
    trainer: Trainer,
    folder: Path,
    start: float,
    seconds: float,
    updates: int | None,
    tell: Tell,
    command: Sequence[str],
    stopped: Callable[[], bool],
) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    settings, began, first = trainer.settings, trainer.seconds, trainer.updates
    ready = told = judged = stored = perf_counter()
    file = folder / "net.npz"
    answers = trainer.answers

    def write(judging: bool) -> None:
        nonlocal told, answers
        now = perf_counter()
        line: dict[str, Any] = {
            "seconds": round(trainer.seconds, 1),
            "updates": trainer.updates,
            "answers": trainer.answers,
            "games": int(trainer.games),
            "rate": round((trainer.answers - answers) / max(1e-9, now - told)),
            **{name: round(value, 4) for name, value in trainer.learner.tell().items()},
            **{f"waits_for_{name}": round(spent / max(1e-9, now - told), 3) for name, spent in trainer.waited.items()},
        }
        if judging:
            found = {**judged_shares(trainer), **trainer.met_past()}
            line["shares"] = {name: round(one, 4) for name, one in found.items()}
        told, answers = perf_counter(), trainer.answers
        trainer.waited = dict.fromkeys(trainer.waited, 0.0)
        tell(line)
        with (folder / "curve.jsonl").open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")

    while perf_counter() - start < seconds and (updates is None or trainer.updates - first < updates):
        if stopped():
            break
        trainer.stretch()
        trainer.seconds = began + perf_counter() - ready
        if perf_counter() - judged > settings.judge_every:
            write(judging=True)
            judged = perf_counter()
        elif perf_counter() - told > OFTEN:
            write(judging=False)
        if perf_counter() - stored > settings.save_every:
            kept.write(folder, trainer.state())
            export(trainer, file, command)
            stored = perf_counter()
    trainer.drain()
    write(judging=not stopped())
    kept.write(folder, trainer.state())
    export(trainer, file, command)
    return file


def judged_shares(trainer: Trainer) -> dict[str, float]:
    """The share of the victories against each rival, at tables of each size."""
    settings, seed = trainer.settings, mix(trainer.seed + trainer.updates)
    return {
        f"{rival}@{seats}": judge.share(
            policy(trainer), settings.game, seats, rival, settings.judge_games, seed, settings.threads
        )
        for rival in settings.judge_rivals
        for seats in settings.judge_seats
    }


def policy(trainer: Trainer) -> Callable[[Any, Any], Any]:
    """Answers of the net as it would play."""
    generator = torch.Generator(trainer.device).manual_seed(trainer.updates)
    wide = trainer.played.observations.shape[-1]

    def answer(observations: Any, masks: Any) -> Any:
        seen = torch.zeros(len(observations), wide, dtype=torch.uint8, device=trainer.device)
        seen[:, : observations.shape[1]] = torch.from_numpy(observations).to(trainer.device)
        allowed = torch.from_numpy(masks).to(trainer.device).bool()
        with torch.no_grad():
            numbers, _ = trainer.net.think(trainer.learner.layers, seen)
        logs = chances(numbers, allowed)
        likely = logs >= logs.amax(-1, keepdim=True) + math.log(FLOOR)
        return draw(chances(numbers, allowed & likely), generator).cpu().numpy()

    return answer


def export(trainer: Trainer, file: Path, command: Sequence[str] = ()) -> None:
    """Writes the net with what it is and how it came about."""
    game = registry.game(trainer.settings.game)
    seen = trainer.spare.observations.flatten(0, 1)[:, : game.observation.size]
    picked = torch.randperm(len(seen), generator=torch.Generator().manual_seed(trainer.updates))[:SAMPLE]
    about = describe(
        game,
        command=shlex.join(command),
        settings=trainer.settings.told(),
        seed=trainer.seed,
        updates=trainer.updates,
        answers=trainer.answers,
        games=int(trainer.games),
        hours=round(trainer.seconds / 3600, 4),
        device=torch.cuda.get_device_name() if trainer.device.type == "cuda" else "cpu",
    )
    arrays = trainer.net.written(trainer.learner.held)
    Weights(arrays, about, seen[picked.to(seen.device)].cpu().numpy()).write(file)
