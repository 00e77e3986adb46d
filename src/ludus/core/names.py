"""The fixed sizes of the core."""

from typing import Final

EVENTS: Final = 512  # what one answer can make happen, told in order
MOST_SEATS: Final = 8
MASK: Final = (1 << 64) - 1  # the bits of a number of the generators

# Of a search.
NODES: Final = 1 << 19  # of all trees together; a full search goes on without growing
DEPTH: Final = 512  # answers from the root to a leaf
SPACE: Final = 1024  # larger than the action space of any game
DICE: Final = 16  # more than dice can show; numbered after the answers
LOGS: Final = 1 << 15  # logarithms looked up rather than computed

# Of a net.
MOST_BYTES: Final = 4096  # of an observation
WIDEST: Final = 1024  # the most of a layer
LAYERS: Final = 3  # between the observation and the answer, at most
BRIGHTEST: Final = 4095  # of a layer's levels: WIDEST of them times any weights fit into 31 bits
HEAVIEST: Final = 127  # a weight
PLACES: Final = 7  # bits by which what is small in an observation is made larger than what is large
OCTAVE: Final = 65536  # logits are counted in parts of a doubling
FARTHEST: Final = 1 << 24  # no logit is farther from 0
ONE: Final = 1 << 24  # the weight of the likeliest answer
COOL: Final = 256  # as likely as the net says: larger is nearer to the best, smaller nearer to chance
WHOLE: Final = 65536  # the shares of all seats together
