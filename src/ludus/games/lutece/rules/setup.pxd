cimport cython

from ..declaration cimport *
from .zones cimport Zones

cdef void deal(Zones s, int seats) noexcept nogil
cdef void remove_markets(Zones s) noexcept nogil
cdef void stack(Zones s, int card) noexcept nogil
cdef void shuffle(Zones s, int row) noexcept nogil
cdef void hide(Zones s, int viewer) noexcept nogil
cdef void guess_bid(Zones s, int seat) noexcept nogil
