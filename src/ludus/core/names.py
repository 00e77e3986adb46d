"""The fixed sizes of the core."""

from typing import Final

EVENTS: Final = 512  # what one answer can make happen, told in order
MOST_SEATS: Final = 8

# Of a search.
NODES: Final = 1 << 19  # of all trees together; a full search goes on without growing
DEPTH: Final = 512  # answers from the root to a leaf
SPACE: Final = 1024  # larger than the action space of any game
DICE: Final = 16  # more than dice can show; numbered after the answers
LOGS: Final = 1 << 15  # logarithms looked up rather than computed
