"""What Lutèce holds, counted, so that nothing appears or vanishes."""

from collections import Counter

from ...core import block
from ...core.game import Game
from .rules.state import State


def counted(game: Game[State], state: State) -> Counter[str]:
    """Every card of the deck that is used, each in one place (L-COMP-1). Gold is counted by L-PROTO-8's own test."""
    used = {card.id for card in state.box.deck.cards if card.min_players <= state.seats}
    found: Counter[str] = Counter()
    for key, name, values in block.sections(game.write(state), game.keys):
        if key in ("table", "random"):
            continue
        found.update(word.partition("@")[0] for word in (name, *values) if word.partition("@")[0] in used)
    return found
