cimport cython

from . cimport opening
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(count=int, seat=int, at=int, top=int)
cdef void deal(Zones s, int seats, int sides, int draft) noexcept nogil
