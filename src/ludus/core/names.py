"""The fixed sizes of the core; the build writes names.pxd from them."""

from typing import Final

EVENTS: Final = 512  # what one answer can make happen, told in order
MOST_SEATS: Final = 8
