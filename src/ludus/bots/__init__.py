"""Bots: finding them, and asking them without letting them see what their seat does not know.

A bot of one's own is a class with one method, registered through the entry point group `ludus.bots`.
"""

from ..core.native import install

install(__name__)

from .. import registry  # noqa: E402
from ..core.position import Position  # noqa: E402
from . import settings  # noqa: E402
from .bot import BadSetting, Bot  # noqa: E402


def names() -> list[str]:
    """The names of the bots that are installed, sorted."""
    return registry.names("ludus.bots")


def make(name: str, seed: int = 0, game: str = "") -> Bot:
    """A bot by its name, with settings if there are any: `master:seconds=0.1`. Same name and seed, same choices.

    Where the game is told, a bot that cannot play it (its `serves` says so) is refused.
    """
    head, *words = name.split(":")
    maker = registry.load("ludus.bots", head)
    bot: Bot = maker(seed=seed, **settings.read(head, maker, words))
    if game and (serves := getattr(bot, "serves", None)):
        serves(game)
    return bot


def decide(bot: Bot, state: Position, seat: int, seed: int) -> int:
    """Asks a bot. It gets a state in which everything its seat does not know has been drawn anew."""
    return bot.choose(state.determinize(seat, seed), seat)


__all__ = ["BadSetting", "Bot", "decide", "make", "names"]
