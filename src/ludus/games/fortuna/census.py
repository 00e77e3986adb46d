"""What Fortuna holds, counted, so that nothing appears or vanishes."""

from collections import Counter

from ...core import block
from ...core.game import Game
from .rules.state import State


def counted(game: Game[State], state: State) -> Counter[str]:
    """Cubes, pieces, buildings, tokens, and every card in one place (F-COMP-6, F-COMP-7)."""
    view = game.view(state, -1)
    found: Counter[str] = Counter(view.supply) + Counter(view.buildings)
    for province in view.provinces:
        found["water"] += province.aqueduct
        for kind in ("water", "wheat", "wine", "vestals", "centurions", "dice"):
            found[kind] += getattr(province, kind)
        found.update(province.buildings)
    held = sum(step.number for step in view.steps if step.name == "flip")
    found["tokens"] = view.tokens + view.palace_tokens + held + sum(favor.tokens for favor in view.favors)
    found.update(card for side in view.sides for card in side.cards)
    found.update(view.open_cards)
    cards = {card.id for card in state.box.deck.privileges}
    for _, name, values in block.sections(game.write(state), game.keys):
        if name != "took":
            found.update(word for word in values if word in cards)
    return found
