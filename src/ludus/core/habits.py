"""How a search gets on best with a game (docs/decisions/0004-how-the-search-looks.md)."""

from typing import NamedTuple


class Habits(NamedTuple):
    """Settings that each game chooses for itself; who asks for a search may choose others."""

    explore: float  # how much doubt weighs against what was seen
    widen: float  # how many answers of the question are tried when the budget is spent
    horizon: int  # after how many answers a game is judged instead of played on
    look: int  # iterations of a short look
