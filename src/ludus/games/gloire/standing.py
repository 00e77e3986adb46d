"""Standing orders of La Gloire de Rome: to follow or to think when a role is led; powers are used as in every game."""

from collections.abc import Mapping
from typing import Any, Final

from ...core.standing import Asked, Menu, Sentence, Standing
from .declaration import *

ANY_ROLE, WHATEVER, NONE_HELD = "any", "whatever", "none"
CARD_OF_ROLE, WITH_SENATOR = "card", "with-senator"


def follow(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """While others lead a role: one card of it, where one kind is in the hand, one Senator, or thinking. Who thinks
    says in the same breath what is drawn."""
    view, does = asked.view, chosen["does"]
    following = view.leader != asked.seat and bool(view.stack) and view.stack[0].a == FOLLOWING
    if not following or chosen["role"] not in (ANY_ROLE, view.role):
        return None
    if asked.step == THINK_STEP.name:
        return does if does in WAY_NAMES else None
    if asked.step != FOLLOW_STEP.name:
        return None
    if view.picks[asked.seat]:  # G-B-PALACE-1: one unit lies there, more might
        return "pass" if does not in WAY_NAMES and "pass" in asked.legal else None
    cards = [text for text in asked.legal if text.startswith("play ") and text != "play senator"]
    if (cards and chosen["held"] == NONE_HELD) or (len(cards) > 1 and does == CARD_OF_ROLE):
        return None
    return {WITH_SENATOR: "play senator", CARD_OF_ROLE: cards[0] if cards else "play"}.get(does, "think")


def roles(_state: Any, _seat: int) -> tuple[Menu, ...]:
    return (
        Menu("role", (ANY_ROLE, *ROLE_NAMES)),
        Menu("held", (WHATEVER, NONE_HELD)),
        Menu("does", (*WAY_NAMES, CARD_OF_ROLE, WITH_SENATOR)),
    )


STANDING: Final = Standing(
    step=lambda view: str(view.step),
    turn=lambda view: (view.turn, view.leader),
    sentences=(Sentence("follow", (FOLLOW_STEP, THINK_STEP), roles, follow),),
)
