cimport cython

from ..declaration cimport *
from .zones cimport Zones

cdef void score(Zones s, bint opened) noexcept nogil
@cython.locals(best=int, most=int, found=int)
cdef void vaults(Zones s) noexcept nogil
@cython.locals(found=int, first=int, order=int)
cdef int best(Zones s, int among) noexcept nogil
