"""La Gloire de Rome, by Carl Chudyk (2011): the rules are in docs/rules/gloire.md, the cards in cards.toml."""

from ...core.native import install

install(__name__)

from .game import GAME  # noqa: E402

__all__ = ["GAME"]
