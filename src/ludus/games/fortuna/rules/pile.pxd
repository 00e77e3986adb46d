cimport cython

from ..declaration cimport *
from .zones cimport Zones

@cython.locals(card=int)
cdef void draw(Zones s, int seat, int cards) noexcept nogil
cdef void refill(Zones s) noexcept nogil
@cython.locals(card=int, top=int, at=int)
cdef void fill(Zones s, int cards) noexcept nogil
