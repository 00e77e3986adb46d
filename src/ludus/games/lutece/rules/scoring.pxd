cimport cython

from ..declaration cimport *
from .zones cimport Zones

cdef void score(Zones s) noexcept nogil
@cython.locals(seat=int, resource=int, amount=int, talent=int)
cdef void count(Zones s) noexcept nogil
cdef void majority(Zones s, int resource) noexcept nogil
cdef bint ahead(Zones s, int seat, int other, int resource) noexcept nogil
cdef bint behind(Zones s, int seat, int other, int resource) noexcept nogil
cdef void bonus(Zones s, int seat, int card) noexcept nogil
cdef int most_markets(Zones s, int seat, int first) noexcept nogil
cdef void spend(Zones s, int card, int times) noexcept nogil
cdef int beats(Zones s, int seat, int other) noexcept nogil
@cython.locals(found=int, other=int)
cdef int place(Zones s, int seat) noexcept nogil
