"""What La Gloire de Rome holds, counted, so that nothing appears or vanishes."""

from collections import Counter

from ...core import block
from ...core.game import Game
from .rules.state import State


def counted(game: Game[State], state: State) -> Counter[str]:
    """Every Order card and every Senator in one place (G-COMP-1, G-COMP-4), and every site (G-COMP-5)."""
    cards = {card.id for card in state.box.deck.designs} | {"senator"}
    found: Counter[str] = Counter(senator=state.pile)
    for key, name, values in block.sections(game.write(state), game.keys):
        if key in ("table", "random", "picked"):
            continue
        for word in (name, *values):
            head, _, count = word.partition("@")[0].partition("!")[0].partition("*")
            if key == "stack" and head == "fountain":
                found[values[2]] += 1
            elif key != "stack" and head in cards:
                found[head] += int(count or 1)
            if key in ("town", "country") or (name == "sites" and word != name):
                found["sites"] += 0 if head == "-" else int(count or 1)
            elif "@" in word:
                found["sites"] += 1
    return found
