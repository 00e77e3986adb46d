cimport cython

from . cimport buildings, ends
from ..declaration cimport *
from .zones cimport Zones

cdef void begin(Zones s, int seat) noexcept nogil
cdef bint can_take(Zones s, int seat, int other, int design) noexcept nogil
cdef void options(Zones s, int seat) noexcept nogil
@cython.locals(site=int, gives=int, place=int, other=int, design=int)
cdef void resolve(Zones s, int seat, int action) noexcept nogil
