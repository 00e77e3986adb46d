"""Lutèce, by Nicolas Sato (2016): the rules are in docs/rules/lutece.md, the cards in cards.toml."""

from ...core.native import install

install(__name__)

from .game import GAME  # noqa: E402

__all__ = ["GAME"]
