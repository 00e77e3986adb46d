"""La Gloire de Rome, by Carl Chudyk (2011): the rules are in docs/rules/gloire.md, the cards in cards.toml."""

from .game import GAME

__all__ = ["GAME"]
