"""Lutèce, by Nicolas Sato (2016): the rules are in docs/rules/lutece.md, the cards in cards.toml."""

from .game import GAME

__all__ = ["GAME"]
