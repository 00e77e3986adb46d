cimport cython

from . cimport palace, pile
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(cards=int, card=int, base=int)
cdef void options(Zones s, int seat) noexcept nogil
cdef bint has_room(Zones s, int seat, int kind) noexcept nogil
@cython.locals(first=int, second=bint, cube=int)
cdef void cubes(Zones s, int fixed, int base) noexcept nogil
@cython.locals(card=int, what=int, kind=int)
cdef void play(Zones s, int seat, int action) noexcept nogil
@cython.locals(tokens=int)
cdef void draw(Zones s, int seat) noexcept nogil
@cython.locals(card=int, other=int)
cdef void keep_options(Zones s, int seat) noexcept nogil
cdef int kept_by(Zones s, int action) noexcept nogil
@cython.locals(rest=int, first=int, card=int)
cdef int discarding(Zones s, int action) noexcept nogil
@cython.locals(kept=int, card=int)
cdef void keep(Zones s, int seat, int action) noexcept nogil
