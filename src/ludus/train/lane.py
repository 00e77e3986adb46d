"""Half of the tables: while a device thinks about one half, the cores step the other."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from ..learn import Batch, Frame
from ..learn.needs import needed
from .net import even

torch: Any = needed("torch", extra="train")


class Lane:
    """A batch, arrays that a device reads quickly, and the place of its tables among all of them."""

    def __init__(self, batch: Batch, first: int, device: Any) -> None:
        self.batch = batch
        self.rows = slice(first, first + batch.tables)
        pinned = device.type == "cuda"
        kinds = {"uint8": torch.uint8, "float32": torch.float32}
        made = {
            name: torch.zeros(shape, dtype=kinds[kind], pin_memory=pinned)
            for name, (shape, kind) in batch.shapes.items()
            if name != "everything"
        }
        self.arrays = made
        self.frame = Frame(**{name: one.numpy() for name, one in made.items()})
        self.answers = torch.zeros(batch.tables, dtype=torch.int64, pin_memory=pinned)
        self.said = self.answers.numpy()
        self.running: Future[None] | None = None
        batch.observe(self.frame)

    def step(self, pool: ThreadPoolExecutor) -> None:
        """Begins to play the answers."""
        self.running = pool.submit(self.batch.step, self.said, self.frame)

    def wait(self) -> None:
        """Until all tables ask again."""
        if self.running is not None:
            self.running.result()
            self.running = None


class Played:
    """So many answers of every table, on the device: what was seen, said and thought, and what came of it."""

    def __init__(self, steps: int, tables: int, shapes: dict[str, Any], device: Any) -> None:
        self.lesson = False  # whether the answers were advised, not chosen
        size, actions, seats = shapes["observations"][0][1], shapes["masks"][0][1], shapes["rewards"][0][1]

        def room(*more: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(steps, tables, *more, dtype=kind, device=device)

        self.size = size
        self.observations = room(even(size), kind=torch.uint8)
        self.masks = room(actions, kind=torch.bool)
        self.seats = room(kind=torch.uint8)
        self.actions = room(kind=torch.int64)
        self.taught = room(kind=torch.int64)  # what was advised, in lessons
        self.logs = room()
        self.values = room(seats)
        self.counts = room(kind=torch.bool)  # an answer of ours that was a choice
        self.rewards = room(seats)
        self.ends = room(kind=torch.bool)

    def look(self, step: int, lane: Lane) -> None:
        """Takes in what a lane asks."""
        device = self.observations.device
        here = {name: one.to(device, non_blocking=True) for name, one in lane.arrays.items()}
        self.observations[step, lane.rows, : self.size] = here["observations"]
        self.masks[step, lane.rows] = here["masks"].bool()
        self.seats[step, lane.rows] = here["seats"]

    def hear(self, step: int, lane: Lane) -> None:
        """Takes in what came of the answers of a step."""
        device = self.observations.device
        self.rewards[step, lane.rows] = lane.arrays["rewards"].to(device, non_blocking=True)
        self.ends[step, lane.rows] = lane.arrays["ends"].to(device, non_blocking=True).bool()
