cimport cython

from . cimport buildings, ends, laborer
from ..declaration cimport *
from .zones cimport Zones

cdef void begin(Zones s, int seat) noexcept nogil
@cython.locals(kind=int)
cdef void options(Zones s, int seat) noexcept nogil
@cython.locals(kind=int)
cdef void resolve(Zones s, int seat, int action) noexcept nogil
@cython.locals(stage=int, done=int, distance=int)
cdef void go_on(Zones s, int seat) noexcept nogil
@cython.locals(found=int)
cdef int seen_in_all(Zones s, int seat) noexcept nogil
cdef bint reaches(Zones s, int seat, int distance) noexcept nogil
@cython.locals(first=int)
cdef void demand_options(Zones s, int seat) noexcept nogil
@cython.locals(design=int)
cdef void demand_resolve(Zones s, int seat, int action) noexcept nogil
@cython.locals(given=int)
cdef void demand_from_hand(Zones s, int seat, int other) noexcept nogil
@cython.locals(demander=int, free=bint, first=int)
cdef void give_options(Zones s, int seat) noexcept nogil
@cython.locals(material=int, after=int)
cdef bint forced(Zones s, int seat, int design) noexcept nogil
@cython.locals(demander=int)
cdef void give_resolve(Zones s, int seat, int action) noexcept nogil
cdef bint can_give_more(Zones s, int seat) noexcept nogil
@cython.locals(count=int)
cdef void give_all(Zones s, int seat, int demander) noexcept nogil
cdef bint give(Zones s, int seat, int demander, int design) noexcept nogil
@cython.locals(each=int, design=int)
cdef void demand_from_stockpile(Zones s, int seat, int other) noexcept nogil
cdef bint lions(Zones s, int seat) noexcept nogil
@cython.locals(other=int)
cdef int prey(Zones s, int seat, int distance, int role) noexcept nogil
@cython.locals(first=int, action=int)
cdef void lions_options(Zones s, int seat) noexcept nogil
@cython.locals(count=int)
cdef void lions_resolve(Zones s, int seat, int action) noexcept nogil
@cython.locals(design=int)
cdef bint throw(Zones s, int seat, int other, int role) noexcept nogil
