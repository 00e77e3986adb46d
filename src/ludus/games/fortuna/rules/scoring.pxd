cimport cython

from ..declaration cimport *
from .zones cimport Zones

@cython.locals(seat=int, card=int)
cdef void score(Zones s) noexcept nogil
cdef bint in_rome(Zones s, int seat) noexcept nogil
cdef int scored(Zones s, int seat, int card) noexcept nogil
@cython.locals(count=int)
cdef int counted(Zones s, int seat, int what) noexcept nogil
cdef int beats(Zones s, int seat, int other) noexcept nogil
@cython.locals(found=int, other=int)
cdef int place(Zones s, int seat) noexcept nogil
