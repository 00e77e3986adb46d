cimport cython

from ..declaration cimport *
from .zones cimport Zones

cdef void score(Zones s) noexcept nogil
@cython.locals(seat=int, resource=int, amount=int, talent=int)
cdef void count(Zones s) noexcept nogil
@cython.locals(zero=int, first=int, holders=int, last=int, losers=int, order=int, worth=int)
cdef void majority(Zones s, int resource) noexcept nogil
@cython.locals(more=int)
cdef int ahead(Zones s, int seat, int other, int resource) noexcept nogil
@cython.locals(more=int)
cdef int behind(Zones s, int seat, int other, int resource) noexcept nogil
@cython.locals(giver=int)
cdef int talents(Zones s, int seat, int resource, int talent) noexcept nogil
cdef void bonus(Zones s, int seat, int card) noexcept nogil
cdef int most_markets(Zones s, int seat, int first) noexcept nogil
cdef void spend(Zones s, int card, int times) noexcept nogil
cdef int beats(Zones s, int seat, int other) noexcept nogil
