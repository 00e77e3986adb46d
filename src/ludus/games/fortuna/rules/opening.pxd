cimport cython

from . cimport pile, rounds
from ..declaration cimport *
from .zones cimport Zones

cdef void begin(Zones s) noexcept nogil
@cython.locals(taken=int)
cdef void draft_options(Zones s, int seat) noexcept nogil
cdef void draft(Zones s, int seat, int action) noexcept nogil
cdef void pass_draft(Zones s) noexcept nogil
@cython.locals(taken=int, count=int, card=int, top=int, at=int, dealt=int, distance=int, side=int)
cdef void finish(Zones s) noexcept nogil
cdef void lock_options(Zones s, int seat) noexcept nogil
cdef void lock(Zones s, int seat, int action) noexcept nogil
cdef int size(int cards) noexcept nogil
