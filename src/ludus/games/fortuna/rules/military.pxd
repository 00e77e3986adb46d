cimport cython

from . cimport execute
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(spent=int, cards=int, slot=int, card=int)
cdef void options(Zones s, int seat) noexcept nogil
cdef void resolve(Zones s, int seat, int action) noexcept nogil
