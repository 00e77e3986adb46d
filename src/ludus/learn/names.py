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
