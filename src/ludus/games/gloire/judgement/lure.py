"""How useful a function is, from what it does: worked out once for each design of a box, a search asks all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..declaration import *

if TYPE_CHECKING:
    from ..rules.box import Box


def of(box: Box, design: int) -> int:
    """In tenths of a point."""
    found = 4 * box.gives[design][HAND_LIMIT] + 5 * box.gives[design][VAULT_ADD]
    found += 4 * box.gives[design][CLIENT_ADD] + 10 * max(box.gives[design][CLIENT_FACTOR] - 1, 0)
    found += 10 * box.gives[design][THINK_AFTER] + 15 * box.gives[design][HIRE_ACTIONS]
    grants = box.gives[design][GRANTS]
    if grants & (SEVERAL_UNITS | ARCHITECT_FROM_POOL | MERCHANT_FROM_HAND | MERCHANT_FROM_DECK):
        found += 20
    elif grants:
        found += 8
    acting = box.gives[design][ANY_CARD_AS] | box.gives[design][MATERIAL_ON_ANY]
    for role in range(ROLES):
        acting |= box.gives[design][CLIENT_AS + role]
    if acting:
        found += 10
    if box.gives[design][CLIENT_ACTIONS] > 1 or box.gives[design][COMPLETING] or box.vp_stock[design]:
        found += 15
    if box.gives[design][ANY_MATERIAL_ON] or box.active_unfinished[design] or box.gives[design][WIN_CLIENTS]:
        found += 8
    if box.gives[design][DEMAND_STOCK] or box.gives[design][DEMAND_CLIENTS] or box.protects[design]:
        found += 6
    if box.completion_role[design] != NONE:
        found += 25
    return found
