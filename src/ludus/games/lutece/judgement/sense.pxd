cimport cython
from libc cimport math

from ....core.types cimport u64
from ..rules cimport scoring
from ..declaration cimport *
from ..rules.zones cimport Zones

@cython.locals(total=int, first=int, second=int)
cdef int suggest_bid(Zones s, int seat, u64 roll) noexcept nogil
cdef int draw(Zones s, int total, int roll) noexcept nogil
@cython.locals(number=int, value=int, role=int)
cdef int lure(Zones s, int seat, int card) noexcept nogil
@cython.locals(position=int, gold=int)
cdef int suggest_raise(Zones s, int seat, u64 roll) noexcept nogil
cdef int suggest_support(Zones s, int seat, u64 roll) noexcept nogil
@cython.locals(left=int, warmth=double, total=double, worth=double)
cdef void estimate(Zones s) noexcept nogil
