"""Micatio for Ludus: the rules are in rules.md, the words in words/."""
