cimport cython

from . cimport exchange, execute, favor, military, opening, palace, privilege, rounds
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(step=int, seat=int)
cdef void options(Zones s) noexcept nogil
@cython.locals(step=int)
cdef void resolve(Zones s, int seat, int action) noexcept nogil
@cython.locals(step=int)
cdef int observed(Zones s, int action) noexcept nogil
@cython.locals(step=int, seat=int)
cdef void advance(Zones s) noexcept nogil
cdef void ask(Zones s, int seat, int step) noexcept nogil
