cimport cython

from ..declaration cimport *
from .zones cimport Zones

@cython.locals(role=int)
cdef void options(Zones s, int seat) noexcept nogil
cdef int wanted(Zones s) noexcept nogil
cdef bint can_play(Zones s, int seat, int role) noexcept nogil
@cython.locals(first=int, design=int)
cdef void offer_units(Zones s, int seat, int role) noexcept nogil
@cython.locals(found=int)
cdef int played_of(Zones s, int material) noexcept nogil
cdef bint is_petition(Zones s) noexcept nogil
@cython.locals(material=int, chosen=int, first=int, rest=int, design=int)
cdef void offer_petition_cards(Zones s, int seat) noexcept nogil
cdef int spare(Zones s, int seat, int design) noexcept nogil
cdef void resolve(Zones s, int seat, int action) noexcept nogil
@cython.locals(chosen=int)
cdef bint finished(Zones s, int seat, int action) noexcept nogil
cdef void think(Zones s, int seat) noexcept nogil
@cython.locals(units=int, leads=bint, action=int)
cdef void play(Zones s, int seat) noexcept nogil
cdef void put_down(Zones s, int seat, int design) noexcept nogil
