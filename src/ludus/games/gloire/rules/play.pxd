cimport cython

from . cimport build, ends, legionary, patron, prison, setup, sources, thinker, turn, units
from ..declaration cimport *
from .zones cimport Zones

cdef int family(int kind) noexcept nogil
@cython.locals(step=int)
cdef void options(Zones s, int seat) noexcept nogil
cdef void resolve(Zones s, int seat, int action) noexcept nogil
@cython.locals(step=int)
cdef void choose(Zones s, int seat, int action) noexcept nogil
@cython.locals(step=int, seat=int)
cdef void advance(Zones s) noexcept nogil
@cython.locals(favoured=int)
cdef void abdicate(Zones s, int seat, int action) noexcept nogil
