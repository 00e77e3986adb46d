"""Bots at a table: they are asked off the event loop, see only what their seat may know, and answer at a set pace."""

import secrets
from typing import Any, Final

import structlog

from .. import bots
from .protocol import MOST_ACTIONS

LOG: Final = structlog.get_logger()
LAST_RESORT: Final = "uniform"


def decision(bot: str, state: Any, seat: int) -> list[int]:
    """What a bot would answer, up to where something new would be seen: picks of one set arrive as one decision.

    The bot plays on a position in which all its seat does not know is drawn anew, so nothing it does can tell more.
    """
    imagined = state.determinize(seat, secrets.randbits(64))
    barrier, question = imagined.barrier, imagined.question
    player = bots.make(bot, secrets.randbits(32))
    actions: list[int] = []
    while len(actions) < MOST_ACTIONS:
        action = bots.decide(player, imagined, seat, secrets.randbits(64))
        actions.append(action)
        imagined.apply(seat, action)
        alone = imagined.pending == 1 << seat
        if imagined.over or imagined.barrier != barrier or imagined.question == question or not alone:
            break
        question = imagined.question
    return actions


def safe_decision(bot: str, state: Any, seat: int) -> list[int]:
    """A bot that fails is replaced for this answer by one that cannot."""
    try:
        return decision(bot, state, seat)
    except Exception:
        LOG.exception("bot failed", bot=bot, game=state.game, seat=seat)
        return decision(LAST_RESORT, state, seat)


def delay(pace: float, thought: float) -> float:
    """How long to wait before a bot's answer is given, so that the time it took says nothing."""
    if pace <= 0:
        return 0.0
    beats = int(thought // pace) + 1
    return beats * pace - thought
