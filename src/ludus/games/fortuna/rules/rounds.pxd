cimport cython

from ..declaration cimport *
from .zones cimport Zones

cdef void begin(Zones s) noexcept nogil
@cython.locals(seat=int, water=int, own_card=int)
cdef void begin_turn(Zones s) noexcept nogil
cdef void end_turn(Zones s) noexcept nogil
cdef void end_round(Zones s) noexcept nogil
@cython.locals(first=int, seat=int, distance=int, place=int)
cdef void set_podium(Zones s) noexcept nogil
@cython.locals(supply=int, favor=int, more=int)
cdef void place_tokens(Zones s) noexcept nogil
cdef void end(Zones s, int reason) noexcept nogil
