cimport cython

from ....core.types cimport i8
from . cimport buildings, ends
from ..declaration cimport *
from .zones cimport Zones

cdef void deal(Zones s, int seats) noexcept nogil
@cython.locals(card=int)
cdef void swap(i8 *row, int i, int j) noexcept nogil
@cython.locals(lowest=int, front=int, design=int)
cdef void find_first(Zones s, int among, int first) noexcept nogil
cdef void show(Zones s, int seat, int design) noexcept nogil
cdef int only(Zones s, int among) noexcept nogil
cdef void options(Zones s, int seat) noexcept nogil
@cython.locals(design=int, lowest=int, among=int)
cdef void resolve(Zones s, int seat, int action) noexcept nogil
