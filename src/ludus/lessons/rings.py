"""The things of a table that a lesson can ring, as the browser calls them (`data-thing`, `data-place`).

A seat is its number, a card its id in the card file. `score` is the table of points, `score-<part>` one of its columns.
"""

import re
from typing import Final

SEAT: Final = "[0-4]"
RINGS: Final = {
    game: re.compile("|".join(patterns))
    for game, patterns in {
        # A card wherever it lies; a place of the market, the coins on its card; the card of a hand that is revenue; a
        # seat, its purse, its cards, its two face-down cards (0 left); a pile; what one has of a Resource.
        "lutece": (
            r"[a-z]+-[1-9]", "slot-[A-E1-5]", "coins-[A-E1-5]", "revenue", f"(seat|purse|home)-{SEAT}",
            f"bid-{SEAT}-[01]", "pile-(characters|locations)", "good-(bread|potion|gladius|beer)", "bank",
            "score(-(majority|prestige|influence|fortune))?",
        ),
        # A card of a side, a favor, a privilege card, a building; a side by its colour; what lies before a seat.
        "fortuna": (
            "card-[a-z_]+", "favor-[1-6]", "privilege-P[0-9]{2}", "plot-[a-z_]+", "side-[a-z]+",
            f"(plate|purse|hand|marker|money|water|wheat|wine|centurions|vestals)-{SEAT}", "felt", "pile", "supply",
            "goddess", "rome", "score(-[a-z]+)?",
        ),
        # A card or material by its name; what lies before a seat; sites in and out of town.
        "gloire": (
            "[a-z_]+", f"(seat|city|vault|hand)-{SEAT}", f"(stock|client)-{SEAT}-[a-z]+", f"{SEAT}-building-[a-z_]+",
            "(town|country|site|pool)-[a-z]+", "score(-[a-z]+)?",
        ),
    }.items()
}  # fmt: skip


def known(game: str, ring: str) -> bool:
    """Whether a table of the game has a thing of that name; one from elsewhere may call its things as it likes."""
    return game not in RINGS or bool(RINGS[game].fullmatch(ring))
