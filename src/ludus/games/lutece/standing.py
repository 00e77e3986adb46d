"""Standing orders of Lutèce: to match in the bribes what rivals lay."""

from collections.abc import Mapping
from typing import Any, Final

from ...core.standing import EVERYBODY, Asked, Menu, Sentence, Standing
from .declaration import *

UP_TO: Final = tuple(str(gold) for gold in range(10))


def match(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """Lays what the highest rival has laid, up to so much on each card, then agrees. No card becomes too dear."""
    if asked.step != BRIBES.name:
        return None
    view, seat = asked.view, asked.seat
    highest = max(gold for other, laid in enumerate(view.bribes) if other != seat for gold in laid)
    free = min(view.purses[seat], *(gold for gold in view.leeway[seat] or () if gold is not None), LARGEST_RAISE)
    for place, name in enumerate(POSITION_NAMES):
        gold = min(highest, int(chosen[name])) - view.bribes[seat][place]
        if gold > 0 and free > 0:
            return f"raise {name} {min(gold, free)}"
    return "agree"


def places(_state: Any, _seat: int) -> tuple[Menu, ...]:
    return tuple(Menu(name, UP_TO) for name in POSITION_NAMES)


STANDING: Final = Standing(
    step=lambda view: str(view.step),
    turn=lambda view: (view.round, EVERYBODY),
    sentences=(Sentence("match", (BRIBES,), places, match),),
)
