"""The numbers that tables and those who set them agree on."""

from typing import Final

# Who answers for a seat. Numbers above these stand for rivals that need Python.
CALLER: Final = 0
UNIFORM: Final = 1
GUIDED: Final = 2

# The words a table keeps: where its deals begin, how many there were, and the luck of its rivals.
SEED: Final = 0
DEALS: Final = 1
LUCK: Final = 2
WORDS: Final = 3

# The words of a turn of work that threads share: the turn, its parts that are done, what went wrong; then its parts.
TURN: Final = 3
# Tables that a thread plays before it looks for more.
PART: Final = 16
# How often it looks for a turn before it goes back to sleep: about a millisecond.
LOOKS: Final = 2000
