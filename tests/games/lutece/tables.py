"""Lutèce on the test bench."""

from typing import Final

import ludus
from tests.support import Desk

DESK: Final = Desk(ludus.game("lutece"))
play, legal, why_not, position, assert_position = (
    DESK.play, DESK.legal, DESK.why_not, DESK.position, DESK.assert_position,
)  # fmt: skip
