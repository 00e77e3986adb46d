"""Fortuna, by Michael Rieneck and Stefan Stadler (2011): rules in docs/rules/fortuna.md, figures in cards.toml."""

from ...core.native import install

install(__name__)

from .game import GAME  # noqa: E402

__all__ = ["GAME"]
