cimport cython

from ..declaration cimport *
from .zones cimport Zones

cdef void choose_options(Zones s, int seat) noexcept nogil
cdef void choose(Zones s, int seat, int action) noexcept nogil
@cython.locals(distance=int, cards=int, card=int, slot=int)
cdef void swap_options(Zones s, int seat) noexcept nogil
@cython.locals(given=int, side=int, taken=int, both=int)
cdef void swap(Zones s, int seat, int action) noexcept nogil
