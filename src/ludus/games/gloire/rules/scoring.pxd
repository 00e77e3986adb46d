cimport cython

from ..declaration cimport *
from .zones cimport Zones

cdef void score(Zones s, bint opened) noexcept nogil
@cython.locals(best=int, most=int, found=int)
cdef void vaults(Zones s) noexcept nogil
@cython.locals(found=int, first=int, order=int)
cdef int best(Zones s, int among) noexcept nogil
cdef int beats(Zones s, int seat, int other) noexcept nogil
@cython.locals(found=int, other=int)
cdef int place(Zones s, int seat) noexcept nogil
