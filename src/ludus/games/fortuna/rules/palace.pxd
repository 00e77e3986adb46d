cimport cython

from . cimport pile
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(start=int)
cdef void approach(Zones s, int seat, int steps) noexcept nogil
cdef void arrive(Zones s, int seat) noexcept nogil
@cython.locals(card=int, cards=int)
cdef void options(Zones s, int seat) noexcept nogil
@cython.locals(card=int, other=int)
cdef void resolve(Zones s, int seat, int action) noexcept nogil
