"""Engines of other people, each measured by a small program in an environment of its own."""
