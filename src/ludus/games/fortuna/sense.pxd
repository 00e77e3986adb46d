cimport cython
from libc cimport math

from ...core.types cimport u64
from . cimport execute, scoring
from .names cimport *
from .zones cimport Zones

@cython.locals(step=int, answers=int, plays=int, best=int, most=int, value=int, i=int, noise=int)
cdef int suggest(Zones s, int seat, u64 roll) noexcept nogil
cdef int appeal(Zones s, int seat, int step, int action) noexcept nogil
@cython.locals(goods=int)
cdef int lure(Zones s, int seat, int card) noexcept nogil
cdef int execution_appeal(Zones s, int seat, int action) noexcept nogil
@cython.locals(favor=int)
cdef int favor_appeal(Zones s, int seat, int action) noexcept nogil
@cython.locals(furthest=int, left=int, warmth=double, total=double, worth=double, service=double)
cdef void estimate(Zones s) noexcept nogil
