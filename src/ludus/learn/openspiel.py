"""OpenSpiel: after `register()`, `pyspiel.load_game("ludus_lutece(players=2)")`.

Chance moves once, before everything else: it draws the deal, and all later luck of the table follows from it. Nobody
sees it, so an information state holds what a seat knows and what it has answered, and nothing of the deal. Resampling
draws anew everything the player does not know, the luck to come included.
"""

from __future__ import annotations

import hashlib
from typing import Any, Self

from .. import registry
from ..core.errors import IllegalAction
from ..core.game import Game
from .needs import needed

pyspiel: Any = needed("pyspiel", "openspiel")

import numpy  # noqa: E402

DEALS = 1000  # how many deals chance chooses from, unless it is said
LONGEST = 100_000  # answers, many times those of a real game


def register() -> list[str]:
    """Makes every installed game known to OpenSpiel; returns their names there."""
    known = set(pyspiel.registered_names())
    made = []
    for title in registry.titles():
        name = f"ludus_{title}"
        if name not in known:
            pyspiel.register_game(kind(registry.game(title)), maker(title))
        made.append(name)
    return made


def kind(game: Game[Any]) -> Any:
    return pyspiel.GameType(
        short_name=f"ludus_{game.name}",
        long_name=f"Ludus: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,  # nobody may have won
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "deals": DEALS, **usual(game)},
    )


def usual(game: Game[Any]) -> dict[str, str | int]:
    """The options of a game and what holds where nothing is said, typed as OpenSpiel reads them."""
    return {one.name: int(one.default) if one.default.isdigit() else one.default for one in game.choices}


def maker(title: str) -> type:
    """The class of one title, as OpenSpiel wants it: made from parameters alone."""

    class Titled(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(registry.game(title), params or {})

    return Titled


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One title for a number of players."""

    def __init__(self, game: Game[Any], params: dict[str, Any]) -> None:
        self.rules = game
        self.players = params.get("players", game.seats[0])
        self.deals = params.get("deals", DEALS)
        self.options = {name: str(params[name]) for name, word in usual(game).items() if params.get(name, word) != word}
        if self.deals < 1:
            raise ValueError(f"deals is {self.deals}, expected at least 1")
        game.new(self.players, 0, **self.options)  # what cannot be played is refused now
        said = {name: value for name, value in params.items() if name in self.options or name in ("players", "deals")}
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind(game), info, said)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, bool(iig_obs_type and iig_obs_type.perfect_recall))


class Table:
    """A position that OpenSpiel may copy deeply: a clone is enough."""

    def __init__(self, state: Any = None) -> None:
        self.state = state

    def __deepcopy__(self, _: Any) -> Self:
        return type(self)(None if self.state is None else self.state.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress: before the deal, a chance node; `said` are the answers of each player so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.players = game.players
        self.deals = game.deals
        self.options = game.options
        self.table = Table()
        self.said: list[list[int]] = [[] for _ in range(game.players)]

    def __deepcopy__(self, memory: Any) -> SpielState:
        return self.clone()  # type: ignore[no-any-return]

    def current_player(self) -> Any:
        state = self.table.state
        if state is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if state.over else state.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.table.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        state = self.table.state
        if state is None:
            if not 0 <= action < self.deals:
                raise IllegalAction(f"deal {action}, expected 0 to {self.deals - 1}")
            self.table.state = self.rules.new(self.players, action, **self.options)
        else:
            seat = state.seat
            state.apply(seat, action)
            self.said[seat].append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.rules.write_action(self.table.state, player, action)

    def is_terminal(self) -> bool:
        return self.table.state is not None and self.table.state.over

    def returns(self) -> list[float]:
        return [0.0] * self.players if self.table.state is None else self.table.state.outcome()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another state this player cannot tell from this one; what the others have answered in secret is forgotten."""
        found: SpielState = self.clone()
        if self.table.state is None:
            return found
        found.table = Table(self.table.state.determinize(player, int(sampler() * (1 << 62))))
        found.said = [list(said) if seat == player else [] for seat, said in enumerate(self.said)]
        return found

    def __str__(self) -> str:
        return "before the deal" if self.table.state is None else self.rules.write(self.table.state)


class Observer:
    """The observation of a seat as floats, from 0 to 1; an information state recalls the seat's answers, too."""

    def __init__(self, game: Game[Any], recalls: bool) -> None:
        self.game = game
        self.recalls = recalls
        self.high = numpy.frombuffer(game.observation.high, numpy.uint8).astype(numpy.float32)
        self.bytes = numpy.zeros(game.observation.size, numpy.uint8)
        self.tensor = numpy.zeros(game.observation.size, numpy.float32)
        fields = game.observation.fields.values()
        self.dict = {field.name: self.tensor[field.slice].reshape(field.shape or (1,)) for field in fields}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.table.state is not None:
            state.table.state.write_observation(player, self.bytes)
            numpy.divide(self.bytes, self.high, out=self.tensor, where=self.high > 0)

    def string_from(self, state: SpielState, player: int) -> str:
        """A short name of what the seat knows."""
        if state.table.state is None:
            return "before the deal"
        known = hashlib.sha256(self.game.observation.of(state.table.state, player)).hexdigest()[:32]
        said = " " + ",".join(map(str, state.said[player])) if self.recalls else ""
        return f"seat {player} knows {known}{said}"
