"""The loop: two lanes of tables that play, and a net that learns from what they played before.

While the tables play one stretch of answers, the net learns from the stretch before it, a few steps of the optimiser
after each answer: neither the cores nor the device wait for the other. All of it happens in one order that does not
depend on time, so that the same seed gives the same run on the same machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any

from .. import registry
from ..core.random import mix
from ..learn import Batch
from ..learn.needs import needed
from .lane import Lane, Played
from .learner import Learner
from .net import Net, chances, draw
from .past import Past
from .settings import Settings
from .targets import Frames, targets
from .weights import Weights

numpy: Any = needed("numpy")
torch: Any = needed("torch", extra="train")
LANES = 2
SEEN = 256, 100  # tables and random answers, to see what observations look like


class Trainer:
    """Everything that a run consists of; `state` and `Trainer.back` keep it."""

    def __init__(self, settings: Settings, seed: int, device: Any, saved: dict[str, Any] | None = None) -> None:
        torch.set_float32_matmul_precision("high")
        self.settings = settings
        self.seed = seed
        self.device = torch.device(device)
        if self.device.type == "cpu":
            torch.set_num_threads(settings.threads)
        self.game = registry.game(settings.game)
        self.net = Net(self.game, settings.hidden, self.device)
        each = settings.tables // LANES
        if saved is None:
            rivals = ["guided"] * (max(settings.seats) - 1)
            alone = each - int(each * (1 - settings.past_share) * settings.guided_share)
            made = [
                Batch(self.game, each, settings.seats, mix(seed + lane), rivals, settings.threads, alone)
                for lane in range(LANES)
            ]
            if settings.begin:
                held = self.net.read(Weights.read(Path(settings.begin)))
            else:
                held = self.net.begin(self.glimpse(), torch.Generator().manual_seed(seed))
        else:
            made = [Batch.load(one, threads=settings.threads) for one in saved["batches"]]
            held = saved["weights"]
        self.lanes = [Lane(batch, number * each, self.device) for number, batch in enumerate(made)]
        self.learner = Learner(self.net, settings, held)
        self.past = Past(self.net, settings, each)
        self.generator = torch.Generator(self.device).manual_seed(seed)
        self.dice = torch.Generator().manual_seed(seed)
        self.updates = 0
        self.answers = 0
        self.games = torch.zeros((), dtype=torch.int64, device=self.device)
        self.seconds = 0.0
        self.met = torch.zeros(2, self.game.seats[-1] + 1, device=self.device)  # victories and games, by players
        if saved is not None:
            self.put_back(saved)
        self.players = torch.cat([torch.from_numpy(lane.batch.players) for lane in self.lanes]).to(self.device)
        self.frames = Frames(self.players, self.game.seats[-1])
        rows = torch.arange(settings.tables, device=self.device) % each
        self.ours = (rows // len(settings.seats) % self.players).to(torch.uint8)  # our seat, where past selves play
        stretch = settings.steps, settings.tables, self.lanes[0].batch.shapes, self.device
        self.played, self.spare = Played(*stretch), Played(*stretch)
        self.waited = {"tables": 0.0, "device": 0.0}  # seconds, for who wants to know what to wait less for
        self.full = False  # whether `played` holds something to learn from
        self.pool = ThreadPoolExecutor(1, "tables")

    def glimpse(self) -> Any:
        """Observations of some random games."""
        tables, answers = SEEN
        luck = numpy.random.default_rng(self.seed)
        with Batch(self.game, tables, self.settings.seats, mix(self.seed + LANES)) as batch:
            frame = batch.frame()
            batch.observe(frame)
            for _ in range(answers):
                batch.step(((1 - luck.random(frame.masks.shape, "float32")) * frame.masks).argmax(1), frame)
            return torch.from_numpy(frame.observations)

    # ------------------------------------------------------------------ playing

    def stretch(self) -> None:
        """Plays one stretch, and learns from the one before it."""
        before, self.played, self.spare = self.played, self.spare, self.played
        now, steps = self.played, LANES * self.settings.steps
        work: Iterator[None] = iter(())
        done, total = 0, 0
        now.lesson = self.updates < self.settings.lessons
        for step in range(self.settings.steps):
            for number, lane in enumerate(self.lanes):
                self.wait(lane)
                if step:
                    now.hear(step - 1, lane)
                elif self.full:
                    before.hear(self.settings.steps - 1, lane)
                now.look(step, lane)
                self.answer(now, step, lane)
                lane.step(self.pool)
                place = LANES * step + number + 1
                if place == LANES and self.full:
                    work, total = self.lessons_of(before, now.values[0], now.seats[0])
                while done * (steps - LANES) < total * (place - LANES):
                    next(work)
                    done += 1
        for _ in work:
            pass
        self.end_update()
        self.full = True
        self.answers += self.settings.steps * self.settings.tables

    def drain(self) -> None:
        """Learns from what is left, so that nothing is under way."""
        if not self.full:
            return
        now = self.spare
        for lane in self.lanes:
            lane.wait()
            self.played.hear(self.settings.steps - 1, lane)
            now.look(0, lane)
            self.think(now, 0, lane)
        work, _ = self.lessons_of(self.played, now.values[0], now.seats[0])
        for _ in work:
            pass
        self.full = False

    def think(self, now: Played, step: int, lane: Lane) -> Any:
        """Values, and numbers for the actions."""
        with torch.no_grad():
            numbers, standing = self.net.think(self.learner.layers, now.observations[step, lane.rows])
            now.values[step, lane.rows] = chances(standing, self.frames.seated[lane.rows]).exp()
        return numbers

    def answer(self, now: Played, step: int, lane: Lane) -> None:
        """Answers for every table of a lane; returns when the answers are there."""
        rows = lane.rows
        numbers, masks = self.think(now, step, lane), now.masks[step, rows]
        with torch.no_grad():
            counts = masks.sum(-1) > 1
            if self.past.rows:
                theirs = slice(rows.start, rows.start + self.past.rows)
                rival = now.seats[step, theirs] != self.ours[theirs]
                other = self.past.think(now.observations[step, rows])
                numbers[: self.past.rows] = torch.where(rival[:, None], other, numbers[: self.past.rows])
                counts[: self.past.rows] &= ~rival
            logs = chances(numbers, masks)
            chosen = draw(logs, self.generator)
            if now.lesson:
                advised = torch.from_numpy(lane.batch.advise(mix(self.seed + self.answers + step)))
                taught = advised.to(self.device)
                now.taught[step, rows] = taught
                own = torch.rand(len(taught), generator=self.generator, device=self.device) < self.settings.lesson_own
                chosen = torch.where(own, chosen, taught)
            now.actions[step, rows] = chosen
            now.logs[step, rows] = logs.gather(1, chosen[:, None])[:, 0]
            now.counts[step, rows] = counts
            lane.answers.copy_(chosen, non_blocking=True)
        start = perf_counter()
        if self.device.type == "cuda":
            torch.cuda.current_stream().synchronize()
        self.waited["device"] += perf_counter() - start

    def wait(self, lane: Lane) -> None:
        start = perf_counter()
        lane.wait()
        self.waited["tables"] += perf_counter() - start

    # ------------------------------------------------------------------ learning

    def lessons_of(self, played: Played, last: Any, last_seats: Any) -> tuple[Iterator[None], int]:
        """The steps of the optimiser a stretch is good for, to be taken one by one, and how many they are."""
        settings = self.settings
        with torch.no_grad():
            wanted = targets(played, self.frames, last, last_seats, settings.trace)
            gains = wanted[..., 0] - played.values[..., 0]
            gains = self.evened(gains, played.counts)
            which = played.counts.reshape(-1).nonzero()[:, 0]
            self.games += played.ends.sum()
            self.count_past(played)
        batch = min(settings.batch, len(which))
        rounds = len(which) // batch if batch else 0
        flat = {
            name: getattr(played, name).flatten(0, 1) for name in ("observations", "masks", "actions", "taught", "logs")
        }
        flat |= {"targets": wanted.flatten(0, 1), "gains": gains.flatten(0, 1)}
        seated = self.frames.seated

        def work() -> Iterator[None]:
            for _ in range(settings.epochs):
                order = which[torch.randperm(len(which), generator=self.generator, device=self.device)]
                for number in range(rounds):
                    rows = order[number * batch : (number + 1) * batch]
                    some = {name: value[rows] for name, value in flat.items()}
                    some["seated"] = seated[rows % settings.tables]
                    self.learner.step(some, self.seconds, played.lesson)
                    self.learner.refresh()
                    yield

        return work(), settings.epochs * rounds

    def evened(self, gains: Any, counts: Any) -> Any:
        """Gains of tables of so many players weigh as much as those of others, and one on average."""
        found = gains
        for players in sorted(set(self.settings.seats)):
            here = (counts & (self.players == players)[None]).float()
            number = here.sum().clamp(min=1)
            mean = (gains * here).sum() / number
            spread = (((gains - mean) ** 2 * here).sum() / number).sqrt()
            found = torch.where((self.players == players)[None], (gains - mean) / (spread + 1e-6), found)
        return found

    def count_past(self, played: Played) -> None:
        """How we fared against past selves."""
        ours = self.ours.long().expand(len(played.ends), -1)
        won = played.rewards.gather(2, ours[..., None])[..., 0].sum(0)
        each, theirs = len(self.ours) // LANES, torch.zeros_like(won)
        for lane in range(LANES):
            theirs[lane * each : lane * each + self.past.rows] = 1
        self.met[0].index_add_(0, self.players.long(), won * theirs)
        self.met[1].index_add_(0, self.players.long(), played.ends.sum(0) * theirs)

    def met_past(self) -> dict[str, float]:
        """The share of the victories against past selves since this was asked last, by the number of players."""
        won, games = self.met.tolist()
        self.met.zero_()
        return {f"past@{players}": won[players] / count for players, count in enumerate(games) if count}

    def end_update(self) -> None:
        self.updates += 1
        if self.updates <= self.settings.lessons or self.updates % self.settings.magnet_every == 0:
            self.learner.hold()
        if self.updates > self.settings.lessons and self.updates % self.settings.past_every == 0:
            self.past.keep(self.learner.held, self.dice)

    # ------------------------------------------------------------------ kept

    def state(self) -> dict[str, Any]:
        """All that is needed to go on exactly here."""
        self.drain()
        return {
            "settings": self.settings.told(),
            "seed": self.seed,
            "weights": {name: value.detach() for name, value in self.learner.held.items()},
            "optimiser": self.learner.optimiser.state_dict(),
            "taken": self.learner.taken,
            "magnet": self.learner.magnet,
            "past": self.past.kept,
            "playing": self.past.playing,
            "generator": self.generator.get_state(),
            "dice": self.dice.get_state(),
            "batches": [lane.batch.save() for lane in self.lanes],
            "updates": self.updates,
            "answers": self.answers,
            "games": int(self.games),
            "seconds": self.seconds,
        }

    def put_back(self, saved: dict[str, Any]) -> None:
        self.learner.optimiser.load_state_dict(saved["optimiser"])
        self.learner.taken = saved["taken"]
        self.learner.magnet = saved["magnet"]
        self.learner.slow = self.net.ready(self.learner.magnet)
        self.past.kept = saved["past"]
        self.past.choose(saved["playing"])
        self.generator.set_state(saved["generator"].cpu())
        self.dice.set_state(saved["dice"].cpu())
        self.updates, self.answers, self.seconds = saved["updates"], saved["answers"], saved["seconds"]
        self.games += saved["games"]

    def close(self) -> None:
        for lane in self.lanes:
            lane.wait()
            lane.batch.close()
        self.pool.shutdown()
