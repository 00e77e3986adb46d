"""Standing orders of Fortuna: the tax, and privilege cards that wait for their moment."""

from collections.abc import Mapping
from typing import Any, Final

from ...core.standing import Asked, Menu, Sentence, Standing
from .declaration import *

COINS: Final = tuple(str(coins) for coins in range(1, 11))
NOTHING_TO_DELIVER, WHATEVER = "nothing", "whatever"
AT_ONCE, AT_THE_END, THROUGH_THE_GATE, INTO_THE_PALACE = "at-once", "end", "gate", "palace"


def tax(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """Pays the tax, whatever could be delivered or only where nothing can, as long as there are so many coins."""
    if asked.step != D_FAVOR.name or asked.view.provinces[asked.seat].money < int(chosen["coins"]):
        return None
    delivers = any(text.startswith("favor ") for text in asked.legal)
    return None if delivers and chosen["when"] == NOTHING_TO_DELIVER else "tax"


def play(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """Plays a privilege card one holds at its moment. Which steps bring one through the gate, the view has reckoned."""
    text, when = chosen["card"], chosen["when"]
    held = asked.view.hands[asked.seat] or ()
    if asked.step not in [step.name for step in WINDOW] or text.split()[1] not in held:
        return None
    if when == AT_THE_END:
        return text if asked.step == D_END.name else None
    if when == AT_ONCE:
        return text
    province = asked.view.provinces[asked.seat]
    missing = province.to_gate if when == THROUGH_THE_GATE else province.to_palace
    effects = {one.action: one.changes for one in asked.view.effects[asked.seat] or ()}
    steps = effects.get(asked.legal.get(text, NONE), {}).get("square", 0)
    return text if 0 < missing <= steps else None


def favors(_state: Any, _seat: int) -> tuple[Menu, ...]:
    return Menu("when", (NOTHING_TO_DELIVER, WHATEVER)), Menu("coins", COINS)


def moments(state: Any, seat: int) -> tuple[Menu, ...]:
    """The plays of the cards in one's own hand, each with what it can be played for (F-PROTO-5)."""
    found = []
    for number, card in enumerate(state.box.deck.privileges):
        if state.hand[seat] >> number & 1 and card.effect != SCORE_CARD:
            whats = {STEP_CARD: ("",), PIECE_CARD: PLAY_NAMES[:FOR_CUBE]}.get(card.effect, PLAY_NAMES[FOR_CUBE:ALONE])
            found += [f"play {card.id} {what}".strip() for what in whats]
    return Menu("card", tuple(found)), Menu("when", (AT_ONCE, AT_THE_END, THROUGH_THE_GATE, INTO_THE_PALACE))


STANDING: Final = Standing(
    step=lambda view: str(view.steps[-1].name) if view.steps else "",
    turn=lambda view: (view.round * len(view.podium) + len(view.podium) - len(view.to_play), view.turn),
    sentences=(Sentence("tax", (D_FAVOR,), favors, tax), Sentence("play", WINDOW, moments, play)),
)
