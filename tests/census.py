"""Counting what a game holds, so that nothing appears or vanishes: one function a game, over the written position."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from ludus.core import block
from ludus.core.game import Game


def lutece(game: Game[Any], state: Any) -> Counter[str]:
    """Every card of the deck that is used, each in one place (L-COMP-1). Gold is counted by L-PROTO-8's own test."""
    used = {card.id for card in state.box.deck.cards if card.min_players <= state.seats}
    found: Counter[str] = Counter()
    for key, name, values in block.sections(game.write(state), game.keys):
        if key in ("table", "random"):
            continue
        found.update(word.partition("@")[0] for word in (name, *values) if word.partition("@")[0] in used)
    return found


CENSUS: Final[dict[str, Callable[[Game[Any], Any], Counter[str]]]] = {"lutece": lutece}
