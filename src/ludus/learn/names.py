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

# What is done at a table in a turn of work.
CHECK: Final = 0
PLAY: Final = 1
ADVISE: Final = 2

# What comes of it, where it is not the number of a table at which something went wrong.
FINE: Final = -1
UNFIT: Final = -2

# Tables that a thread plays before it looks for more.
PART: Final = 16
# The words that threads share, a line of the cache for all and one for each: as many as no two lines lie on one.
LINE: Final = 16
