"""Fortuna, by Michael Rieneck and Stefan Stadler (2011): rules in docs/rules/fortuna.md, figures in cards.toml."""

from .game import GAME

__all__ = ["GAME"]
