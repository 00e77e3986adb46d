"""Gymnasium: one seat learns, the others are rivals. `One` is one table, `Many` are the tables of a batch."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

from ..core.game import Game
from .batch import Batch, Frame
from .needs import BadInput, checked_game, checked_seats, needed, whole
from .rivals import Rival

needed("gymnasium")

import gymnasium  # noqa: E402
import numpy  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.envs.registration import EnvSpec  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from .spaces import Legal, observations  # noqa: E402

USUAL = "guided"  # as playouts are played, natively
REFUSE, LOSE = "refuse", "lose"  # what becomes of an illegal action: an error and nothing else, or the game


def company(rivals: Sequence[Rival] | None, seats: int) -> list[Rival]:
    """The rivals of the one who learns: nobody of them may be the learner himself."""
    found: list[Rival] = [USUAL] * (seats - 1) if rivals is None else list(rivals)
    if None in found:
        raise BadInput("rivals has a None: here the caller plays one seat, in a batch he may play several")
    return found


class One(gymnasium.Env[Any, Any]):
    """One table. The learner's seat moves on with every game; the reward is his share of the victory, at the end.

    `info["action_mask"]` and `action_masks()` tell what is legal; `action_space.sample()` keeps to it. An illegal
    action is refused, or with `illegal="lose"` ends the game without a reward.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        rivals: Sequence[Rival] | None = None,
        render_mode: str | None = None,
        illegal: str = REFUSE,
        **options: Any,
    ) -> None:
        found = checked_game(game)
        self.game = found
        if illegal not in (REFUSE, LOSE):
            raise BadInput(f"illegal is {illegal!r}, expected {REFUSE!r} or {LOSE!r}")
        self.illegal = illegal
        self.number = checked_seats(found, seats)
        self.rivals = company(rivals, self.number)
        if render_mode not in (None, "ansi"):
            raise BadInput(f"render_mode is {render_mode!r}, expected None or 'ansi'")
        self.render_mode = render_mode
        self.options = options
        self.observation_space = observations(found)
        self.action_space = Legal(found.actions, self.action_masks)
        words = {"game": found.name, "seats": self.number, "rivals": self.rivals, "illegal": illegal, **options}
        name = f"ludus/{found.name}-v{found.observed}"
        self.spec = EnvSpec(name, f"{__name__}:One", kwargs={**words, "render_mode": render_mode})
        self.batch: Batch | None = None
        self.frame: Frame | None = None
        self.over = True
        self.fresh().close()  # what cannot be played is refused now

    def fresh(self) -> Batch:
        seed = int(self.np_random.integers(1 << 62))
        return Batch(self.game, 1, self.number, seed, self.rivals, **self.options)

    def dealt(self) -> tuple[Batch, Frame]:
        if self.batch is None or self.frame is None:
            raise BadInput("nothing is dealt: call reset first")
        return self.batch, self.frame

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        fresh = self.fresh()
        if self.batch is not None:
            self.batch.close()
        self.batch = fresh
        self.frame = self.batch.frame()
        self.batch.observe(self.frame)
        self.over = False
        return self.frame.observations[0].copy(), self.told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        batch, frame = self.dealt()
        if self.over:
            raise BadInput("the game is over: call reset for the next one")
        seat = int(frame.seats[0])
        if self.illegal == LOSE and self.is_illegal(action):
            self.over = True
            return frame.observations[0].copy(), 0.0, True, False, self.told()
        batch.step(numpy.array([action]), frame)
        self.over = bool(frame.ends[0])
        reward = float(frame.rewards[0, seat])
        return frame.observations[0].copy(), reward, self.over, False, self.told()

    def is_illegal(self, action: Any) -> bool:
        """Whether it is an action that is not legal now; what is none at all loses nothing and is refused."""
        try:
            return index(action) not in self.dealt()[1].masks[0].nonzero()[0]
        except TypeError:
            return False

    def told(self) -> dict[str, Any]:
        _, frame = self.dealt()
        return {"action_mask": self.action_masks(), "seat": int(frame.seats[0])}

    def action_masks(self) -> Any:
        """1 for each action that is legal now."""
        return self.dealt()[1].masks[0].astype(numpy.int8)

    def render(self) -> Any:
        return None if self.render_mode is None else self.game.write(self.dealt()[0].state(0))

    def close(self) -> None:
        if self.batch is not None:
            self.batch.close()
        self.batch = self.frame = None


class Many(VectorEnv[Any, Any, Any]):
    """The tables of a batch. After the end of a game the observation is the first of the next one (same step)."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        tables: int,
        seats: int | None = None,
        rivals: Sequence[Rival] | None = None,
        threads: int = 1,
        **options: Any,
    ) -> None:
        found = checked_game(game)
        number = checked_seats(found, seats)
        self.num_envs = tables = whole("tables", tables, 1)
        self.settings = (found, tables, number), company(rivals, number), threads, options
        self.single_observation_space = observations(found)
        self.observation_space = observations(found, tables)
        self.single_action_space = spaces.Discrete(found.actions)
        self.action_space = batch_space(self.single_action_space, tables)
        self.batch = self.fresh(0)
        self.frame = self.batch.frame()
        self.dealt = False

    def fresh(self, seed: int | Sequence[int]) -> Batch:
        words, rivals, threads, options = self.settings
        return Batch(*words, seed, rivals, threads, **options)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        if self.closed:
            raise BadInput("the environment is closed")
        if isinstance(seed, int) or seed is None:
            super().reset(seed=seed)
        fresh = self.fresh(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        self.batch.close()
        self.batch = fresh
        self.batch.observe(self.frame)
        self.dealt = True
        return self.frame.observations.copy(), self.told()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        if not self.dealt:
            raise BadInput("nothing is dealt: call reset first")
        seats = self.frame.seats.astype(numpy.intp)
        self.batch.step(actions, self.frame)
        rewards = self.frame.rewards[numpy.arange(self.num_envs), seats].astype(numpy.float64)
        ends = self.frame.ends.astype(bool)
        return self.frame.observations.copy(), rewards, ends, numpy.zeros_like(ends), self.told()

    def told(self) -> dict[str, Any]:
        return {"action_mask": self.frame.masks.astype(numpy.int8), "seat": self.frame.seats.copy()}

    def close_extras(self, **_: Any) -> None:
        self.batch.close()
