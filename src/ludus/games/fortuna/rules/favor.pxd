cimport cython

from . cimport palace
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(face=int)
cdef void roll(Zones s, int seat) noexcept nogil
cdef void roll_due(Zones s, int seat) noexcept nogil
@cython.locals(up=int, lowest=int, highest=int, face=int, start=int, first=int)
cdef void options(Zones s, int seat) noexcept nogil
@cython.locals(remaining=int, favor=int, most=int, number=int)
cdef void fulfilments(Zones s, int seat, int up) noexcept nogil
cdef bint can_fulfil(Zones s, int seat, int up) noexcept nogil
cdef int favor_of(int action) noexcept nogil
@cython.locals(face=int, up=int)
cdef int die_for(Zones s, int seat, int action) noexcept nogil
@cython.locals(die=int, favor=int, steps=int, number=int, kind=int)
cdef void resolve(Zones s, int seat, int action) noexcept nogil
@cython.locals(amount=int, start=int)
cdef void tax(Zones s, int seat, int die) noexcept nogil
@cython.locals(favor=int, tokens=int)
cdef void take_tokens(Zones s, int seat) noexcept nogil
cdef bint may_flip(Zones s, int seat) noexcept nogil
cdef void flip_options(Zones s, int seat) noexcept nogil
cdef void flip(Zones s, int seat, int action) noexcept nogil
