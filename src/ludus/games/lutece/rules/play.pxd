from . cimport bids, bribes, contest, gain, offers, purchase
from ..declaration cimport *
from .zones cimport Zones

cdef int menu(Zones s, int seat) noexcept nogil
cdef void resolve(Zones s, int seat, int action) noexcept nogil
cdef void advance(Zones s) noexcept nogil
