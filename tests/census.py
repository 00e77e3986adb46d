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


def fortuna(game: Game[Any], state: Any) -> Counter[str]:
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


def gloire(game: Game[Any], state: Any) -> Counter[str]:
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


CENSUS: Final[dict[str, Callable[[Game[Any], Any], Counter[str]]]] = {
    "fortuna": fortuna,
    "gloire": gloire,
    "lutece": lutece,
}
