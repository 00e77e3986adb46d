"""PettingZoo: every seat is an agent. `Table` asks one at a time, `OpenTable` all that may answer at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from operator import index
from secrets import randbelow
from typing import Any

from ..core.errors import IllegalAction
from ..core.game import Game
from .needs import BadInput, checked_game, checked_seats, needed

needed("pettingzoo")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402

from .spaces import Legal, legal, masks, observations, seen  # noqa: E402

SEEDS = 1 << 63


class Seats:
    """One table, and its seats as agents `seat_0`, `seat_1` ..."""

    def __init__(
        self, game: str | Game[Any], seats: int | None, render_mode: str | None, options: dict[str, Any]
    ) -> None:
        self.game = checked_game(game)
        self.number = checked_seats(self.game, seats)
        self.game.new(self.number, 0, **options)  # options that cannot be played are refused now
        if render_mode not in (None, "ansi"):
            raise BadInput(f"render_mode is {render_mode!r}, expected None or 'ansi'")
        self.metadata = {"name": f"ludus_{self.game.name}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.options = options
        self.possible_agents = [f"seat_{seat}" for seat in range(self.number)]
        self.agents: list[str] = []
        told = spaces.Dict({"observation": observations(self.game), "action_mask": masks(self.game)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, told)
        self.action_spaces = {
            agent: Legal(self.game.actions, partial(self.legal, seat))
            for seat, agent in enumerate(self.possible_agents)
        }
        self.state_of_game: Any = None

    def legal(self, seat: int) -> Any:
        return legal(self.game, self.table(), seat)

    def seat_of(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadInput(f"agent {agent!r} is not known, expected one of: {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self.possible_agents[self.seat_of(agent)]]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self.possible_agents[self.seat_of(agent)]]

    def deal(self, seed: int | None) -> None:
        """A new game: that of `game.new` with the same seed."""
        self.state_of_game = self.game.new(self.number, randbelow(SEEDS) if seed is None else seed, **self.options)
        self.agents = list(self.possible_agents)

    def table(self) -> Any:
        if self.state_of_game is None:
            raise BadInput("nothing is dealt: call reset first")
        return self.state_of_game

    def told(self, seat: int) -> dict[str, Any]:
        return {"observation": seen(self.game, self.table(), seat), "action_mask": self.legal(seat)}

    def shares(self) -> dict[str, float]:
        """Each seat's share of the victory; zeros before the end."""
        return dict(zip(self.possible_agents, self.table().outcome(), strict=True))

    def everything(self) -> Any:
        """All that lies on the table, before seat 0, for a critic."""
        import numpy

        found = numpy.zeros(self.game.observation.everything.size, numpy.uint8)
        self.table().write_observation(0, found, True)
        return found

    def written(self) -> str | None:
        return None if self.render_mode is None else self.game.write(self.table())


class Table(Seats, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """The seats answer one after the other. The rewards of a game come at its end: each seat's share of the victory."""

    def __init__(
        self, game: str | Game[Any], seats: int | None, render_mode: str | None, options: dict[str, Any]
    ) -> None:
        AECEnv.__init__(self)
        Seats.__init__(self, game, seats, render_mode, options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table().seat]

    def observe(self, agent: str) -> Any:
        return self.told(self.seat_of(agent))

    def state(self) -> Any:
        return self.everything()

    def step(self, action: Any) -> None:
        table = self.table()
        if not self.agents:
            raise BadInput("the game is over: call reset for the next one")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.game.answer(table, self.seat_of(agent), number(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.shares()
        if table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[table.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.written()

    def close(self) -> None:
        self.state_of_game = None


class OpenTable(Seats, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """All seats that a question is open to answer at once; who is not asked says what he likes, and it is not heard.

    Answers count clockwise from the first who is asked. One that the answers before it have overtaken does not count:
    its seat is asked again.
    """

    def __init__(
        self, game: str | Game[Any], seats: int | None, render_mode: str | None, options: dict[str, Any]
    ) -> None:
        Seats.__init__(self, game, seats, render_mode, options)
        if not self.game.at_once:
            raise BadInput(f"{self.game.name} asks one seat at a time: use aec")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.deal(seed)
        return self.all_told(), {agent: {} for agent in self.agents}

    def all_told(self) -> dict[str, Any]:
        return {agent: self.told(seat) for seat, agent in enumerate(self.possible_agents)}

    def state(self) -> Any:
        return self.everything()

    def step(self, actions: Mapping[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        table = self.table()
        if not self.agents:
            raise BadInput("the game is over: call reset for the next one")
        if not isinstance(actions, Mapping):
            raise BadInput(f"actions are {type(actions).__name__}, expected a dictionary by agent")
        first = table.seat
        asked = [seat for k in range(self.number) if table.pending >> (seat := (first + k) % self.number) & 1]
        silent = [agent for seat in asked if (agent := self.possible_agents[seat]) not in actions]
        if silent:
            raise BadInput(f"no action for {', '.join(silent)}: the question is open to them")
        said = {seat: number(actions[self.possible_agents[seat]]) for seat in asked}
        for seat, action in said.items():
            if not 0 <= action < self.game.actions or not table.allows(seat, action):
                raise IllegalAction(f"seat {seat}: action {action} is not legal here")
        question = table.question
        for seat, action in said.items():
            if table.question == question and table.allows(seat, action):
                table.apply(seat, action)
        over = dict.fromkeys(self.agents, table.over)
        cut = dict.fromkeys(self.agents, False)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if table.over:
            self.agents = []
        return self.all_told(), self.shares(), over, cut, infos

    def render(self) -> str | None:
        return self.written()

    def close(self) -> None:
        self.state_of_game = None


def number(action: Any) -> int:
    """An action as a whole number; what is none is refused like an illegal one."""
    try:
        return index(action)
    except TypeError:
        raise IllegalAction(f"action {action!r} is no whole number") from None
