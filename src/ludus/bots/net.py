"""The bot that answers at once: a trained net looks at what its seat knows, and nothing is imagined."""

from .. import nets
from ..core.names import COOL, MASK
from ..core.position import Position
from ..core.random import mix
from .bot import BadSetting

COLDEST = 0.01  # below, nothing but the best answer is left


class NetBot:
    """Gives the best answer; `warmth` lets it stray, at 1 as far as the net was unsure when it was trained.

    What the others cannot see is always mixed as the net mixes it. `name` is the file of another net than the game's.
    """

    def __init__(self, warmth: float = 0.0, name: str = "", seed: int = 0) -> None:
        if not 0 <= warmth <= 1:
            text = f"warmth is {warmth}, expected 0 to 1"
            raise BadSetting(text, "no-share", setting="warmth", value=str(warmth))
        check_name(name)
        self.warmth = warmth
        self.name = name
        self.seed = seed
        self.asked = 0

    def choose(self, state: Position, seat: int) -> int:
        legal = state.legal(seat)
        self.asked += 1
        if len(legal) == 1:
            return legal[0]
        roll = mix(mix(self.seed & MASK) + self.asked & MASK)
        cool = round(COOL / self.warmth) if self.warmth > COLDEST else 0
        return nets.net(state.game, self.name).choose(state, seat, cool, roll)

    def serves(self, game: str) -> None:
        """Refuses a game it has no net for."""
        serve(game, self.name)

    def __repr__(self) -> str:
        given = {"warmth": (self.warmth, 0.0), "name": (self.name, ""), "seed": (self.seed, 0)}
        return f"NetBot({', '.join(f'{key}={value!r}' for key, (value, usual) in given.items() if value != usual)})"


def check_name(name: str) -> None:
    """Refuses a name that could be a path."""
    if not nets.NAME.fullmatch(name):
        raise BadSetting(f"name is {name!r}, expected letters, digits and hyphens", "no-net-name", value=name)


def serve(game: str, name: str) -> None:
    """Refuses, as a setting, a game that has no net."""
    try:
        nets.find(game, name)
    except nets.NoNet as error:
        raise BadSetting(str(error), "no-net", file=nets.path(game, name).name) from None
    except nets.BadNet as error:
        raise BadSetting(str(error), "bad-net", file=nets.path(game, name).name) from None


def net(seed: int = 0, warmth: float = 0.0, name: str = "") -> NetBot:
    """Answers at once, as a net has learned it."""
    return NetBot(warmth, name, seed)
